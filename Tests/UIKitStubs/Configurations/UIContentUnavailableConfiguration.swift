// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// An empty state that notes what is assigned to it.
@MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public enum Alignment: Int, Sendable { case center, natural }

  /// The name of the factory that made it.
  public let factory: String

  /// What was assigned, by the names of the members.
  public private(set) var assigned: [String: Any?] = [:]

  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public var buttonProperties = ButtonProperties()
  public var secondaryButtonProperties = ButtonProperties()

  public var text: String? {
    get { assigned.value("text", nil) }
    set { assigned["text"] = .some(newValue) }
  }
  public var attributedText: NSAttributedString? {
    get { assigned.value("attributedText", nil) }
    set { assigned["attributedText"] = .some(newValue) }
  }
  public var secondaryText: String? {
    get { assigned.value("secondaryText", nil) }
    set { assigned["secondaryText"] = .some(newValue) }
  }
  public var secondaryAttributedText: NSAttributedString? {
    get { assigned.value("secondaryAttributedText", nil) }
    set { assigned["secondaryAttributedText"] = .some(newValue) }
  }
  public var image: UIImage? {
    get { assigned.value("image", nil) }
    set { assigned["image"] = .some(newValue) }
  }
  public var button: UIButton.Configuration {
    get { assigned.value("button", .plain()) }
    set { assigned["button"] = .some(newValue) }
  }
  public var secondaryButton: UIButton.Configuration {
    get { assigned.value("secondaryButton", .plain()) }
    set { assigned["secondaryButton"] = .some(newValue) }
  }
  public var background: UIBackgroundConfiguration {
    get { assigned.value("background", .clear()) }
    set { assigned["background"] = .some(newValue) }
  }
  public var alignment: Alignment {
    get { assigned.value("alignment", .center) }
    set { assigned["alignment"] = .some(newValue) }
  }
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { assigned.value("axesPreservingSuperviewLayoutMargins", .horizontal) }
    set { assigned["axesPreservingSuperviewLayoutMargins"] = .some(newValue) }
  }
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      assigned.value(
        "directionalLayoutMargins",
        NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    }
    set { assigned["directionalLayoutMargins"] = .some(newValue) }
  }
  public var imageToTextPadding: CGFloat {
    get { assigned.value("imageToTextPadding", 0) }
    set { assigned["imageToTextPadding"] = .some(newValue) }
  }
  public var textToSecondaryTextPadding: CGFloat {
    get { assigned.value("textToSecondaryTextPadding", 0) }
    set { assigned["textToSecondaryTextPadding"] = .some(newValue) }
  }
  public var textToButtonPadding: CGFloat {
    get { assigned.value("textToButtonPadding", 0) }
    set { assigned["textToButtonPadding"] = .some(newValue) }
  }
  public var buttonToSecondaryButtonPadding: CGFloat {
    get { assigned.value("buttonToSecondaryButtonPadding", 0) }
    set { assigned["buttonToSecondaryButtonPadding"] = .some(newValue) }
  }

  private init(factory: String) { self.factory = factory }

  public static func empty() -> Self { Self(factory: "empty") }
  public static func loading() -> Self { Self(factory: "loading") }
  public static func search() -> Self { Self(factory: "search") }

  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// The look of a text.
  @MainActor public struct TextProperties {
    /// What was assigned, by the names of the members.
    public private(set) var assigned: [String: Any?] = [:]
    public var font: UIFont {
      get { assigned.value("font", .preferredFont(forTextStyle: .body)) }
      set { assigned["font"] = .some(newValue) }
    }
    public var color: UIColor {
      get { assigned.value("color", .label) }
      set { assigned["color"] = .some(newValue) }
    }
    public var lineBreakMode: NSLineBreakMode {
      get { assigned.value("lineBreakMode", .byTruncatingTail) }
      set { assigned["lineBreakMode"] = .some(newValue) }
    }
    public var numberOfLines: Int {
      get { assigned.value("numberOfLines", 0) }
      set { assigned["numberOfLines"] = .some(newValue) }
    }
    public var adjustsFontSizeToFitWidth: Bool {
      get { assigned.value("adjustsFontSizeToFitWidth", false) }
      set { assigned["adjustsFontSizeToFitWidth"] = .some(newValue) }
    }
    public var minimumScaleFactor: CGFloat {
      get { assigned.value("minimumScaleFactor", 0) }
      set { assigned["minimumScaleFactor"] = .some(newValue) }
    }
    public var allowsDefaultTighteningForTruncation: Bool {
      get { assigned.value("allowsDefaultTighteningForTruncation", false) }
      set { assigned["allowsDefaultTighteningForTruncation"] = .some(newValue) }
    }
  }

  /// The look of the image.
  @MainActor public struct ImageProperties {
    /// What was assigned, by the names of the members.
    public private(set) var assigned: [String: Any?] = [:]
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      get { assigned.value("preferredSymbolConfiguration", nil) }
      set { assigned["preferredSymbolConfiguration"] = .some(newValue) }
    }
    public var tintColor: UIColor? {
      get { assigned.value("tintColor", nil) }
      set { assigned["tintColor"] = .some(newValue) }
    }
    public var cornerRadius: CGFloat {
      get { assigned.value("cornerRadius", 0) }
      set { assigned["cornerRadius"] = .some(newValue) }
    }
    public var maximumSize: CGSize {
      get { assigned.value("maximumSize", .zero) }
      set { assigned["maximumSize"] = .some(newValue) }
    }
    public var accessibilityIgnoresInvertColors: Bool {
      get { assigned.value("accessibilityIgnoresInvertColors", false) }
      set { assigned["accessibilityIgnoresInvertColors"] = .some(newValue) }
    }
  }

  /// The effect of a button.
  @MainActor public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }
}

