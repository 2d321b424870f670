import CellConfiguration
import CellDocuments
import CellPictures
import CellPreviewCommand
import CellTestSupport
import Foundation
import Testing

@Suite("The gallery covers all styles, states and properties")
struct GalleryTests {
  private static let chapters = Gallery().chapters

  @Test("The gallery has its chapters in reading order")
  func chapters() {
    #expect(
      Self.chapters.map(\.id) == [
        "screens", "content-styles", "background-styles", "states", "transitions", "appearances",
        "table-views", "accessories", "swipe-actions", "empty-states", "images-and-reserved-size",
        "text", "colors-and-transformers", "colors-in-states", "symbols", "style-sheets-and-when",
        "languages",
      ])
    #expect(Self.chapters.allSatisfy { !$0.scenes.isEmpty && $0.summary.hasSuffix(".") })
  }

  @Test("Every chapter, group and picture of the gallery has a unique address")
  func addresses() {
    let ids = Self.chapters.flatMap { chapter in
      [chapter.id] + chapter.groups.map { "\(chapter.id)/\($0.id)" } + chapter.scenes.map(\.id)
    }
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { !$0.hasSuffix("/") && !$0.contains("//") })
  }

  @Test("The gallery shows every style of content and background in every state flag")
  func styles() {
    let states = ConfigurationStateFlags.names.count - 1
    for (chapter, count) in [
      ("content-styles", ListContentConfiguration.Style.allCases.count),
      ("background-styles", BackgroundConfiguration.Style.allCases.count),
    ] {
      let groups = Self.chapters.first { $0.id == chapter }?.groups.prefix(count) ?? []
      #expect(groups.count == count)
      #expect(groups.allSatisfy { $0.scenes.count > states })
    }
  }

  @Test("The gallery shows every accessory, appearance, text style, text size and named color")
  func everyCase() throws {
    let documents = Self.chapters.flatMap(\.scenes).map(\.scene.document)
    let rows = documents.flatMap(\.sections).flatMap(\.rows)
    let kinds = Set(rows.flatMap(\.accessories).map(\.kind))
    #expect(kinds == Set(CellAccessory.Kind.allCases))
    let appearances = Set(documents.compactMap(\.list?.appearance))
    #expect(appearances == Set(ListConfiguration.Appearance.allCases))
    let styles = Set(rows.compactMap { $0.content.textProperties.font.textStyle })
    #expect(styles == Set(CellFont.TextStyle.allCases))
    let sizes = Set(documents.map(\.traits.preferredContentSizeCategory))
    #expect(sizes.isSuperset(of: CellContentSizeCategory.sizes))
    let colors = Set(rows.compactMap(\.content.imageProperties.tintColor))
    #expect(CellColor.Name.allCases.allSatisfy { colors.contains(CellColor($0)) })
  }

  @Test("The symbols of settings in the gallery have colors that tell them apart")
  func settings() throws {
    let scenes = try #require(Self.chapters.first).scenes
    let settings = try #require(scenes.first { $0.scene.title == "Settings" })
    let images = settings.scene.document.sections.flatMap(\.rows).map(\.content)
    let colors = images.compactMap(\.imageProperties.tintColor)
    #expect(images.count > 7 && colors.count > 4 && Set(colors).count == colors.count)
  }

  @Test(
    "The gallery shows every look that a style has in any state",
    arguments: ListContentConfiguration.Style.allCases)
  func everyLook(style: ListContentConfiguration.Style) throws {
    let looks = StateVariant.all(of: style)
    #expect(looks.flatMap(\.combinations).count == StateVariant.combinationCount)
    let others = ConfigurationStateFlags.names.map(\.option)
      .filter { $0 != .onMac && !StateVariant.flags.contains($0) }
    for look in looks {
      // What the chapter leaves out changes nothing.
      for other in others {
        let state = CellConfigurationState(
          traitCollection: TraitCollection(), flags: look.combinations[0].union(other))
        let content = ListContentConfiguration(style: style).updated(for: state)
        #expect(content.values == look.content.values, "\(other)")
      }
      // Every combination of the look has a cause among those that are named.
      #expect(
        look.combinations.allSatisfy { combination in
          look.causes.contains { combination.isSuperset(of: $0) }
        })
    }
  }

  @Test("The gallery shows every color of every style in every combination of states")
  func everyColor() throws {
    for style in ListContentConfiguration.Style.allCases {
      let looks = ColorVariant.all(of: style)
      #expect(Set(looks.flatMap(\.combinations)).count == StateVariant.combinationCount)
      for look in looks {
        for flags in look.combinations {
          let state = CellConfigurationState(traitCollection: TraitCollection(), flags: flags)
          let content = ListContentConfiguration(style: style).updated(for: state)
          let colors = look.parts.map(\.color)
          #expect(colors[0] == content.textProperties.color)
          #expect(colors[2] == content.imageProperties.tintColor)
          #expect(look.parts[0].transformer == content.textProperties.colorTransformer)
        }
      }
    }
    let cell = try #require(ColorVariant.all(of: BackgroundConfiguration.Style.listPlainCell).first)
    #expect(cell.parts[0].title == "Fill: systemBackground")
    #expect(cell.parts[0].components == "#FFFFFF in light, #000000 in dark")
    let sidebar = ColorVariant.all(of: ListContentConfiguration.Style.sidebarCell)
    let highlighted = try #require(sidebar.first { $0.combinations.contains(.highlighted) })
    #expect(highlighted.parts[0].title == "Text: label → 30% Alpha")
    #expect(highlighted.parts[2].title == "Image: tint → 30% Alpha")
  }

  @Test("The gallery compares states by the properties that differ")
  func comparisons() throws {
    for comparison in StateComparison.all {
      #expect(comparison.properties.allSatisfy { $0.values.count == comparison.variants.count })
      // Looks are different, and so is what is said of them.
      let columns = comparison.variants.indices.map { index in
        comparison.properties.map { $0.values[index] }
      }
      #expect(Set(columns).count == columns.count)
    }
    let cell = try #require(StateComparison.all.first)
    let disabled = try #require(cell.variants.firstIndex(of: "Disabled"))
    let color = try #require(cell.properties.first { $0.name == "content.textProperties.color" })
    #expect(color.change == "display")
    #expect(color.values[0] == "label" && color.values[disabled] == "tertiaryLabel")
  }

  @Test("The variants of a gallery picture are unique, begin with its own and are drawn as named")
  func variants() {
    for (id, _, scene) in Self.chapters.flatMap(\.scenes) {
      #expect(scene.variants.first == RenderingOptions(galleryPictureOf: scene.document), "\(id)")
      #expect(Set(scene.variants).count == scene.variants.count, "\(id)")
      for variant in scene.variants {
        let drawn = variant.applied(to: scene.document)
        #expect(RenderingOptions(galleryPictureOf: drawn) == variant, "\(id)")
      }
    }
  }

  @Test("A list is drawn in both generations, both directions and every text size")
  func everyVariant() {
    let variants = RenderingOptions.galleryVariants(of: ListDocument()).map(\.traits)
    #expect(Set(variants.map(\.styleSheet.generation)) == Set(StyleSheet.Generation.allCases))
    #expect(Set(variants.map(\.layoutDirection)) == [.leftToRight, .rightToLeft])
    let sizes = Set(variants.map(\.preferredContentSizeCategory))
    #expect(sizes.isSuperset(of: RenderingOptions.gallerySizes))
    #expect(
      variants.contains {
        $0.isRightToLeft && $0.preferredContentSizeCategory == .accessibilityLarge
      })
  }
}
