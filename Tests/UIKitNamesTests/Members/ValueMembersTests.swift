import Testing
import UIKitNames

/// Every member of colors, fonts, images, traits and small values that the table of members says
/// is there, in use.
struct ValueMembersTests {
  @Test("Raw values of options match UIKit")
  func rawValues() {
    typealias Animation = UIView.AnimationOptions
    let animations: [(Animation, UInt)] = [
      (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
      (.autoreverse, 16), (.curveEaseInOut, 0), (.curveEaseIn, 0x1_0000), (.curveEaseOut, 0x2_0000),
      (.curveLinear, 0x3_0000), (.transitionCrossDissolve, 0x50_0000),
    ]
    for (option, value) in animations { #expect(option.rawValue == value) }
    let drawings: [(NSStringDrawingOptions, Int)] = [
      (.usesLineFragmentOrigin, 1), (.usesFontLeading, 2), (.truncatesLastVisibleLine, 32),
    ]
    for (option, value) in drawings { #expect(option.rawValue == value) }
  }

  @Test("Colors")
  func colors() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let dynamic = UIColor(dynamicProvider: { $0.isDark ? .white : .black })
    #expect(dynamic.resolvedColor(with: dark) == UIColor(white: 1, alpha: 1))
    #expect(
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).withAlphaComponent(0.5)
        == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(
      UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 0.5)
        == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let tint = UIColor.tintColor.resolved(with: dark, tint: .systemGreen)
    #expect(tint == UIColor.systemGreen.resolved(with: dark))
    let named: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
      .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
      .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
      .separator, .opaqueSeparator, .systemFill, .secondarySystemFill, .tertiarySystemFill,
      .quaternarySystemFill, .systemBackground, .secondarySystemBackground,
      .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground, .black, .white, .gray, .red, .clear,
    ]
    #expect(Set(named).count == named.count)
  }

