import CellConfiguration
import CellText
import Foundation

/// What a picture is drawn with in place of what its document says: `--dark --width 320`.
struct Look: Equatable {
  /// The width of the list in points.
  var width: CGFloat?

  /// Traits; what is unspecified is the document's.
  var traits = TraitCollection()

  /// The options, with what each stands for, in the order of the usage.
  static let usage = """
    --light, --dark          the style of the user interface
    --ltr, --rtl             the layout direction
    --size NAME              the text size: large, accessibilityLarge, ...
    --width POINTS           the width of the list
    --style-sheet NAME       iOS18 or iOS26
    --scale NUMBER           pixels a point
    --contrast NAME          normal or high
    """

  /// Takes up an option with the arguments that belong to it.
  ///
  /// - Parameters:
  ///   - option: the option.
  ///   - arguments: the arguments behind it, of which those are removed that belong to it.
  /// - Returns: Whether there is such an option.
  mutating func take(_ option: String, _ arguments: inout ArraySlice<String>) throws -> Bool {
    switch option {
    case "--light": traits.userInterfaceStyle = .light
    case "--dark": traits.userInterfaceStyle = .dark
    case "--ltr": traits.layoutDirection = .leftToRight
    case "--rtl": traits.layoutDirection = .rightToLeft
    case "--size":
      traits.preferredContentSizeCategory = try Self.named(option, &arguments)
    case "--contrast": traits.accessibilityContrast = try Self.named(option, &arguments)
    case "--style-sheet":
      let sheets = ["iOS18": StyleSheet.iOS18, "iOS26": .iOS26]
      traits.styleSheet = try Self.value(option, &arguments, among: sheets.keys.sorted()) {
        sheets[$0]
      }
    case "--width": width = try Self.number(option, &arguments)
    case "--scale": traits.displayScale = try Self.number(option, &arguments)
    default: return false
    }
    return true
  }

  /// The document in this look.
  func applied(to document: PreviewDocument) -> PreviewDocument {
    var document = document
    document.width = width ?? document.width
    document.traits = TraitCollection(traitsFrom: [document.traits, traits])
    return document
  }

  private static func named<Name: NamedCase & CaseIterable>(
    _ option: String, _ arguments: inout ArraySlice<String>
  ) throws -> Name {
    try value(option, &arguments, among: Name.allCases.map(\.name)) { Name(name: $0) }
  }

  private static func number(
    _ option: String, _ arguments: inout ArraySlice<String>
  ) throws -> CGFloat {
    try value(option, &arguments, among: ["a number above 0"]) { argument in
      Double(argument).flatMap { $0 > 0 && $0.isFinite ? CGFloat($0) : nil }
    }
  }

  private static func value<Value>(
    _ option: String, _ arguments: inout ArraySlice<String>, among known: [String],
    _ read: (String) -> Value?
  ) throws -> Value {
    let argument = arguments.popFirst()
    guard let argument, let value = read(argument) else {
      let found = argument.map { "not \($0)" } ?? "which is missing"
      throw Invocation.UsageError(
        message: "\(option) takes \(known.formatted(.list(type: .or))), \(found)")
    }
    return value
  }
}
