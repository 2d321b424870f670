public import Foundation

/// The background of a cell, header or footer: fill, stroke, corners, effect, image and shadow.
///
/// ```swift
/// var background = BackgroundConfiguration.listCell()
/// background.cornerRadius = 12
/// background.when(.selected) { $0.backgroundColor = .systemBlue.withAlphaComponent(0.2) }
/// ```
///
/// A property that was never assigned has the style's default for the state that the configuration
/// was last updated for. An assigned property keeps its value in every state. The style's color
/// transformer for a state also applies to an assigned fill. As documented for
/// `UIBackgroundConfiguration`.
public struct BackgroundConfiguration: Hashable, Sendable {
  var store: PropertyStore<Style>

  /// Creates a configuration of a style.
  public init(style: Style) { store = PropertyStore(style) }

  /// The style, which names the factory that created the configuration.
  public var style: Style { store.style }

  /// A toolkit view that is laid out inside the insets and compared by identity.
  public var customView: (any BackgroundCustomView)? {
    get { store[.customView, \.customView]?.view }
    set { store[.customView, \.customView] = newValue.map(BackgroundCustomViewReference.init) }
  }

  /// The preferred corner radius of fill and stroke, in points; the background's size limits it.
  ///
  /// Corners are continuous curves. The radius does not affect a custom view.
  public var cornerRadius: CGFloat {
    get { store[.cornerRadius, \.cornerRadius] }
    set { store[.cornerRadius, \.cornerRadius] = newValue }
  }

  /// The distances of fill, stroke and custom view from the edges; negative ones extend outside.
  public var backgroundInsets: DirectionalEdgeInsets {
    get { store[.backgroundInsets, \.backgroundInsets] }
    set { store[.backgroundInsets, \.backgroundInsets] = newValue }
  }

  /// The edges on which the container's layout margin is added to the inset.
  public var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdges {
    get {
      store[
        .edgesAddingLayoutMarginsToBackgroundInsets, \.edgesAddingLayoutMarginsToBackgroundInsets]
    }
    set {
      store[
        .edgesAddingLayoutMarginsToBackgroundInsets, \.edgesAddingLayoutMarginsToBackgroundInsets
      ] = newValue
    }
  }

  /// The fill before the transformer; `nil` means the view's tint, `.clear` means no fill.
  public var backgroundColor: CellColor? {
    get { store[.backgroundColor, \.backgroundColor] }
    set { store[.backgroundColor, \.backgroundColor] = newValue }
  }

  /// The transformer applied to the fill; `nil` for none.
  public var backgroundColorTransformer: ConfigurationColorTransformer? {
    get { store[.backgroundColorTransformer, \.backgroundColorTransformer] }
    set { store[.backgroundColorTransformer, \.backgroundColorTransformer] = newValue }
  }

  /// The effect behind the fill.
  public var visualEffect: CellVisualEffect? {
    get { store[.visualEffect, \.visualEffect] }
    set { store[.visualEffect, \.visualEffect] = newValue }
  }

  /// The image above the fill; it does not affect any size (iOS 15).
  public var image: CellImage? {
    get { store[.image, \.image] }
    set { store[.image, \.image] = newValue }
  }

  /// The placement of the image in the background (iOS 15).
  public var imageContentMode: CellContentMode {
    get { store[.imageContentMode, \.imageContentMode] }
    set { store[.imageContentMode, \.imageContentMode] = newValue }
  }

  /// The color of the stroke before the transformer; `nil` means the view's tint.
  public var strokeColor: CellColor? {
    get { store[.strokeColor, \.strokeColor] }
    set { store[.strokeColor, \.strokeColor] = newValue }
  }

  /// The transformer applied to the stroke's color; `nil` for none.
  public var strokeColorTransformer: ConfigurationColorTransformer? {
    get { store[.strokeColorTransformer, \.strokeColorTransformer] }
    set { store[.strokeColorTransformer, \.strokeColorTransformer] = newValue }
  }

  /// The width of the stroke, in points; 0 draws none.
  public var strokeWidth: CGFloat {
    get { store[.strokeWidth, \.strokeWidth] }
    set { store[.strokeWidth, \.strokeWidth] = newValue }
  }

  /// The distance of the stroke outside the fill, in points; negative values place it inside.
  public var strokeOutset: CGFloat {
    get { store[.strokeOutset, \.strokeOutset] }
    set { store[.strokeOutset, \.strokeOutset] = newValue }
  }

