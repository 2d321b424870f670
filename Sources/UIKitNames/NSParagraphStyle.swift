public import CellConfiguration
public import Foundation

/// The style of paragraphs in an attributed text, in UIKit's form.
///
/// Its members match `CellParagraphStyle`. Unlike that value, a new style specifies alignment and
/// line break mode: natural and word wrapping. These override the configuration's. The code that
/// refers to a style owns it. This class is immutable, its subclass is mutable.
@dynamicMemberLookup
public class NSParagraphStyle: NSObject {
  /// The style as a value.
  public fileprivate(set) final var style: CellParagraphStyle

  /// Creates a style with UIKit's defaults.
  public override convenience init() {
    self.init(CellParagraphStyle(alignment: .natural, lineBreakMode: .byWordWrapping))
  }

  /// Creates a style from a value.
  public init(_ style: CellParagraphStyle) {
    self.style = style
    super.init()
  }

  /// A property of the style.
  public subscript<Value>(dynamicMember property: KeyPath<CellParagraphStyle, Value>) -> Value {
    style[keyPath: property]
  }

  /// The positions to which tabs move the text that follows them; none by default, unlike in UIKit.
  ///
  /// Without tab stops, tabs move to multiples of the same 28 points.
  public var tabStops: [NSTextTab] { style.tabStops.map { NSTextTab($0) } }

  /// Returns whether another object is a paragraph style with equal properties.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.style == style
  }

  /// A number that is the same for equal styles.
  public override var hash: Int { style.hashValue }
}

/// A mutable style of paragraphs in an attributed text.
///
/// ```swift
/// let paragraph = NSMutableParagraphStyle()
/// paragraph.alignment = .center
/// paragraph.lineSpacing = 4
/// content.attributedText = NSAttributedString(
///   string: "Centered", attributes: [.paragraphStyle: paragraph])
/// ```
///
/// A configuration copies the style when the text is assigned. The code that refers to a style owns
/// it.
@dynamicMemberLookup
public final class NSMutableParagraphStyle: NSParagraphStyle {
  /// A property of the style.
  public subscript<Value>(
    dynamicMember property: WritableKeyPath<CellParagraphStyle, Value>
  ) -> Value {
    get { style[keyPath: property] }
    set { style[keyPath: property] = newValue }
  }

  /// The positions to which tabs move the text that follows them.
  public override var tabStops: [NSTextTab] {
    get { super.tabStops }
    set { style.tabStops = newValue.map(\.stop) }
  }

  /// Adds a tab stop.
  public func addTabStop(_ tab: NSTextTab) { style.tabStops.append(tab.stop) }

  /// Removes the first tab stop that equals another one.
  public func removeTabStop(_ tab: NSTextTab) {
    if let index = style.tabStops.firstIndex(of: tab.stop) { style.tabStops.remove(at: index) }
  }
}
