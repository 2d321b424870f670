import Foundation
import Testing

/// Whether public values print something that can be read.
struct PrintingTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  /// Structures that print nothing of interest.
  private static let others: Set<String> = [
    // Keys of attributes.
    "CellAttributes", "FontAttribute", "ForegroundColorAttribute", "KernAttribute",
    "UnderlineStyleAttribute", "StrikethroughStyleAttribute", "BaselineOffsetAttribute",
    "ParagraphStyleAttribute", "ActionAttribute",
    // Functions in effect.
    "EmbeddedShaper", "FixedAdvanceShaper", "PangoShaper", "CellRegistration",
    "SupplementaryRegistration", "UIKitContext", "ReorderingHandlers", "SectionSnapshotHandlers",
    // Access to something else.
    "CustomViewConfiguration", "Changes", "TraitOverrides", "DocumentLayout",
    // One or two plain properties.
    "ConfigurationStateCustomKey", "FontMetrics", "PixelGrid", "RenderingOptions", "CustomSymbol",
    "ByWidth", "Step", "ListSnapshot", "ListSectionSnapshot", "ListUpdate", "VisibleItem",
    "ListDrawing", "CellChange", "TextClusters", "ListSectionTransaction",
    "NSDiffableDataSourceTransaction", "NSDiffableDataSourceSectionTransaction", "OptionKey",
  ]

  @Test("Every public structure prints its properties in its own format, without reflection")
  func structures() throws {
    let names = try #require(
      FileManager.default.enumerator(atPath: Self.sources.path)?.allObjects as? [String])
    let texts = try names.filter {
      $0.hasSuffix(".swift") && !$0.contains("/Unavailable/")
    }
    .map { try String(contentsOf: Self.sources.appending(path: $0), encoding: .utf8) }
    var printing = Self.others
    let printed =
      /ValueDumpConvertible|PropertyComparable|CustomStringConvertible|NamedOptions|OptionSet|NamedCase|Error\b/
    for text in texts {
      for match in text.matches(of: /(?:extension|struct) ([\w.]+)(?:<.*>)?: ([^{]*)\{/)
      where match.2.contains(printed) {
        if let name = match.1.split(separator: ".").last { printing.insert(String(name)) }
      }
    }
    var found = 0
    for text in texts {
      for match in text.matches(of: /\n *public struct (\w+)/) {
        found += 1
        #expect(printing.contains(String(match.1)), "\(match.1) prints what reflection makes of it")
      }
    }
    #expect(found > 60)
  }
}
