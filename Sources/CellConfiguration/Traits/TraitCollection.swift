public import Foundation

/// The surroundings of a view: appearance, text size, direction, device, and the style sheet in
/// force.
///
/// A value with every trait unspecified by default, which means the look of a phone in light style,
/// left to right, at text size large. As documented for `UITraitCollection`; ``styleSheet`` is ours
/// in addition.
///
/// ```swift
/// let traits = TraitCollection {
///   $0.userInterfaceStyle = .dark
///   $0.preferredContentSizeCategory = .accessibilityLarge
/// }
/// ```
public struct TraitCollection: Sendable {
  var values = TraitValues()

  /// Who wants to know about reads; nil outside of update passes.
  private var reads: TraitReads?

  /// Light or dark appearance.
  public var userInterfaceStyle: UserInterfaceStyle {
    get {
      reads?.note(.userInterfaceStyle)
      return values.userInterfaceStyle
    }
    set { values.userInterfaceStyle = newValue }
  }

  /// The layer on which the view lies.
  public var userInterfaceLevel: UserInterfaceLevel {
    get {
      reads?.note(.userInterfaceLevel)
      return values.userInterfaceLevel
    }
    set { values.userInterfaceLevel = newValue }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    get {
      reads?.note(.userInterfaceIdiom)
      return values.userInterfaceIdiom
    }
    set { values.userInterfaceIdiom = newValue }
  }

  /// The room there is horizontally.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get {
      reads?.note(.horizontalSizeClass)
      return values.horizontalSizeClass
    }
    set { values.horizontalSizeClass = newValue }
  }

  /// The room there is vertically.
  public var verticalSizeClass: UserInterfaceSizeClass {
    get {
      reads?.note(.verticalSizeClass)
      return values.verticalSizeClass
    }
    set { values.verticalSizeClass = newValue }
  }

  /// The side that leading edges are on.
  public var layoutDirection: LayoutDirection {
    get {
      reads?.note(.layoutDirection)
      return values.layoutDirection
    }
    set { values.layoutDirection = newValue }
  }

  /// The size of text that the reader has chosen.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get {
      reads?.note(.preferredContentSizeCategory)
      return values.preferredContentSizeCategory
    }
    set { values.preferredContentSizeCategory = newValue }
  }

  /// Whether the reader asked for bold text.
  public var legibilityWeight: LegibilityWeight {
    get {
      reads?.note(.legibilityWeight)
      return values.legibilityWeight
    }
    set { values.legibilityWeight = newValue }
  }

  /// Whether the reader asked for more contrast.
  public var accessibilityContrast: AccessibilityContrast {
    get {
      reads?.note(.accessibilityContrast)
      return values.accessibilityContrast
    }
    set { values.accessibilityContrast = newValue }
  }

  /// Whether the window is in use.
  public var activeAppearance: ActiveAppearance {
    get {
      reads?.note(.activeAppearance)
      return values.activeAppearance
    }
    set { values.activeAppearance = newValue }
  }

  /// The kind of list around the view.
  public var listEnvironment: ListEnvironment {
    get {
      reads?.note(.listEnvironment)
      return values.listEnvironment
    }
    set { values.listEnvironment = newValue }
  }

  /// Pixels a point; 0 means unspecified.
  ///
  /// See ``effectiveDisplayScale``.
  public var displayScale: CGFloat {
    get {
      reads?.note(.displayScale)
      return values.displayScale
    }
    set { values.displayScale = newValue }
  }

  /// The sheet that gives configurations their defaults, colours their components and lists their
  /// metrics; that of iOS 26 where it is unspecified.
  public var styleSheet: StyleSheet {
    get {
      reads?.note(.styleSheet)
      return values.effectiveStyleSheet
    }
    set { values.styleSheet = newValue }
  }

  /// Makes a collection in which every trait is unspecified.
  public init() {}

  /// Makes a collection and sets traits on it.
  public init(mutations: (inout TraitCollection) throws -> Void) rethrows {
    try mutations(&self)
  }

  /// Makes a collection of others: of each trait the value in the last one that specifies it.
  ///
  /// ```swift
  /// let traits = TraitCollection(traitsFrom: [list, TraitCollection { $0.userInterfaceStyle = .dark }])
  /// ```
  ///
  /// As documented for `UITraitCollection`.
  public init(traitsFrom collections: [TraitCollection]) {
    for collection in collections {
      collection.noteAll()
      values.merge(collection.values)
    }
  }

  /// The collection with some traits changed.
  public func modifyingTraits(
    _ mutations: (inout TraitCollection) throws -> Void
  ) rethrows -> TraitCollection {
    var copy = self
    try mutations(&copy)
    return copy
  }

  /// The value of a trait of your own.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      reads?.note(TypedValues.key(trait))
      return values.custom[trait, default: Trait.defaultValue]
    }
    set { values.custom[trait, default: Trait.defaultValue] = newValue }
  }

  /// The same traits, reads of which are noted; nil for traits that nobody watches.
  package func recording(_ reads: TraitReads?) -> TraitCollection {
    var copy = self
    copy.reads = reads
    return copy
  }

  /// Tells the recorder, if there is one, that some traits were looked at together.
  @inline(__always)
  func note(_ traits: TraitDependencies.BuiltIn) { reads?.note(traits) }

  /// Tells the recorder, if there is one, that the whole collection was looked at.
  private func noteAll() { reads?.note(.all) }
}

