import CellConfiguration
import CellTestSupport
import Foundation

/// Parts that values are tried with.
enum HostilePart {
  static let numbers: [CGFloat] = [
    .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -1, -0.0, 0, 0.1, 1, 1.5, 1e15, 1e300,
  ]

  static let integers = [Int.min, -1, 0, 1, Int.max]

  static let sizes = numbers.flatMap {
    [CGSize(width: $0, height: 1), CGSize(width: 1, height: $0)]
  }

  static let insets = numbers.flatMap {
    [DirectionalEdgeInsets(top: $0), DirectionalEdgeInsets(trailing: $0)]
  }

  static let strings = ["", " ", "\0", "\u{FEFF}", "e\u{301}", "👩‍👩‍👧", "\"\\/\u{2028}", "null"]

  static let weights = numbers.map(CellFont.Weight.init(rawValue:))

  static let transformers: [ConfigurationColorTransformer?] = {
    let tables: [[ConfigurationColorTransformer?]] = [
      numbers.map { .alpha($0) }, numbers.map { .grayscale.followed(by: .alpha($0)) },
      [nil, .grayscale, ConfigurationColorTransformer { $0 }],
    ]
    return tables.flatMap(\.self)
  }()

  /// Effects of all kinds, with colors and names that cannot all be encoded.
  static let effects: [CellVisualEffect] =
    CellVisualEffect.testedEffects + colors.map { .glass(tintColor: $0) }
    + strings.map { .custom($0) }

  static let colors: [CellColor] = others + numbers.flatMap(colors(with:))

  private static func colors(with number: CGFloat) -> [CellColor] {
    [
      CellColor(red: number, green: 0, blue: 0), CellColor(white: 1, alpha: number),
      .systemBlue.withAlphaComponent(number),
      CellColor(light: .red, dark: .label.withAlphaComponent(number)),
      ConfigurationColorTransformer.alpha(number)(.label),
    ]
  }

  private static let others: [CellColor] = [
    .clear, CellColor { _ in .red }, ConfigurationColorTransformer { $0 }(.red),
    CellColor(light: CellColor(light: .red, dark: .green), dark: .blue).withAlphaComponent(0.5),
  ]

  static let fonts: [CellFont] = {
    let tables: [[CellFont]] = [
      numbers.flatMap(fonts(with:)), CellFont.TextStyle.allCases.flatMap(fonts(of:)),
      strings.compactMap { CellFont(name: $0, size: 12)?.withWeight(.bold) },
    ]
    return tables.flatMap(\.self)
  }()

  private static func fonts(with number: CGFloat) -> [CellFont] {
    [
      .systemFont(ofSize: number), .systemFont(ofSize: 1, weight: .init(rawValue: number)),
      FontMetrics.default.scaledFont(for: .systemFont(ofSize: number)),
      FontMetrics.default.scaledFont(for: .systemFont(ofSize: 1), maximumPointSize: number),
      .preferredFont(forTextStyle: .headline).withWeight(.init(rawValue: number)),
    ]
  }

  private static func fonts(of style: CellFont.TextStyle) -> [CellFont] {
    let font = CellFont.preferredFont(forTextStyle: style)
    return [
      font, font.emphasized, font.withWeight(.regular), font.withTightLeading(),
      font.withTightLeading().withSize(3), FontMetrics.default.scaledFont(for: font),
    ]
  }

  static let symbolConfigurations: [CellImage.SymbolConfiguration?] = {
    let tables: [[CellImage.SymbolConfiguration?]] = [
      numbers.map { .init(pointSize: $0) }, weights.map { .init(weight: $0) }, [nil],
      colors.map { .init(hierarchicalColor: $0) },
      [
        .init(paletteColors: colors), .init(paletteColors: []), .init(paletteColors: [.red, .red]),
      ],
      [.preferringMonochrome(), .preferringMulticolor()],
    ]
    return tables.flatMap(\.self)
  }()

