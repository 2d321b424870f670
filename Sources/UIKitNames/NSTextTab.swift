public import CellConfiguration
public import Foundation

/// A tab stop of a paragraph style, in UIKit's form.
///
/// ```swift
/// let paragraph = NSMutableParagraphStyle()
/// paragraph.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
/// ```
///
/// Its members match `CellParagraphStyle.TabStop`. The code that refers to a tab stop owns it. It
/// never changes.
public final class NSTextTab: NSObject, Sendable {
  /// A key of the options of tab stops; none has an effect here.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The tab stop as a value.
  public let stop: CellParagraphStyle.TabStop

  /// The side of the text that is at the tab stop.
  public var alignment: NSTextAlignment { stop.alignment }

  /// The distance from the edge where lines begin, in points.
  public var location: CGFloat { stop.location }

  /// Creates a tab stop.
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    stop = CellParagraphStyle.TabStop(location: location, alignment: alignment)
    super.init()
  }

  /// Creates a tab stop from a value.
  public convenience init(_ stop: CellParagraphStyle.TabStop) {
    self.init(textAlignment: stop.alignment, location: stop.location)
  }

  /// Returns whether another object is a tab stop with equal properties.
  public override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.stop == stop }

  /// A number that is the same for equal tab stops.
  public override var hash: Int { stop.hashValue }
}
