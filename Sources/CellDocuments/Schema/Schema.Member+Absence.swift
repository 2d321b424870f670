package import CellConfiguration
import Foundation

extension Schema.Member {
  /// Whether the member is required.
  var isRequired: Bool { if case .refused = absence { true } else { false } }

  /// The default value as JSON; `nil` unless it has the same meaning as absence everywhere.
  package var defaultText: String? {
    switch absence {
    case .refused, .described, .normalValues: nil
    case .value(let value): text(of: value)
    case .values: values.count == 1 ? values.first?.text : nil
    }
  }

  /// The effect of absence as a noun phrase; `nil` for a required member or a single default value.
  package var absencePhrase: String? {
    switch absence {
    case .refused, .value: nil
    case .described(let phrase): phrase
    case .values(let owner, _): values.count == 1 ? nil : "the \(owner)'s default"
    case .normalValues(let owner, _):
      "the \(owner)'s default" + (values.count == 1 ? ", normally `\(values[0].text)`" : "")
    }
  }

  /// The default values if there are several: all but the most frequent one, each with its owners.
  var absenceDetails: String? {
    let values = values
    guard values.count > 1, let usual = values.max(by: { $0.names.count < $1.names.count }) else {
      return nil
    }
    let others = values.filter { $0.text != usual.text }
      .map { "\($0.text) in \($0.names.joined(separator: ", "))" }
    return others.joined(separator: "; ") + "; otherwise \(usual.text)"
  }

  /// Returns the default value as JSON.
  ///
  /// - Parameter name: The style, appearance or kind that the default depends on.
  package func defaultText(for name: String) -> String? {
    values.first { $0.names.contains(name) }?.text
  }

  /// The different values, each with the names of its owners.
  private var values: [(text: String, names: [String])] {
    let written: [(name: String, value: Written)]
    switch absence {
    case .values(_, let values), .normalValues(_, let values): written = values
    case .refused, .described, .value: return []
    }
    return written.reduce(into: []) { values, value in
      guard let text = text(of: value.value) else { return }
      if let index = values.firstIndex(where: { $0.text == text }) {
        values[index].names.append(value.name)
      } else {
        values.append((text, [value.name]))
      }
    }
  }

  /// Returns a value as JSON on one line.
  private func text(of value: Written) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value),
      case .object(let members)? = JSONReader.read(SourceText([UInt8](data))).value?.kind
    else { return nil }
    return members.first?.value.text(without: [])
  }
}

extension Schema.Object.Variant {
  /// Returns the members of the variant, with the defaults and names that it has.
  package func members(of object: Schema.Object) -> [Schema.Member] {
    object.members.compactMap { member in
      guard self.members.contains(member.name) else { return nil }
      let value = names[member.name].map { names -> Schema.Value in
        let words = name + member.name.prefix(1).uppercased() + member.name.dropFirst()
        return names.count == 1 ? .names(names) : .named(words, .names(names))
      }
      return Schema.Member(
        member.name, value ?? member.value, member.meaning,
        absence: absence(of: member))
    }
  }

  /// Returns the meaning of a member's absence, with the defaults of the names that are allowed.
  private func absence(of member: Schema.Member) -> Schema.Member.Absence {
    if required.contains(member.name) { return .refused }
    if either.contains(member.name) {
      let others = either.filter { $0 != member.name }.map { "`\($0)`" }
      return .described("\(others.joined(separator: " or ")), which is then required")
    }
    guard case .values(let owner, let values) = member.absence else { return member.absence }
    let own = values.filter { names.values.joined().contains($0.name) }
    return own.isEmpty ? member.absence : .values(of: owner, own)
  }
}
