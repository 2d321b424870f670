public import Foundation

/// What is behind the content of a cell, header or footer: fill, stroke, corners, effect, image,
/// shadow.
///
/// ```swift
/// var background = BackgroundConfiguration.listGroupedCell()
/// background.cornerRadius = 12
/// background.when(.selected) { $0.backgroundColor = .systemBlue.withAlphaComponent(0.2) }
/// ```
///
/// A property that was never assigned has the default of the style for the state that the
/// configuration was last updated for; one that was assigned keeps its value in every state. A fill
/// that was assigned is still changed by the transformer that the style has for a state. As
/// documented for `UIBackgroundConfiguration`.
public struct BackgroundConfiguration: Hashable, Sendable {
  var styling: Styling<Style>

  /// Makes a configuration of a style.
  public init(style: Style) { styling = Styling(style) }

  /// The factory that the configuration came from.
  public var style: Style { styling.style }

  /// A view of a toolkit, laid out inside the insets; compared by identity.
  public var customView: (any BackgroundCustomView)? {
    get { styling.read({ $0.customView }, { $0.customView })?.view }
    set {
      styling.customize { $0.customView = .some(newValue.map(BackgroundCustomViewReference.init)) }
    }
  }

  /// The preferred radius of the corners of fill and stroke, in points; a small background has
  /// smaller ones.
  ///
  /// Corners are continuous curves. A custom view keeps its own corners.
  public var cornerRadius: CGFloat {
    get { styling.read({ $0.cornerRadius }, { $0.cornerRadius }) }
    set { styling.customize { $0.cornerRadius = newValue } }
  }

  /// The distance of fill, stroke and custom view from the edges; negative distances reach outside.
  public var backgroundInsets: DirectionalEdgeInsets {
    get { styling.read({ $0.backgroundInsets }, { $0.backgroundInsets }) }
    set { styling.customize { $0.backgroundInsets = newValue } }
  }

  /// The edges on which the layout margin of the container is added to the inset.
  public var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdges {
    get {
      styling.read(
        { $0.edgesAddingLayoutMarginsToBackgroundInsets },
        { $0.edgesAddingLayoutMarginsToBackgroundInsets })
    }
    set { styling.customize { $0.edgesAddingLayoutMarginsToBackgroundInsets = newValue } }
  }

  /// The fill, before the transformer; nil stands for the view's tint, `.clear` for no fill.
  public var backgroundColor: CellColor? {
    get { styling.read({ $0.backgroundColor }, { $0.backgroundColor }) }
    set { styling.customize { $0.backgroundColor = newValue } }
  }

  /// What is done to the fill, nil for nothing.
  public var backgroundColorTransformer: ConfigurationColorTransformer? {
    get { styling.read({ $0.backgroundColorTransformer }, { $0.backgroundColorTransformer }) }
    set { styling.customize { $0.backgroundColorTransformer = newValue } }
  }

  /// The effect behind the fill.
  public var visualEffect: VisualEffect? {
    get { styling.read({ $0.visualEffect }, { $0.visualEffect }) }
    set { styling.customize { $0.visualEffect = newValue } }
  }

  /// The image above the fill; it never changes the size of anything (iOS 15).
  public var image: CellImage? {
    get { styling.read({ $0.image }, { $0.image }) }
    set { styling.customize { $0.image = newValue } }
  }

  /// How the image is placed (iOS 15).
  public var imageContentMode: ContentMode {
    get { styling.read({ $0.imageContentMode }, { $0.imageContentMode }) }
    set { styling.customize { $0.imageContentMode = newValue } }
  }

  /// The colour of the stroke before the transformer; nil stands for the view's tint.
  public var strokeColor: CellColor? {
    get { styling.read({ $0.strokeColor }, { $0.strokeColor }) }
    set { styling.customize { $0.strokeColor = newValue } }
  }

  /// What is done to the stroke's colour, nil for nothing.
  public var strokeColorTransformer: ConfigurationColorTransformer? {
    get { styling.read({ $0.strokeColorTransformer }, { $0.strokeColorTransformer }) }
    set { styling.customize { $0.strokeColorTransformer = newValue } }
  }

  /// The width of the stroke, in points; 0 draws none.
  public var strokeWidth: CGFloat {
    get { styling.read({ $0.strokeWidth }, { $0.strokeWidth }) }
    set { styling.customize { $0.strokeWidth = newValue } }
  }

  /// The distance of the stroke outside the fill, in points; negative distances lie inside.
  public var strokeOutset: CGFloat {
    get { styling.read({ $0.strokeOutset }, { $0.strokeOutset }) }
    set { styling.customize { $0.strokeOutset = newValue } }
  }

  /// The shadow (iOS 18).
  public var shadowProperties: ShadowProperties {
    get {
      ShadowProperties(
        stand: styling.stand, overrides: styling.part { $0.shadow }, scoped: styling.scoped)
    }
    set {
      let keepsDefaults = newValue.standsOn(styling)
      styling.customize(keepsDefaults ? newValue.overrides : ShadowOverrides(all: newValue.values))
      {
        $0.shadow = $1
      }
    }
  }

  /// The fill that is seen: the transformer applied to the fill, or to a view's tint where that is
  /// nil.
  public func resolvedBackgroundColor(for tint: CellColor) -> CellColor {
    let color = backgroundColor ?? tint
    return backgroundColorTransformer?(color) ?? color
  }

  /// The stroke's colour that is seen: the transformer applied to it, or to a view's tint where it
  /// is nil.
  public func resolvedStrokeColor(for tint: CellColor) -> CellColor {
    let color = strokeColor ?? tint
    return strokeColorTransformer?(color) ?? color
  }

  /// The configuration for another state.
  ///
  /// Whatever was not assigned takes the default of the style for that state, its list environment
  /// and its style sheet; nothing of an earlier state remains.
  public func updated(for state: some ConfigurationState) -> BackgroundConfiguration {
    var copy = self
    copy.update(for: state)
    return copy
  }

  /// Turns the configuration into the one for another state.
  package mutating func update(for state: some ConfigurationState) {
    styling.update(for: state.context)
  }

  /// Assigns properties for the states in which a condition holds, above what is assigned for all
  /// states.
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
    var scratch = self
    scratch.styling = styling.blank(for: condition)
    styling.customize(scratch.rules(when: condition, change))
  }

  /// What a closure assigns, as rules under a condition.
  func rules(
    when condition: StateCondition, _ change: (inout BackgroundConfiguration) -> Void
  ) -> [Customization<BackgroundOverrides>.Rule] {
    var scratch = self
    change(&scratch)
    return scratch.styling.rules(under: condition)
  }
}

extension BackgroundConfiguration {
  /// Every property as it reads in the present state.
  package var values: BackgroundValues { styling.values }

  /// Lends every property as it reads in the present state.
  package func withValues<Result>(_ body: (borrowing BackgroundValues) -> Result) -> Result {
    styling.withValues(body)
  }

  /// The style whose row of the sheet counts in the present list environment.
  package var row: Style { styling.style.row(in: styling.environment) }
}