  static let images: [CellImage?] = {
    let tables: [[CellImage?]] = [
      sizes.map { CellImage(size: $0) }, sizes.map { CellImage(systemName: "star", size: $0) },
      strings.map { URL(string: $0).map { CellImage(url: $0, placeholder: "star") } },
      strings.map { name in
        URL(string: "https://example.com").map { CellImage(url: $0, placeholder: name) }
      },
      strings.map { CellImage(name: $0, size: .zero) }, strings.map { CellImage(systemName: $0) },
      symbolConfigurations.map { configuration in
        var image = CellImage(systemName: "star")
        image?.symbolConfiguration = configuration
        return image
      },
    ]
    return tables.flatMap(\.self)
  }()

  /// Controls of each kind.
  static let controls: [CellControl] = {
    let tables: [[CellControl]] = [
      numbers.flatMap { [.progress($0), .slider($0), .activityIndicator(turn: $0)] },
      [true, false].flatMap { flag in
        [.switch(isOn: flag), .stepper(canDecrease: flag), .stepper(canIncrease: flag)]
      },
      colors.flatMap { [.switch(isOn: true, onColor: $0), .badge("3", color: $0)] },
      strings.flatMap { [.badge($0), .searchField(placeholder: $0, text: $0)] },
      images.compactMap { $0.map { .image($0) } },
    ]
    return tables.flatMap(\.self)
  }()

  static let customContents: [CustomContent] =
    sizes.map { CustomContent(named: "rating", size: $0) }
    + controls.prefix(8).map { control in
      var content = CustomContent(named: "search")
      content.control = control
      return content
    }
    + strings.filter { !$0.isEmpty }.flatMap { text in
      [CustomContent(named: text)]
        + [try? CustomContent(named: "a", value: [text])].compactMap(\.self)
    }

  static let paths: [CellPath?] =
    numbers.map { CellPath([.move(to: CGPoint(x: 0, y: $0)), .close]) }
    + [CellPath(), CellPath([.close, .close]), CellPath(rect: .null), nil]

  static let attributedTexts: [AttributedString?] = {
    let tables: [[AttributedString?]] = [
      numbers.map { number in text { $0.cell.kern = number } },
      fonts.map { font in text { $0.cell.font = font } },
      colors.map { color in text { $0.cell.foregroundColor = color } },
      strings.map { string in text { $0.link = URL(string: string) } },
      ["https://example.org/?a=%20#b", "a:b", "http://[::1]/", "terms", "#"].map { string in
        text { $0.link = URL(string: string) }
      },
      strings.map { string in text { $0.cell.action = CellAccessory.Action(named: string) } },
      strings.map { AttributedString($0) }, [splitCluster, described], [nil],
    ]
    return tables.flatMap(\.self)
  }()

  private static func text(_ change: (inout AttributedString) -> Void) -> AttributedString {
    var text = AttributedString("x")
    change(&text)
    return AttributedString("plain ") + text
  }

  /// Two runs that are one cluster together.
  private static var splitCluster: AttributedString {
    var mark = AttributedString("\u{301}")
    mark.cell.kern = 1
    return AttributedString("e") + mark
  }

  /// An attribute that documents do not have.
  private static var described: AttributedString {
    var text = AttributedString("x")
    text.alternateDescription = "y"
    return text
  }

  static let flags = [0, 1, 1 << 13, 1 << 14, 1 << 15, UInt16.max].map {
    ConfigurationStateFlags(rawValue: $0)
  }

  static let conditions: [StateCondition] = flags.flatMap { flags in
    let condition = StateCondition(flags)
    return [condition, !condition, .selected || condition, .selected && !condition]
  }

  static let axes = [0, 1, 3, 4, UInt.max].map { Axes(rawValue: $0) }

  static let edges = [0, 15, 16, UInt.max].map { DirectionalRectEdges(rawValue: $0) }
}
