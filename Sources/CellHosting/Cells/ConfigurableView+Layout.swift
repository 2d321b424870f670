public import CellConfiguration
public import CellLayout
import CellText
public import Foundation

extension ConfigurableView {
  /// The height that the view needs at a width, in points.
  ///
  /// A pass that is due runs first. The answer is remembered until something changes that it
  /// depends on.
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

  /// Whether nothing has changed since the height was last asked for.
  public var isHeightCached: Bool { cachedHeight != nil }

  /// Forgets the height and asks for layout.
  ///
  /// Configurations, traits and accessories do so by themselves.
  public func invalidateHeight() {
    cachedHeight = nil
    cachedLayout = nil
    setNeedsLayout()
  }

  /// Forgets where the background lies, too.
  func invalidateFrames() {
    background.layout = nil
    invalidateHeight()
  }

  /// Where everything in the view lies; `nil` before the first layout, or when it has to be done
  /// anew.
  ///
  /// A toolkit places accessories and separators by it.
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
  /// They depend on the width of the screen. The outermost view stands for that, or the width
  /// itself where the view is in no other one that has a width.
  func listMargins(fitting width: CGFloat) -> DirectionalEdgeInsets {
    var outermost: CellView = self
    while let superview = outermost.superview { outermost = superview }
    let screenWidth = outermost === self ? width : max(outermost.bounds.width, width)
    return layoutContext.layoutMargins(in: container, screenWidth: screenWidth)
  }

  /// The layout margins in a width: those that were set, or those of the list.
  private func layoutMargins(fitting width: CGFloat) -> DirectionalEdgeInsets {
    ownMargins ?? listMargins(fitting: width)
  }

  /// What layouts of the whole cell depend on.
  private func cellContext(_ margins: DirectionalEdgeInsets) -> LayoutContext {
    var context = layoutContext
    context.cellLayoutMargins = margins
    return context
  }

  /// How far a level indents: as was said, or as the style sheet has it for the list.
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

  /// Tells the content view the margins that it inherits.
  private func handDownMargins(_ margins: DirectionalEdgeInsets) {
    if let view = content.installedView as? ListContentView {
      view.marginsFromCell = margins
    } else {
      content.installedView.directionalLayoutMargins = margins
    }
  }

  /// Places the content by a layout.
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

  /// Places what is behind the content.
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