extension TraitCollection: Hashable {
  /// Equal: every trait is, custom ones included.
  public static func == (a: TraitCollection, b: TraitCollection) -> Bool {
    a.noteAll()
    b.noteAll()
    return a.values == b.values
  }

  /// Feeds every trait.
  public func hash(into hasher: inout Hasher) {
    noteAll()
    hasher.combine(values)
  }
}

extension TraitCollection {
  /// Whether the style is dark; unspecified counts as light.
  public var isDark: Bool { userInterfaceStyle == .dark }

  /// Whether leading means right; unspecified counts as left to right.
  public var isRightToLeft: Bool { layoutDirection == .rightToLeft }

  /// Pixels a point, never 0: where unspecified or unusable 3 for phones, 2 for everything else
  /// (assumed).
  public var effectiveDisplayScale: CGFloat {
    if displayScale > 0, displayScale.isFinite { return displayScale }
    return userInterfaceIdiom == .phone || userInterfaceIdiom == .unspecified ? 3 : 2
  }
}

extension TraitCollection: CustomStringConvertible {
  /// The traits that are not unspecified, in the order of their declaration.
  public var description: String {
    var parts: [String] = []
    func add<T: NamedCase>(_ name: String, _ value: T, unless unset: T) {
      if value != unset { parts.append("\(name) = \(value.name)") }
    }
    add("userInterfaceStyle", userInterfaceStyle, unless: .unspecified)
    add("userInterfaceLevel", userInterfaceLevel, unless: .unspecified)
    add("userInterfaceIdiom", userInterfaceIdiom, unless: .unspecified)
    add("horizontalSizeClass", horizontalSizeClass, unless: .unspecified)
    add("verticalSizeClass", verticalSizeClass, unless: .unspecified)
    add("layoutDirection", layoutDirection, unless: .unspecified)
    add("preferredContentSizeCategory", preferredContentSizeCategory, unless: .unspecified)
    add("legibilityWeight", legibilityWeight, unless: .unspecified)
    add("accessibilityContrast", accessibilityContrast, unless: .unspecified)
    add("activeAppearance", activeAppearance, unless: .unspecified)
    add("listEnvironment", listEnvironment, unless: .unspecified)
    if displayScale != 0 { parts.append("displayScale = \(displayScale)") }
    if let sheet = values.styleSheet { parts.append("styleSheet = \(sheet.name)") }
    parts += values.custom.descriptions
    return "<" + parts.joined(separator: "; ") + ">"
  }
}

extension TraitCollection {
  /// Custom traits cannot be written down.
  func checkCustomTraits(_ encoder: any Encoder) throws {
    try values.custom.checkIsEmpty(encoder, holder: "custom traits")
  }
}
