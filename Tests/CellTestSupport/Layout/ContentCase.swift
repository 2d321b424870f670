package import CellConfiguration
package import CellDocuments
package import CellLayout
package import CellText
package import Foundation

/// A case to lay out: content, the space for it, and its surroundings.
package struct ContentCase: Sendable, CustomStringConvertible {
  package var content: ListContentConfiguration
  package var width: CGFloat
  /// The height; `nil` for the height that the content needs.
  package var height: CGFloat?
  package var traits: TraitCollection
  package var inheritedMargins: DirectionalEdgeInsets?
  /// The state that the content was updated for, without traits.
  package var state: CellConfigurationState

  package init(
    content: ListContentConfiguration, width: CGFloat, height: CGFloat? = nil,
    traits: TraitCollection, inheritedMargins: DirectionalEdgeInsets? = nil,
    state: CellConfigurationState = CellConfigurationState()
  ) {
    self.state = state
    self.state.traitCollection = TraitCollection()
    self.content = content
    self.width = width
    self.height = height
    self.traits = traits
    self.inheritedMargins = inheritedMargins
  }

  /// The context to lay it out in.
  package func context(_ cache: TextMeasurementCache? = nil) -> LayoutContext {
    if let cache {
      return LayoutContext(traits: traits, cache: cache, superviewLayoutMargins: inheritedMargins)
    }
    return LayoutContext(traits: traits, superviewLayoutMargins: inheritedMargins)
  }

  /// The same case with something changed.
  package func with(_ change: (inout ContentCase) -> Void) -> ContentCase {
    var copy = self
    change(&copy)
    return copy
  }

  /// The number of texts that are shown.
  package var textCount: Int {
    (content.shownText == nil ? 0 : 1) + (content.shownSecondaryText == nil ? 0 : 1)
  }

  /// The case as a document.
  package var document: ListDocument {
    var document = ListDocument()
    document.list = nil
    document.width = width
    document.traits = traits
    document.inheritedMargins = context().superviewLayoutMargins
    document.sections = [
      ListDocument.Section(
        rows: [ListDocument.Row(content: content, state: state, height: height)])
    ]
    return document
  }

  /// A document that reproduces the case with `cellpreview`, or its parts if it cannot be encoded.
  package var description: String {
    document.written
      ?? "width \(width), height \(String(describing: height)), \(traits), margins "
      + "\(String(describing: inheritedMargins)), \(content)"
  }
}

extension ListDocument {
  /// The document as the command reads it, or `nil` if it cannot be encoded.
  package var written: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Makes cases at random, the same ones for the same seed.
package struct ContentCaseGenerator {
  private var random: RandomSource
  private let isHostile: Bool

  private static let texts = [
    "", "OK", "Wi-Fi", "Known networks are joined automatically.", "Hintergrundaktualisierung",
    "Datenschutz & Sicherheit", "الإعدادات العامة", "Pneumonoultramicroscopicsilicovolcanoconiosis",
    "Two\nlines", "日本語の長いラベルです", "a b c d e f g h i j k l m n o p q r s t u v w x y z",
    "👨‍👩‍👧‍👦 e\u{301}", "   ", "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do.",
  ]

  private static let hostile: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, -1000, 1e300, -1e300, .leastNonzeroMagnitude,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0, 1e7, 0.1,
  ]

  /// - Parameters:
  ///   - seed: The number that determines the sequence.
  ///   - isHostile: Whether numbers may be negative, infinite or NaN.
  package init(seed: UInt64, isHostile: Bool = false) {
    random = RandomSource(seed: seed)
    self.isHostile = isHostile
  }

