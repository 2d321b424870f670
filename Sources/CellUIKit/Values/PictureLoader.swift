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
  /// The loaders with unfinished loads, by the identities of their views.
  private static var unfinished: [ObjectIdentifier: PictureLoader] = [:]

  private weak var view: AnyObject?
  private let context: UIKitContext
  private let show: (AnyObject, UIKitContext) -> Void

  /// The loaded pictures; `nil` for those that could not be loaded.
  private var pictures: [URL: UIImage?] = [:]
  private var tasks: [URL: Task<Void, Never>] = [:]

  private init(
    _ view: AnyObject, _ context: UIKitContext, _ show: @escaping (AnyObject, UIKitContext) -> Void
  ) {
    (self.view, self.context, self.show) = (view, context, show)
  }

  /// Shows something in a view, now and whenever one of its pictures is loaded.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - context: The context that loads pictures.
  ///   - show: Assigns to the view what it shows. It converts images with the context it receives.
  static func show<View: AnyObject>(
    in view: View, _ context: UIKitContext, _ show: @escaping (View, UIKitContext) -> Void
  ) {
    for task in unfinished.removeValue(forKey: ObjectIdentifier(view))?.tasks.values ?? [:].values {
      task.cancel()
    }
    let loader = PictureLoader(view, context) { view, context in
      if let view = view as? View { show(view, context) }
    }
    loader.showAgain()
  }

  private func showAgain() {
    guard let view else { return }
    var context = context
    context.loader = self
    show(view, context)
  }

  /// Returns the picture at a URL, or `nil` until it is loaded.
  func picture(at url: URL) -> UIImage? {
    if let known = pictures[url] { return known }
    guard tasks[url] == nil, let view, let load = context.loadImage else { return nil }
    Self.unfinished[ObjectIdentifier(view)] = self
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
    if let picture { context.loadedPictures.setObject(picture, forKey: UIKitContext.key(of: url)) }
    if tasks.isEmpty {
      Self.unfinished = Self.unfinished.filter { $0.value !== self }
    }
    if picture != nil { showAgain() }
  }
}
