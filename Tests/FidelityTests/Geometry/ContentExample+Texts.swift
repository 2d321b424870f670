import CellConfiguration
import CellLayout
import Foundation

extension ContentExample {
  private static func texts(
    _ text: String?, _ secondary: String? = nil,
    _ alignment: ListContentConfiguration.TextProperties.TextAlignment = .natural
  ) -> @Sendable (inout ListContentConfiguration) -> Void {
    {
      $0.text = text
      $0.secondaryText = secondary
      $0.textProperties.alignment = alignment
      $0.secondaryTextProperties.alignment = alignment
    }
  }

  private static func letters(_ count: Int) -> String { String(repeating: "a", count: count) }

  // swift-format-ignore
  /// Texts in cells of iOS 26 at 2x: 10 points a character at 17, 20.5 high; 8.824 at 15, 18 high.
  static let texts: [ContentExample] = [
    ContentExample(rule: "G0", name: "halves of pixels are rounded up: 15.75 to 16 at 2x", evidence: .measured, characterWidth: 10,
      content: texts("four"), text: CGRect(x: 16, y: 16, width: 40, height: 20.5)),
    ContentExample(rule: "G0", name: "15.833 to 16 at 3x, heights up to a pixel", evidence: .measured, scale: 3, characterWidth: 10,
      content: texts("four"), text: CGRect(x: 16, y: 16, width: 40, height: 61.0 / 3)),
    ContentExample(rule: "G0", name: "margins are not rounded", evidence: .measured, inherited: 16.25, characterWidth: 10,
      content: texts("four"), text: CGRect(x: 16.5, y: 16, width: 40, height: 20.5), fittedSize: CGSize(width: 72.5, height: 52)),
    ContentExample(rule: "G8", name: "natural: as wide as the text", evidence: .recorded, characterWidth: 10,
      content: texts("four", "four"), text: CGRect(x: 16, y: 15, width: 40, height: 20.5),
      secondaryText: CGRect(x: 16, y: 39.5, width: 35.5, height: 18)),
    ContentExample(rule: "G8", name: "centered: the whole area for both", evidence: .recorded, characterWidth: 10,
      content: texts("four", "four", .center), text: CGRect(x: 16, y: 15, width: 276, height: 20.5),
      secondaryText: CGRect(x: 16, y: 39.5, width: 276, height: 18)),
    ContentExample(rule: "G8", name: "justified: the whole area", evidence: .recorded, characterWidth: 10,
      content: texts("four", nil, .justified), text: CGRect(x: 16, y: 16, width: 276, height: 20.5)),
    ContentExample(rule: "G8", name: "centered, but only a secondary text: as wide as it is", evidence: .recorded, characterWidth: 10,
      content: texts(nil, "four", .center), secondaryText: CGRect(x: 16, y: 17, width: 35.5, height: 18)),
    ContentExample(rule: "G8", name: "centered where side by side failed: as wide as it is", evidence: .inferred, style: .valueCell,
      width: 320, characterWidth: 10, content: texts(letters(12), letters(18), .center),
      text: CGRect(x: 16, y: 15, width: 120, height: 20.5), arrangement: .stacked),
    ContentExample(rule: "G9", name: "alignment does not count, each is centered", evidence: .recorded, style: .valueCell, width: 320,
      height: 100, characterWidth: 10, content: texts("four", "six666", .center),
      text: CGRect(x: 16, y: 40, width: 40, height: 20.5), secondaryText: CGRect(x: 252, y: 40, width: 60, height: 20.5),
      arrangement: .sideBySide),
    ContentExample(rule: "G9", name: "in too low a view labels end with the area, as stacked ones do", evidence: .assumed, style: .valueCell, width: 320,
      height: 40, characterWidth: 10, content: texts("four", "six666"),
      text: CGRect(x: 16, y: 15, width: 40, height: 10), secondaryText: CGRect(x: 252, y: 15, width: 60, height: 10),
      arrangement: .sideBySide),
    ContentExample(rule: "G9", name: "unlike fonts stand on one baseline", evidence: .assumed, style: .valueCell, width: 320, characterWidth: 10,
      content: {
        texts("four", "four")(&$0)
        $0.secondaryTextProperties.font = .systemFont(ofSize: 13)
      },
      text: CGRect(x: 16, y: 16, width: 40, height: 20.5), secondaryText: CGRect(x: 281, y: 19.5, width: 31, height: 16)),
    ContentExample(rule: "G10", name: "one text centered in a tall view", evidence: .recorded, height: 100, characterWidth: 10,
      content: texts("four"), text: CGRect(x: 16, y: 40, width: 40, height: 20.5)),
    ContentExample(rule: "G10", name: "two texts centered as a block of 20.5 + 4 + 18", evidence: .recorded, height: 100, characterWidth: 10,
      content: texts("four", "four"), text: CGRect(x: 16, y: 29, width: 40, height: 20.5),
      secondaryText: CGRect(x: 16, y: 53.5, width: 35.5, height: 18)),
    ContentExample(rule: "G10", name: "no width left: labels of no size", evidence: .assumed, width: 20, height: 52, characterWidth: 10,
      content: texts("four", "four"), text: CGRect(x: 16, y: 26, width: 0, height: 0),
      secondaryText: CGRect(x: 16, y: 26, width: 0, height: 0)),
    ContentExample(rule: "G11", name: "alone it is where a text would be", evidence: .recorded, height: 100, characterWidth: 10,
      content: texts(nil, "four"), secondaryText: CGRect(x: 16, y: 41, width: 35.5, height: 18)),
    ContentExample(rule: "G11", name: "264.7 fits in 276 - 8", evidence: .recorded, characterWidth: 10,
      content: texts(nil, letters(15) + " " + letters(14)), secondaryText: CGRect(x: 16, y: 17, width: 265, height: 18)),
    ContentExample(rule: "G11", name: "273.5 wraps in 276 - 8", evidence: .recorded, characterWidth: 10,
      content: texts(nil, letters(15) + " " + letters(15)), fittedHeight: 15 + 38 + 15),
    ContentExample(rule: "G11", name: "273.5 with a text above it does not", evidence: .recorded, characterWidth: 10,
      content: texts("four", letters(15) + " " + letters(15)), fittedHeight: 72.5),
    ContentExample(rule: "G12", name: "what remains after text and padding", evidence: .recorded, height: 60, characterWidth: 10,
      content: texts("four", "four"), text: CGRect(x: 16, y: 15, width: 40, height: 20.5),
      secondaryText: CGRect(x: 16, y: 39.5, width: 35.5, height: 5.5)),
    ContentExample(rule: "G12", name: "not even the text has available", evidence: .recorded, height: 45, characterWidth: 10,
      content: texts("four", "four"), text: CGRect(x: 16, y: 15, width: 40, height: 15),
      secondaryText: CGRect(x: 16, y: 30, width: 35.5, height: 0)),
    ContentExample(rule: "G13", name: "side by side: both and the padding", evidence: .recorded, style: .valueCell, width: 320,
      characterWidth: 10, content: texts(letters(12), letters(15)), fittedSize: CGSize(width: 302, height: 52)),
    ContentExample(rule: "G13", name: "stacked: the wider one", evidence: .recorded, characterWidth: 10,
      content: texts("four", letters(10)), fittedSize: CGSize(width: 16 + 88.5 + 8, height: 72.5)),
    ContentExample(rule: "G13", name: "secondary text alone: the horizontal padding as well", evidence: .recorded, characterWidth: 10,
      content: texts(nil, "four"), fittedSize: CGSize(width: 16 + 35.5 + 8 + 8, height: 52)),
    ContentExample(rule: "G13", name: "with an image: slot and padding", evidence: .recorded, characterWidth: 10,
      content: {
        texts("four")(&$0)
        $0.image = CellImage(size: CGSize(width: 30, height: 100))
      },
      fittedSize: CGSize(width: 16 + 30 + 16 + 40 + 8, height: 130)),
    ContentExample(rule: "G13", name: "never wider than the view", evidence: .recorded, width: 50, characterWidth: 10,
      content: texts("four"), fittedSize: CGSize(width: 50, height: 15 + 42.5 + 15)),
  ]
}
