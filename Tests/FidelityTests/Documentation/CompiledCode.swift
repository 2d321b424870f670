import Foundation

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
