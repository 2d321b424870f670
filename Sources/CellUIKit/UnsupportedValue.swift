/// A value that was left out because UIKit cannot show it or the app does not provide it.
public struct UnsupportedValue: Hashable, Sendable {
  /// The value that was left out, such as `image cat` or `textProperties.font`.
  public let subject: String

  /// The reason.
  public let reason: String
}

extension UnsupportedValue: CustomStringConvertible {
  /// The subject and the reason, such as `image cat: the app has none of this name`.
  public var description: String { "\(subject): \(reason)" }
}