  /// The shadow (iOS 18).
  public var shadowProperties: ShadowProperties {
    get {
      var shadow = store.box.storage?.value.shadow ?? ShadowProperties(defaults: .unspecified)
      shadow.defaults = store.defaults
      return shadow
    }
    _modify {
      prepareShadow()
      defer { settleShadow() }
      yield &store.box.storage.unsafelyUnwrapped.value.shadow
    }
  }

  // Separate functions, for the same reason as in list content.
  @inline(never)
  private mutating func prepareShadow() {
    store.prepare(\.shadow)
  }

  @inline(never)
  private mutating func settleShadow() {
    if let assignments = store.box.storage, store.isSettled(assignments.value.shadow) { return }
    store.settle(\.shadow, as: ShadowProperties(defaults: store.defaults))
  }

  /// Returns the fill after the transformer.
  ///
  /// If ``backgroundColor`` is `nil`, the transformer applies to `tint`, the tint of the view.
  public func resolvedBackgroundColor(for tint: CellColor) -> CellColor {
    let color = backgroundColor?.replacingTint(with: tint) ?? tint
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the stroke's color after the transformer.
  ///
  /// If ``strokeColor`` is `nil`, the transformer applies to `tint`, the tint of the view.
  public func resolvedStrokeColor(for tint: CellColor) -> CellColor {
    let color = strokeColor?.replacingTint(with: tint) ?? tint
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the configuration for another state.
  ///
  /// Properties that were not assigned take the style's defaults for the new state, with its list
  /// environment and style sheet. Nothing of an earlier state remains.
  public consuming func updated(for state: some ConfigurationState) -> BackgroundConfiguration {
    update(for: state)
    return self
  }

  /// Updates the configuration for another state, as ``updated(for:)`` does.
  public mutating func update(for state: some ConfigurationState) {
    store.update(for: state.context)
    // The traits are copied only if a condition tests one.
    if !store.testedTraits.isEmpty { noteTestedTraits(of: state) }
  }

  /// Counts the traits that conditions test as read.
  package func noteTestedTraits(of state: some ConfigurationState) {
    state.traitCollection.note(store.testedTraits.dependencies)
  }

  /// Assigns properties for the states in which a condition holds.
  ///
  /// The assignments take precedence over those for all states. They are kept as a rule that
  /// applies in every state in which its condition holds: ``updated(for:)`` applies the rules of
  /// the new state. If the condition holds for the current state, the properties change
  /// immediately.
  ///
  /// If several conditions hold, the one that names more flags wins; among equals, the later call
  /// wins.
  ///
  /// - Parameters:
  ///   - condition: The condition that the states fulfill.
  ///   - change: A closure that assigns the properties. It reads the values that apply where the
  ///     condition holds, including earlier assignments.
  public mutating func when(
    _ condition: StateCondition, _ change: (inout BackgroundConfiguration) -> Void
  ) {
    store.add(rules(when: condition, change))
  }

  /// Returns the rules that a closure assigns under a condition.
  @inline(never)
  func rules(
    when condition: StateCondition, _ change: (inout BackgroundConfiguration) -> Void
  ) -> [ConfigurationRule<Style>] {
    var rule = self
    rule.store = store.startingRule(for: condition)
    change(&rule)
    return rule.store.finishRules()
  }
}

extension BackgroundConfiguration {
  /// The current values of all properties.
  package var values: BackgroundValues { store.values }

  /// Calls a closure with the current values of all properties.
  package func withValues<Result>(_ body: (borrowing BackgroundValues) -> Result) -> Result {
    store.isUntouched ? body(store.defaults.row.values) : body(values)
  }

  /// The values of a background without assignments that consists of a fill alone, as most do;
  /// `nil` for any other.
  ///
  /// They are plain numbers, because a copy of all values would count references.
  package var plainFill: BackgroundFillValues? {
    guard store.isUntouched else { return nil }
    let group = store.defaults.row
    guard group.values.strokeWidth <= 0, group.values.shadow.opacity <= 0,
      group.values.image == nil
    else { return nil }
    return BackgroundFillValues(group.values)
  }

  /// The style whose row of the sheet applies in the current list environment.
  package var row: Style { store.style.resolvedStyle(in: store.environment) }
}
