extension ListConfiguration {
  /// The color behind the rows: the one that was set, else that of the appearance.
  ///
  /// Measured in both generations for plain, grouped and inset grouped lists, and for sidebars on
  /// phones; a sidebar on an iPad is a material there, and a plain sidebar's color is assumed.
  public var effectiveBackgroundColor: CellColor {
    if let backgroundColor { return backgroundColor }
    return switch appearance {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped, .sidebar: .systemGroupedBackground
    }
  }
}
