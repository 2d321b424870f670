public import CellConfiguration
public import CellLayout
public import Foundation

/// A view that shows a list content configuration in a cell or anywhere: an image, a text and a
/// secondary text.
///
/// ```swift
/// var content = ListContentConfiguration.cell()
/// content.text = "Wi-Fi"
/// let view = ListContentView(configuration: content)
/// view.frame = CGRect(x: 0, y: 0, width: 320, height: view.preferredHeight(fitting: 320))
/// view.layoutIfNeeded()
/// ```
///
/// A toolkit carries out its drawing steps, or takes frames from ``contentLayout`` and colors from
/// the configuration. When you set a new configuration, only changes of fonts, margins, text or
/// images lead to another layout. As documented for `UIListContentView`.
///
/// Like any view, it is owned by its superview or by the code that made it.
open class ListContentView: CellView, ContentView {
  private var current: ListContentConfiguration { didSet { look += 1 } }

  /// The number of changes of the values from which the cell's steps are made.
  private(set) var look = 0
  private var cachedMeasurement:
    (width: CGFloat, margins: DirectionalEdgeInsets, measurement: ListContentMeasurement)?
  private var layout: ListContentLayout?

  /// The margins that a cell passes on; they replace the margins inherited from the superview.
  var marginsFromCell: DirectionalEdgeInsets? {
    didSet { if marginsFromCell != oldValue { invalidateLayout() } }
  }

  /// The guides requested so far; a guide refers to its view weakly, which has a cost.
  private var guides: [ListContentLayout.Element: LayoutGuide] = [:]

  /// The guide for the text; `nil` without one.
  public var textLayoutGuide: LayoutGuide? { guide(for: .text) }

  /// The guide for the secondary text; `nil` without one.
  public var secondaryTextLayoutGuide: LayoutGuide? { guide(for: .secondaryText) }

  /// The guide for the image as it is displayed; `nil` without one.
  public var imageLayoutGuide: LayoutGuide? { guide(for: .image) }

  /// Creates a view that shows a configuration.
  public init(configuration: ListContentConfiguration) {
    current = configuration
    super.init(frame: .zero)
  }

  /// Returns `nil`, because headless views have no archives.
  public required init?(coder: NSCoder) { nil }

  /// The configuration that the view shows, always a list content configuration.
  ///
  /// Setting it shows the new configuration.
  ///
  /// - Precondition: The new configuration is a list content configuration.
  @_disfavoredOverload
  open var configuration: any ContentConfiguration {
    get { current }
    set {
      guard let list = newValue as? ListContentConfiguration else {
        trap(
          "Assign a ListContentConfiguration: a ListContentView cannot show a \(type(of: newValue))."
        )
      }
      apply(list)
    }
  }

  /// Returns whether a configuration is a list content configuration.
  @_disfavoredOverload
  open func supports(_ configuration: any ContentConfiguration) -> Bool {
    configuration is ListContentConfiguration
  }

  /// The configuration that the view shows, as its concrete type.
  public var listConfiguration: ListContentConfiguration {
    get { current }
    set { apply(newValue) }
  }

  /// The frames of the image and the labels; `nil` before the first layout.
  public var contentLayout: ListContentLayout? { layout }

  /// Shows a configuration, and returns the difference from the previous one.
  @discardableResult
  func apply(_ configuration: consuming ListContentConfiguration) -> ConfigurationChange {
    let change = current.replace(with: configuration)
    if change == .content { updateGuides() }
    if change >= .layout { invalidateLayout() }
    return change
  }

  /// Returns the height that the content needs at a width, in points.
  public func preferredHeight(fitting width: CGFloat) -> CGFloat {
    measured(for: width).fittedSize.height
  }

