import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// What could not be read again is not written: numbers that no document can hold throw, with the
/// property's name.
struct UnwritableNumberTests {
  private func path(of error: EncodingError?) -> String? {
    guard case .invalidValue(_, let context) = error else { return nil }
    return context.codingPath.map(\.stringValue).joined(separator: ".")
  }

  private struct Case: Sendable, CustomStringConvertible {
    let description: String
    let content: ListContentConfiguration

    init(_ path: String, _ change: (inout ListContentConfiguration) -> Void) {
      description = path
      var content = ListContentConfiguration.cell()
      change(&content)
      self.content = content
    }
  }

  @Test(
    "The error for an impossible number in list content names its property",
    arguments: [
      Case("alpha") { $0.alpha = 2 }, Case("alpha") { $0.alpha = .nan },
      Case("imageToTextPadding") { $0.imageToTextPadding = .infinity },
      Case("imageProperties.cornerRadius") { $0.imageProperties.cornerRadius = -1 },
      Case("imageProperties.strokeWidth") { $0.imageProperties.strokeWidth = .nan },
      Case("imageProperties.maximumSize") { $0.imageProperties.maximumSize.width = -1 },
      Case("imageProperties.reservedLayoutSize") {
        $0.imageProperties.reservedLayoutSize.height = -1
      },
      Case("imageProperties.preferredSymbolConfiguration.pointSize") {
        $0.imageProperties.preferredSymbolConfiguration = .init(pointSize: -1)
      },
      Case("textProperties.numberOfLines") { $0.textProperties.numberOfLines = -1 },
      Case("textProperties.minimumScaleFactor") { $0.textProperties.minimumScaleFactor = 1.5 },
      Case("textProperties.font.size") { $0.textProperties.font = .systemFont(ofSize: -1) },
      Case("textProperties.font.weight") {
        $0.textProperties.font = .systemFont(ofSize: 1, weight: .init(rawValue: 2))
      },
      Case("textProperties.color.alpha") {
        $0.textProperties.color = .red.withAlphaComponent(2)
      },
      Case("textProperties.color.red") {
        $0.textProperties.color = CellColor(red: .nan, green: 0, blue: 0)
      },
      Case("textProperties.colorTransformer.alpha") {
        $0.textProperties.colorTransformer = .alpha(-1)
      },
      Case("image.size") { $0.image = CellImage(size: CGSize(width: -1, height: 1)) },
      Case("attributedText.Index 0.kern") {
        var text = AttributedString("x")
        text.cell.kern = .infinity
        $0.attributedText = text
      },
    ])
  private func content(_ example: Case) {
    let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(example.content) }
    #expect(path(of: error) == example.description)
  }

  @Test("The error for an impossible number in backgrounds, traits and sheets names its property")
  func others() {
    var radius = BackgroundConfiguration.clear()
    radius.cornerRadius = -1
    var shadow = BackgroundConfiguration.clear()
    shadow.shadowProperties.opacity = 2
    var offset = BackgroundConfiguration.clear()
    offset.shadowProperties.offset.width = .nan
    var outline = BackgroundConfiguration.clear()
    outline.shadowProperties.path = CellPath([.move(to: CGPoint(x: CGFloat.nan, y: 0))])
    for (background, name) in [
      (radius, "cornerRadius"), (shadow, "shadowProperties.opacity"),
      (offset, "shadowProperties.offset"), (outline, "shadowProperties.path"),
    ] {
      let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(background) }
      #expect(path(of: error) == name)
    }
    let traits = TraitCollection { $0.displayScale = -1 }
    let traitError = #expect(throws: EncodingError.self) { try JSONEncoder().encode(traits) }
    #expect(path(of: traitError) == "displayScale")
    let sheet = StyleSheet.iOS26.changing { $0.metrics.symbols.height = -1 }
    let sheetError = #expect(throws: EncodingError.self) { try JSONEncoder().encode(sheet) }
    #expect(path(of: sheetError) == "metrics.symbolHeight")
  }

  @Test("Configurations with impossible numbers work until they are encoded")
  func noHarm() {
    var content = ListContentConfiguration.cell()
    content.alpha = .nan
    content.directionalLayoutMargins.top = .infinity
    content.imageToTextPadding = -.infinity
    content.textProperties.numberOfLines = .min
    content.textProperties.font = .systemFont(ofSize: .nan)
    for state in StateSpace.fewStates { content = content.updated(for: state) }
    #expect(content.alpha.isNaN)
    #expect(content.textProperties.numberOfLines == .min)
    #expect(content.description.contains("alpha = nan"))
    #expect(content.debugDescription.contains("imageToTextPadding = -inf"))
  }
}
