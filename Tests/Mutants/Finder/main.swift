// Lists the places of source files that can be broken, one JSON object a line.
//
// Usage: finder FILE...

import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

var trees: [(path: String, tree: Syntax)] = []
let cases = EnumCases(viewMode: .sourceAccurate)
for path in CommandLine.arguments.dropFirst() {
  let source = try String(contentsOfFile: path, encoding: .utf8)
  let parsed = Parser.parse(source: source)
  // Operators that the package declares itself stay unfolded, and are not mutated.
  let tree = OperatorTable.standardOperators.foldAll(parsed) { _ in }
  trees.append((path, tree))
  cases.walk(tree)
}

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
for (path, tree) in trees {
  let finder = PlaceFinder(path: path, tree: tree, siblings: cases.siblings)
  finder.walk(tree)
  for place in finder.places {
    print(String(decoding: try encoder.encode(place), as: UTF8.self))
  }
}
