import CellConfiguration
import Foundation

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit
#else
  import UIKitStubs
#endif

extension AttributedString {
  /// Returns the text with UIKit's attributes instead of the attributes of configurations.
  ///
  /// A paragraph style without an alignment or line break mode uses the values of the label, as it
  /// does in this package; UIKit has no such paragraph styles. Fonts that do not exist are left
  /// out. Links only have their color, because labels do not open links.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the label.
  ///   - mode: The line break mode of the label.
  ///   - context: The context that receives the names of missing fonts.
  @MainActor
  func uiAttributedString(
    _ alignment: CellTextAlignment, _ mode: LineBreakMode, _ context: UIKitContext
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      // This uses scalars, because a run may begin inside a character.
      let characters = String(String.UnicodeScalarView(unicodeScalars[run.range]))
      let attributes = run.attributes.uiAttributes(alignment, mode, context)
      result.append(NSAttributedString(string: characters, attributes: attributes))
    }
    return result
  }
}

extension AttributeContainer {
  @MainActor
  fileprivate func uiAttributes(
    _ alignment: CellTextAlignment, _ mode: LineBreakMode, _ context: UIKitContext
  ) -> [NSAttributedString.Key: Any] {
    typealias Cell = AttributeScopes.CellAttributes
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = self[Cell.FontAttribute.self].flatMap { font in
      let converted = font.uiFont
      if converted == nil { context.refuse("font \(font)", "there is no typeface of this name") }
      return converted
    }
    let isLink = self.link != nil || self[Cell.ActionAttribute.self] != nil
    let color = self[Cell.ForegroundColorAttribute.self] ?? (isLink ? .tintColor : nil)
    attributes[.foregroundColor] = color?.uiColor
    attributes[.kern] = self[Cell.KernAttribute.self]
    attributes[.underlineStyle] = self[Cell.UnderlineStyleAttribute.self]?.uiStyle.rawValue
    attributes[.strikethroughStyle] = self[Cell.StrikethroughStyleAttribute.self]?.uiStyle.rawValue
    attributes[.baselineOffset] = self[Cell.BaselineOffsetAttribute.self]
    // Not tested on a device: the name of Foundation's key, which lacks a constant on some
    // platforms.
    attributes[NSAttributedString.Key("NSLanguage")] = self.languageIdentifier
    attributes[.paragraphStyle] =
      self[Cell.ParagraphStyleAttribute.self]?.uiParagraphStyle(alignment, mode)
    return attributes
  }
}

extension CellUnderlineStyle {
  fileprivate var uiStyle: NSUnderlineStyle {
    switch self {
    case .single: .single
    case .thick: .thick
    case .double: .double
    }
  }
}

extension CellParagraphStyle {
  fileprivate func uiParagraphStyle(
    _ labelAlignment: CellTextAlignment, _ labelMode: LineBreakMode
  ) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = (alignment ?? labelAlignment).uiTextAlignment
    style.lineBreakMode = (lineBreakMode ?? labelMode).uiLineBreakMode
    style.lineBreakStrategy = lineBreakStrategy.uiStrategy
    style.baseWritingDirection = baseWritingDirection.uiWritingDirection
    style.lineSpacing = lineSpacing
    style.lineHeightMultiple = lineHeightMultiple
    style.minimumLineHeight = minimumLineHeight
    style.maximumLineHeight = maximumLineHeight
    style.paragraphSpacing = paragraphSpacing
    style.paragraphSpacingBefore = paragraphSpacingBefore
    style.firstLineHeadIndent = firstLineHeadIndent
    style.headIndent = headIndent
    style.tailIndent = tailIndent
    style.tabStops = tabStops.map {
      NSTextTab(textAlignment: $0.alignment.uiTextAlignment, location: $0.location, options: [:])
    }
    style.defaultTabInterval = defaultTabInterval
    return style
  }
}

extension CellParagraphStyle.LineBreakStrategy {
  fileprivate var uiStrategy: NSParagraphStyle.LineBreakStrategy {
    if self == .standard { return .standard }
    var strategy: NSParagraphStyle.LineBreakStrategy = []
    if contains(.pushOut) { strategy.insert(.pushOut) }
    if contains(.hangulWordPriority) { strategy.insert(.hangulWordPriority) }
    return strategy
  }
}

extension WritingDirection {
  fileprivate var uiWritingDirection: NSWritingDirection {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

extension CellTextAlignment {
  fileprivate var uiTextAlignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension LineBreakMode {
  var uiLineBreakMode: NSLineBreakMode {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}
