public import CellConfiguration
import CellDocuments
public import CellLayout
package import Foundation

extension DocumentLayout {
  /// Returns explanations of the numbers of some parts of a row, header or footer.
  ///
  /// ```swift
  /// let layout = try DocumentLayout(document)
  /// for explanation in layout.explanations(of: [.text], at: .row(section: 0, row: 2)) {
  ///   print(explanation)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - parts: The parts; `nil` for all parts of the cell.
  ///   - item: The row, header or footer.
  ///   - termsOnly: Whether to leave out alternatives and conditions, which take most of the time.
  /// - Returns: The explanations; none if the list lacks the item.
  public func explanations(
    of parts: [LayoutPart]? = nil, at item: ListItem, termsOnly: Bool = false
  ) -> [FrameExplanation] {
    guard let cell = cells.first(where: { $0.item == item }) else { return [] }
    return explanations(of: parts, of: cell, termsOnly: termsOnly)
  }

  /// Returns explanations as text.
  ///
  /// - Parameters:
  ///   - names: The names of parts, numbers and properties, such as `text`, `text.minX` and
  ///     `textProperties.color`; `nil` for the frames of all parts.
  ///   - item: The row, header or footer; `nil` for all.
  /// - Throws: The first name that no cell has.
  package func explain(_ names: [String]?, at item: ListItem?) throws(UnknownName) -> String {
    let shown = cells.filter { item == nil || $0.item == item }
    var found: Set<String> = []
    var lines: [String] = []
    for cell in shown {
      let explanations = cell.explain(names, in: self)
      found.formUnion(explanations.map(\.name))
      if explanations.isEmpty { continue }
      lines +=
        [cell.path] + explanations.flatMap { $0.text.split(separator: "\n") }.map { "  \($0)" }
    }
    if let missing = names?.first(where: { !found.contains($0) }) {
      throw UnknownName(name: missing)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A name that no part, number or property of the cells has.
  package struct UnknownName: Error {
    package let name: String
  }

  /// Returns everything that rests on an assumed number as text: the numbers, and the edges and
  /// properties of each cell that depend on them.
  package func explainAssumptions(at item: ListItem?) -> String {
    var numbers: [String] = []
    var dependents: [String: [String]] = [:]
    func add(_ number: String, _ dependent: String) {
      if dependents[number] == nil { numbers.append(number) }
      dependents[number, default: []].append(dependent)
    }
    for cell in cells where item == nil || cell.item == item {
      for explanation in explanations(of: nil, of: cell, termsOnly: true) {
        for factor in explanation.assumptions {
          add(
            "\(factor.name) = \(factor.value) (\(factor.source))",
            "\(cell.path).\(explanation.name)")
        }
      }
      if let content = cell.cell.content, !content.assumedProperties.isEmpty {
        add("defaults of \(content.style)", "\(cell.path).content")
      }
      if let background = cell.cell.background, !background.assumedProperties.isEmpty {
        add("defaults of \(background.style) background", "\(cell.path).background")
      }
    }
    if numbers.isEmpty { return "Nothing rests on an assumed number.\n" }
    return numbers.map { number in
      ([number] + (dependents[number] ?? []).map { "  \($0)" }).joined(separator: "\n")
    }.joined(separator: "\n") + "\n"
  }

  /// Returns the explanations of a cell of the list.
  func explanations(
    of parts: [LayoutPart]?, of cell: DocumentCell, termsOnly: Bool
  ) -> [FrameExplanation] {
    guard let list else {
      var context = cell.context
      context.cellLayoutMargins = cell.layout.margins
      return cell.layout.explanations(
        of: parts, in: cell.cell, context: context, termsOnly: termsOnly)
    }
    let states = cells.reduce(into: [:]) { $0[$1.item] = $1.cell.state }
    return list.explanations(
      of: parts, in: cell.cell, at: cell.item,
      isSelected: { position in
        guard let state = states[.row(position)] else { return false }
        return list.looksSelected(
          isSelected: state.isSelected, isHighlighted: state.isHighlighted)
      }, termsOnly: termsOnly)
  }

  /// Returns the explanations of the edges and dimensions that differ from earlier frames.
  ///
  /// - Parameters:
  ///   - path: The path of a cell, such as `sections[0].rows[2]`.
  ///   - part: The part of the cell; an accessory by its place in the layout.
  ///   - frame: The earlier frame of the part in its cell.
  package func explanations(
    ofChangesIn path: String, _ part: LayoutPart, since frame: CGRect
  ) -> [FrameExplanation] {
    guard let cell = cells.first(where: { $0.path == path }) else { return [] }
    var part = part
    if case .accessory(let place) = part {
      let accessories = cell.layout.accessories
      guard accessories.indices.contains(place) else { return [] }
      part = .accessory(index: accessories[place].index)
    }
    guard let new = cell.layout.frame(ofPart: part) else { return [] }
    let numbers: [(LayoutMeasure, CGFloat)] = [
      (.minX, new.minX - frame.minX), (.minY, new.minY - frame.minY),
      (.width, new.width - frame.width), (.height, new.height - frame.height),
    ]
    // Frames are recorded with three decimals.
    let changed = Set(numbers.filter { abs($0.1) > 0.0011 }.map(\.0))
    return explanations(of: [part], of: cell, termsOnly: true)
      .filter { changed.contains($0.measure) }
  }
}

extension DocumentCell {
  /// Returns the explanations of parts, numbers and properties, by their names.
  fileprivate func explain(
    _ names: [String]?, in layout: DocumentLayout
  ) -> [(name: String, text: String)] {
    func frames(_ parts: [LayoutPart]?) -> [FrameExplanation] {
      layout.explanations(of: parts, of: self, termsOnly: false)
    }
    guard let names else { return frames(nil).map { ($0.name, $0.debugDescription) } }
    return names.flatMap { name -> [(name: String, text: String)] in
      if let part = LayoutPart(name) { return frames([part]).map { (name, $0.debugDescription) } }
      if let dot = name.lastIndex(of: "."), let part = LayoutPart(String(name[..<dot])),
        let measure = LayoutMeasure(rawValue: String(name[name.index(after: dot)...]))
      {
        return frames([part]).filter { $0.measure == measure }.map { (name, $0.debugDescription) }
      }
      let property = String(name.trimmingPrefix("content.").trimmingPrefix("background."))
      let text =
        (name.hasPrefix("background.") ? nil : cell.content?.explanation(ofPropertyNamed: property))
        ?? (name.hasPrefix("content.")
          ? nil : cell.background?.explanation(ofPropertyNamed: property))
      return text.map { [(name, $0)] } ?? []
    }
  }
}
