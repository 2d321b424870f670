public import CellConfiguration
public import Foundation

extension StyledText {
  /// Creates a text from an attributed string of a configuration.
  ///
  /// What a run does not say comes from `attributes`. No transform applies to attributed texts. As
  /// recorded for `UIListContentConfiguration.attributedText`; runs without a colour are assumed to
  /// follow the same rule as those without a font.
  ///
  /// - Parameters:
  ///   - attributed: the text, with the attributes of `AttributeScopes.CellAttributes`.
  ///   - attributes: for what runs leave open.
  ///   - traits: what the fonts of runs are resolved with.
  ///   - adjustingSize: whether these fonts follow the traits' text size.
  public init(
    _ attributed: AttributedString, attributes: TextAttributes, traits: TraitCollection,
    adjustingSize: Bool = true
  ) {
    let pieces = attributed.runs.map { run in
      var own = attributes
      if let font = run[AttributeScopes.CellAttributes.FontAttribute.self] {
        own.font = font.resolved(with: traits, adjustingSize: adjustingSize)
      }
      if let color = run[AttributeScopes.CellAttributes.ForegroundColorAttribute.self] {
        own.color = color
      }
      if let kern = run[AttributeScopes.CellAttributes.KernAttribute.self] { own.kern = kern }
      return (string: String(attributed.characters[run.range]), attributes: own)
    }
    self.init(pieces, attributes: attributes)
  }
}
