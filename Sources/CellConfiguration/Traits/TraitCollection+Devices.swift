package import Foundation

extension TraitCollection {
  /// The traits of an iPhone held upright, in light style.
  ///
  /// Use them to update a cell that is not in a list:
  ///
  /// ```swift
  /// let state = CellConfigurationState(traitCollection: .phone)
  /// background.strokeWidth = 1 / state.traitCollection.displayScale  // one pixel
  /// let dark = TraitCollection.phone.modifyingTraits { $0.userInterfaceStyle = .dark }
  /// ```
  ///
  /// Each device specifies its idiom, scale and size classes, and the light style. All other traits
  /// are unspecified. See ``device(_:)`` for the source of the values.
  public static let phone = device(.phone)

  /// The traits of an iPad with the app in full screen, in light style.
  public static let pad = device(.pad)

  /// The traits of a Mac with a Retina display, in light style.
  public static let mac = device(.mac)

  /// The traits of an Apple TV with a 4K display, in light style.
  public static let tv = device(.tv)

  /// The traits of a car's display, in light style.
  public static let carPlay = device(.carPlay)

  /// The traits of an Apple Vision, in light style.
  public static let vision = device(.vision)

  /// Returns the traits of the typical device of an idiom, in light style.
  ///
  /// Use this method for tests and pictures of all devices:
  ///
  /// ```swift
  /// for idiom in UserInterfaceIdiom.allCases {
  ///   let context = LayoutContext(traits: .device(idiom))
  ///   let layout = ListCellLayout(cell, width: 390, context: context)
  ///   print(idiom, layout.size.height)
  /// }
  /// ```
  ///
  /// | idiom | pixels a point | size classes | known from |
  /// |---|---|---|---|
  /// | phone | 3 | compact by regular | documented; lower-priced models have 2 |
  /// | pad | 2 | regular by regular | documented |
  /// | mac, tv, vision | 2 | regular by regular | assumed |
  /// | carPlay | 2 | regular by compact | assumed |
  ///
  /// - Parameter idiom: The kind of device; `unspecified` means a phone.
  public static func device(_ idiom: UserInterfaceIdiom) -> TraitCollection {
    let device = Device(idiom)
    return TraitCollection {
      $0.userInterfaceStyle = .light
      $0.userInterfaceIdiom = device.idiom
      $0.horizontalSizeClass = device.horizontalSizeClass
      $0.verticalSizeClass = device.verticalSizeClass
      $0.displayScale = device.displayScale
    }
  }

  /// The number of pixels per point, which is never 0.
  ///
  /// If the scale is unspecified or invalid, this is the scale of the idiom's typical device: 3 for
  /// phones, 2 for everything else. See ``device(_:)``.
  package var effectiveDisplayScale: CGFloat {
    if displayScale > 0, displayScale.isFinite { return displayScale }
    return Device(userInterfaceIdiom).displayScale
  }
}

/// The traits of the typical device of an idiom.
private struct Device {
  let idiom: UserInterfaceIdiom
  let displayScale: CGFloat
  let horizontalSizeClass: CellUserInterfaceSizeClass
  let verticalSizeClass: CellUserInterfaceSizeClass

  private init(
    _ idiom: UserInterfaceIdiom, _ displayScale: CGFloat, _ horizontal: CellUserInterfaceSizeClass,
    _ vertical: CellUserInterfaceSizeClass
  ) {
    self.idiom = idiom
    self.displayScale = displayScale
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
  }

  init(_ idiom: UserInterfaceIdiom) {
    switch idiom {
    case .phone, .unspecified: self.init(.phone, 3, .compact, .regular)  // documented
    case .pad: self.init(.pad, 2, .regular, .regular)  // documented
    case .mac: self.init(.mac, 2, .regular, .regular)  // assumed
    case .tv: self.init(.tv, 2, .regular, .regular)  // assumed
    case .carPlay: self.init(.carPlay, 2, .regular, .compact)  // assumed
    case .vision: self.init(.vision, 2, .regular, .regular)  // assumed
    }
  }
}
