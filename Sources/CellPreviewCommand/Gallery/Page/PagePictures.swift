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
  private var places: [Key: Int] = [:]

  /// Adds a picture if needed, and returns its index.
  mutating func add(_ markup: String, _ values: String) -> Int {
    place(of: Key(markup: markup, values: values), written: markup)
  }

  /// Adds a picture that is already in the page.
  mutating func addOwn(_ markup: String, _ values: String) {
    _ = place(of: Key(markup: markup, values: values), written: nil)
  }

  private mutating func place(of key: Key, written markup: String?) -> Int {
    if let place = places[key] { return place }
    places[key] = entries.count
    entries.append(Entry(markup: markup, values: key.values))
    return entries.count - 1
  }
}
