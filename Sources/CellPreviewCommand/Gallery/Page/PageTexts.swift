/// The texts of one kind that the script of the page puts into cards, each stored once.
struct PageTexts {
  /// The texts in the order in which they were added; `nil` for one that is elsewhere in the page.
  private(set) var entries: [String?] = []
  private var indices: [String: Int] = [:]

  /// Adds a text if needed, and returns its index.
  ///
  /// - Parameter isInPage: Whether the page already contains the text.
  @discardableResult
  mutating func add(_ text: String, isInPage: Bool = false) -> Int {
    if let index = indices[text] { return index }
    indices[text] = entries.count
    entries.append(isInPage ? nil : text)
    return entries.count - 1
  }
}
