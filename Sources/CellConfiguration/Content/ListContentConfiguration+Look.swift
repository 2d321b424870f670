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
  /// Colors do not affect frames. Addresses are valid as long as the configuration. The parts are
  /// as many numbers as a function returns in registers.
  package struct AssignedParts {
    /// The records apart from the configuration's own properties.
    package struct Records: OptionSet, Sendable {
      package let rawValue: UInt8

      package init(rawValue: UInt8) { self.rawValue = rawValue }

      package static let image = Records(rawValue: 1)
      package static let text = Records(rawValue: 2)
      package static let secondaryText = Records(rawValue: 4)
    }

    /// The configuration's own values in the highest layer that assigns any; `nil` for no layer.
    package fileprivate(set) var own: UnsafePointer<ListContentOwnValues>?

    /// Those in the layer below it that does so too.
    package fileprivate(set) var lowerOwn: UnsafePointer<ListContentOwnValues>?

    /// The properties that ``own`` assigns.
    package fileprivate(set) var ownProperties = PropertySet()

    /// The properties that ``lowerOwn`` assigns.
    package fileprivate(set) var lowerOwnProperties = PropertySet()

    /// The other records with assigned properties.
    package fileprivate(set) var records: Records = []

    /// Adds the parts that a layer assigns above those of the layers before.
    @inline(__always)
    fileprivate mutating func add(_ layer: UnsafePointer<ListContentOverrides>) {
      let own = layer.address(of: \.own)
      if own.pointee.affectsLayout {
        (lowerOwn, lowerOwnProperties) = (self.own, ownProperties)
        (self.own, ownProperties) = (Overrides.values(of: own), own.pointee.assigned)
      }
      if CopyOnWriteBox.affectsLayout(layer.address(of: \.image.layers.assigned)) {
        records.insert(.image)
      }
      if CopyOnWriteBox.affectsLayout(layer.address(of: \.text.layers.assigned)) {
        records.insert(.text)
      }
      if CopyOnWriteBox.affectsLayout(layer.address(of: \.secondaryText.layers.assigned)) {
        records.insert(.secondaryText)
      }
    }

    /// Whether only margins and distances were assigned, if anything.
    package var areLengthsOnly: Bool { records.rawValue == 0 }
  }

  /// The parts that may differ from the defaults.
  package var assignedParts: AssignedParts {
    var parts = AssignedParts()
    layers.forEachLayer { parts.add($0) }
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
