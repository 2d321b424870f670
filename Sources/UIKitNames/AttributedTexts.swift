public import CellConfiguration
public import Foundation

/// The kind of a line under or through a text.
public typealias NSUnderlineStyle = CellUnderlineStyle

/// The alignment of the lines of a text between its edges.
public typealias NSTextAlignment = CellTextAlignment

extension NSAttributedString.Key {
  /// The font of a run, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")

  /// The color of a run, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")

  /// The space added after every character of a run, a number of points.
  public static let kern = NSAttributedString.Key("NSKern")

  /// The line under a run, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")

  /// The line through a run, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")

  /// The distance of a run above the baseline, a number of points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")

  /// Alignment, line breaking and distances of a paragraph, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")

  /// The link of a run, a `URL` or the string of one.
  public static let link = NSAttributedString.Key("NSLink")
}

extension ListContentConfiguration {
  /// The text with its attributes, in UIKit's type.
  ///
  /// ```swift
  /// content.attributedText = NSAttributedString(
  ///   string: "Unread", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
  /// ```
  ///
  /// The property has the same text as the `AttributedString` of this name. It keeps the attributes
  /// whose keys `NSAttributedString.Key` has here and whose values have the right type. Code that
  /// also imports `CellConfiguration` can use either type. If the context does not determine the
  /// type, it reads an `AttributedString`.
  @_disfavoredOverload
  public var attributedText: NSAttributedString? {
    get { self[attributed: .text].map(\.withAttributesOfUIKit) }
    set { self[attributed: .text] = newValue.map { AttributedString(attributesOf: $0) } }
  }

  /// The secondary text with its attributes, in UIKit's type.
  @_disfavoredOverload
  public var secondaryAttributedText: NSAttributedString? {
    get { self[attributed: .secondaryText].map(\.withAttributesOfUIKit) }
    set { self[attributed: .secondaryText] = newValue.map { AttributedString(attributesOf: $0) } }
  }
}

extension ContentUnavailableConfiguration {
  /// The text with its attributes, in UIKit's type; see `UIListContentConfiguration`.
  @_disfavoredOverload
  public var attributedText: NSAttributedString? {
    get { self[attributed: .text].map(\.withAttributesOfUIKit) }
    set { self[attributed: .text] = newValue.map { AttributedString(attributesOf: $0) } }
  }

  /// The secondary text with its attributes, in UIKit's type.
  @_disfavoredOverload
  public var secondaryAttributedText: NSAttributedString? {
    get { self[attributed: .secondaryText].map(\.withAttributesOfUIKit) }
    set { self[attributed: .secondaryText] = newValue.map { AttributedString(attributesOf: $0) } }
  }
}

// Apple's Foundation has both initializers, which convert the attributes of Apple's frameworks.
#if !canImport(Darwin)
  extension AttributedString {
    /// Creates a text with the characters and attributes of another one.
    ///
    /// It keeps the attributes whose keys `NSAttributedString.Key` has here and whose values have
    /// the right type. All other attributes are left out, because nothing would show them.
    public init(_ text: NSAttributedString) { self.init(attributesOf: text) }
  }

  extension NSMutableAttributedString {
    /// Creates an empty text.
    public convenience init() { self.init(string: "") }
  }

  extension NSAttributedString {
    /// Creates a text with the characters and attributes of another one.
    ///
    /// It keeps the attributes that the text of configurations supports.
    public convenience init(_ text: AttributedString) {
      self.init(attributedString: text.withAttributesOfUIKit)
    }
  }
#endif

extension AttributedString {
  /// Creates a text with the characters of another one, and its attributes under `cell`.
  fileprivate init(attributesOf text: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: text.length)
    let string = text.string
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      let start = string.scalarIndex(utf16Offset: range.location)
      let end = string.scalarIndex(utf16Offset: range.location + range.length)
      let characters = String(string.unicodeScalars[start..<end])
      append(AttributedString(characters, attributes: AttributeContainer(attributes)))
    }
  }

  /// The text in the type of UIKit, with the attributes under `cell`.
  fileprivate var withAttributesOfUIKit: NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      let characters = String(String.UnicodeScalarView(unicodeScalars[run.range]))
      result.append(
        NSAttributedString(string: characters, attributes: run.attributes.attributesOfUIKit))
    }
    return result
  }
}

extension String {
  /// Returns the index of a UTF-16 unit; within a scalar, the start of the scalar.
  fileprivate func scalarIndex(utf16Offset: Int) -> String.Index {
    let index = utf16.index(startIndex, offsetBy: utf16Offset)
    return index.samePosition(in: unicodeScalars) ?? utf16.index(before: index)
  }
}

extension AttributeContainer {
  /// Creates the attributes of a run for an `AttributedString`.
  fileprivate init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    self.cell.font = attributes[.font] as? CellFont
    self.cell.foregroundColor = attributes[.foregroundColor] as? CellColor
    self.cell.kern = attributes[.kern].flatMap(Self.number)
    self.cell.underlineStyle = attributes[.underlineStyle].flatMap(Self.line)
    self.cell.strikethroughStyle = attributes[.strikethroughStyle].flatMap(Self.line)
    self.cell.baselineOffset = attributes[.baselineOffset].flatMap(Self.number)
    self.cell.paragraphStyle = (attributes[.paragraphStyle] as? NSParagraphStyle)?.style
    self.link =
      attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
  }

  /// The attributes of a run for an `NSAttributedString`.
  fileprivate var attributesOfUIKit: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = self.cell.font
    attributes[.foregroundColor] = self.cell.foregroundColor
    attributes[.kern] = self.cell.kern
    attributes[.underlineStyle] = self.cell.underlineStyle?.rawValue
    attributes[.strikethroughStyle] = self.cell.strikethroughStyle?.rawValue
    attributes[.baselineOffset] = self.cell.baselineOffset
    attributes[.paragraphStyle] = self.cell.paragraphStyle.map { NSParagraphStyle($0) }
    attributes[.link] = self.link
    return attributes
  }

  /// A number of any type; `nil` for anything else.
  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  /// A line by its raw value; `nil` for none, and for unknown patterns.
  private static func line(_ value: Any) -> CellUnderlineStyle? {
    number(value).flatMap { Int(exactly: $0) }.flatMap { CellUnderlineStyle(rawValue: $0) }
  }
}
