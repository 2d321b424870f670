public import CellConfiguration
import Foundation

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitStubs
#endif

@available(iOS 17, visionOS 1, *)
@MainActor
extension UIContentUnavailableConfiguration {
  /// Creates the configuration that shows an empty state on a phone.
  ///
  /// ```swift
  /// collectionView.backgroundView = UIContentUnavailableView(
  ///   configuration: UIContentUnavailableConfiguration(empty))
  /// ```
  ///
  /// Only assigned properties are converted, and content that was assigned. All others have UIKit's
  /// defaults, in the system's version and language. A text attribute transformer of a button is
  /// left out.
  ///
  /// - Parameters:
  ///   - emptyState: The empty state. What was searched for has no effect: UIKit updates a search
  ///     for the state of its view.
  ///   - context: The app's images and actions, by name.
  public init(
    _ emptyState: ContentUnavailableConfiguration, context: UIKitContext = UIKitContext()
  ) {
    self =
      switch emptyState.style {
      case .empty: .empty()
      case .loading: .loading()
      case .search: .search()
      }
    let assigned = emptyState.assignedValues
    assign(assigned.own)
    textProperties.assign(assigned.text, "textProperties", context)
    secondaryTextProperties.assign(assigned.secondaryText, "secondaryTextProperties", context)
    imageProperties.assign(assigned.image)
    if let image = assigned.content.image { self.image = image.flatMap { $0.uiImage(in: context) } }
    assign(
      assigned.content.text, \.text, \.attributedText, emptyState.textProperties.lineBreakMode,
      context)
    assign(
      assigned.content.secondaryText, \.secondaryText, \.secondaryAttributedText,
      emptyState.secondaryTextProperties.lineBreakMode, context)
    if emptyState.button != .plain() {
      button = UIButton.Configuration(emptyState.button, context)
    }
    if emptyState.secondaryButton != .plain() {
      secondaryButton = UIButton.Configuration(emptyState.secondaryButton, context)
    }
    buttonProperties.assign(emptyState.buttonProperties, context)
    secondaryButtonProperties.assign(emptyState.secondaryButtonProperties, context)
    if emptyState.background != .clear() {
      background = UIBackgroundConfiguration(emptyState.background, context: context)
    }
  }

  private mutating func assign(_ values: AssignedValues<ContentUnavailableOwnValues>) {
    if let alignment = values[\.alignment] {
      self.alignment = alignment == .center ? .center : .natural
    }
    if let margins = values[\.directionalLayoutMargins] {
      directionalLayoutMargins = NSDirectionalEdgeInsets(margins)
    }
    if let axes = values[\.axesPreservingSuperviewLayoutMargins] {
      axesPreservingSuperviewLayoutMargins = UIAxis(axes)
    }
    if let padding = values[\.imageToTextPadding] { imageToTextPadding = padding }
    if let padding = values[\.textToSecondaryTextPadding] { textToSecondaryTextPadding = padding }
    if let padding = values[\.textToButtonPadding] { textToButtonPadding = padding }
    if let padding = values[\.buttonToSecondaryButtonPadding] {
      buttonToSecondaryButtonPadding = padding
    }
  }

  /// Assigns a text, plain or attributed; the outer value is `nil` if none was assigned.
  private mutating func assign(
    _ text: ListText??, _ plain: WritableKeyPath<Self, String?>,
    _ attributed: WritableKeyPath<Self, NSAttributedString?>, _ mode: LineBreakMode,
    _ context: UIKitContext
  ) {
    guard let text else { return }
    if let value = text?.attributed {
      self[keyPath: attributed] = value.uiAttributedString(
        alignment == .center ? .center : .natural, mode, context)
    } else {
      self[keyPath: plain] = text?.plain
    }
  }
}

@available(iOS 17, visionOS 1, *)
@MainActor
extension UIContentUnavailableConfiguration.TextProperties {
  /// Assigns all assigned values.
  fileprivate mutating func assign(
    _ values: AssignedValues<UnavailableTextValues>, _ name: String, _ context: UIKitContext
  ) {
    if let font = values[\.font] {
      if let font = font.uiFont {
        self.font = font
      } else {
        context.refuse("\(name).font \(font)", "there is no typeface of this name")
      }
    }
    if let color = values[\.color] { self.color = color.uiColor }
    if let mode = values[\.lineBreakMode] { lineBreakMode = mode.uiLineBreakMode }
    if let number = values[\.numberOfLines] { numberOfLines = number }
    if let adjusts = values[\.adjustsFontSizeToFitWidth] { adjustsFontSizeToFitWidth = adjusts }
    if let factor = values[\.minimumScaleFactor] { minimumScaleFactor = factor }
    if let allows = values[\.allowsDefaultTighteningForTruncation] {
      allowsDefaultTighteningForTruncation = allows
    }
  }
}

@available(iOS 17, visionOS 1, *)
@MainActor
extension UIContentUnavailableConfiguration.ImageProperties {
  /// Assigns all assigned values.
  fileprivate mutating func assign(_ values: AssignedValues<UnavailableImageValues>) {
    if let configuration = values[\.preferredSymbolConfiguration] {
      preferredSymbolConfiguration = configuration?.uiConfiguration
    }
    if let color = values[\.tintColor] { tintColor = color?.uiColor }
    if let radius = values[\.cornerRadius] { cornerRadius = radius }
    if let size = values[\.maximumSize] { maximumSize = size }
    if let ignores = values[\.accessibilityIgnoresInvertColors] {
      accessibilityIgnoresInvertColors = ignores
    }
  }
}

@available(iOS 17, visionOS 1, *)
@MainActor
extension UIContentUnavailableConfiguration.ButtonProperties {
  /// Assigns the values that differ from the defaults.
  fileprivate mutating func assign(
    _ properties: ContentUnavailableConfiguration.ButtonProperties, _ context: UIKitContext
  ) {
    if let handler = properties.primaryAction?.handler(of: "a button", in: context) {
      primaryAction = UIAction { _ in handler() }
    }
    if !properties.isEnabled { isEnabled = false }
    if properties.role != .normal { role = UIButton.Role(properties.role) }
  }
}

extension UIButton.Role {
  fileprivate init(_ role: ButtonConfiguration.Role) {
    self =
      switch role {
      case .normal: .normal
      case .primary: .primary
      case .cancel: .cancel
      case .destructive: .destructive
      }
  }
}
