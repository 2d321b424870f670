public import Foundation

/// The content of a cell, header or footer: an image, a text and a secondary text, and their look.
///
/// Create a configuration in a suitable style, assign the content, and change the properties that
/// should differ from the style:
///
/// ```swift
/// var content = ListContentConfiguration(
///   style: .subtitleCell, text: "Documents", secondaryText: "23 items",
///   image: CellImage(systemName: "folder"))
/// content.textProperties.color = .systemIndigo
/// let selected = content.updated(for: state)
/// ```
///
/// A property that was never assigned has the style's default for the state that the configuration
/// was last updated for. An assigned property keeps its value in every state. Use ``when(_:_:)`` to
/// assign for some states only. A configuration neither measures nor draws. As documented for
/// `UIListContentConfiguration`.
public struct ListContentConfiguration: Hashable, Sendable {
  var store: PropertyStore<Style>
  package private(set) var content: ListText?
  package private(set) var secondaryContent: ListText?

  /// The image.
  public var image: CellImage?

  /// Creates a configuration of a style without content.
  public init(style: Style) { store = PropertyStore(style) }

  /// Creates a configuration of a style with content.
  ///
  /// The result equals the style's factory configuration with the content assigned:
  ///
  /// ```swift
  /// let content = ListContentConfiguration(
  ///   style: .valueCell, text: "Wi-Fi", secondaryText: "Home",
  ///   image: CellImage(systemName: "wifi"))
  /// ```
  ///
  /// - Parameters:
  ///   - style: The style, which determines the defaults of all properties.
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

  /// The style, which names the factory that created the configuration.
  public var style: Style { store.style }

  /// The plain text, or `nil` without a text or with an attributed one.
  ///
  /// Assigning a string removes the attributed text; assigning `nil` keeps it.
  public var text: String? {
    get { content?.plain }
    set { content.setPlain(newValue) }
  }

  /// The attributed text, or `nil` without a text or with a plain one.
  ///
  /// Assigning a text removes the plain text; assigning `nil` keeps it. Runs without a font or
  /// color use those of ``textProperties``.
  public var attributedText: AttributedString? {
    get { content?.attributed }
    set { content.setAttributed(newValue) }
  }

  /// The plain secondary text, or `nil` without a secondary text or with an attributed one.
  ///
  /// Assigning a string removes the attributed secondary text; assigning `nil` keeps it.
  public var secondaryText: String? {
    get { secondaryContent?.plain }
    set { secondaryContent.setPlain(newValue) }
  }

  /// The attributed secondary text, or `nil` without a secondary text or with a plain one.
  ///
  /// Assigning a text removes the plain secondary text; assigning `nil` keeps it.
  public var secondaryAttributedText: AttributedString? {
    get { secondaryContent?.attributed }
    set { secondaryContent.setAttributed(newValue) }
  }

  /// The look of the image and the space reserved for it.
  public var imageProperties: ImageProperties {
    get {
      var properties = store.box.storage?.value.image ?? ImageProperties()
      properties.defaults = store.defaults
      return properties
    }
    _modify {
      prepareImage()
      defer { settleImage() }
      yield &store.box.storage.unsafelyUnwrapped.value.image
    }
  }

  /// The look of the text.
  ///
  /// Assigning a group that was read from this configuration in the same state assigns only the
  /// properties that were assigned in the group. Assigning any other group assigns all
  /// properties.
  public var textProperties: TextProperties {
    get {
      var properties = store.box.storage?.value.text ?? TextProperties(role: .text)
      properties.defaults = store.defaults
      return properties
    }
    _modify {
      prepareText()
      defer { settleText() }
      yield &store.box.storage.unsafelyUnwrapped.value.text
    }
  }

  /// The look of the secondary text.
  public var secondaryTextProperties: TextProperties {
    get {
      var properties =
        store.box.storage?.value.secondaryText ?? TextProperties(role: .secondaryText)
      properties.defaults = store.defaults
      return properties
    }
    _modify {
      prepareSecondaryText()
      defer { settleSecondaryText() }
      yield &store.box.storage.unsafelyUnwrapped.value.secondaryText
    }
  }

  /// Whether the margins were assigned rather than taken from the style.
  package var hasOwnMargins: Bool { store.isAssigned(.directionalLayoutMargins) }

