extension ListConfiguration {
  /// The color behind the rows: the color that was set, or else the color of the appearance.
  ///
  /// The default was measured in both generations for plain, grouped and inset grouped lists, and
  /// for sidebars on phones. On an iPad, a sidebar's background is a material. The color of a plain
  /// sidebar is assumed.
  public var effectiveBackgroundColor: CellColor {
    if let backgroundColor { return backgroundColor }
    return switch appearance {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped, .sidebar: .systemGroupedBackground
    }
  }
}
