package import Foundation

/// The values of all list content properties, from a style or after merging all layers.
package struct ListContentValues: Hashable, Sendable {
  package var own: ListContentOwnValues
  package var image: ImageValues
  package var text: TextValues
  package var secondaryText: TextValues
}

/// The values that belong to neither text nor image: distances, opacity and text arrangement.
package struct ListContentOwnValues: Hashable, Sendable {
  package var directionalLayoutMargins = DirectionalEdgeInsets.zero
  package var axesPreservingSuperviewLayoutMargins = Axes.horizontal
  package var prefersSideBySideTextAndSecondaryText = false
  package var imageToTextPadding: CGFloat = 0
  package var textToSecondaryTextHorizontalPadding: CGFloat = 0
  package var textToSecondaryTextVerticalPadding: CGFloat = 0
  package var alpha: CGFloat = 1
}

extension ListContentOwnValues: PropertyRecord {
  static let kind = "list content"

  static let properties = collectedProperties()

  @inline(__always)
  static func visitProperties(with visitor: inout some PropertyVisitor<ListContentOwnValues>) {
    visitor.visit(
      Property(
        "directionalLayoutMargins", \.directionalLayoutMargins, .layout,
        "`[top, leading, bottom, trailing]` around the content, in points"))
    visitor.visit(
      Property(
        "axesPreservingSuperviewLayoutMargins", \.axesPreservingSuperviewLayoutMargins, .layout,
        "axes on which larger margins of the view around count"))
    visitor.visit(
      Property(
        "prefersSideBySideTextAndSecondaryText", \.prefersSideBySideTextAndSecondaryText, .layout,
        "whether the texts stand side by side where they fit"))
    visitor.visit(
      Property(
        "imageToTextPadding", \.imageToTextPadding, .layout, .finite,
        "distance of the texts from the image's slot, in points"))
    visitor.visit(
      Property(
        "textToSecondaryTextHorizontalPadding", \.textToSecondaryTextHorizontalPadding, .layout,
        .finite, "least distance of texts side by side, in points"))
    visitor.visit(
      Property(
        "textToSecondaryTextVerticalPadding", \.textToSecondaryTextVerticalPadding, .layout,
        .finite, "distance of stacked texts, in points"))
    visitor.visit(
      Property("alpha", \.alpha, .appearance, .fraction, "opacity of the whole content"))
  }
}

extension ListContentValues: ConfigurationValues {}

/// The assigned properties of list content, in its four records.
struct ListContentOverrides: ConfigurationOverrides {
  var own = Overrides<ListContentOwnValues>()
  var image = ListContentConfiguration.ImageProperties(layers: RecordLayers())
  var text = ListContentConfiguration.TextProperties(layers: RecordLayers(), role: .text)
  var secondaryText = ListContentConfiguration.TextProperties(
    layers: RecordLayers(), role: .secondaryText)

  static let parts: [any OverridesPart<ListContentOverrides>] = [
    OwnPart<Self>(),
    RecordPart<Self, _>(
      name: "imageProperties", path: \.image.layers.assigned, record: \.image,
      meaning: "how the image is shown"),
    RecordPart<Self, _>(
      name: "textProperties", path: \.text.layers.assigned, record: \.text,
      meaning: "how the text is shown"),
    RecordPart<Self, _>(
      name: "secondaryTextProperties", path: \.secondaryText.layers.assigned,
      record: \.secondaryText, meaning: "how the secondary text is shown"),
  ]

  static let formName = "ListContentConfiguration"
  static let members: [MemberForm] = members(of: ListContentConfiguration.Style.self)

  init() {}

  init(all values: ListContentValues) {
    own = Overrides(all: values.own)
    image.layers.assigned = CopyOnWriteBox(Overrides(all: values.image))
    text.layers.assigned = CopyOnWriteBox(Overrides(all: values.text))
    secondaryText.layers.assigned = CopyOnWriteBox(Overrides(all: values.secondaryText))
  }

  func apply(to values: inout ListContentValues) {
    own.apply(to: &values.own)
    image.layers.assigned.apply(to: &values.image)
    text.layers.assigned.apply(to: &values.text)
    secondaryText.layers.assigned.apply(to: &values.secondaryText)
  }

  @inline(never)
  func merge(into lower: inout ListContentOverrides) {
    own.merge(into: &lower.own)
    image.layers.assigned.merge(into: &lower.image.layers.assigned)
    text.layers.assigned.merge(into: &lower.text.layers.assigned)
    secondaryText.layers.assigned.merge(into: &lower.secondaryText.layers.assigned)
  }

  static func == (a: ListContentOverrides, b: ListContentOverrides) -> Bool {
    a.own == b.own && a.image.layers.assigned == b.image.layers.assigned
      && a.text.layers.assigned == b.text.layers.assigned
      && a.secondaryText.layers.assigned == b.secondaryText.layers.assigned
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(own)
    hasher.combine(image.layers.assigned)
    hasher.combine(text.layers.assigned)
    hasher.combine(secondaryText.layers.assigned)
  }

  var isEmpty: Bool {
    own.isEmpty && image.layers.assigned.isEmpty && text.layers.assigned.isEmpty
      && secondaryText.layers.assigned.isEmpty
  }
}

/// The layers of each of the four records.
extension LayerAddresses<ListContentOverrides> {
  var own: LayeredRecord<ListContentOwnValues> {
    @inline(__always) get {
      record {
        $0.address(of: \.own)
      } _: {
        $0.address(of: \.own)
      }
    }
  }

  var image: LayeredRecord<ImageValues> {
    @inline(__always) get {
      record {
        $0.address(of: \.image)
      } _: {
        CopyOnWriteBox.address(in: $0.address(of: \.image.layers.assigned))
      }
    }
  }

  var text: LayeredRecord<TextValues> {
    @inline(__always) get {
      record {
        $0.address(of: \.text)
      } _: {
        CopyOnWriteBox.address(in: $0.address(of: \.text.layers.assigned))
      }
    }
  }

  var secondaryText: LayeredRecord<TextValues> {
    @inline(__always) get {
      record {
        $0.address(of: \.secondaryText)
      } _: {
        CopyOnWriteBox.address(in: $0.address(of: \.secondaryText.layers.assigned))
      }
    }
  }
}
