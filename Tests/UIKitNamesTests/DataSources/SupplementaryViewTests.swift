import Foundation
import Testing
import UIKitNames

/// Headers and other supplementary views of a data source.
@MainActor
struct SupplementaryViewTests {
  private let words = Words()

  private func text(of view: UICollectionReusableView?) -> String? {
    (view?.contentConfiguration as? UIListContentConfiguration)?.text
  }

  @Test("Each section has a header, which stays")
  func header() {
    words.showHeaders()
    words.show(["a": ["one"], "b": ["two"]])
    #expect(Set(words.configured) == ["header a 0", "one 0.0", "header b 1", "two 1.0"])
    let header = words.header(1)
    #expect(text(of: header) == "b" && words.header(1) === header && words.configured.count == 4)
    #expect(words.header(2) == nil)
    #expect(header?.superview === words.cell(0, 0)?.superview)
  }

  @Test("A layout without headers requests none")
  func layoutWithoutHeaders() {
    words.show(["a": ["one"]])
    #expect(words.header(0) == nil)
    words.showHeaders()
    words.list.setCollectionViewLayout(words.list.collectionViewLayout, animated: false)
    #expect(text(of: words.header(0)) == "a")
    let footer = words.list.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: 0))
    #expect(footer == nil)
  }

  @Test("Headers move with their sections, and those of deleted sections are used again")
  func headersMoveSections() {
    words.showHeaders()
    words.show(["a": ["one"], "b": ["two"]])
    let (a, b) = (words.header(0), words.header(1))
    words.show(["b": ["two"], "c": []])
    #expect(words.header(0) === b && words.configured == ["header c 1"])
    #expect(words.header(1) === a && text(of: a) == "c")
  }

  @Test("A reloaded section gets its header anew, and a reconfigured one keeps it")
  func reloadedSectionHeader() {
    words.showHeaders()
    words.show(["a": ["one"], "b": ["two"]])
    let (a, b) = (words.header(0), words.header(1))
    a?.isSelected = true
    b?.isSelected = true
    var snapshot = words.dataSource.snapshot()
    snapshot.reloadSections(["a"])
    snapshot.reconfigureSections(["b"])
    words.dataSource.apply(snapshot)
    #expect(words.configured.contains("header b 1") && words.header(1) === b)
    #expect(b?.isSelected == true)
    #expect(words.configured.count { $0 == "header a 0" } == 2)
    #expect(words.header(0)?.isSelected == false && words.header(0) !== b)
  }

  @Test("A provider that reconfigures another header stops the program")
  func providerReconfiguresAnother() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let words = Words()
        words.showHeaders()
        words.show(["a": ["one"]])
        _ = words.header(0)
        words.dataSource.supplementaryViewProvider = { _, _, _ in UICollectionReusableView() }
        var snapshot = words.dataSource.snapshot()
        snapshot.reconfigureSections(["a"])
        words.dataSource.apply(snapshot)
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("Return the view that header"))
  }

  @Test("A request for a view that the provider does not return stops the program")
  func requestStops() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let words = Words()
        words.show(["a": ["one"]])
        _ = words.dataSource.collectionView(
          words.list, viewForSupplementaryElementOfKind: "badge",
          at: IndexPath(item: 0, section: 0))
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("supplementaryViewProvider: there is no badge at [0, 0]."))
  }
}
