package import Foundation

// Access for layout: the record of defaults, and which records differ from it.

extension ListContentConfiguration {
  /// A record of defaults, identified by a style sheet and an index in its table.
  package struct StyleKey: Sendable {
    /// The sheet's ``StyleSheet/identity``.
    package let sheet: UInt

    /// The index in the table of content styles.
    package let index: Int

    /// The records with assigned properties that affect frames.
    package let assigned: AssignedRecords
  }

  /// Some of the records of a configuration.
  package struct AssignedRecords: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let image = AssignedRecords(rawValue: 1)
    package static let text = AssignedRecords(rawValue: 2)
    package static let secondaryText = AssignedRecords(rawValue: 4)

    /// Margins, paddings and other properties of the configuration itself.
    package static let own = AssignedRecords(rawValue: 8)
  }

  /// The record of defaults for the current state, and what differs from it.
  package var styleKey: StyleKey {
    let defaults = layers.defaults
    return StyleKey(
      sheet: defaults.sheet.identity, index: Int(defaults.index),
      assigned: layers.box.storage.map(Self.affectingLayout) ?? [])
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
    layers.box.storage.map { Self.styleAssignments($0, above: layers.defaults.index, style) }
      ?? StyleAssignments(
        index: layers.defaults.index, style: style, image: LayoutAssignments(),
        text: LayoutAssignments(), secondaryText: LayoutAssignments(), number: 0)
  }

  /// The configuration without text, secondary text and image.
  package var withoutContent: ListContentConfiguration {
    var copy = ListContentConfiguration(style: style)
    copy.layers = layers
    return copy
  }

  /// Calls a closure with the defaults for the current state.
  package func withDefaults<Result>(_ body: (borrowing ListContentValues) -> Result) -> Result {
    body(layers.defaults.record.values)
  }

  /// Calls a closure with the current values of the configuration's own properties.
  package func readOwnValues(_ body: (ListContentOwnValues) -> Void) {
    body(layers.ownValues)
  }

  /// The current values of the image's properties.
  package var imageValues: ImageValues { imageProperties.values }

  /// The properties of the displayed image that affect frames.
  ///
  /// They are plain numbers, because a copy of the image itself would count references.
  package struct ImageBox: Equatable, Sendable {
    package let size: CGSize?
    package let isSymbol: Bool
  }

  /// The size and kind of the displayed image.
  package var imageBox: ImageBox? { image?.box }
}

extension ListContentConfiguration {
  /// Returns the records with assigned properties that affect frames, as colors do not.
  ///
  /// It reads the storage in place, because a closure of the box would receive a copy of all
  /// records.
  fileprivate static func affectingLayout(
    _ records: CopyOnWriteBox<ListContentRecords>.Storage
  ) -> AssignedRecords {
    var result: AssignedRecords = []
    if records.value.own.present.intersects(ListContentOwnValues.layoutProperties) {
      result.insert(.own)
    }
    if records.value.image.affectsLayout { result.insert(.image) }
    if records.value.text.affectsLayout { result.insert(.text) }
    if records.value.secondaryText.affectsLayout { result.insert(.secondaryText) }
    return result
  }
}

extension ListContentConfiguration {
  /// Returns the assignments that affect frames, reading the storage in place.
  fileprivate static func styleAssignments(
    _ records: CopyOnWriteBox<ListContentRecords>.Storage, above index: UInt16, _ style: Style
  ) -> StyleAssignments {
    let image = records.value.image.box.layoutAssignments()
    let text = records.value.text.box.layoutAssignments()
    let secondaryText = records.value.secondaryText.box.layoutAssignments()
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
  /// The size and kind of the image.
  fileprivate var box: ListContentConfiguration.ImageBox {
    ListContentConfiguration.ImageBox(size: size, isSymbol: isSymbol)
  }
}

extension StyleSheet {
  /// The total number of records of all content styles.
  package var contentStyleCount: Int {
    table(of: ListContentConfiguration.Style.self).records.count
  }
}
