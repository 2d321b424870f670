import SwiftSyntax

/// Finds the places of one file.
///
/// Texts, attributes, code under `#if` and long literals of arrays are left out.
final class PlaceFinder: SyntaxVisitor {
  private(set) var places: [Place] = []

  private let path: String
  private let siblings: [String: String]
  private let converter: SourceLocationConverter

  /// The longest array whose elements are code rather than a table.
  private static let longestArray = 6

  init(path: String, tree: Syntax, siblings: [String: String]) {
    self.path = path
    self.siblings = siblings
    converter = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// Notes a place, with the text that replaces a node.
  private func add(
    _ node: some SyntaxProtocol, _ kind: String, _ broken: String,
    _ form: Place.Form = .expression
  ) {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    places.append(
      Place(
        path: path, line: location.line, column: location.column,
        start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
        end: node.endPositionBeforeTrailingTrivia.utf8Offset,
        kind: kind, form: form, original: node.trimmedDescription, broken: broken))
  }

  /// Returns the text of a node in which one of its descendants has another text.
  private func text(
    of node: some SyntaxProtocol, replacing part: some SyntaxProtocol, with new: String
  ) -> String {
    let origin = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let start = part.positionAfterSkippingLeadingTrivia.utf8Offset - origin
    let end = part.endPositionBeforeTrailingTrivia.utf8Offset - origin
    let units = Array(node.trimmedDescription.utf8)
    return String(decoding: units[..<start], as: UTF8.self) + new
      + String(decoding: units[end...], as: UTF8.self)
  }

  /// Returns the text of a node in which two of its descendants have changed places.
  private func text(
    of node: some SyntaxProtocol, swapping one: ExprSyntax, _ other: ExprSyntax
  ) -> String {
    let origin = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let start = other.positionAfterSkippingLeadingTrivia.utf8Offset - origin
    let end = other.endPositionBeforeTrailingTrivia.utf8Offset - origin
    let whole = text(of: node, replacing: one, with: other.trimmedDescription)
    let growth = other.trimmedDescription.utf8.count - one.trimmedDescription.utf8.count
    let units = Array(whole.utf8)
    return String(decoding: units[..<(start + growth)], as: UTF8.self) + one.trimmedDescription
      + String(decoding: units[(end + growth)...], as: UTF8.self)
  }

  // MARK: Left out

  override func visit(_: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    node.elements.count > Self.longestArray ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
    guard case .elements(let elements) = node.content else { return .skipChildren }
    return elements.count > Self.longestArray ? .skipChildren : .visitChildren
  }

  // MARK: Operators

  private static let comparisons = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==",
    "!==": "===",
  ]
  private static let arithmetic = [
    "+": "-", "-": "+", "*": "/", "/": "*", "&+": "&-", "&-": "&+", "|": "&", "&": "|",
    "<<": ">>", ">>": "<<",
  ]
  private static let logic = ["&&": "||", "||": "&&"]
  private static let assignments = ["+=": "-=", "-=": "+=", "*=": "/=", "/=": "*=", "|=": "&="]

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let binary = node.operator.as(BinaryOperatorExprSyntax.self) else {
      return .visitChildren
    }
    let symbol = binary.operator.text
    let tables = [
      (Self.comparisons, "comparison"), (Self.arithmetic, "arithmetic"), (Self.logic, "logic"),
    ]
    for (table, kind) in tables {
      guard let other = table[symbol] else { continue }
      // No shift by 0 has an effect.
      if symbol == "<<" || symbol == ">>", node.rightOperand.trimmedDescription == "0" { continue }
      add(node, kind, text(of: node, replacing: binary, with: other))
    }
    if let other = Self.assignments[symbol], isStatement(node) {
      add(node, "assignment", text(of: node, replacing: binary, with: other), .statement)
    }
    if symbol == "??" { add(node, "absent", node.rightOperand.trimmedDescription) }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let symbol = node.operator.text
    if symbol == "-" || symbol == "!" || symbol == "~" {
      add(node, "sign", node.expression.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    add(node, "choice", text(of: node, replacing: node.condition, with: negated(node.condition)))
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    // A comparison is mutated as such.
    guard case .expression(let condition) = node.condition else { return .visitChildren }
    if condition.is(InfixOperatorExprSyntax.self) || condition.is(PrefixOperatorExprSyntax.self) {
      return .visitChildren
    }
    add(condition, "condition", negated(condition))
    return .visitChildren
  }

  private func negated(_ condition: ExprSyntax) -> String { "!(\(condition.trimmedDescription))" }

  override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
    guard node.whereClause == nil,
      let cases = node.parent?.parent?.parent?.parent?.as(SwitchCaseListSyntax.self),
      cases.contains(where: isDefault)
    else { return .visitChildren }
    add(node.pattern, "case", "(never)", .pattern)
    return .visitChildren
  }

  private func isDefault(_ element: SwitchCaseListSyntax.Element) -> Bool {
    element.as(SwitchCaseSyntax.self)?.label.is(SwitchDefaultLabelSyntax.self) ?? false
  }

