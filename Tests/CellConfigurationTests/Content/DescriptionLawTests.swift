import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// Values that differ never print alike.
struct DescriptionLawTests {
  /// Values that were made at random, few enough kinds of them that many differ in one thing only.
  private struct Values {
    var random: SplitMix64

    mutating func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &random)]
    }

    mutating func chance(_ share: Int) -> Bool { Int.random(in: 0..<share, using: &random) == 0 }

    static let themes: [StyleSheet] = ["a", "b"].flatMap { name in
      [CellColor.systemRed, .systemPink].map { color in
        StyleSheet.iOS26.renamed(to: name).changing {
          $0.changeContent(of: [ListContentConfiguration.Style.cell]) {
            $0.textProperties.color = color
          }
        }
      }
    }

    mutating func state() -> CellConfigurationState {
      var flags: ConfigurationStateFlags = []
      for flag in [ConfigurationStateFlags.selected, .disabled, .highlighted, .swiped]
      where chance(4) {
        flags.insert(flag)
      }
      let traits = TraitCollection {
        $0.styleSheet = chance(3) ? pick(Self.themes) : pick(StateSpace.sheets)
        $0.listEnvironment = pick([.plain, .sidebar])
      }
      return CellConfigurationState(flags, traits)
    }

    /// Assigns some of a few properties, in every state or under a condition.
    mutating func change<Configuration>(
      _ configuration: inout Configuration, _ properties: [PropertyUnderTest<Configuration>],
      when: (inout Configuration, StateCondition, (inout Configuration) -> Void) -> Void
    ) {
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let property = pick(properties)
        let sample = Int.random(in: 0..<property.sampleCount, using: &random)
        if chance(3), property.kind != .content {
          when(&configuration, pick([.selected, .disabled, .selected || .disabled])) {
            property.assign(&$0, sample)
          }
        } else {
          property.assign(&configuration, sample)
        }
      }
    }
  }

  /// Values print alike only if they are equal, and then there is no difference between them.
  private static func checkDifferences<Value: Equatable & ValueDumpConvertible>(_ values: [Value]) {
    check(values)
    let lists = values.map(\.valueDump)
    for (index, value) in values.enumerated() {
      #expect(value.difference(from: value).isEmpty)
      for (number, other) in values[..<index].enumerated() where other != value {
        let differences = lists[index].difference(from: lists[number])
        if differences.isEmpty || differences.contains(where: { $0.old == $0.new }) {
          Issue.record("\(value) and \(other): \(differences)")
        }
      }
    }
  }

  private static func check<Value: Equatable>(_ values: [Value]) {
    let texts = values.map { "\($0)" }
    var unequal = 0
    for (index, value) in values.enumerated() {
      for (number, other) in values[..<index].enumerated() where other != value {
        unequal += 1
        if texts[number] == texts[index] { Issue.record("\(texts[index]) twice") }
      }
      #expect(!texts[index].contains("\n"))
    }
    #expect(unequal > values.count)
  }

  @Test(
    "Different content configurations print differently",
    arguments: someCases(0..<20 as Range<UInt64>))
  func contents(_ seed: UInt64) {
    var values = Values(random: SplitMix64(seed: seed))
    let start = Int(seed) * 2 % ContentUnderTest.properties.count
    let properties = Array(ContentUnderTest.properties.dropFirst(start).prefix(4))
    let contents = (0..<60).map { _ in
      var content = values.pick([.cell(), .valueCell(), .header()] as [ListContentConfiguration])
      values.change(&content, properties) { $0.when($1, $2) }
      return values.chance(2) ? content.updated(for: values.state()) : content
    }
    Self.checkDifferences(contents)
    Self.check(contents.map(\.textProperties))
    Self.check(contents.map(\.imageProperties) + [Self.stroked(.red), Self.stroked(.blue)])
  }

  /// Properties of an outline that is not seen.
  private static func stroked(
    _ color: CellColor
  ) -> ListContentConfiguration.ImageProperties {
    var content = ListContentConfiguration.cell()
    content.imageProperties.strokeColor = color
    return content.imageProperties
  }

  @Test("Different background configurations print differently", arguments: 0..<9 as Range<UInt64>)
  func backgrounds(_ seed: UInt64) {
    var values = Values(random: SplitMix64(seed: seed))
    let properties = Array(BackgroundUnderTest.properties.dropFirst(Int(seed) * 2).prefix(4))
    let backgrounds = (0..<60).map { _ in
      var background = values.pick(
        [.listCell(), .listSidebarHeader(), .listGroupedHeaderFooter()]
          as [BackgroundConfiguration])
      values.change(&background, properties) { $0.when($1, $2) }
      return values.chance(2) ? background.updated(for: values.state()) : background
    }
    Self.checkDifferences(backgrounds)
  }

  /// Checks that the looks of a configuration in all states print differently where they differ.
  private static func checkLooks<Configuration: Hashable & ValueDumpConvertible>(
    _ configuration: Configuration,
    _ updated: (Configuration, CellConfigurationState) -> Configuration
  ) {
    let looks = Set(StateSpace.someStates.map { updated(configuration, $0) })
    #expect(Set(looks.map(\.description)).count == looks.count)
    #expect(Set(looks.map(\.debugDescription)).count == looks.count)
    let plain = updated(configuration, CellConfigurationState())
    for look in looks where look != plain {
      // More differs than the state itself: something that is seen, with its source.
      let seen = look.difference(from: plain).filter { $0.change != nil }
      #expect(!seen.isEmpty, "\(look)")
      #expect(seen.allSatisfy { $0.oldSource != nil && $0.newSource != nil && $0.old != $0.new })
    }
  }

  @Test("The looks of every style in all states print differently, transformers included")
  func looks() {
    for style in ContentUnderTest.factories {
      Self.checkLooks(style.make()) { $0.updated(for: $1) }
      let contents = StateSpace.someStates.map { style.make().updated(for: $0) }
      let texts = Set(contents.map(\.textProperties))
      #expect(Set(texts.map(\.description)).count == texts.count)
    }
    for style in BackgroundUnderTest.factories {
      Self.checkLooks(style.make()) { $0.updated(for: $1) }
    }
    let sidebar = ListContentConfiguration.sidebarCell()
    let highlighted = sidebar.updated(for: CellConfigurationState(.highlighted))
    let difference = highlighted.difference(from: sidebar).map(\.debugDescription)
    let transformer =
      "textProperties.colorTransformer: nil (default of sidebarCell) → "
      + "30% Alpha (default of sidebarCell, highlighted)"
    #expect(difference.contains(transformer), "\(difference)")
  }

  @Test("Different states print differently")
  func states() {
    var values = Values(random: SplitMix64(seed: 1))
    Self.checkDifferences((0..<60).map { _ in values.state() })
  }

  @Test("Numbers, fonts, images and colors with small differences print differently")
  func details() {
    func contents(_ changes: [(inout ListContentConfiguration) -> Void]) {
      Self.check(
        changes.map { change in
          var content = ListContentConfiguration.cell()
          change(&content)
          return content
        })
    }
    contents([
      { $0.imageToTextPadding = 12.5001 }, { $0.imageToTextPadding = 12.50011 },
      { $0.imageToTextPadding = 37.0 / 3 }, { $0.alpha = 0.30001 }, { $0.alpha = 0.3 },
    ])
    let metrics = FontMetrics(forTextStyle: .body)
    let named = [("system", 17), ("Inter 12", 17), ("Inter", 12)].map { name, size in
      CellFont(name: name, size: CGFloat(size)) ?? .preferredFont(forTextStyle: .body)
    }
    let fonts =
      named + [
        .systemFont(ofSize: 17), .systemFont(ofSize: 17.0001),
        .systemFont(ofSize: 17, weight: .init(rawValue: 0.21)),
        metrics.scaledFont(for: .systemFont(ofSize: 17)),
        metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20),
        metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 21),
      ]
    contents(fonts.map { font in { $0.textProperties.font = font } })
    let wifi = CellImage(systemName: "wifi")
    let images: [CellImage?] = [
      wifi, modified(wifi) { $0?.renderingMode = .alwaysOriginal },
      modified(wifi) { $0?.symbolConfiguration = .init(pointSize: 0.5) },
      modified(wifi) { $0?.symbolConfiguration = .init(weight: .init(rawValue: 0.5)) },
      CellImage(systemName: "wifi 20 x 10"),
      wifi?.applyingSymbolConfiguration(.init(hierarchicalColor: .systemRed)),
      wifi?.applyingSymbolConfiguration(.init(paletteColors: [.systemRed])),
      wifi?.applyingSymbolConfiguration(.preferringMulticolor()),
      wifi?.withAccessibilityLabel("Wi-Fi"), wifi?.withAccessibilityLabel(""),
      CellImage(systemName: "wifi", size: CGSize(width: 20, height: 10)),
      CellImage(size: CGSize(width: 20, height: 10)),
      CellImage(name: "20", size: CGSize(width: 20, height: 10)),
    ]
    contents(images.map { image in { $0.image = image } })
    let colors: [CellColor] = [
      .systemRed, .systemRed.withAlphaComponent(0.3), .systemRed.withAlphaComponent(0.30001),
      CellColor(white: 0.5), CellColor(white: 0.501),
      CellColor(light: .red, dark: .blue).withAlphaComponent(0.5),
      CellColor(light: .red, dark: .blue.withAlphaComponent(0.5)),
      CellColor { _ in .red }, CellColor { _ in .red },
    ]
    contents(colors.map { color in { $0.textProperties.color = color } })
    let grayscale = ConfigurationColorTransformer.grayscale
    let transformers: [ConfigurationColorTransformer] = [
      grayscale, .monochromeTint, .alpha(0.3), .alpha(0.30000001), .alpha(0.29),
      grayscale.followed(by: .alpha(0.5)).followed(by: grayscale),
      grayscale.followed(by: .alpha(0.5).followed(by: grayscale)),
      ConfigurationColorTransformer { $0 }, ConfigurationColorTransformer { $0 },
    ]
    contents(
      transformers.map { transformer in { $0.textProperties.colorTransformer = transformer } })
    contents([
      { $0.text = "Wi-Fi" }, { $0.attributedText = AttributedString("Wi-Fi") },
      { $0.text = #"Wi-Fi"; secondaryText = "Home"# },
      {
        $0.text = "Wi-Fi"
        $0.secondaryText = "Home"
      },
      { $0.text = "Wi-\nFi" }, { $0.text = #"Wi-\nFi"# },
    ])
  }

  private func modified<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var value = value
    change(&value)
    return value
  }

  @Test("Custom views in the description of a cell are numbered")
  func views() {
    let backgrounds = [ViewStandIn(), ViewStandIn()].map { view in
      var background = BackgroundConfiguration.clear()
      background.customView = view
      return background
    }
    #expect("\(backgrounds[0])" != "\(backgrounds[1])")
    #expect("\(backgrounds[0])" == "\(backgrounds[0])")
  }
}
