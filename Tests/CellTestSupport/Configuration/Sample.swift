import CellConfiguration
import Foundation

/// Values to try properties with.
enum Sample {
  static let colors: [CellColor?] = [
    .systemIndigo, .clear, CellColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
    .systemRed.withAlphaComponent(0.5), CellColor(light: .black, dark: .systemYellow), nil,
  ]

  /// A color that a closure chooses, which cannot be encoded.
  static let dynamicColors: [CellColor] = [
    CellColor { $0.userInterfaceStyle == .dark ? .systemYellow : .black }
  ]

  /// A transformer with a closure, which cannot be encoded.
  static let closures: [ConfigurationColorTransformer?] = [
    ConfigurationColorTransformer { $0.withAlphaComponent(0.3) }
  ]

  static let transformers: [ConfigurationColorTransformer?] = [
    .grayscale, .monochromeTint, .alpha(0.7), .grayscale.followed(by: .alpha(0.25)), nil,
  ]

  static let fonts: [CellFont] = [
    .preferredFont(forTextStyle: .headline), .systemFont(ofSize: 12.5, weight: .heavy),
    FontMetrics(forTextStyle: .title1).scaledFont(
      for: .systemFont(ofSize: 10, design: .rounded), maximumPointSize: 30),
    .monospacedDigitSystemFont(ofSize: 11),
  ]

  static let images: [CellImage?] = [
    CellImage(systemName: "folder"), CellImage(name: "cat", size: CGSize(width: 40, height: 30)),
    CellImage(systemName: "folder")?.withTintColor(.systemRed, renderingMode: .alwaysOriginal),
    URL(string: "https://example.com/cat.png").map {
      CellImage(url: $0, size: CGSize(width: 40, height: 40), placeholder: "photo")
    },
    URL(string: "pictures/cat.png").map {
      CellImage(url: $0, placeholder: "photo").withRenderingMode(.alwaysTemplate)
    },
  ]

  static let insets = [
    DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
    DirectionalEdgeInsets(top: -1, leading: 0.5, bottom: 0, trailing: 100),
  ]

  static let lengths: [CGFloat] = [7, 0.25]

  static let sizes = [CGSize(width: 40, height: 20), CGSize(width: 0, height: 12.5)]

  static let attributedTexts: [AttributedString?] = {
    var colored = AttributedString("3 new")
    colored.cell.foregroundColor = .systemRed
    colored.cell.font = .preferredFont(forTextStyle: .caption1)
    colored.cell.kern = 0.5
    return [AttributedString("plain") + colored, AttributedString("other")]
  }()
}
