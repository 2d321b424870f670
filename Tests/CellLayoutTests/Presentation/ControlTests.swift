import CellConfiguration
import CellLayout
import CellTestSupport
import Foundation
import Testing

@Suite("Controls drawn instead of views")
struct ControlTests {
  private static let fractions: [CGFloat] = [0, 0.3, 1, -2, 7, .nan, .infinity, -.infinity]

  /// Controls of each kind, in all their states.
  private static let controls: [[CellControl]] = [
    [.switch(isOn: false), .switch(isOn: true), .switch(isOn: true, onColor: .systemRed)],
    fractions.map { .progress($0) }, fractions.map { .activityIndicator(turn: $0) },
    fractions.map { .slider($0) },
    [true, false].flatMap { down in
      [true, false].map { .stepper(canDecrease: down, canIncrease: $0) }
    },
    [.badge("3"), .badge("128", color: .systemGray), .badge("")],
    [.searchField(placeholder: "Search"), .searchField(placeholder: "", text: "Blue")],
    [.image(.symbol), .image(.picture)],
  ]

  private static func list(_ traits: TraitCollection, _ controls: [CellControl]) -> [DisplayItem] {
    var cell = ListCellConfiguration(content: ListContentConfiguration(style: .cell, text: "Wi-Fi"))
    cell.accessories = controls.indices.map { index in
      .customView(
        .init("\(index)", size: controls[index].size),
        placement: .trailing(), options: .init(reservedLayoutWidth: .actual))
    }
    let context = LayoutContext(traits: traits)
    let layout = ListCellLayout(cell, width: 900, context: context)
    return CellPresentation(layout, of: cell, context: context).displayList
  }

  /// Returns the members of the groups that replace views, with the frames of the views.
  private static func drawings(
    _ controls: [CellControl], _ traits: TraitCollection = .phone
  ) -> [(frame: CGRect, items: [DisplayItem])] {
    let list = list(traits, controls)
    let expanded = list.expandingViews(traits: traits) { view in
      controls[Int(view.customView.identifier) ?? 0]
    }
    return zip(list, expanded).compactMap { before, after in
      guard case .view(let view) = before.content, case .group(let items, nil) = after.content,
        before.identity == after.identity
      else { return nil }
      return (view.frame, items)
    }
  }

  @Test("A view step has the identifier, the reference, the frame and the tint of its accessory")
  func names() throws {
    final class Badge: Sendable {}
    let badge = Badge()
    var cell = ListCellConfiguration(content: .cell())
    let views: [CellAccessory.CustomView] = [
      .init("wifi", size: CGSize(width: 51, height: 31)),
      .init(reference: badge, size: CGSize(width: 20, height: 20)),
    ]
    cell.accessories = views.map {
      .customView($0, placement: .trailing(), options: .init(tintColor: .systemRed))
    }
    let context = LayoutContext(traits: .phone)
    let layout = ListCellLayout(cell, width: 358, context: context)
    let steps = CellPresentation(layout, of: cell, context: context).displayList.compactMap {
      item in
      if case .view(let view) = item.content { view } else { nil }
    }
    #expect(Set(steps.map(\.customView)) == Set(views))
    #expect(steps.contains { $0.customView.reference === badge })
    #expect(steps.allSatisfy { $0.frame.size == $0.customView.size })
    #expect(steps.allSatisfy { $0.tintColor == CellColor.systemRed.resolved(with: .phone) })
  }

  @Test("A control is drawn in the frame of its view, whatever its value", arguments: controls)
  func frames(states: [CellControl]) throws {
    for isRightToLeft in [false, true] {
      let traits = TraitCollection.phone.modifyingTraits {
        $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      }
      let drawings = Self.drawings(states, traits)
      #expect(drawings.count == states.count)
      for (frame, items) in drawings {
        let marks = items.filter { if case .shadow = $0.content { false } else { true } }
        let bounds = try #require(marks.bounds)
        // The bounds of lines are wider than what they draw.
        #expect(bounds.minX > frame.minX - 4 && bounds.maxX < frame.maxX + 4)
        #expect(bounds.minY > frame.minY - 4 && bounds.maxY < frame.maxY + 4)
      }
    }
  }

  @Test("The marks of a control have the same identities in every state", arguments: controls)
  func identities(states: [CellControl]) {
    let identities = states.map { state in
      Self.drawings([state]).flatMap { $0.items.map(\.identity) }
    }
    #expect(Set(identities).count == 1)
    #expect(Set(identities[0]).count == identities[0].count)
    let whole = Self.list(.phone, states).expandingViews(traits: .phone) { _ in states[0] }
    #expect(Set(whole.map(\.identity)).count == whole.count)
  }

  @Test("Different states of a control look different, and values out of range like the nearest")
  func states() {
    func items(_ control: CellControl) -> [DisplayItem] {
      Self.drawings([control]).flatMap(\.items)
    }
    for states in Self.controls {
      let looks = states.prefix(2).map(items)
      #expect(looks[0] != looks[1])
    }
    #expect(items(.progress(7)) == items(.progress(1)))
    #expect(items(.slider(.nan)) == items(.slider(0)))
    #expect(items(.activityIndicator(turn: 1)) == items(.activityIndicator()))
  }

