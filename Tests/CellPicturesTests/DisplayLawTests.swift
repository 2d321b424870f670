import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import CellTestSupport
import CellText
import Foundation
import Testing

/// Checks that a text tells everything that a picture and assistive technology tell.
private struct DisplayLaw: Sendable {
  /// Writes a layout as text; a liar leaves something out.
  var describe: @Sendable (DocumentLayout) -> String = { $0.describe() }

  /// A document, with a change and the name of the property that it sets, if it is one.
  struct Change {
    let name: String
    let before: ListDocument
    var after: ListDocument
    var property: String?
  }

  /// The layout of a document, and the text that describes it.
  private struct Outcome {
    let layout: DocumentLayout
    let text: String

    var picture: String { layout.picture(showsLayoutGuides: false) }
    var elements: [[AccessibilityElement]] { layout.cells.map(\.accessibilityElements) }
  }

  private func outcome(_ document: ListDocument) -> Outcome {
    let layout = DocumentLayout(document, shaper: .embedded)
    return Outcome(layout: layout, text: describe(layout))
  }

  /// Returns what is wrong with the text of the first change that it does not tell; `nil` for none.
  func violation(of changes: [Change]) -> String? {
    var known: (document: ListDocument, outcome: Outcome)?
    for change in changes {
      if known?.document != change.before { known = (change.before, outcome(change.before)) }
      guard let before = known?.outcome else { continue }
      let after = outcome(change.after)
      if before.text == after.text {
        if before.picture == after.picture, before.elements == after.elements { continue }
        return "\(change.name): only the picture changes"
      }
      guard let property = change.property else { continue }
      let changed = Set(before.text.split(separator: "\n"))
        .symmetricDifference(after.text.split(separator: "\n"))
      if !changed.contains(where: { $0.hasPrefix("  \(property) = ") }) {
        return "\(change.name): the text does not name \(property)"
      }
    }
    return nil
  }
}

@Suite("Whatever changes in a picture changes the text")
struct DisplayLawTests {
  private static func document(
    _ row: ListDocument.Row, _ appearance: ListConfiguration.Appearance = .insetGrouped
  ) -> ListDocument {
    var document = ListDocument()
    document.list = ListDocument.defaultList(appearance)
    document.width = 240
    document.sections = [
      ListDocument.Section(rows: [row, ListDocument.Row(content: .cell())])
    ]
    return document
  }

  private static func change(
    _ name: String, property: String? = nil, in row: ListDocument.Row,
    _ change: (inout ListDocument.Row) -> Void
  ) -> DisplayLaw.Change? {
    var other = row
    change(&other)
    if other == row { return nil }
    return DisplayLaw.Change(
      name: name, before: document(row), after: document(other), property: property)
  }

  /// A row in which most properties show.
  private static func fullRow(_ content: ListContentConfiguration) -> ListDocument.Row {
    var content = content
    content.text = "Background App Refresh"
    content.secondaryText = "Only while charging"
    content.image = CellImage(systemName: "speaker")
    content.imageProperties.strokeWidth = 1
    var background = BackgroundConfiguration(style: .listGroupedCell)
    background.strokeColor = .systemRed
    background.strokeWidth = 2
    background.image = CellImage(systemName: "star", size: CGSize(width: 10, height: 20))
    background.shadowProperties.opacity = 0.75
    return ListDocument.Row(content: content, background: background)
  }

  private static func contentChanges(_ factory: ContentUnderTest.Subject) -> [DisplayLaw.Change] {
    let row = fullRow(factory.make())
    return factory.properties.flatMap { property in
      (0..<property.sampleCount).compactMap { sample in
        change(
          "content.\(property.name) of \(factory.name)", property: "content.\(property.name)",
          in: row
        ) { property.assign(&$0.content, sample) }
      }
    }
  }

  private static let backgroundChanges: [DisplayLaw.Change] = {
    let row = fullRow(.cell())
    return BackgroundUnderTest.properties.filter(\.isCodable).flatMap { property in
      (0..<property.sampleCount).compactMap { sample in
        change(
          "background.\(property.name)", property: "background.\(property.name)", in: row
        ) { row in
          var background = row.background ?? .clear()
          property.assign(&background, sample)
          row.background = background
        }
      }
    }
  }()

  private static let images: [CellImage] = {
    func symbol(_ configuration: CellImage.SymbolConfiguration) -> CellImage? {
      var image = CellImage(systemName: "speaker")
      image?.symbolConfiguration = configuration
      return image
    }
    return [
      CellImage(systemName: "bell"), CellImage(systemName: "speaker.fill"),
      CellImage(name: "cat", size: CGSize(width: 30, height: 20)),
      CellImage(name: "dog", size: CGSize(width: 30, height: 20)),
      CellImage(systemName: "speaker")?.withRenderingMode(.alwaysOriginal),
      symbol(.init(weight: .bold)), symbol(.init(scale: .large)),
    ].compactMap(\.self)
  }()

  private typealias Attributes = AttributeScopes.CellAttributes

