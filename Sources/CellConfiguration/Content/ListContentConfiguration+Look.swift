package import Foundation

// Access for layout: the record of defaults, and the assigned properties that affect frames.

extension ListContentConfiguration {
  /// A record of defaults, identified by a style sheet and an index in its table.
  package struct Look: Sendable {
    /// The sheet's ``StyleSheet/identity``.
    package let sheet: UInt

    /// The index in the table of content styles.
    package let index: Int
  }

  /// The record of defaults for the current state.
  package var look: Look { Look(sheet: layers.sheet.identity, index: Int(layers.index)) }

  /// Calls a closure with the defaults for the current state.
  package func withDefaults<Result>(_ body: (borrowing ListContentValues) -> Result) -> Result {
    body(layers.defaults.record.values)
  }

  /// The parts of a configuration with assigned properties that affect frames.
  ///
  /// Colors do not affect frames.
  package struct AssignedParts: Sendable {
    /// Whether margins or distances were assigned.
    package fileprivate(set) var lengths = false
    package fileprivate(set) var image = false
    package fileprivate(set) var text = false
    package fileprivate(set) var secondaryText = false

    /// Creates a value without assigned parts.
    package init() {}

    /// Whether only margins and distances were assigned, if anything.
    package var areLengthsOnly: Bool { !image && !text && !secondaryText }
  }

  /// The parts that may differ from the defaults.
  package var assignedParts: AssignedParts {
    var parts = AssignedParts()
    layers.forEachLayer { overrides in
      if overrides.pointee.own.affectsLayout { parts.lengths = true }
      if overrides.pointee.image.layers.assigned.affectsLayout() { parts.image = true }
      if overrides.pointee.text.layers.assigned.affectsLayout() { parts.text = true }
      if overrides.pointee.secondaryText.layers.assigned.affectsLayout() {
        parts.secondaryText = true
      }
    }
    return parts
  }

  /// The current values of the configuration's own properties.
  package var ownValues: ListContentOwnValues {
    var values = layers.defaults.record.values.own
    layers.forEachLayer { $0.pointee.own.apply(to: &values) }
    return values
  }

  /// The properties of the displayed image that affect frames.
  package struct ImageBox: Sendable {
    package var size: CGSize?
    package var isSymbol: Bool
    package var symbolConfiguration: CellImage.SymbolConfiguration?
  }

  /// The displayed image without its name.
  package var imageBox: ImageBox? {
    guard let image else { return nil }
    return ImageBox(
      size: image.size, isSymbol: image.isSymbol, symbolConfiguration: image.symbolConfiguration)
  }
}

extension StyleSheet {
  /// A number that is the same for sheets with the same tables, while the sheets exist.
  package var identity: UInt {
    switch reference {
    case .iOS18: 1
    case .iOS26: 2
    case .derived(let storage): UInt(bitPattern: Unmanaged.passUnretained(storage).toOpaque())
    }
  }

  /// The total number of records of all content styles.
  package var contentLookCount: Int {
    table(of: ListContentConfiguration.Style.self).records.count
  }
}
