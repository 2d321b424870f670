import Foundation

// The same file reads the configurations of this package and those of UIKit.
#if TEST_VECTORS
  import CellConformance
#endif
#if PACKAGE_NAMES
  import UIKitNames
#elseif canImport(UIKit)
  import UIKit
#elseif !TEST_VECTORS
  import UIKitStubs
#endif

#if PACKAGE_NAMES || canImport(UIKit) || !TEST_VECTORS
  /// The properties of configurations by name, as the vectors of the area `properties` have them.
  @MainActor
  enum ResolvedProperties {
    /// The parts of a font.
    struct Font: Sendable {
      var textStyle: String?
      var weight: String
      var pointSize: CGFloat
      var isTight: Bool
    }

    static func of(_ content: UIListContentConfiguration) -> JSONValue {
      var values: [String: JSONValue] = [
        "directionalLayoutMargins": value(content.directionalLayoutMargins),
        "axesPreservingSuperviewLayoutMargins": value(content.axesPreservingSuperviewLayoutMargins),
        "prefersSideBySideTextAndSecondaryText": .bool(
          content.prefersSideBySideTextAndSecondaryText),
        "imageToTextPadding": value(content.imageToTextPadding),
        "textToSecondaryTextHorizontalPadding": value(content.textToSecondaryTextHorizontalPadding),
        "textToSecondaryTextVerticalPadding": value(content.textToSecondaryTextVerticalPadding),
      ]
      // The property is public since iOS 18.
      if #available(iOS 18, *) { values["alpha"] = value(content.alpha) }
      add(content.textProperties, "textProperties", to: &values)
      add(content.secondaryTextProperties, "secondaryTextProperties", to: &values)
      add(content.imageProperties, to: &values)
      return .object(values)
    }

    static func of(_ background: UIBackgroundConfiguration) -> JSONValue {
      var values: [String: JSONValue] = [
        "backgroundInsets": value(background.backgroundInsets),
        "edgesAddingLayoutMarginsToBackgroundInsets":
          background.edgesAddingLayoutMarginsToBackgroundInsets.isEmpty ? .array([]) : .bool(true),
        "backgroundColor": value(background.backgroundColor),
        "backgroundColorTransformer": value(background.backgroundColorTransformer),
        "cornerRadius": value(background.cornerRadius),
        "visualEffect": present(background.visualEffect != nil),
        "strokeColor": value(background.strokeColor),
        "strokeColorTransformer": value(background.strokeColorTransformer),
        "strokeWidth": value(background.strokeWidth),
        "strokeOutset": value(background.strokeOutset),
        "customView": present(background.customView != nil),
        "image": present(background.image != nil),
        "imageContentMode": value(background.imageContentMode),
      ]
      if #available(iOS 18, *) {
        let shadow = background.shadowProperties
        values["shadowProperties.color"] = value(shadow.color)
        values["shadowProperties.opacity"] = value(shadow.opacity)
        values["shadowProperties.radius"] = value(shadow.radius)
        values["shadowProperties.offset"] = value(shadow.offset)
        values["shadowProperties.path"] = present(shadow.path != nil)
      }
      return .object(values)
    }

    private static func add(
      _ text: UIListContentConfiguration.TextProperties, _ name: String,
      to values: inout [String: JSONValue]
    ) {
      let font = PlatformValues.font(text.font)
      values["\(name).font.textStyle"] = font.textStyle.map { .string($0) } ?? .null
      values["\(name).font.weight"] = .string(font.weight)
      values["\(name).font.pointSizeAtLarge"] = value(font.pointSize)
      values["\(name).font.tightLeading"] = .bool(font.isTight)
      values["\(name).color"] = value(text.color)
      values["\(name).colorTransformer"] = value(text.colorTransformer)
      values["\(name).alignment"] = value(text.alignment)
      values["\(name).lineBreakMode"] = value(text.lineBreakMode)
      values["\(name).numberOfLines"] = .number(Double(text.numberOfLines))
      values["\(name).adjustsFontSizeToFitWidth"] = .bool(text.adjustsFontSizeToFitWidth)
      values["\(name).minimumScaleFactor"] = value(text.minimumScaleFactor)
      values["\(name).allowsDefaultTighteningForTruncation"] =
        .bool(text.allowsDefaultTighteningForTruncation)
      values["\(name).adjustsFontForContentSizeCategory"] =
        .bool(text.adjustsFontForContentSizeCategory)
      values["\(name).showsExpansionTextWhenTruncated"] =
        .bool(text.showsExpansionTextWhenTruncated)
      values["\(name).transform"] = value(text.transform)
    }

    private static func add(
      _ image: UIListContentConfiguration.ImageProperties, to values: inout [String: JSONValue]
    ) {
      let symbol = image.preferredSymbolConfiguration.map(PlatformValues.symbol)
      values["imageProperties.preferredSymbolConfiguration.textStyle"] =
        symbol?.textStyle.map { .string($0) } ?? .null
      values["imageProperties.preferredSymbolConfiguration.scale"] =
        symbol?.scale.map { .string($0) } ?? .null
      values["imageProperties.tintColor"] = value(image.tintColor)
      values["imageProperties.tintColorTransformer"] = value(image.tintColorTransformer)
      values["imageProperties.cornerRadius"] = value(image.cornerRadius)
      values["imageProperties.maximumSize"] = value(image.maximumSize)
      values["imageProperties.reservedLayoutSize"] = value(image.reservedLayoutSize)
      values["imageProperties.accessibilityIgnoresInvertColors"] =
        .bool(image.accessibilityIgnoresInvertColors)
      if #available(iOS 18, *) {
        values["imageProperties.strokeWidth"] = value(image.strokeWidth)
        values["imageProperties.strokeColor"] = value(image.strokeColor)
        values["imageProperties.strokeColorTransformer"] = value(image.strokeColorTransformer)
      }
    }

    // MARK: Values

    /// A value that vectors only distinguish from an absent one.
    private static func present(_ isPresent: Bool) -> JSONValue { isPresent ? .bool(true) : .null }

    private static func value(_ number: CGFloat) -> JSONValue { .number(Double(number)) }

    private static func value(_ size: CGSize) -> JSONValue {
      .array([value(size.width), value(size.height)])
    }

    private static func value(_ insets: NSDirectionalEdgeInsets) -> JSONValue {
      .array([insets.top, insets.leading, insets.bottom, insets.trailing].map(value))
    }

    private static func value(_ axes: UIAxis) -> JSONValue {
      .array(
        (axes.contains(.horizontal) ? [.string("horizontal")] : [])
          + (axes.contains(.vertical) ? [.string("vertical")] : []))
    }

    private static func value(_ color: UIColor?) -> JSONValue {
      color.map { .string(PlatformValues.name(of: $0)) } ?? .null
    }

    /// A transformer is described by what it multiplies alpha by, in light and dark appearance.
    private static func value(_ transformer: UIConfigurationColorTransformer?) -> JSONValue {
      guard let transformer else { return .null }
      return .array(
        PlatformValues.alphas(of: transformer.transform(.black)).map {
          .number((Double($0) * 1000).rounded() / 1000)
        })
    }

    private static func value(
      _ alignment: UIListContentConfiguration.TextProperties.TextAlignment
    ) -> JSONValue {
      name(alignment, ["natural": .natural, "center": .center, "justified": .justified])
    }

    private static func value(
      _ transform: UIListContentConfiguration.TextProperties.TextTransform
    ) -> JSONValue {
      name(
        transform,
        [
          "none": .none, "uppercase": .uppercase, "lowercase": .lowercase,
          "capitalized": .capitalized,
        ])
    }

    private static func value(_ mode: NSLineBreakMode) -> JSONValue {
      name(
        mode,
        [
          "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping,
          "byClipping": .byClipping, "byTruncatingHead": .byTruncatingHead,
          "byTruncatingTail": .byTruncatingTail, "byTruncatingMiddle": .byTruncatingMiddle,
        ])
    }

    private static func value(_ mode: UIView.ContentMode) -> JSONValue {
      name(
        mode,
        [
          "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
          "scaleAspectFill": .scaleAspectFill,
        ])
    }

    private static func name<Value: Equatable>(
      _ value: Value, _ names: KeyValuePairs<String, Value>
    ) -> JSONValue {
      .string(names.first { $0.value == value }?.key ?? "unknown")
    }
  }
#endif
