public import Foundation

/// The empty state of a screen or a list: an image, two texts and up to two buttons.
///
/// ```swift
/// var empty = ContentUnavailableConfiguration.empty()
/// empty.image = CellImage(systemName: "tray")
/// empty.text = "No Mail"
/// empty.secondaryText = "New messages appear here."
/// empty.button = .filled()
/// empty.button.title = "Check Again"
/// empty.buttonProperties.primaryAction = CellAccessory.Action(named: "refresh")
/// ```
///
/// A property that was never assigned has the style's default. An assigned property keeps its value
/// in every state. Use ``when(_:_:)`` to assign for some traits only. A configuration neither
/// measures nor draws. As documented for `UIContentUnavailableConfiguration`; its fonts, colors and
/// distances are not documented, and all defaults here are assumed.
public struct ContentUnavailableConfiguration: Hashable, Sendable {
  var store: PropertyStore<Style>

  // The content that was assigned; the outer value is `nil` for the content of the style.
  private var ownImage: CellImage??
  private var ownText: ListText??
  private var ownSecondaryText: ListText??

  /// The text that is searched for, of the last state; styles other than ``Style/search`` have
  /// none.
  package private(set) var searchText: String?

  /// The button below the texts; shown if it has a title, an image or a spinner.
  public var button = ButtonConfiguration.plain()

  /// The effect of the button, and whether it has one.
  public var buttonProperties = ButtonProperties()

  /// The button below the first one; shown if it has a title, an image or a spinner.
  public var secondaryButton = ButtonConfiguration.plain()

  /// The effect of the second button, and whether it has one.
  public var secondaryButtonProperties = ButtonProperties()

  /// The background of the whole view; clear unless you assign another.
  public var background = BackgroundConfiguration.clear()

  /// Creates a configuration of a style.
  public init(style: Style) { store = PropertyStore(style) }

  /// Creates an empty state without content.
  public static func empty() -> ContentUnavailableConfiguration { Self(style: .empty) }

  /// Creates the state of content that loads: a spinner in the place of the image.
  ///
  /// The image properties apply to the spinner.
  public static func loading() -> ContentUnavailableConfiguration { Self(style: .loading) }

  /// Creates the state of a search without results.
  ///
  /// It has a magnifying glass and two texts in English. ``updated(for:)`` adds the text that is
  /// searched for: *No Results for “Blue”*.
  public static func search() -> ContentUnavailableConfiguration { Self(style: .search) }

  /// The style, which names the factory that created the configuration.
  public var style: Style { store.style }

  // MARK: Content

  /// The image above the texts; `nil` for none.
  public var image: CellImage? {
    get { ownImage ?? style.image }
    set { ownImage = .some(newValue) }
  }

  /// The plain text, or `nil` without a text or with an attributed one.
  ///
  /// Assigning a string removes the attributed text; assigning `nil` keeps it.
  public var text: String? {
    get { content?.plain }
    set { content.setPlain(newValue) }
  }

  /// The attributed text, or `nil` without a text or with a plain one.
  ///
  /// Assigning a text removes the plain text; assigning `nil` keeps it.
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

  /// Whether the activity indicator is shown, which takes the place of the image.
  ///
  /// It is shown by ``loading()`` until an image is assigned.
  public var showsActivityIndicator: Bool { style == .loading && image == nil }

  /// The text, plain or attributed.
  private var content: ListText? {
    get { ownText ?? style.text(searchingFor: searchText).map { .plain($0) } }
    set { ownText = .some(newValue) }
  }

  /// The secondary text, plain or attributed.
  private var secondaryContent: ListText? {
    get { ownSecondaryText ?? style.secondaryText.map { .plain($0) } }
    set { ownSecondaryText = .some(newValue) }
  }

  // MARK: Properties

  /// The look of the image or the activity indicator.
  public var imageProperties: ImageProperties {
    get {
      var properties = store.box.storage?.value.image ?? ImageProperties()
      properties.defaults = store.defaults
      return properties
    }
    _modify {
      store.prepare(\.image)
      defer { settle(\.image, as: ImageProperties(defaults: store.defaults)) }
      yield &store.box.storage.unsafelyUnwrapped.value.image
    }
  }

  /// The look of the text.
  public var textProperties: TextProperties {
    get { textProperties(\.text, .text) }
    _modify {
      store.prepare(\.text)
      defer { settle(\.text, as: TextProperties(defaults: store.defaults, role: .text)) }
      yield &store.box.storage.unsafelyUnwrapped.value.text
    }
  }

  /// The look of the secondary text.
  public var secondaryTextProperties: TextProperties {
    get { textProperties(\.secondaryText, .secondaryText) }
    _modify {
      store.prepare(\.secondaryText)
      defer {
        settle(
          \.secondaryText, as: TextProperties(defaults: store.defaults, role: .secondaryText))
      }
      yield &store.box.storage.unsafelyUnwrapped.value.secondaryText
    }
  }

  private func textProperties(
    _ path: KeyPath<ContentUnavailableAssignments, TextProperties>, _ role: TextRole
  ) -> TextProperties {
    var properties = store.box.storage?.value[keyPath: path] ?? TextProperties(role: role)
    properties.defaults = store.defaults
    return properties
  }

