import CellConfiguration
import CellLayout
import Foundation

extension SVGDocument {
  /// Adds an accessibility element: an invisible rectangle with a role, a title and a description.
  ///
  /// The title contains the words of the element, the description its actions. Browsers show the
  /// title as a tooltip.
  mutating func add(_ element: AccessibilityElement) {
    let frame = element.frame
    let traits = element.traits
    let title = [element.label, element.value].compactMap(\.self).joined(separator: ", ")
    let states = [
      traits.contains(.selected) ? "Selected" : nil,
      traits.contains(.notEnabled) ? "Dimmed" : nil,
      traits.contains(.adjustable) ? "Adjustable" : nil, element.hint,
      element.customActions.isEmpty
        ? nil : "Actions: " + element.customActions.map(\.name).joined(separator: ", "),
    ]
    let description = states.compactMap(\.self).joined(separator: ". ")
    group(
      "g",
      [
        "role": .text(traits.svgRole), "aria-level": traits.contains(.header) ? 2 : .absent,
        "aria-disabled": traits.contains(.notEnabled) ? "true" : .absent,
      ]
    ) { picture in
      picture.add("title", [:], markup: Self.escape(title))
      if !description.isEmpty { picture.add("desc", [:], markup: Self.escape(description)) }
      picture.add(
        "rect",
        [
          "x": .number(frame.minX), "y": .number(frame.minY), "width": .number(frame.width),
          "height": .number(frame.height), "fill": "none", "pointer-events": "all",
        ])
    }
  }
}

extension AccessibilityTraits {
  /// The role of an element with the traits, in the words of ARIA.
  fileprivate var svgRole: String {
    if contains(.header) { return "heading" }
    if contains(.button) { return "button" }
    if contains(.link) { return "link" }
    return contains(.image) ? "img" : "group"
  }
}
