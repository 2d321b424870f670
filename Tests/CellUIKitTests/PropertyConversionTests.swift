import CellConfiguration
import CellTestSupport
import CellUIKit
import Foundation
import Testing
import UIKitStubs

/// Every property of every factory, against what the shapes of UIKit's types noted.
@MainActor
struct PropertyConversionTests {
  @Test(
    "Of fresh content nothing is assigned, and its factory is that of its style",
    arguments: ContentUnderTest.factories)
  func freshContent(_ subject: ContentUnderTest.Subject) {
    let converted = UIListContentConfiguration(subject.make())
    #expect(converted.allAssigned.isEmpty)
    #expect(converted.factory == subject.name)
  }

  @Test(
    "Each property of content that UIKit has is the only one that is converted, with its value",
    arguments: ContentUnderTest.factories)
  func content(_ subject: ContentUnderTest.Subject) {
    for property in subject.properties {
      for sample in 0..<property.sampleCount {
        var content = subject.make()
        property.assign(&content, sample)
        let assigned = UIListContentConfiguration(content).allAssigned
        let expected = property.isInUIKit ? [property.name] : []
        #expect(assigned.keys.elementsEqual(expected), "\(property.name) \(assigned)")
        if !property.isInUIKit { continue }
        let (own, converted) = (property.read(content), assigned[property.name] ?? "nothing")
        #expect(
          Correspondence.holds(own, converted),
          "\(property.name): \(own) became \(converted.map { "\($0)" } ?? "nil")")
      }
    }
  }

  @Test(
    "Of a fresh background nothing is assigned, and its factory is that of its style",
    arguments: BackgroundUnderTest.factories)
  func freshBackground(_ subject: BackgroundUnderTest.Subject) {
    let converted = UIBackgroundConfiguration(subject.make())
    #expect(converted.allAssigned.isEmpty)
    #expect(converted.factory == subject.name)
  }

  @Test(
    "Each property of a background that is assigned is the only one that is converted",
    arguments: BackgroundUnderTest.factories)
  func background(_ subject: BackgroundUnderTest.Subject) {
    for property in subject.properties where property.name != "customView" {
      for sample in 0..<property.sampleCount {
        var background = subject.make()
        property.assign(&background, sample)
        let assigned = UIBackgroundConfiguration(background).allAssigned
        #expect(assigned.keys.elementsEqual([property.name]), "\(property.name) \(assigned)")
        let (own, converted) = (property.read(background), assigned[property.name] ?? "nothing")
        #expect(
          Correspondence.holds(own, converted),
          "\(property.name): \(own) became \(converted.map { "\($0)" } ?? "nil")")
      }
    }
  }

  @Test("Two values that differ do not correspond, whatever their types")
  func liars() {
    #expect(!Correspondence.holds(CGFloat(1), CGFloat(2)))
    #expect(!Correspondence.holds(CellColor.systemRed, UIColor.systemBlue))
    #expect(!Correspondence.holds(CellColor(light: .black, dark: .white), UIColor.black))
    #expect(!Correspondence.holds(CellFont.preferredFont(forTextStyle: .headline), nil))
    #expect(!Correspondence.holds(nil, UIColor.black))
    #expect(
      !Correspondence.holds(
        ConfigurationColorTransformer.alpha(0.5), UIConfigurationColorTransformer.grayscale))
    #expect(!Correspondence.holds(LineBreakMode.byClipping, NSLineBreakMode.byCharWrapping))
  }

  @Test("Every case of an enumeration becomes the case of its name")
  func cases() {
    for mode in LineBreakMode.allCases {
      var content = ListContentConfiguration.cell()
      content.textProperties.lineBreakMode = mode
      #expect("\(UIListContentConfiguration(content).textProperties.lineBreakMode)" == mode.name)
    }
    for transform in TextTransform.allCases {
      var content = ListContentConfiguration.cell()
      content.textProperties.transform = transform
      #expect("\(UIListContentConfiguration(content).textProperties.transform)" == transform.name)
    }
    for mode in CellContentMode.allCases {
      var background = BackgroundConfiguration.clear()
      background.imageContentMode = mode
      #expect("\(UIBackgroundConfiguration(background).imageContentMode)" == mode.name)
    }
    for effect in CellVisualEffect.testedEffects {
      if case .custom = effect {
        #expect(effect.uiVisualEffect == nil)
      } else {
        #expect(Correspondence.holds(effect, effect.uiVisualEffect), "\(effect)")
      }
    }
  }

  @Test("A style that depends on its list has the row of the list before iOS 18")
  func before18() {
    let header = ListContentConfiguration.Style.header.resolvedStyle(in: .insetGrouped)
    #expect(UIListContentConfiguration(resolved: header).factory == "groupedHeader")
    let cell = BackgroundConfiguration.Style.listCell.resolvedStyle(in: .sidebar)
    #expect(UIBackgroundConfiguration(resolved: cell).factory == "listSidebarCell")
    #expect(UIListContentConfiguration(resolved: .footer).factory == "plainFooter")
    #expect(UIBackgroundConfiguration(resolved: .listFooter).factory == "listPlainHeaderFooter")
  }
}
