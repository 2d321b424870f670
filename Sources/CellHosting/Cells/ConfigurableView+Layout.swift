import CellConfiguration
public import CellLayout
import CellText
import Foundation

extension ConfigurableView {
  /// Where everything in the view lies; nil before the first layout, or when it has to be done
  /// anew.
  ///
  /// A toolkit places accessories and separators by it.
  public var cellLayout: ListCellLayout? { knownLayout?.layout }

  /// What layouts of the whole cell depend on.
  var cellContext: LayoutContext {
    var context = layoutContext
    context.inheritedMargins = directionalLayoutMargins
    return context
  }

  /// The layout at a width and a height; nil stands for the height that the content wants.
  func layout(width: CGFloat, height: CGFloat?) -> KnownLayout {
    if let knownLayout, knownLayout.width == width {
      if knownLayout.height == height || knownLayout.layout.size.height == height {
        return knownLayout
      }
    }
    let layout = KnownLayout(
      width: width, height: height, layout: makeLayout(width: width, height: height))
    knownLayout = layout
    return layout
  }

  private func makeLayout(width: CGFloat, height: CGFloat?) -> ListCellLayout {
    var configuration = layoutConfiguration
    configuration.content = listContentView?.listConfiguration
    let measurement = ListCellMeasurement(
      configuration, width: width, height: height, context: cellContext, surroundings: surroundings)
    var height = height
    if height == nil, listContentView == nil, let content = shownContentView {
      height =
        measurement.heightAroundContent
        + measure(content, width: measurement.contentWidth, margins: measurement.contentMargins)
    }
    return ListCellLayout(measurement, height: height)
  }

  private func measure(
    _ content: any ContentView, width: CGFloat, margins: DirectionalEdgeInsets
  ) -> CGFloat {
    handDownMargins(margins)
    let height = content.preferredHeight(fitting: width, in: contentEnvironment(margins))
    return height.isFinite ? max(height, 0) : 0
  }

  private func contentEnvironment(_ margins: DirectionalEdgeInsets) -> ContentEnvironment {
    ContentEnvironment(
      traitCollection: currentTraits, tintColor: tintColor, inheritedMargins: margins)
  }

  /// Tells the content view the margins that it inherits.
  private func handDownMargins(_ margins: DirectionalEdgeInsets) {
    switch contentBox {
    case let view as ListContentView: view.marginsFromCell = margins
    case let view as ContentViewContainer: view.inheritedMargins = margins
    default: contentBox.directionalLayoutMargins = margins
    }
  }

  /// Places the content by a layout.
  func placeContent(_ layout: ListCellLayout) {
    if let listContentView, let content = layout.content {
      listContentView.adopt(content, in: layout.contentFrame, margins: layout.contentMargins)
    } else {
      handDownMargins(layout.contentMargins)
      if let view = shownContentView, contentBox === view {
        view.place(
          in: layout.contentFrame, environment: contentEnvironment(layout.contentMargins))
      } else {
        contentBox.frame = layout.contentFrame
      }
    }
  }

  /// Places what is behind the content.
  func placeBackground() {
    for view in installedBackgroundViews where view.superview === self { view.frame = bounds }
    guard let appliedBackground else {
      backgroundLayout = nil
      return
    }
    let layout = BackgroundLayout(
      appliedBackground, size: bounds.size, context: cellContext,
      clipRadii: surroundings.clipRadii)
    backgroundLayout = layout
    if let custom = backgroundParts.custom, custom.superview === self {
      custom.frame = layout.fillFrame
    }
  }
}

/// A layout with what it was made for.
///
/// An object, because a layout is large and is asked for more often than made. Owned by the view
/// that was laid out, until something changes that it depends on.
final class KnownLayout {
  let width: CGFloat
  let height: CGFloat?
  let layout: ListCellLayout

  init(width: CGFloat, height: CGFloat?, layout: ListCellLayout) {
    self.width = width
    self.height = height
    self.layout = layout
  }
}