  /// The distances from the edges of the view to the content, in points.
  ///
  /// On the axes in ``axesPreservingSuperviewLayoutMargins``, they are minimum distances.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { store[.directionalLayoutMargins, \.directionalLayoutMargins] }
    set { store[.directionalLayoutMargins, \.directionalLayoutMargins] = newValue }
  }

  /// The axes on which the larger of the configuration's own and the inherited margin applies.
  ///
  /// The default is horizontal for every style.
  public var axesPreservingSuperviewLayoutMargins: Axes {
    get { store[.axesPreservingSuperviewLayoutMargins, \.axesPreservingSuperviewLayoutMargins] }
    set {
      store[.axesPreservingSuperviewLayoutMargins, \.axesPreservingSuperviewLayoutMargins] =
        newValue
    }
  }

  /// Whether text and secondary text are placed side by side if both fit on one line.
  ///
  /// If they do not fit, or if the value is `false`, the default, they are stacked.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { store[.prefersSideBySideTextAndSecondaryText, \.prefersSideBySideTextAndSecondaryText] }
    set {
      store[.prefersSideBySideTextAndSecondaryText, \.prefersSideBySideTextAndSecondaryText] =
        newValue
    }
  }

  /// The distance between image and text, in points; has no effect unless both are present.
  public var imageToTextPadding: CGFloat {
    get { store[.imageToTextPadding, \.imageToTextPadding] }
    set { store[.imageToTextPadding, \.imageToTextPadding] = newValue }
  }

  /// The minimum distance between text and secondary text side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat {
    get { store[.textToSecondaryTextHorizontalPadding, \.textToSecondaryTextHorizontalPadding] }
    set {
      store[.textToSecondaryTextHorizontalPadding, \.textToSecondaryTextHorizontalPadding] =
        newValue
    }
  }

  /// The distance between text and secondary text when they are stacked, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { store[.textToSecondaryTextVerticalPadding, \.textToSecondaryTextVerticalPadding] }
    set {
      store[.textToSecondaryTextVerticalPadding, \.textToSecondaryTextVerticalPadding] = newValue
    }
  }

  /// The opacity of the content, from 0 to 1; does not affect the background (iOS 18).
  ///
  /// Values below 0 are shown as 0, values above 1 as 1, and NaN as 1.
  public var alpha: CGFloat {
    get { store[.alpha, \.alpha] }
    set { store[.alpha, \.alpha] = newValue }
  }

  /// Returns the configuration for another state.
  ///
  /// Properties that were not assigned take the style's defaults for the new state, with its list
  /// environment and style sheet. Nothing of an earlier state remains. Text, secondary text and
  /// image stay the same. The call looks up one group; its cost does not depend on the number of
  /// properties.
  public consuming func updated(for state: some ConfigurationState) -> ListContentConfiguration {
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
  /// ```swift
  /// content.when(.selected || .highlighted) {
  ///   $0.textProperties.color = .white
  ///   $0.imageProperties.tintColor = .white
  /// }
  /// ```
  ///
  /// A rule cannot assign a text or an image. Assign those where the state is known, such as in an
  /// update handler:
  ///
  /// ```swift
  /// content.text = state.isSelected ? "On" : "Off"
  /// ```
  ///
  /// If several conditions hold, the one that names more flags wins; among equals, the later call
  /// wins. While a rule holds, reading a property that it assigns returns the rule's value, even
  /// after an assignment without a condition.
  ///
  /// - Parameters:
  ///   - condition: The condition that the states fulfill.
  ///   - change: A closure that assigns the properties. It reads the values that apply where the
  ///     condition holds, including earlier assignments. Assigning a text or an image in the
  ///     closure traps.
  public mutating func when(
    _ condition: StateCondition, _ change: (inout ListContentConfiguration) -> Void
  ) {
    store.add(rules(when: condition, change))
  }

  /// Returns the rules that a closure assigns under a condition.
  @inline(never)
  func rules(
    when condition: StateCondition, _ change: (inout ListContentConfiguration) -> Void
  ) -> [ConfigurationRule<Style>] {
    var rule = ListContentConfiguration(style: style)
    rule.store = store.startingRule(for: condition)
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
    return rule.store.finishRules()
  }
}

extension ListContentConfiguration {
  /// The displayed text: the attributed or the plain one, or `nil` if it is absent or empty.
  package var shownText: ListText? { content?.nonEmpty }

  /// The displayed secondary text, attributed or plain; `nil` if it is absent or empty.
  package var shownSecondaryText: ListText? { secondaryContent?.nonEmpty }

  /// Whether a text is displayed.
  package var hasText: Bool { content?.isEmpty == false }

  /// Whether a secondary text is displayed.
  package var hasSecondaryText: Bool { secondaryContent?.isEmpty == false }

  /// The attributed text or secondary text: ``attributedText`` or ``secondaryAttributedText``.
  package subscript(attributed role: TextRole) -> AttributedString? {
    get { role == .text ? attributedText : secondaryAttributedText }
    set {
      switch role {
      case .text: attributedText = newValue
      case .secondaryText: secondaryAttributedText = newValue
      }
    }
  }

  /// The current values of all properties.
  package var values: ListContentValues { store.values }

  /// The style whose row of the sheet applies in the current list environment.
  package var row: Style { store.style.resolvedStyle(in: store.environment) }

  /// The text and the secondary text as stored.
  var texts: (ListText?, ListText?) {
    get { (content, secondaryContent) }
    set { (content, secondaryContent) = newValue }
  }
}

// MARK: Changing groups in place

// These are separate functions, and the accessors keep no local value between the calls. An
// accessor that needs more space than a few pointers while it yields allocates that space. After a
// `prepare` function, there is always storage.
extension ListContentConfiguration {
  @inline(never)
  private mutating func prepareImage() {
    store.prepare(\.image)
  }

  @inline(never)
  private mutating func settleImage() {
    if let assignments = store.box.storage, store.isSettled(assignments.value.image) { return }
    store.settle(\.image, as: ImageProperties(defaults: store.defaults))
  }

  @inline(never)
  private mutating func prepareText() {
    store.prepare(\.text)
  }

  @inline(never)
  private mutating func settleText() {
    if let assignments = store.box.storage, assignments.value.text.role == .text,
      store.isSettled(assignments.value.text)
    {
      return
    }
    store.settle(\.text, as: TextProperties(defaults: store.defaults, role: .text))
  }

  @inline(never)
  private mutating func prepareSecondaryText() {
    store.prepare(\.secondaryText)
  }

  @inline(never)
  private mutating func settleSecondaryText() {
    if let assignments = store.box.storage, assignments.value.secondaryText.role == .secondaryText,
      store.isSettled(assignments.value.secondaryText)
    {
      return
    }
    store.settle(
      \.secondaryText, as: TextProperties(defaults: store.defaults, role: .secondaryText))
  }
}