  private static let contentPartChanges: [DisplayLaw.Change] = {
    var attributed = AttributedString("Background App Refresh")
    let ranges = [attributed.range(of: "App")].compactMap(\.self)
    func text(_ change: (inout AttributedString, Range<AttributedString.Index>) -> Void)
      -> AttributedString
    {
      var copy = attributed
      for range in ranges { change(&copy, range) }
      return copy
    }
    let texts = [
      text { $0[$1][Attributes.ForegroundColorAttribute.self] = .systemRed },
      text { $0[$1][Attributes.FontAttribute.self] = .preferredFont(forTextStyle: .caption2) },
      text { $0[$1][Attributes.UnderlineStyleAttribute.self] = .single },
      text { $0[$1][Attributes.StrikethroughStyleAttribute.self] = .single },
      text { $0[$1][Attributes.KernAttribute.self] = 3 },
      text { $0[$1][Attributes.BaselineOffsetAttribute.self] = 2 },
    ]
    let row = fullRow(.subtitleCell())
    return images.compactMap { image in
      change("image \(image)", property: "content.image", in: row) { $0.content.image = image }
    }
      + images.compactMap { image in
        change("background image \(image)", property: "background.image", in: row) {
          $0.background?.image = image
        }
      }
      + texts.compactMap { text in
        change("text \(text)", in: row) { $0.content.attributedText = text }
      }
  }()

  private static let cellChanges: [DisplayLaw.Change] = {
    let row = fullRow(.cell())
    let kinds: [CellAccessory] = [
      .disclosureIndicator(), .checkmark(), .detail(), .delete(displayed: .always),
      .insert(displayed: .always), .reorder(displayed: .always), .multiselect(displayed: .always),
      .outlineDisclosure(), .popUpMenu(), .label(text: "3"),
      .customView(.init("a", size: CGSize(width: 20, height: 9)), placement: .trailing()),
    ]
    var changes = kinds.compactMap { accessory in
      change("accessory \(accessory.kind)", in: row) { $0.accessories = [accessory] }
    }
    for accessory in kinds {
      var shown = row
      shown.accessories = [accessory]
      let edits: [(String, (inout CellAccessory) -> Void)] = [
        ("isHidden", { $0.isHidden = true }), ("tintColor", { $0.tintColor = .systemPink }),
        ("reservedLayoutWidth", { $0.reservedLayoutWidth = .custom(60) }),
        ("action", { $0.action = CellAccessory.Action(named: "open") }),
        ("accessibility", { $0.accessibility.label = "Open" }),
      ]
      changes += edits.compactMap { name, edit in
        change("\(name) of \(accessory.kind)", in: shown) { edit(&$0.accessories[0]) }
      }
    }
    var swiped = row
    swiped.trailingSwipeActions = SwipeActionsConfiguration(actions: [SwipeAction(title: "A")])
    swiped.swipeOffset = -80
    let edits: [(inout SwipeAction) -> Void] = [
      { $0.title = "B" }, { $0.style = .destructive }, { $0.backgroundColor = .systemPink },
      { $0.image = CellImage(systemName: "trash") },
      { $0.action = CellAccessory.Action(named: "remove") },
    ]
    changes += edits.enumerated().compactMap { index, edit in
      change("edit \(index) of a swipe action", in: swiped) {
        var action = SwipeAction(title: "A")
        edit(&action)
        $0.trailingSwipeActions = SwipeActionsConfiguration(actions: [action])
      }
    }
    return changes
      + ConfigurationStateFlags.names.compactMap { name, flags in
        change("state \(name)", in: row) {
          $0.state = CellConfigurationState(traitCollection: .phone, flags: flags)
        }
      }
  }()

  private static let traitChanges: [DisplayLaw.Change] = {
    let before = document(fullRow(.cell()))
    return TraitUnderTest.all.flatMap { trait in
      trait.collections.map { collection in
        var after = before
        after.traits = TraitCollection(traitsFrom: [before.traits, collection])
        return DisplayLaw.Change(
          name: "trait \(trait)", before: before, after: after)
      }
    }
  }()

  @Test("Every property of content, in every style", arguments: ContentUnderTest.factories)
  func content(_ factory: ContentUnderTest.Subject) {
    let changes = Self.contentChanges(factory)
    #expect(changes.count > 60)
    #expect(DisplayLaw().violation(of: someCases(changes)) == nil)
  }

  @Test("Backgrounds, images, runs of text, accessories, swipe actions, states and traits")
  func others() {
    for changes in [
      Self.backgroundChanges, Self.contentPartChanges, Self.cellChanges, Self.traitChanges,
    ] {
      #expect(changes.count > 10)
      #expect(DisplayLaw().violation(of: someCases(changes)) == nil)
    }
  }

  @Test(
    "A text without one of its parts is refused",
    arguments: someCases([
      "  background:", "  image:", "  text:", "    pieces", "  accessories", "  swipeActions",
      "  accessibility", "  content.", "  background.",
    ]))
  func liars(_ prefix: String) {
    let lines: @Sendable (String) -> [Substring] = { text in
      text.split(separator: "\n").filter { line in
        // Properties would tell what the parts leave out, and parts what properties do.
        let isProperty = line.contains(" = ")
        return prefix.hasSuffix(".")
          ? !line.hasPrefix(prefix) : !isProperty && !line.hasPrefix(prefix)
      }
    }
    var law = DisplayLaw()
    law.describe = { lines($0.describe()).joined(separator: "\n") }
    let changes =
      Self.cellChanges + Self.contentPartChanges + Self.backgroundChanges
      + Self.contentChanges(ContentUnderTest.factories[1])
    #expect(law.violation(of: changes) != nil)
  }
}
