public import Foundation

/// A view that shows a content configuration: a ``CellView``, or a widget of a toolkit.
///
/// Any class can be a content view. A subclass of ``CellView`` needs only ``configuration``. Any
/// other class also reports its height and places itself, both in a ``ContentEnvironment``. As
/// documented for `UIContentView`, where every content view is a view.
///
/// Its configuration makes it, and the cell that shows it owns it.
@preconcurrency @MainActor
public protocol ContentView: AnyObject {
  /// The configuration that the view shows.
  ///
  /// Setting it shows the new configuration at once. A cell sets only configurations that the view
  /// ``supports(_:)``.
  var configuration: any ContentConfiguration { get set }

  /// Returns whether the view can show a configuration.
  ///
  /// By default, the view supports configurations of the same type as the current one. A cell makes
  /// another view for a configuration that its view does not support.
  func supports(_ configuration: any ContentConfiguration) -> Bool

  /// Returns the height that the content needs, in points.
  ///
  /// - Parameters:
  ///   - width: The width that the view will have, in points.
  ///   - environment: The traits, tint and margins around the view.
  func preferredHeight(fitting width: CGFloat, in environment: ContentEnvironment) -> CGFloat

  /// Places the view in a cell.
  ///
  /// - Parameters:
  ///   - frame: The view's rectangle in the cell's coordinates, in points.
  ///   - environment: The traits, tint and margins around the view.
  func place(in frame: CGRect, environment: ContentEnvironment)
}

extension ContentView {
  /// Returns whether a configuration has the same type as the current one.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

extension ContentView where Self: CellView {
  /// Returns the height that the constraints in the view determine, or else the height of
  /// ``CellView/intrinsicContentSize``, or else what ``CellView/sizeThatFits(_:)`` returns.
  public func preferredHeight(
    fitting width: CGFloat, in environment: ContentEnvironment
  ) -> CGFloat { contentHeight(fitting: width) }

  /// Sets the frame.
  public func place(in frame: CGRect, environment: ContentEnvironment) { self.frame = frame }
}
