public import CellConfiguration
public import Foundation

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitStubs
#endif

/// The images, actions, menus and views of an app, by their names in configurations.
///
/// ```swift
/// var context = UIKitContext()
/// context.image = { UIImage(named: "Settings/" + $0) }
/// context.action = { action in actions[action.name ?? ""] }
/// context.unsupportedValueHandler = { print($0) }
/// ```
@MainActor
public struct UIKitContext {
  /// Returns the image with a name; by default the image in the app's asset catalog.
  ///
  /// It is not called for symbols.
  public var image: (String) -> UIImage? = { UIImage(named: $0) }

  /// Loads the picture of an image with a URL; by default `nil`, which leaves the placeholders.
  ///
  /// ```swift
  /// context.loadImage = { url in
  ///   let (data, _) = try await URLSession.shared.data(from: url)
  ///   return UIImage(data: data)
  /// }
  /// ```
  ///
  /// A path in a document becomes a relative URL. Pictures are loaded for the content and the
  /// background of cells, headers and footers, and for empty states. A view that is configured
  /// again cancels the task of its earlier loads. Copies of the context share a cache of the loaded
  /// pictures, which the system may empty.
  public var loadImage: (@MainActor (URL) async throws -> UIImage?)?

  /// Returns the closure for an action that has a name; by default `nil`.
  ///
  /// ```swift
  /// context.action = { action in
  ///   guard action.name == "open", let room = try? action.parameters(as: Room.self) else {
  ///     return nil
  ///   }
  ///   return { open(room) }
  /// }
  /// ```
  public var action: (CellAccessory.Action) -> (() -> Void)? = { _ in nil }

  /// Returns the menu of a pop-up menu, for the name of its action; by default `nil`.
  public var menu: (String) -> UIMenu? = { _ in nil }

  /// Returns a new view for the identifier of a custom accessory; by default `nil`.
  ///
  /// It is called whenever a cell shows the accessory, because a view has only one superview.
  public var view: (String) -> UIView? = { _ in nil }

  /// Returns a new view for the control of a custom accessory for which ``view`` has none; by
  /// default `nil`.
  ///
  /// ```swift
  /// context.control = { control in
  ///   guard case .badge(let text, _) = control else { return nil }
  ///   return BadgeView(text)
  /// }
  /// ```
  public var control: (CellControl) -> UIView? = { _ in nil }

  /// Returns the configuration for content of a kind that the app defines; by default `nil`.
  ///
  /// ```swift
  /// context.content = { content in
  ///   guard let rating = try? content.value(as: Rating.self) else { return nil }
  ///   return RatingConfiguration(stars: rating.stars)
  /// }
  /// ```
  public var content: (CustomContent) -> (any UIContentConfiguration)? = { _ in nil }

  /// The kind of list around the cells, for systems before iOS 18, which do not provide it.
  ///
  /// Styles such as ``/CellConfiguration/ListContentConfiguration/header()`` depend on it.
  public var listEnvironment = ListEnvironment.unspecified

  /// Receives values that cannot be converted; by default they are left out without notice.
  ///
  /// It is called again whenever a cell with such a value is shown.
  public var unsupportedValueHandler: ((UnsupportedValue) -> Void)?

  /// The loaded pictures, by their URLs.
  let loadedPictures = NSCache<NSString, UIImage>()

  /// The loader of the view that is being configured; `nil` for a conversion outside of any view.
  var loader: PictureLoader?

  /// Creates a context that only finds the images in the app's asset catalog.
  public init() {}

  /// Returns the configuration for custom content.
  func configuration(for custom: CustomContent) -> (any UIContentConfiguration)? {
    let configuration = content(custom)
    if configuration == nil {
      refuse("custom content \(custom.name)", "there is no configuration for it")
    }
    return configuration
  }

  /// Returns the picture at a URL, or `nil` until it is loaded.
  func picture(at url: URL) -> UIImage? {
    if let picture = loadedPictures.object(forKey: Self.key(of: url)) { return picture }
    if loadImage == nil {
      refuse("image \(url)", "the context loads no images")
    } else if loader == nil {
      refuse("image \(url)", "images are loaded for cells, headers, footers and empty states only")
    }
    return loader?.picture(at: url)
  }

  /// Returns the key of a URL among the loaded pictures.
  static func key(of url: URL) -> NSString { NSString(string: url.absoluteString) }

  /// Reports that something is left out.
  func refuse(_ subject: String, _ reason: String) {
    unsupportedValueHandler?(UnsupportedValue(subject: subject, reason: reason))
  }
}
