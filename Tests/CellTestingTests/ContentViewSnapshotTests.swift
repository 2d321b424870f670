import CellConfiguration
import CellDocuments
import CellHosting
import CellLayout
import CellPictures
import CellTesting
import Foundation
import Testing

/// Snapshots of cells whose content view is their own, which no document describes.
@MainActor
@Suite("A snapshot of a configuration without its content view fails with a message")
struct ContentViewSnapshotTests {
  private struct RatingConfiguration: ContentConfiguration, Hashable {
    func makeContentView() -> any ContentView { RatingView() }
    func updated(for state: any ConfigurationState) -> RatingConfiguration { self }
  }

  private final class RatingView: CellView, ContentView {
    var configuration: any ContentConfiguration = RatingConfiguration()
  }

  private final class OwnListContentView: ListContentView {}

  private struct OwnListContent: ContentConfiguration {
    func makeContentView() -> any ContentView {
      OwnListContentView(configuration: ListContentConfiguration.cell())
    }
    func updated(for state: any ConfigurationState) -> OwnListContent { self }
  }

  private func cell(
    _ content: (any ContentConfiguration)? = RatingConfiguration()
  ) -> ListCellConfiguration {
    let cell = ListCell()
    cell.contentConfiguration = content
    cell.updateConfigurationIfNeeded()
    return cell.displayedConfiguration
  }

  private func header() -> ListCellConfiguration {
    let header = HeaderFooterView(reuseIdentifier: nil)
    header.contentConfiguration = RatingConfiguration()
    header.updateConfigurationIfNeeded()
    return header.displayedConfiguration
  }

  /// Expects the failure of a snapshot that names the view, in every look.
  private func expectFailure(
    naming view: String = "RatingView", at place: String, of subject: some SnapshotSubject,
    in looks: [RenderingOptions] = [.phone]
  ) {
    for look in looks {
      expectFailure(of: subject, in: look) {
        $0.hasPrefix("\(place) shows the content view \(view), ")
          && $0.contains("Compare the cell itself.")
      }
    }
  }

  private func expectFailure(
    of subject: some SnapshotSubject, in look: RenderingOptions,
    _ matches: @escaping @Sendable (String) -> Bool
  ) {
    withKnownIssue {
      assertSnapshot(of: subject, in: [look], named: "never", recording: .never)
    } matching: { issue in
      issue.comments.contains { matches($0.rawValue) }
    }
  }

  @Test("A cell fails in every look, and so does its row")
  func cells() {
    expectFailure(at: "The row", of: cell(), in: [.phone, .pad])
    expectFailure(at: "The row", of: ListDocument.Row(cell()))
    expectFailure(naming: "OwnListContentView", at: "The row", of: cell(OwnListContent()))
  }

  @Test("A header fails")
  func headers() {
    expectFailure(at: "The row", of: header())
  }

  @Test("A list fails at the row, header or footer with the view")
  func lists() {
    let plain = cell(ListContentConfiguration.cell())
    expectFailure(
      at: "sections[0].rows[1]", of: ListDocument(cells: [plain, cell()]), in: [.asWritten])
    func list(_ item: ListItem) -> ListDocument {
      var configuration = ListConfiguration(appearance: .insetGrouped)
      (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
      let layout = ListLayout(
        configuration, sections: [ListSection(rowCount: 2, hasHeader: true, hasFooter: true)],
        width: 390,
        context: LayoutContext(traits: .phone))
      return ListDocument(layout) { $0 == item ? header() : plain }
    }
    expectFailure(at: "sections[0].header", of: list(.header(section: 0)))
    expectFailure(at: "sections[0].footer", of: list(.footer(section: 0)))
    expectFailure(at: "sections[0].rows[1]", of: list(.row(section: 0, row: 1)))
  }

  @Test("A cell with list content is compared, with none as well")
  func others() {
    var replaced = cell()
    replaced.content = .cell()
    for cell in [cell(ListContentConfiguration.cell()), cell(nil), replaced] {
      expectFailure(of: cell, in: .phone) { $0.hasPrefix("There is no snapshot") }
    }
  }

  @Test("The printed cell and differences name the view")
  func printed() {
    #expect("\(cell())".contains("contentViewName = \"RatingView\""))
    let names = cell().difference(from: cell(OwnListContent())).map(\.name)
    #expect(names == ["contentViewName"])
    #expect(cell().change(from: cell(OwnListContent())) == .content)
  }
}