  @Test("Fonts")
  func fonts2() {
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 17)
    let style: UIFont.TextStyle = .title1
    #expect(UIFont.preferredFont(forTextStyle: style) != .preferredFont(forTextStyle: .body))
    let weight: UIFont.Weight = .semibold
    let fonts: [UIFont] = [
      .systemFont(ofSize: 17), .systemFont(ofSize: 17, weight: weight),
      .boldSystemFont(ofSize: 17), .monospacedSystemFont(ofSize: 17, weight: weight),
      .monospacedDigitSystemFont(ofSize: 17, weight: weight),
    ]
    #expect(Set(fonts).count == 5)
    #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: traits) == 10)
  }

  @Test("Images")
  func images() {
    let configurations = [
      UIImage.SymbolConfiguration(pointSize: 12, weight: .bold, scale: .large),
      UIImage.SymbolConfiguration(textStyle: .body, scale: .small),
      UIImage.SymbolConfiguration(font: .systemFont(ofSize: 15), scale: .medium),
      UIImage.SymbolConfiguration(weight: .bold),
      UIImage.SymbolConfiguration(scale: .large),
      UIImage.SymbolConfiguration(hierarchicalColor: .systemRed),
      UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemBlue]),
      UIImage.SymbolConfiguration.preferringMulticolor(),
      UIImage.SymbolConfiguration.preferringMonochrome(),
    ]
    #expect(Set(configurations).count == 9)
    #expect(configurations[0].applying(configurations[5]).pointSize == 12)
    let star = UIImage(systemName: "star")?.withRenderingMode(.alwaysTemplate)
    #expect(star?.renderingMode == .alwaysTemplate)
    let red = star?.withTintColor(.systemRed, renderingMode: .alwaysOriginal)
    #expect(red == star?.withRenderingMode(.alwaysOriginal).withTintColor(.systemRed))
    #expect(red != star)
    var labeled = star
    labeled?.accessibilityLabel = "Favorite"
    #expect(labeled?.accessibilityLabel == "Favorite" && labeled != star)
    for configuration in configurations {
      let configured = star?.withConfiguration(configuration)
      #expect(configured == star?.applyingSymbolConfiguration(configuration))
    }
  }

  @Test("Edges and modes")
  func edgesModes() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.leading == 2)
    let edges: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
    #expect(edges == .all)
    let axes: UIAxis = [.horizontal, .vertical]
    #expect(axes == .both)
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]
    #expect(modes.map(\.rawValue) == Array(0..<6))
    let placements: [UIView.ContentMode] = [.scaleToFill, .scaleAspectFit, .scaleAspectFill]
    #expect(placements.map(\.rawValue) == [0, 1, 2])
    let path = IndexPath(item: 4, section: 2)
    #expect(path == IndexPath(row: 4, section: 2))
    var next = path
    next.section += 1
    next.row = 7
    #expect(next == IndexPath(row: 7, section: 3))
    next.item += 1
    #expect(next == IndexPath(row: 8, section: 3))
    #expect(path.item == 4 && path.row == 4 && path.section == 2)
  }

  @Test("Traits")
  func traits2() {
    struct Density: UITraitDefinition { static let defaultValue = 1.0 }
    let traits = UITraitCollection(mutations: {
      $0.userInterfaceStyle = UIUserInterfaceStyle.dark
      $0.userInterfaceLevel = UIUserInterfaceLevel.elevated
      $0.userInterfaceIdiom = UIUserInterfaceIdiom.pad
      $0.horizontalSizeClass = UIUserInterfaceSizeClass.regular
      $0.verticalSizeClass = .compact
      $0.layoutDirection = UITraitEnvironmentLayoutDirection.rightToLeft
      $0.preferredContentSizeCategory = UIContentSizeCategory.small
      $0.legibilityWeight = UILegibilityWeight.bold
      $0.accessibilityContrast = UIAccessibilityContrast.high
      $0.activeAppearance = UIUserInterfaceActiveAppearance.active
      $0.displayScale = 2
      $0.listEnvironment = UIListEnvironment.sidebar
    })
    #expect(traits.userInterfaceStyle == .dark && traits.userInterfaceLevel == .elevated)
    #expect(traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular)
    #expect(traits.verticalSizeClass == .compact && traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .small && traits.legibilityWeight == .bold)
    #expect(traits.accessibilityContrast == .high && traits.activeAppearance == .active)
    #expect(traits.displayScale == 2 && traits.listEnvironment == .sidebar)
    #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    #expect(!traits.hasDifferentColorAppearance(comparedTo: traits))
    #expect(traits[Density.self] == Density.defaultValue)
    #expect(traits.replacing(Density.self, value: 2)[Density.self] == 2)
    #expect(traits.replacing(UITraitLayoutDirection.self, value: .leftToRight) != traits)
    #expect(UITraitCollection(traitsFrom: [UITraitCollection(), traits]) == traits)
    #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
  }

  @MainActor
  @Test("The type of a trait names its property in collections and overrides")
  func typeTraitNames() {
    let view = UIView(frame: .zero)
    var traits = UITraitCollection()
    func check<Trait: SystemTrait>(_ trait: Trait.Type, _ value: Trait.Value)
    where Trait.Value: Equatable {
      #expect(!view.traitOverrides.contains(trait))
      view.traitOverrides[dynamicMember: Trait.property] = value
      #expect(view.traitOverrides.contains(trait) && view.traitCollection[trait] == value)
      view.traitOverrides.remove(trait)
      #expect(!view.traitOverrides.contains(trait) && view.traitOverrides.isEmpty)
      #expect(traits[trait] != value)
      traits[trait] = value
      #expect(traits[trait] == value)
    }
    check(UITraitUserInterfaceStyle.self, .dark)
    check(UITraitUserInterfaceLevel.self, .elevated)
    check(UITraitUserInterfaceIdiom.self, .mac)
    check(UITraitHorizontalSizeClass.self, .regular)
    check(UITraitVerticalSizeClass.self, .compact)
    check(UITraitLayoutDirection.self, .rightToLeft)
    check(UITraitPreferredContentSizeCategory.self, .extraSmall)
    check(UITraitLegibilityWeight.self, .bold)
    check(UITraitAccessibilityContrast.self, .high)
    check(UITraitActiveAppearance.self, .inactive)
    check(UITraitTypesettingLanguage.self, Locale.Language(identifier: "th"))
    check(UITraitDisplayScale.self, 1)
    check(UITraitListEnvironment.self, .sidebar)
    let expected = UITraitCollection(mutations: {
      ($0.userInterfaceStyle, $0.userInterfaceLevel) = (.dark, .elevated)
      ($0.userInterfaceIdiom, $0.layoutDirection) = (.mac, .rightToLeft)
      ($0.horizontalSizeClass, $0.verticalSizeClass) = (.regular, .compact)
      ($0.preferredContentSizeCategory, $0.legibilityWeight) = (.extraSmall, .bold)
      ($0.accessibilityContrast, $0.activeAppearance) = (.high, .inactive)
      ($0.displayScale, $0.listEnvironment) = (1, .sidebar)
      $0.typesettingLanguage = Locale.Language(identifier: "th")
    })
    #expect(traits == expected)
  }

  @MainActor
  @Test("A custom trait has a name and a property, and views observe it")
  func customTrait() {
    #expect(Spacing.name == "Spacing" && Spacing.identifier == "com.example.spacing")
    #expect(Spacing.affectsColorAppearance)
    let traits = UITraitCollection { $0.spacing = 4 }
    #expect(traits.spacing == 4 && traits.hasDifferentColorAppearance(comparedTo: nil))
    let view = UIView(frame: .zero)
    var seen: [Int] = []
    view.registerForTraitChanges([Spacing.self]) { (view: UIView, _) in
      seen.append(view.traitCollection.spacing)
    }
    view.traitOverrides.spacing = 9
    view.traitOverrides[UITraitUserInterfaceStyle.self] = .dark
    #expect(seen == [9] && view.traitCollection.userInterfaceStyle == .dark)
    var set: any UIMutableTraits = traits
    set[UITraitDisplayScale.self] = 2
    #expect(set.displayScale == 2 && set.spacing == 4)
    let thai = traits.modifyingTraits {
      $0.typesettingLanguage = Locale.Language(identifier: "th")
    }
    #expect(thai.typesettingLanguage == Locale.Language(identifier: "th"))
  }

  @MainActor
  @Test("Overrides contain traits until these are removed")
  func overridesContainTraits() {
    enum Density: UITraitDefinition { static let defaultValue = 1.0 }
    let view = UIView(frame: .zero)
    view.traitOverrides.userInterfaceStyle = .dark
    view.traitOverrides[Density.self] = 0.5
    #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(view.traitOverrides.contains(Density.self))
    #expect(!view.traitOverrides.contains(UITraitLayoutDirection.self))
    if view.traitOverrides.contains(UITraitUserInterfaceStyle.self) {
      view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    }
    view.traitOverrides.remove(Density.self)
    view.traitOverrides.remove(UITraitLayoutDirection.self)
    #expect(view.traitOverrides.isEmpty && view.traitCollection == .phone)
  }
}

private enum Spacing: UITraitDefinition {
  static let defaultValue = 8
  static let affectsColorAppearance = true
  static let identifier = "com.example.spacing"
}

extension UITraitCollection {
  fileprivate var spacing: Int { self[Spacing.self] }
}

extension UIMutableTraits {
  fileprivate var spacing: Int {
    get { self[Spacing.self] }
    set { self[Spacing.self] = newValue }
  }
}
