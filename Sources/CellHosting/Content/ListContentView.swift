public import CellConfiguration
public import CellLayout
public import Foundation

/// The view that shows a list content configuration: an image and two texts, in a cell or anywhere.
///
/// ```swift
/// var content = ListContentConfiguration.cell()
/// content.text = "Wi-Fi"
/// let view = ListContentView(configuration: content)
/// view.frame = CGRect(x: 0, y: 0, width: 320, height: view.preferredHeight(fitting: 320))
/// view.layoutIfNeeded()
/// ```
///
/// It draws nothing: a toolkit takes frames from ``contentLayout`` and colors from the
/// configuration. A new configuration is applied by what it changes: only other fonts, margins,
/// texts or images lead to another layout. As documented for `UIListContentView`.
///
/// Owned like any view by its superview, or by whoever made it.
open class ListContentView: CellView, ContentView {
  private var current: ListContentConfiguration
  private var cachedMeasurement:
    (width: CGFloat, margins: DirectionalEdgeInsets, measurement: ListContentMeasurement)?
  private var layout: ListContentLayout?

  /// Margins that a cell hands down, instead of what follows from the superview's.
  var marginsFromCell: DirectionalEdgeInsets? {
    didSet { if marginsFromCell != oldValue { invalidateLayout() } }
  }

  /// The guide for the text; `nil` without one.
  public private(set) var textLayoutGuide: LayoutGuide?

  /// The guide for the secondary text; `nil` without one.
  public private(set) var secondaryTextLayoutGuide: LayoutGuide?

  /// The guide for the image as it is displayed; `nil` without one.
  public private(set) var imageLayoutGuide: LayoutGuide?

  /// Creates a view that shows a configuration.
  public init(configuration: ListContentConfiguration) {
    current = configuration
    super.init(frame: .zero)
    updateGuides()
  }

  /// Gives `nil`: there are no archives of headless views.
  public required init?(coder: NSCoder) { nil }

  /// What the view shows: always a list content configuration.
  ///
  /// Setting one is all it takes to show it.
  ///
  /// - Precondition: A new configuration is a list content configuration.
  @_disfavoredOverload
  open var configuration: any ContentConfiguration {
    get { current }
    set {
      guard let list = newValue as? ListContentConfiguration else {
        trap(
          "ListContentView: found a \(type(of: newValue)), expected a ListContentConfiguration"
        )
      }
      apply(list)
    }
  }

  /// Whether a configuration is a list content configuration.
  @_disfavoredOverload
  open func supports(_ configuration: any ContentConfiguration) -> Bool {
    configuration is ListContentConfiguration
  }

  /// What the view shows, with its type.
  public var listConfiguration: ListContentConfiguration {
    get { current }
    set { apply(newValue) }
  }

  /// Where image and texts lie; `nil` before the first layout.
  public var contentLayout: ListContentLayout? { layout }

  /// What a new configuration changed.
  @discardableResult
  func apply(_ configuration: ListContentConfiguration) -> ConfigurationChange {
    let change = configuration.change(from: current)
    current = configuration
    if change == .content { updateGuides() }
    if change >= .layout { invalidateLayout() }
    return change
  }

  /// The height that the content needs at a width, in points.
  public func preferredHeight(fitting width: CGFloat) -> CGFloat {
    measured(for: width).fittedSize.height
  }

  /// The size that the content needs; no wider than the given one.
  ///
  /// A width that is negative or not a number counts as 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : 0
    let fitted = measured(for: width).fittedSize
    return CGSize(width: min(fitted.width, width), height: fitted.height)
  }

  override var placesWithClientCode: Bool { type(of: self) != ListContentView.self }

  /// Places image and texts, and the guides for them.
  open override func layoutSubviews() {
    let measurement = measured(for: bounds.width)
    let layout =
      // Where there is less height than wanted, the image shrinks and the texts have more width.
      bounds.height >= measurement.fittedSize.height
      ? ListContentLayout(measurement, height: bounds.height)
      : ListContentLayout(current, size: bounds.size, context: contentContext)
    show(layout)
  }

  private func show(_ layout: ListContentLayout) {
    self.layout = layout
    textLayoutGuide?.layoutFrame = layout.textFrame ?? .zero
    secondaryTextLayoutGuide?.layoutFrame = layout.secondaryTextFrame ?? .zero
    imageLayoutGuide?.layoutFrame = layout.imageFrame ?? .zero
  }

  /// The measurement for a width, kept until something changes that it depends on.
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

  /// Takes a layout that a cell has made of the configuration.
  func adopt(
    _ layout: ListContentLayout, in frame: CGRect, margins: DirectionalEdgeInsets
  ) {
    self.frame = frame
    marginsFromCell = margins
    show(layout)
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

  private func updateGuides() {
    update(&textLayoutGuide, exists: current.shownText != nil)
    update(&secondaryTextLayoutGuide, exists: current.shownSecondaryText != nil)
    update(&imageLayoutGuide, exists: current.image != nil)
  }

  private func update(_ guide: inout LayoutGuide?, exists: Bool) {
    if exists {
      if guide == nil { guide = LayoutGuide(in: self) }
    } else {
      guide?.owningView = nil
      guide = nil
    }
  }
}
