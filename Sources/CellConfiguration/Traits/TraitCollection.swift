public import Foundation

/// The surroundings of a view: appearance, text size, direction, device, and the style sheet in
/// force.
///
/// A value with every trait unspecified by default, which means the look of a phone in light style,
/// left to right, at text size large. Start from a device, such as ``phone``, to have numbers where
/// they are read, such as that of pixels a point. As documented for `UITraitCollection`;
/// ``styleSheet`` is ours in addition.
///
/// ```swift
/// let traits = TraitCollection.phone.modifyingTraits {
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
    get { self[\.userInterfaceStyle] }
    set { self[\.userInterfaceStyle] = newValue }
  }

  /// The layer on which the view lies.
  public var userInterfaceLevel: UserInterfaceLevel {
    get { self[\.userInterfaceLevel] }
    set { self[\.userInterfaceLevel] = newValue }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    get { self[\.userInterfaceIdiom] }
    set { self[\.userInterfaceIdiom] = newValue }
  }

  /// The space there is horizontally.
  public var horizontalSizeClass: CellUserInterfaceSizeClass {
    get { self[\.horizontalSizeClass] }
    set { self[\.horizontalSizeClass] = newValue }
  }

  /// The space there is vertically.
  public var verticalSizeClass: CellUserInterfaceSizeClass {
    get { self[\.verticalSizeClass] }
    set { self[\.verticalSizeClass] = newValue }
  }

  /// The side that leading edges are on.
  public var layoutDirection: TraitEnvironmentLayoutDirection {
    get { self[\.layoutDirection] }
    set { self[\.layoutDirection] = newValue }
  }

  /// The size of text that the reader has chosen.
  public var preferredContentSizeCategory: CellContentSizeCategory {
    get { self[\.preferredContentSizeCategory] }
    set { self[\.preferredContentSizeCategory] = newValue }
  }

  /// Whether the reader asked for bold text.
  public var legibilityWeight: CellLegibilityWeight {
    get { self[\.legibilityWeight] }
    set { self[\.legibilityWeight] = newValue }
  }

  /// Whether the reader asked for more contrast.
  public var accessibilityContrast: AccessibilityContrast {
    get { self[\.accessibilityContrast] }
    set { self[\.accessibilityContrast] = newValue }
  }

  /// Whether the window is in use.
  public var activeAppearance: ActiveAppearance {
    get { self[\.activeAppearance] }
    set { self[\.activeAppearance] = newValue }
  }

  /// The kind of list around the view.
  public var listEnvironment: ListEnvironment {
    get { self[\.listEnvironment] }
    set { self[\.listEnvironment] = newValue }
  }

  /// Pixels a point; 0 means unspecified.
  ///
  /// See ``effectiveDisplayScale``.
  public var displayScale: CGFloat {
    get { self[\.displayScale] }
    set { self[\.displayScale] = newValue }
  }

  /// The sheet that gives configurations their defaults, colours their components and lists their
  /// metrics; that of iOS 26 where it is unspecified.
  public var styleSheet: StyleSheet {
    get { self[\.styleSheet].specified }
    set { self[\.styleSheet] = newValue }
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
  /// let dark = TraitCollection { $0.userInterfaceStyle = .dark }
  /// let traits = TraitCollection(traitsFrom: [list, dark])
  /// ```
  ///
  /// As documented for `UITraitCollection`.
  public init(traitsFrom collections: [TraitCollection]) {
    for collection in collections {
      collection.note(.all)
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

  /// Whether colors can look different with these traits than with others.
  ///
  /// Counts the traits that system colors depend on: style, contrast, level and style sheet. One
  /// that is specified differs from one that is not. Traits of your own do not count, although a
  /// closure that chooses a color may read them. As documented for `UITraitCollection`, which
  /// counts traits of devices in addition.
  ///
  /// - Parameter traits: The other traits; `nil` for such of which none is specified.
  public func hasDifferentColorAppearance(comparedTo traits: TraitCollection?) -> Bool {
    let other = traits ?? TraitCollection()
    return userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel || styleSheet != other.styleSheet
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

  /// Tells the recorder, if there is one, which traits were looked at.
  @inline(__always)
  func note(_ traits: @autoclosure () -> TraitDependencies.BuiltIn) { reads?.note(traits()) }

  /// The value of a trait, reads of which are noted.
  private subscript<Value>(path: WritableKeyPath<TraitValues, Value>) -> Value {
    @inline(__always) get {
      note(TraitDependencies.BuiltIn(path))
      return values[keyPath: path]
    }
    @inline(__always) set { values[keyPath: path] = newValue }
  }
}

extension TraitCollection: Hashable {
  /// Equal: every trait is, custom ones included.
  public static func == (a: TraitCollection, b: TraitCollection) -> Bool {
    a.note(.all)
    b.note(.all)
    return a.values == b.values
  }

  /// Feeds every trait.
  public func hash(into hasher: inout Hasher) {
    note(.all)
    hasher.combine(values)
  }
}

extension TraitCollection {
  /// Whether the style is dark; unspecified counts as light.
  public var isDark: Bool { userInterfaceStyle == .dark }

  /// Whether leading means right; unspecified counts as left to right.
  public var isRightToLeft: Bool { layoutDirection == .rightToLeft }
}

extension TraitCollection: CustomStringConvertible {
  /// The traits that are not unspecified, in the order of their declaration.
  public var description: String {
    note(.all)
    let parts = TraitPrinting(values: values).visited().parts + values.custom.descriptions
    return "<" + parts.joined(separator: "; ") + ">"
  }
}

/// Describes the traits that are specified.
private struct TraitPrinting: TraitVisitor {
  let values: TraitValues
  var parts: [String] = []

  mutating func visit(_ trait: BuiltInTrait<some Equatable>) {
    if let value = trait.specified(in: values) {
      parts.append("\(trait.name) = \(trait.describe(value))")
    }
  }
}
