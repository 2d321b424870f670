import CellConfiguration
import CellDocuments
import CellHosting
import CellTestSupport
import CellUIKit
import Foundation
import Testing
import UIKitStubs

/// Empty states on a phone, against what the shapes of UIKit's types noted.
@MainActor
@Suite("Empty states on a phone")
struct EmptyStateTests {
  @Test(
    "Each assigned property is the only one that is converted, with its value",
    arguments: EmptyStateUnderTest.factories)
  func properties(_ subject: EmptyStateUnderTest.Subject) {
    let fresh = UIContentUnavailableConfiguration(subject.make())
    #expect(fresh.allAssigned.isEmpty && fresh.factory == subject.name)
    #expect(fresh.buttonProperties.primaryAction == nil && fresh.buttonProperties.isEnabled)
    for property in subject.properties where !property.name.lowercased().contains("button") {
      for sample in 0..<property.sampleCount {
        var emptyState = subject.make()
        property.assign(&emptyState, sample)
        let assigned = UIContentUnavailableConfiguration(emptyState).allAssigned
        if property.name == "background" {
          #expect(assigned.keys.allSatisfy { $0 == "background" })
          continue
        }
        #expect(assigned.keys.elementsEqual([property.name]), "\(property.name) \(assigned)")
        let (own, converted) = (property.read(emptyState), assigned[property.name] ?? "nothing")
        #expect(
          Correspondence.holds(own, converted),
          "\(property.name): \(own) became \(converted.map { "\($0)" } ?? "nil")")
      }
    }
  }

  @Test("A button has the factory of its style, and what differs from that")
  func buttons() {
    var emptyState = ContentUnavailableConfiguration.empty()
    emptyState.button = EmptyStateUnderTest.buttons[0]
    emptyState.secondaryButton = EmptyStateUnderTest.buttons[1]
    let converted = UIContentUnavailableConfiguration(emptyState)
    #expect(converted.button.factory == "tinted")
    #expect(
      Set(converted.button.assigned.keys) == [
        "attributedTitle", "subtitle", "titlePadding", "titleAlignment", "image",
        "preferredSymbolConfigurationForImage", "imagePlacement", "imagePadding", "buttonSize",
        "cornerStyle", "baseForegroundColor", "baseBackgroundColor", "background",
      ])
    #expect(converted.secondaryButton.factory == "gray")
    #expect(
      Set(converted.secondaryButton.assigned.keys) == [
        "title", "showsActivityIndicator", "buttonSize", "contentInsets",
      ])
    #expect(converted.secondaryButton.title == "Wait")
    #expect(converted.button.subtitle == "Now" && converted.button.cornerStyle == .capsule)
    for alignment in ButtonConfiguration.TitleAlignment.allCases {
      emptyState.button.titleAlignment = alignment
      let own = UIContentUnavailableConfiguration(emptyState).button.titleAlignment
      #expect("\(own)" == alignment.name)
    }
    for style in ButtonConfiguration.CornerStyle.allCases {
      emptyState.button = .plain()
      emptyState.button.title = "A"
      emptyState.button.cornerStyle = style
      #expect("\(UIContentUnavailableConfiguration(emptyState).button.cornerStyle)" == style.name)
    }
  }

  @Test("A button runs the closure or the app's action of its name, and has its role")
  func actions() {
    var emptyState = ContentUnavailableConfiguration.empty()
    emptyState.buttonProperties.primaryAction = CellAccessory.Action(named: "refresh")
    emptyState.buttonProperties.role = .destructive
    emptyState.secondaryButtonProperties.isEnabled = false
    emptyState.secondaryButtonProperties.primaryAction = CellAccessory.Action(named: "unknown")
    var (runs, refused) = (0, [String]())
    var context = UIKitContext()
    context.action = { action in action.name == "refresh" ? { runs += 1 } : nil }
    context.unsupportedValueHandler = { refused.append($0.subject) }
    let converted = UIContentUnavailableConfiguration(emptyState, context: context)
    if let action = converted.buttonProperties.primaryAction { action.handler(action) }
    #expect(runs == 1 && converted.buttonProperties.role == .destructive)
    #expect(converted.secondaryButtonProperties.primaryAction == nil)
    #expect(!converted.secondaryButtonProperties.isEnabled && refused == ["action unknown"])
  }

  @Test("A converted empty state is shown behind a collection view")
  func example() {
    let collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewLayout())
    let empty = ContentUnavailableConfiguration.empty()
    collectionView.backgroundView = UIContentUnavailableView(
      configuration: UIContentUnavailableConfiguration(empty))
    #expect(collectionView.backgroundView is UIContentUnavailableView)
  }

  @Test(
    "A document without rows has its empty state behind the rows, and none as soon as it has one")
  func document() {
    let collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewLayout())
    var document = ListDocument()
    document.unavailable = .loading()
    let source = DocumentDataSource(document, in: collectionView)
    let view = collectionView.backgroundView as? UIContentUnavailableView
    #expect(view?.configuration.factory == "loading")
    document.sections = [ListDocument.Section(rows: [ListDocument.Row(content: .cell())])]
    source.show(document)
    #expect(collectionView.backgroundView == nil)
    let own = UIView()
    collectionView.backgroundView = own
    source.show(document)
    #expect(collectionView.backgroundView === own)
  }
}
