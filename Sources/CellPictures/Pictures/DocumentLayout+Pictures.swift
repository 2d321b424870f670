import CellConfiguration
package import CellDocuments
import CellLayout
package import CellText
package import Foundation

extension DocumentLayout {
  /// Lays out a document with the pictures that its images refer to.
  ///
  /// An image without a size has the size of its picture, as after loading.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - name: The name of its file, for messages.
  ///   - pango: The shaper of Pango.
  ///   - picture: Returns the picture at a URL; `nil` for one that stays a placeholder.
  /// - Throws: `DocumentError` if the document requests an unavailable shaper.
  package init(
    _ document: ListDocument, name: String, pango: (any TextShaper)?,
    picture: (URL) -> EmbeddedPicture?
  ) throws(DocumentError) {
    var document = document
    document.updateImages { image in
      guard image.size == nil, let url = image.url else { return }
      image.size = picture(url)?.size
    }
    try self.init(document, name: name, pango: pango)
    for url in images.compactMap(\.url) { pictures[url] = picture(url) }
  }

  /// The images of all cells and of the empty state, in their states.
  var images: [CellImage] {
    let cells = cells.flatMap { cell in
      [cell.cell.content?.image, cell.cell.background?.image]
        + cell.layout.swipeActions.map(\.action.image)
    }
    let states = parts.compactMap { ($0.properties as? ContentUnavailableConfiguration)?.images }
    return (cells + states.flatMap(\.self)).compactMap(\.self)
  }
}

extension ContentUnavailableConfiguration {
  fileprivate var images: [CellImage?] {
    [image, background.image, button.image, secondaryButton.image]
  }
}

extension ListDocument {
  /// Changes the images with URLs, except those of rules.
  fileprivate mutating func updateImages(_ change: (inout CellImage) -> Void) {
    func update<Value>(_ value: inout Value, _ path: WritableKeyPath<Value, CellImage?>) {
      guard var image = value[keyPath: path], image.url != nil else { return }
      change(&image)
      value[keyPath: path] = image
    }
    func update(_ actions: inout SwipeActionsConfiguration?) {
      guard var changed = actions else { return }
      for index in changed.actions.indices { update(&changed.actions[index], \.image) }
      actions = changed
    }
    func update(_ part: inout HeaderFooter?) {
      guard var changed = part else { return }
      update(&changed.content, \.image)
      update(&changed.background, \.optionalImage)
      part = changed
    }
    if var state = unavailable {
      update(&state, \.image)
      update(&state, \.background.image)
      update(&state, \.button.image)
      update(&state, \.secondaryButton.image)
      unavailable = state
    }
    for section in sections.indices {
      update(&sections[section].header)
      update(&sections[section].footer)
      for row in sections[section].rows.indices {
        update(&sections[section].rows[row].cell.content, \.optionalImage)
        update(&sections[section].rows[row].cell.background, \.optionalImage)
        update(&sections[section].rows[row].cell.leadingSwipeActions)
        update(&sections[section].rows[row].cell.trailingSwipeActions)
      }
    }
  }
}

extension ListContentConfiguration? {
  /// The image of the content, which is set only if there is content.
  fileprivate var optionalImage: CellImage? {
    get { self?.image }
    set { self?.image = newValue }
  }
}

extension BackgroundConfiguration? {
  /// The image of the background, which is set only if there is one.
  fileprivate var optionalImage: CellImage? {
    get { self?.image }
    set { self?.image = newValue }
  }
}