  /// Returns the size that the content needs, at most as wide as the given size.
  ///
  /// A width that is negative or not a number counts as 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : 0
    let fitted = measured(for: width).fittedSize
    return CGSize(width: min(fitted.width, width), height: fitted.height)
  }

  /// The steps of the image and the labels, after the first layout.
  open override var displayContents: [DisplayItem.Content] {
    guard let layout else { return [] }
    let presentation = CellPresentation(
      layout, of: current, context: contentContext, tintColor: tintColor)
    return presentation.foregroundItems.map { item in
      item.alpha == 1 ? item.content : .group([item], clip: nil)
    }
  }

  override var placesWithClientCode: Bool { type(of: self) != ListContentView.self }

  /// The size of the image and the labels, without a limit to the width.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// Places the image, the labels and their guides.
  open override func layoutSubviews() {
    show(layout(in: bounds.size))
    super.layoutSubviews()
  }

  private func layout(in size: CGSize) -> ListContentLayout {
    let measurement = measured(for: size.width)
    // If the height is too small, the image shrinks and the labels get more width.
    return size.height >= measurement.fittedSize.height
      ? ListContentLayout(measurement, height: size.height)
      : ListContentLayout(current, size: size, context: contentContext)
  }

  /// Returns the frame that a guide of the view would have in another size.
  package func frame(of guide: LayoutGuide, in size: CGSize) -> CGRect {
    guard let element = guides.first(where: { $0.value === guide })?.key else { return .zero }
    return layout(in: size).frame(of: element) ?? .zero
  }

  private func show(_ layout: ListContentLayout) {
    self.layout = layout
    if guides.isEmpty { return }
    for (element, guide) in guides { guide.layoutFrame = layout.frame(of: element) ?? .zero }
  }

  /// Returns the measurement for a width, cached until an input changes.
  private func measured(for width: CGFloat) -> ListContentMeasurement {
    let context = contentContext
    if let cached = cachedMeasurement, cached.width == width,
      cached.margins == context.superviewLayoutMargins
    {
      return cached.measurement
    }
    let measurement = ListContentMeasurement(current, width: width, context: context)
    cachedMeasurement = (width, context.superviewLayoutMargins, measurement)
    return measurement
  }

  private var contentContext: LayoutContext {
    var context = layoutContext
    if let marginsFromCell {
      context.superviewLayoutMargins = marginsFromCell
    } else if let superview {
      context = context.inheriting(
        superview.directionalLayoutMargins, at: frame, in: superview.bounds.size)
    }
    return context
  }

  /// Takes the layout of the content from the layout of the cell around it.
  func adopt(_ cached: CachedCellLayout) {
    frame = cached.layout.contentFrame
    marginsFromCell = cached.layout.contentMargins
    if let layout = cached.layout.content { show(layout) }
    isLayoutNeeded = false
  }

  private func invalidateLayout() {
    cachedMeasurement = nil
    setNeedsLayout()
  }

  override func environmentChanged(_ change: EnvironmentChange) {
    switch change {
    case .margins: invalidateLayout()
    case .traits(let previous): if !currentTraits.hasSameLayout(as: previous) { invalidateLayout() }
    case .tint: break
    }
  }

  /// Whether the configuration has an element.
  private func shows(_ element: ListContentLayout.Element) -> Bool {
    switch element {
    case .image: current.image != nil
    case .text: current.shownText != nil
    case .secondaryText: current.shownSecondaryText != nil
    }
  }

  private func guide(for element: ListContentLayout.Element) -> LayoutGuide? {
    guard shows(element) else { return nil }
    if let guide = guides[element] { return guide }
    let guide = LayoutGuide(in: self)
    guide.layoutFrame = layout?.frame(of: element) ?? .zero
    guides[element] = guide
    return guide
  }

  /// Releases the guides of elements that the configuration lacks.
  private func updateGuides() {
    for (element, guide) in guides where !shows(element) {
      guide.owningView = nil
      guides[element] = nil
    }
  }
}

extension ListContentView: TextualView {
  package var wrapsText: Bool { true }

  package func baselines(atWidth width: CGFloat) -> (first: CGFloat, last: CGFloat)? { nil }
}
