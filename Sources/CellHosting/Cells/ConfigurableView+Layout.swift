public import CellConfiguration
public import CellLayout
import CellText
public import Foundation

extension ConfigurableView {
  /// Returns the height that the view needs at a width, in points.
  ///
  /// A pending update pass runs first. The height is cached until an input changes.
  public func preferredHeight(fitting width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let margins = layoutMargins(fitting: width)
    if let cachedHeight, cachedHeight.width == width, cachedHeight.margins == margins {
      return cachedHeight.height
    }
    updater.record(.measured)
    let height = layout(width: width, height: nil).layout.size.height
    cachedHeight = (width, margins, height)
    return height
  }

  /// Whether the height of the last request is still valid.
  public var isHeightCached: Bool { cachedHeight != nil }

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

  /// The frames of everything in the view; `nil` before the first layout, and when a new one is
  /// due.
  ///
  /// A toolkit uses it to place accessories and separators.
  public var cellLayout: ListCellLayout? { cachedLayout?.layout }

  /// What the view shows, as a value: content, background, accessories and indentation, in the
  /// state of the last pass.
  ///
  /// For snapshots in tests, for layouts without the view, and for writing it down. A pass that is
  /// due does not run for it: call `updateConfigurationIfNeeded()` first.
  ///
  /// Its content is `nil` where that is no list content. The traits of the view are not part of it.
  public var displayedConfiguration: ListCellConfiguration {
    var configuration = arrangedContent
    configuration.background = background.applied
    return configuration
  }

  /// What is seen of the view: frames, resolved colors and lines of text, ready to be drawn; `nil`
  /// while ``cellLayout`` is.
  ///
  /// Colors are those of the view's traits and tint at this moment. Two of these are what an
  /// animation goes from and to. Content that is no list content draws itself, and so do views that
  /// stand for a background: neither is part of it. Each call resolves everything anew.
  public var cellAppearance: CellAppearance? {
    guard let cellLayout else { return nil }
    return CellAppearance(
      cellLayout, background: background.layout, of: displayedConfiguration,
      context: layoutContext, tintColor: tintColor)
  }

  /// The margins of the list that the traits name (G30); those of any view outside lists.
  ///
  /// They depend on the width of the screen, for which the outermost view stands. If the view is
  /// inside no other view with a width, `width` stands for the screen.
  func listMargins(fitting width: CGFloat) -> DirectionalEdgeInsets {
    var outermost: CellView = self
    while let superview = outermost.superview { outermost = superview }
    let screenWidth = outermost === self ? width : max(outermost.bounds.width, width)
    return layoutContext.layoutMargins(in: container, screenWidth: screenWidth)
  }

  /// Returns the layout margins at a width: those that were set, or those of the list.
  private func layoutMargins(fitting width: CGFloat) -> DirectionalEdgeInsets {
    ownMargins ?? listMargins(fitting: width)
  }

  /// Returns the context for layouts of the whole cell.
  private func cellContext(_ margins: DirectionalEdgeInsets) -> LayoutContext {
    var context = layoutContext
    context.cellLayoutMargins = margins
    return context
  }

  /// The indentation of one level: the value that was set, or the style sheet's for the list.
  var effectiveIndentationWidth: CGFloat {
    arrangement.indentationWidth ?? layoutContext.indentationWidth
  }

  /// Content, accessories and indentation in the state that they are shown in.
  private var arrangedContent: ListCellConfiguration {
    var configuration = arrangement
    configuration.isEditing = flags[.editing]
    configuration.isSelected = flags[.selected]
    configuration.content = content.listView?.listConfiguration
    return configuration
  }

  /// The layout at a width and a height; `nil` stands for the height that the content wants.
  func layout(width: CGFloat, height: CGFloat?) -> CachedCellLayout {
    let margins = layoutMargins(fitting: width)
    if let cachedLayout, cachedLayout.width == width, cachedLayout.layout.margins == margins {
      if cachedLayout.height == height || cachedLayout.layout.size.height == height {
        return cachedLayout
      }
    }
    let layout = CachedCellLayout(
      width: width, height: height,
      layout: makeLayout(width: width, height: height, cellContext(margins)))
    cachedLayout = layout
    return layout
  }

  private func makeLayout(
    width: CGFloat, height: CGFloat?, _ context: LayoutContext
  ) -> ListCellLayout {
    let measurement = ListCellMeasurement(
      arrangedContent, width: width, height: height, context: context, decorations: decorations)
    var height = height
    if height == nil, content.listView == nil, let view = content.view {
      height =
        measurement.heightAroundContent
        + measure(view, width: measurement.contentWidth, margins: measurement.contentMargins)
    }
    return ListCellLayout(measurement, height: height)
  }

  private func measure(
    _ view: any ContentView, width: CGFloat, margins: DirectionalEdgeInsets
  ) -> CGFloat {
    handDownMargins(margins)
    let height = view.preferredHeight(fitting: width, in: contentEnvironment(margins))
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
      content.installedView.directionalLayoutMargins = margins
    }
  }

  /// Places the content as a layout says.
  func placeContent(_ layout: ListCellLayout) {
    if let view = content.listView, let contentLayout = layout.content {
      view.adopt(contentLayout, in: layout.contentFrame, margins: layout.contentMargins)
      return
    }
    handDownMargins(layout.contentMargins)
    if content.view !== content.installedView { content.installedView.frame = layout.contentFrame }
    content.view?.place(
      in: layout.contentFrame, environment: contentEnvironment(layout.contentMargins))
  }

  /// Places the background.
  func placeBackground() {
    for view in background.installedViews where view.superview === self { view.frame = bounds }
    let margins = layoutMargins(fitting: bounds.width)
    guard let applied = background.applied,
      background.layout?.size != bounds.size || background.layoutMargins != margins
    else { return }
    let layout = BackgroundLayout(
      applied, size: bounds.size, context: cellContext(margins), clipRadii: decorations.clipRadii)
    background.layout = layout
    background.layoutMargins = margins
    if let custom = background.customView, custom.superview === self {
      custom.frame = layout.fillFrame
    }
  }
}
