import CellConfiguration
import CellUIKit
import Foundation
import Testing
import UIKitStubs

@MainActor
struct ValueTests {
  @Test(
    "Every named color becomes the system's color of its name", arguments: CellColor.Name.allCases)
  func colors(_ name: CellColor.Name) {
    #expect(CellColor(name).uiColor.description == name.name)
  }

  @Test("A color that a closure chooses is chosen for the traits of the phone")
  func dynamicColors() {
    let color = CellColor { $0.userInterfaceStyle == .dark ? .systemRed : CellColor(white: 1) }
    let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(color.uiColor.resolvedColor(with: dark).description == "systemRed")
    #expect(
      color.uiColor.resolvedColor(with: UITraitCollection()).description
        == "rgba [1.0, 1.0, 1.0, 1.0]")
  }

  @Test("A color that was transformed is transformed again for the traits of the phone")
  func transformedColors() {
    let color = ConfigurationColorTransformer.dynamicLightAlpha(
      CellColor(light: .black, dark: CellColor(red: 1, green: 0, blue: 0)))
    let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(
      color.uiColor.resolvedColor(with: dark).description == "rgba [1.0, 0.0, 0.0, 0.4]")
  }

  @Test("A closure of a transformer gets the components of the color and may return a named one")
  func closures() {
    let transformer = ConfigurationColorTransformer { @Sendable color in
      color == CellColor(red: 0.25, green: 0, blue: 0) ? .systemTeal : color
    }
    let converted = UIConfigurationColorTransformer(transformer)
    let traits = UITraitCollection()
    let red = UIColor(red: 0.25, green: 0, blue: 0, alpha: 1)
    #expect(converted.transform(red).resolvedColor(with: traits).description == "systemTeal")
    let named = converted.transform(.label).resolvedColor(with: traits)
    #expect(named.description == "rgba [0.05, 0.0, 0.0, 1.0]")
    let twice = UIConfigurationColorTransformer(transformer.followed(by: .alpha(0.5)))
    #expect(
      twice.transform(UIColor(red: 1, green: 1, blue: 1, alpha: 1)).resolvedColor(with: traits)
        .description == "rgba [1.0, 1.0, 1.0, 0.5]")
  }

  @Test("The system's transformers are those of the phone")
  func transformers() {
    for transformer: ConfigurationColorTransformer in [
      .grayscale, .preferredTint, .monochromeTint, .dynamicLightAlpha, .alpha(0.25),
      .monochromeTint.followed(by: .dynamicLightAlpha).followed(by: .preferredTint),
    ] {
      let converted = UIConfigurationColorTransformer(transformer)
      #expect(Correspondence.holds(transformer, converted), "\(transformer)")
    }
  }

  @Test(
    "Every font is made of the parts that it was described with", arguments: ExpectedFonts.table)
  func fonts(_ font: CellFont, _ expected: String) {
    #expect(font.uiFont?.description == expected)
  }

  @Test("Every text style becomes the one of its name", arguments: CellFont.TextStyle.allCases)
  func textStyles(_ style: CellFont.TextStyle) {
    #expect(
      CellFont.preferredFont(forTextStyle: style).uiFont?.description == "style \(style.name)")
  }

  @Test("A typeface in a text style has the size of the style and grows with it")
  func namedStyle() throws {
    let text = #"{"name": "Inter", "textStyle": "body"}"#
    let font = try JSONDecoder().decode(CellFont.self, from: Data(text.utf8))
    #expect(font.uiFont?.description == "name Inter, scaled body, size 17.0")
  }

  @Test("A typeface that the phone has not is refused, and the font of the style stays")
  func missingFont() throws {
    var content = ListContentConfiguration.cell()
    content.textProperties.font = try #require(CellFont(name: "Missing", size: 12))
    var refusals: [String] = []
    var context = UIKitContext()
    context.unsupportedValueHandler = { refusals.append($0.description) }
    #expect(UIListContentConfiguration(content, context: context).allAssigned.isEmpty)
    #expect(refusals == ["textProperties.font Missing 12: there is no typeface of this name"])
    let present = try #require(CellFont(name: "Inter", size: 12)).withWeight(.bold)
    #expect(present.uiFont?.description == "name Inter, size 12.0, weight 0.4")
  }

  @Test("A symbol keeps its configuration; the weight is the nearest that symbols have")
  func symbols() throws {
    let image = try #require(CellImage(systemName: "wifi"))
      .applyingSymbolConfiguration(
        CellImage.SymbolConfiguration(
          pointSize: 20, weight: CellFont.Weight(rawValue: 0.24), scale: .large))
    #expect(
      image.uiImage()?.description
        == "configuration scale large, size 20.0, weight medium, symbol wifi")
    for (weight, name) in [(CellFont.Weight.ultraLight, "ultraLight"), (.black, "black")] {
      let configuration = CellImage.SymbolConfiguration(weight: weight).uiConfiguration
      #expect(configuration.description == "weight \(name)")
    }
    let style = CellImage.SymbolConfiguration(textStyle: .title3, scale: .unspecified)
    #expect(style.uiConfiguration.description == "scale unspecified, style title3")
  }

  @Test("The colors of a symbol's layers are UIKit's; an empty palette says nothing")
  func symbolColors() {
    typealias Configuration = CellImage.SymbolConfiguration
    let expected: [(Configuration, String)] = [
      (Configuration(hierarchicalColor: .red), "colors hierarchical red"),
      (Configuration(paletteColors: [.red, .systemBlue]), "colors palette red systemBlue"),
      (Configuration(paletteColors: []), ""), (.preferringMonochrome(), "colors monochrome"),
      (.preferringMulticolor(), "colors multicolor"),
    ]
    for (configuration, description) in expected {
      #expect(configuration.uiConfiguration.description == description)
    }
  }

  @Test("A label is given to a copy of the image, because images are shared")
  func labels() {
    var cat = CellImage(name: "cat", size: CGSize(width: 4, height: 3))
    cat.accessibilityLabel = "A cat"
    #expect(cat.uiImage()?.description == "label A cat, mode automatic, name cat")
    #expect(
      cat.withTintColor(.red).uiImage()?.description == "label A cat, name cat, tint red")
  }

  @Test("Images are looked up by the app, tinted and drawn as they were described")
  func images() {
    var context = UIKitContext()
    context.image = { UIImage(named: "Settings/\($0)") }
    let cat = CellImage(name: "cat", size: CGSize(width: 4, height: 3))
    #expect(cat.uiImage(in: context)?.description == "name Settings/cat")
    #expect(cat.withTintColor(.red).uiImage()?.description == "name cat, tint red")
    #expect(
      cat.withRenderingMode(.alwaysTemplate).uiImage()?.description
        == "mode alwaysTemplate, name cat")
    #expect(
      CellImage(size: CGSize(width: 4, height: 3)).uiImage()?.description == "blank 4.0 x 3.0")
  }

  @Test("Images that do not exist are refused by their names")
  func missingImages() {
    var refusals: [UnsupportedValue] = []
    var context = UIKitContext()
    context.unsupportedValueHandler = { refusals.append($0) }
    let symbol = CellImage(systemName: "missing")
    #expect(symbol?.uiImage(in: context) == nil)
    #expect(CellImage(name: "missing", size: .zero).uiImage(in: context) == nil)
    #expect(refusals.map(\.subject) == ["symbol missing", "image missing"])
  }

  @Test("An attributed text has UIKit's attributes, run by run")
  func attributedText() throws {
    var text = AttributedString("3 ")
    text.languageIdentifier = "de"
    var new = AttributedString("new")
    new.cell.font = .preferredFont(forTextStyle: .headline)
    new.cell.foregroundColor = .systemRed
    new.cell.kern = 0.5
    new.cell.underlineStyle = .double
    new.cell.strikethroughStyle = .thick
    new.cell.baselineOffset = -2
    var content = ListContentConfiguration.cell()
    content.attributedText = text + new
    let converted = try #require(UIListContentConfiguration(content).attributedText)
    #expect(converted.string == "3 new")
    let first = converted.attributes(at: 0, effectiveRange: nil)
    #expect(first.keys.map(\.rawValue) == ["NSLanguage"])
    let second = converted.attributes(at: 2, effectiveRange: nil)
    #expect((second[.font] as? UIFont)?.description == "style headline")
    #expect((second[.foregroundColor] as? UIColor)?.description == "systemRed")
    #expect(second[.kern] as? CGFloat == 0.5)
    #expect(second[.underlineStyle] as? Int == 9)
    #expect(second[.strikethroughStyle] as? Int == 2)
    #expect(second[.baselineOffset] as? CGFloat == -2)
    #expect(second.count == 6)
  }

  @Test("A paragraph style has all lengths, and what it leaves open is that of the text")
  func paragraphs() throws {
    var style = CellParagraphStyle(lineBreakStrategy: .pushOut)
    for (index, number) in CellParagraphStyle.numbers.enumerated() {
      style[keyPath: number.path] = CGFloat(index + 1)
    }
    style.tabStops = CellTextAlignment.allCases.map {
      CellParagraphStyle.TabStop(location: CGFloat($0.rawValue * 10), alignment: $0)
    }
    var text = AttributedString("Text")
    text.cell.paragraphStyle = style
    var content = ListContentConfiguration.cell()
    content.secondaryTextProperties.alignment = .center
    content.secondaryAttributedText = text
    let converted = try #require(UIListContentConfiguration(content).secondaryAttributedText)
    let paragraph = try #require(
      converted.attributes(at: 0, effectiveRange: nil)[.paragraphStyle] as? NSMutableParagraphStyle)
    #expect(paragraph.alignment == .center)
    #expect(paragraph.lineBreakMode == .byTruncatingTail)
    #expect(paragraph.lineBreakStrategy == .pushOut)
    #expect(
      [
        paragraph.lineSpacing, paragraph.lineHeightMultiple, paragraph.minimumLineHeight,
        paragraph.maximumLineHeight, paragraph.paragraphSpacing, paragraph.paragraphSpacingBefore,
        paragraph.firstLineHeadIndent, paragraph.headIndent, paragraph.tailIndent,
        paragraph.defaultTabInterval,
      ] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    #expect(paragraph.tabStops.map(\.location) == [0, 10, 20, 30, 40])
    #expect(paragraph.tabStops.map(\.alignment.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test("The direction of a paragraph is UIKit's", arguments: WritingDirection.allCases)
  func writingDirection(_ direction: WritingDirection) throws {
    var text = AttributedString("Text")
    text.cell.paragraphStyle = CellParagraphStyle(baseWritingDirection: direction)
    var content = ListContentConfiguration.cell()
    content.attributedText = text
    let converted = try #require(UIListContentConfiguration(content).attributedText)
    let paragraph =
      converted.attributes(at: 0, effectiveRange: nil)[.paragraphStyle] as? NSMutableParagraphStyle
    #expect(paragraph?.baseWritingDirection.rawValue == direction.rawValue)
    #expect([-1, 0, 1].contains(direction.rawValue))
  }

  @Test("Traits are the same there and back, and unspecified ones stay so")
  func traits() {
    let specified = TraitCollection {
      $0.userInterfaceStyle = .dark
      $0.userInterfaceLevel = .elevated
      $0.userInterfaceIdiom = .pad
      $0.horizontalSizeClass = .regular
      $0.verticalSizeClass = .compact
      $0.layoutDirection = .rightToLeft
      $0.preferredContentSizeCategory = .accessibilityLarge
      $0.legibilityWeight = .bold
      $0.accessibilityContrast = .high
      $0.activeAppearance = .inactive
      $0.displayScale = 3
      $0.listEnvironment = .sidebar
    }
    #expect(TraitCollection(specified.uiTraitCollection) == specified)
    #expect(specified.uiTraitCollection.userInterfaceStyle == .dark)
    #expect(specified.uiTraitCollection.horizontalSizeClass == .regular)
    #expect(specified.uiTraitCollection.verticalSizeClass == .compact)
    #expect(specified.uiTraitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(TraitCollection(TraitCollection().uiTraitCollection) == TraitCollection())
    for isRightToLeft in [false, true] {
      let traits = TraitCollection {
        $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      }
      #expect(TraitCollection(traits.uiTraitCollection) == traits)
      #expect((traits.uiTraitCollection.layoutDirection == .rightToLeft) == isRightToLeft)
    }
    for category in CellContentSizeCategory.sizes {
      let traits = TraitCollection { $0.preferredContentSizeCategory = category }
      #expect(traits.uiTraitCollection.preferredContentSizeCategory.rawValue == category.name)
    }
  }

  @Test("A path has the steps of the one that it is made of")
  func paths() {
    let path = CellPath([
      .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
      .curve(
        to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8)),
      .close,
    ])
    #expect(
      path.uiBezierPath.steps
        == ["move 1.0 2.0", "line 3.0 4.0", "curve 5.0 6.0 7.0 8.0 9.0 9.0", "close"])
  }

  @Test("A view of UIKit is the custom view of a background; anything else is refused")
  func customViews() {
    let view = BadgeView()
    var background = BackgroundConfiguration.clear()
    background.customView = view
    #expect(UIBackgroundConfiguration(background).customView === view)
    background.customView = StandIn()
    var refusals: [String] = []
    var context = UIKitContext()
    context.unsupportedValueHandler = { refusals.append($0.reason) }
    #expect(UIBackgroundConfiguration(background, context: context).customView == nil)
    #expect(refusals == ["is not a `UIView`"])
  }
}

private final class BadgeView: UIView, BackgroundCustomView {}

private final class StandIn: BackgroundCustomView {}
