public import CellConfiguration
public import CellLayout

extension ConfigurableView {
  /// The background of the view.
  ///
  /// Setting a configuration removes `backgroundColor` and the background views. Setting one of
  /// those removes the configuration, as documented for UIKit. With `nil`, cells of lists show the
  /// background of their list, and other views show none. `BackgroundConfiguration.clear()` is
  /// always transparent.
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
      if updater.isUpdating {
        // A rule that was added after the last update may test traits that this pass did not read.
        if !isAutomatic { newValue?.noteTestedTraits(of: stateForSetting) }
        return
      }
      if isAutomatic, newValue != nil { updater.markForConfiguration() }
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

  /// The background on display, configured or default; `nil` for none.
  public var displayedBackgroundConfiguration: BackgroundConfiguration? { background.applied }

  /// The frames of the background's fill, stroke and image; `nil` until the next layout.
  ///
  /// It is also `nil` without a background, and after a change that moves these parts.
  public var backgroundLayout: BackgroundLayout? { background.layout }

  func setBackgroundView(
    _ path: ReferenceWritableKeyPath<CellBackground, CellView?>, _ view: CellView?
  ) {
    background[keyPath: path] = view
    if view != nil { background.configuration = nil }
    installBackgroundViews()
    if !updater.isUpdating { applyBackground(for: stateForSetting) }
  }

  /// Shows or removes the default background after a change of the background color.
  func backgroundColorChanged() {
    if updater.isOnDisplay { updater.setNeedsDisplay(.display) }
    if backgroundColor != nil { background.configuration = nil }
    if background.configuration == nil, !updater.isUpdating {
      applyBackground(for: stateForSetting)
    }
  }

  /// Applies the background configuration if it differs from the one on display.
  func applyBackground(for state: some ConfigurationState) {
    var new = background.configuration
    if new == nil, background.view == nil, backgroundColor == nil, var own = ownBackground {
      if !defaultBackgroundShowsSelection, var state = state as? CellConfigurationState {
        (state.isSelected, state.isHighlighted) = (false, false)
        own.update(for: state)
      } else {
        own.update(for: state)
      }
      new = own
      // The default follows the state even if configurations are not updated automatically.
      if !updater.isUpdating { updater.markForConfiguration() }
    }
    let hasClosures = new?.hasColorClosures == true || !background.colorsOfClosures.isEmpty
    var change = background.apply(new)
    if hasClosures, resolveClosures(), change == .nothing { change = .display }
    if change > .nothing {
      updater.record(.appliedBackground(change), change)
      updater.backgroundChanged()
    }
    if change == .content { background.customView = background.applied?.customView as? CellView }
    if change >= .layout {
      background.layout = nil
      setNeedsLayout()
    }
    if change == .content || !background.installedViews.isEmpty { installBackgroundViews() }
  }

  /// Records the colors that closures of the background choose, and returns whether they changed.
  ///
  /// A closure may read values outside the configuration. The configuration can then be equal and
  /// look different. A change of a model that a closure reads requests a pass.
  private func resolveClosures() -> Bool {
    var colors: [CellColor.Components] = []
    if let applied = background.applied, applied.hasColorClosures {
      let watch =
        background.watch
        ?? ModelWatch(of: updater, asksForPass: true) { [weak updater] in
          if let updater, !updater.isUpdating { updater.mark(.observation) }
        }
      background.watch = watch
      watch.run { colors = applied.colorsOfClosures(for: nearestTint, with: currentTraits) }
    } else {
      background.watch?.stop()
    }
    defer { background.colorsOfClosures = colors }
    return colors != background.colorsOfClosures
  }

  /// Removes a view from this one, unless it has moved to another superview.
  func removeIfOwn(_ view: CellView) {
    if view.superview === self { view.removeFromSuperview() }
  }

  /// Removes the views behind the content.
  func removeBackgroundViews() {
    background.removeViews()
    if background.customView != nil {
      background.customView = nil
      // The next configuration installs its view again, even if it is the same.
      background.applied = nil
    }
    installBackgroundViews()
  }

  /// Installs the current background views and removes the replaced ones.
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