  /// Creates a generator of cases from a source of random numbers.
  package init(_ random: RandomSource, isHostile: Bool = false) {
    self.random = random
    self.isHostile = isHostile
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  private mutating func pick<T>(_ elements: [T]) -> T {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    if isHostile, chance(0.3) { return pick(Self.hostile) }
    if chance(0.3) { return CGFloat.random(in: range, using: &random) }
    return CGFloat.random(in: range, using: &random).rounded()
  }

  private mutating func size(_ range: ClosedRange<CGFloat>) -> CGSize {
    CGSize(width: number(range), height: number(range))
  }

  /// The next case.
  package mutating func next() -> ContentCase {
    var traits = TraitCollection()
    traits.styleSheet = pick([.iOS18, .iOS26])
    traits.preferredContentSizeCategory = pick(CellContentSizeCategory.sizes)
    traits.layoutDirection = pick([.leftToRight, .rightToLeft])
    traits.displayScale =
      isHostile && chance(0.2) ? pick(Self.hostile) : pick([1, 2, 3, 1.5, 2.625])
    traits.listEnvironment = pick(ListEnvironment.allCases)
    traits.legibilityWeight = pick([.regular, .bold])
    var content = ListContentConfiguration(style: pick(ListContentConfiguration.Style.allCases))
    var state = CellConfigurationState(traitCollection: traits)
    state.isSelected = chance(0.2)
    state.isDisabled = chance(0.2)
    state.isEditing = chance(0.2)
    content = content.updated(for: state)
    if chance(0.8) { content.text = pick(Self.texts) }
    if chance(0.6) { content.secondaryText = pick(Self.texts) }
    if chance(0.6) { content.image = image() }
    customize(&content)
    let scale = traits.effectiveDisplayScale
    var width = number(0...600)
    if width.isFinite, chance(0.8) { width = (width * scale).rounded() / scale }
    var margins: DirectionalEdgeInsets?
    if chance(0.5) {
      margins = DirectionalEdgeInsets(
        top: number(0...30), leading: number(0...30), bottom: number(0...30),
        trailing: number(0...30))
    }
    return ContentCase(
      content: content, width: width, height: chance(0.4) ? number(0...200) : nil, traits: traits,
      inheritedMargins: margins, state: state)
  }

  private mutating func image() -> CellImage? {
    chance(0.5)
      ? CellImage(systemName: "wifi", size: chance(0.5) ? size(1...60) : nil)
      : CellImage(size: size(0...120))
  }

  private mutating func customize(_ content: inout ListContentConfiguration) {
    if chance(0.2) {
      content.directionalLayoutMargins = DirectionalEdgeInsets(
        top: number(0...40), leading: number(0...40), bottom: number(0...40),
        trailing: number(0...40))
    }
    if chance(0.2) { content.axesPreservingSuperviewLayoutMargins = pick([[], .vertical, .both]) }
    if chance(0.3) { content.prefersSideBySideTextAndSecondaryText = chance(0.7) }
    if chance(0.2) { content.imageToTextPadding = number(0...30) }
    if chance(0.2) { content.textToSecondaryTextHorizontalPadding = number(0...30) }
    if chance(0.2) { content.textToSecondaryTextVerticalPadding = number(0...30) }
    if chance(0.3) { content.imageProperties.maximumSize = size(0...80) }
    if chance(0.3) { content.imageProperties.reservedLayoutSize = size(0...80) }
    if chance(0.2) {
      content.imageProperties.reservedLayoutSize.width =
        ListContentConfiguration.ImageProperties.standardDimension
    }
    customize(&content.textProperties)
    customize(&content.secondaryTextProperties)
  }

  private mutating func customize(_ text: inout ListContentConfiguration.TextProperties) {
    if chance(0.2) { text.numberOfLines = Int.random(in: 0...3, using: &random) }
    if chance(0.2) {
      text.alignment = pick(ListContentConfiguration.TextProperties.TextAlignment.allCases)
    }
    if chance(0.2) { text.lineBreakMode = pick(LineBreakMode.allCases) }
    if chance(0.2) { text.transform = pick(TextTransform.allCases) }
    if chance(0.2) { text.font = .systemFont(ofSize: number(5...40)) }
    if chance(0.2) {
      text.adjustsFontSizeToFitWidth = true
      text.minimumScaleFactor = number(0...1)
    }
    if chance(0.2) { text.allowsDefaultTighteningForTruncation = true }
  }
}
