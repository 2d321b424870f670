import CellConfiguration
import Foundation
import Testing

struct AccessibilityAttributesTests {
  private static let full = AccessibilityAttributes(
    isElement: true, label: "Wi-Fi", value: "Home", hint: "Opens the networks",
    traits: [.button, .selected], identifier: "wifi")

  @Test("Accessibility attributes survive encoding and decoding")
  func coding() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(Self.full)
    #expect(
      String(decoding: data, as: UTF8.self) == """
        {"hint":"Opens the networks","identifier":"wifi","isElement":true,"label":"Wi-Fi",\
        "traits":["button","selected"],"value":"Home"}
        """)
    #expect(try JSONDecoder().decode(AccessibilityAttributes.self, from: data) == Self.full)
    #expect(try encoder.encode(AccessibilityAttributes()) == Data("{}".utf8))
  }

  @Test("A cell without accessibility attributes equals one whose attributes were removed")
  func removal() {
    var cell = ListCellConfiguration()
    cell.accessibility.label = "Wi-Fi"
    #expect(cell != ListCellConfiguration() && cell.accessibility.label == "Wi-Fi")
    cell.accessibility.label = nil
    #expect(cell == ListCellConfiguration() && cell.accessibility.isEmpty)
  }

  @Test("A cell prints its accessibility attributes and the difference to others")
  func printing() {
    var cell = ListCellConfiguration()
    cell.accessibility = Self.full
    let text = "\(cell)"
    for part in ["Wi-Fi", "Home", "Opens the networks", "[button, selected]", "wifi"] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
    var other = cell
    other.accessibility.value = "Office"
    #expect(
      other.difference(from: cell).map(\.description)
        == [#"accessibility.value: "Home" → "Office""#])
  }

  @Test("A cell keeps the accessibility attributes that it is given")
  func example() {
    let content = ListContentConfiguration.cell()
    var cell = ListCellConfiguration(content: content)
    cell.accessibility.label = "Wi-Fi network"
    cell.accessibility.traits = .button
    #expect(cell.accessibility == AccessibilityAttributes(label: "Wi-Fi network", traits: .button))
  }

  @Test("Traits without a name cannot be written")
  func unnamedTraits() {
    let attributes = AccessibilityAttributes(traits: AccessibilityTraits(rawValue: 1 << 40))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(attributes) }
  }
}
