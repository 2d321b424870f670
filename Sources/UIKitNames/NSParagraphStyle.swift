public import CellConfiguration
public import Foundation

/// What an attributed text says about its paragraphs, in UIKit's shape.
///
/// Its members are those of `CellParagraphStyle`. Unlike such a value a new style states alignment
/// and line break mode, natural and word wrapping, which then count before those of the
/// configuration. Its references own it. This class never changes, its subclass does.
@dynamicMemberLookup
public class NSParagraphStyle: NSObject {
  /// The same as a value.
  public fileprivate(set) final var style: CellParagraphStyle

  /// Creates the style of texts for which nothing else is said.
  public override convenience init() {
    self.init(CellParagraphStyle(alignment: .natural, lineBreakMode: .byWordWrapping))
  }

  /// Creates a style of a value.
  public init(_ style: CellParagraphStyle) {
    self.style = style
    super.init()
  }

  /// A property of the style.
  public subscript<Value>(dynamicMember property: KeyPath<CellParagraphStyle, Value>) -> Value {
    style[keyPath: property]
  }

  /// Whether another object is a paragraph style that says the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.style == style
  }

  /// A number that is the same for equal styles.
  public override var hash: Int { style.hashValue }
}

/// What an attributed text says about its paragraphs, while it is put together.
///
/// ```swift
/// let paragraph = NSMutableParagraphStyle()
/// paragraph.alignment = .center
/// paragraph.lineSpacing = 4
/// content.attributedText = NSAttributedString(
///   string: "Centered", attributes: [.paragraphStyle: paragraph])
/// ```
///
/// A configuration keeps what the style says when the text is assigned. Its references own
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
}
