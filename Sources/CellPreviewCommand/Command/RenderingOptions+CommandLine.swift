import CellConfiguration
import CellDocuments
import CellPictures
import CellText
import Foundation

/// Settings of a picture that replace the settings of its document: `--dark --width 320`.
extension RenderingOptions {
  /// The options and their meanings, in the order of the usage.
  static let commandLineUsage = """
    --light, --dark          the style of the user interface
    --ltr, --rtl             the layout direction
    --size NAME              the text size: large, accessibilityLarge, ...
    --width POINTS           the width of the list
    --style-sheet NAME       iOS18 or iOS26
    --scale NUMBER           pixels a point
    --contrast NAME          normal or high
    """

  /// Reads a document, strictly or leniently, and applies the options to it.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - name: The name of the file.
  ///   - notice: Reports what lenient reading replaced.
  func document(
    _ data: Data, name: String, notice: (String) -> Void
  ) throws(DocumentError) -> ListDocument {
    guard let features else { return applied(to: try ListDocument(data: data, name: name)) }
    var issues: [DocumentIssue] = []
    let content = Dictionary(uniqueKeysWithValues: features.map { ($0, JSONTree.self) })
    let document = ListDocument(
      readingLeniently: data, features: features, customContent: content, issues: &issues)
    for issue in issues {
      notice("\(name.escapedForTerminals):\(issue.position == nil ? " " : "")\(issue)")
    }
    return applied(to: document)
  }

  /// Reads and lays out a document with the pictures beside it.
  ///
  /// A picture that lies outside of the folder is an error in strict reading, and a notice in
  /// lenient reading.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - name: The name of the file.
  ///   - pango: The shaper of Pango.
  ///   - pictures: The pictures beside the file.
  ///   - notice: Reports pictures that the layout lacks, and what lenient reading replaced.
  func layout(
    _ data: Data, name: String, pango: (any TextShaper)?, pictures: PictureFolder,
    notice: (String) -> Void
  ) throws(DocumentError) -> DocumentLayout {
    let document = try document(data, name: name, notice: notice)
    let layout = try DocumentLayout(document, name: name, pango: pango, picture: pictures.picture)
    if features == nil, !pictures.strays.isEmpty {
      throw DocumentError(file: name, sentences: pictures.strays)
    }
    for problem in pictures.strays + pictures.losses {
      notice("\(name): \(problem)".escapedForTerminals)
    }
    return layout
  }

  /// Options with a name, for `--looks` and in some cases as an option of the command.
  private struct Named: Sendable {
    let name: String
    let change: @Sendable (inout RenderingOptions) -> Void

    init(_ name: String, _ change: @escaping @Sendable (inout RenderingOptions) -> Void) {
      self.name = name
      self.change = change
    }
  }

  private static let named =
    [
      Named("light") { $0.traits.userInterfaceStyle = .light },
      Named("dark") { $0.traits.userInterfaceStyle = .dark },
      Named("ltr") { $0.traits.layoutDirection = .leftToRight },
      Named("rtl") { $0.traits.layoutDirection = .rightToLeft },
      Named("iOS18") { $0.traits.styleSheet = .iOS18 },
      Named("iOS26") { $0.traits.styleSheet = .iOS26 },
      Named("high") { $0.traits.accessibilityContrast = .high },
      Named("inspect") { $0.showsLayoutGuides = true },
      Named("accessibility") { $0.traits.preferredContentSizeCategory = .accessibilityLarge },
    ]
    + CellContentSizeCategory.allCases.filter { $0 != .unspecified }.map { category in
      Named(category.name) { $0.traits.preferredContentSizeCategory = category }
    }

  /// The names for `--looks`, for the usage.
  static var commandLineNames: String { named.map(\.name).joined(separator: ", ") }

  /// Consumes an option and its arguments.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - arguments: The arguments after the option. Those that belong to it are removed.
  /// - Returns: Whether the option exists.
  mutating func take(_ option: String, _ arguments: inout ArraySlice<String>) throws -> Bool {
    switch option {
    case "--light", "--dark", "--ltr", "--rtl": try take(named: option.dropFirst(2))
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

  /// Returns the options for a list of names: `light,dark+rtl`.
  ///
  /// - Parameter list: Names separated by commas. A plus combines names.
  func named(_ list: String) throws -> [RenderingOptions] {
    try list.split(separator: ",", omittingEmptySubsequences: false).map { names in
      var options = self
      options.name = String(names).replacing("+", with: " + ")
      for name in names.split(separator: "+", omittingEmptySubsequences: false) {
        try options.take(named: name)
      }
      return options
    }
  }

  private mutating func take(named name: Substring) throws {
    guard let options = Self.named.first(where: { $0.name == name }) else {
      throw Invocation.UsageError(
        message: "there is no look \(name.isEmpty ? "without a name" : String(name)); "
          + "the looks are \(Self.commandLineNames)")
    }
    options.change(&self)
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
      // Swift reads hexadecimal digits and words such as nan as well.
      guard argument.utf8.allSatisfy("0123456789+-.eE".utf8.contains) else { return nil }
      return Double(argument).flatMap { $0 > 0 && $0.isFinite ? CGFloat($0) : nil }
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
