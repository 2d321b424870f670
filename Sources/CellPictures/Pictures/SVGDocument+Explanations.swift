import CellConfiguration
import CellLayout
import Foundation

extension SVGDocument {
  private enum Panel {
    static let fontSize: CGFloat = 8
    static let lineHeight: CGFloat = 10
    static let padding: CGFloat = 6
    /// The average width of a letter in the font.
    static let letterWidth: CGFloat = 4.2
  }

  /// Adds an area for each part of each cell that shows the terms of its frame on hover and
  /// keyboard focus.
  ///
  /// Browsers show and hide the panels, below the cell and even below the picture; other programs
  /// show none. Screen readers read the terms as the label of the area.
  mutating func explain(_ layout: DocumentLayout) {
    var panels:
      [(area: String, panel: String, part: LayoutPart, cell: DocumentCell, lines: [String])] =
        []
    let letters = Int((layout.contentSize.width - 4 * Panel.padding) / Panel.letterWidth)
    for cell in layout.cells {
      let explanations = layout.explanations(of: nil, of: cell, termsOnly: true)
      for part in cell.layout.parts {
        let lines = explanations.filter { $0.part == part }.map {
          "\($0.measure.rawValue) \($0.value.shortDescription) = \($0.sum)"
        }
        if lines.isEmpty { continue }
        panels.append(
          (
            makeIdentifier("area"), makeIdentifier("terms"), part, cell,
            lines.flatMap { $0.lines(ofLength: max(20, letters)) }
          ))
      }
    }
    let shown = panels.map {
      "#\($0.area):hover~#\($0.panel),#\($0.area):focus~#\($0.panel){visibility:visible}"
    }.joined(separator: "\n")
    group("g", [:]) { picture in
      picture.add(
        "style", [:],
        markup: ".terms{visibility:hidden;pointer-events:none}\n" + Self.escape(shown))
      for (area, _, part, cell, lines) in panels {
        guard let frame = cell.layout.frame(ofPart: part) else { continue }
        let rect = cell.inList(frame)
        picture.add(
          "rect",
          [
            "id": .text(area), "x": .number(rect.minX), "y": .number(rect.minY),
            "width": .number(rect.width), "height": .number(max(1, rect.height)),
            "fill": "none", "pointer-events": "all", "tabindex": "0", "role": "img",
            "aria-label": .text(
              "\(part): " + lines.joined(separator: " ").replacing("\u{2003}", with: "")),
          ])
      }
      for panel in panels {
        let title = "\(panel.cell.path) \(panel.part)"
        picture.addPanel(
          panel.panel, [title] + panel.lines, below: panel.cell.frame, in: layout.contentSize)
      }
    }
  }

  private mutating func addPanel(
    _ identifier: String, _ lines: [String], below frame: CGRect, in size: CGSize
  ) {
    let height = CGFloat(lines.count) * Panel.lineHeight + 2 * Panel.padding
    let top = frame.maxY + 2
    let left = Panel.padding
    group("g", ["class": "terms", "id": .text(identifier), "aria-hidden": "true"]) { picture in
      picture.add(
        "rect",
        [
          "x": .number(left), "y": .number(top), "width": .number(size.width - 2 * left),
          "height": .number(height), "rx": 4, "fill": "#fff", "stroke": "#8019cc",
          "stroke-width": 0.5,
        ])
      for (index, line) in lines.enumerated() {
        picture.add(
          "text",
          [
            "x": .number(left + Panel.padding),
            "y": .number(
              top + Panel.padding + CGFloat(index + 1) * Panel.lineHeight - 2),
            "font-size": .number(Panel.fontSize), "font-weight": index == 0 ? "600" : .absent,
            "fill": "#1c1c1e",
          ], markup: Self.escape(line))
      }
    }
  }
}

extension String {
  /// Returns the words in lines of at most a number of characters, the following ones indented.
  fileprivate func lines(ofLength length: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ") {
      let last = lines[lines.count - 1]
      if !last.isEmpty, last.count + 1 + word.count > length {
        lines.append("\u{2003}" + word)
      } else {
        lines[lines.count - 1] = last.isEmpty ? String(word) : "\(last) \(word)"
      }
    }
    return lines
  }
}
