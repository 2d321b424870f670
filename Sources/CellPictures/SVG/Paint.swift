import CellConfiguration
import Foundation

/// A color of a picture: its components in each appearance of the picture.
package struct Paint {
  private var components: [CellColor.Components]

  /// Creates a color that is the same in all appearances.
  init(_ components: CellColor.Components) { self.components = [components] }

  /// Creates a color from its components in each appearance.
  init(_ components: [CellColor.Components]) { self.components = components }

  /// A color resolved with the traits of each appearance, in which `tintColor` is a tint.
  init(
    _ color: CellColor, with appearances: [TraitCollection], tint: CellColor = .systemBlue
  ) {
    components = appearances.map { color.resolved(with: $0, tint: tint) }
  }

  /// Whether the paint is invisible in all appearances.
  var isTransparent: Bool { components.allSatisfy { $0.alpha == 0 } }

  /// Whether the paint is fully opaque in all appearances.
  var isOpaque: Bool { components.allSatisfy { $0.alpha == 1 } }

  /// The color without its opacity, as `#RRGGBB`.
  var rgb: SVGDocument.Value { value { $0.rgb } }

  /// The opacity.
  var alpha: SVGDocument.Value { value { SVGDocument.format($0.alpha) } }

  /// The color in appearances where it is opaque, and `none` in others.
  var rgbWhereOpaque: SVGDocument.Value { value { $0.alpha == 1 ? $0.rgb : "none" } }

  /// The color as `#RRGGBBAA`; bars separate different values of appearances.
  var hex: String {
    let texts = components.map(\.hex)
    return texts.allSatisfy { $0 == texts[0] } ? texts[0] : texts.joined(separator: "|")
  }

  /// Returns the value of an attribute: constant if it is the same in all appearances.
  private func value(_ text: (CellColor.Components) -> String) -> SVGDocument.Value {
    let texts = components.map(text)
    return texts.allSatisfy { $0 == texts[0] } ? .text(texts[0]) : .varying(texts)
  }
}

extension CellColor.Components {
  /// The color without its opacity, as `#RRGGBB`.
  fileprivate var rgb: String { String(hex.prefix(7)) }
}

/// The properties of an element that differ between the appearances of a picture.
package struct AppearanceStyle: Hashable {
  /// A property of the element.
  package struct Declaration: Hashable {
    /// The name, the same in SVG attributes and in CSS.
    package let property: String

    /// The value in each appearance.
    package let values: [String]
  }

  /// The properties that differ.
  package var declarations: [Declaration] = []
}
