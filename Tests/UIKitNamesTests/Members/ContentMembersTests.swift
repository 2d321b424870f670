import Testing
import UIKitNames

/// Every member of the content types that the table of members says is there, in use.
@MainActor
struct ContentMembersTests {
  @Test("Content configurations come from all factories")
  func contentConfigurationsCome() {
    let all: [UIListContentConfiguration] = [
      .cell(), .subtitleCell(), .valueCell(), .header(), .footer(),
      .plainHeader(), .plainFooter(), .groupedHeader(), .groupedFooter(),
      .prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader(),
      .sidebarCell(), .sidebarSubtitleCell(), .sidebarHeader(),
      .accompaniedSidebarCell(), .accompaniedSidebarSubtitleCell(),
    ]
    #expect(Set(all).count == 16)
  }

  @Test("Attributed texts have the type that they have in UIKit")
  func attributedTextsType() {
    var content = UIListContentConfiguration.cell()
    content.attributedText = NSAttributedString(string: "A", attributes: [.kern: 2])
    let text = content.attributedText
    #expect(text?.string == "A")
    #expect(text?.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2)
    content.secondaryAttributedText = NSAttributedString(AttributedString("B"))
    #expect(content.secondaryAttributedText?.string == "B")
    content.secondaryAttributedText = nil
    #expect(content.secondaryAttributedText == nil && content.attributedText != nil)
  }

  @Test("A content configuration keeps what is set")
  func contentConfigurationKeeps() {
    var content = UIListContentConfiguration.valueCell()
    content.image = UIImage(systemName: "star")
    content.text = "A"
    content.secondaryText = "B"
    content.axesPreservingSuperviewLayoutMargins = .both
    content.directionalLayoutMargins = .zero
    content.prefersSideBySideTextAndSecondaryText = false
    content.imageToTextPadding = 1
    content.textToSecondaryTextHorizontalPadding = 2
    content.textToSecondaryTextVerticalPadding = 3
    content.alpha = 0.5
    let state = UIViewConfigurationState(traitCollection: UITraitCollection())
    let updated = content.updated(for: state)
    #expect(updated.image == UIImage(systemName: "star"))
    #expect([updated.text, updated.secondaryText] == ["A", "B"])
    #expect(updated.axesPreservingSuperviewLayoutMargins == .both)
    #expect(updated.directionalLayoutMargins == .zero)
    #expect(!updated.prefersSideBySideTextAndSecondaryText)
    #expect(updated.imageToTextPadding == 1)
    #expect(updated.textToSecondaryTextHorizontalPadding == 2)
    #expect(updated.textToSecondaryTextVerticalPadding == 3)
    #expect(updated.alpha == 0.5)
  }

  @Test("Text properties keep what is set")
  func textPropertiesKeep() {
    var content = UIListContentConfiguration.cell()
    var text: UIListContentConfiguration.TextProperties = content.textProperties
    let alignments: [UIListContentConfiguration.TextProperties.TextAlignment] = [
      .natural, .center, .justified,
    ]
    let transforms: [UIListContentConfiguration.TextProperties.TextTransform] = [
      .none, .uppercase, .lowercase, .capitalized,
    ]
    #expect(Set(alignments).count == 3 && Set(transforms).count == 4)
    text.font = .preferredFont(forTextStyle: .footnote)
    text.color = .systemRed
    text.colorTransformer = .grayscale
    text.alignment = .center
    text.lineBreakMode = .byTruncatingMiddle
    text.numberOfLines = 2
    text.adjustsFontSizeToFitWidth = true
    text.minimumScaleFactor = 0.5
    text.allowsDefaultTighteningForTruncation = true
    text.adjustsFontForContentSizeCategory = false
    text.showsExpansionTextWhenTruncated = false
    text.transform = .uppercase
    content.textProperties = text
    content.secondaryTextProperties = text
    #expect(content.textProperties.resolvedColor() != .systemRed)
    for properties in [content.textProperties, content.secondaryTextProperties] {
      #expect(properties.font == text.font && properties.color == .systemRed)
      #expect(properties.colorTransformer == .grayscale && properties.alignment == .center)
      #expect(properties.lineBreakMode == .byTruncatingMiddle && properties.numberOfLines == 2)
      #expect(properties.adjustsFontSizeToFitWidth && properties.minimumScaleFactor == 0.5)
      #expect(properties.allowsDefaultTighteningForTruncation)
      #expect(!properties.adjustsFontForContentSizeCategory)
      #expect(!properties.showsExpansionTextWhenTruncated && properties.transform == .uppercase)
    }
  }

  @Test("Image properties keep what is set")
  func imagePropertiesKeep() {
    var content = UIListContentConfiguration.cell()
    var image: UIListContentConfiguration.ImageProperties = content.imageProperties
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .small)
    image.tintColor = nil
    image.tintColorTransformer = .preferredTint
    image.cornerRadius = 3
    image.maximumSize = CGSize(width: 20, height: 20)
    image.reservedLayoutSize.width =
      UIListContentConfiguration.ImageProperties.standardDimension
    image.accessibilityIgnoresInvertColors = true
    image.strokeWidth = 1
    image.strokeColor = .systemRed
    image.strokeColorTransformer = .grayscale
    content.imageProperties = image
    let kept = content.imageProperties
    #expect(kept == image)
    #expect(kept.resolvedTintColor(for: .systemBlue) == .systemBlue)
    #expect(kept.resolvedStrokeColor(for: .systemBlue) != .systemRed)
    #expect(kept.preferredSymbolConfiguration?.scale == .small && kept.tintColor == nil)
    #expect(kept.tintColorTransformer == .preferredTint && kept.cornerRadius == 3)
    #expect(kept.maximumSize.width == 20 && kept.reservedLayoutSize.width < 0)
    #expect(kept.accessibilityIgnoresInvertColors && kept.strokeWidth == 1)
    #expect(kept.strokeColor == .systemRed && kept.strokeColorTransformer == .grayscale)
  }

  @Test("Content views are made of configurations and take others")
  func contentViewsMade() {
    let configuration: UIContentConfiguration = UIListContentConfiguration.cell()
    let made: UIView & UIContentView = configuration.makeContentView()
    #expect(made.supports(UIListContentConfiguration.header()))
    var content = UIListContentConfiguration.cell()
    content.text = "A"
    let view = UIListContentView(configuration: content)
    view.configuration = content.updated(for: UICellConfigurationState())
    #expect(view.supports(content))
    #expect(view.textLayoutGuide != nil && view.secondaryTextLayoutGuide == nil)
    #expect(view.imageLayoutGuide == nil)
  }
}
