import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// How plain and attributed texts exclude each other, and what counts as a text.
struct TextTests {
  private let styled = AttributedString("styled")

  @Test("Setting a plain text clears the attributed one and vice versa")
  func exclusion() {
    var content = ListContentConfiguration.cell()
    content.attributedText = styled
    content.text = "plain"
    #expect(content.attributedText == nil)
    content.attributedText = styled
    #expect(content.text == nil)
    #expect(content.attributedText == styled)
  }

  @Test("Copies share the runs of an attributed text until one is changed")
  func sharedRuns() throws {
    var content = ListContentConfiguration.cell()
    content.attributedText = styled
    var copy = content
    func text(_ content: ListContentConfiguration) throws -> AttributedText {
      guard case .attributed(let text)? = content.shownText else { throw CancellationError() }
      return text
    }
    #expect(try text(content) === text(copy))
    #expect(try text(content).contents.string == "styled")
    copy.attributedText?.cell.kern = 2
    #expect(try text(copy).contents.runs.map(\.kern) == [2])
    #expect(try text(content).contents.runs.map(\.kern) == [nil])
    #expect(content != copy)
    copy.attributedText = styled
    #expect(content == copy && content.hashValue == copy.hashValue)
  }

  @Test("Reading the runs of an attributed text again allocates no memory")
  func runsReadOnce() throws {
    var content = ListContentConfiguration.cell()
    content.attributedText = styled
    guard case .attributed(let text)? = content.shownText else { throw CancellationError() }
    expectAllocations(0, inDebug: 4) { keep(text.contents) }
  }

  @Test("Setting the plain or attributed text to nil keeps the other one")
  func settingNil() {
    var content = ListContentConfiguration.cell()
    content.text = "plain"
    content.attributedText = nil
    #expect(content.text == "plain")
    content.attributedText = styled
    content.text = nil
    #expect(content.attributedText == styled)
    content.attributedText = nil
    #expect(content == .cell())
  }

  @Test("Setting a secondary text clears its counterpart, independently of the first text")
  func secondary() {
    var content = ListContentConfiguration.cell()
    content.text = "first"
    content.secondaryAttributedText = styled
    #expect(content.text == "first")
    content.secondaryText = "second"
    #expect(content.secondaryAttributedText == nil)
    content.attributedText = styled
    #expect(content.secondaryText == "second")
    content.secondaryText = nil
    #expect(content.attributedText == styled)
    content.secondaryAttributedText = styled
    #expect(content.secondaryText == nil)
  }

  @Test(
    "Creating a configuration with content equals assigning the content later",
    arguments: ListContentConfiguration.Style.allCases)
  func madeWithContent(style: ListContentConfiguration.Style) {
    var content = ListContentConfiguration(style: style)
    content.text = "Wi-Fi"
    #expect(ListContentConfiguration(style: style, text: "Wi-Fi") == content)
    content.secondaryText = "Home"
    content.image = CellImage(systemName: "wifi")
    let made = ListContentConfiguration(
      style: style, text: "Wi-Fi", secondaryText: "Home", image: CellImage(systemName: "wifi"))
    #expect(made == content)
    #expect(made.style == style)
    #expect(made.text == "Wi-Fi")
    #expect(made.secondaryText == "Home")
    #expect(made.image == CellImage(systemName: "wifi"))
  }

  @Test("A configuration keeps an empty text, which has no effect on layout")
  func emptyText() {
    var content = ListContentConfiguration.cell()
    content.text = ""
    content.secondaryAttributedText = AttributedString()
    #expect(content.text == "")
    #expect(content.shownText == nil)
    #expect(content.shownSecondaryText == nil)
    #expect(content != .cell())
  }

  @Test("Changing a text changes no other property")
  func nothingElse() {
    var content = ListContentConfiguration.subtitleCell()
    let before = content.values
    content.text = "Inbox"
    content.secondaryAttributedText = styled
    content.image = CellImage(systemName: "tray")
    #expect(content.values == before)
  }

  @Test("Runs of a text have font, color, kern, lines, offset and paragraph style")
  func attributes() {
    var text = AttributedString("3 new")
    text.cell.font = .preferredFont(forTextStyle: .headline)
    text.cell.foregroundColor = .systemRed
    text.cell.kern = 0.5
    text.cell.paragraphStyle = CellParagraphStyle(alignment: .center, lineBreakMode: .byClipping)
    #expect(text.runs.first?.cell.font == .preferredFont(forTextStyle: .headline))
    #expect(text.runs.first?.cell.foregroundColor == .systemRed)
    #expect(text.runs.first?.cell.kern == 0.5)
    #expect(text.runs.first?.cell.paragraphStyle?.alignment == .center)
    text.cell.underlineStyle = .double
    text.cell.strikethroughStyle = .single
    text.cell.baselineOffset = -3
    #expect(text.runs.first?.cell.underlineStyle == .double)
    #expect(text.runs.first?.cell.strikethroughStyle == .single)
    #expect(text.runs.first?.cell.baselineOffset == -3)
    var content = ListContentConfiguration.cell()
    content.attributedText = text
    #expect(content.attributedText == text)
    #expect(content.text == nil)
  }

  @Test("Texts of any size and content are kept unchanged")
  func hostileTexts() throws {
    let combining = String(repeating: "e\u{301}\u{323}", count: 1000)
    for text in [String(repeating: "x", count: 100_000), combining, "\u{0}\u{202E}\r\n\u{2028}"] {
      var content = ListContentConfiguration.cell()
      content.text = text
      content.secondaryAttributedText = AttributedString(text)
      #expect(content.updated(for: CellConfigurationState()).text == text)
      let data = try JSONEncoder().encode(content)
      #expect(try JSONDecoder().decode(ListContentConfiguration.self, from: data) == content)
    }
  }

  @Test("Raw values of text enumerations are those of the system")
  func rawValues() {
    #expect(
      ListContentConfiguration.TextProperties.TextAlignment.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(TextTransform.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(LineBreakMode.byTruncatingTail.rawValue == 4)
    #expect(LineBreakMode.byTruncatingMiddle.rawValue == 5)
    #expect(LineBreakMode.byTruncatingHead.rawValue == 3)
    let strategies: [CellParagraphStyle.LineBreakStrategy] = [
      .pushOut, .hangulWordPriority, .standard,
    ]
    #expect(strategies.map(\.rawValue) == [1, 2, 0xFFFF])
    #expect(CellUnderlineStyle.allCases.map(\.rawValue) == [1, 2, 9])
    #expect(strategies[2].subtracting(.pushOut) == .hangulWordPriority)
    #expect(Axes.both.rawValue == 3)
    #expect(DirectionalRectEdges.all.rawValue == 15)
  }
}
