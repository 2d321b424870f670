package import CellConfiguration
import Foundation

/// Everything in layout that depends on the kind of an accessory.
package struct AccessoryStyle: Sendable {
  /// The size of the view.
  enum Size: Sendable {
    /// A size at text size large, which grows with body text.
    case scaled(@Sendable (ListMetrics, ListConfiguration.Container) -> CGSize)

    /// The size of the accessory's text.
    case text

    /// The size of the accessory's view.
    case view
  }

  /// When a touch on an accessory that is not hidden affects the accessory.
  enum Touches: Sendable {
    case always
    case withAction

    /// With an action, or with the accessibility traits of a control.
    case withActionOrTraits
  }

  /// The marks of an accessory of a cell.
  typealias Marks =
    @Sendable (CellPresentation.Accessory, CellPresentation) -> [DisplayItem.Content]

  /// A text for an expanded or collapsed item.
  typealias Words = @Sendable (AccessibilityVocabulary, _ isExpanded: Bool) -> String

  /// The position on its side (A4, A5).
  ///
  /// The leading side is ordered from the edge inward, the trailing side from the content to the
  /// edge. Recorded for label, checkmark, disclosure indicator and reorder; assumed for the others.
  let order: Int

  let size: Size

  /// Whether the region is as wide as the view, rather than as most regions.
  var fitsRegion = false

  /// The color; `nil` for the tint.
  ///
  /// Documented for delete and insert, measured for the checkmark on iOS 26, and otherwise assumed.
  var color: CellColor?

  /// Whether the color of a selected cell is the tint.
  var hasTintIfSelected = false

  /// The flags of the cell's state that change the color or the ``marks``.
  ///
  /// None of them changes a frame.
  package var drawingFlags: ConfigurationStateFlags = []

  var touches = Touches.withAction

  /// The name of the action; `nil` for kinds without an action.
  var action: Words?

  /// The accessibility value.
  var value: Words?

  /// The accessibility traits.
  var traits: AccessibilityTraits = []

  /// The drawing; labels and views draw themselves.
  var marks: Marks = { _, _ in [] }

  /// Returns the color to draw, or `nil` for the tint.
  func color(isSelected: Bool) -> CellColor? { isSelected && hasTintIfSelected ? nil : color }

  /// The rows of all kinds.
  package static let all = CaseTable<CellAccessory.Kind, AccessoryStyle> { kind in
    switch kind {
    case .disclosureIndicator:
      AccessoryStyle(
        order: 6,
        size: .scaled { $0.metrics(of: $1).disclosureIndicatorSize }, fitsRegion: true,
        color: .tertiaryLabel, traits: .button, marks: { [$0.chevron(.forward(in: $1))] })
    case .outlineDisclosure:
      AccessoryStyle(
        order: 7,
        size: .scaled { metrics, _ in metrics.accessories.outlineDisclosureSize },
        fitsRegion: true, drawingFlags: .expanded, touches: .always,
        action: { $1 ? $0.collapse : $0.expand },
        value: { $1 ? $0.expanded : $0.collapsed },
        marks: { [$0.chevron($1.isExpanded ? .down : .forward(in: $1))] })
    case .detail:
      AccessoryStyle(
        order: 4, size: .scaled { metrics, _ in metrics.accessories.detailSize },
        touches: .always,
        action: { words, _ in words.moreInfo }, marks: { accessory, _ in accessory.detail })
    case .checkmark:
      AccessoryStyle(
        order: 5, size: .scaled { metrics, _ in metrics.accessories.checkmarkSize },
        traits: .selected, marks: { accessory, _ in [accessory.checkmark] })
    case .delete:
      AccessoryStyle(
        order: 0, size: .scaled { metrics, _ in metrics.accessories.editControlSize },
        color: .systemRed, touches: .always, action: { words, _ in words.delete },
        marks: { accessory, _ in accessory.control(isPlus: false) })
    case .insert:
      AccessoryStyle(
        order: 0, size: .scaled { metrics, _ in metrics.accessories.editControlSize },
        color: .systemGreen, touches: .always, action: { words, _ in words.insert },
        marks: { accessory, _ in accessory.control(isPlus: true) })
    case .reorder:
      AccessoryStyle(
        order: 8, size: .scaled { metrics, _ in metrics.accessories.reorderSize },
        color: .tertiaryLabel, touches: .always, marks: { accessory, _ in accessory.handle })
    case .multiselect:
      AccessoryStyle(
        order: 0,
        size: .scaled { metrics, _ in metrics.accessories.editControlSize },
        color: .tertiaryLabel, hasTintIfSelected: true, drawingFlags: .selected,
        marks: { $0.multiselect(isSelected: $1.isSelected) })
    case .popUpMenu:
      AccessoryStyle(
        order: 3, size: .scaled { metrics, _ in metrics.accessories.popUpMenuSize },
        color: .secondaryLabel, touches: .always, action: { words, _ in words.showMenu },
        traits: .button, marks: { accessory, _ in accessory.popUpMenu })
    case .label:
      AccessoryStyle(order: 2, size: .text, fitsRegion: true, color: .secondaryLabel)
    case .customView:
      AccessoryStyle(
        order: 1, size: .view, touches: .withActionOrTraits,
        marks: { $0.view(in: $1) })
    }
  }
}

extension CellAccessory.Kind {
  /// The row of the kind.
  package var style: AccessoryStyle { AccessoryStyle.all[self] }
}
