import CellConfiguration

extension ConfigurableView {
  /// What the view shows as its content; nil for nothing.
  ///
  /// Set, it is updated for the present state unless that is turned off, and shown at once; set in
  /// an update pass, it is shown at the end of the pass. A content view that supports it gets it; if
  /// there is none, a new one takes its place. Reading gives the configuration as it was updated
  /// last.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { content.configuration }
    set {
      if let newValue { checkIsValue(newValue) }
      let new = ShownContent(newValue)
      content = automaticallyUpdatesContentConfiguration ? updatedForState(new) : new
      guard !isUpdating else { return }
      noteUpdateOutsidePass(isAutomatic: automaticallyUpdatesContentConfiguration)
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
    switch content {
    case .none: removeContent()
    case .list(let configuration):
      if let listContentView { return show(configuration, in: listContentView) }
      replaceContentView(for: configuration)
    case .custom(let configuration): show(configuration)
    }
    applied = content
  }

  private func show(_ configuration: ListContentConfiguration, in view: ListContentView) {
    let change = view.apply(configuration)
    applied = content
    if change == .nothing { return log(.skipped) }
    log(.applied(change))
    if change >= .layout { invalidateHeight() }
  }

  private func show(_ configuration: any ContentConfiguration) {
    guard let view = shownContentView, view.supports(configuration) else {
      return replaceContentView(for: configuration)
    }
    if case .custom(let old) = applied, configuration.isEqual(to: old) { return log(.skipped) }
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
    if case .none = applied, !isContentStale { return }
    if let old = shownContentView { log(.removedContentView("\(type(of: old))")) }
    isContentStale = false
    install(CellView(), for: nil)
  }

  private func install(_ view: CellView, for content: (any ContentView)?) {
    shownContentView = content
    let index = subviews.firstIndex { $0 === contentBox } ?? subviews.count
    contentBox.removeFromSuperview()
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
    applied = .none
    isContentStale = shownContentView != nil
  }
}
