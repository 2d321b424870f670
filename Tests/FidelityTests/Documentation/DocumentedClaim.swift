import Foundation
import Testing

/// A declaration whose documentation says something that can be wrong: what stops the program, what
/// an operation costs, or what numbers out of range count as.
struct DocumentedClaim: CustomTestStringConvertible {
  /// The file, from the root of the package.
  let file: String

  /// The number of the declaration's line, from 1.
  let line: Int

  /// The outermost type and the member, such as `ListLayout.moveRow`; only the type for a type.
  let declaration: String

  /// The words that make the claim.
  let words: String

  var testDescription: String { "\(declaration) (\(file):\(line))" }

  /// The word that a test of the claim contains, as far as tests can be compared with it.
  ///
  /// Initializers, subscripts and calls of a value are known by their type.
  var name: Substring {
    let parts = declaration.split(separator: ".")
    let isNamed = !["init", "subscript", "callAsFunction"].contains(parts.last)
    return (isNamed ? parts.last : parts.first) ?? ""
  }

  /// Returns the claims of the public declarations in a source file.
  static func claims(in file: String, text: String) -> [DocumentedClaim] {
    var claims: [DocumentedClaim] = []
    var outermost = ""
    var isInPublicProtocol = false
    var comment = ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, whole) in lines.enumerated() {
      let line = whole.drop { $0 == " " }
      if line.hasPrefix("///") {
        comment += line.dropFirst(3)
        continue
      }
      if line.hasPrefix("@") || line.hasPrefix("//") { continue }
      let isOutermost = whole.startIndex == line.startIndex
      if isOutermost, let type = line.firstMatch(of: typePattern) {
        outermost = String(type.1)
        isInPublicProtocol = line.contains("public protocol")
      }
      let documentation = comment
      comment = ""
      let isPublic =
        line.hasPrefix("public ") || line.hasPrefix("open ") || line.hasPrefix("case ")
        || isInPublicProtocol
      guard isPublic, !documentation.isEmpty else { continue }
      let words = documentation.matches(of: claimPattern).map { String($0.0) }
      guard !words.isEmpty, let member = line.firstMatch(of: memberPattern) else { continue }
      let name = String(member.1 ?? member.2 ?? "")
      claims.append(
        DocumentedClaim(
          file: file, line: index + 1,
          declaration: isOutermost ? outermost : "\(outermost).\(name)",
          words: words.joined(separator: ", ")))
    }
    return claims
  }

  // A pattern takes longer to make than to find.
  private nonisolated(unsafe) static let claimPattern =
    /Complexity:|Precondition:|O\(|\b[Tt]raps?\b|stops the program|allocates|\bcounts? as\b|clamped|limited to/

  private nonisolated(unsafe) static let typePattern =
    /\b(?:struct|class|enum|extension|protocol|actor) ([\w.]+)/

  private nonisolated(unsafe) static let memberPattern =
    /\b(?:func|var|let|case|struct|class|enum|protocol|actor|typealias) ([\w]+|[^\s(]+)|\b(init|subscript|deinit)\b/
}
