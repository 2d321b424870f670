public import CellConfiguration
public import CellLayout
import CellText
public import Foundation

extension ConfigurableView {
  /// Returns the height that the view needs at a width, in points.
  ///
  /// A pending update pass runs first, and properties are updated. The height is cached until an
  /// input changes.
  public func preferredHeight(fitting width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    if isPropertyUpdateNeededBelow { updatePropertiesIfNeeded() }
    let margins = cellContext(fitting: width).cellLayoutMargins
    if let cachedHeight, cachedHeight.width == width, cachedHeight.margins == margins {
      return cachedHeight.height
    }
    updater.record(.measured)
    updater.inspector?.heightIsMeasured(of: self, width: width, margins: margins)
    let displayed = needsLayout ? nil : cachedLayout
    let height = layout(width: width, height: nil).layout.size.height
    // Measuring at another width does not change the displayed frames.
    if let displayed { cachedLayout = displayed }
    cachedHeight = (width, margins, height)
    return height
  }

  /// Whether the height of the last request is still valid.
  package var isHeightCached: Bool { cachedHeight != nil }

  /// Discards the cached height and requests layout.
  ///
  /// Changes of configurations, traits and accessories do so automatically.
  public func invalidateHeight() {
    cachedHeight = nil
    cachedLayout = nil
    setNeedsLayout()
  }

  /// Discards the height and the frames of the background.
  func invalidateFrames() {
    background.layout = nil
    invalidateHeight()
  }

  /// The frames of all parts; `nil` before the first layout, and while a new one is due.
  ///
  /// A toolkit uses it to place accessories and separators.
  public var cellLayout: ListCellLayout? { cachedLayout?.layout }

  /// The displayed content, background, accessories and indentation, in the state of the last pass.
  ///
  /// Use it for snapshots in tests, for layouts without the view, and for encoding. It does not run
  /// a pending pass: call `updateConfigurationIfNeeded()` first.
  ///
  /// Its content is `nil` if the view shows no list content; snapshots of such a value fail. It
  /// includes neither the traits of the view nor the margins of its list: in a snapshot, put it
  /// into a document with that list.
  public var displayedConfiguration: ListCellConfiguration {
    var configuration = displayedParts
    if content.listView == nil, let view = content.view {
      configuration.contentViewName = "\(type(of: view))"
    }
    configuration.setState(currentState)
    return configuration
  }

  /// The displayed configuration without the name of the content view, which would be a new string.
  var displayedParts: ListCellConfiguration {
    var configuration = arrangedContent
    configuration.background = background.applied
    configuration.accessibility = ownAccessibility
    return configuration
  }

  /// The accessibility attributes that were assigned to the view or that a subclass overrides.
  private var ownAccessibility: AccessibilityAttributes {
    let isElement = isAccessibilityElement
    let traits = accessibilityTraits
    return AccessibilityAttributes(
      isElement: isElement == isUsuallyAccessibilityElement ? accessibility.isElement : isElement,
      label: accessibilityLabel, value: accessibilityValue, hint: accessibilityHint,
      traits: traits.isEmpty ? accessibility.traits : traits, identifier: accessibilityIdentifier)
  }

  /// The frames, resolved colors and lines of text for drawing; `nil` while ``cellLayout`` is
  /// `nil`.
  ///
  /// Colors are resolved with the view's current traits and tint. An animation runs between two
  /// such values. Custom content views and background views are included with the steps in their
  /// ``CellView/displayContents``. Each call resolves everything again.
  public var cellPresentation: CellPresentation? { DisplayedCell(self)?.presentation }

  /// The accessibility elements of the view, in reading order; `nil` while ``cellLayout`` is `nil`.
  ///
  /// Frames are in the view's coordinates. Attributes that you set or override take precedence.
  /// Content other than list content provides its own elements.
  ///
  /// - Parameter words: The words for accessories.
  public func accessibilityElements(
    words: AccessibilityVocabulary = .english
  ) -> [AccessibilityElement]? {
    var elements = cellLayout?.accessibilityElements(of: displayedParts, words: words)
    if elements?.isEmpty == false {
      elements?[0].customActions += (accessibilityCustomActions ?? []).enumerated().map {
        .init(name: $1.name, source: .view(index: $0))
      }
    }
    return elements
  }

  /// Returns the margins of the list that the traits name (G30), or the defaults outside lists.
  func listMargins(
    fitting width: CGFloat, _ context: borrowing LayoutContext
  ) -> DirectionalEdgeInsets {
    var outermost: CellView = self
    while let superview = outermost.superview { outermost = superview }
    let screenWidth = outermost === self ? width : max(outermost.bounds.width, width)
    return context.layoutMargins(in: container, screenWidth: screenWidth)
  }

  /// Returns the context for layouts of the whole cell at a width.
  ///
  /// It has the margins that were set, or else the margins of the list.
  private func cellContext(fitting width: CGFloat) -> LayoutContext {
    var context = layoutContext
    context.cellLayoutMargins = ownMargins ?? listMargins(fitting: width, context)
    return context
  }

  /// The content, accessories and indentation in their current state.
  var arrangedContent: ListCellConfiguration {
    var configuration = shown
    configuration.content = content.listView?.listConfiguration
    return configuration
  }

