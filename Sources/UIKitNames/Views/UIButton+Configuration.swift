public import CellConfiguration

extension UIButton {
  /// The content and look of a button as a value.
  public typealias Configuration = ButtonConfiguration
  /// The purposes of buttons; raw values match UIKit.
  public typealias Role = ButtonConfiguration.Role
}

/// A closure that changes the attributes of a text for a configuration.
public typealias UIConfigurationTextAttributesTransformer = ConfigurationTextAttributesTransformer
