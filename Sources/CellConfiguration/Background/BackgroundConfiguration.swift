public import Foundation

/// What is behind the content of a cell, header or footer: fill, stroke, corners, effect, image,
/// shadow.
///
/// ```swift
/// var background = BackgroundConfiguration.listCell()
/// background.cornerRadius = 12
/// background.when(.selected) { $0.backgroundColor = .systemBlue.withAlphaComponent(0.2) }
/// ```
///
/// A property that was never assigned has the default of the style for the state that the
/// configuration was last updated for; one that was assigned keeps its value in every state. A fill
/// that was assigned is still changed by the transformer that the style has for a state. As
/// documented for `UIBackgroundConfiguration`.
public struct BackgroundConfiguration: Hashable, Sendable {
  var layers: LayeredValues<Style>

  /// Makes a configuration of a style.
  public init(style: Style) { layers = LayeredValues(style) }

  /// The factory that the configuration came from.
  public var style: Style { layers.style }

  /// A view of a toolkit, laid out inside the insets; compared by identity.
  public var customView: (any BackgroundCustomView)? {
    get { layers[0, \.customView]?.view }
    set { layers[0, \.customView] = newValue.map(BackgroundCustomViewReference.init) }
  }

  /// The preferred radius of the corners of fill and stroke, in points; a small background has
  /// smaller ones.
  ///
  /// Corners are continuous curves. A custom view keeps its own corners.
  public var cornerRadius: CGFloat {
    get { layers[1, \.cornerRadius] }
    set { layers[1, \.cornerRadius] = newValue }
  }

  /// The distance of fill, stroke and custom view from the edges; negative distances reach outside.
  public var backgroundInsets: DirectionalEdgeInsets {
    get { layers[2, \.backgroundInsets] }
    set { layers[2, \.backgroundInsets] = newValue }
  }

  /// The edges on which the layout margin of the container is added to the inset.
  public var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdges {
    get { layers[3, \.edgesAddingLayoutMarginsToBackgroundInsets] }
    set { layers[3, \.edgesAddingLayoutMarginsToBackgroundInsets] = newValue }
  }

  /// The fill, before the transformer; nil stands for the view's tint, `.clear` for no fill.
  public var backgroundColor: CellColor? {
    get { layers[4, \.backgroundColor] }
    set { layers[4, \.backgroundColor] = newValue }
  }

  /// What is done to the fill, nil for nothing.
  public var backgroundColorTransformer: ConfigurationColorTransformer? {
    get { layers[5, \.backgroundColorTransformer] }
    set { layers[5, \.backgroundColorTransformer] = newValue }
  }

  /// The effect behind the fill.
  public var visualEffect: CellVisualEffect? {
    get { layers[6, \.visualEffect] }
    set { layers[6, \.visualEffect] = newValue }
  }

  /// The image above the fill; it never changes the size of anything (iOS 15).
  public var image: CellImage? {
    get { layers[7, \.image] }
    set { layers[7, \.image] = newValue }
  }

  /// How the image is placed (iOS 15).
  public var imageContentMode: CellContentMode {
    get { layers[8, \.imageContentMode] }
    set { layers[8, \.imageContentMode] = newValue }
  }

  /// The colour of the stroke before the transformer; nil stands for the view's tint.
  public var strokeColor: CellColor? {
    get { layers[9, \.strokeColor] }
    set { layers[9, \.strokeColor] = newValue }
  }

  /// What is done to the stroke's colour, nil for nothing.
  public var strokeColorTransformer: ConfigurationColorTransformer? {
    get { layers[10, \.strokeColorTransformer] }
    set { layers[10, \.strokeColorTransformer] = newValue }
  }

  /// The width of the stroke, in points; 0 draws none.
  public var strokeWidth: CGFloat {
    get { layers[11, \.strokeWidth] }
    set { layers[11, \.strokeWidth] = newValue }
  }

  /// The distance of the stroke outside the fill, in points; negative distances lie inside.
  public var strokeOutset: CGFloat {
    get { layers[12, \.strokeOutset] }
    set { layers[12, \.strokeOutset] = newValue }
  }

  /// The shadow (iOS 18).
  public var shadowProperties: ShadowProperties {
    get { ShadowProperties(layers: layers.layers(of: \.shadow)) }
    set { layers.assign(newValue, to: \.shadow) }
    _modify {
      let properties = beginShadow()
      yield &properties.pointee
      endShadow(properties)
    }
  }

  /// The fill that is seen: the transformer applied to the fill, or to a view's tint where that is
  /// nil.
  public func resolvedBackgroundColor(for tint: CellColor) -> CellColor {
    let color = backgroundColor?.replacingTint(with: tint) ?? tint
    return backgroundColorTransformer?(color) ?? color
  }

  /// The stroke's colour that is seen: the transformer applied to it, or to a view's tint where it
  /// is nil.
  public func resolvedStrokeColor(for tint: CellColor) -> CellColor {
    let color = strokeColor?.replacingTint(with: tint) ?? tint
    return strokeColorTransformer?(color) ?? color
  }

  /// The configuration for another state.
  ///
  /// Whatever was not assigned takes the default of the style for that state, its list environment
  /// and its style sheet; nothing of an earlier state remains.
  public consuming func updated(for state: some ConfigurationState) -> BackgroundConfiguration {
    update(for: state)
    return self
  }

  /// Turns the configuration into the one for another state, as ``updated(for:)`` does.
  public mutating func update(for state: some ConfigurationState) {
    layers.update(for: state.context)
  }

  /// Assigns properties for the states in which a condition holds, above what is assigned for all
  /// states.
  ///
  /// The assignments are kept as a rule, which is in force in every state in which its condition
  /// holds: ``updated(for:)`` finds those of the new state. A configuration that already has such a
  /// state reads accordingly at once.
  ///
  /// Where several conditions hold, those that name more flags win over those that name fewer, and
  /// later calls over earlier ones.
  ///
  /// - Parameters:
  ///   - condition: The states.
  ///   - change: Assigns the properties; what it reads is what is in force where the
  ///     condition holds, earlier assignments included.
  public mutating func when(
    _ condition: StateCondition, _ change: (inout BackgroundConfiguration) -> Void
  ) {
    layers.add(rules(when: condition, change))
  }

  /// What a closure assigns, as rules under a condition.
  func rules(
    when condition: StateCondition, _ change: (inout BackgroundConfiguration) -> Void
  ) -> [Customization<BackgroundOverrides>.Rule] {
    var rule = self
    rule.layers = layers.startingRule(for: condition)
    change(&rule)
    return rule.layers.finishedRules(under: condition)
  }
}

extension BackgroundConfiguration {
  /// Every property as it reads in the present state.
  package var values: BackgroundValues { layers.values }

  /// Lends every property as it reads in the present state.
  package func withValues<Result>(_ body: (borrowing BackgroundValues) -> Result) -> Result {
    layers.withValues(body)
  }

  /// The style whose row of the sheet counts in the present list environment.
  package var row: Style { layers.style.resolvedStyle(in: layers.environment) }
}

// Functions of their own, as those of list content.
extension BackgroundConfiguration {
  @inline(never)
  private mutating func beginShadow() -> UnsafeMutablePointer<ShadowProperties> {
    layers.beginModifying(\.shadow)
  }

  @inline(never)
  private mutating func endShadow(_ properties: UnsafeMutablePointer<ShadowProperties>) {
    layers.endModifying(properties, \.shadow)
  }
}
