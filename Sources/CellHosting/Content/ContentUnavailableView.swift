public import CellConfiguration
public import CellLayout
public import Foundation

/// A view that shows an empty state: an image, texts and buttons.
///
/// ```swift
/// let view = ContentUnavailableView(configuration: .loading())
/// view.frame = screen.bounds
/// view.layoutIfNeeded()
/// ```
///
/// A toolkit carries out its drawing steps and calls ``performAction(at:)`` with a tap. As
/// documented for `UIContentUnavailableView`. A `HostedList` shows an empty state itself: see
/// ``HostedList/contentUnavailableConfiguration``.
///
/// Like any view, it is owned by its superview or by the code that made it.
open class ContentUnavailableView: CellView, ContentView {
  private var current: ContentUnavailableConfiguration

  /// Whether content that is taller than the view can be scrolled; `false` by default.
  ///
  /// A toolkit scrolls the view by the origin of its bounds. The view then draws all content, and
  /// otherwise only the part that fits.
  open var isScrollEnabled = false

  /// Creates a view that shows a configuration.
  public init(configuration: ContentUnavailableConfiguration) {
    current = configuration
    super.init(frame: .zero)
  }

  /// Returns `nil`, because headless views have no archives.
  public required init?(coder: NSCoder) { nil }

  /// The configuration that the view shows, always one of an empty state.
  ///
  /// - Precondition: The new configuration is a `ContentUnavailableConfiguration`.
  @_disfavoredOverload
  open var configuration: any ContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? ContentUnavailableConfiguration else {
        trap(
          "Assign a ContentUnavailableConfiguration: a ContentUnavailableView cannot show a "
            + "\(type(of: newValue)).")
      }
      unavailableConfiguration = new
    }
  }

  /// The configuration that the view shows, as its concrete type.
  public var unavailableConfiguration: ContentUnavailableConfiguration {
    get { current }
    set {
      if newValue == current { return }
      current = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The frames of the parts in the current size.
  public var contentLayout: ContentUnavailableLayout { layout(in: bounds.size) }

  /// Returns the size that the content needs in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    return layout(in: CGSize(width: width, height: .infinity)).fittedSize
  }

  /// The size of the content without a limit to the width.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The steps of the background, the image, the texts and the buttons.
  open override var displayContents: [DisplayItem.Content] {
    let layout = contentLayout
    let presentation = CellPresentation(
      layout, of: current, context: context, tintColor: tintColor)
    let contents = presentation.foregroundItems.map(\.content)
    let isCut = !isScrollEnabled && layout.fittedSize.height > bounds.height
    let clip = CellPath(rect: CGRect(origin: .zero, size: bounds.size))
    return presentation.backgroundItems.map(\.content)
      + (isCut ? [.group(contents.items(.view(0)), clip: clip)] : contents)
  }

  /// The elements that assistive technology presents, in the coordinates of the view.
  public var elements: [AccessibilityElement] {
    contentLayout.accessibilityElements(of: current, context: context)
  }

  /// Runs the closure of the enabled button at a point.
  ///
  /// - Returns: The button; `nil` for none. If its action is not a closure, your app performs it.
  @discardableResult
  public func performAction(at point: CGPoint) -> ContentUnavailableLayout.Button? {
    let button = contentLayout.button(at: point, of: current)
    if let button { current[button].primaryAction?() }
    return button
  }

  private func layout(in size: CGSize) -> ContentUnavailableLayout {
    ContentUnavailableLayout(current, size: size, context: context)
  }

  private var context: LayoutContext {
    var context = layoutContext
    if let superview {
      context = context.inheriting(
        superview.directionalLayoutMargins, at: frame, in: superview.bounds.size)
    }
    return context
  }
}

extension ContentUnavailableConfiguration: ContentConfiguration {
  /// Creates a ``ContentUnavailableView``.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func makeContentView() -> any ContentView { ContentUnavailableView(configuration: self) }

  /// Returns the configuration for a state of any type.
  @_disfavoredOverload
  public func updated(for state: any ConfigurationState) -> ContentUnavailableConfiguration {
    func update(_ state: some ConfigurationState) -> ContentUnavailableConfiguration {
      updated(for: state)
    }
    return update(state)
  }
}

extension ContentUnavailableConfiguration {
  /// The properties of a button.
  subscript(button: ContentUnavailableLayout.Button) -> ButtonProperties {
    button == .primary ? buttonProperties : secondaryButtonProperties
  }
}

extension ContentUnavailableView: TouchTarget, TitledView {
  package var isOperable: Bool { isUserInteractionEnabled }

  package func tapByUser(at point: CGPoint) -> Bool { performAction(at: point) != nil }

  package var titles: [(title: String, frame: CGRect)] {
    elements.compactMap { element in element.label.map { ($0, element.frame) } }
  }
}
