import CellConfiguration
public import CellHosting
import Foundation

/// The labels and the image view through which older code sets the content of a cell or header.
///
/// They are not in the cell: each change of them changes the content configuration. The cell owns
/// them.
@MainActor
private final class ContentViews {
  let text = UILabel()
  let secondaryText = UILabel()
  let image = UIImageView()
  private weak var host: ConfigurableView?

  /// The content on which changes of the views are based.
  private let standard: UIListContentConfiguration

  init(of host: ConfigurableView, _ standard: UIListContentConfiguration) {
    self.host = host
    self.standard = standard
    text.style = UILabel.Style(standard.textProperties)
    secondaryText.style = UILabel.Style(standard.secondaryTextProperties)
    for label in [text, secondaryText] { label.changeHandler = { [weak self] in self?.apply() } }
    image.changeHandler = { [weak self] in self?.apply() }
  }

  /// Assigns the values of the views to the content configuration.
  ///
  /// A content configuration of another type is replaced.
  private func apply() {
    var content = host?.contentConfiguration as? UIListContentConfiguration ?? standard
    content.text = text.text
    content.secondaryText = secondaryText.text
    if text.hasAttributes { content.attributedText = text.attributedText }
    if secondaryText.hasAttributes {
      content.secondaryAttributedText = secondaryText.attributedText
    }
    text.style.changes(
      from: UILabel.Style(standard.textProperties), in: &content.textProperties)
    secondaryText.style.changes(
      from: UILabel.Style(standard.secondaryTextProperties), in: &content.secondaryTextProperties)
    content.image = image.image
    if let symbols = image.preferredSymbolConfiguration {
      content.imageProperties.preferredSymbolConfiguration = symbols
    }
    if let tint = image.ownTint { content.imageProperties.tintColor = tint }
    let old = host?.contentConfiguration == nil ? host?.contentView : nil
    host?.contentConfiguration = content
    // Subviews that an app added before stay above the labels.
    if let old, let new = host?.contentView, old !== new, !old.subviews.isEmpty {
      old.frame = new.bounds
      old.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      new.addSubview(old)
    }
  }

  /// Returns the views of a cell or header.
  static func views(
    of host: ConfigurableView, _ standard: @autoclosure () -> UIListContentConfiguration
  ) -> ContentViews {
    if let views = host.viewsOfContent as? ContentViews { return views }
    let views = ContentViews(of: host, standard())
    host.viewsOfContent = views
    return views
  }
}

extension UILabel.Style {
  /// Creates the values of a label without a text.
  fileprivate init(_ properties: UIListContentConfiguration.TextProperties) {
    font = properties.font
    textColor = properties.color
    textAlignment = NSTextAlignment(properties.alignment)
    numberOfLines = properties.numberOfLines
    lineBreakMode = properties.lineBreakMode
    adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    minimumScaleFactor = properties.minimumScaleFactor
    allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
  }

  /// Assigns the values that differ from others to the properties of a text.
  ///
  /// Texts of configurations are aligned by edges: left and right count as natural.
  fileprivate func changes(
    from other: UILabel.Style, in properties: inout UIListContentConfiguration.TextProperties
  ) {
    if font != other.font { properties.font = font }
    if textColor != other.textColor { properties.color = textColor }
    if textAlignment != other.textAlignment {
      properties.alignment =
        switch textAlignment {
        case .left, .right, .natural: .natural
        case .center: .center
        case .justified: .justified
        }
    }
    if numberOfLines != other.numberOfLines { properties.numberOfLines = numberOfLines }
    if lineBreakMode != other.lineBreakMode { properties.lineBreakMode = lineBreakMode }
    if adjustsFontForContentSizeCategory != other.adjustsFontForContentSizeCategory {
      properties.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
    if adjustsFontSizeToFitWidth != other.adjustsFontSizeToFitWidth {
      properties.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    }
    if minimumScaleFactor != other.minimumScaleFactor {
      properties.minimumScaleFactor = minimumScaleFactor
    }
    if allowsDefaultTighteningForTruncation != other.allowsDefaultTighteningForTruncation {
      properties.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    }
  }
}

/// The labels and the image view of older code, which UIKit will deprecate in a later version.
///
/// They change the content configuration, and are not subviews of the cell.
extension UITableViewCell {
  /// The label of the text; changes of it change the content configuration.
  @available(swift, deprecated: 100, message: "use a UIListContentConfiguration")
  public var textLabel: UILabel? {
    ContentViews.views(of: self, defaultContentConfiguration()).text
  }

  /// The label of the secondary text; `nil` in the default style, which has none.
  @available(swift, deprecated: 100, message: "use a UIListContentConfiguration")
  public var detailTextLabel: UILabel? {
    style == .default
      ? nil : ContentViews.views(of: self, defaultContentConfiguration()).secondaryText
  }

  /// The view of the image; changes of it change the content configuration.
  @available(swift, deprecated: 100, message: "use a UIListContentConfiguration")
  public var imageView: UIImageView? {
    ContentViews.views(of: self, defaultContentConfiguration()).image
  }
}

extension UITableViewHeaderFooterView {
  /// The label of the text; changes of it change the content configuration.
  @available(swift, deprecated: 100, message: "use a UIListContentConfiguration")
  public var textLabel: UILabel? {
    ContentViews.views(of: self, defaultContentConfiguration()).text
  }

  /// The label of the secondary text; changes of it change the content configuration.
  @available(swift, deprecated: 100, message: "use a UIListContentConfiguration")
  public var detailTextLabel: UILabel? {
    ContentViews.views(of: self, defaultContentConfiguration()).secondaryText
  }
}
