/// The members of an object in its written form, as Swift expressions.
struct WrittenObject {
  /// The members in their order.
  let members: [JSONValue.Member]

  init(_ members: [JSONValue.Member]) { self.members = members }

  /// The members of a value; none for one that is no object.
  init(_ value: JSONValue?) {
    if case .object(let members)? = value?.kind { self.init(members) } else { self.init([]) }
  }

  /// The value of a member.
  func value(_ name: String) -> JSONValue? { members.first { $0.name == name }?.value }

  /// The value of a member that is a text.
  func string(_ name: String) -> String? {
    if case .string(let text)? = value(name)?.kind { text } else { nil }
  }

  /// The elements of a member that is an array.
  func elements(_ name: String) -> [JSONValue] {
    if case .array(let elements)? = value(name)?.kind { elements } else { [] }
  }

  /// The expression for the value of a member.
  subscript(name: String) -> String? {
    value(name).flatMap { SwiftExpression.value($0, of: name) }
  }

  /// The call of a function with those arguments that are members.
  func call(_ function: String, _ names: [String]) -> String {
    let arguments = names.compactMap { name in self[name].map { "\(name): \($0)" } }
    return "\(function)(\(arguments.joined(separator: ", ")))"
  }

  /// The assignments of all members, some of them aside, each to a property of a value; those of an
  /// object of properties one by one.
  func assignments(to target: String, besides others: Set<String> = []) -> [String] {
    members.filter { !others.contains($0.name) }.flatMap { member in
      let property = "\(target).\(member.name)"
      if let text = SwiftExpression.value(member.value, of: member.name) {
        return ["\(property) = \(text)"]
      }
      return WrittenObject(member.value).assignments(to: property)
    }
  }
}
