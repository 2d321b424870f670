import Foundation

/// The folders that the targets of a manifest compile.
///
/// The manifest is read as text: a test cannot run the package manager while that runs the test.
struct CompiledFiles {
  /// The folders of targets, from the root of the package, each with what it excludes.
  private let folders: [(path: String, excluded: [String])]

  /// Reads a manifest that `swift format` has formatted.
  ///
  /// - Parameter root: The folder of the manifest, empty or with a slash at its end.
  init(manifest: String, root: String = "") {
    // Targets have four spaces in front; dependencies on targets have more.
    folders = manifest.matches(of: /\n    \.(\w*[tT]arget)\(\s*name: "(\w+)"/).map { target in
      let rest = manifest[target.range.upperBound...]
      let end = rest.firstRange(of: "\n    .")?.lowerBound ?? rest.endIndex
      let text = rest[..<end]
      let folder = target.1 == "testTarget" ? "Tests" : "Sources"
      let path = text.firstMatch(of: /\bpath: "([^"]*)"/).map { String($0.1) }
      let excluded = text.firstMatch(of: /\bexclude: \[([^\]]*)\]/)?.1 ?? ""
      return (
        root + (path ?? "\(folder)/\(target.2)"),
        excluded.matches(of: /"([^"]*)"/).map { String($0.1) }
      )
    }
  }

  /// Returns whether a target compiles a file.
  func contains(_ file: String) -> Bool {
    folders.contains { folder in
      guard file.hasSuffix(".swift"), file.hasPrefix(folder.path + "/") else { return false }
      let place = file.dropFirst(folder.path.count + 1)
      return !folder.excluded.contains { place == $0 || place.hasPrefix($0 + "/") }
    }
  }

  /// Returns a text without the lines that no build on Linux compiles: block comments, and branches
  /// of `#if`.
  ///
  /// The lines of `#if` itself stay. A condition that is in no list counts as one that never holds
  /// and whose `#else` is never compiled.
  static func compiledLines(of text: String) -> String {
    var branches: [(isTaken: Bool, isElseTaken: Bool)] = []
    var isComment = false
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if isComment || words.hasPrefix("/*") {
        isComment = !words.contains("*/")
        continue
      }
      if words.hasPrefix("#if ") {
        let condition = String(words.dropFirst(4))
        branches.append((taken.contains(condition), untaken.contains(condition)))
      } else if words.hasPrefix("#elseif") {
        branches[branches.count - 1] = (false, false)
      } else if words.hasPrefix("#else") {
        branches[branches.count - 1].isTaken = branches.last?.isElseTaken == true
      } else if words.hasPrefix("#endif") {
        branches.removeLast()
      } else if !branches.allSatisfy(\.isTaken) {
        continue
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  /// The conditions that hold in a build of `.ci/run`.
  private static let taken: Set = [
    "DEBUG", "Pango", "os(Linux)", "os(macOS) || os(Linux)",
    "os(macOS) || os(Linux) || os(Windows)", "canImport(FoundationXML)", "canImport(Glibc)",
  ]

  /// The conditions that do not hold in a build of `.ci/run`.
  private static let untaken: Set = [
    "DEBUG", "Pango", "canImport(UIKit)", "os(Windows)", "canImport(Darwin)",
  ]
}

/// The statements of all files that the package's tests compile.
struct CompiledCode {
  private var files: [[String]] = []

  /// Where each statement stands: the number of the file and of the statement in it.
  private var places: [String: [(file: Int, index: Int)]] = [:]

  /// Adds a file.
  mutating func add(_ text: String) {
    let statements = SwiftExample.statements(of: CompiledFiles.compiledLines(of: text))
    for (index, statement) in statements.enumerated() {
      places[statement, default: []].append((files.count, index))
    }
    files.append(statements)
  }

  /// Whether some file has these statements, one behind the other.
  func contains(_ statements: [String]) -> Bool {
    guard let first = statements.first else { return false }
    return places[first, default: []].contains { place in
      files[place.file][place.index...].starts(with: statements)
    }
  }

  /// Whether some test has these statements, and an assertion behind them, before the next test.
  func contains(_ statements: [String], and assertion: String) -> Bool {
    guard let first = statements.first else { return false }
    return places[first, default: []].contains { place in
      let rest = files[place.file][place.index...]
      let test = rest.dropFirst(statements.count).prefix { !$0.hasPrefix("@Test") }.joined()
      return rest.starts(with: statements)
        && test.filter { $0 != " " }.contains(assertion.filter { $0 != " " })
    }
  }

  /// The first of the statements with which the longest beginning that is compiled ends, for a
  /// message that says where an example and its copy part.
  func firstDifference(of statements: [String]) -> String? {
    let length = (places[statements.first ?? ""] ?? []).map { place in
      zip(files[place.file][place.index...], statements).prefix { $0 == $1 }.count
    }.max()
    return statements.dropFirst(length ?? 0).first
  }
}
