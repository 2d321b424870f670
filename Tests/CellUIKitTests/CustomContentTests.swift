import CellConfiguration
import CellDocuments
import CellUIKit
import Foundation
import Testing
import UIKitStubs

/// Content of an app in cells of phones.
@MainActor
struct CustomContentTests {
  private struct Rating: Codable { var stars: Int }

  private struct RatingConfiguration: UIContentConfiguration {
    var stars: Int

    func updated(for state: any UIConfigurationState) -> Self { self }
  }

  @Test("A cell shows the configuration that the app makes for custom content")
  func content() throws {
    var context = UIKitContext()
    var refusals: [UnsupportedValue] = []
    context.unsupportedValueHandler = { refusals.append($0) }
    context.content = { content in
      guard let rating = try? content.value(as: Rating.self) else { return nil }
      return RatingConfiguration(stars: rating.stars)
    }
    var configuration = ListCellConfiguration()
    configuration.customContent = try CustomContent(named: "rating", value: Rating(stars: 4))
    let cell = UICollectionViewListCell()
    cell.show(configuration, context: context)
    #expect((cell.contentConfiguration as? RatingConfiguration)?.stars == 4)
    #expect(refusals.isEmpty)
    configuration.customContent = CustomContent(named: "rating")
    cell.show(configuration, context: context)
    #expect(cell.contentConfiguration == nil)
    #expect(refusals.map(\.subject) == ["custom content rating"])
  }
}
