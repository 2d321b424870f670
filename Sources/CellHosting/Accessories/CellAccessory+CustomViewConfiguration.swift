public import CellConfiguration
import Foundation

extension CellAccessory {
  /// A view as an accessory: where it stands, when it is there, how much space it keeps.
  ///
  /// ```swift
  /// let badge = CellAccessory.CustomViewConfiguration(
  ///   customView: BadgeView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)),
  ///   placement: .trailing(displayed: .always))
  /// cell.accessories = [.customView(configuration: badge), .disclosureIndicator()]
  /// ```
  ///
  /// As documented for `UICellAccessory.CustomViewConfiguration`. Holds its view strongly. Two are
  /// equal only if they have the same view.
  public struct CustomViewConfiguration: Hashable, Sendable {
    /// The view.
    public let customView: CellView

    /// Its side, its place there, and when it is displayed.
    public let placement: Placement

    /// Whether it keeps its space but shows nothing.
    public var isHidden: Bool

    /// The width of its region; `nil` is that of most accessories.
    public var reservedLayoutWidth: LayoutDimension?

    /// The color of the accessory, for a toolkit that wants one; `nil` is the kind's own.
    public var tintColor: CellColor?

    /// Whether the view keeps its size rather than being asked which one suits it.
    public var maintainsFixedSize: Bool

    /// Creates a configuration of a view.
    public init(
      customView: CellView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: CellColor? = nil,
      maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }

    /// Whether two configurations say the same about the same view.
    public static func == (a: Self, b: Self) -> Bool {
      a.customView === b.customView && a.placement == b.placement && a.isHidden == b.isHidden
        && a.reservedLayoutWidth == b.reservedLayoutWidth && a.tintColor == b.tintColor
        && a.maintainsFixedSize == b.maintainsFixedSize
    }

    /// Feeds the identity of the view and where it stands.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(customView))
      hasher.combine(placement)
    }
  }

  /// A view, which a ``ListCell`` puts into itself while the accessory is displayed.
  ///
  /// The accessory has the size that the view has now, or that suits it now if its size is not
  /// fixed: where that changes later, give the cell its accessories anew.
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
