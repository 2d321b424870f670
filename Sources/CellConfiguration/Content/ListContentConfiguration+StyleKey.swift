package import Foundation

// Access for layout: the row of defaults, and which groups differ from it.

extension ListContentConfiguration {
  /// A row of defaults, identified by a style sheet and an index in its table.
  package struct StyleKey: Sendable {
    /// The sheet's ``StyleSheet/identity``.
    package let sheet: UInt

    /// The index in the table of content styles.
    package let index: Int

    /// The groups with assigned properties that affect frames.
    package let assigned: AssignedGroups
  }

  /// Some of the groups of a configuration.
  package struct AssignedGroups: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let image = AssignedGroups(rawValue: 1)
    package static let text = AssignedGroups(rawValue: 2)
    package static let secondaryText = AssignedGroups(rawValue: 4)

    /// Margins, paddings and other properties of the configuration itself.
    package static let own = AssignedGroups(rawValue: 8)
  }

  /// The row of defaults for the current state, and what differs from it.
  package var styleKey: StyleKey {
    let defaults = store.defaults
    return StyleKey(
      sheet: defaults.sheet.identity, index: Int(defaults.index),
      assigned: store.box.storage.map(Self.affectingLayout) ?? [])
  }

  /// The assignments of a configuration that affect frames, except margins and paddings.
  ///
  /// Two configurations with equal style assignments have the same resolved style if both are
  /// updated for the same style sheet. The style assignments refer to the configuration, which has
  /// to outlive them.
  package struct StyleAssignments: Sendable {
    fileprivate let index: UInt16
    fileprivate let style: Style
    fileprivate let image: LayoutAssignments<ImageValues>
    fileprivate let text: LayoutAssignments<TextValues>
    fileprivate let secondaryText: LayoutAssignments<TextValues>

    /// A number that is the same for equal assignments, and differs for most others.
    package let number: UInt
  }

  /// The assignments that determine the resolved style.
  package var styleAssignments: StyleAssignments {
    store.box.storage.map { Self.styleAssignments($0, above: store.defaults.index, style) }
      ?? StyleAssignments(
        index: store.defaults.index, style: style, image: LayoutAssignments(),
        text: LayoutAssignments(), secondaryText: LayoutAssignments(), number: 0)
  }

  /// The configuration without text, secondary text and image.
  package var withoutContent: ListContentConfiguration {
    var copy = ListContentConfiguration(style: style)
    copy.store = store
    return copy
  }

  /// Calls a closure with the defaults for the current state.
  package func withDefaults<Result>(_ body: (borrowing ListContentValues) -> Result) -> Result {
    body(store.defaults.row.values)
  }

  /// Calls a closure with the current values of the configuration's own properties.
  package func readOwnValues(_ body: (ListContentOwnValues) -> Void) {
    body(store.ownValues)
  }

  /// The current values of the image's properties.
  package var imageValues: ImageValues { imageProperties.values }

  /// The properties of the displayed image that affect frames.
  ///
  /// They are plain numbers, because a copy of the image itself would count references.
  package struct ImageBox: Equatable, Sendable {
    package let size: CGSize?
    /// Whether the image takes the space of a symbol.
    package let isSymbol: Bool
  }

  /// The size and kind of the displayed image; `nil` for no image, and for one that is not loaded
  /// and has neither a size nor a placeholder.
  package var imageBox: ImageBox? { image?.box }
}

extension ListContentConfiguration {
  /// Returns the groups with assigned properties that affect frames, as colors do not.
  ///
  /// It reads the storage in place, because a closure of the box would receive a copy of all
  /// groups.
  fileprivate static func affectingLayout(
    _ assignments: CopyOnWriteBox<ListContentAssignments>.Storage
  ) -> AssignedGroups {
    var result: AssignedGroups = []
    if assignments.value.own.present.intersects(ListContentOwnValues.layoutProperties) {
      result.insert(.own)
    }
    if assignments.value.image.affectsLayout { result.insert(.image) }
    if assignments.value.text.affectsLayout { result.insert(.text) }
    if assignments.value.secondaryText.affectsLayout { result.insert(.secondaryText) }
    return result
  }
}

extension ListContentConfiguration {
  /// Returns the assignments that affect frames, reading the storage in place.
  fileprivate static func styleAssignments(
    _ assignments: CopyOnWriteBox<ListContentAssignments>.Storage, above index: UInt16,
    _ style: Style
  ) -> StyleAssignments {
    let image = assignments.value.image.box.layoutAssignments()
    let text = assignments.value.text.box.layoutAssignments()
    let secondaryText = assignments.value.secondaryText.box.layoutAssignments()
    var number = UInt(index) << 8 | UInt(style.rawValue)
    func mix(_ other: UInt) {
      // The multiplier of the FNV hash, and a shift that lets high bits reach the low ones.
      number = (number ^ other) &* 0x0100_0193
      number ^= number >> 15
    }
    mix(image.properties.number)
    mix(text.properties.number)
    mix(secondaryText.properties.number)
    mix(text.fontSize)
    mix(secondaryText.fontSize)
    return StyleAssignments(
      index: index, style: style, image: image, text: text, secondaryText: secondaryText,
      number: number)
  }
}

extension ListContentConfiguration.StyleAssignments: Equatable {
  package static func == (a: Self, b: Self) -> Bool {
    a.number == b.number && a.index == b.index && a.style == b.style && a.text == b.text
      && a.secondaryText == b.secondaryText && a.image == b.image
  }
}

extension CellImage {
  /// The size and kind of the image; `nil` for an image that takes no space.
  fileprivate var box: ListContentConfiguration.ImageBox? {
    let takesSymbolSpace = takesSymbolSpace
    // A picture that is not loaded takes no space without a size and a placeholder.
    guard takesSymbolSpace || size != nil else { return nil }
    return ListContentConfiguration.ImageBox(size: size, isSymbol: takesSymbolSpace)
  }
}

extension StyleSheet {
  /// The total number of rows of all content styles.
  package var contentStyleCount: Int {
    table(of: ListContentConfiguration.Style.self).rows.count
  }
}
