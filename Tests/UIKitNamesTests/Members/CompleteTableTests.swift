import Foundation
import Testing
import UIKitNames

/// The table of members against the members that UIKit documents.
@Suite("The table has every member of UIKit's types for cells, lists and states")
struct CompleteTableTests {
  /// The members by the types that they belong to, with their labels as the table writes them.
  private static let members: [(type: String, declaration: String, name: String)] = {
    var type = ""
    return UIKitMembers.text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("  ") else {
        type = String(line)
        return nil
      }
      let declaration = line.drop { $0 == " " }
      return (type, String(declaration), name(of: String(declaration)))
    }
  }()

  /// Returns the name of a declaration, with the labels of its parameters.
  static func name(of declaration: String) -> String {
    if declaration.hasPrefix("subscript") { return "subscript(_:)" }
    let isInitializer = declaration.hasPrefix("init")
    let words = declaration.split(separator: " ")
    let start = words.firstIndex {
      ["func", "var", "let", "case", "enum", "typealias"].contains($0)
    }
    let rest =
      isInitializer
      ? Substring(declaration)
      : words[(words.index(after: start ?? 0))...].joined(separator: " ")[...]
    let base = rest.prefix { $0.isLetter || $0.isNumber }
    guard rest.dropFirst(base.count).first == "(" else { return String(base) }
    // The labels are the words before the colons outside of nested parentheses and closures.
    var (depth, part, labels): (Int, String, [String]) = (0, "", [])
    for character in rest.dropFirst(base.count) {
      if "([{<".contains(character) { depth += 1 }
      if ")]}>".contains(character) { depth -= 1 }
      if depth == 1, character == ":" {
        labels.append(String(part.split { " (,".contains($0) }.first ?? ""))
        part = "="
      } else if depth == 1, character == "," {
        part = ""
      } else if !part.hasPrefix("=") {
        part.append(character)
      }
      if depth == 0 { break }
    }
    return base + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  @Test("Each documented member has a row of its type")
  func rows() throws {
    let marked = try ["there", "different", "absent"].flatMap {
      try MemberTableTests.members(marked: $0, nests: false)
    }
    let names = Dictionary(grouping: marked) { $0.type }.mapValues { Set($0.map(\.name)) }
    #expect(Self.members.count > 330)
    for member in Self.members {
      let known = names[member.type] ?? []
      let alternatives = [
        member.name, member.name.replacing("(_:)", with: "(key:)"),
        member.name.replacing("subscript(_:)", with: "subscript(key:)"),
      ]
      #expect(
        alternatives.contains(where: known.contains),
        "\(member.type) lacks \(member.name): \(member.declaration)")
    }
  }

  @Test(
    "Names have the labels of their declarations",
    arguments: [
      ("func append(_ items: [Item], to parent: Item? = nil)", "append(_:to:)"),
      ("static func empty() -> Self", "empty()"), ("var isHidden: Bool", "isHidden"),
      ("case custom(_ width: CGFloat)", "custom(_:)"),
      (
        "init(style: Style, title: String?, handler: @escaping Handler)",
        "init(style:title:handler:)"
      ),
      ("case leading(displayed: State = .always, at: P = { $0.count })", "leading(displayed:at:)"),
      ("func f(_ map: [A: B], by: (A) -> B)", "f(_:by:)"),
    ])
  func names(declaration: String, name: String) {
    #expect(Self.name(of: declaration) == name)
  }

  @Test("Arguments that UIKit has defaults for can be left out")
  @MainActor func optionalArguments() {
    let accessories: [UICellAccessory] = [
      .disclosureIndicator(), .detail(), .checkmark(), .delete(), .insert(), .reorder(),
      .multiselect(), .outlineDisclosure(), .label(text: "3"),
      .customView(configuration: .init(customView: UIView(), placement: .leading())),
      .customView(configuration: .init(customView: UIView(), placement: .trailing())),
      .detail(options: .init()), .delete(displayed: .always), .insert(actionHandler: nil),
      .label(text: "3", displayed: .whenEditing), .outlineDisclosure(options: .init()),
    ]
    #expect(accessories.count == 16)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A"])
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(["A"])
    section.append(["B"], to: "A")
    #expect(section.snapshot(of: "A").items == ["B"])
    section.expand(["A"])
    #expect(section.expandedItems == ["A"])
    #expect(section.visualDescription == "- A\n    B")
    section.collapse(["A"])
    #expect(section.visualDescription == "+ A\n    B")
    _ = UITraitCollection.phone.modifyingTraits { _ in }
    _ = UIShadowProperties()
    let options: [Any] = [
      UICellAccessory.DisclosureIndicatorOptions(), UICellAccessory.DetailOptions(),
      UICellAccessory.CheckmarkOptions(), UICellAccessory.DeleteOptions(),
      UICellAccessory.InsertOptions(), UICellAccessory.ReorderOptions(),
      UICellAccessory.MultiselectOptions(), UICellAccessory.OutlineDisclosureOptions(),
      UICellAccessory.LabelOptions(), UICellAccessory.PopUpMenuOptions(),
      UICellAccessory.DisclosureIndicatorOptions(tintColor: .systemRed),
      UICellAccessory.DeleteOptions(isHidden: true, backgroundColor: .systemRed),
      UICellAccessory.LabelOptions(font: .preferredFont(forTextStyle: .headline)),
    ]
    #expect(options.count == 13)
  }
}
