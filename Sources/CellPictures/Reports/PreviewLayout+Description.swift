import CellConfiguration
import CellDocuments
import Foundation

extension PreviewLayout {
  /// Returns the resolved values and frames of all cells as text, for snapshots and for reading.
  ///
  /// ```
  /// list 390 x 88 #F2F2F7FF
  /// sections[0].rows[0] row 16, 35, 358, 52 sideBySide 2 measurements
  ///   text "Wi-Fi" 16, 35, 40, 20.333 baseline 51.333 17 regular #000000FF
  /// ```
  ///
  /// Control characters and characters that change text direction are written as in Swift:
  /// `\u{1B}`.
  public func describe() -> String {
    let size = "\(contentSize.width.shortDescription) x \(contentSize.height.shortDescription)"
    return
      (["list \(size) \(backgroundPaint.hex)"]
      + cells.flatMap { Self.lines(CellReport($0)) })
      .joined(separator: "\n") + "\n"
  }

  private static func lines(_ cell: CellReport) -> [String] {
    var title = "\(cell.path) \(cell.kind) \(cell.frame.text)"
    if let arrangement = cell.arrangement { title += " \(arrangement)" }
    title += " \(cell.measurements) \(cell.measurements == 1 ? "measurement" : "measurements")"
    if cell.alpha != 1 { title += " alpha \(cell.alpha.shortDescription)" }
    var lines = [title, "  content \(cell.contentFrame.text)"]
    if let image = cell.image { lines.append(describe(image)) }
    lines += describe("text", cell.text) + describe("secondary text", cell.secondaryText)
    if let background = cell.background { lines.append(describe(background)) }
    lines += cell.accessories.map { accessory in
      "  \(accessory.kind) \(accessory.frame.text) in \(accessory.region.text) \(accessory.color)"
        + (accessory.backgroundColor.map { " on \($0)" } ?? "")
        + (accessory.isHidden == true ? " hidden" : "")
    }
    lines += (cell.swipeActions ?? []).map(describe)
    if let line = cell.reorderSeparator { lines.append("  line before reorder \(line.text)") }
    if let separator = cell.topSeparator {
      lines.append("  top \(describe(separator))")
    }
    if let separator = cell.separator {
      lines.append("  \(describe(separator))")
    }
    lines.append("  separator guide \(cell.separatorGuide.text)")
    return lines + cell.accessibility.map(describe)
  }

  private static func describe(_ action: CellReport.SwipeAction) -> String {
    func quoted(_ text: String) -> String { "\"\(text.escapedForTerminals)\"" }
    let parts: [String?] = [
      "  \(action.edge) swipe action", action.title.map(quoted),
      action.style,
      action.action.map { "performs \(quoted($0))" },
      action.frame.text, "shape \(action.shape.text)", action.color,
      action.cornerRadius.map { "radius \($0.shortDescription)" },
      action.image.map { "image \($0.escapedForTerminals)" }, action.imageFrame?.text,
      action.titleFrame.map { "title \($0.text)" },
      action.isPerformedOnRelease == true ? "performed on release" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  private static func describe(_ separator: CellReport.Separator) -> String {
    "separator \(separator.frame.text) \(separator.color)"
      + (separator.visualEffect.map { " effect \($0.blurStyle.name)" } ?? "")
  }

  private static func describe(_ element: CellReport.Accessibility) -> String {
    func quoted(_ text: String) -> String { "\"\(text.escapedForTerminals)\"" }
    let actions = element.customActions?.map(quoted).joined(separator: " ")
    let parts: [String?] = [
      element.label.map(quoted), element.value.map { "value \(quoted($0))" },
      element.traits?.joined(separator: ", "), element.hint.map { "hint \(quoted($0))" },
      actions.map { "actions \($0)" },
      element.identifier.map { "identifier \(quoted($0))" }, "at \(element.frame.text)",
    ]
    return "  says \(parts.compactMap(\.self).joined(separator: " "))"
  }

  private static func describe(_ image: CellReport.Image) -> String {
    var line = "  image \(image.frame.text) in \(image.slot.text) \(image.tintColor)"
    if let radius = image.cornerRadius { line += " radius \(radius.shortDescription)" }
    if let width = image.strokeWidth, let color = image.strokeColor {
      line += " stroke \(width.shortDescription) \(color)"
    }
    if let label = image.accessibilityLabel { line += " saying \"\(label.escapedForTerminals)\"" }
    return image.ignoresInvertColors == true ? line + " ignores inverted colors" : line
  }

  private static func describe(_ background: CellReport.Background) -> String {
    var line = "  background \(background.frame.text) \(background.color)"
    if background.cornerRadius > 0 {
      let corners = background.roundedCorners
      line += " radius \(background.cornerRadius.shortDescription)"
      if corners.count < 4 { line += " at \(corners.joined(separator: ", "))" }
    }
    if let frame = background.strokeFrame, let color = background.strokeColor {
      let width = background.strokeWidth ?? 0
      line += " stroke \(width.shortDescription) \(frame.text) \(color)"
    }
    if let frame = background.imageFrame { line += " image \(frame.text)" }
    if let effect = background.visualEffect { line += " effect \(effect.blurStyle.name)" }
    if let shadow = background.shadow {
      line += " shadow \(shadow.color) radius \(shadow.radius.shortDescription)"
      line += " offset \(shadow.offset.text) of \(shadow.path)"
    }
    return line
  }

  private static func describe(_ name: String, _ text: CellReport.Text?) -> [String] {
    guard let text else { return [] }
    let lines = text.lines.map { "\"\($0.escapedForTerminals)\"" }.joined(separator: " ")
    // One line has only one baseline.
    let baselines = Set([text.firstBaseline, text.lastBaseline]).sorted()
    return [
      "  \(name) \(lines) \(text.frame.text) baseline "
        + baselines.map(\.shortDescription).joined(separator: " to ") + " "
        + "\(text.font.size.shortDescription) \(text.font.weight) \(text.color)"
        + (text.isTruncated ? " truncated" : "")
        + (text.showsExpansionText == true ? ", shown when pointed at" : "")
    ]
  }
}

extension [CGFloat] {
  /// The numbers in a row: `16, 35, 358, 52`.
  fileprivate var text: String { map(\.shortDescription).joined(separator: ", ") }
}
