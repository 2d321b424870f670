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
      if words.hasPrefix("/*") { isComment = true }
      defer { if words.contains("*/") { isComment = false } }
      if isComment { continue }
      if let condition = words.firstMatch(of: /^#if (.+)/).map({ String($0.1) }) {
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
