import SwiftSyntax

extension ExprSyntax {
  /// The call that an expression is, without `try` and `await`.
  var call: FunctionCallExprSyntax? {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.call }
    if let wait = self.as(AwaitExprSyntax.self) { return wait.expression.call }
    return self.as(FunctionCallExprSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// The call, with the `try` and `await` before it.
  var enclosingEffects: Syntax {
    var node = Syntax(self)
    while let parent = node.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self)
    {
      node = parent
    }
    return node
  }

  /// Whether the call is of an optional closure, or of something with a name of closures.
  var callsClosure: Bool {
    if calledExpression.is(OptionalChainingExprSyntax.self) { return true }
    // A capital is of a type, whose initializer is called.
    guard name.first?.isLowercase == true else { return false }
    return ["handler", "provider", "action", "body"].contains(name)
      || ["Handler", "Provider", "Action"].contains(where: name.hasSuffix)
  }

  /// Whether the call makes shared storage unique before a change.
  var makesCopy: Bool { name == "makeUnique" }

  /// The last part of the name of the function or the closure.
  private var name: String { calledExpression.lastName ?? "" }
}

extension LabeledExprSyntax {
  /// Labels of arguments that usually have one type.
  private static let kindred: [Set<String>] = [
    ["x", "y"], ["width", "height"], ["top", "leading", "left", "bottom", "trailing", "right"],
    ["red", "green", "blue", "alpha", "white"], ["from", "to", "through"], ["min", "max"],
    ["minimum", "maximum"], ["lower", "upper"], ["start", "end"], ["old", "new"],
  ]

  /// Whether two arguments look as if they had the same type.
  func canBeSwapped(with other: LabeledExprSyntax) -> Bool {
    guard expression.trimmedDescription != other.expression.trimmedDescription,
      !expression.is(InOutExprSyntax.self), !other.expression.is(InOutExprSyntax.self)
    else { return false }
    if expression.isNumber, other.expression.isNumber { return true }
    if let one = label?.text, let other = other.label?.text,
      Self.kindred.contains(where: { $0.contains(one) && $0.contains(other) })
    {
      return true
    }
    guard let one = expression.lastName, let other = other.expression.lastName else { return false }
    return one.lastWord == other.lastWord
      || Self.kindred.contains { $0.contains(one) && $0.contains(other) }
  }
}

extension ExprSyntax {
  fileprivate var isNumber: Bool {
    self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
  }

  /// The last part of a name, such as `c` of `a.b.c`.
  fileprivate var lastName: String? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension String {
  /// The last word of a name, in lower case: `width` of `minimumWidth`.
  fileprivate var lastWord: String {
    let start = lastIndex(where: \.isUppercase) ?? startIndex
    return self[start...].lowercased()
  }
}
