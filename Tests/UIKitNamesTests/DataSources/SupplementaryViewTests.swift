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

  @Test("A header is made when it is first requested, and stays")
  func headerMadeRequested() {
    words.showHeaders()
    words.show(["a": ["one"], "b": ["two"]])
    #expect(words.configured == ["one 0.0", "two 1.0"])
    let header = words.header(1)
    #expect(text(of: header) == "b" && words.configured.last == "header b 1")
    #expect(words.header(1) === header && words.configured.count == 3)
    let requested = words.dataSource.collectionView(
      words.list, viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1))
    #expect(requested === header && words.configured.count == 3)
    #expect(header?.superview === words.screen)
    #expect(words.header(2) == nil && words.configured.count == 3)
  }

  @Test("A list without a provider has no headers")
  func listWithoutProvider() {
    words.show(["a": ["one"]])
    #expect(words.header(0) == nil)
    words.showHeaders()
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
    #expect(words.header(0) === b && words.configured.isEmpty)
    #expect(a?.superview == nil)
    #expect(words.header(1) === a && text(of: a) == "c")
    #expect(words.configured == ["header c 1"])
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
    #expect(!words.configured.dropFirst(4).contains("header a 0"))
    #expect(words.header(0)?.isSelected == false && words.configured.last == "header a 0")
  }

  @Test("Views of other kinds are made anew for each snapshot")
  func viewsOtherKinds() {
    let registration = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(
      elementKind: "badge"
    ) { [words] _, _, indexPath in words.configured.append("badge \(indexPath.item)") }
    words.dataSource.supplementaryViewProvider = { list, _, indexPath in
      list.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
    }
    words.show(["a": ["one", "two"]])
    words.configured = []
    func badge(_ item: Int) -> UICollectionReusableView? {
      words.list.supplementaryView(
        forElementKind: "badge", at: IndexPath(item: item, section: 0))
    }
    let first = badge(1)
    #expect(first != nil && badge(1) === first && words.configured == ["badge 1"])
    words.show(["a": ["two", "one"]])
    #expect(first?.superview == nil)
    #expect(badge(0) === first && words.configured == ["badge 0"])
    #expect(badge(2) == nil)
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
    #expect(output.contains("Return the cell that header 0 has"))
  }

  @Test("A provider of headers that applies a snapshot stops the program")
  func providerApplies() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let words = Words()
        words.show(["a": ["one"]])
        words.dataSource.supplementaryViewProvider = { [unowned words] _, _, _ in
          words.dataSource.apply(words.dataSource.snapshot())
          return nil
        }
        _ = words.header(0)
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("Apply the snapshot later"))
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
