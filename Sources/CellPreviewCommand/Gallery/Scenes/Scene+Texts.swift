import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

extension Chapter {
  /// The layout and typography of texts.
  static let texts = Chapter(
    title: "Text", namesInUIKit: "UIFont UILabel",
    summary: "Styles, sizes, lines, shortening, shrinking, and texts around images.",
    groups: [
      Group(
        title: "Text styles",
        scenes: CellFont.TextStyle.allCases.map { style in
          .text(style.name.titleOfName) { $0.font = .preferredFont(forTextStyle: style) }
        }),
      Group(
        title: "Sizes",
        scenes: CellContentSizeCategory.sizes.map { size in
          Scene.row(size.name.titleOfName, .subtitleCell(), nil, "Secondary text", symbol: "star")
            .with(size.name.titleOfName) { $0.preferredContentSizeCategory = size }
        }),
      Group(
        title: "Truncation",
        scenes: LineBreakMode.allCases.map { mode in
          .text(mode.name.titleOfName, Scene.longWords) {
            $0.lineBreakMode = mode
            $0.numberOfLines = 1
          }
        }),
      Group(
        title: "Lines",
        scenes: [("One", 1), ("Two", 2), ("Three", 3), ("As many as needed", 0)].map {
          name, count in
          .text(name, Scene.longText + " " + Scene.longText) { $0.numberOfLines = count }
        }),
      Group(
        title: "Shrinking",
        scenes: [
          .shrinking("Not at all", "Synchronization of all your devices at home") { _ in },
          .shrinking("Letters closer together", "Synchronization of your devices now") {
            $0.allowsDefaultTighteningForTruncation = true
          },
          .shrinking("Down to nine tenths", "Synchronization of all devices at home") {
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumScaleFactor = 0.9
          },
          .shrinking("Down to a half", "Synchronization of all your devices at home and at work") {
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumScaleFactor = 0.5
          },
        ]),
      Group(
        title: "Around an image",
        scenes: [
          .aroundImage(
            "Beside and below", "Automatic downloads of apps and updates are on",
            "While the phone is charged", 80),
          .aroundImage("Whole below", "The Benachrichtigung is whole below", nil, 110),
          .aroundImage("Long words", "Benachrichtigungen", "Mitteilungen", 110),
          .aroundImage("Short", "Short", "Text", 30),
        ]),
      Group(
        title: "Alignment and letters",
        scenes: ListContentConfiguration.TextProperties.TextAlignment.allCases.map { alignment in
          .text(alignment.name.titleOfName, Scene.longText) { $0.alignment = alignment }
        }
          + TextTransform.allCases.dropFirst().map { transform in
            .text(transform.name.titleOfName, "Capital letters and small ones") {
              $0.transform = transform
            }
          }),
      Group(
        title: "Directions",
        scenes: [
          .row("Latin", .valueCell(), "Language", "English", symbol: "globe", subject: .direction),
          .row("Arabic", .valueCell(), "اللغة", "العربية", symbol: "globe", subject: .direction),
          .row(
            "Mixed", .subtitleCell(), "iPhone של מאיה", "نسخة 2.0 beta", symbol: "phone",
            subject: .direction),
        ]),
      Group(title: "Attributed", scenes: [.attributed]),
    ])
}

extension Scene {
  fileprivate static let longText = "Werden bei \(longWords)"

  fileprivate static let longWords = "Vertragsänderungen und Beitragsanpassungen verschickt"

  /// Returns a scene of a cell with a text of certain properties.
  fileprivate static func text(
    _ title: String, _ text: String? = nil,
    _ change: (inout ListContentConfiguration.TextProperties) -> Void
  ) -> Scene {
    row(title, .cell(), text) { change(&$0.content.textProperties) }
  }

  /// A cell with a text on one line.
  fileprivate static func shrinking(
    _ title: String, _ text: String,
    _ change: (inout ListContentConfiguration.TextProperties) -> Void
  ) -> Scene {
    self.text(title, text) {
      $0.numberOfLines = 1
      change(&$0)
    }
  }

  /// Labels around an image, as at accessibility sizes.
  fileprivate static func aroundImage(
    _ title: String, _ text: String, _ secondaryText: String?, _ side: CGFloat
  ) -> Scene {
    row(title, .subtitleCell(), text, secondaryText) {
      $0.content.image = CellImage(size: CGSize(width: side, height: side))
    }
    .with(title) { $0.preferredContentSizeCategory = .accessibilityMedium }
  }

  fileprivate static let attributed: Scene = row("Runs of their own looks") {
    func run(_ text: String, _ change: (inout AttributeContainer) -> Void) -> AttributedString {
      var attributes = AttributeContainer()
      change(&attributes)
      return AttributedString(text, attributes: attributes)
    }
    var text = run("Red, ") { $0.cell.foregroundColor = .systemRed }
    text += run("bold, ") { $0.cell.font = .preferredFont(forTextStyle: .body).emphasized }
    text += run("wide, ") { $0.cell.kern = 3 }
    text += run("underlined ") { $0.cell.underlineStyle = .single }
    text += run("and struck out") { $0.cell.strikethroughStyle = .single }
    $0.content.attributedText = text
  }
}
