public import CellConfiguration
import Foundation

extension CellAccessory {
  /// A view as an accessory, with its placement, visibility and reserved space.
  ///
  /// ```swift
  /// let badge = CellAccessory.CustomViewConfiguration(
  ///   customView: BadgeView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)),
  ///   placement: .trailing(displayed: .always))
  /// cell.accessories = [.customView(configuration: badge), .disclosureIndicator()]
  /// ```
  ///
  /// As documented for `UICellAccessory.CustomViewConfiguration`. It holds its view strongly. Two
  /// configurations are equal only if they have the same view.
  public struct CustomViewConfiguration: Hashable, Sendable {
    /// The view.
    public let customView: CellView

    /// The side of the accessory, its position there, and when it is displayed.
    public let placement: Placement

    /// Whether the accessory keeps its space but shows nothing.
    public var isHidden: Bool

    /// The width of the accessory's region; `nil` means the standard width of most accessories, or
    /// the width of a view that is wider (assumed).
    public var reservedLayoutWidth: LayoutDimension?

    /// The color of the accessory, for toolkits that use one; `nil` means the kind's own.
    public var tintColor: CellColor?

    /// Whether the view keeps its size instead of being sized to fit.
    public var maintainsFixedSize: Bool

    /// Creates a configuration of a view; `nil` means the default.
    public init(
      customView: CellView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: CellColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }

    /// Returns whether two configurations have the same view and equal properties.
    public static func == (a: Self, b: Self) -> Bool {
      a.customView === b.customView && a.placement == b.placement && a.isHidden == b.isHidden
        && a.reservedLayoutWidth == b.reservedLayoutWidth && a.tintColor == b.tintColor
        && a.maintainsFixedSize == b.maintainsFixedSize
    }

    /// Hashes the identity of the view and its placement.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(customView))
      hasher.combine(placement)
    }
  }

  /// Returns an accessory with a view, which a ``ListCell`` contains while it is displayed.
  ///
  /// The accessory has the view's current size, or the size that currently fits it if the size is
  /// not fixed. If that size changes later, set the cell's accessories again.
  @preconcurrency @MainActor
  public static func customView(configuration: CustomViewConfiguration) -> CellAccessory {
    let view = configuration.customView
    let unlimited = CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    let size = configuration.maintainsFixedSize ? view.frame.size : view.sizeThatFits(unlimited)
    return .customView(
      CustomView(reference: view, size: size), placement: configuration.placement,
      options: Options(
        isHidden: configuration.isHidden,
        reservedLayoutWidth: configuration.reservedLayoutWidth,
        tintColor: configuration.tintColor),
      maintainsFixedSize: configuration.maintainsFixedSize)
  }
}

extension [CellAccessory] {
  /// The views that accessories refer to, by their identifiers.
  @MainActor
  var customViews: [String: CellView] {
    reduce(into: [:]) { views, accessory in
      guard let description = accessory.customView,
        let view = description.reference as? CellView
      else { return }
      views[description.identifier] = view
    }
  }
}
