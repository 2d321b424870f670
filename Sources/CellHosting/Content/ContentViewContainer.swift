import CellConfiguration
import Foundation

/// Stands in a cell for a content view that is no view: passes on sizes and places.
///
/// Made and owned by the cell that shows the content view.
final class ContentViewContainer: CellView {
  let content: any ContentView

  /// The margins that the cell hands down to its content.
  var inheritedMargins = DirectionalEdgeInsets.zero {
    didSet { if inheritedMargins != oldValue { setNeedsLayout() } }
  }

  init(_ content: any ContentView) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private var environment: ContentEnvironment {
    ContentEnvironment(
      traitCollection: currentTraits, tintColor: tintColor, inheritedMargins: inheritedMargins)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width, height: content.preferredHeight(fitting: size.width, in: environment))
  }

  override func layoutSubviews() { content.place(in: frame, environment: environment) }

  // The widget is told of its environment when it is placed.
  override func environmentChanged(_ change: EnvironmentChange) { setNeedsLayout() }
}
