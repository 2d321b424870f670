import CellConfiguration
import Testing
import UIKitNames

/// Attributed texts in the type that UIKit has them in, and in that of the module below.
struct AttributedTextTests {
  private func assigned(_ text: NSAttributedString) -> AttributedString? {
    var content = UIListContentConfiguration.cell()
    content.attributedText = text
    return content.attributedText
  }

  @Test("An attributed text of UIKit becomes one of ours, attribute by attribute")
  func attributedTextUIKit() throws {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.systemRed, .kern: 3,
      .underlineStyle: NSUnderlineStyle.single.rawValue,
      .strikethroughStyle: NSUnderlineStyle.double.rawValue, .baselineOffset: -1.5,
    ]
    let text = try #require(assigned(NSAttributedString(string: "3 new", attributes: attributes)))
    var expected = AttributedString("3 new")
    expected.font = UIFont.boldSystemFont(ofSize: 12)
    expected.foregroundColor = UIColor.systemRed
    expected.kern = 3
    expected.underlineStyle = NSUnderlineStyle.single
    expected.strikethroughStyle = .double
    expected.baselineOffset = -1.5
    #expect(text == expected)
  }

  @Test("A text goes there and back unchanged")
  func textGoesThere() throws {
    var part = AttributedString("n😀w")
    part.font = UIFont.preferredFont(forTextStyle: .headline)
    part.underlineStyle = .thick
    part.cell.paragraphStyle = CellParagraphStyle(alignment: .center)
    part.link = URL(string: "https://example.com")
    let text = AttributedString("3 ") + part + AttributedString(" more")
    #expect(assigned(NSAttributedString(text)) == text)
    #expect(AttributedString(NSAttributedString(text)) == text)
    #expect(NSAttributedString(text).string == "3 n😀w more")
  }

  @Test("Both types of text are read where they are asked for")
  func bothTypesText() {
    var content = UIListContentConfiguration.cell()
    content.secondaryAttributedText = NSAttributedString(string: "B")
    #expect(content.secondaryAttributedText?.string == "B")
    #expect(content.secondaryAttributedText == AttributedString("B"))
    let text: NSAttributedString? = content.secondaryAttributedText
    #expect(text?.length == 1)
    content.secondaryAttributedText = nil
    #expect(content.secondaryAttributedText == nil)
    content.attributedText = AttributedString("A")
    #expect(content.attributedText?.string == "A" && content.text == nil)
    content.text = "C"
    #expect(content.attributedText == nil)
  }

  @Test("A paragraph style says what is set, and states alignment and mode in any case")
  func paragraphStyleSays() {
    let style = NSMutableParagraphStyle()
    #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
    let alignments: [NSTextAlignment] = [.natural, .center, .justified]
    for alignment in alignments { style.alignment = alignment }
    style.lineBreakMode = .byTruncatingTail
    style.lineSpacing = 1
    style.lineHeightMultiple = 2
    style.minimumLineHeight = 3
    style.maximumLineHeight = 40
    style.paragraphSpacing = 5
    style.paragraphSpacingBefore = 6
    style.firstLineHeadIndent = 7
    style.headIndent = 8
    style.tailIndent = -9
    let directions: [NSWritingDirection] = [.natural, .leftToRight, .rightToLeft]
    for direction in directions { style.baseWritingDirection = direction }
    let text = assigned(NSAttributedString(string: "A", attributes: [.paragraphStyle: style]))
    let fixed: NSParagraphStyle = style
    #expect(text?.runs.first?.cell.paragraphStyle == fixed.style)
    #expect(fixed.alignment == .justified && fixed.headIndent == 8 && fixed.lineSpacing == 1)
    #expect(fixed.baseWritingDirection == .rightToLeft && fixed.tailIndent == -9)
    #expect(fixed == NSParagraphStyle(fixed.style) && fixed != NSParagraphStyle())
    style.headIndent = 9
    #expect(text?.runs.first?.cell.paragraphStyle?.headIndent == 8)
  }

  @Test("Tab stops are objects with UIKit's names")
  func tabStops() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.isEmpty && style.defaultTabInterval == 28)
    style.tabStops = [
      NSTextTab(textAlignment: .right, location: 200, options: [:]),
      NSTextTab(textAlignment: .center, location: 100),
    ]
    style.addTabStop(NSTextTab(textAlignment: .natural, location: 50))
    style.removeTabStop(NSTextTab(textAlignment: .center, location: 100))
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 50))
    style.defaultTabInterval = 36
    let text = assigned(NSAttributedString(string: "A\tB", attributes: [.paragraphStyle: style]))
    let assigned = text?.runs.first?.cell.paragraphStyle
    #expect(
      assigned?.tabStops == [.init(location: 200, alignment: .right), .init(location: 50)])
    #expect(assigned?.defaultTabInterval == 36)
    let fixed: NSParagraphStyle = style
    #expect(fixed.tabStops.map(\.location) == [200, 50])
    #expect(fixed.tabStops.map(\.alignment) == [.right, .natural])
    let stop = NSTextTab(textAlignment: .natural, location: 50)
    #expect(fixed.tabStops[1] == stop && fixed.tabStops[1].hash == stop.hash)
    #expect(fixed.tabStops[0] != stop)
  }

  @Test("A link is a URL or a string")
  func links() {
    for value in [URL(string: "a:b") as Any, "a:b"] {
      let text = assigned(NSAttributedString(string: "A", attributes: [.link: value]))
      #expect(text?.runs.first?.link == URL(string: "a:b"))
    }
    let other = NSAttributedString(string: "A", attributes: [.link: 3])
    #expect(assigned(other) == AttributedString("A"))
  }

  @Test("What texts of configurations do not understand is left out")
  func whatTextsConfigurations() {
    let attributes: [NSAttributedString.Key: Any] = [
      NSAttributedString.Key("NSShadow"): 3, .font: "Helvetica", .underlineStyle: 0x100,
      .kern: "wide",
    ]
    let text = NSAttributedString(string: "A", attributes: attributes)
    #expect(assigned(text) == AttributedString("A"))
  }

  @Test("Attributes that begin within a character begin with its scalar")
  func attributesBeginWithin() throws {
    let text = NSMutableAttributedString(string: "a😀b")
    let half = NSRange(location: 2, length: 1)
    text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: half)
    let assigned = try #require(self.assigned(text))
    let runs = assigned.runs.map { run in
      (String(assigned.characters[run.range]), run.foregroundColor)
    }
    #expect(runs.map(\.0) == ["a", "😀", "b"])
    #expect(runs.map(\.1) == [nil, .systemRed, nil])
  }
}
