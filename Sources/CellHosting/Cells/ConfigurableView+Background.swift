public import CellConfiguration
public import CellLayout

extension ConfigurableView {
  /// What is behind the content.
  ///
  /// Setting one that is not `nil` removes `backgroundColor` and the background views, and setting
  /// one of those removes the configuration, as documented for UIKit. With `nil`, cells of lists
  /// show the background of their list and all others none; `BackgroundConfiguration.clear()` is
  /// never anything but transparent.
  public var backgroundConfiguration: BackgroundConfiguration? {
    get { background.configuration }
    set {
      let isAutomatic = automaticallyUpdatesBackgroundConfiguration
      background.configuration = newValue
      if isAutomatic, newValue != nil { background.configuration?.update(for: stateForSetting) }
      if newValue != nil {
        backgroundColor = nil
        background.removeViews()
      }
      if updater.isUpdating { return }
      if isAutomatic { updater.markForConfiguration() }
      applyBackground(for: stateForSetting)
    }
  }

  /// A view behind the content in every state; setting one removes the background configuration.
  public var backgroundView: CellView? {
    get { background.view }
    set { setBackgroundView(\.view, newValue) }
  }

  /// A view behind the content while the cell is selected or highlighted.
  ///
  /// Setting one removes the background configuration.
  public var selectedBackgroundView: CellView? {
    get { background.selectedView }
    set { setBackgroundView(\.selectedView, newValue) }
  }

  /// The background that is shown: the configured one, or what the view shows by itself; `nil` for
  /// none.
  public var displayedBackgroundConfiguration: BackgroundConfiguration? { background.applied }

  /// Where fill, stroke and image of the background lie; `nil` without one, before layout, and when
  /// it has to be found anew.
  public var backgroundLayout: BackgroundLayout? { background.layout }

  func setBackgroundView(_ path: WritableKeyPath<CellBackground, CellView?>, _ view: CellView?) {
    background[keyPath: path] = view
    if view != nil { background.configuration = nil }
    installBackgroundViews()
    if !updater.isUpdating { applyBackground(for: stateForSetting) }
  }

  /// Shows or removes the configuration that another background color asks for.
  func backgroundColorChanged() {
    if backgroundColor != nil { background.configuration = nil }
    if background.configuration == nil, !updater.isUpdating {
      applyBackground(for: stateForSetting)
    }
  }

  /// Gives the background what it should show, if it shows something else.
  func applyBackground(for state: some ConfigurationState) {
    var new = background.configuration
    if new == nil, background.view == nil, backgroundColor == nil, var own = ownBackground {
      own.update(for: state)
      new = own
    }
    var change = ConfigurationChange.content
    if let new, let old = background.applied {
      change = new.change(from: old)
    } else if new == nil, background.applied == nil {
      change = .nothing
    }
    background.applied = new
    if resolveClosures(), change == .nothing { change = .appearance }
    if change > .nothing {
      updater.record(.appliedBackground(change), change)
      updater.backgroundChanged()
    }
    if change == .content { background.customView = new?.customView as? CellView }
    if change >= .layout {
      background.layout = nil
      setNeedsLayout()
    }
    if change == .content || !background.installedViews.isEmpty { installBackgroundViews() }
  }

  /// Notes the colors of the background that closures choose, and says whether they are others
  /// than before.
  ///
  /// A closure may read what is outside of the configuration, which is then equal and looks
  /// different. A change of a model that it reads asks for a pass.
  private func resolveClosures() -> Bool {
    var colors: [CellColor.Components] = []
    if let applied = background.applied, applied.hasColorClosures {
      let watch =
        background.watch
        ?? ModelWatch(of: updater, asksForPass: true) { [weak updater] in
          if let updater, !updater.isUpdating { updater.mark(.observation) }
        }
      background.watch = watch
      watch.run { colors = applied.colorsOfClosures(for: tintColor, with: currentTraits) }
    } else {
      background.watch?.stop()
    }
    defer { background.colorsOfClosures = colors }
    return colors != background.colorsOfClosures
  }

  /// Takes a view out of this one, unless another one has it by now.
  func removeIfOwn(_ view: CellView) {
    if view.superview === self { view.removeFromSuperview() }
  }

  /// Lets go of the views behind the content.
  func removeBackgroundViews() {
    background.removeViews()
    if background.customView != nil {
      background.customView = nil
      // What is shown next brings its view along, even if it is the same.
      background.applied = nil
    }
    installBackgroundViews()
  }

  /// Puts the views that were set behind the content and takes away those that were replaced.
  private func installBackgroundViews() {
    let isSelected = !flags.isDisjoint(with: [.selected, .highlighted])
    let hasSeveral = flags.contains(.editing) && background.multipleSelectionView != nil
    background.selectedView?.isHidden = !isSelected || hasSeveral
    background.multipleSelectionView?.isHidden = !isSelected || !hasSeveral
    let views = background.views
    let installed = background.installedViews
    if installed.elementsEqual(views, by: ===) { return }
    for view in installed where !views.contains(where: { $0 === view }) { removeIfOwn(view) }
    for (index, view) in views.enumerated() { insertSubview(view, at: index) }
    background.installedViews = views
  }
}