  @Test("From right to left, a value grows from the right")
  func direction() throws {
    let rtl = TraitCollection.phone.modifyingTraits { $0.layoutDirection = .rightToLeft }
    for control in [CellControl.progress(0.25), .slider(0.25), .switch(isOn: true)] {
      let (left, right) = (Self.drawings([control])[0], Self.drawings([control], rtl)[0])
      func mirrored(_ drawing: (frame: CGRect, items: [DisplayItem])) -> [CGRect?] {
        drawing.items.map { item in
          [item].bounds.map { bounds in
            CGRect(
              x: drawing.frame.maxX - bounds.maxX, y: bounds.minY, width: bounds.width,
              height: bounds.height)
          }
        }
      }
      for (own, other) in zip(left.items, mirrored(right)) {
        let bounds = try #require([own].bounds)
        #expect(abs(bounds.minX - left.frame.minX - (try #require(other)).minX) < 1e-6)
      }
    }
  }

  @Test("A view that shows no control stays a view")
  func others() {
    let list = Self.list(.phone, [.progress(1), .slider(0)])
    let same = list.expandingViews(traits: .phone) { _ in nil }
    #expect(same == list)
    #expect(list.expandingViews(traits: .phone) == list)
  }

  @Test("A view is drawn as the control that it states", arguments: controls)
  func statedControls(states: [CellControl]) {
    for control in states {
      var cell = ListCellConfiguration(content: .cell())
      let view = CellAccessory.CustomView("a", showing: control)
      #expect(view.size == control.size)
      cell.accessories = [.customView(view, placement: .trailing())]
      let context = LayoutContext(traits: .phone)
      let layout = ListCellLayout(cell, width: 358, context: context)
      let list = CellPresentation(layout, of: cell, context: context).displayList
      #expect(
        list.expandingViews(traits: .phone) == list.expandingViews(traits: .phone) { _ in control })
      #expect(list.expandingViews(traits: .phone) != list)
    }
  }

  @Test("The text of a badge or search field stays inside the control, whatever its length")
  func longTexts() throws {
    let text = String(repeating: "long ", count: 40)
    for control in [CellControl.badge(text), .searchField(placeholder: text)] {
      var cell = ListCellConfiguration()
      var content = CustomContent(named: "a", size: CGSize(width: 120, height: 30))
      content.control = control
      cell.customContent = content
      let context = LayoutContext(traits: .phone)
      let layout = ListCellLayout(cell, width: 358, context: context)
      let list = CellPresentation(layout, of: cell, context: context).displayList
      guard case .view(let view)? = list.first?.content else {
        Issue.record("There is no view.")
        return
      }
      let bounds = try #require(list.expandingViews(traits: .phone).bounds)
      #expect(view.frame.insetBy(dx: -0.5, dy: -0.5).contains(bounds))
    }
  }

  @Test("A row is as high as a control that is higher than usual")
  func highControl() {
    var content = CustomContent(named: "a")
    content.control = .image(CellImage(size: CGSize(width: 40, height: 120)))
    var cell = ListCellConfiguration()
    cell.customContent = content
    #expect(
      ListCellLayout(cell, width: 358, context: LayoutContext(traits: .phone)).size.height == 120)
  }

  @Test("The symbol of a search field has the color of secondary labels")
  func searchSymbol() {
    let traits = TraitCollection.phone
    for (_, items) in Self.drawings([.searchField(placeholder: "Search")], traits) {
      let colors = items.compactMap { item in
        if case .symbol(let symbol) = item.content { symbol.color } else { nil }
      }
      #expect(colors == [CellColor.secondaryLabel.resolved(with: traits)])
    }
  }

  @Test("A control without a size stands in a row of the usual height, and some fill its width")
  func controlsAsContent() {
    for states in Self.controls {
      var content = CustomContent(named: "a")
      content.control = states[0]
      var cell = ListCellConfiguration()
      cell.customContent = content
      var empty = cell
      empty.customContent?.control = nil
      let context = LayoutContext(traits: .phone)
      let layout = ListCellLayout(cell, width: 358, context: context)
      #expect(layout.size == ListCellLayout(empty, width: 358, context: context).size)
      let list = CellPresentation(layout, of: cell, context: context).displayList
      guard case .view(let view)? = list.first?.content else {
        Issue.record("There is no view.")
        return
      }
      let isWide = [CellControl.progress(0), .slider(0), .searchField(placeholder: "Search")]
        .contains(states[0])
      #expect((view.frame.width > 300) == isWide)
      #expect(view.frame.height == states[0].size.height)
      #expect(isWide || view.frame.width == states[0].size.width)
    }
  }
}

extension CellImage {
  fileprivate static let picture = CellImage(name: "portrait", size: CGSize(width: 30, height: 20))
  fileprivate static let symbol = CellImage(systemName: "star.fill") ?? picture
}
