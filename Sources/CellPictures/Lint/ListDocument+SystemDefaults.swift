import CellConfiguration
import CellDocuments

extension ListDocument {
  /// The document with the system's defaults in place of every assignment that affects sizes.
  ///
  /// Styles, text, images, accessories and states stay. If the original shares a problem with this
  /// document, the system's defaults cause it, so the lint does not report it.
  var withSystemDefaults: ListDocument {
    var document = self
    document.traits.useSystemStyleSheet()
    for section in document.sections.indices {
      document.sections[section].header?.useSystemDefaults()
      for row in document.sections[section].rows.indices {
        document.sections[section].rows[row].useSystemDefaults()
      }
      document.sections[section].footer?.useSystemDefaults()
    }
    return document
  }
}

extension ListDocument.Row {
  fileprivate mutating func useSystemDefaults() {
    cell.height = nil
    content = content.withSystemDefaults
    cell.state.traitCollection.useSystemStyleSheet()
  }
}

extension ListDocument.HeaderFooter {
  fileprivate mutating func useSystemDefaults() {
    content = content.withSystemDefaults
    state.traitCollection.useSystemStyleSheet()
  }
}

extension ListContentConfiguration {
  /// Content of the same style with the same image and the same characters in its text and
  /// secondary text.
  var withSystemDefaults: ListContentConfiguration {
    var content = ListContentConfiguration(style: style)
    content.image = image
    content.text = shownText?.string
    content.secondaryText = shownSecondaryText?.string
    return content
  }
}

extension TraitCollection {
  /// Replaces a custom style sheet with the system's sheet that it is based on.
  fileprivate mutating func useSystemStyleSheet() {
    let system: StyleSheet = styleSheet.generation == .iOS18 ? .iOS18 : .iOS26
    // Traits without a sheet use the system's anyway, and stay without one.
    if styleSheet != system { styleSheet = system }
  }
}
