import CellConfiguration
import CellUIKit
import Foundation
import Testing
import UIKitStubs

@MainActor
struct ListTests {
  @Test(
    "Of a fresh list nothing is assigned, and its appearance is that of its name",
    arguments: ListConfiguration.Appearance.allCases)
  func fresh(_ appearance: ListConfiguration.Appearance) {
    let converted = UICollectionLayoutListConfiguration(ListConfiguration(appearance: appearance))
    #expect(converted.assigned.isEmpty)
    #expect("\(converted.appearance)" == appearance.name)
  }

  @Test("Each property of a list that differs is the only one that is converted")
  func properties() {
    func assigned(_ change: (inout ListConfiguration) -> Void) -> [String: Any?] {
      var list = ListConfiguration(appearance: .plain)
      change(&list)
      return UICollectionLayoutListConfiguration(list).assigned
    }
    #expect(assigned { $0.showsSeparators = false }["showsSeparators"] as? Bool == false)
    #expect(
      (assigned { $0.backgroundColor = .systemRed }["backgroundColor"] as? UIColor)?.description
        == "systemRed")
    #expect(assigned { $0.headerTopPadding = 12 }["headerTopPadding"] as? CGFloat == 12)
    typealias List = UICollectionLayoutListConfiguration
    #expect(
      assigned { $0.headerMode = .supplementary }["headerMode"] as? List.HeaderMode
        == .supplementary)
    #expect(
      assigned { $0.headerMode = .firstItemInSection }["headerMode"] as? List.HeaderMode
        == .firstItemInSection)
    #expect(
      assigned { $0.footerMode = .supplementary }["footerMode"] as? List.FooterMode
        == .supplementary)
    #expect(
      assigned { $0.contentHuggingElements = .supplementaryHeader }["contentHuggingElements"]
        as? List.ContentHuggingElements == .supplementaryHeader)
    let changes: [(inout ListConfiguration) -> Void] = [
      { $0.showsSeparators = false }, { $0.backgroundColor = .systemRed },
      { $0.headerTopPadding = 12 }, { $0.headerMode = .supplementary },
      { $0.footerMode = .supplementary }, { $0.contentHuggingElements = .supplementaryHeader },
      { $0.separatorConfiguration.color = .black }, { $0.itemSeparatorHandler = { $1 } },
    ]
    for change in changes { #expect(assigned(change).count == 1) }
    #expect(assigned { $0.container = .tableView }.isEmpty)
  }

  @Test("Each property of separators that differs is the only one that is converted")
  func separators() {
    func assigned(_ change: (inout ListSeparatorConfiguration) -> Void) -> [String: Any?] {
      var separators = ListSeparatorConfiguration(listAppearance: .plain)
      change(&separators)
      return UIListSeparatorConfiguration(separators, listAppearance: .plain).assigned
    }
    #expect(assigned { _ in }.isEmpty)
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let expected: [(String, (inout ListSeparatorConfiguration) -> Void, (Any?) -> Bool)] = [
      (
        "topSeparatorVisibility", { $0.topSeparatorVisibility = .visible },
        { $0 as? UIListSeparatorConfiguration.Visibility == .visible }
      ),
      (
        "bottomSeparatorVisibility", { $0.bottomSeparatorVisibility = .hidden },
        { $0 as? UIListSeparatorConfiguration.Visibility == .hidden }
      ),
      (
        "topSeparatorInsets", { $0.topSeparatorInsets.leading = 4 },
        {
          $0 as? NSDirectionalEdgeInsets
            == NSDirectionalEdgeInsets(
              top: 0, leading: 4, bottom: 0, trailing: automatic.trailing)
        }
      ),
      (
        "bottomSeparatorInsets", { $0.bottomSeparatorInsets.trailing = 5 },
        {
          $0 as? NSDirectionalEdgeInsets
            == NSDirectionalEdgeInsets(top: 0, leading: automatic.leading, bottom: 0, trailing: 5)
        }
      ),
      ("color", { $0.color = .black }, { ($0 as? UIColor)?.description == "black" }),
      (
        "multipleSelectionColor", { $0.multipleSelectionColor = .white },
        { ($0 as? UIColor)?.description == "white" }
      ),
      (
        "visualEffect", { $0.visualEffect = .blur(.dark) },
        { ($0 as? UIBlurEffect)?.style == .dark }
      ),
    ]
    for (name, change, holds) in expected {
      let assigned = assigned(change)
      #expect(assigned.keys.elementsEqual([name]))
      #expect(holds(assigned[name] ?? nil), "\(name)")
    }
  }

  @Test("A handler changes what it changes, on top of what UIKit gives for the item")
  func handler() throws {
    var list = ListConfiguration(appearance: .plain)
    list.separatorConfiguration.color = .systemRed
    list.itemSeparatorHandler = { position, separators in
      var separators = separators
      if position == ListPosition(section: 2, row: 1) {
        separators.bottomSeparatorVisibility = .hidden
      }
      return separators
    }
    let converted = UICollectionLayoutListConfiguration(list)
    #expect(converted.separatorConfiguration.color.description == "systemRed")
    let handler = try #require(converted.itemSeparatorHandler)
    var given = UIListSeparatorConfiguration(listAppearance: .plain)
    given.color = .systemTeal
    let changed = handler(IndexPath(indexes: [2, 1]), given)
    #expect(changed.color.description == "systemTeal")
    #expect(changed.bottomSeparatorVisibility == .hidden)
    #expect(handler(IndexPath(indexes: [1, 2]), given).bottomSeparatorVisibility == .automatic)
  }
}
