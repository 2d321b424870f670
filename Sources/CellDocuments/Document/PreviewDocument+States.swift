package import CellConfiguration

extension PreviewDocument.Row {
  /// Returns the row as shown in a list with certain traits, which apply unless the row overrides
  /// them.
  ///
  /// - Parameters:
  ///   - defaultBackground: The background if the row has none.
  package func shown(
    in traits: TraitCollection, defaultBackground: BackgroundConfiguration = .listCell()
  ) -> ListCellConfiguration {
    var cell = ListCellConfiguration(content: content, background: background ?? defaultBackground)
    cell.accessories = accessories
    cell.indentationLevel = indentationLevel
    cell.indentationWidth = indentationWidth
    cell.indentsAccessories = indentsAccessories
    cell.height = height
    cell.leadingSwipeActions = leadingSwipeActions
    cell.trailingSwipeActions = trailingSwipeActions
    cell.swipeOffset = swipeOffset
    cell.accessibility = accessibility
    return cell.shown(state, in: traits)
  }
}

extension PreviewDocument.Supplementary {
  /// Returns the header or footer as shown in a list with the given traits, like a row.
  package func shown(
    in traits: TraitCollection, defaultBackground: BackgroundConfiguration
  ) -> ListCellConfiguration {
    var cell = ListCellConfiguration(content: content, background: background ?? defaultBackground)
    cell.accessibility = accessibility
    return cell.shown(state, in: traits)
  }
}

extension ListCellConfiguration {
  /// Returns the cell for a state whose traits override the traits of the list.
  fileprivate func shown(
    _ state: some ConfigurationState, in traits: TraitCollection
  ) -> ListCellConfiguration {
    var (cell, state) = (self, state)
    cell.traitOverrides = state.traitCollection.overrides
    state.traitCollection = traits
    return cell.updated(for: state)
  }
}

extension TraitCollection {
  /// The traits that a row overrides, if any; a row cannot override the list environment.
  fileprivate var overrides: TraitCollection? {
    let overrides = modifyingTraits { $0.listEnvironment = .unspecified }
    return overrides == TraitCollection() ? nil : overrides
  }
}
