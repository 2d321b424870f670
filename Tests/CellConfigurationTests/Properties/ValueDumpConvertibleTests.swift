import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// What values print, and how they say what is different.
@Suite("Property lists show the properties of values and their differences")
struct ValueDumpTests {
  private static func cell() -> ListCellConfiguration {
    var cell = ListCellConfiguration(content: .valueCell(), background: .listCell())
    cell.content?.text = "Wi-Fi"
    cell.accessories = [.disclosureIndicator()]
    return cell
  }

  private static func texts(_ differences: [PropertyDifference]) -> [String] {
    differences.map(\.description)
  }

  @Test("The difference of contents lists properties with their old and new values")
  func contents() {
    let old = ListContentConfiguration.cell()
    var new = old
    new.text = "Wi-Fi"
    new.textProperties.color = .systemBlue
    new.imageToTextPadding = 20
    #expect(
      Self.texts(new.difference(from: old)) == [
        "text: none → \"Wi-Fi\"", "imageToTextPadding: 16 → 20",
        "textProperties.color: label → systemBlue",
      ])
    #expect(new.difference(from: old).last?.change == .display)
    #expect(Self.texts(old.difference(from: new)).last == "text: \"Wi-Fi\" → none")
  }

  @Test("Assigning a property's default value appears as a difference")
  func assigned() {
    let old = ListContentConfiguration.cell()
    var new = old
    new.textProperties.numberOfLines = 0
    #expect(
      Self.texts(new.difference(from: old)) == [
        "textProperties.numberOfLines: 0 → 0 (assigned)"
      ])
  }

  @Test("Properties assigned for a state are listed under their condition")
  func conditions() {
    var old = ListContentConfiguration.cell()
    old.when(.selected) { $0.textProperties.color = .white }
    var new = ListContentConfiguration.cell()
    new.when(.selected) { $0.textProperties.color = .systemBlue }
    #expect(
      Self.texts(new.difference(from: old)) == [
        "when selected.textProperties.color: white → systemBlue"
      ])
  }

  @Test("The difference of contents tells the style, the assignment or the rule of each value")
  func sources() {
    var content = ListContentConfiguration.cell()
    content.imageToTextPadding = 20
    content.secondaryTextProperties.color = .systemRed
    content.when(.selected) { $0.secondaryTextProperties.color = .systemBlue }
    content.when(.selected && .disabled) { $0.secondaryTextProperties.color = .systemPink }
    let old = content
    let selected = content.updated(for: CellConfigurationState(.selected))
    let both = content.updated(for: CellConfigurationState([.selected, .disabled]))
    func change(_ new: ListContentConfiguration, _ name: String) -> PropertyDifference? {
      new.difference(from: old).first { $0.name == name }
    }
    let color = "secondaryTextProperties.color"
    #expect(
      change(selected, color)?.debugDescription
        == "\(color): systemRed (assigned) → systemBlue (when selected)")
    #expect(change(both, color)?.newSource == .rule(.selected && .disabled))
    #expect(
      change(both, "textProperties.color")?.debugDescription
        == "textProperties.color: label (default of cell) → "
        + "tertiaryLabel (default of cell, disabled && selected)")
    #expect(change(both, "textProperties.color")?.description.contains("default") == false)
    #expect(
      change(.cell(), "imageToTextPadding")?.debugDescription
        == "imageToTextPadding: 20 (assigned) → 16 (default of cell)")
    #expect(change(.cell(), "text") == nil)
    content.text = "Wi-Fi"
    #expect(change(content, "text")?.debugDescription == "text: none → \"Wi-Fi\"")
    content.textProperties.numberOfLines = 0
    #expect(
      change(content, "textProperties.numberOfLines")?.debugDescription
        == "textProperties.numberOfLines: 0 (default of cell) → 0 (assigned)")
  }

  @Test("A style that follows its list is named with the style that it follows there")
  func followedStyles() {
    let header = ListContentConfiguration.header()
    let grouped = header.updated(
      for: CellConfigurationState(
        [],
        TraitCollection {
          $0.listEnvironment = .grouped
          $0.styleSheet = .iOS18
        }))
    let sources = Set(grouped.difference(from: header).compactMap(\.newSource))
    #expect(sources == [.style("header as groupedHeader", .always)])
    #expect(
      header.difference(from: grouped).compactMap(\.newSource?.description).allSatisfy {
        $0 == "default of header as plainHeader"
      })
  }

  @Test("The difference of cells names the part and its index")
  func cells() {
    var new = Self.cell()
    new.content?.text = "Bluetooth"
    new.accessories = [.disclosureIndicator(options: .init(isHidden: true)), .checkmark()]
    new.background = nil
    let texts = Self.texts(new.difference(from: Self.cell()))
    #expect(texts[0] == "content.text: \"Wi-Fi\" → \"Bluetooth\"")
    #expect(texts[1] == "accessories[0].isHidden: none → true")
    #expect(
      texts[2]
        == "accessories[1]: none → <CellAccessory: kind = checkmark>")
    #expect(texts[3].hasPrefix("background: <BackgroundConfiguration:"))
    #expect(texts[3].hasSuffix("→ none"))
    #expect(texts.count == 4)
  }

  @Test("The difference of states lists their traits and flags")
  func states() {
    let old = CellConfigurationState(traitCollection: .phone)
    var new = old
    new.isSelected = true
    new.traitCollection.userInterfaceStyle = .dark
    #expect(
      Self.texts(new.difference(from: old)) == [
        "traitCollection.userInterfaceStyle: light → dark", "isSelected: none → true",
      ])
  }

  @Test("Cells, accessories and lists print on one line, or with one property on each line")
  func printing() {
    #expect(
      "\(CellAccessory.label(text: "3"))"
        == "<CellAccessory: kind = label; text = \"3\"; font = body; "
        + "adjustsFontForContentSizeCategory = true>")
    #expect("\(Self.cell())".hasPrefix("<ListCellConfiguration: content = <ListContent"))
    #expect(!"\(Self.cell())".contains("\n"))
    let lines = Self.cell().debugDescription.split(separator: "\n")
    #expect(lines.prefix(2) == ["ListCellConfiguration", "  content:"])
    #expect(lines.contains("  accessories[0]:") && lines.contains("    kind: disclosureIndicator"))
    #expect(
      "\(ListConfiguration(appearance: .plain))".hasPrefix(
        "<ListConfiguration: appearance = plain; container = collectionView; "))
  }

  @Test("A value inside another one prints as it does alone")
  func nested() {
    struct Pair: PropertyComparable {
      let first: any Sendable
      let second: any Sendable
    }
    let state = CellConfigurationState(.selected)
    let values: [any Sendable] = [
      ListContentConfiguration.cell(), BackgroundConfiguration.listCell(), state,
      ViewConfigurationState(traitCollection: .phone), TraitCollection.phone, Self.cell(),
      CellAccessory.label(text: "3"), ListConfiguration(appearance: .plain),
      SwipeActionsConfiguration(actions: [SwipeAction(title: "Flag")]),
    ]
    for value in values {
      #expect("\(Pair(first: value, second: 1))" == "<Pair: first = \(value); second = 1>")
    }
  }

  @Test("A list and a cell list every property that they store")
  func completeness() {
    var list = ListConfiguration(appearance: .plain)
    list.itemSeparatorHandler = { $1 }
    list.leadingSwipeActionsConfigurationProvider = { _ in nil }
    list.trailingSwipeActionsConfigurationProvider = { _ in nil }
    list.backgroundColor = .systemRed
    list.headerTopPadding = 3
    list.contentHuggingElements = [.supplementaryHeader]
    var cell = Self.cell()
    cell.indentationLevel = 2
    cell.indentationWidth = 5
    cell.indentsAccessories = false
    cell.state.isEditing = true
    cell.state.isSelected = true
    cell.traitOverrides = .phone
    cell.height = 50
    cell.accessibility.label = "A"
    cell.state.isDisabled = true
    cell.state.isExpanded = true
    cell.swipeOffset = 3
    cell.contentViewName = "RatingView"
    let listed = [list.debugDescription, cell.debugDescription]
    for (text, value) in zip(listed, [list, cell] as [any Sendable]) {
      for case let name? in Mirror(reflecting: value).children.map(\.label) {
        let isThere = text.localizedCaseInsensitiveContains(
          "  "
            + name.replacingOccurrences(of: "stored", with: "")
            .replacingOccurrences(of: "flags", with: "state")
            .replacingOccurrences(of: "customStates", with: "state")
            .replacingOccurrences(of: "otherContent", with: "contentViewName")
            .replacingOccurrences(of: "separatorHandler", with: "itemSeparatorHandler"))
        #expect(isThere, "\(name)")
      }
    }
  }

  private struct Badge: ValueDumpConvertible {
    var size = CGSize(width: 10.0001, height: 20)
    var valueDump: ValueDump {
      var dump = ValueDump("Badge")
      dump.add("size", size)
      return dump
    }
  }

  @Test("Numbers print rounded to a thousandth, or in full if they differ by less")
  func numbers() {
    #expect("\(Badge())" == "<Badge: size = 10 × 20>")
    let other = Badge(size: CGSize(width: 10.0002, height: 20))
    #expect(
      Self.texts(other.difference(from: Badge())) == ["size: 10.0001 × 20 → 10.0002 × 20"])
  }

  /// A value with any number of properties of one name.
  private struct Tagged: ValueDumpConvertible {
    var tags: [String]

    var valueDump: ValueDump {
      var dump = ValueDump("Tagged")
      for tag in tags { dump.add("tag", tag) }
      return dump
    }
  }

  @Test("Properties of one name are compared in their order")
  func sameNames() {
    let difference = Tagged(tags: ["a", "c", "d"]).difference(from: Tagged(tags: ["a", "b"]))
    #expect(Self.texts(difference) == ["tag: b → c", "tag: none → d"])
  }
}