  private mutating func settle<Properties: StyledProperties>(
    _ path: WritableKeyPath<ContentUnavailableAssignments, Properties>, as fresh: Properties
  ) where Properties.Style == Style {
    if let group = store.box.storage?.value[keyPath: path], group.hasSameRole(as: fresh),
      store.isSettled(group)
    {
      return
    }
    store.settle(path, as: fresh)
  }

  /// The place of the content in the view.
  public var alignment: Alignment {
    get { store[.alignment, \.alignment] }
    set { store[.alignment, \.alignment] = newValue }
  }

  /// The axes on which the larger of the configuration's own and the inherited margin applies.
  public var axesPreservingSuperviewLayoutMargins: Axes {
    get { store[.axesPreservingSuperviewLayoutMargins, \.axesPreservingSuperviewLayoutMargins] }
    set {
      store[.axesPreservingSuperviewLayoutMargins, \.axesPreservingSuperviewLayoutMargins] =
        newValue
    }
  }

  /// The least distances from the edges of the view to the content, in points.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { store[.directionalLayoutMargins, \.directionalLayoutMargins] }
    set { store[.directionalLayoutMargins, \.directionalLayoutMargins] = newValue }
  }

  /// The distance between the image and the texts, in points.
  public var imageToTextPadding: CGFloat {
    get { store[.imageToTextPadding, \.imageToTextPadding] }
    set { store[.imageToTextPadding, \.imageToTextPadding] = newValue }
  }

  /// The distance between the text and the secondary text, in points.
  public var textToSecondaryTextPadding: CGFloat {
    get { store[.textToSecondaryTextPadding, \.textToSecondaryTextPadding] }
    set { store[.textToSecondaryTextPadding, \.textToSecondaryTextPadding] = newValue }
  }

  /// The distance between the texts and the button, in points.
  public var textToButtonPadding: CGFloat {
    get { store[.textToButtonPadding, \.textToButtonPadding] }
    set { store[.textToButtonPadding, \.textToButtonPadding] = newValue }
  }

  /// The distance between the two buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat {
    get { store[.buttonToSecondaryButtonPadding, \.buttonToSecondaryButtonPadding] }
    set { store[.buttonToSecondaryButtonPadding, \.buttonToSecondaryButtonPadding] = newValue }
  }

  // MARK: States

  /// Returns the configuration for another state.
  ///
  /// Properties that were not assigned take the style's defaults for the new traits. Assigned
  /// texts and images stay the same. A ``search()`` shows the
  /// ``ContentUnavailableConfigurationState/searchText`` of the state in its text, unless a text
  /// was assigned.
  public consuming func updated(
    for state: some ConfigurationState
  ) -> ContentUnavailableConfiguration {
    update(for: state)
    return self
  }

  /// Updates the configuration for another state, as ``updated(for:)`` does.
  public mutating func update(for state: some ConfigurationState) {
    store.update(for: state.context)
    state.traitCollection.note(store.testedTraits.dependencies)
    setSearchText((state as? ContentUnavailableConfigurationState)?.searchText)
  }

  /// Assigns properties for the states in which a condition holds, such as `.dark`.
  ///
  /// The assignments take precedence over those for all states. They are kept as a rule that
  /// applies in every state in which its condition holds. A rule cannot assign texts, the image,
  /// the buttons or the background.
  ///
  /// - Parameters:
  ///   - condition: The condition that the states fulfill.
  ///   - change: A closure that assigns the properties. Assigning anything but properties traps.
  public mutating func when(
    _ condition: StateCondition, _ change: (inout ContentUnavailableConfiguration) -> Void
  ) {
    var rule = ContentUnavailableConfiguration(style: style)
    rule.store = store.startingRule(for: condition)
    let empty = rule
    change(&rule)
    guard rule.hasSameContent(as: empty) else {
      trap(
        """
        assigned a text, an image, a button or a background in `when`, expected properties only. \
        Assign it where the state is known
        """
      )
    }
    store.add(rule.store.finishRules())
  }

  /// Returns whether everything but the properties is the same.
  private func hasSameContent(as other: Self) -> Bool {
    ownImage == other.ownImage && ownText == other.ownText
      && ownSecondaryText == other.ownSecondaryText && button == other.button
      && buttonProperties == other.buttonProperties && secondaryButton == other.secondaryButton
      && secondaryButtonProperties == other.secondaryButtonProperties
      && background == other.background
  }
}

extension ContentUnavailableConfiguration {
  /// The displayed text, or `nil` if it is absent or empty.
  package var shownText: ListText? { content?.nonEmpty }

  /// The displayed secondary text, or `nil` if it is absent or empty.
  package var shownSecondaryText: ListText? { secondaryContent?.nonEmpty }

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
  package var values: ContentUnavailableValues { store.values }

  /// Returns a text that was assigned; the outer value is `nil` if none was.
  func assignedContent(_ role: TextRole) -> ListText?? {
    role == .text ? ownText : ownSecondaryText
  }

  /// The assigned image; the outer value is `nil` if none was assigned.
  var assignedImage: CellImage?? { ownImage }

  /// Assigns a plain text, or none.
  mutating func setContent(_ text: String?, _ role: TextRole) {
    let content = ListText??.some(text.map { .plain($0) })
    if role == .text { ownText = content } else { ownSecondaryText = content }
  }

  /// Sets the text of the search, as an update for a state does.
  mutating func setSearchText(_ text: String?) { searchText = style == .search ? text : nil }
}
