public import Foundation

/// The traits of a view: appearance, text size, layout direction, device, style sheet and others.
///
/// By default, every trait is unspecified. This means the look of a phone in light style, left to
/// right, at text size large. Start from a device, such as ``phone``, if you need numbers, such as
/// the pixels per point. As documented for `UITraitCollection`; ``styleSheet`` is an addition.
///
/// ```swift
/// let traits = TraitCollection.phone.modifyingTraits {
///   $0.userInterfaceStyle = .dark
///   $0.preferredContentSizeCategory = .accessibilityLarge
/// }
/// ```
public struct TraitCollection: Sendable {
  var values = TraitValues() { didSet { flags = TraitFlags(values) } }

  /// The recorder of trait reads; `nil` outside of update passes.
  private var reads: TraitReads?

  /// The traits that conditions test, stored because updates read them far more often than they
  /// change.
  ///
  /// Reads of the flags are not recorded, because most configurations have no condition that tests
  /// one.
  private(set) var flags = TraitFlags()

  /// The light or dark appearance.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { self[\.userInterfaceStyle] }
    set { self[\.userInterfaceStyle] = newValue }
  }

  /// The level of the view: base or elevated.
  public var userInterfaceLevel: UserInterfaceLevel {
    get { self[\.userInterfaceLevel] }
    set { self[\.userInterfaceLevel] = newValue }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    get { self[\.userInterfaceIdiom] }
    set { self[\.userInterfaceIdiom] = newValue }
  }

  /// The horizontal size class.
  public var horizontalSizeClass: CellUserInterfaceSizeClass {
    get { self[\.horizontalSizeClass] }
    set { self[\.horizontalSizeClass] = newValue }
  }

  /// The vertical size class.
  public var verticalSizeClass: CellUserInterfaceSizeClass {
    get { self[\.verticalSizeClass] }
    set { self[\.verticalSizeClass] = newValue }
  }

  /// The direction of the layout, which determines the side of leading edges.
  public var layoutDirection: LayoutDirection {
    get { self[\.layoutDirection] }
    set { self[\.layoutDirection] = newValue }
  }

  /// The user's text size.
  public var preferredContentSizeCategory: CellContentSizeCategory {
    get { self[\.preferredContentSizeCategory] }
    set { self[\.preferredContentSizeCategory] = newValue }
  }

  /// Whether the user turned on bold text.
  public var legibilityWeight: CellLegibilityWeight {
    get { self[\.legibilityWeight] }
    set { self[\.legibilityWeight] = newValue }
  }

  /// Whether the user turned on increased contrast.
  public var accessibilityContrast: AccessibilityContrast {
    get { self[\.accessibilityContrast] }
    set { self[\.accessibilityContrast] = newValue }
  }

  /// Whether the window is active.
  public var activeAppearance: ActiveAppearance {
    get { self[\.activeAppearance] }
    set { self[\.activeAppearance] = newValue }
  }

  /// The kind of list around the view.
  public var listEnvironment: ListEnvironment {
    get { self[\.listEnvironment] }
    set { self[\.listEnvironment] = newValue }
  }

  /// The language whose rules text follows; `nil` if it is unspecified.
  ///
  /// Lines in a language with tall letters, such as Thai, are higher by the metrics in
  /// ``ResolvedFont/hasTallLines``; which languages have such letters is assumed. A
  /// ``TextTransform`` follows the language. Shapers receive it with text that has no language
  /// attribute; that attribute also determines the height of the lines of its run. Set the trait
  /// for a view, or in the `traits` of a `HostedList`:
  ///
  /// ```swift
  /// list.traitOverrides.typesettingLanguage = Locale.Language(identifier: "th")
  /// ```
  ///
  /// The trait keeps the code of the language with two or three letters, its script and its region.
  /// A language without such a code is unspecified. A script that the language has anyway is left
  /// out. As documented for `UITraitCollection`; the effects on letter case, on shapers and on runs
  /// with a language are assumed.
  public var typesettingLanguage: Locale.Language? {
    get { typesettingLanguageCodes.language }
    set { values.typesettingLanguage = TypesettingLanguage(newValue) }
  }

  /// The codes of the language.
  package var typesettingLanguageCodes: TypesettingLanguage { self[\.typesettingLanguage] }

  /// The number of pixels per point; 0 means unspecified.
  public var displayScale: CGFloat {
    get { self[\.displayScale] }
    set { self[\.displayScale] = newValue }
  }

  /// The style sheet; the sheet of iOS 26 applies if it is unspecified.
  ///
  /// The sheet provides the defaults of configurations, the components of colors and the metrics of
  /// lists.
  public var styleSheet: StyleSheet {
    get { self[\.styleSheet].specified }
    set { self[\.styleSheet] = newValue }
  }

  /// Creates a collection in which every trait is unspecified.
  public init() {}

  /// Creates a collection with traits that a closure sets.
  public init(mutations: (inout TraitCollection) throws -> Void) rethrows {
    try mutations(&self)
  }

  /// Creates a collection that merges others; the last one that specifies a trait wins.
  ///
  /// ```swift
  /// let dark = TraitCollection { $0.userInterfaceStyle = .dark }
  /// let traits = TraitCollection(traitsFrom: [list, dark])
  /// ```
  ///
  /// As documented for `UITraitCollection`.
  public init(traitsFrom collections: [TraitCollection]) {
    var values = TraitValues()
    for collection in collections {
      collection.note(.all)
      values.merge(collection.values)
    }
    self.init(values)
  }

  /// Creates a collection from its values.
  init(_ values: TraitValues) {
    self.values = values
    flags = TraitFlags(values)  // An initializer does not call observers.
  }

  /// Returns a copy of the collection with traits that a closure changes.
  public func modifyingTraits(
    _ mutations: (inout TraitCollection) throws -> Void
  ) rethrows -> TraitCollection {
    var copy = self
    try mutations(&copy)
    return copy
  }

  /// Returns whether colors can look different with these traits than with others.
  ///
  /// The method compares the traits that determine system colors: style, contrast, level and style
  /// sheet. A specified trait differs from an unspecified one. Custom traits count whose
  /// ``TraitDefinition/affectsColorAppearance`` is `true`. As documented for `UITraitCollection`,
  /// which counts traits of devices in addition.
  ///
  /// - Parameter traits: The other traits; `nil` means that every trait is unspecified.
  public func hasDifferentColorAppearance(comparedTo traits: TraitCollection?) -> Bool {
    let other = traits ?? TraitCollection()
    return userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel || styleSheet != other.styleSheet
      || customTraitsAffectColors(comparedTo: other)
  }

  /// Returns whether a custom trait that affects colors differs; all such traits count as read.
  private func customTraitsAffectColors(comparedTo other: TraitCollection) -> Bool {
    for key in values.custom.keys.union(other.values.custom.keys) where key.affectsColors {
      reads?.note(key)
      other.reads?.note(key)
    }
    return values.custom.affectColors(comparedTo: other.values.custom)
  }

  /// The value of a custom trait.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      reads?.note(.trait(trait))
      return values.custom[.trait(trait), default: Trait.defaultValue]
    }
    set { values.custom[.trait(trait), default: Trait.defaultValue] = newValue }
  }

  /// Returns a copy of the collection with another value of a custom trait.
  public func replacing<Trait: TraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> TraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// Returns the same traits with a recorder of reads; `nil` removes the recorder.
  package consuming func recording(_ reads: TraitReads?) -> TraitCollection {
    self.reads = reads
    return self
  }

  /// Reports reads of traits to the recorder, if there is one.
  // Inlined, so that reads without a recorder cost one comparison.
  @inline(__always)
  func note(_ traits: @autoclosure () -> TraitDependencies.BuiltIn) { reads?.note(traits()) }

  /// The value of a trait; reads are reported to the recorder.
  private subscript<Value>(path: WritableKeyPath<TraitValues, Value>) -> Value {
    // Inlined, so that the key path is a constant, which costs nothing.
    @inline(__always) get {
      note(TraitDependencies.BuiltIn(path))
      return values[keyPath: path]
    }
    @inline(__always) set { values[keyPath: path] = newValue }
  }
}

extension TraitCollection: Hashable {
  /// Returns whether all traits are equal, including custom ones.
  public static func == (a: TraitCollection, b: TraitCollection) -> Bool {
    a.note(.all)
    b.note(.all)
    return a.values == b.values
  }

  /// Hashes all traits.
  public func hash(into hasher: inout Hasher) {
    note(.all)
    hasher.combine(values)
  }
}

extension TraitCollection {
  /// Whether the style is dark; an unspecified style counts as light.
  public var isDark: Bool { userInterfaceStyle == .dark }

  /// Whether the leading side is on the right; an unspecified direction counts as left to right.
  public var isRightToLeft: Bool { layoutDirection == .rightToLeft }
}

extension TraitCollection: CustomStringConvertible {
  /// The specified traits, in the order of their declaration.
  public var description: String {
    "<" + descriptions.joined(separator: "; ") + ">"
  }

  /// The specified traits in the form `name = value`.
  var descriptions: [String] {
    note(.all)
    return TraitValues.properties.filter { !$0.isSame(values, .unspecified) }
      .map { "\($0.name) = \($0.describe(values))" } + values.custom.descriptions
  }
}
