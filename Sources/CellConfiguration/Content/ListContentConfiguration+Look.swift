package import Foundation

// Access for layout: the record of defaults, and the assigned properties that affect frames.

extension ListContentConfiguration {
  /// A record of defaults, identified by a style sheet and an index in its table.
  package struct Look: Sendable {
    /// The sheet's ``StyleSheet/identity``.
    package let sheet: UInt

    /// The index in the table of content styles.
    package let index: Int

    /// Whether nothing is assigned above the defaults.
    package let isUntouched: Bool
  }

  /// The record of defaults for the current state.
  package var look: Look {
    Look(
      sheet: layers.sheet.identity, index: Int(layers.index), isUntouched: layers.isUntouched)
  }

  /// Calls a closure with the defaults for the current state.
  package func withDefaults<Result>(_ body: (borrowing ListContentValues) -> Result) -> Result {
    body(layers.defaults.record.values)
  }

  /// The current values of the text's properties.
  package var textValues: TextValues { layers.addresses.text.values }

  /// The current values of the secondary text's properties.
  package var secondaryTextValues: TextValues { layers.addresses.secondaryText.values }

  /// The current values of the image's properties.
  package var imageValues: ImageValues { layers.addresses.image.values }

  /// The parts of a configuration with assigned properties that affect frames.
  ///
  /// Colors do not affect frames.
  package struct AssignedParts {
    /// The highest layer that assigns properties of the configuration's own.
    package fileprivate(set) var own: OwnLayer?

    /// The layer below ``own`` that does so too.
    package fileprivate(set) var lowerOwn: OwnLayer?

    package fileprivate(set) var image = false
    package fileprivate(set) var text = false
    package fileprivate(set) var secondaryText = false

    /// Creates a value without assigned parts.
    package init() {}

    /// Whether margins or distances were assigned.
    package var lengths: Bool { own != nil }

    /// Whether only margins and distances were assigned, if anything.
    package var areLengthsOnly: Bool { !image && !text && !secondaryText }
  }

  /// The assigned properties of a configuration's own in one layer.
  ///
  /// The values are valid as long as the configuration.
  package struct OwnLayer {
    package let assigned: PropertySet
    package let values: UnsafePointer<ListContentOwnValues>
  }

  /// The parts that may differ from the defaults.
  package var assignedParts: AssignedParts {
    var parts = AssignedParts()
    layers.forEachLayer { overrides in
      let own = overrides.address(of: \.own)
      if own.pointee.affectsLayout {
        parts.lowerOwn = parts.own
        parts.own = OwnLayer(
          assigned: own.pointee.assigned, values: Overrides.values(of: own))
      }
      if CopyOnWriteBox.affectsLayout(overrides.address(of: \.image.layers.assigned)) {
        parts.image = true
      }
      if CopyOnWriteBox.affectsLayout(overrides.address(of: \.text.layers.assigned)) {
        parts.text = true
      }
      if CopyOnWriteBox.affectsLayout(overrides.address(of: \.secondaryText.layers.assigned)) {
        parts.secondaryText = true
      }
    }
    return parts
  }

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

extension CellImage {
  /// The size and kind of the image.
  fileprivate var box: ListContentConfiguration.ImageBox {
    ListContentConfiguration.ImageBox(size: size, isSymbol: isSymbol)
  }
}

extension StyleSheet {
  /// The total number of records of all content styles.
  package var contentLookCount: Int {
    table(of: ListContentConfiguration.Style.self).records.count
  }
}
