public import Foundation

/// What a cell, header or footer shows: an image, a text and a secondary text, and how they look in
/// this state.
///
/// Take a fresh configuration in the style that fits, say what to show, change what should look
/// different:
///
/// ```swift
/// var content = ListContentConfiguration(
///   style: .subtitleCell, text: "Documents", secondaryText: "23 items",
///   image: CellImage(systemName: "folder"))
/// content.textProperties.color = .systemIndigo
/// let selected = content.updated(for: state)
/// ```
///
/// A property that was never assigned has the default of the style for the state that the
/// configuration was last updated for; one that was assigned keeps its value in every state.
/// ``when(_:_:)`` assigns for some states only. Nothing here measures or draws. As documented for
/// `UIListContentConfiguration`.
public struct ListContentConfiguration: Hashable, Sendable {
  var layers: LayeredValues<Style>
  package private(set) var content: ListText?
  package private(set) var secondaryContent: ListText?

  /// The image.
  public var image: CellImage?

  /// Creates a configuration of a style, without content.
  public init(style: Style) { layers = LayeredValues(style) }

  /// Creates a configuration of a style with its content.
  ///
  /// The same as what the style's factory makes, with its content assigned:
  ///
  /// ```swift
  /// let content = ListContentConfiguration(
  ///   style: .valueCell, text: "Wi-Fi", secondaryText: "Home",
  ///   image: CellImage(systemName: "wifi"))
  /// ```
  ///
  /// - Parameters:
  ///   - style: The style, which says how everything looks.
  ///   - text: The text.
  ///   - secondaryText: The secondary text.
  ///   - image: The image.
  public init(
    style: Style, text: String? = nil, secondaryText: String? = nil, image: CellImage? = nil
  ) {
    self.init(style: style)
    content = text.map { .plain($0) }
    secondaryContent = secondaryText.map { .plain($0) }
    self.image = image
  }

  /// The factory that the configuration came from.
  public var style: Style { layers.style }

  /// The text, nil if there is none or an attributed one.
  ///
  /// Setting a string removes the attributed text; setting nil leaves that alone.
  public var text: String? {
    get { content?.plain }
    set { content.setPlain(newValue) }
  }

  /// The text with attributes of its own, nil if there is none or a plain one.
  ///
  /// Setting one removes the plain text; setting nil leaves that alone. Where a run has no font or
  /// colour, those of ``textProperties`` count.
  public var attributedText: AttributedString? {
    get { content?.attributed }
    set { content.setAttributed(newValue) }
  }

  /// The secondary text, nil if there is none or an attributed one.
  ///
  /// Setting a string removes the attributed secondary text; setting nil leaves that alone.
  public var secondaryText: String? {
    get { secondaryContent?.plain }
    set { secondaryContent.setPlain(newValue) }
  }

  /// The secondary text with attributes of its own, nil if there is none or a plain one.
  ///
  /// Setting one removes the plain secondary text; setting nil leaves that alone.
  public var secondaryAttributedText: AttributedString? {
    get { secondaryContent?.attributed }
    set { secondaryContent.setAttributed(newValue) }
  }

  /// The image's look and space.
  public var imageProperties: ImageProperties {
    get { ImageProperties(layers: layers.layers(of: \.image)) }
    set { layers.assign(newValue, to: \.image) }
    _modify {
      let properties = beginImage()
      yield &properties.pointee
      endImage(properties)
    }
  }

  /// The text's look.
  ///
  /// Assigning a whole record that came from this configuration in this state assigns what was
  /// assigned to that record; assigning any other one assigns every property.
  public var textProperties: TextProperties {
    get { TextProperties(layers: layers.layers(of: \.text), role: .text) }
    set { layers.assign(newValue, isOwnRecord: newValue.role == .text, to: \.text) }
    _modify {
      let properties = beginText()
      yield &properties.pointee
      endText(properties)
    }
  }

  /// The secondary text's look.
  public var secondaryTextProperties: TextProperties {
    get { TextProperties(layers: layers.layers(of: \.secondaryText), role: .secondaryText) }
    set {
      layers.assign(newValue, isOwnRecord: newValue.role == .secondaryText, to: \.secondaryText)
    }
    _modify {
      let properties = beginSecondaryText()
      yield &properties.pointee
      endSecondaryText(properties)
    }
  }

  /// Whether the margins were assigned rather than left to the style.
  package var hasOwnMargins: Bool { layers.isAssigned(0) }

