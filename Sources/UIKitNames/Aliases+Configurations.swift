public import CellConfiguration

/// The content of a cell, header or footer.
public typealias UIListContentConfiguration = ListContentConfiguration

/// The background of a cell, header or footer.
public typealias UIBackgroundConfiguration = BackgroundConfiguration

/// The shadow of a background.
public typealias UIShadowProperties = BackgroundConfiguration.ShadowProperties

/// A change made to colors in some states.
public typealias UIConfigurationColorTransformer = ConfigurationColorTransformer

/// A state for which configurations are updated.
public typealias UIConfigurationState = ConfigurationState

/// The state of a cell.
public typealias UICellConfigurationState = CellConfigurationState

/// The state of a header or footer.
public typealias UIViewConfigurationState = ViewConfigurationState

/// The name of a custom state.
public typealias UIConfigurationStateCustomKey = ConfigurationStateCustomKey
