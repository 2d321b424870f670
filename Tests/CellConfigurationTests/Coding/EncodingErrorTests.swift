import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// A value that cannot be encoded throws an error that names the property and the reason.
struct EncodingErrorTests {
  private struct Case: Sendable, CustomStringConvertible {
    let path: String
    let reason: String
    let content: ListContentConfiguration

    init(
      _ path: String, _ reason: String, _ change: (inout ListContentConfiguration) -> Void
    ) {
      var content = ListContentConfiguration.cell()
      change(&content)
      self.path = path
      self.reason = reason
      self.content = content
    }

    var description: String { path }
  }

  private static let closure = ConfigurationColorTransformer { $0 }
  private static let dynamic = CellColor { _ in .red }

  private static let cases = [
    Case("textProperties.color", "closure") { $0.textProperties.color = dynamic },
    Case("secondaryTextProperties.colorTransformer", "closure") {
      $0.secondaryTextProperties.colorTransformer = closure
    },
    Case("imageProperties.tintColor", "closure") {
      $0.imageProperties.tintColor = CellColor(light: .red, dark: dynamic)
    },
    Case("imageProperties.strokeColorTransformer", "closure") {
      $0.imageProperties.strokeColorTransformer = .grayscale.followed(by: closure)
    },
    Case("textProperties.color", "closure") {
      $0.textProperties.color = dynamic.withAlphaComponent(0.5)
    },
    Case("when", "closure") { $0.when(.selected) { $0.textProperties.color = dynamic } },
    Case("attributedText", "closure") {
      var text = AttributedString("x")
      text.cell.foregroundColor = dynamic
      $0.attributedText = text
    },
    Case("secondaryAttributedText", "attribute") {
      var text = AttributedString("x")
      text.alternateDescription = "y"
      $0.secondaryAttributedText = text
    },
  ]

  @Test("The error for a closure in list content names its property", arguments: cases)
  private func content(_ example: Case) throws {
    let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(example.content) }
    guard case .invalidValue(_, let context) = error else {
      Issue.record("found \(String(describing: error)), expected an invalid value")
      return
    }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    #expect(path.hasPrefix(example.path))
    #expect(context.debugDescription.contains(example.reason))
  }

  @Test("The error for a closure in a background names its property")
  func background() {
    var colored = BackgroundConfiguration.clear()
    colored.strokeColor = Self.dynamic
    var viewed = BackgroundConfiguration.clear()
    viewed.customView = ViewStandIn()
    var shadowed = BackgroundConfiguration.clear()
    shadowed.shadowProperties.color = Self.dynamic
    for (background, path) in [
      (colored, ["strokeColor"]), (viewed, ["customView"]),
      (shadowed, ["shadowProperties", "color"]),
    ] {
      let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(background) }
      guard case .invalidValue(_, let context) = error else { continue }
      #expect(context.codingPath.map(\.stringValue) == path)
    }
  }

  @Test("The error for a closure in a style sheet names its change")
  func styleSheet() {
    let sheet = StyleSheet.iOS26.renamed(to: "Closed").changing {
      $0.changeContent(of: [.cell]) {
        $0.textProperties.color = Self.dynamic
      }
    }
    let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(sheet) }
    guard case .invalidValue(_, let context) = error else { return }
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    #expect(path == ["content", "0", "textProperties", "color"])
  }

  @Test("The error for a nested configuration has the path from the top of the document")
  func withinDocument() {
    var content = ListContentConfiguration.cell()
    content.textProperties.color = Self.dynamic
    let error = #expect(throws: EncodingError.self) {
      try JSONEncoder().encode(["rows": [content]])
    }
    guard case .invalidValue(_, let context) = error else { return }
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    #expect(path == ["rows", "0", "textProperties", "color"])
  }
}
