public import CellConfiguration

extension ConfigurableView {
  /// What is behind the content.
  ///
  /// Setting one that is not nil removes `backgroundColor` and the background views, as documented
  /// for UIKit. With nil, cells of lists show the background of their list and all others none;
  /// `BackgroundConfiguration.clear()` is never anything but transparent.
  public var backgroundConfiguration: BackgroundConfiguration? {
    get { background }
    set {
      setBackground(newValue)
      if newValue != nil {
        backgroundColor = nil
        backgroundParts.background = nil
        backgroundParts.selected = nil
        backgroundParts.multipleSelection = nil
      }
      if !isUpdating { showBackground() }
    }
  }

  /// A view behind the content in every state; setting one removes the background configuration.
  public var backgroundView: CellView? {
    get { backgroundParts.background }
    set { setBackgroundView(\.background, newValue) }
  }

  /// A view behind the content while the cell is selected or highlighted.
  ///
  /// Setting one removes the background configuration.
  public var selectedBackgroundView: CellView? {
    get { backgroundParts.selected }
    set { setBackgroundView(\.selected, newValue) }
  }

  /// The background that is shown: the configured one, or what the view shows by itself; nil for
  /// none.
  public var shownBackgroundConfiguration: BackgroundConfiguration? { appliedBackground }

  func setBackground(_ new: BackgroundConfiguration?) {
    let isAutomatic = automaticallyUpdatesBackgroundConfiguration
    var new = new
    if isAutomatic, var updated = new {
      updateForState(&updated)
      new = updated
    }
    background = new
    if !isUpdating { noteUpdateOutsidePass(isAutomatic: isAutomatic) }
  }

  func setBackgroundView(_ path: WritableKeyPath<BackgroundParts, CellView?>, _ view: CellView?) {
    backgroundParts[keyPath: path] = view
    if view != nil { background = nil }
    if !isUpdating { showBackground() }
  }

  /// Gives the background what it should show, if it shows something else.
  func showBackground() {
    defer { showBackgroundViews() }
    let new = background ?? ownBackgroundIfShown
    let change: ConfigurationChange
    switch (new, appliedBackground) {
    case (nil, nil): return
    case (let new?, let old?): change = new.change(from: old)
    default: change = .content
    }
    appliedBackground = new
    guard change != .nothing else { return }
    log(.appliedBackground(change))
    if change == .content { backgroundParts.custom = new?.customView as? CellView }
    if change >= .layout { setNeedsLayout() }
  }

  /// Takes a view out of this one, unless another one has it by now.
  func removeIfOwn(_ view: CellView) {
    if view.superview === self { view.removeFromSuperview() }
  }

  /// Lets go of the views behind the content.
  func forgetBackgroundViews() {
    backgroundParts.background = nil
    backgroundParts.selected = nil
    backgroundParts.multipleSelection = nil
    if backgroundParts.custom != nil {
      backgroundParts.custom = nil
      // What is shown next brings its view along, even if it is the same.
      appliedBackground = nil
    }
    showBackgroundViews()
  }

  private var ownBackgroundIfShown: BackgroundConfiguration? {
    guard backgroundParts.background == nil, var own = ownBackground else { return nil }
    updateForState(&own)
    return own
  }

  /// Puts the views that were set behind the content and takes away those that were replaced.
  private func showBackgroundViews() {
    if backgroundParts.isEmpty, installedBackgroundViews.isEmpty { return }
    let isSelected = !stateFlags.isDisjoint(with: [.selected, .highlighted])
    let hasSeveral = stateFlags.contains(.editing) && backgroundParts.multipleSelection != nil
    backgroundParts.selected?.isHidden = !isSelected || hasSeveral
    backgroundParts.multipleSelection?.isHidden = !isSelected || !hasSeveral
    let views = backgroundParts.views
    if installedBackgroundViews.elementsEqual(views, by: ===) { return }
    for view in installedBackgroundViews where !views.contains(where: { $0 === view }) {
      removeIfOwn(view)
    }
    for (index, view) in views.enumerated() { insertSubview(view, at: index) }
    installedBackgroundViews = views
  }
}