  // MARK: Constants

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.literal.text
    let value = Int(text.replacing("_", with: ""))
    add(node, "constant", value.map { $0 == 1 ? "0" : "\($0 + 1)" } ?? "(\(text) + 1)")
    return .visitChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(node, "constant", "(\(node.literal.text) + 1)")
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(node, "constant", node.literal.text == "true" ? "false" : "true")
    return .visitChildren
  }

  // MARK: Calls and names

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments)
    let name = node.calledExpression.trimmedDescription
    if name == "max" || name == "min", arguments.count == 2,
      let first = arguments.first, let last = arguments.last
    {
      add(node, "limit", first.expression.trimmedDescription)
      add(node, "limit", last.expression.trimmedDescription)
    }
    if name == "isKnownUniquelyReferenced" { add(node, "copy", "true") }
    // The order of these does not matter.
    let isSymmetric = name == "max" || name == "min"
    for (one, other) in zip(arguments, arguments.dropFirst())
    where !isSymmetric && one.canBeSwapped(with: other) {
      add(node, "swapped", text(of: node, swapping: one.expression, other.expression))
    }
    if isDroppedAsExpression(node) { add(node, "handler", "nil") }
    return .visitChildren
  }

  /// Whether a call of an optional closure is a part of an expression, which becomes `nil`.
  private func isDroppedAsExpression(_ call: FunctionCallExprSyntax) -> Bool {
    call.calledExpression.is(OptionalChainingExprSyntax.self)
      && call.parent?.is(MemberAccessExprSyntax.self) != true
      && !(call.enclosingEffects.parent?.is(CodeBlockItemSyntax.self) ?? false)
  }

  /// Names that stand for opposite edges, axes and ends.
  private static let opposites: [String: String] = {
    let pairs = [
      ("leading", "trailing"), ("top", "bottom"), ("left", "right"), ("width", "height"),
      ("minX", "maxX"), ("minY", "maxY"), ("midX", "midY"), ("x", "y"), ("first", "last"),
      ("horizontal", "vertical"), ("lowerBound", "upperBound"), ("start", "end"),
      ("startIndex", "endIndex"), ("ascender", "descender"),
      ("before", "after"), ("light", "dark"),
    ]
    var opposites: [String: String] = [:]
    for (one, other) in pairs {
      opposites[one] = other
      opposites[other] = one
    }
    return opposites
  }()

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if node.base == nil {
      if !isPattern(node), node.parent?.is(FunctionCallExprSyntax.self) != true,
        let other = siblings[name]
      {
        add(node, "case", ".\(other)")
      }
    } else if let other = Self.opposites[name] {
      swap(node, text(of: node, replacing: node.declName, with: other))
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberAccessExprSyntax.self) == true,
      node.parent?.as(MemberAccessExprSyntax.self)?.base?.id != node.id
    {
      return .visitChildren
    }
    if let other = Self.opposites[node.baseName.text] { swap(node, other) }
    return .visitChildren
  }

  /// Swaps an edge that is read, or in the statement that assigns it.
  private func swap(_ node: some ExprSyntaxProtocol, _ broken: String) {
    var child = Syntax(node)
    while let parent = child.parent {
      if parent.is(InOutExprSyntax.self) { return }
      if let infix = parent.as(InfixOperatorExprSyntax.self) {
        let isAssigned =
          infix.operator.is(AssignmentExprSyntax.self)
          || Self.assignments[infix.operator.trimmedDescription] != nil
        if isAssigned, infix.leftOperand.id == child.id {
          guard isStatement(infix) else { return }
          add(infix, "edge", text(of: infix, replacing: node, with: broken), .statement)
          return
        }
        break
      }
      guard parent.is(MemberAccessExprSyntax.self) else { break }
      child = parent
    }
    add(node, "edge", broken)
  }

  private func isPattern(_ node: some SyntaxProtocol) -> Bool {
    var ancestor = node.parent
    while let current = ancestor {
      if current.is(ExpressionPatternSyntax.self) { return true }
      if current.is(CodeBlockItemSyntax.self) { return false }
      ancestor = current.parent
    }
    return false
  }

  // MARK: Statements

  /// Whether an expression is a statement by itself.
  private func isStatement(_ node: some SyntaxProtocol) -> Bool {
    node.parent?.is(CodeBlockItemSyntax.self) == true
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    // A file's own statements are declarations.
    if node.parent?.is(SourceFileSyntax.self) == true { return .visitChildren }
    for item in node {
      guard case .expr(let expression) = item.item else { continue }
      let isAssignment = self.isAssignment(expression)
      let isCall = expression.is(FunctionCallExprSyntax.self) && node.count > 1
      let isChecked = ["precondition", "assert", "fatalError", "preconditionFailure"]
        .contains { expression.trimmedDescription.hasPrefix($0 + "(") }
      if let call = expression.call, call.callsClosure {
        add(expression, "handler", "", .statement)
      } else if let call = expression.call, call.makesCopy {
        add(expression, "copy", "", .statement)
      } else if isAssignment || isCall && !isChecked {
        add(expression, "skipped", "", .statement)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind {
    add(node.body.statements, "defer", "", .statement)
    return .visitChildren
  }

  /// Whether an expression is an assignment, except of a stored property in an initializer, which
  /// cannot be left out.
  private func isAssignment(_ expression: ExprSyntax) -> Bool {
    guard let infix = expression.as(InfixOperatorExprSyntax.self),
      infix.operator.is(AssignmentExprSyntax.self)
    else { return false }
    return !infix.leftOperand.trimmedDescription.hasPrefix("self.")
      || infix.parent?.parent?.parent?.parent?.is(InitializerDeclSyntax.self) != true
  }
}
