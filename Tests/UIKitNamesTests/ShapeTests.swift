import CellHosting
import Testing
import UIKitNames

private struct Foreign: ContentConfiguration {
  func makeContentView() -> any ContentView { ListContentView(configuration: .cell()) }
  func updated(for state: any ConfigurationState) -> Foreign { self }
}

/// How UIKit's shape of the protocols and the shape of the space below fit together.
@MainActor
struct ShapeTests {
  @Test("A content view is made without saying of which type")
  func contentViewMade() {
    let view = UIListContentConfiguration.cell().makeContentView()
    #expect(view is UIListContentView)
    let configuration: UIContentConfiguration = RatingContentConfiguration(title: "A")
    let made = configuration.makeContentView()
    #expect(made.superview == nil)
    #expect((made.configuration as? RatingContentConfiguration)?.title == "A")
  }

  @Test("A configuration of UIKit's shape is one for any host")
  func configurationUIKitsShape() {
    let configuration: any ContentConfiguration = RatingContentConfiguration(title: "A")
    let view: any ContentView = configuration.makeContentView()
    #expect(view is RatingContentView)
    #expect(view.supports(RatingContentConfiguration(title: "B")))
    #expect(!view.supports(Foreign()))
    view.configuration = RatingContentConfiguration(title: "B")
    #expect((view.configuration as? RatingContentConfiguration)?.title == "B")
  }

  @Test("A list content view takes list content only")
  func listContentView() {
    let view = UIListContentView(configuration: .cell())
    #expect(view.supports(UIListContentConfiguration.valueCell()))
    #expect(!view.supports(RatingContentConfiguration()))
    view.configuration = UIListContentConfiguration.valueCell()
    #expect(view.listConfiguration == .valueCell())
  }

  @Test("A configuration of another shape stops the program in a view that was not asked")
  func configurationAnotherShape()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view: any ContentView = RatingContentView(RatingContentConfiguration())
        view.configuration = Foreign()
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("a UIContentView cannot have a Foreign."))
  }

  @Test("Spellings of UIKit mean the same")
  func spellingsUIKitMean() {
    #expect(UIBlurEffect(style: .dark) == .blur(.dark))
    #expect(UIImage(named: "") == nil)
    #expect(UIImage(named: "portrait")?.name == "portrait")
    #expect(UIImage(systemName: "") == nil)
    let large = UIImage.SymbolConfiguration(scale: .large)
    #expect(UIImage(systemName: "star", withConfiguration: large)?.symbolConfiguration == large)
    #expect(UIImage(systemName: "star")?.withConfiguration(large).symbolConfiguration == large)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark.isDark)
    #expect(UITraitCollection(layoutDirection: .rightToLeft).isRightToLeft)
    #expect(
      UITraitCollection(preferredContentSizeCategory: .large).preferredContentSizeCategory == .large
    )
    let color = UIColor { $0.isDark ? .white : .black }
    #expect(color.resolvedColor(with: dark) == UIColor(white: 1))
    #expect(
      UIColor(dynamicProvider: { _ in .red }).resolvedColor(with: dark)
        == UIColor(.init(red: 1, green: 0, blue: 0, alpha: 1)))
    let path = IndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.item == 3 && path.section == 2)
    #expect(path == IndexPath(item: 3, section: 2))
  }
}
