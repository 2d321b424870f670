import CellConfiguration

extension CellView {
  /// Requests a call of ``updateProperties()``; several requests lead to one call.
  public func setNeedsUpdateProperties() {
    isPropertyUpdateNeeded = true
    markPropertyUpdateNeeded()
    ownUpdater?.setNeedsDisplay()
    superview?.markLayoutNeededBelow()
  }

  /// Updates the properties of the view and of the views in it that requested it.
  ///
  /// Layout does so automatically. A cell has its update pass first, if one is due. Cells in the
  /// view update their own views when they are laid out. A view that requests an update in its own
  /// ``updateProperties()`` gets it in the next pass.
  public func updatePropertiesIfNeeded() {
    ownUpdater?.updateIfMarked()
    var waiting: [CellView] = []
    updatePropertiesThroughout(&waiting)
    for view in waiting { view.setNeedsUpdateProperties() }
  }

  /// Updates the properties of this view, and then of the views in it, from the outermost ones on.
  ///
  /// - Parameter waiting: Receives the views that requested an update during their own.
  func updatePropertiesThroughout(_ waiting: inout [CellView]) {
    guard isPropertyUpdateNeededBelow else { return }
    // Views that others mark from here on mark the path to them again.
    isPropertyUpdateNeededBelow = false
    if isPropertyUpdateNeeded {
      isPropertyUpdateNeeded = false
      runPropertyUpdate()
      if isPropertyUpdateNeeded {
        isPropertyUpdateNeeded = false
        waiting.append(self)
      }
    }
    for view in subviews where view.ownUpdater == nil { view.updatePropertiesThroughout(&waiting) }
  }

  /// Calls `updateProperties()`.
  ///
  /// This observes the models and the traits that overrides from outside this module read.
  private func runPropertyUpdate() {
    // An update that an update of the same view runs is part of it.
    if !placesWithClientCode || propertyUpdate?.isRunning == true { return updateProperties() }
    let update =
      propertyUpdate
      ?? PropertyUpdate(
        ModelWatch(of: nearestUpdater, asksForPass: false) { [weak self] in
          self?.setNeedsUpdateProperties()
        })
    update.watch.updater = nearestUpdater
    update.reads.forget()
    propertyUpdate = update
    update.isRunning = true
    update.watch.run(updateProperties)
    update.isRunning = false
    if !update.watch.modelReads.isWatching, update.reads.dependencies.isEmpty {
      propertyUpdate = nil
    }
  }

  /// Marks the way from the view at the top to this one.
  func markPropertyUpdateNeeded() {
    var view: CellView? = self
    while let current = view, !current.isPropertyUpdateNeededBelow {
      current.isPropertyUpdateNeededBelow = true
      view = current.ownUpdater == nil ? current.superview : nil
    }
  }

  /// Requests an update if the last one read a trait that has changed.
  func updatePropertiesForTraits(from previous: TraitCollection) {
    guard let propertyUpdate else { return }
    let dependencies = propertyUpdate.reads.dependencies
    if !dependencies.changed(from: previous, to: currentTraits).isEmpty {
      setNeedsUpdateProperties()
    }
  }
}

/// The models and traits that the last call of a view's `updateProperties()` read.
///
/// The view owns it, if there are any.
@MainActor
final class PropertyUpdate {
  let watch: ModelWatch
  let reads = TraitReads()

  /// Whether the call is running, so that reads of traits count.
  var isRunning = false

  init(_ watch: ModelWatch) { self.watch = watch }
}
