import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// The examples in comments of colors, fonts, images, traits and style sheets, run.
@Suite("Comments of values")
struct ValueCommentTests {
  private final class Alarm: Sendable {
    let isUrgent = true

    func background() -> BackgroundConfiguration {
      var background = BackgroundConfiguration.listCell()
      background.backgroundColorTransformer = ConfigurationColorTransformer { [weak self] color in
        self?.isUrgent == true ? .systemRed : color
      }
      return background
    }
  }

  private func read(_ data: Data) throws -> ListContentConfiguration {
    do {
      return try JSONDecoder().decode(ListContentConfiguration.self, from: data)
    } catch {
      if let reason = ConfigurationDecodingError(error) { print(reason) }
      throw error
    }
  }

  @Test("Colors are named, faded and given for both styles")
  func colors() {
    var content = ListContentConfiguration.cell()
    var background = BackgroundConfiguration.listCell()
    content.textProperties.color = .secondaryLabel
    background.backgroundColor = .systemBlue.withAlphaComponent(0.2)
    background.strokeColor = CellColor(light: .black, dark: .white)
    let dark = TraitCollection { $0.userInterfaceStyle = .dark }
    #expect(background.strokeColor?.resolved(with: dark).hex == "#FFFFFFFF")
    #expect(content.textProperties.color == .secondaryLabel)
    let tint = CellColor(name: "systemIndigo")  // systemIndigo
    #expect(documented(tint) == "systemIndigo")
  }

  @Test("Transformers follow each other, or are closures")
  func transformers() {
    var background = BackgroundConfiguration.listCell()
    background.strokeColor = .systemRed
    background.backgroundColorTransformer = .grayscale.followed(by: .alpha(0.5))
    background.strokeColorTransformer = ConfigurationColorTransformer {
      $0.withAlphaComponent(0.2)
    }
    let stroke = background.resolvedStrokeColor(for: .systemBlue)
    #expect(stroke == .systemRed.withAlphaComponent(0.2))
    let alarm = Alarm()
    let fill = alarm.background().resolvedBackgroundColor(for: .systemBlue)
    #expect(fill == .systemRed)
  }

  @Test("Fonts are text styles, or have a size and a weight")
  func fonts() {
    var content = ListContentConfiguration.cell()
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.secondaryTextProperties.font = .systemFont(ofSize: 12, weight: .medium)
    #expect(content.textProperties.font.textStyle == .headline)
    #expect(content.secondaryTextProperties.font.pointSize == 12)
    let metrics = FontMetrics(forTextStyle: .body)
    content.imageProperties.maximumSize.height = metrics.scaledValue(for: 40)
    #expect(content.imageProperties.maximumSize.height == 40)
  }

  @Test("Images are symbols, or have a size")
  func images() {
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "wifi")
    content.image = CellImage(name: "portrait", size: CGSize(width: 40, height: 40))
    #expect(content.image?.isSymbol == false)
  }

  @Test("Cases are read by their names in the source")
  func names() throws {
    let data = Data(#"["subtitleCell"]"#.utf8)
    let styles = try JSONDecoder().decode([ListContentConfiguration.Style].self, from: data)
    #expect(styles == [.subtitleCell])
  }

  @Test("A document that cannot be read has a reason")
  func decoding() throws {
    #expect(try read(Data(#"{ "text": "Wi-Fi" }"#.utf8)).text == "Wi-Fi")
    #expect(throws: DecodingError.self) { try read(Data(#"{ "txet": "Wi-Fi" }"#.utf8)) }
  }

  @Test("A list is configured, and the separators of its rows")
  func lists() {
    var list = ListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    #expect(list.headerMode == .supplementary)
    list.itemSeparatorHandler = { position, separators in
      var separators = separators
      if position.row == 0 { separators.bottomSeparatorVisibility = .hidden }
      separators.bottomSeparatorInsets.leading = 0
      return separators
    }
    let first = list.itemSeparatorHandler?(
      ListPosition(section: 0, row: 0), list.separatorConfiguration)
    #expect(first?.bottomSeparatorVisibility == .hidden)
  }

  @Test("Traits are modified, merged and defined")
  func traits() {
    do {
      let traits = TraitCollection.phone.modifyingTraits {
        $0.userInterfaceStyle = .dark
        $0.preferredContentSizeCategory = .accessibilityLarge
      }
      #expect(traits.isDark)
    }
    do {
      let list = TraitCollection { $0.listEnvironment = .plain }
      let dark = TraitCollection { $0.userInterfaceStyle = .dark }
      let traits = TraitCollection(traitsFrom: [list, dark])
      #expect(traits.isDark && traits.listEnvironment == .plain)
    }
    var background = BackgroundConfiguration.listCell()
    let state = CellConfigurationState(traitCollection: .phone)
    background.strokeWidth = 1 / state.traitCollection.displayScale  // one pixel
    let dark = TraitCollection.phone.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(background.strokeWidth * 3 == 1)
    #expect(dark.displayScale == 3)
  }

  @Test("A custom trait has a default")
  func ownTrait() {
    enum Density: TraitDefinition {
      static let defaultValue = 1.0
    }

    var traits = TraitCollection()
    traits[Density.self] = 0.8
    #expect(traits[Density.self] == 0.8)
  }

  @Test("A custom style sheet is the system's with changes")
  func sheets() {
    var traits = TraitCollection.phone
    let brand = StyleSheet.iOS26.renamed(to: "Brand").changing {
      $0.changeContent(of: [.cell, .subtitleCell]) { $0.textProperties.color = .systemIndigo }
    }
    traits.styleSheet = brand
    #expect(traits.styleSheet.name == "Brand")
  }
}
