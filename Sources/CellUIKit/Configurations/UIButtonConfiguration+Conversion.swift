import CellConfiguration
import Foundation

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit
#else
  import UIKitStubs
#endif

@MainActor
extension UIButton.Configuration {
  /// Creates the configuration of a button; properties with the defaults of the style keep UIKit's.
  init(_ button: ButtonConfiguration, _ context: UIKitContext) {
    self =
      switch button.style {
      case .plain: .plain()
      case .gray: .gray()
      case .tinted: .tinted()
      case .filled: .filled()
      }
    let usual = ButtonConfiguration(style: button.style)
    if let title = button.attributedTitle {
      let isPlain = title == AttributedString(String(title.characters))
      if isPlain {
        self.title = String(title.characters)
      } else {
        attributedTitle = AttributedString(
          title.uiAttributedString(button.textAlignment, .byWordWrapping, context))
      }
    }
    if button.titleTextAttributesTransformer != nil
      || button.subtitleTextAttributesTransformer != nil
    {
      context.refuse("text attributes of a button", "a closure of this package changes them")
    }
    if let subtitle = button.subtitle { self.subtitle = subtitle }
    if button.titlePadding != usual.titlePadding { titlePadding = button.titlePadding }
    if button.titleAlignment != usual.titleAlignment {
      titleAlignment = button.titleAlignment == .leading ? .leading : .center
    }
    if let image = button.image?.uiImage(in: context) { self.image = image }
    if let symbols = button.preferredSymbolConfigurationForImage {
      preferredSymbolConfigurationForImage = symbols.uiConfiguration
    }
    if button.showsActivityIndicator { showsActivityIndicator = true }
    if button.imagePlacement != usual.imagePlacement {
      imagePlacement = NSDirectionalRectEdge(button.imagePlacement)
    }
    if button.imagePadding != usual.imagePadding { imagePadding = button.imagePadding }
    if button.buttonSize != usual.buttonSize {
      buttonSize =
        switch button.buttonSize {
        case .mini: .mini
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
    var sized = usual
    sized.buttonSize = button.buttonSize
    if button.contentInsets != sized.contentInsets {
      contentInsets = NSDirectionalEdgeInsets(button.contentInsets)
    }
    if button.cornerStyle != usual.cornerStyle {
      cornerStyle =
        switch button.cornerStyle {
        case .fixed: .fixed
        case .dynamic: .dynamic
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .capsule: .capsule
        }
    }
    if let color = button.baseForegroundColor { baseForegroundColor = color.uiColor }
    if let color = button.baseBackgroundColor { baseBackgroundColor = color.uiColor }
    if button.background != usual.background {
      background = UIBackgroundConfiguration(button.background, context: context)
    }
  }
}
