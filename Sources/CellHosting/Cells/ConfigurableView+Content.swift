import CellConfiguration

extension ConfigurableView {
  /// The configuration of the view's content; `nil` for no content.
  ///
  /// Setting it updates it for the current state, unless automatic updates are off, and shows it at
  /// once. If you set it in an update pass, it is shown at the end of the pass. The current content
  /// view shows it if it supports it; otherwise a new one replaces that view. Reading it returns
  /// the configuration as last updated.
  public var contentConfiguration: (any ContentConfiguration)? {
    get {
      updateOutdatedContent()
      return content.configuration.configuration
    }
    set {
      let isAutomatic = automaticallyUpdatesContentConfiguration
      var new = UnboxedContentConfiguration(newValue)
      // List content is updated only once in a pass, however often it is set.
      content.isOutdated = updater.isUpdating && isAutomatic && new.list != nil
      if isAutomatic, !content.isOutdated, newValue != nil { new.update(for: stateForSetting) }
      content.configuration = new
      if updater.isUpdating {
        updater.inspector?.contentWasSet(in: self)
        // A rule that was added after the last update may test traits that this pass did not read.
        if !isAutomatic { new.list?.noteTestedTraits(of: stateForSetting) }
        return
      }
      if isAutomatic { updater.markForConfiguration() }
      applyContent()
    }
  }

  /// The view that shows the content: the content view, or its stand-in if it is a toolkit's
  /// widget.
  ///
  /// An empty view without a configuration.
  public var contentView: CellView {
    applyContentSetInPass()
    return content.installedView
  }

  /// The content view that shows the configuration; `nil` without one.
  ///
  /// This is the view that the configuration made, whether it is a ``CellView`` or a widget of a
  /// toolkit. In tests, cast it to its type to compare the frames of its subviews: snapshots do not
  /// contain custom content views.
  public var configuredContentView: (any ContentView)? {
    applyContentSetInPass()
    return content.view
  }

  private func applyContentSetInPass() {
    guard updater.isUpdating else { return }
    updateOutdatedContent()
    applyContent()
  }

  private func updateOutdatedContent() {
    if content.isOutdated { content.updateIfOutdated(for: stateForSetting) }
  }

  /// Applies the content configuration if it differs from the one on display.
  func applyContent() {
    if let configuration = content.configuration.list {
      if content.watch != nil { content.forgetApplied() }
      let hasClosures = configuration.hasColorClosures || !content.colorsOfClosures.isEmpty
      let choseOtherColors = hasClosures && resolveClosures(of: configuration)
      guard let view = content.listView else { return replaceContentView(for: configuration) }
      var change = view.apply(consume configuration)
      if choseOtherColors, change == .nothing { change = .display }
      if change == .nothing { return updater.record(.skipped) }
      updater.record(.applied(change), change)
      if change >= .layout { invalidateHeight() }
    } else if let configuration = content.configuration.custom {
      applyCustom(configuration)
      content.appliedCustom = configuration
    } else {
      removeContent()
    }
  }

  private func applyCustom(_ configuration: any ContentConfiguration) {
    guard let view = content.view, view.supports(configuration) else {
      return readingModelsOfContent { replaceContentView(for: configuration) }
    }
    // Changes of the content's models that this pass made are delivered now. They request no other
    // pass.
    if updater.isUpdating { updateScheduler.modelChanges?.deliverChangesOfPass() }
    if !content.isStale, let applied = content.appliedCustom, configuration.isEqual(to: applied) {
      return updater.record(.skipped)
    }
    updater.record(.applied(nil), .content)
    readingModelsOfContent { view.configuration = configuration }
    content.installedView.setNeedsLayout()
    invalidateHeight()
  }

  /// Records the colors that closures of list content choose, and returns whether they changed.
  ///
  /// See the method of the same name for backgrounds.
  private func resolveClosures(of configuration: ListContentConfiguration) -> Bool {
    var colors: [CellColor.Components] = []
    if configuration.hasColorClosures {
      readingModelsOfContent {
        colors = configuration.colorsOfClosures(for: nearestTint, with: currentTraits)
      }
    }
    defer { content.colorsOfClosures = colors }
    return colors != content.colorsOfClosures
  }

  /// Creates or configures content, and observes the models that this reads.
  ///
  /// A change of one of these models applies the content again.
  private func readingModelsOfContent(_ work: () -> Void) {
    let watch =
      content.watch
      ?? ModelWatch(of: updater, asksForPass: true) { [weak self] in self?.modelOfContentChanges() }
    content.watch = watch
    content.isStale = false
    watch.run(work)
  }

  private func modelOfContentChanges() {
    content.isStale = true
    if !updater.isUpdating { updater.mark(.observation) }
  }

  private func replaceContentView(for configuration: any ContentConfiguration) {
    let isFirst = content.view == nil
    let view = configuration.makeContentView()
    let name = "\(type(of: view))"
    updater.record(isFirst ? .madeContentView(name) : .replacedContentView(name), .content)
    install((view as? CellView) ?? CellView(), for: view)
  }

  private func removeContent() {
    content.forgetApplied()
    guard let old = content.view else { return }
    updater.record(.removedContentView("\(type(of: old))"), .content)
    install(CellView(), for: nil)
  }

  private func install(_ installedView: CellView, for view: (any ContentView)?) {
    content.view = view
    let index = subviews.firstIndex { $0 === content.installedView } ?? subviews.count
    removeIfOwn(content.installedView)
    content.installedView = installedView
    let isListView = type(of: installedView) == ListContentView.self
    content.listView = isListView ? installedView as? ListContentView : nil
    insertSubview(installedView, at: index)
    invalidateHeight()
  }
}
