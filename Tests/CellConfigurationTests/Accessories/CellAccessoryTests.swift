import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// What accessories say of themselves.
struct CellAccessoryTests {
  private static let view = CellAccessory.customView(
    CellAccessory.CustomView("a", size: CGSize(width: 20, height: 20)), placement: .leading())

  @Test("Accessories preserve the options that a toolkit reads")
  func options() {
    let view = CellAccessory.CustomView("a", size: CGSize(width: 20, height: 20))
    let fixed = CellAccessory.customView(view, placement: .leading(), maintainsFixedSize: true)
    #expect(fixed.maintainsFixedSize)
    #expect(!Self.view.maintainsFixedSize)
    let header = CellAccessory.outlineDisclosure(options: .init(style: .header))
    #expect(header.outlineStyle == .header)
    #expect(CellAccessory.checkmark().outlineStyle == nil)
    let hidden: [CellAccessory] = [
      .checkmark(options: .init(isHidden: true)), .delete(options: .init(isHidden: true)),
      .reorder(options: .init(isHidden: true)), .outlineDisclosure(options: .init(isHidden: true)),
      .label(text: "3", options: .init(isHidden: true)),
    ]
    #expect(hidden.map(\.isHidden) == [true, true, true, true, true])
    let shown: [CellAccessory] = [
      .checkmark(), .delete(), .reorder(), .outlineDisclosure(), .label(text: "3"),
    ]
    #expect(shown.map(\.isHidden) == [false, false, false, false, false])
  }

  @Test(
    "Built-in accessories have their default side and display state",
    arguments: [
      (.disclosureIndicator(), .trailing), (.outlineDisclosure(), .trailing),
      (.detail(), .trailing), (.checkmark(), .trailing), (.popUpMenu(), .trailing),
      (.label(text: "3"), .trailing), (.reorder(), .trailing), (.delete(), .leading),
      (.insert(), .leading), (.multiselect(), .leading),
    ] as [(CellAccessory, CellAccessory.Placement.Edge)])
  func placement(_ accessory: CellAccessory, _ edge: CellAccessory.Placement.Edge) throws {
    for displayed in CellAccessory.DisplayedState.allCases {
      var accessory = accessory
      accessory.displayed = displayed
      let placement = accessory.placement
      #expect(placement.edge == edge)
      #expect(placement.displayed == displayed)
      #expect(placement.position == .nearestContent)
    }
  }

  @Test("The placement of a custom view depends on its display state")
  func customPlacement() {
    var view = CellAccessory.customView(
      .init("v", size: .zero), placement: .trailing(at: .before(.label)))
    view.displayed = .whenEditing
    #expect(view.placement == .trailing(displayed: .whenEditing, at: .before(.label)))
  }

  @Test("A placement is displayed always, next to the content, unless it says otherwise")
  func usualPlacement() {
    #expect(CellAccessory.Placement.leading() == .leading(displayed: .always, at: .nearestContent))
    #expect(
      CellAccessory.Placement.trailing() == .trailing(displayed: .always, at: .nearestContent))
    for closure in [
      CellAccessory.Placement.leading { _ in 0 }, CellAccessory.Placement.trailing { _ in 0 },
    ] {
      #expect(closure.displayed == .always)
    }
  }

  @Test("Everything that tells two custom views apart is part of their hash")
  func customViewHash() {
    final class View: Sendable {}
    let (one, other) = (View(), View())
    let size = CGSize(width: 20, height: 30)
    let views: [CellAccessory.CustomView] = [
      .init("a", size: size), .init("b", size: size),
      .init("a", size: CGSize(width: 21, height: 30)),
      .init("a", size: CGSize(width: 20, height: 31)),
      .init("a", size: CGSize(width: 30, height: 20)),
      .init(reference: one, size: size), .init(reference: other, size: size),
    ]
    #expect(Set(views.map(\.hashValue)).count == views.count)
  }

  @Test("Validation reports two accessories of one system kind (A1)")
  func duplicates() throws {
    let accessories: [CellAccessory] = [.checkmark(), .label(text: "1"), .checkmark()]
    #expect(throws: CellAccessory.DuplicateError.self) {
      try CellAccessory.validate(accessories)
    }
    do {
      try CellAccessory.validate(accessories)
    } catch {
      #expect(error.kind == .checkmark)
      #expect(error.indices == [0, 2])
      #expect(error.description.contains("found checkmark at 0, 2"))
    }
    try CellAccessory.validate([
      Self.view, Self.view, .checkmark(),
    ])
  }

  @Test("Validation names the first duplicate kind and all its positions (A1)")
  func severalDuplicates() {
    let kinds: [CellAccessory] = [
      .reorder(), .checkmark(), .checkmark(), Self.view, .reorder(), .checkmark(),
      .reorder(),
    ]
    let error = #expect(throws: CellAccessory.DuplicateError.self) {
      try CellAccessory.validate(kinds)
    }
    #expect(error == CellAccessory.DuplicateError(kind: .reorder, indices: [0, 4, 6]))
  }

  @Test("Accessories survive encoding and decoding")
  func coding() throws {
    let accessories: [CellAccessory] = [
      .disclosureIndicator(), .label(text: "3"),
      .delete(options: CellAccessory.DeleteOptions(isHidden: true, backgroundColor: .systemBlue)),
      .reorder(options: CellAccessory.ReorderOptions(showsVerticalSeparator: false)),
      .checkmark(
        displayed: .whenNotEditing,
        options: CellAccessory.Options(
          reservedLayoutWidth: .custom(30), tintColor: .systemGreen)),
      .customView(
        CellAccessory.CustomView("badge", size: CGSize(width: 20, height: 20)),
        placement: .leading(displayed: .whenEditing, at: .after(.delete))),
      .detail(action: CellAccessory.Action(named: "showDetails")),
    ]
    let data = try JSONEncoder().encode(accessories)
    let decoded = try JSONDecoder().decode([CellAccessory].self, from: data)
    #expect(decoded == accessories)
    let short = try JSONDecoder().decode(
      [CellAccessory].self,
      from: Data(
        #"["disclosureIndicator", {"label": "3"}, {"kind": "insert", "action": "add"}]"#.utf8))
    #expect(
      short == [
        .disclosureIndicator(), .label(text: "3"),
        .insert(action: CellAccessory.Action(named: "add")),
      ])
    let nulls =
      #"{"kind": "delete", "tintColor": null, "reservedLayoutWidth": null, "action": null}"#
    #expect(try JSONDecoder().decode(CellAccessory.self, from: Data(nulls.utf8)) == .delete())
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        [CellAccessory].self, from: Data(#"[{"kind": "checkmark", "font": "body"}]"#.utf8))
    }
  }
}
