import CellConfiguration
import CellDocuments
import CellTestSupport

extension JSONNode {
  /// The value with every absent member that has a default in its form, as generated clients write
  /// it; `nil` for a value of another kind than the form.
  func withDefaults(of form: Schema.Value) -> JSONNode? {
    switch (self, form) {
    case (_, .type(let type)): return withDefaults(of: type.schemaValue)
    case (_, .named(_, let form)): return withDefaults(of: form)
    case (_, .choice(let forms)): return forms.lazy.compactMap(withDefaults).first
    case (.array(let elements), .array(let form, _)):
      return .array(elements.map { $0.withDefaults(of: form) ?? $0 })
    case (.object(let members), .dictionary(let form, _, _, _)):
      return .object(members.map { ($0.name, $0.value.withDefaults(of: form) ?? $0.value) })
    case (.object(let members), .object(let form)):
      guard let forms = form.members(for: members) else { return nil }
      return .object(
        forms.compactMap { member -> (name: String, value: JSONNode)? in
          if let value = members.first(where: { $0.name == member.name })?.value {
            return (member.name, value.withDefaults(of: member.value) ?? value)
          }
          guard let text = member.defaultText, let value = try? JSONNode(text) else { return nil }
          return (member.name, value.withDefaults(of: member.value) ?? value)
        })
    case (.object, _), (.array, _), (_, .object), (_, .array), (_, .dictionary): return nil
    default: return self
    }
  }

  /// The values that have another name, truth value or null in one place, also in absent members.
  func variations(of form: Schema.Value) -> [JSONNode] {
    switch (self, form) {
    case (_, .type(let type)): return variations(of: type.schemaValue)
    case (_, .named(_, let form)): return variations(of: form)
    case (_, .choice(let forms)): return forms.flatMap(variations)
    case (.array(let elements), .array(let form, _)):
      return elements.indices.flatMap { index in
        elements[index].variations(of: form).map {
          replacing([.element(index)], by: [$0])
        }
      }
    case (.object(let members), .dictionary(let form, _, _, _)):
      return members.flatMap { member in
        member.value.variations(of: form).map { replacing([.member(member.name)], by: [$0]) }
      }
    case (.object(let members), .object(let form)):
      guard let forms = form.members(for: members) else { return [] }
      return forms.flatMap { member -> [JSONNode] in
        if let value = members.first(where: { $0.name == member.name })?.value {
          return value.variations(of: member.value).map {
            replacing([.member(member.name)], by: [$0])
          }
        }
        return Self.bool(true).variations(of: member.value).map {
          .object(members + [(member.name, $0)])
        }
      }
    case (.object, _), (.array, _): return []
    case (_, .names(let names)):
      // Of many colors two stand for all.
      return (names.count > 20 ? [names[0], names[names.count - 1]] : names).map { .string($0) }
    case (_, .boolean): return [.bool(true), .bool(false)]
    case (_, .null): return [.null]
    default: return []
    }
  }

  /// The value without members that are null.
  var withoutNulls: JSONNode {
    switch self {
    case .array(let elements): .array(elements.map(\.withoutNulls))
    case .object(let members):
      .object(members.filter { $0.value.text != "null" }.map { ($0.name, $0.value.withoutNulls) })
    default: self
    }
  }

  /// The paths that another value does not have.
  func difference(from other: JSONNode) -> String {
    paths.filter { other[$0] == nil }.map(\.written).joined(separator: ", ")
  }
}

extension Schema.Object {
  /// The forms of the members that an object with certain members can have; `nil` if no object has
  /// these members.
  fileprivate func members(
    for members: [(name: String, value: JSONNode)]
  ) -> [Schema.Member]? {
    guard !variants.isEmpty else {
      return members.allSatisfy { names.contains($0.name) } ? self.members : nil
    }
    return variants.first { variant in
      return variant.required.allSatisfy { name in members.contains { $0.name == name } }
        && members.allSatisfy { member in
          guard variant.members.contains(member.name) else { return false }
          guard let allowed = variant.names[member.name], case .string(let text) = member.value
          else { return true }
          return allowed.contains(text)
        }
    }?.members(of: self)
  }
}
