import CellConfiguration
import Foundation

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import UIKit
#else
  internal import UIKitStubs
#endif

/// Loads the pictures that a view shows, and shows the view again when one arrives.
///
/// A view has at most one loader. The next configuration of the view replaces it and cancels its
/// loads, so that a reused cell never shows the picture of another row.
@MainActor
final class PictureLoader {
  /// The last loaders of the views that are being configured or wait for pictures, by the
  /// identities of the views.
  private static var current: [ObjectIdentifier: PictureLoader] = [:]

  /// The views that are being configured.
  private static var configured: Set<ObjectIdentifier> = []

  private let id: ObjectIdentifier
  private weak var view: AnyObject?
  private let context: UIKitContext
  private let show: (AnyObject, UIKitContext) -> Void

  /// The loaded pictures; `nil` for those that could not be loaded.
  private var pictures: [URL: UIImage?] = [:]
  private var tasks: [URL: Task<Void, Never>] = [:]

  private init(
    _ view: AnyObject, _ context: UIKitContext, _ show: @escaping (AnyObject, UIKitContext) -> Void
  ) {
    id = ObjectIdentifier(view)
    (self.view, self.context, self.show) = (view, context, show)
  }

  /// Shows something in a view, now and whenever one of its pictures is loaded.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - context: The context that loads pictures.
  ///   - show: Assigns to the view what it shows. It converts images with the context it receives,
  ///     and may configure the view again.
  static func show<View: AnyObject>(
    in view: View, _ context: UIKitContext, _ show: @escaping (View, UIKitContext) -> Void
  ) {
    let loader = PictureLoader(view, context) { view, context in
      if let view = view as? View { show(view, context) }
    }
    current.updateValue(loader, forKey: loader.id)?.tasks.values.forEach { $0.cancel() }
    loader.showAgain()
  }

  /// Shows what the view shows, unless the view has another loader.
  private func showAgain() {
    guard let view, Self.current[id] === self else { return endIfIdle() }
    let isOutermost = Self.configured.insert(id).inserted
    var context = context
    context.loader = self
    show(view, context)
    // A closure of the app may have configured the view in between: the last configuration counts.
    if Self.current[id] !== self { Self.current[id]?.showAgain() }
    if isOutermost {
      Self.configured.remove(id)
      Self.current[id]?.endIfIdle()
    }
  }

  /// Returns the picture at a URL, or `nil` until it is loaded.
  func picture(at url: URL) -> UIImage? {
    if let known = pictures[url] { return known }
    guard tasks[url] == nil, (Self.current[id] ?? self) === self, let load = context.loadImage
    else { return nil }
    Self.current[id] = self
    tasks[url] = Task {
      do {
        let picture = try await load(url)
        if Task.isCancelled { return }
        if picture == nil { context.refuse("image \(url)", "there is none at this URL") }
        finish(url, picture)
      } catch {
        if Task.isCancelled { return }
        context.refuse("image \(url)", "it could not be loaded: \(error)")
        finish(url, nil)
      }
    }
    return nil
  }

  /// Shows a loaded picture, or gives up its URL.
  private func finish(_ url: URL, _ picture: UIImage?) {
    tasks[url] = nil
    pictures[url] = .some(picture)
    if let picture {
      context.loadedPictures.setObject(picture, forKey: UIKitContext.key(of: url))
      showAgain()
    } else {
      endIfIdle()
    }
  }

  /// Forgets the loader if it waits for nothing.
  private func endIfIdle() {
    if tasks.isEmpty, Self.current[id] === self, !Self.configured.contains(id) {
      Self.current[id] = nil
    }
  }
}
