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
  var layers: StyledRecords<Style>

  /// Creates a configuration of a style.
  public init(style: Style) { layers = StyledRecords(style) }

  /// The style, which names the factory that created the configuration.
  public var style: Style { layers.style }

  /// A toolkit view that is laid out inside the insets and compared by identity.
  public var customView: (any BackgroundCustomView)? {
    get { layers[.customView, \.customView]?.view }
    set { layers[.customView, \.customView] = newValue.map(BackgroundCustomViewReference.init) }
  }

  /// The preferred corner radius of fill and stroke, in points; the background's size limits it.
  ///
  /// Corners are continuous curves. The radius does not affect a custom view.
  public var cornerRadius: CGFloat {
    get { layers[.cornerRadius, \.cornerRadius] }
    set { layers[.cornerRadius, \.cornerRadius] = newValue }
  }

  /// The distances of fill, stroke and custom view from the edges; negative ones extend outside.
  public var backgroundInsets: DirectionalEdgeInsets {
    get { layers[.backgroundInsets, \.backgroundInsets] }
    set { layers[.backgroundInsets, \.backgroundInsets] = newValue }
  }

  /// The edges on which the container's layout margin is added to the inset.
  public var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdges {
    get {
      layers[
        .edgesAddingLayoutMarginsToBackgroundInsets, \.edgesAddingLayoutMarginsToBackgroundInsets]
    }
    set {
      layers[
        .edgesAddingLayoutMarginsToBackgroundInsets, \.edgesAddingLayoutMarginsToBackgroundInsets
      ] = newValue
    }
  }

  /// The fill before the transformer; `nil` means the view's tint, `.clear` means no fill.
  public var backgroundColor: CellColor? {
    get { layers[.backgroundColor, \.backgroundColor] }
    set { layers[.backgroundColor, \.backgroundColor] = newValue }
  }

  /// The transformer applied to the fill; `nil` for none.
  public var backgroundColorTransformer: ConfigurationColorTransformer? {
    get { layers[.backgroundColorTransformer, \.backgroundColorTransformer] }
    set { layers[.backgroundColorTransformer, \.backgroundColorTransformer] = newValue }
  }

  /// The effect behind the fill.
  public var visualEffect: CellVisualEffect? {
    get { layers[.visualEffect, \.visualEffect] }
    set { layers[.visualEffect, \.visualEffect] = newValue }
  }

  /// The image above the fill; it does not affect any size (iOS 15).
  public var image: CellImage? {
    get { layers[.image, \.image] }
    set { layers[.image, \.image] = newValue }
  }

  /// The placement of the image in the background (iOS 15).
  public var imageContentMode: CellContentMode {
    get { layers[.imageContentMode, \.imageContentMode] }
    set { layers[.imageContentMode, \.imageContentMode] = newValue }
  }

  /// The color of the stroke before the transformer; `nil` means the view's tint.
  public var strokeColor: CellColor? {
    get { layers[.strokeColor, \.strokeColor] }
    set { layers[.strokeColor, \.strokeColor] = newValue }
  }

  /// The transformer applied to the stroke's color; `nil` for none.
  public var strokeColorTransformer: ConfigurationColorTransformer? {
    get { layers[.strokeColorTransformer, \.strokeColorTransformer] }
    set { layers[.strokeColorTransformer, \.strokeColorTransformer] = newValue }
  }

  /// The width of the stroke, in points; 0 draws none.
  public var strokeWidth: CGFloat {
    get { layers[.strokeWidth, \.strokeWidth] }
    set { layers[.strokeWidth, \.strokeWidth] = newValue }
  }

  /// The distance of the stroke outside the fill, in points; negative values place it inside.
  public var strokeOutset: CGFloat {
    get { layers[.strokeOutset, \.strokeOutset] }
    set { layers[.strokeOutset, \.strokeOutset] = newValue }
  }

  /// The shadow (iOS 18).
  public var shadowProperties: ShadowProperties {
    get {
      var shadow = layers.box.storage?.value.shadow ?? ShadowProperties(defaults: .unspecified)
      shadow.defaults = layers.defaults
      return shadow
    }
    _modify {
      prepareShadow()
      defer { settleShadow() }
      yield &layers.box.storage.unsafelyUnwrapped.value.shadow
    }
  }

  // Separate functions, for the same reason as in list content.
  @inline(never)
  private mutating func prepareShadow() {
    layers.prepare(\.shadow)
  }

  @inline(never)
  private mutating func settleShadow() {
    if let records = layers.box.storage, layers.isSettled(records.value.shadow) { return }
    layers.settle(\.shadow, as: ShadowProperties(defaults: layers.defaults))
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
    layers.update(for: state.context)
    // The traits are copied only if a condition tests one.
    if !layers.testedTraits.isEmpty { noteTestedTraits(of: state) }
  }

  /// Counts the traits that conditions test as read.
  package func noteTestedTraits(of state: some ConfigurationState) {
    state.traitCollection.note(layers.testedTraits.dependencies)
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
    layers.add(rules(when: condition, change))
  }

  /// Returns the rules that a closure assigns under a condition.
  @inline(never)
  func rules(
    when condition: StateCondition, _ change: (inout BackgroundConfiguration) -> Void
  ) -> [ConfigurationRule<Style>] {
    var rule = self
    rule.layers = layers.startingRule(for: condition)
    change(&rule)
    return rule.layers.finishRules()
  }
}

extension BackgroundConfiguration {
  /// The current values of all properties.
  package var values: BackgroundValues { layers.values }

  /// Calls a closure with the current values of all properties.
  package func withValues<Result>(_ body: (borrowing BackgroundValues) -> Result) -> Result {
    layers.isUntouched ? body(layers.defaults.record.values) : body(values)
  }

  /// The values of a background without assignments that consists of a fill alone, as most do;
  /// `nil` for any other.
  ///
  /// They are plain numbers, because a copy of all values would count references.
  package var plainFill: BackgroundFillValues? {
    guard layers.isUntouched else { return nil }
    let record = layers.defaults.record
    guard record.values.strokeWidth <= 0, record.values.shadow.opacity <= 0,
      record.values.image == nil
    else { return nil }
    return BackgroundFillValues(record.values)
  }

  /// The style whose row of the sheet applies in the current list environment.
  package var row: Style { layers.style.resolvedStyle(in: layers.environment) }
}
