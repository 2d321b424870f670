public import CellConfiguration
public import CellHosting
import Foundation

/// An observer of traits, which stays until it is passed to `unregisterForTraitChanges(_:)`.
public protocol UITraitChangeRegistration: Sendable {}

/// An observer, which is its own identifier.
private final class TraitObserver: UITraitChangeRegistration {}

extension UIView {
  /// Calls a closure after one of some traits changed.
  ///
  /// ```swift
  /// registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in
  ///   self.updateAxis()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - traits: Types of traits, of the system or custom.
  ///   - handler: Receives the view and its traits before the change.
  ///
  /// Closures of several registrations are called in the order of the registrations.
  ///
  /// - Precondition: Each type is a `SystemTrait` or a `UITraitDefinition`.
  @discardableResult
  public func registerForTraitChanges<View: UIView>(
    _ traits: [Any.Type], handler: @escaping (View, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver()
    let copies = traits.map(copy(of:))
    // The closure keeps the observer alive, so that its identifier stays unique.
    traitObservers.append(
      (
        ObjectIdentifier(observer),
        { [weak self, observer] previous in
          guard let view = self as? View, let traits = self?.traitCollection else { return }
          var unchanged = previous
          for copy in copies { copy(traits, &unchanged) }
          if unchanged != previous { handler(view, previous) }
          withExtendedLifetime(observer) {}
        }
      ))
    return observer
  }

  /// Ends an observation of traits.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    guard let observer = registration as? TraitObserver else { return }
    traitObservers.removeAll { $0.id == ObjectIdentifier(observer) }
  }

  /// Returns a closure that gives a trait of other traits to traits.
  private func copy(
    of type: Any.Type
  ) -> (_ source: UITraitCollection, _ traits: inout UITraitCollection) -> Void {
    func copySystem<Trait: SystemTrait>(_ trait: Trait.Type) -> (
      UITraitCollection, inout UITraitCollection
    ) -> Void {
      { $1[trait] = $0[trait] }
    }
    func copyCustom<Trait: UITraitDefinition>(_ trait: Trait.Type) -> (
      UITraitCollection, inout UITraitCollection
    ) -> Void {
      { $1[trait] = $0[trait] }
    }
    if let type = type as? any SystemTrait.Type { return copySystem(type) }
    if let type = type as? any UITraitDefinition.Type { return copyCustom(type) }
    preconditionFailure("\(type) is not a type of a trait.")
  }

  /// The direction in which the view lays out its content.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The style of the view and the views in it; `unspecified` inherits it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides[dynamicMember: \.userInterfaceStyle] ?? .unspecified }
    set {
      traitOverrides[dynamicMember: \.userInterfaceStyle] =
        newValue == .unspecified ? nil : newValue
    }
  }

  /// The smallest text size of the view and the views in it; `nil` for no limit.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { smallestContentSizeCategory }
    set { smallestContentSizeCategory = newValue }
  }

  /// The largest text size of the view and the views in it; `nil` for no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { largestContentSizeCategory }
    set { largestContentSizeCategory = newValue }
  }
}

/// A direction of layouts; raw values match UIKit.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
