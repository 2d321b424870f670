public import Foundation

/// What shows a content configuration: a ``CellView``, or a widget of a toolkit.
///
/// Any class can be a content view. One that is based on ``CellView`` needs nothing but
/// ``configuration``; any other one also says how high it gets and takes its place, in terms of the
/// ``ContentEnvironment``. As documented for `UIContentView`, where every content view is a view.
///
/// Made by its configuration, owned by the cell that shows it.
@preconcurrency @MainActor
public protocol ContentView: AnyObject {
  /// What the view shows.
  ///
  /// Setting it shows the new configuration at once. Only such configurations are set that the view
  /// ``supports(_:)``.
  var configuration: any ContentConfiguration { get set }

  /// Whether the view can show a configuration.
  ///
  /// By default it can if that has the type of the one it shows now. A cell makes another view for
  /// a configuration that its view does not support.
  func supports(_ configuration: any ContentConfiguration) -> Bool

  /// The height that the content needs, in points.
  ///
  /// - Parameters:
  ///   - width: The width that the view will have, in points.
  ///   - environment: Traits, tint and margins around the view.
  func preferredHeight(fitting width: CGFloat, in environment: ContentEnvironment) -> CGFloat

  /// Takes a place in a cell.
  ///
  /// - Parameters:
  ///   - frame: The view's rectangle in the cell's coordinates, in points.
  ///   - environment: Traits, tint and margins around the view.
  func place(in frame: CGRect, environment: ContentEnvironment)
}

extension ContentView {
  /// Whether a configuration has the type of the one that is shown.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

extension ContentView where Self: CellView {
  /// The height that ``CellView/sizeThatFits(_:)`` asks for.
  public func preferredHeight(
    fitting width: CGFloat, in environment: ContentEnvironment
  ) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// Sets the frame.
  public func place(in frame: CGRect, environment: ContentEnvironment) { self.frame = frame }
}
