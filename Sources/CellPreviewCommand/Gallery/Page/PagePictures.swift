import CellDocuments
import CellPictures
/// The pictures that the script of the page puts into cards, each stored once.
struct PagePictures {
  /// A picture with its values.
  struct Entry: Encodable {
    /// The picture; `nil` if it is already in the page, in the card whose own variant it is.
    let markup: String?

    /// The resolved values and frames.
    let values: String
  }

  private struct Key: Hashable {
    let markup: String
    let values: String
  }

  /// The pictures in the order in which they were added.
  private(set) var entries: [Entry] = []
  private var indices: [Key: Int] = [:]

  /// Adds a picture if needed, and returns its index.
  mutating func add(_ markup: String, _ values: String) -> Int {
    index(of: Key(markup: markup, values: values), written: markup)
  }

  /// Adds a picture that is already in the page.
  mutating func addOwn(_ markup: String, _ values: String) {
    _ = index(of: Key(markup: markup, values: values), written: nil)
  }

  private mutating func index(of key: Key, written markup: String?) -> Int {
    if let index = indices[key] { return index }
    indices[key] = entries.count
    entries.append(Entry(markup: markup, values: key.values))
    return entries.count - 1
  }
}
