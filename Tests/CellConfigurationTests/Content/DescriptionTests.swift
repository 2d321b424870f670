import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// How configurations print: short in the system's order, and in full with what was customized.
struct DescriptionTests {
  @Test("List content prints its content, style and distances in the system's order")
  func content() {
    var content = ListContentConfiguration.valueCell()
    #expect(
      "\(content)" == """
        <ListContentConfiguration: Base Style = Value Cell; \
        directionalLayoutMargins = {15, 16, 15, 8}; \
        axesPreservingSuperviewLayoutMargins = [Horizontal]; \
        prefersSideBySideTextAndSecondaryText = YES; imageToTextPadding = 16; \
        textToSecondaryTextHorizontalPadding = 8; textToSecondaryTextVerticalPadding = 4>
        """)
    content.image = CellImage(systemName: "wifi")
    content.text = "Wi-Fi"
    content.secondaryAttributedText = AttributedString("Home")
    content.alpha = 0.5
    content.directionalLayoutMargins = .zero
    content.axesPreservingSuperviewLayoutMargins = []
    content.prefersSideBySideTextAndSecondaryText = false
    #expect(
      "\(content)" == """
        <ListContentConfiguration: image = symbol wifi; text = "Wi-Fi"; secondaryText = "Home"; \
        alpha = 0.5; Base Style = Value Cell; imageToTextPadding = 16; \
        textToSecondaryTextVerticalPadding = 4; secondaryAttributedText = [{"text":"Home"}]; \
        assigned = {directionalLayoutMargins = {0, 0, 0, 0}; \
        axesPreservingSuperviewLayoutMargins = []; prefersSideBySideTextAndSecondaryText = false; \
        alpha = 0.5}>
        """)
    content.axesPreservingSuperviewLayoutMargins = .both
    #expect("\(content)".contains("axesPreservingSuperviewLayoutMargins = Both;"))
    content.axesPreservingSuperviewLayoutMargins = .vertical
    #expect("\(content)".contains("axesPreservingSuperviewLayoutMargins = [Vertical];"))
  }

  @Test("The description of a background omits invisible parts")
  func background() {
    #expect(
      "\(BackgroundConfiguration.clear())" == "<BackgroundConfiguration: Base Style = Custom>")
    var background = BackgroundConfiguration(style: .listGroupedCell)
    background.strokeColor = .red
    #expect(
      "\(background)" == """
        <BackgroundConfiguration: Base Style = List Grouped Cell; \
        backgroundColor = secondarySystemGroupedBackground; assigned = {strokeColor = red}>
        """)
    background.strokeWidth = 1
    background.cornerRadius = 12
    background.backgroundInsets.top = 0.5
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.top, .trailing]
    background.backgroundColor = nil
    background.backgroundColorTransformer = .grayscale
    background.visualEffect = .blur(.dark)
    background.strokeColorTransformer = ConfigurationColorTransformer { $0 }
    let system = """
      <BackgroundConfiguration: Base Style = List Grouped Cell; cornerRadius = 12; \
      backgroundInsets = {0.5, 0, 0, 0}; \
      edgesAddingLayoutMarginsToBackgroundInsets = [Top, Trailing]; \
      backgroundColor = Inherited Tint Color; \
      backgroundColorTransformer = Grayscale; visualEffect = blur dark; strokeColor = red; \
      strokeColorTransformer = Custom; strokeWidth = 1; strokeOutset = 0; assigned = {
      """
    #expect("\(background)".hasPrefix(system))
    #expect("\(background)".contains(/strokeColorTransformer = Custom \d+; strokeWidth = 1/))
    background.edgesAddingLayoutMarginsToBackgroundInsets = .all
    background.strokeColor = nil
    #expect("\(background)".contains("edgesAddingLayoutMarginsToBackgroundInsets = All;"))
    #expect("\(background)".contains("strokeColor = Inherited Tint Color;"))
  }

  @Test("Text properties print values that differ from the default")
  func textProperties() {
    #expect(
      "\(ListContentConfiguration.cell().textProperties)" == """
        <TextProperties: font = body; color = label; numberOfLines = 0>
        """)
    var content = ListContentConfiguration.sidebarCell()
    content.textProperties.alignment = .center
    content.textProperties.lineBreakMode = .byClipping
    content.textProperties.colorTransformer = .alpha(0.3)
    content.textProperties.transform = .uppercase
    content.textProperties.adjustsFontForContentSizeCategory = false
    #expect(
      "\(content.textProperties)" == """
        <TextProperties: font = body; color = label; colorTransformer = 30% Alpha; \
        alignment = center; lineBreakMode = byClipping; numberOfLines = 1; \
        adjustsFontSizeToFitWidth = true; minimumScaleFactor = 0.9; \
        allowsDefaultTighteningForTruncation = true; \
        adjustsFontForContentSizeCategory = false; transform = uppercase>
        """)
  }

  @Test("The description ends with assigned values, their conditions and the updated state")
  func distinctions() {
    var content = ListContentConfiguration.cell()
    let plain = "\(content)"
    content.textProperties.color = .systemRed
    content.when(.selected || .highlighted) { $0.textProperties.color = .white }
    #expect(
      "\(content)" == plain.dropLast() + """
        ; assigned = {textProperties.color = systemRed}; \
        when highlighted || selected = {textProperties.color = white}>
        """)
    var state = CellConfigurationState(.selected)
    state.traitCollection.listEnvironment = .sidebar
    #expect("\(content.updated(for: state))".hasSuffix("updated for = {sidebar; [selected]}>"))
    // A state that makes no difference is not said.
    let expanded = CellConfigurationState(.expanded)
    #expect("\(ListContentConfiguration.cell().updated(for: expanded))" == plain)
    // Two styles print alike in the system.
    #expect(
      "\(BackgroundConfiguration.listSidebarHeader())".hasSuffix("; style = listSidebarHeader>"))
  }

  @Test("The debug description lists every customized property under its condition")
  func debugDescription() {
    var content = ListContentConfiguration.cell()
    #expect(content.debugDescription == content.description)
    content.textProperties.color = .systemRed
    content.imageProperties.tintColor = nil
    content.imageToTextPadding = 12.5
    content.when(.selected || .highlighted) { $0.textProperties.color = .white }
    #expect(
      content.debugDescription == """
        \(content.description)
          customized:
            imageToTextPadding = 12.5
            imageProperties.tintColor = nil
            textProperties.color = systemRed
          when highlighted || selected:
            textProperties.color = white
        """)
  }

  @Test("Assigned properties are available as data: name, value and condition")
  func assignedProperties() {
    var content = ListContentConfiguration(style: .cell, text: "Wi-Fi")
    #expect(content.assignedProperties.isEmpty)
    content.when(.selected || .highlighted) {
      $0.textProperties.color = .white
      $0.alpha = 0.5
    }
    content.imageProperties.tintColor = nil
    content.imageToTextPadding = 12.5
    content.when(.disabled) { $0.textProperties.color = .gray }
    let assigned = content.assignedProperties
    #expect(
      assigned.map(\.name) == [
        "imageToTextPadding", "imageProperties.tintColor", "alpha", "textProperties.color",
        "textProperties.color",
      ])
    #expect(
      assigned.map(\.condition) == [
        nil, nil, .selected || .highlighted, .selected || .highlighted, .disabled,
      ])
    #expect(assigned[0].value as? CGFloat == 12.5)
    #expect(assigned[1].value == nil)
    #expect(assigned[3].value as? CellColor == .white)
    #expect(assigned[4].value as? CellColor == .gray)
    #expect(assigned[0].description == "imageToTextPadding = 12.5")
    #expect(assigned[1].description == "imageProperties.tintColor = nil")
    // Which state the configuration was updated for does not matter.
    let selected = content.updated(for: CellConfigurationState(.selected))
    #expect(selected.assignedProperties == assigned)
    var other = content
    other.imageToTextPadding = 13
    #expect(other.assignedProperties != assigned)
    #expect(Set(other.assignedProperties).intersection(assigned).count == 4)
  }

  private final class Pattern: BackgroundCustomView {}

  @Test("The assigned properties of a background include its custom view")
  func assignedView() {
    let view = Pattern()
    var background = BackgroundConfiguration.clear()
    background.customView = view
    background.when(.focused) { $0.shadowProperties.opacity = 0.25 }
    let assigned = background.assignedProperties
    #expect(assigned.map(\.name) == ["customView", "shadowProperties.opacity"])
    #expect(assigned[0].value as? Pattern === view)
    #expect(assigned[1].value as? CGFloat == 0.25)
    #expect(assigned[1].condition == .focused)
  }

  @Test("Every assigned property is listed with its value, also if a rule assigns it")
  func everyAssignedProperty() {
    for property in ContentUnderTest.properties where property.kind != .content {
      var content = ListContentConfiguration.cell()
      property.assign(&content, 0)
      content.when(.selected) { property.assign(&$0, 0) }
      #expect(content.assignedProperties.map(\.name) == [property.name, property.name])
      #expect(content.assignedProperties.map(\.condition) == [nil, .selected])
    }
    for property in BackgroundUnderTest.properties {
      var background = BackgroundConfiguration.clear()
      property.assign(&background, 0)
      background.when(.selected) { property.assign(&$0, 0) }
      #expect(background.assignedProperties.map(\.name) == [property.name, property.name])
      #expect(background.assignedProperties.map(\.condition) == [nil, .selected])
    }
  }

  @Test("Every assigned property appears in the debug description")
  func everyProperty() {
    for property in ContentUnderTest.properties where property.kind != .content {
      var content = ListContentConfiguration.cell()
      property.assign(&content, 0)
      #expect(content.debugDescription.contains("    \(property.name) = "), "\(property.name)")
    }
    for property in BackgroundUnderTest.properties {
      var background = BackgroundConfiguration.clear()
      property.assign(&background, 0)
      #expect(background.debugDescription.contains("    \(property.name) = "), "\(property.name)")
    }
  }

  @Test("Image and shadow properties print their values")
  func imageAndShadow() {
    var content = ListContentConfiguration.cell()
    content.imageProperties.cornerRadius = 6
    content.imageProperties.reservedLayoutSize.width =
      ListContentConfiguration.ImageProperties
      .standardDimension
    let image = "\(content.imageProperties)"
    #expect(image.contains("cornerRadius = 6"))
    #expect(image.contains("reservedLayoutSize"))
    #expect(!image.contains("strokeColor"))
    var shadow = BackgroundConfiguration.ShadowProperties()
    shadow.opacity = 0.5
    #expect("\(shadow)".contains("opacity = 0.5"))
  }
}
