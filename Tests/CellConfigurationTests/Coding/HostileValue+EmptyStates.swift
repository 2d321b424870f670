import CellConfiguration
import Foundation

extension HostileValue {
  static let emptyStates: [HostileValue] = buttons + buttonProperties + content

  private static let buttonProperties: [HostileValue] = {
    let properties = ContentUnavailableConfiguration.ButtonProperties()
    return each(
      HostilePart.strings.map { CellAccessory.Action(named: $0) }, in: properties,
      ("primaryAction", \.primaryAction))
      + each([true, false], in: properties, ("isEnabled", \.isEnabled))
      + each(ButtonConfiguration.Role.allCases, in: properties, ("role", \.role))
  }()

  private static let buttons: [HostileValue] = {
    let button = ButtonConfiguration.gray()
    var transformed = button
    transformed.subtitleTextAttributesTransformer = .init { $0 }
    let tables: [[HostileValue]] = [
      [HostileValue("closure", transformed)],
      each(HostilePart.strings, in: button, ("title", \.title), ("subtitle", \.subtitle)),
      each(HostilePart.attributedTexts, in: button, ("attributedTitle", \.attributedTitle)),
      each(HostilePart.images, in: button, ("image", \.image)),
      each(
        HostilePart.numbers, in: button, ("titlePadding", \.titlePadding),
        ("imagePadding", \.imagePadding)),
      each(HostilePart.insets, in: button, ("contentInsets", \.contentInsets)),
      each(HostilePart.edges, in: button, ("imagePlacement", \.imagePlacement)),
      each(
        HostilePart.colors.map(Optional.some), in: button,
        ("baseForegroundColor", \.baseForegroundColor),
        ("baseBackgroundColor", \.baseBackgroundColor)),
      each(
        HostilePart.symbolConfigurations, in: button,
        ("preferredSymbolConfigurationForImage", \.preferredSymbolConfigurationForImage)),
      each(HostilePart.numbers, in: button, ("cornerRadius", \.background.cornerRadius)),
      ButtonConfiguration.Size.allCases.map { size in
        var changed = button
        changed.buttonSize = size
        changed.contentInsets = button.contentInsets
        return HostileValue("", changed)
      },
    ]
    return tables.flatMap(\.self)
  }()

  private static let content: [HostileValue] = [
    ContentUnavailableConfiguration.search(), .empty(),
  ].flatMap { content in
    let tables: [[HostileValue]] = [
      each(
        HostilePart.strings.map(Optional.some) + [nil], in: content, ("text", \.text),
        ("secondaryText", \.secondaryText)),
      each(
        HostilePart.attributedTexts, in: content, ("attributedText", \.attributedText),
        ("secondaryAttributedText", \.secondaryAttributedText)),
      each(HostilePart.images, in: content, ("image", \.image)),
      each(
        HostilePart.insets, in: content, ("directionalLayoutMargins", \.directionalLayoutMargins)),
      each(
        HostilePart.axes, in: content,
        ("axesPreservingSuperviewLayoutMargins", \.axesPreservingSuperviewLayoutMargins)),
      each(
        HostilePart.numbers, in: content, ("imageToTextPadding", \.imageToTextPadding),
        ("textToSecondaryTextPadding", \.textToSecondaryTextPadding),
        ("textToButtonPadding", \.textToButtonPadding),
        ("buttonToSecondaryButtonPadding", \.buttonToSecondaryButtonPadding),
        ("cornerRadius", \.imageProperties.cornerRadius),
        ("minimumScaleFactor", \.textProperties.minimumScaleFactor)),
      each(HostilePart.sizes, in: content, ("maximumSize", \.imageProperties.maximumSize)),
      each(HostilePart.colors, in: content, ("color", \.secondaryTextProperties.color)),
      each(HostilePart.fonts, in: content, ("font", \.textProperties.font)),
      each(HostilePart.integers, in: content, ("numberOfLines", \.textProperties.numberOfLines)),
      each(
        HostilePart.strings.map { CellAccessory.Action(named: $0) }, in: content,
        ("primaryAction", \.buttonProperties.primaryAction)),
      HostilePart.strings.map { text in
        var state = ContentUnavailableConfigurationState()
        state.searchText = text
        return HostileValue("searchText", content.updated(for: state))
      },
    ]
    return tables.flatMap(\.self)
  }
}
