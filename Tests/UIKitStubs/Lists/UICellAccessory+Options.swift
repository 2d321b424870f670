// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension UICellAccessory {
  @MainActor public struct DisclosureIndicatorOptions: Sendable {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init() {}
  }

  @MainActor public struct DetailOptions: Sendable {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init() {}
  }

  @MainActor public struct CheckmarkOptions: Sendable {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init() {}
  }

  @MainActor public struct PopUpMenuOptions: Sendable {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init() {}
  }

  @MainActor public struct DeleteOptions: Sendable {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?

    public init() {}
  }

  @MainActor public struct InsertOptions: Sendable {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?

    public init() {}
  }

  @MainActor public struct MultiselectOptions: Sendable {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?

    public init() {}
  }

  @MainActor public struct ReorderOptions: Sendable {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var showsVerticalSeparator: Bool?

    public init() {}
  }

  @MainActor public struct LabelOptions: Sendable {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory: Bool?

    public init() {}
  }

  @MainActor public struct OutlineDisclosureOptions: Sendable {
    public enum Style: Sendable { case automatic, header, cell }

    public var style = Style.automatic
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init() {}
  }

  public enum Placement {
    public typealias Position = ([UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    @MainActor public static func position(before accessory: UICellAccessory) -> Position {
      let kind = accessory.kind
      return { accessories in
        MainActor.assumeIsolated { accessories.map(\.kind) }.firstIndex(of: kind) ?? 0
      }
    }

    @MainActor public static func position(after accessory: UICellAccessory) -> Position {
      let kind = accessory.kind
      return { accessories in
        let kinds = MainActor.assumeIsolated { accessories.map(\.kind) }
        return kinds.lastIndex(of: kind).map { $0 + 1 } ?? kinds.count
      }
    }

    public var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }
  }

  @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public let isHidden: Bool?
    public let reservedLayoutWidth: LayoutDimension?
    public let tintColor: UIColor?
    public let maintainsFixedSize: Bool?

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
}
