package import Foundation

// What layout reads of a configuration: which record of defaults is below, and what was assigned
// above that as far as frames depend on it.

extension ListContentConfiguration {
  /// A record of defaults: a sheet and a place in its table.
  package struct Look: Sendable {
    /// The sheet's ``StyleSheet/identity``.
    package let sheet: UInt

    /// The place in the table of content styles.
    package let index: Int
  }

  /// The record of defaults for the present state.
  package var look: Look { Look(sheet: layers.sheet.identity, index: Int(layers.index)) }

  /// Lends the defaults for the present state.
  package func withDefaults<Result>(_ body: (borrowing ListContentValues) -> Result) -> Result {
    body(layers.defaults.record.values)
  }

  /// The parts of a configuration in which something was assigned that frames depend on; colors do
  /// not count.
  package struct AssignedParts: Sendable {
    /// Margins and distances.
    package fileprivate(set) var lengths = false
    package fileprivate(set) var image = false
    package fileprivate(set) var text = false
    package fileprivate(set) var secondaryText = false

    /// Nothing.
    package init() {}

    /// Whether nothing was assigned but margins and distances.
    package var areLengthsOnly: Bool { !image && !text && !secondaryText }
  }

  /// The parts that may not read as the defaults say.
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

  /// The configuration's own properties as they read in the present state.
  package var ownValues: ListContentOwnValues {
    var values = layers.defaults.record.values.own
    layers.forEachLayer { $0.pointee.own.apply(to: &values) }
    return values
  }

  /// What frames depend on of the image that is shown.
  package struct ImageBox: Sendable {
    package var size: CGSize?
    package var isSymbol: Bool
    package var symbolConfiguration: CellImage.SymbolConfiguration?
  }

  /// The image that is shown, without its name.
  package var imageBox: ImageBox? {
    guard let image else { return nil }
    return ImageBox(
      size: image.size, isSymbol: image.isSymbol, symbolConfiguration: image.symbolConfiguration)
  }
}

extension StyleSheet {
  /// A number that sheets share if they have the same tables, as long as both exist.
  package var identity: UInt {
    switch reference {
    case .iOS18: 1
    case .iOS26: 2
    case .derived(let storage): UInt(bitPattern: Unmanaged.passUnretained(storage).toOpaque())
    }
  }

  /// The number of records that all content styles have together.
  package var contentLookCount: Int {
    table(of: ListContentConfiguration.Style.self).records.count
  }
}
