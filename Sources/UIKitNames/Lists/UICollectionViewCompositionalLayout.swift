import CellConfiguration
import CellHosting
import Foundation

/// The layout of a collection view, which is always a list; the view owns it.
@preconcurrency @MainActor
open class UICollectionViewLayout {
  /// Creates a layout for a collection view that gets another one before it is laid out.
  public init() {}

  /// Requests the sections of the layout and the heights of items again.
  public func invalidateLayout() {
    view?.invalidateHeights()
    view?.setNeedsLayout()
  }

  weak var view: UICollectionView?
}

/// The place and the traits for which a layout describes a section.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment {
  /// The traits of the list.
  var traitCollection: UITraitCollection { get }
}

/// A section of a layout, which is always a list.
public final class NSCollectionLayoutSection {
  let list: UICollectionLayoutListConfiguration

  private init(_ list: UICollectionLayoutListConfiguration) { self.list = list }

  /// Returns a section that looks like a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(configuration) }
}

/// A layout of lists.
///
/// All sections have the appearance, background and separators of the first one. Each has its own
/// header and footer modes, separator handler and swipe actions.
public final class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// A closure that returns the section at an index; `nil` for none, which traps.
  public typealias SectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  private struct Environment: NSCollectionLayoutEnvironment {
    var traitCollection: UITraitCollection
  }

  private let provider: SectionProvider
  private let isFixed: Bool
  private var sections: [Int: UICollectionLayoutListConfiguration] = [:]
  private var environment = Environment(traitCollection: .phone)
  private var ids: [AnyListID] = []

  private init(provider: @escaping SectionProvider, isFixed: Bool) {
    (self.provider, self.isFixed) = (provider, isFixed)
    super.init()
  }
  /// Creates a layout whose sections a closure returns.
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(provider: sectionProvider, isFixed: false)
  }
  /// Creates a layout whose sections are all the same.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(provider: { _, _ in section }, isFixed: true)
  }
  /// Returns a layout whose sections all look like a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let environment = Environment(traitCollection: .phone)
    return UICollectionViewCompositionalLayout(
      section: .list(using: configuration, layoutEnvironment: environment))
  }

  /// Requests the sections of the layout again.
  public override func invalidateLayout() {
    sections = [:]
    super.invalidateLayout()
  }

  /// Requests the sections again for other traits or other sections.
  func prepare(for view: UICollectionView) {
    let new = view.hostedList.snapshot.sectionIdentifiers
    if environment.traitCollection != view.traitCollection || new != ids { sections = [:] }
    (environment.traitCollection, ids, self.view) = (view.traitCollection, new, view)
  }

  /// Returns the look of a section; `nil` before there are sections.
  func list(forSection index: Int) -> UICollectionLayoutListConfiguration? {
    if isFixed { return provider(0, environment)?.list }
    guard index < ids.count else { return nil }
    if let known = sections[index] { return known }
    guard let section = provider(index, environment) else {
      trap("Return a section from the section provider: there is none for \(index).")
    }
    var list = section.list
    if index > 0 {
      if let first = self.list(forSection: 0), list.appearance != first.appearance {
        trap(
          "Use one appearance for all sections: section \(index) is \(list.appearance), and the "
            + "first one \(first.appearance).")
      }
    } else {
      dispatch(&list)
    }
    sections[index] = list
    return list
  }

  /// Lets the closures of the first section call those of each other one.
  private func dispatch(_ list: inout UICollectionLayoutListConfiguration) {
    let first = list
    func of(_ path: IndexPath) -> UICollectionLayoutListConfiguration {
      path.section == 0 ? first : self.list(forSection: path.section) ?? first
    }
    list.leadingSwipeActionsConfigurationProvider = {
      of($0).leadingSwipeActionsConfigurationProvider?($0)
    }
    list.trailingSwipeActionsConfigurationProvider = {
      of($0).trailingSwipeActionsConfigurationProvider?($0)
    }
    list.itemSeparatorHandler = { of($0).itemSeparatorHandler?($0, $1) ?? $1 }
  }
}
