package import CellConfiguration
import Foundation

extension MemberForm {
  /// Whether the member has to be there.
  var isRequired: Bool { if case .refused = absence { true } else { false } }

  /// The value that counts where the member is absent, as JSON; `nil` where it is not one value.
  package var defaultText: String? {
    switch absence {
    case .refused, .described: nil
    case .value(let value): text(of: value)
    case .values: defaults.count == 1 ? defaults.first?.text : nil
    }
  }

  /// What counts where the member is absent if that is not one value, as a noun phrase.
  package var absenceText: String? {
    switch absence {
    case .refused, .value: nil
    case .described(let phrase): phrase
    case .values:
      defaults.count == 1
        ? nil
        : defaults.map { "\($0.text) in \($0.owners.joined(separator: ", "))" }
          .joined(separator: "; ")
    }
  }

  /// The different values, each with what it belongs to.
  private var defaults: [(text: String, owners: [String])] {
    guard case .values(let values) = absence else { return [] }
    return values.reduce(into: []) { defaults, value in
      guard let text = text(of: value.value) else { return }
      if let place = defaults.firstIndex(where: { $0.text == text }) {
        defaults[place].owners.append(value.owner)
      } else {
        defaults.append((text, [value.owner]))
      }
    }
  }

  /// A value as JSON in one line.
  private func text(of value: Written) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value),
      case .object(let members)? = JSONReader.read(SourceText([UInt8](data))).value?.kind
    else { return nil }
    return members.first?.value.text(without: [])
  }
}
