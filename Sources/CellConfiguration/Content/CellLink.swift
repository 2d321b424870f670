public import Foundation

/// A link in the text or secondary text of a cell.
///
/// Adjacent runs with the same URL and the same action are one link:
///
/// ```swift
/// var terms = AttributedString("terms")
/// terms.link = URL(string: "https://example.com/terms")
/// var reset = AttributedString("reset")
/// reset.cell.action = CellAccessory.Action(named: "reset")
/// content.attributedText = "Read the " + terms + " or " + reset
/// let titles = content.links.map(\.title)  // ["terms", "reset"]
/// ```
///
/// This package opens no URL and runs no action: your app does. Links of empty states and buttons
/// are only drawn.
public struct CellLink: Hashable, Sendable {
  /// The text that contains the link.
  public let role: TextRole

  /// The characters of the link.
  public let title: String

  /// The range of the link in the text, in UTF-8 code units.
  public let utf8Range: Range<Int>

  /// The URL, which Foundation's attribute `link` sets; `nil` for none.
  public let url: URL?

  /// The action; `nil` for none.
  public let action: CellAccessory.Action?
}

extension CellLink: CustomStringConvertible {
  /// The title, the text, the URL and the action, such as `link "terms" of text to …`.
  public var description: String {
    let parts = [
      "link \(title.debugDescription) of \(role)", url.map { "to \($0.absoluteString)" },
      action.map { "with \($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}

extension ListContentConfiguration {
  /// The links, in reading order: those of the text, then those of the secondary text.
  ///
  /// - Complexity: O(*n*) in the number of runs of attributed texts; O(1) for plain texts.
  public var links: [CellLink] {
    TextRole.allCases.flatMap { role in
      guard case .attributed(let text) = role == .text ? shownText : shownSecondaryText else {
        return [CellLink]()
      }
      return text.contents.links(in: role)
    }
  }
}

extension ListCellConfiguration {
  /// The links of the content, in reading order: those of the text, then those of the secondary
  /// text.
  public var links: [CellLink] { content?.links ?? [] }
}

extension AttributedText.Contents {
  /// Returns the links, in reading order.
  fileprivate func links(in role: TextRole) -> [CellLink] {
    guard hasLinks else { return [] }
    // The titles are made last: one of many runs would be made again with each of them.
    var links: [(run: AttributedText.Run, utf8Range: Range<Int>)] = []
    for run in runs where run.isLink {
      if let last = links.last, last.utf8Range.upperBound == run.utf8Range.lowerBound,
        last.run.url == run.url, last.run.action == run.action
      {
        links[links.count - 1].utf8Range = last.utf8Range.lowerBound..<run.utf8Range.upperBound
      } else {
        links.append((run, run.utf8Range))
      }
    }
    return links.map { run, utf8Range in
      let start = string.utf8.index(string.utf8.startIndex, offsetBy: utf8Range.lowerBound)
      let end = string.utf8.index(start, offsetBy: utf8Range.count)
      return CellLink(
        role: role, title: String(string[start..<end]), utf8Range: utf8Range, url: run.url,
        action: run.action)
    }
  }
}
