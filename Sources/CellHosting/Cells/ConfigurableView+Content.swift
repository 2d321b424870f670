import CellConfiguration

extension ConfigurableView {
  /// What the view shows as its content; nil for nothing.
  ///
  /// Set, it is updated for the present state unless that is turned off, and shown at once; set in
  /// an update pass, it is shown at the end of the pass. A content view that supports it gets it; if
  /// there is none, a new one takes its place. Reading gives the configuration as it was updated
  /// last.
  public var contentConfiguration: (any ContentConfiguration)? {
    get {
      updateOutdatedContent()
      return content.configuration
    }
    set {
      let isAutomatic = automaticallyUpdatesContentConfiguration
      var new = ShownContent.none
      if let newValue {
        checkIsValue(newValue)
        new = ShownContent(newValue)
      }
      isContentOutdated = isUpdating && isAutomatic && new.kind == .list
      if isAutomatic, !isContentOutdated { updateForState(&new) }
      content = new
      guard !isUpdating else { return }
      noteUpdateOutsidePass(isAutomatic: isAutomatic)
      showContent()
    }
  }

  /// The view that shows the content: the content view itself, or one that stands for it if it is
  /// a widget of a toolkit.
  ///
  /// Empty without a configuration.
  public var contentView: CellView {
    if isUpdating { showContent() }
    return contentBox
  }

  /// The content view that shows the configuration; nil without one.
  public var configuredContentView: (any ContentView)? {
    if isUpdating { showContent() }
    return shownContentView
  }

  /// Updates the configurations for the state of a pass, where that is not turned off.
  func updateConfigurations(for state: some ConfigurationState) {
    if automaticallyUpdatesContentConfiguration {
      isContentOutdated = content.kind == .list
      if content.kind == .custom {
        var new = content
        new.update(for: state)
        content = new
      }
    }
    if automaticallyUpdatesBackgroundConfiguration { background?.update(for: state) }
  }

  /// Updates the system's own content in a pass: once, however often it was set.
  private func updateOutdatedContent() {
    if !isContentOutdated { return }
    isContentOutdated = false
    updateForState(&content)
  }

  /// A configuration that was updated before its pass has seen a state that the pass may not see.
  ///
  /// State and traits can change back, and then there would be no pass.
  func noteUpdateOutsidePass(isAutomatic: Bool) {
    if isAutomatic, !marks.isEmpty, marks.isSubset(of: [.state, .traits]) { mark(.configuration) }
  }

  private func checkIsValue(_ configuration: any ContentConfiguration) {
    #if DEBUG
      let type = type(of: configuration)
      if type is AnyClass { updateScheduler.reportReference(type, by: self) }
    #endif
  }

  /// Gives the content view what it should show, if it shows something else.
  func showContent() {
    updateOutdatedContent()
    if let configuration = content.list {
      appliedCustom = nil
      if let listContentView { return show(configuration, in: listContentView) }
      replaceContentView(for: configuration)
    } else if let configuration = content.custom {
      show(configuration)
      appliedCustom = configuration
    } else {
      removeContent()
    }
  }

  private func show(_ configuration: ListContentConfiguration, in view: ListContentView) {
    let change = view.apply(configuration)
    if change == .nothing { return log(.skipped) }
    log(.applied(change))
    if change >= .layout { invalidateHeight() }
  }

  private func show(_ configuration: any ContentConfiguration) {
    guard let view = shownContentView, view.supports(configuration) else {
      return replaceContentView(for: configuration)
    }
    if let appliedCustom, configuration.isEqual(to: appliedCustom) { return log(.skipped) }
    log(.applied(nil))
    view.configuration = configuration
    contentBox.setNeedsLayout()
    invalidateHeight()
  }

  private func replaceContentView(for configuration: any ContentConfiguration) {
    let old = shownContentView
    let view = configuration.makeContentView()
    let name = "\(type(of: view))"
    log(old == nil ? .madeContentView(name) : .replacedContentView(name))
    install((view as? CellView) ?? ContentViewContainer(view), for: view)
  }

  private func removeContent() {
    appliedCustom = nil
    guard let old = shownContentView else { return }
    log(.removedContentView("\(type(of: old))"))
    install(CellView(), for: nil)
  }

  private func install(_ view: CellView, for content: (any ContentView)?) {
    shownContentView = content
    let index = subviews.firstIndex { $0 === contentBox } ?? subviews.count
    removeIfOwn(contentBox)
    contentBox = view
    listContentView = type(of: view) == ListContentView.self ? view as? ListContentView : nil
    insertSubview(view, at: index)
    invalidateHeight()
  }

  /// Lets the content view wait for the next configuration, which it may support.
  ///
  /// If there is none by the end of the next pass, it goes.
  func retainContentViewForReuse() {
    content = .none
    appliedCustom = nil
  }
}