  /// Returns the layout for a width and a height; a height of `nil` means the preferred height.
  func layout(width: CGFloat, height: CGFloat?) -> CachedCellLayout {
    let context = cellContext(fitting: width)
    if let cachedLayout, cachedLayout.width == width,
      cachedLayout.layout.margins == context.cellLayoutMargins
    {
      if cachedLayout.height == height || cachedLayout.layout.size.height == height {
        return cachedLayout
      }
    }
    let made: CachedCellLayout
    if height == nil, content.listView == nil,
      content.view != nil || content.installedView.constraintHost?.hasConstraints == true
    {
      let measurement = ListCellMeasurement(
        shown, width: width, context: context, decorations: decorations)
      let height =
        measurement.heightAroundContent
        + contentHeight(
          fitting: measurement.contentWidth, margins: measurement.contentMargins)
      made = CachedCellLayout(
        width: width, height: nil, layout: ListCellLayout(measurement, height: height))
    } else {
      let ownHeight = height == nil ? heightOfSubclass(fitting: width) : nil
      made = CachedCellLayout(
        width: width, height: height,
        layout: layoutOfList(width: width, height: height ?? ownHeight, context))
    }
    cachedLayout = made
    return made
  }

  /// Returns the height that the view would need with other list content, in points.
  ///
  /// The measurement is not kept.
  func height(of content: ListContentConfiguration, width: CGFloat) -> CGFloat {
    var configuration = arrangedContent
    configuration.content = content
    let own = cellContext(fitting: width)
    // The context has no cache, because a cache counts its requests.
    let context = LayoutContext(
      traits: own.traits, shaper: own.shaper, superviewLayoutMargins: own.superviewLayoutMargins,
      cellLayoutMargins: own.cellLayoutMargins)
    return ListCellMeasurement(
      configuration, width: width, context: context, decorations: decorations
    ).height
  }

  private func layoutOfList(
    width: CGFloat, height: CGFloat?, _ context: LayoutContext
  ) -> ListCellLayout {
    ListCellLayout(
      shown, content: content.listView?.listConfiguration, width: width, height: height,
      context: context, decorations: decorations)
  }

  /// Returns the height that a subclass computes in `sizeThatFits(_:)`; `nil` for a cell with a
  /// content configuration, and for one without subviews.
  private func heightOfSubclass(fitting width: CGFloat) -> CGFloat? {
    guard hasOwnClass, content.view == nil, !content.installedView.subviews.isEmpty else {
      return nil
    }
    isMeasuringSubclass = true
    defer { isMeasuringSubclass = false }
    let height = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return height.isFinite ? max(height, 0) : nil
  }

  /// Returns the height that the class of this module computes.
  func ownHeight(fitting width: CGFloat) -> CGFloat {
    isMeasuringSubclass
      ? layoutOfList(width: width, height: nil, cellContext(fitting: width)).size.height
      : preferredHeight(fitting: width)
  }

  /// Returns the height of a custom content view, or of views with constraints in place of one.
  private func contentHeight(fitting width: CGFloat, margins: DirectionalEdgeInsets) -> CGFloat {
    handDownMargins(margins)
    let height =
      content.view?.preferredHeight(fitting: width, in: contentEnvironment(margins))
      ?? content.installedView.contentHeight(fitting: width)
    return height.isFinite ? max(height, 0) : 0
  }

  private func contentEnvironment(_ margins: DirectionalEdgeInsets) -> ContentEnvironment {
    ContentEnvironment(
      traitCollection: currentTraits, tintColor: tintColor, inheritedMargins: margins)
  }

  /// Passes the inherited margins on to the content view.
  private func handDownMargins(_ margins: DirectionalEdgeInsets) {
    if let view = content.installedView as? ListContentView {
      view.marginsFromCell = margins
    } else {
      content.installedView.inheritMargins(margins)
    }
  }

  /// Places the content at the frame in a layout.
  func placeContent(_ cached: CachedCellLayout) {
    if let view = content.listView { return view.adopt(cached) }
    let layout = cached.layout
    handDownMargins(layout.contentMargins)
    if content.view !== content.installedView { content.installedView.frame = layout.contentFrame }
    content.view?.place(
      in: layout.contentFrame, environment: contentEnvironment(layout.contentMargins))
  }

  /// Places the background, which only a swipe moves.
  func placeBackground(_ cached: CachedCellLayout) {
    let (bounds, margins, distance) = (bounds, cached.layout.margins, cached.layout.swipeDistance)
    for view in background.installedViews where view.superview === self {
      view.frame = bounds.offsetBy(dx: distance, dy: 0)
    }
    if background.layout?.size == bounds.size, background.layoutMargins == margins { return }
    guard let applied = background.applied else { return }
    var layout = BackgroundLayout(
      applied, size: bounds.size, context: cellContext(fitting: bounds.width),
      clipRadii: decorations.clipRadii)
    layout.swipe(by: distance)
    background.layout = layout
    background.layoutMargins = margins
    if let custom = background.customView, custom.superview === self {
      custom.frame = layout.fillFrame
    }
  }
}
