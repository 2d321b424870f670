import CellConfiguration
import Foundation
import Testing

/// Traits as a value.
struct TraitTests {
  @Test("Every trait is unspecified by default")
  func unspecified() {
    let traits = TraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.userInterfaceLevel == .unspecified)
    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.legibilityWeight == .unspecified)
    #expect(traits.accessibilityContrast == .unspecified)
    #expect(traits.activeAppearance == .unspecified)
    #expect(traits.listEnvironment == .unspecified)
    #expect(traits.typesettingLanguage == nil)
    #expect(traits.displayScale == 0)
    #expect("\(traits)" == "<>")
  }

  @Test("Raw values of traits are those of the system")
  func rawValues() {
    #expect(UserInterfaceStyle.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(UserInterfaceLevel.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(UserInterfaceIdiom.allCases.map(\.rawValue) == [-1, 0, 1, 2, 3, 5, 6])
    #expect(CellUserInterfaceSizeClass.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(LayoutDirection.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(CellLegibilityWeight.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(AccessibilityContrast.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(ActiveAppearance.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(ListEnvironment.allCases.map(\.rawValue) == Array(0...6))
    #expect(LayoutDirection.rightToLeft.rawValue == 1)
    #expect(ListEnvironment.insetGrouped.rawValue == 4)
    #expect(CellContentMode.allCases.map(\.rawValue) == Array(0...12))
    #expect(CellImage.RenderingMode.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(CellImage.SymbolConfiguration.Scale.allCases.map(\.rawValue) == [-1, 0, 1, 2, 3])
  }

  private enum Depth: TraitDefinition {
    static let defaultValue = 0
  }

  @Test("Merged trait collections take each trait from the last one that specifies it")
  func merging() {
    let deep = TraitCollection {
      $0[Depth.self] = 2
      $0.userInterfaceStyle = .dark
    }
    let light = TraitCollection {
      $0.userInterfaceStyle = .light
      $0.displayScale = 2
    }
    let expected = light.modifyingTraits { $0[Depth.self] = 2 }
    #expect(TraitCollection(traitsFrom: [deep, light]) == expected)
    #expect(TraitCollection(traitsFrom: [deep, light, TraitCollection()]) == expected)
    #expect(
      TraitCollection(traitsFrom: [light, deep])
        == expected.modifyingTraits {
          $0.userInterfaceStyle = .dark
        })
    #expect(TraitCollection(traitsFrom: []) == TraitCollection())
  }

  @Test("A display scale prints like other numbers, without a fraction that is zero")
  func printedScale() {
    #expect("\(TraitCollection { $0.displayScale = 3 })" == "<displayScale = 3>")
    #expect("\(TraitCollection { $0.displayScale = 1.5 })" == "<displayScale = 1.5>")
  }

  @Test("Modifying traits returns a changed copy")
  func modifying() {
    let traits = TraitCollection { $0.userInterfaceStyle = .dark }
    let changed = traits.modifyingTraits { $0.layoutDirection = .rightToLeft }
    #expect(changed.isDark)
    #expect(changed.isRightToLeft)
    #expect(!traits.isRightToLeft)
    #expect("\(changed)" == "<userInterfaceStyle = dark; layoutDirection = rightToLeft>")
  }

  @Test(
    "The default display scale is 3 on phones and 2 elsewhere",
    arguments: [
      (0, UserInterfaceIdiom.unspecified, 3.0), (0, .phone, 3), (0, .pad, 2), (0, .mac, 2),
      (1, .phone, 1), (1.5, .pad, 1.5), (-1, .phone, 3), (CGFloat.nan, .pad, 2),
      (.infinity, .phone, 3),
    ])
  func scale(_ scale: CGFloat, _ idiom: UserInterfaceIdiom, _ effective: CGFloat) {
    let traits = TraitCollection {
      $0.displayScale = scale
      $0.userInterfaceIdiom = idiom
    }
    #expect(traits.effectiveDisplayScale == effective)
  }

  @Test(
    "The traits of a device specify only its idiom, style, size classes and scale",
    arguments: [
      (TraitCollection.phone, UserInterfaceIdiom.phone), (.pad, .pad), (.mac, .mac), (.tv, .tv),
      (.carPlay, .carPlay), (.vision, .vision), (.device(.unspecified), .phone),
    ])
  func devices(_ traits: TraitCollection, _ idiom: UserInterfaceIdiom) {
    #expect(traits == .device(idiom))
    #expect(traits.userInterfaceIdiom == idiom)
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.horizontalSizeClass != .unspecified)
    #expect(traits.verticalSizeClass != .unspecified)
    #expect((1 / traits.displayScale).isFinite)
    // A device that says no more than its idiom has the same pixels.
    let bare = TraitCollection { $0.userInterfaceIdiom = idiom }
    #expect(traits.displayScale == bare.effectiveDisplayScale)
    let rest = traits.modifyingTraits {
      $0.userInterfaceIdiom = .unspecified
      $0.userInterfaceStyle = .unspecified
      $0.horizontalSizeClass = .unspecified
      $0.verticalSizeClass = .unspecified
      $0.displayScale = 0
    }
    #expect(rest == TraitCollection())
  }
}
