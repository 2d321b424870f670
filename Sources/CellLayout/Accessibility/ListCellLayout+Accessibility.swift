public import CellConfiguration
import Foundation

extension ListCellLayout {
  /// Returns the accessibility elements of the cell, in reading order.
  ///
  /// ```swift
  /// let label = layout.accessibilityElements(of: cell).first?.label  // "Wi-Fi, Home"
  /// ```
  ///
  /// A cell is one element, followed by one for each link, by these rules:
  ///
  /// 1. Its label combines the image's label, the text and the secondary text.
  /// 2. Its value combines the words of the displayed accessories, from the leading to the trailing
  ///    side. Their actions become custom actions.
  /// 3. It has the header trait if its content has a header style. Its state adds the traits for
  ///    selected and disabled cells. A checkmark adds the selected trait. A disclosure indicator
  ///    and a pop-up menu add the button trait (measured for the indicator in table views of iOS
  ///    26.4, assumed elsewhere).
  /// 4. Attributes that the caller set take precedence; see `AccessibilityAttributes`. Traits that
  ///    were set replace the cell's role, but the traits of its state remain.
  /// 5. A cell without words and actions is not an element unless the caller set `isElement` to
  ///    `true`.
  /// 6. If the caller set `isElement` to `false`, the image, the labels and the accessories are
  ///    separate elements, as documented for `UIView.isAccessibilityElement`.
  /// 7. The swipe actions of both edges are custom actions too, after those of accessories, even
  ///    while they are not revealed. They belong to the cell, or to its image and labels if the
  ///    cell is not an element. While the cell is edited, its controls replace them, and only
  ///    revealed actions remain (assumed).
  /// 8. A link of which a part is visible is an element with the link trait. Its label is the text
  ///    of the link, its frame contains all its rectangles, and its target is the link. The label
  ///    of the cell contains its text as well (assumed).
  ///
  /// Accessories that are hidden or not displayed are left out, and so is content with an opacity
  /// of 0. Labels contain the whole text even if it is truncated, and the original letters even if
  /// capital letters are shown. The single element for a cell and the order of its words are
  /// assumed.
  ///
  /// - Parameters:
  ///   - cell: The configuration that the layout was made for, updated for its state.
  ///   - words: The words for accessories.
  /// - Returns: The elements, with frames in the cell.
  public func accessibilityElements(
    of cell: ListCellConfiguration, words: AccessibilityVocabulary = .english
  ) -> [AccessibilityElement] {
    let own = cell.accessibility
    let parts = spokenParts(of: cell, words)
    let state = cell.stateTraits
    let swipeActions = swipeActions(of: cell, words)
    if own.isElement == false {
      return parts.compactMap { part in
        guard var element = part.own else { return nil }
        element.traits.formUnion(state.intersection(.notEnabled))
        if part.place == .label { element.customActions += swipeActions }
        return element
      }
    }
    var element = AccessibilityElement(frame: CGRect(origin: .zero, size: size))
    element.label =
      own.label
      ?? words.joined(
        parts.filter { $0.place == .label }.map(\.element.label))
    let accessories = parts.filter { $0.place == .value }.map(\.element)
    element.value = own.value ?? words.joined(accessories.flatMap { [$0.label, $0.value] })
    element.hint = own.hint ?? words.joined(accessories.map(\.hint))
    element.customActions = accessories.flatMap(\.customActions) + swipeActions
    element.identifier = own.identifier
    var traits = accessories.reduce(into: state) { $0.formUnion($1.traits) }
    if cell.content?.style.use.isHeader == true { traits.insert(.header) }
    if cell.action != nil { traits.insert(.button) }
    element.traits = own.traits.map { $0.union(traits.intersection(.states)) } ?? traits
    return (element.isSilent && own.isElement != true ? [] : [element])
      + parts.filter { $0.place == .none }.map(\.element)
  }

  /// The actions that a swipe reveals, or would reveal.
  private func swipeActions(
    of cell: ListCellConfiguration, _ words: AccessibilityVocabulary
  ) -> [AccessibilityElement.CustomAction] {
    guard let swipe = cell.storedSwipe?.swipe else { return [] }
    return SwipeEdge.allCases.flatMap { edge -> [AccessibilityElement.CustomAction] in
      if cell.flags[.editing], edge != swipe.revealedEdge { return [] }
      return cell.swipeActions(at: edge).enumerated().compactMap { index, action in
        words.name(of: action).map {
          .init(name: $0, source: .swipeAction(edge: edge, index: index))
        }
      }
    }
  }

  /// The spoken parts of the cell, from the leading to the trailing side.
  private func spokenParts(
    of cell: ListCellConfiguration, _ words: AccessibilityVocabulary
  ) -> [AccessibilityFragment] {
    let sides = Dictionary(grouping: accessories, by: isLeading)
    func spoken(_ accessories: [AccessoryLayout]?) -> [AccessibilityFragment] {
      (accessories ?? []).compactMap {
        AccessibilityFragment($0, isExpanded: cell.flags[.expanded], words)
      }
    }
    let control = cell.content == nil ? cell.customContent?.control : nil
    let shown = control.flatMap {
      AccessibilityFragment($0, customContentFrame(of: cell.customContent?.layoutSize), words)
    }
    return spoken(sides[true]) + contentParts(of: cell) + [shown].compactMap(\.self)
      + spoken(sides[false])
  }

  private func contentParts(of cell: ListCellConfiguration) -> [AccessibilityFragment] {
    guard let content = cell.content, content.visibleAlpha > 0 else { return [] }
    let role: AccessibilityTraits = content.style.use.isHeader ? .header : .staticText
    let parts = [
      AccessibilityFragment(content.image?.accessibilityLabel, .image, imageFrame),
      AccessibilityFragment(content.shownText?.string, role, textFrame),
    ]
    let secondary = AccessibilityFragment(
      content.shownSecondaryText?.string, .staticText, secondaryTextFrame)
    return parts.compactMap(\.self) + linkParts(in: .text, of: cell)
      + [secondary].compactMap(\.self) + linkParts(in: .secondaryText, of: cell)
  }

  private func linkParts(
    in role: TextRole, of cell: ListCellConfiguration
  ) -> [AccessibilityFragment] {
    links.filter { $0.link.role == role }.map {
      AccessibilityFragment($0, isDisabled: cell.flags[.disabled])
    }
  }

  /// Whether an accessory is before the content in reading direction.
  private func isLeading(_ accessory: AccessoryLayout) -> Bool {
    (accessory.region.midX < contentFrame.midX) != isRightToLeft
  }
}

extension ListCellConfiguration {
  /// The traits of the cell's state.
  fileprivate var stateTraits: AccessibilityTraits {
    var traits: AccessibilityTraits = []
    if flags[.selected] { traits.insert(.selected) }
    if flags[.disabled] { traits.insert(.notEnabled) }
    return traits
  }
}

extension AccessibilityTraits {
  /// The traits that describe the state of an element rather than its role.
  fileprivate static let states: AccessibilityTraits = [.selected, .notEnabled]
}