/// A view that shows an empty state.
@MainActor public final class UIContentUnavailableView: UIView {
  public var configuration: UIContentUnavailableConfiguration

  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  public required init(frame: CGRect) {
    configuration = .empty()
    super.init(frame: frame)
  }
}

extension AttributedString {
  /// Creates a text without attributes; Foundation has this initializer on Apple's systems.
  public init(_ text: NSAttributedString) { self.init(text.string) }
}

/// An action of a button.
@MainActor public final class UIAction {
  public let handler: (UIAction) -> Void

  public init(handler: @escaping (UIAction) -> Void) { self.handler = handler }
}

/// A button, of which only the types of its configuration are needed.
@MainActor public enum UIButton {
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  /// The content and look of a button that notes what is assigned to it.
  @MainActor public struct Configuration {
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    /// The name of the factory that made it.
    public let factory: String

    /// What was assigned, by the names of the members.
    public private(set) var assigned: [String: Any?] = [:]

    private init(factory: String) { self.factory = factory }

    public static func plain() -> Self { Self(factory: "plain") }
    public static func gray() -> Self { Self(factory: "gray") }
    public static func tinted() -> Self { Self(factory: "tinted") }
    public static func filled() -> Self { Self(factory: "filled") }

    public var title: String? {
      get { assigned.value("title", nil) }
      set { assigned["title"] = .some(newValue) }
    }
    public var attributedTitle: AttributedString? {
      get { assigned.value("attributedTitle", nil) }
      set { assigned["attributedTitle"] = .some(newValue) }
    }
    public var subtitle: String? {
      get { assigned.value("subtitle", nil) }
      set { assigned["subtitle"] = .some(newValue) }
    }
    public var titlePadding: CGFloat {
      get { assigned.value("titlePadding", 1) }
      set { assigned["titlePadding"] = .some(newValue) }
    }
    public var titleAlignment: TitleAlignment {
      get { assigned.value("titleAlignment", .automatic) }
      set { assigned["titleAlignment"] = .some(newValue) }
    }
    public var image: UIImage? {
      get { assigned.value("image", nil) }
      set { assigned["image"] = .some(newValue) }
    }
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
      get { assigned.value("preferredSymbolConfigurationForImage", nil) }
      set { assigned["preferredSymbolConfigurationForImage"] = .some(newValue) }
    }
    public var showsActivityIndicator: Bool {
      get { assigned.value("showsActivityIndicator", false) }
      set { assigned["showsActivityIndicator"] = .some(newValue) }
    }
    public var imagePlacement: NSDirectionalRectEdge {
      get { assigned.value("imagePlacement", .leading) }
      set { assigned["imagePlacement"] = .some(newValue) }
    }
    public var imagePadding: CGFloat {
      get { assigned.value("imagePadding", 0) }
      set { assigned["imagePadding"] = .some(newValue) }
    }
    public var buttonSize: Size {
      get { assigned.value("buttonSize", .medium) }
      set { assigned["buttonSize"] = .some(newValue) }
    }
    public var contentInsets: NSDirectionalEdgeInsets {
      get {
        assigned.value(
          "contentInsets", NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      }
      set { assigned["contentInsets"] = .some(newValue) }
    }
    public var cornerStyle: CornerStyle {
      get { assigned.value("cornerStyle", .dynamic) }
      set { assigned["cornerStyle"] = .some(newValue) }
    }
    public var baseForegroundColor: UIColor? {
      get { assigned.value("baseForegroundColor", nil) }
      set { assigned["baseForegroundColor"] = .some(newValue) }
    }
    public var baseBackgroundColor: UIColor? {
      get { assigned.value("baseBackgroundColor", nil) }
      set { assigned["baseBackgroundColor"] = .some(newValue) }
    }
    public var background: UIBackgroundConfiguration {
      get { assigned.value("background", .clear()) }
      set { assigned["background"] = .some(newValue) }
    }
  }
}
