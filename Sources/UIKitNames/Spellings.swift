public import CellConfiguration
public import Foundation

extension CellVisualEffect {
  /// The kinds of blur and material.
  public typealias Style = BlurStyle

  /// Creates a blur.
  public init(style: BlurStyle) { self = .blur(style) }

  /// Creates vibrancy over a blur.
  ///
  /// The default style is assumed. An effect other than a blur counts as the default material.
  public init(blurEffect: CellVisualEffect, style: VibrancyStyle = .label) {
    self = .vibrancy(style, over: blurEffect.blurStyle ?? .systemMaterial)
  }
}

extension CellColor {
  /// Creates a color that a closure chooses for the current traits.
  @_disfavoredOverload
  public init(dynamicProvider: @escaping @Sendable (TraitCollection) -> CellColor) {
    self.init(dynamicProvider)
  }

  /// Returns the color for some traits, which no longer depends on traits.
  public func resolvedColor(with traitCollection: TraitCollection) -> CellColor {
    CellColor(resolved(with: traitCollection))
  }
}

extension CellImage {
  /// The weight of a symbol's lines.
  public typealias SymbolWeight = CellFont.Weight

  /// The size of a symbol next to a text.
  public typealias SymbolScale = SymbolConfiguration.Scale

  /// Creates an image with a name, or `nil` if the name is empty.
  ///
  /// Nothing is loaded: the image takes no space until its `size` is set.
  public init?(named name: String) {
    if name.isEmpty { return nil }
    self.init(name: name, size: .zero)
  }

  /// Creates a symbol with a configuration, or `nil` if the name is empty.
  public init?(systemName: String, withConfiguration configuration: SymbolConfiguration?) {
    guard let image = CellImage(systemName: systemName) else { return nil }
    self = configuration.map { image.applyingSymbolConfiguration($0) } ?? image
  }

  /// Returns the image with a symbol configuration applied on top of its current one.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> CellImage {
    applyingSymbolConfiguration(configuration)
  }
}

extension TraitCollection {
  /// Creates traits that specify only the style.
  public init(userInterfaceStyle: UserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates traits that specify only the text size.
  public init(preferredContentSizeCategory: CellContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates traits that specify only the direction.
  public init(layoutDirection: LayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
}

extension IndexPath {
  /// Creates the index path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// Creates the index path of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item in the section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The row in the section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
