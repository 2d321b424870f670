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

  /// Returns whether a configuration leads to the same resolved style: the same defaults, and the
  /// same assignments that affect frames, except margins and paddings.
  package func hasSameStyle(as other: ListContentConfiguration) -> Bool {
    if layers.defaults != other.layers.defaults { return false }
    guard let new = layers.box.storage, let old = other.layers.box.storage else { return false }
    return new.value.text.hasSameLayout(as: old.value.text)
      && new.value.secondaryText.hasSameLayout(as: old.value.secondaryText)
      && new.value.image.hasSameLayout(as: old.value.image)
  }

  /// The configuration without texts and image.
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
  /// They are plain numbers: a copy of the image itself would count references.
  package struct ImageBox: Sendable {
    package let size: CGSize?
    package let isSymbol: Bool
  }

  /// The size and kind of the displayed image.
  package var imageBox: ImageBox? { image?.box }
}

extension ListContentConfiguration {
  /// Returns the records with assigned properties that affect frames, as colors do not.
  ///
  /// It reads the storage in place: a closure of the box would get a copy of all records.
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
