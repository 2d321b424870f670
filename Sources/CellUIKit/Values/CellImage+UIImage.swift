public import CellConfiguration
import Foundation

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitStubs
#endif

extension CellImage {
  /// Returns the image in UIKit's type; `nil` if the context finds no image with its name.
  ///
  /// A named picture has the size of the image that the context finds, regardless of its `size`. A
  /// picture without a name is blank and has its `size`. A picture with a URL is centered in its
  /// `size`, as large as fits, and so is its placeholder, a stencil in the tint. `nil` is also the
  /// result for a picture with neither size nor placeholder that is not loaded.
  ///
  /// - Parameter context: The context that provides named and loaded pictures.
  @MainActor
  public func uiImage(in context: UIKitContext = UIKitContext()) -> UIImage? {
    guard var image = url == nil ? local(in: context) : remote(in: context) else { return nil }
    switch (tintColor?.uiColor, renderingMode) {
    case (let color?, .automatic): image = image.withTintColor(color)
    case (let color?, let mode): image = image.withTintColor(color, renderingMode: mode.uiMode)
    // Images may be shared, so only a copy gets a label.
    case (nil, .automatic) where accessibilityLabel == nil: break
    case (nil, let mode): image = image.withRenderingMode(mode.uiMode)
    }
    if let accessibilityLabel { image.accessibilityLabel = accessibilityLabel }
    return image
  }

  /// Returns the symbol, the named picture, or a blank one.
  @MainActor
  private func local(in context: UIKitContext) -> UIImage? {
    guard let name else {
      return UIGraphicsImageRenderer(size: size ?? .zero).image { _ in }
    }
    if isSymbol { return symbol(name, in: context) }
    let image = context.image(name)
    if image == nil { context.refuse("image \(name)", "there is none of this name") }
    return image
  }

  @MainActor
  private func symbol(_ name: String, in context: UIKitContext) -> UIImage? {
    guard let symbol = UIImage(systemName: name) else {
      context.refuse("symbol \(name)", "there is none of this name")
      return nil
    }
    return symbolConfiguration.flatMap { symbol.applyingSymbolConfiguration($0.uiConfiguration) }
      ?? symbol
  }

  /// Returns the loaded picture or its placeholder, in the size to reserve.
  @MainActor
  private func remote(in context: UIKitContext) -> UIImage? {
    let picture = url.flatMap { context.picture(at: $0) }
    let image = picture ?? placeholder.flatMap { symbol($0, in: context) }
    guard let size else { return image }
    let canvas = UIGraphicsImageRenderer(size: size).image { _ in
      guard let own = image?.size, own.width > 0, own.height > 0 else { return }
      // A placeholder takes half of the width or the height (assumed).
      let share: CGFloat = picture == nil ? 0.5 : 1
      let scale = share * min(size.width / own.width, size.height / own.height)
      let (width, height) = (own.width * scale, own.height * scale)
      image?.draw(
        in: CGRect(
          x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height))
    }
    return picture == nil ? canvas.withRenderingMode(.alwaysTemplate) : canvas
  }
}

extension CellImage.RenderingMode {
  fileprivate var uiMode: UIImage.RenderingMode {
    switch self {
    case .automatic: .automatic
    case .alwaysOriginal: .alwaysOriginal
    case .alwaysTemplate: .alwaysTemplate
    }
  }
}

extension CellImage.SymbolConfiguration {
  /// The configuration in UIKit's type; parts that are `nil` stay unspecified.
  ///
  /// UIKit has nine weights of symbols; other weights become the nearest one.
  public var uiConfiguration: UIImage.SymbolConfiguration {
    [
      textStyle.map { UIImage.SymbolConfiguration(textStyle: $0.uiTextStyle) },
      pointSize.map { UIImage.SymbolConfiguration(pointSize: $0) },
      weight.map { UIImage.SymbolConfiguration(weight: $0.uiSymbolWeight) },
      scale.map { UIImage.SymbolConfiguration(scale: $0.uiScale) },
      colors?.uiConfiguration,
    ].compactMap(\.self).reduce(.unspecified) { $0.applying($1) }
  }
}

extension CellImage.SymbolConfiguration.Colors {
  /// The colors in UIKit's type; `nil` for an empty palette, which has no effect.
  fileprivate var uiConfiguration: UIImage.SymbolConfiguration? {
    switch self {
    case .monochrome: .preferringMonochrome()
    case .multicolor: .preferringMulticolor()
    case .hierarchical(let color): UIImage.SymbolConfiguration(hierarchicalColor: color.uiColor)
    case .palette(let colors):
      colors.isEmpty ? nil : UIImage.SymbolConfiguration(paletteColors: colors.map(\.uiColor))
    }
  }
}

extension CellFont.Weight {
  /// The symbol weight that is nearest to the weight.
  fileprivate var uiSymbolWeight: UIImage.SymbolWeight {
    let weights: [(CellFont.Weight, UIImage.SymbolWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]
    let nearest = weights.min {
      abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue)
    }
    return nearest?.1 ?? .regular
  }
}

extension CellImage.SymbolConfiguration.Scale {
  fileprivate var uiScale: UIImage.SymbolScale {
    switch self {
    case .default: .default
    case .unspecified: .unspecified
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}
