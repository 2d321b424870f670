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
  /// A picture has the size of the image that the context finds, regardless of its `size`. A
  /// picture without a name is blank and has its `size`.
  ///
  /// - Parameter context: The context that provides named pictures.
  @MainActor
  public func uiImage(in context: UIKitContext = UIKitContext()) -> UIImage? {
    guard var image = loaded(in: context) else {
      context.refuse("\(isSymbol ? "symbol" : "image") \(name ?? "")", "there is none of this name")
      return nil
    }
    if let symbolConfiguration {
      image = image.applyingSymbolConfiguration(symbolConfiguration.uiConfiguration) ?? image
    }
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

  @MainActor
  private func loaded(in context: UIKitContext) -> UIImage? {
    guard let name else {
      return UIGraphicsImageRenderer(size: size ?? .zero).image { _ in }
    }
    return isSymbol ? UIImage(systemName: name) : context.image(name)
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
