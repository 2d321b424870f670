import SwiftSyntax

/// Finds for each case without associated values another one of the same enumeration.
final class EnumCases: SyntaxVisitor {
  /// The case that stands in for a case; the first declaration of a name counts.
  private(set) var siblings: [String: String] = [:]

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.memberBlock.members
      .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements)
      .filter { $0.parameterClause == nil }
      .map(\.name.text)
    for (index, name) in names.enumerated() where names.count > 1 && siblings[name] == nil {
      siblings[name] = names[(index + 1) % names.count]
    }
    return .visitChildren
  }
}