  /// The distance from the edges of the view to the content, in points.
  ///
  /// On axes in ``axesPreservingSuperviewLayoutMargins`` it is only the least distance.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { layers[0, \.directionalLayoutMargins] }
    set { layers[0, \.directionalLayoutMargins] = newValue }
  }

  /// The axes on which the larger of the own and the inherited margin counts; horizontal for every
  /// style.
  public var axesPreservingSuperviewLayoutMargins: Axes {
    get { layers[1, \.axesPreservingSuperviewLayoutMargins] }
    set { layers[1, \.axesPreservingSuperviewLayoutMargins] = newValue }
  }

  /// Whether the two texts stand on one line if both fit there; otherwise, and by default, they are
  /// stacked.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { layers[2, \.prefersSideBySideTextAndSecondaryText] }
    set { layers[2, \.prefersSideBySideTextAndSecondaryText] = newValue }
  }

  /// The distance between image and text, in points; counts only where both are.
  public var imageToTextPadding: CGFloat {
    get { layers[3, \.imageToTextPadding] }
    set { layers[3, \.imageToTextPadding] = newValue }
  }

  /// The least distance between the two texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat {
    get { layers[4, \.textToSecondaryTextHorizontalPadding] }
    set { layers[4, \.textToSecondaryTextHorizontalPadding] = newValue }
  }

  /// The distance between the two texts stacked, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { layers[5, \.textToSecondaryTextVerticalPadding] }
    set { layers[5, \.textToSecondaryTextVerticalPadding] = newValue }
  }

  /// The opacity of the whole content, from 0 to 1; the background is not touched (iOS 18).
  ///
  /// What is below 0 is shown as 0, what is above 1 as 1, and what is not a number as 1.
  public var alpha: CGFloat {
    get { layers[6, \.alpha] }
    set { layers[6, \.alpha] = newValue }
  }

  /// The configuration for another state.
  ///
  /// Whatever was not assigned takes the default of the style for that state, its list environment
  /// and its style sheet; nothing of an earlier state remains. Texts and image stay. The call looks
  /// up one record and costs the same however many properties there are.
  public consuming func updated(for state: some ConfigurationState) -> ListContentConfiguration {
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
  /// ```swift
  /// content.when(.selected || .highlighted) {
  ///   $0.textProperties.color = .white
  ///   $0.imageProperties.tintColor = .white
  /// }
  /// ```
  ///
  /// What the cell shows does not depend on the state. Assign a text or an image where the state is
  /// known, such as in an update handler:
  ///
  /// ```swift
  /// content.text = state.isSelected ? "On" : "Off"
  /// ```
  ///
  /// Where several conditions hold, those that name more flags win over those that name fewer, and
  /// later calls over earlier ones. In such a state an assignment without a condition reads back
  /// only where no condition says otherwise.
  ///
  /// - Parameters:
  ///   - condition: The states.
  ///   - change: Assigns the properties; what it reads is what is in force where the
  ///     condition holds, earlier assignments included. Texts and image do not depend on the
  ///     state: assigning them here traps.
  public mutating func when(
    _ condition: StateCondition, _ change: (inout ListContentConfiguration) -> Void
  ) {
    layers.add(rules(when: condition, change))
  }

  /// What a closure assigns, as rules under a condition.
  func rules(
    when condition: StateCondition, _ change: (inout ListContentConfiguration) -> Void
  ) -> [Customization<ListContentOverrides>.Rule] {
    var rule = ListContentConfiguration(style: style)
    rule.layers = layers.startingRule(for: condition)
    change(&rule)
    guard rule.image == nil, rule.content == nil, rule.secondaryContent == nil else {
      trap(
        """
        assigned text or image in `when`, expected properties only: what a cell shows does not \
        depend on the state. Assign it where the state is known: `content.text = state.isSelected \
        ? "On" : "Off"`
        """
      )
    }
    return rule.layers.finishedRules(under: condition)
  }
}

extension ListContentConfiguration {
  /// The text that is shown: attributed, else plain; nil if there is none or an empty one.
  package var shownText: ListText? { content?.nonEmpty }

  /// The secondary text that is shown: attributed, else plain; nil if there is none or an empty
  /// one.
  package var shownSecondaryText: ListText? { secondaryContent?.nonEmpty }

  /// Whether a text is shown.
  package var hasText: Bool { content?.isEmpty == false }

  /// Whether a secondary text is shown.
  package var hasSecondaryText: Bool { secondaryContent?.isEmpty == false }

  /// The attributed one of the two texts in a place, as ``attributedText`` and
  /// ``secondaryAttributedText`` have them.
  package subscript(attributed role: TextRole) -> AttributedString? {
    get { role == .text ? attributedText : secondaryAttributedText }
    set {
      switch role {
      case .text: attributedText = newValue
      case .secondaryText: secondaryAttributedText = newValue
      }
    }
  }

  /// Every property as it reads in the present state.
  package var values: ListContentValues { layers.values }

  /// Lends every property as it reads in the present state.
  package func withValues<Result>(
    _ body: (borrowing ListContentValues) -> Result
  ) -> Result {
    layers.withValues(body)
  }

  /// The style whose row of the sheet counts in the present list environment.
  package var row: Style { layers.style.resolvedStyle(in: layers.environment) }

  /// Texts as they are stored.
  var texts: (ListText?, ListText?) {
    get { (content, secondaryContent) }
    set { (content, secondaryContent) = newValue }
  }
}

// MARK: Changing records in place

// Functions of their own, because accessors that need space for more than two pointers while their
// caller changes a record ask for it on the heap.
extension ListContentConfiguration {
  @inline(never)
  private mutating func beginImage() -> UnsafeMutablePointer<ImageProperties> {
    layers.beginModifying(\.image)
  }

  @inline(never)
  private mutating func endImage(_ properties: UnsafeMutablePointer<ImageProperties>) {
    layers.endModifying(properties, \.image)
  }

  @inline(never)
  private mutating func beginText() -> UnsafeMutablePointer<TextProperties> {
    layers.beginModifying(\.text)
  }

  @inline(never)
  private mutating func endText(_ properties: UnsafeMutablePointer<TextProperties>) {
    layers.endModifying(properties, \.text, isOwnRecord: properties.pointee.role == .text)
  }

  @inline(never)
  private mutating func beginSecondaryText() -> UnsafeMutablePointer<TextProperties> {
    layers.beginModifying(\.secondaryText)
  }

  @inline(never)
  private mutating func endSecondaryText(_ properties: UnsafeMutablePointer<TextProperties>) {
    layers.endModifying(
      properties, \.secondaryText, isOwnRecord: properties.pointee.role == .secondaryText)
  }
}
