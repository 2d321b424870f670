public import CellConfiguration
import Foundation

extension ListCellLayout {
  /// Returns the accessibility elements of the cell, in reading order.
  ///
  /// ```swift
  /// let label = layout.accessibilityElements(of: cell).first?.label  // "Wi-Fi, Home"
  /// ```
  ///
  /// A cell is one element, by these rules:
  ///
  /// 1. Its label is what the image shows, the text and the secondary text.
  /// 2. Its value is what the displayed accessories say, from the leading to the trailing side.
  ///    Their actions become custom actions.
  /// 3. It is a header if its content has the style of one, selected and not enabled as its state
  ///    says, and what its accessories say: selected for a checkmark, a button for a disclosure
  ///    indicator (measured in table views of iOS 26.4, assumed elsewhere) and a pop-up menu.
  /// 4. What the caller sets wins: see `AccessibilityAttributes`. Traits that are set replace the
  ///    role of the cell; its state is still selected and not enabled.
  /// 5. A cell that says nothing is no element, unless the caller says that it is one.
  /// 6. If the caller says that the cell is no element, its image, texts and accessories are
  ///    elements of their own, as documented for `UIView.isAccessibilityElement`.
  /// 7. The swipe actions of both edges are custom actions as well, after those of accessories: of
  ///    the cell, or of its image and texts if it is no element. They need not be revealed. While
  ///    the cell is edited, its controls take their place, and only revealed actions are there
  ///    (assumed).
  ///
  /// Accessories that are hidden or not displayed are left out, and so is content with an opacity
  /// of 0. Truncated texts are spoken in full, and texts shown in capital letters as they were
  /// given. It is assumed that one element has all texts of a cell, and in which order.
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
        if part.isContent { element.customActions += swipeActions }
        return element
      }
    }
    var element = AccessibilityElement(frame: CGRect(origin: .zero, size: size))
    element.label = own.label ?? words.joined(parts.filter(\.isContent).map(\.element.label))
    let accessories = parts.filter { !$0.isContent }.map(\.element)
    element.value = own.value ?? words.joined(accessories.flatMap { [$0.label, $0.value] })
    element.hint = own.hint ?? words.joined(accessories.map(\.hint))
    element.customActions = accessories.flatMap(\.customActions) + swipeActions
    element.identifier = own.identifier
    var traits = accessories.reduce(into: state) { $0.formUnion($1.traits) }
    if cell.content?.style.use.isHeader == true { traits.insert(.header) }
    element.traits = own.traits.map { $0.union(traits.intersection(.states)) } ?? traits
    return element.isSilent && own.isElement != true ? [] : [element]
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
    return spoken(sides[true]) + contentParts(of: cell) + spoken(sides[false])
  }

  private func contentParts(of cell: ListCellConfiguration) -> [AccessibilityFragment] {
    guard let content = cell.content, content.visibleAlpha > 0 else { return [] }
    let role: AccessibilityTraits = content.style.use.isHeader ? .header : .staticText
    let parts = [
      AccessibilityFragment(content.image?.accessibilityLabel, .image, imageFrame),
      AccessibilityFragment(content.shownText?.string, role, textFrame),
      AccessibilityFragment(content.shownSecondaryText?.string, .staticText, secondaryTextFrame),
    ]
    return parts.compactMap(\.self)
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
