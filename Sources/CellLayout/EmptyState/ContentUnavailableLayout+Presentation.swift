public import CellConfiguration
import CellText
public import Foundation

extension CellPresentation {
  /// Creates the presentation of an empty state from its layout.
  ///
  /// The activity indicator and the buttons are in ``contentViews``.
  ///
  /// - Parameters:
  ///   - layout: The layout of the empty state.
  ///   - configuration: The configuration that the layout was made for.
  ///   - context: The context that the layout was made for.
  ///   - tintColor: The tint color, for parts without an assigned color.
  public init(
    _ layout: ContentUnavailableLayout, of configuration: ContentUnavailableConfiguration,
    context: LayoutContext, tintColor: CellColor = .systemBlue
  ) {
    let resolver = Resolver(traits: context.traits, tint: tintColor)
    let parts = ContentUnavailableParts(configuration, context)
    (size, accessories) = (layout.size, [])
    (isSelected, isExpanded) = (false, false)
    isRightToLeft = context.traits.isRightToLeft
    background = Background(layout.background, of: configuration.background, resolver)
    func label(_ role: TextRole, _ frame: CGRect?, _ color: CellColor) -> Label? {
      guard let frame, let text = parts.text(role) else { return nil }
      let lines = parts.style(role).layout(
        text, color: nil,
        in: TextBounds(width: .exactly(frame.width), height: .atMost(frame.height)),
        context.resolved)
      return Label(
        layout: lines, origin: frame.origin, frame: frame, color: resolver.components(of: color),
        runColors: resolver.runColors(of: lines.text), alpha: 1)
    }
    text = label(.text, layout.textFrame, parts.values.text.color)
    secondaryText = label(
      .secondaryText, layout.secondaryTextFrame, parts.values.secondaryText.color)
    let imageTint = configuration.imageProperties.resolvedTintColor(for: tintColor)
    if let frame = layout.imageFrame, let image = configuration.image {
      var shown = resolver.image(
        image, in: frame, tint: imageTint,
        preferring: parts.values.image.preferredSymbolConfiguration)
      shown.cornerRadius = min(
        parts.values.image.cornerRadius.length, min(frame.width, frame.height) / 2)
      self.image = shown
    }
    var views: [DisplayItem.Content] = []
    if let frame = layout.imageFrame, configuration.image == nil {
      views.append(
        .spinner(in: frame, color: resolver.components(of: imageTint), traits: context.traits))
    }
    contentViews = views.items(.view(0))
    for (number, button) in ContentUnavailableLayout.Button.allCases.enumerated() {
      guard let frame = layout.frame(of: button), let parts = parts.buttonParts(button) else {
        continue
      }
      contentViews += parts.contents(in: frame, tint: tintColor).items(.view(number + 1))
    }
  }
}

extension ContentUnavailableLayout {
  /// Returns the frame of a button; `nil` without one.
  public func frame(of button: Button) -> CGRect? {
    button == .primary ? buttonFrame : secondaryButtonFrame
  }

  /// Returns the accessibility elements of the empty state, from top to bottom.
  ///
  /// The image is an element if it has a label, the text is a header, and a button that is not
  /// enabled has the trait for it. Which elements UIKit presents is unknown (assumed).
  ///
  /// - Parameters:
  ///   - configuration: The configuration that the layout was made for.
  ///   - context: The context that the layout was made for.
  public func accessibilityElements(
    of configuration: ContentUnavailableConfiguration, context: LayoutContext
  ) -> [AccessibilityElement] {
    let parts = ContentUnavailableParts(configuration, context)
    var elements = [
      AccessibilityFragment(configuration.image?.accessibilityLabel, .image, imageFrame),
      AccessibilityFragment(configuration.shownText?.string, .header, textFrame),
      AccessibilityFragment(
        configuration.shownSecondaryText?.string, .staticText, secondaryTextFrame),
    ].compactMap { $0?.element }
    for button in Button.allCases {
      let shown = parts.buttonParts(button)
      let isEnabled = shown?.properties.isEnabled ?? true
      let traits: AccessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
      if let part = AccessibilityFragment(shown?.label, traits, frame(of: button)) {
        elements.append(part.element)
      }
    }
    return elements
  }
}
