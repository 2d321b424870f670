import Testing
import UIKitNames

/// The examples of the documentation, as they are written there.
struct DocumentationTests {
  @Test("An attributed text has fonts and colors of UIKit")
  func attributedTextFonts() {
    var content = UIListContentConfiguration.cell()
    content.attributedText = NSAttributedString(
      string: "Unread",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.systemRed])
    #expect(content.attributedText?.string == "Unread")
    content.attributedText = NSAttributedString(
      string: "Unread", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
    #expect(content.attributedText?.string == "Unread")
  }

  @Test("A paragraph style is put together")
  func paragraphStylePut() {
    var content = UIListContentConfiguration.cell()
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineSpacing = 4
    content.attributedText = NSAttributedString(
      string: "Centered", attributes: [.paragraphStyle: paragraph])
    let style = content.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    #expect((style as? NSParagraphStyle)?.lineSpacing == 4)
  }
}
