// swift-format-ignore-file
// Recorded by GallerySwiftTests.
import CellConfiguration
import CellDocuments
import Foundation

/// Code of the gallery, as its page has it to copy.
enum RecordedSwift {
  static let documents: [(id: String, make: @Sendable () -> PreviewDocument)] = [
    ("screens/lists/settings", document0),
    ("screens/lists/contacts", document1),
    ("screens/lists/mailboxes", document2),
    ("screens/lists/form-in-german", document3),
    ("screens/lists/form-in-arabic", document4),
    ("screens/lists/tasks-editing", document5),
    ("content-styles/cell/normal", document6),
    ("content-styles/cell/disabled", document7),
    ("content-styles/cell/highlighted", document8),
    ("content-styles/cell/selected", document9),
    ("content-styles/cell/focused", document10),
    ("content-styles/cell/pinned", document11),
    ("content-styles/cell/editing", document12),
    ("content-styles/cell/expanded", document13),
    ("content-styles/cell/swiped", document14),
    ("content-styles/cell/reordering", document15),
    ("content-styles/cell/lifting", document16),
    ("content-styles/cell/dragging", document17),
    ("content-styles/cell/not-targeted", document18),
    ("content-styles/cell/targeted", document19),
    ("content-styles/subtitle-cell/normal", document20),
    ("content-styles/value-cell/normal", document21),
    ("content-styles/header/normal", document22),
    ("content-styles/footer/normal", document23),
    ("content-styles/plain-header/normal", document24),
    ("content-styles/plain-footer/normal", document25),
    ("content-styles/grouped-header/normal", document26),
    ("content-styles/grouped-footer/normal", document27),
    ("content-styles/prominent-inset-grouped-header/normal", document28),
    ("content-styles/extra-prominent-inset-grouped-header/normal", document29),
    ("content-styles/sidebar-cell/normal", document30),
    ("content-styles/sidebar-subtitle-cell/normal", document31),
    ("content-styles/accompanied-sidebar-cell/normal", document32),
    ("content-styles/accompanied-sidebar-subtitle-cell/normal", document33),
    ("content-styles/sidebar-header/normal", document34),
    ("background-styles/clear/normal", document35),
    ("background-styles/list-cell/normal", document36),
    ("background-styles/list-header/normal", document37),
    ("background-styles/list-footer/normal", document38),
    ("background-styles/list-plain-cell/normal", document39),
    ("background-styles/properties/rounded-corners", document40),
    ("background-styles/properties/insets", document41),
    ("background-styles/properties/stroke-outside", document42),
    ("background-styles/properties/image", document43),
    ("background-styles/properties/effect", document44),
    ("background-styles/properties/shadow", document45),
    ("transitions/between-states/selecting", document46),
    ("transitions/between-states/editing", document47),
    ("transitions/between-states/rules-of-one-s-own", document48),
    ("appearances/lists/grouped", document49),
    ("appearances/lists/sidebar-plain", document50),
    ("appearances/separators/separators", document51),
    ("table-views/lists/plain", document52),
    ("accessories/kinds/disclosure-indicator", document53),
    ("accessories/kinds/outline-disclosure", document54),
    ("accessories/kinds/outline-disclosure-expanded", document55),
    ("accessories/kinds/detail", document56),
    ("accessories/kinds/checkmark", document57),
    ("accessories/kinds/pop-up-menu", document58),
    ("accessories/kinds/label", document59),
    ("accessories/editing/delete", document60),
    ("accessories/editing/insert", document61),
    ("accessories/editing/reorder", document62),
    ("accessories/editing/multiselect", document63),
    ("accessories/editing/absent-until-editing", document64),
    ("accessories/editing/absent-while-editing", document65),
    ("accessories/options/tint", document66),
    ("accessories/options/color-behind-the-sign", document67),
    ("accessories/options/reserved-width", document68),
    ("accessories/options/hidden-but-with-its-space", document69),
    ("accessories/options/no-line-before-the-handle", document70),
    ("accessories/options/font-of-a-label", document71),
    ("accessories/custom-views/switch", document72),
    ("accessories/custom-views/leading", document73),
    ("accessories/custom-views/before-the-indicator", document74),
    ("accessories/together/many", document75),
    ("accessories/together/all-of-editing", document76),
    ("swipe-actions/edges/trailing", document77),
    ("swipe-actions/edges/leading", document78),
    ("swipe-actions/edges/several", document79),
    ("swipe-actions/distances/stretched", document80),
    ("swipe-actions/distances/far-without-a-full-swipe", document81),
    ("swipe-actions/contents/titles-alone", document82),
    ("swipe-actions/contents/with-an-accessory", document83),
    ("swipe-actions/in-lists/inset-grouped", document84),
    ("images-and-reserved-size/symbols/large", document85),
    ("images-and-reserved-size/symbols/medium", document86),
    ("images-and-reserved-size/symbols/small", document87),
    ("images-and-reserved-size/symbols/28-points", document88),
    ("images-and-reserved-size/symbols/tint", document89),
    ("images-and-reserved-size/symbols/hierarchical-color", document90),
    ("images-and-reserved-size/symbols/palette", document91),
    ("images-and-reserved-size/symbols/transformed-tint", document92),
    ("images-and-reserved-size/pictures/round-corners-and-a-stroke", document93),
    ("images-and-reserved-size/pictures/a-stencil", document94),
    ("images-and-reserved-size/pictures/at-most-30-points-wide", document95),
    ("images-and-reserved-size/reserved-size/texts-in-line", document96),
    ("images-and-reserved-size/reserved-size/100-points-wide", document97),
    ("text/text-styles/large-title", document98),
    ("text/text-styles/title-1", document99),
    ("text/text-styles/headline", document100),
    ("text/text-styles/body", document101),
    ("text/text-styles/callout", document102),
    ("text/text-styles/subheadline", document103),
    ("text/text-styles/footnote", document104),
    ("text/text-styles/caption-1", document105),
    ("text/sizes/extra-small", document106),
    ("text/sizes/small", document107),
    ("text/sizes/medium", document108),
    ("text/sizes/large", document109),
    ("text/sizes/extra-large", document110),
    ("text/sizes/extra-extra-large", document111),
    ("text/sizes/extra-extra-extra-large", document112),
    ("text/sizes/accessibility-medium", document113),
    ("text/sizes/accessibility-large", document114),
    ("text/sizes/accessibility-extra-large", document115),
    ("text/sizes/accessibility-extra-extra-large", document116),
    ("text/sizes/accessibility-extra-extra-extra-large", document117),
    ("text/truncation/by-word-wrapping", document118),
    ("text/truncation/by-char-wrapping", document119),
    ("text/truncation/by-clipping", document120),
    ("text/truncation/by-truncating-head", document121),
    ("text/truncation/by-truncating-tail", document122),
    ("text/truncation/by-truncating-middle", document123),
    ("text/shrinking/letters-closer-together", document124),
    ("text/shrinking/down-to-nine-tenths", document125),
    ("text/alignment-and-letters/natural", document126),
    ("text/alignment-and-letters/center", document127),
    ("text/alignment-and-letters/justified", document128),
    ("text/alignment-and-letters/uppercase", document129),
    ("text/alignment-and-letters/lowercase", document130),
    ("text/alignment-and-letters/capitalized", document131),
    ("text/attributed/runs-of-their-own-looks", document132),
    ("colors-and-transformers/colors/tints", document133),
    ("colors-and-transformers/colors/grays", document134),
    ("colors-and-transformers/colors/texts", document135),
    ("colors-and-transformers/colors/fills", document136),
    ("colors-and-transformers/colors/separators", document137),
    ("colors-and-transformers/colors/backgrounds", document138),
    ("colors-and-transformers/colors/fixed", document139),
    ("colors-and-transformers/transformers/grayscale", document140),
    ("colors-and-transformers/transformers/preferred-tint", document141),
    ("colors-and-transformers/transformers/monochrome-tint", document142),
    ("colors-and-transformers/transformers/alpha", document143),
    ("colors-and-transformers/transformers/dynamic-light-alpha", document144),
    ("colors-and-transformers/transformers/grayscale-then-alpha", document145),
    ("symbols/drawings/connections", document146),
    ("symbols/modifiers-and-weights/ultra-light", document147),
    ("symbols/modifiers-and-weights/light", document148),
    ("symbols/modifiers-and-weights/semibold", document149),
    ("symbols/modifiers-and-weights/black", document150),
    ("style-sheets-and-when/style-sheets/normal", document151),
    ("style-sheets-and-when/when/normal", document152),
    ("style-sheets-and-when/when/selected", document153),
  ]

  static func document0() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 390
    document.list = PreviewDocument.defaultList(.insetGrouped)
    document.sections = [PreviewDocument.Section(), PreviewDocument.Section(), PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "airplane")
      content.text = "Airplane Mode"
      content.imageProperties.tintColor = .systemOrange
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.valueCell()
      content.image = CellImage(systemName: "wifi")
      content.text = "Wi-Fi"
      content.secondaryText = "Home"
      let row = PreviewDocument.Row(content: content, accessories: [.disclosureIndicator()])
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.valueCell()
      content.image = CellImage(systemName: "antenna.radiowaves.left.and.right")
      content.text = "Bluetooth"
      content.secondaryText = "On"
      let row = PreviewDocument.Row(content: content, accessories: [.disclosureIndicator()])
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.header()
      content.text = "Attention"
      let header = PreviewDocument.Supplementary(content: content)
      document.sections[1].header = header
    }
    do {
      var content = ListContentConfiguration.footer()
      content.text = "Notifications are shown while the phone is unlocked."
      let footer = PreviewDocument.Supplementary(content: content)
      document.sections[1].footer = footer
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.fill")
      content.text = "Notifications"
      content.imageProperties.tintColor = .systemRed
      let row = PreviewDocument.Row(content: content, accessories: [.disclosureIndicator()])
      document.sections[1].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.subtitleCell()
      content.image = CellImage(systemName: "moon.fill")
      content.text = "Focus"
      content.secondaryText = "Do Not Disturb until tomorrow"
      content.imageProperties.tintColor = .systemIndigo
      let row = PreviewDocument.Row(content: content, accessories: [.disclosureIndicator()])
      document.sections[1].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "speaker.wave.2")
      content.text = "Sounds"
      content.imageProperties.tintColor = .systemPink
      var state = CellConfigurationState()
      state.isSelected = true
      let row = PreviewDocument.Row(content: content, state: state, accessories: [.disclosureIndicator()])
      document.sections[1].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "battery.100")
      content.text = "Battery"
      content.imageProperties.tintColor = .systemGreen
      let row = PreviewDocument.Row(content: content, accessories: [.disclosureIndicator()])
      document.sections[2].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "creditcard")
      content.text = "Wallet"
      var state = CellConfigurationState()
      state.isDisabled = true
      let row = PreviewDocument.Row(content: content, state: state, accessories: [.disclosureIndicator()])
      document.sections[2].rows.append(row)
    }
    return document
  }

  static func document1() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 390
    document.list = PreviewDocument.defaultList(.plain)
    document.sections = [PreviewDocument.Section(), PreviewDocument.Section(), PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.header()
      content.text = "A"
      let header = PreviewDocument.Supplementary(content: content)
      document.sections[0].header = header
    }
    do {
      var content = ListContentConfiguration.cell()
      content.text = "Ada Lovelace"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.text = "Alan Turing"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.text = "Annie Easley"
      let row = PreviewDocument.Row(content: content, accessories: [.label(text: "me")])
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.header()
      content.text = "B"
      let header = PreviewDocument.Supplementary(content: content)
      document.sections[1].header = header
    }
    do {
      var content = ListContentConfiguration.cell()
      content.text = "Barbara Liskov"
      var state = CellConfigurationState()
      state.isSelected = true
      let row = PreviewDocument.Row(content: content, state: state)
      document.sections[1].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.header()
      content.text = "E"
      let header = PreviewDocument.Supplementary(content: content)
      document.sections[2].header = header
    }
    do {
      var content = ListContentConfiguration.cell()
      content.text = "Edsger Dijkstra"
      let row = PreviewDocument.Row(content: content)
      document.sections[2].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.text = "Evelyn Boyd Granville"
      let row = PreviewDocument.Row(content: content)
      document.sections[2].rows.append(row)
    }
    return document
  }

  static func document2() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = PreviewDocument.defaultList(.sidebar)
    document.sections = [PreviewDocument.Section(), PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "tray")
      content.text = "Inbox"
      var state = CellConfigurationState()
      state.isSelected = true
      let row = PreviewDocument.Row(content: content, state: state, accessories: [.label(text: "12")])
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "flag")
      content.text = "Flagged"
      let row = PreviewDocument.Row(content: content, accessories: [.label(text: "3")])
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "doc")
      content.text = "Drafts"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "paperplane")
      content.text = "Sent"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "archivebox")
      content.text = "Archive"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "trash")
      content.text = "Trash"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.header()
      content.text = "Accounts"
      let header = PreviewDocument.Supplementary(content: content)
      document.sections[1].header = header
    }
    do {
      var content = ListContentConfiguration.subtitleCell()
      content.image = CellImage(systemName: "envelope")
      content.text = "Work"
      content.secondaryText = "Synchronized a minute ago"
      let row = PreviewDocument.Row(content: content, accessories: [.outlineDisclosure()])
      document.sections[1].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.subtitleCell()
      content.image = CellImage(systemName: "house")
      content.text = "Home"
      content.secondaryText = "Offline"
      var state = CellConfigurationState()
      state.isDisabled = true
      let row = PreviewDocument.Row(content: content, state: state)
      document.sections[1].rows.append(row)
    }
    return document
  }

  static func document3() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 375
    document.list = PreviewDocument.defaultList(.insetGrouped)
    document.sections = [PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.header()
      content.text = "Rechtsschutzversicherungsgesellschaften"
      let header = PreviewDocument.Supplementary(content: content)
      document.sections[0].header = header
    }
    do {
      var content = ListContentConfiguration.footer()
      content.text = "Die Angaben werden ausschließlich zur Bearbeitung Ihres Antrags verwendet und nach spätestens zehn Jahren gelöscht."
      let footer = PreviewDocument.Supplementary(content: content)
      document.sections[0].footer = footer
    }
    do {
      var content = ListContentConfiguration.valueCell()
      content.text = "Name"
      content.secondaryText = "Friederike Schönborn"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.valueCell()
      content.text = "Bezügemitteilungsempfänger"
      content.secondaryText = "Donaudampfschifffahrtsgesellschaft Nachfolger"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.subtitleCell()
      content.text = "Benachrichtigungseinstellungen"
      content.secondaryText = "Werden bei Vertragsänderungen und Beitragsanpassungen verschickt"
      let row = PreviewDocument.Row(content: content, accessories: [.disclosureIndicator()])
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.valueCell()
      content.text = "Beitrag"
      content.secondaryText = "27,50 €"
      let row = PreviewDocument.Row(content: content, accessories: [.checkmark()])
      document.sections[0].rows.append(row)
    }
    return document
  }

  static func document4() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 375
    document.list = PreviewDocument.defaultList(.insetGrouped)
    document.traits.layoutDirection = .rightToLeft
    document.sections = [PreviewDocument.Section(), PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.header()
      content.text = "الإعدادات العامة"
      let header = PreviewDocument.Supplementary(content: content)
      document.sections[0].header = header
    }
    do {
      var content = ListContentConfiguration.footer()
      content.text = "يتم الاتصال بالشبكات المعروفة تلقائيًا."
      let footer = PreviewDocument.Supplementary(content: content)
      document.sections[0].footer = footer
    }
    do {
      var content = ListContentConfiguration.valueCell()
      content.image = CellImage(systemName: "wifi")
      content.text = "الشبكة اللاسلكية"
      content.secondaryText = "المنزل"
      let row = PreviewDocument.Row(content: content, accessories: [.disclosureIndicator()])
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.subtitleCell()
      content.image = CellImage(systemName: "bell")
      content.text = "الإشعارات"
      content.secondaryText = "تظهر الإشعارات على الشاشة عندما يكون الجهاز مفتوحًا"
      let row = PreviewDocument.Row(content: content, accessories: [.disclosureIndicator()])
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.valueCell()
      content.image = CellImage(systemName: "globe")
      content.text = "اللغة والمنطقة"
      content.secondaryText = "العربية"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.header()
      content.text = "الخصوصية والأمان"
      let header = PreviewDocument.Supplementary(content: content)
      document.sections[1].header = header
    }
    do {
      var content = ListContentConfiguration.valueCell()
      content.image = CellImage(systemName: "paperplane")
      content.text = "خدمات الموقع"
      content.secondaryText = "مفعّلة"
      let row = PreviewDocument.Row(content: content, accessories: [.disclosureIndicator()])
      document.sections[1].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "lock")
      content.text = "كلمات السر"
      var state = CellConfigurationState()
      state.isSelected = true
      let row = PreviewDocument.Row(content: content, state: state, accessories: [.disclosureIndicator()])
      document.sections[1].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.valueCell()
      content.image = CellImage(systemName: "battery.100")
      content.text = "البطارية"
      content.secondaryText = "٨٧٪"
      content.imageProperties.tintColor = .systemGreen
      let row = PreviewDocument.Row(content: content)
      document.sections[1].rows.append(row)
    }
    return document
  }

  static func document5() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 390
    document.list = PreviewDocument.defaultList(.insetGrouped)
    document.sections = [PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.header()
      content.text = "Today"
      let header = PreviewDocument.Supplementary(content: content)
      document.sections[0].header = header
    }
    do {
      var content = ListContentConfiguration.cell()
      content.text = "Buy bread"
      var state = CellConfigurationState()
      state.isEditing = true
      let row = PreviewDocument.Row(content: content, state: state, accessories: [.delete(), .reorder()])
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.subtitleCell()
      content.text = "Call Grace"
      content.secondaryText = "About the compiler"
      var state = CellConfigurationState()
      state.isEditing = true
      let row = PreviewDocument.Row(content: content, state: state, accessories: [.delete(), .reorder()])
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.text = "Add a task"
      var state = CellConfigurationState()
      state.isEditing = true
      let row = PreviewDocument.Row(content: content, state: state, accessories: [.insert()])
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.text = "Chosen"
      var state = CellConfigurationState()
      state.isEditing = true
      state.isSelected = true
      let row = PreviewDocument.Row(content: content, state: state, accessories: [.multiselect(), .detail()])
      document.sections[0].rows.append(row)
    }
    return document
  }

  static func document6() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Cell"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listGroupedCell)
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document7() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Cell"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listGroupedCell)
    var state = CellConfigurationState()
    state.isDisabled = true
    let row = PreviewDocument.Row(content: content, background: background, state: state)
    document.sections[0].rows.append(row)
    return document
  }

  static func document8() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Cell"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listGroupedCell)
    var state = CellConfigurationState()
    state.isHighlighted = true
    let row = PreviewDocument.Row(content: content, background: background, state: state)
    document.sections[0].rows.append(row)
    return document
  }

  static func document9() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Cell"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listGroupedCell)
    var state = CellConfigurationState()
    state.isSelected = true
    let row = PreviewDocument.Row(content: content, background: background, state: state)
    document.sections[0].rows.append(row)
    return document
  }

  static func document10() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Cell"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listGroupedCell)
    var state = CellConfigurationState()
    state.isFocused = true
    let row = PreviewDocument.Row(content: content, background: background, state: state)
    document.sections[0].rows.append(row)
    return document
  }

  static func document11() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Cell"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listGroupedCell)
    var state = CellConfigurationState()
    state.isPinned = true
    let row = PreviewDocument.Row(content: content, background: background, state: state)
    document.sections[0].rows.append(row)
    return document
  }

  static func document12() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Cell"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listGroupedCell)
    var state = CellConfigurationState()
    state.isEditing = true
    let row = PreviewDocument.Row(content: content, background: background, state: state)
    document.sections[0].rows.append(row)
    return document
  }

  static func document13() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Cell"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listGroupedCell)
    var state = CellConfigurationState()
    state.isExpanded = true
    let row = PreviewDocument.Row(content: content, background: background, state: state)
    document.sections[0].rows.append(row)
    return document
  }

  static func document14() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Cell"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listGroupedCell)
    var state = CellConfigurationState()
    state.isSwiped = true
    let row = PreviewDocument.Row(content: content, background: background, state: state)
    document.sections[0].rows.append(row)
    return document
  }

  static func document15() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Cell"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listGroupedCell)
    var state = CellConfigurationState()
    state.isReordering = true
    let row = PreviewDocument.Row(content: content, background: background, state: state)
    document.sections[0].rows.append(row)
    return document
  }

  static func document16() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Cell"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listGroupedCell)
    var state = CellConfigurationState()
    state.cellDragState = .lifting
    let row = PreviewDocument.Row(content: content, background: background, state: state)
    document.sections[0].rows.append(row)
    return document
  }

  static func document17() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Cell"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listGroupedCell)
    var state = CellConfigurationState()
    state.cellDragState = .dragging
    let row = PreviewDocument.Row(content: content, background: background, state: state)
    document.sections[0].rows.append(row)
    return document
  }

  static func document18() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Cell"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listGroupedCell)
    var state = CellConfigurationState()
    state.cellDropState = .notTargeted
    let row = PreviewDocument.Row(content: content, background: background, state: state)
    document.sections[0].rows.append(row)
    return document
  }

  static func document19() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Cell"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listGroupedCell)
    var state = CellConfigurationState()
    state.cellDropState = .targeted
    let row = PreviewDocument.Row(content: content, background: background, state: state)
    document.sections[0].rows.append(row)
    return document
  }

  static func document20() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.subtitleCell()
    content.image = CellImage(systemName: "star")
    content.text = "Subtitle cell"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listGroupedCell)
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document21() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.valueCell()
    content.image = CellImage(systemName: "star")
    content.text = "Value cell"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listGroupedCell)
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document22() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.header()
    content.image = CellImage(systemName: "star")
    content.text = "Header"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listPlainHeaderFooter)
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document23() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.footer()
    content.image = CellImage(systemName: "star")
    content.text = "Footer"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listPlainHeaderFooter)
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document24() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.plainHeader()
    content.image = CellImage(systemName: "star")
    content.text = "Plain header"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listPlainHeaderFooter)
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document25() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.plainFooter()
    content.image = CellImage(systemName: "star")
    content.text = "Plain footer"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listPlainHeaderFooter)
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document26() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.groupedHeader()
    content.image = CellImage(systemName: "star")
    content.text = "Grouped header"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listGroupedHeaderFooter)
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document27() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.groupedFooter()
    content.image = CellImage(systemName: "star")
    content.text = "Grouped footer"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listGroupedHeaderFooter)
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document28() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.prominentInsetGroupedHeader()
    content.image = CellImage(systemName: "star")
    content.text = "Prominent inset grouped header"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listGroupedHeaderFooter)
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document29() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.extraProminentInsetGroupedHeader()
    content.image = CellImage(systemName: "star")
    content.text = "Extra prominent inset grouped header"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listGroupedHeaderFooter)
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document30() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.sidebarCell()
    content.image = CellImage(systemName: "star")
    content.text = "Sidebar cell"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listSidebarCell)
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document31() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.sidebarSubtitleCell()
    content.image = CellImage(systemName: "star")
    content.text = "Sidebar subtitle cell"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listSidebarCell)
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document32() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.accompaniedSidebarCell()
    content.image = CellImage(systemName: "star")
    content.text = "Accompanied sidebar cell"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listAccompaniedSidebarCell)
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document33() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.accompaniedSidebarSubtitleCell()
    content.image = CellImage(systemName: "star")
    content.text = "Accompanied sidebar subtitle cell"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listAccompaniedSidebarCell)
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document34() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.sidebarHeader()
    content.image = CellImage(systemName: "star")
    content.text = "Sidebar header"
    content.secondaryText = "Secondary text"
    let background = BackgroundConfiguration(style: .listSidebarHeader)
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document35() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Normal"
    let background = BackgroundConfiguration(style: .clear)
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document36() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Normal"
    let background = BackgroundConfiguration(style: .listCell)
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document37() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Normal"
    let background = BackgroundConfiguration(style: .listHeader)
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document38() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Normal"
    let background = BackgroundConfiguration(style: .listFooter)
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document39() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Normal"
    let background = BackgroundConfiguration(style: .listPlainCell)
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document40() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Rounded corners"
    var background = BackgroundConfiguration(style: .listGroupedCell)
    background.backgroundColor = .systemGray5
    background.cornerRadius = 16
    var row = PreviewDocument.Row(content: content, background: background)
    row.height = 64
    document.sections[0].rows.append(row)
    return document
  }

  static func document41() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Insets"
    var background = BackgroundConfiguration(style: .listGroupedCell)
    background.backgroundColor = .systemGray5
    background.backgroundInsets = DirectionalEdgeInsets(top: 6, leading: 24, bottom: 6, trailing: 8)
    background.cornerRadius = 8
    var row = PreviewDocument.Row(content: content, background: background)
    row.height = 64
    document.sections[0].rows.append(row)
    return document
  }

  static func document42() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Stroke outside"
    var background = BackgroundConfiguration(style: .listGroupedCell)
    background.backgroundColor = .systemGray5
    background.backgroundInsets = DirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
    background.cornerRadius = 12
    background.strokeColor = .systemIndigo
    background.strokeOutset = 4
    background.strokeWidth = 2
    var row = PreviewDocument.Row(content: content, background: background)
    row.height = 64
    document.sections[0].rows.append(row)
    return document
  }

  static func document43() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Image"
    var background = BackgroundConfiguration(style: .listGroupedCell)
    background.backgroundColor = .systemGray5
    background.image = CellImage(size: CGSize(width: 120, height: 40))
    background.imageContentMode = .scaleAspectFit
    var row = PreviewDocument.Row(content: content, background: background)
    row.height = 64
    document.sections[0].rows.append(row)
    return document
  }

  static func document44() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Effect"
    var background = BackgroundConfiguration(style: .listGroupedCell)
    background.backgroundColor = .clear
    background.visualEffect = .blur(.systemThinMaterial)
    var row = PreviewDocument.Row(content: content, background: background)
    row.height = 64
    document.sections[0].rows.append(row)
    return document
  }

  static func document45() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Shadow"
    var background = BackgroundConfiguration(style: .listGroupedCell)
    background.backgroundColor = .systemGray5
    background.backgroundInsets = DirectionalEdgeInsets(top: 10, leading: 16, bottom: 14, trailing: 16)
    background.cornerRadius = 12
    background.shadowProperties.offset = CGSize(width: 0, height: 3)
    background.shadowProperties.opacity = 0.3
    background.shadowProperties.radius = 5
    var row = PreviewDocument.Row(content: content, background: background)
    row.height = 64
    document.sections[0].rows.append(row)
    return document
  }

  static func document46() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.valueCell()
    content.image = CellImage(systemName: "wifi")
    content.text = "Wi-Fi"
    content.secondaryText = "Home"
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document47() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.subtitleCell()
    content.image = CellImage(systemName: "wifi")
    content.text = "Wi-Fi"
    content.secondaryText = "Home"
    let row = PreviewDocument.Row(content: content, accessories: [.delete(), .disclosureIndicator(), .reorder()])
    document.sections[0].rows.append(row)
    return document
  }

  static func document48() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "wifi")
    content.text = "Wi-Fi"
    content.secondaryText = "Home"
    content.when(.selected) {
      $0.imageProperties.tintColor = .white
      $0.secondaryTextProperties.color = .white
      $0.textProperties.color = .white
    }
    var background = BackgroundConfiguration(style: .listCell)
    background.strokeColor = .systemBlue
    background.when(.selected) {
      $0.backgroundColor = .systemBlue
      $0.backgroundInsets = DirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
      $0.cornerRadius = 22
      $0.strokeColor = .systemOrange
      $0.strokeWidth = 3
    }
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document49() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 375
    document.list = PreviewDocument.defaultList(.grouped)
    document.sections = [PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.header()
      content.text = "Rechtsschutzversicherungsgesellschaften"
      let header = PreviewDocument.Supplementary(content: content)
      document.sections[0].header = header
    }
    do {
      var content = ListContentConfiguration.footer()
      content.text = "Die Angaben werden ausschließlich zur Bearbeitung Ihres Antrags verwendet und nach spätestens zehn Jahren gelöscht."
      let footer = PreviewDocument.Supplementary(content: content)
      document.sections[0].footer = footer
    }
    do {
      var content = ListContentConfiguration.valueCell()
      content.text = "Name"
      content.secondaryText = "Friederike Schönborn"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.valueCell()
      content.text = "Bezügemitteilungsempfänger"
      content.secondaryText = "Donaudampfschifffahrtsgesellschaft Nachfolger"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.subtitleCell()
      content.text = "Benachrichtigungseinstellungen"
      content.secondaryText = "Werden bei Vertragsänderungen und Beitragsanpassungen verschickt"
      let row = PreviewDocument.Row(content: content, accessories: [.disclosureIndicator()])
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.valueCell()
      content.text = "Beitrag"
      content.secondaryText = "27,50 €"
      let row = PreviewDocument.Row(content: content, accessories: [.checkmark()])
      document.sections[0].rows.append(row)
    }
    return document
  }

  static func document50() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = PreviewDocument.defaultList(.sidebarPlain)
    document.sections = [PreviewDocument.Section(), PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "tray")
      content.text = "Inbox"
      var state = CellConfigurationState()
      state.isSelected = true
      let row = PreviewDocument.Row(content: content, state: state, accessories: [.label(text: "12")])
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "flag")
      content.text = "Flagged"
      let row = PreviewDocument.Row(content: content, accessories: [.label(text: "3")])
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "doc")
      content.text = "Drafts"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "paperplane")
      content.text = "Sent"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "archivebox")
      content.text = "Archive"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "trash")
      content.text = "Trash"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.header()
      content.text = "Accounts"
      let header = PreviewDocument.Supplementary(content: content)
      document.sections[1].header = header
    }
    do {
      var content = ListContentConfiguration.subtitleCell()
      content.image = CellImage(systemName: "envelope")
      content.text = "Work"
      content.secondaryText = "Synchronized a minute ago"
      let row = PreviewDocument.Row(content: content, accessories: [.outlineDisclosure()])
      document.sections[1].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.subtitleCell()
      content.image = CellImage(systemName: "house")
      content.text = "Home"
      content.secondaryText = "Offline"
      var state = CellConfigurationState()
      state.isDisabled = true
      let row = PreviewDocument.Row(content: content, state: state)
      document.sections[1].rows.append(row)
    }
    return document
  }

  static func document51() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 390
    document.list = PreviewDocument.defaultList(.plain)
    document.sections = [PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "star")
      content.text = "At the top as well"
      var row = PreviewDocument.Row(content: content)
      row.separatorConfiguration = ListSeparatorConfiguration(listAppearance: .plain)
      row.separatorConfiguration?.topSeparatorVisibility = .visible
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "star")
      content.text = "From edge to edge"
      var row = PreviewDocument.Row(content: content)
      row.separatorConfiguration = ListSeparatorConfiguration(listAppearance: .plain)
      row.separatorConfiguration?.bottomSeparatorInsets.leading = 0
      row.separatorConfiguration?.bottomSeparatorInsets.trailing = 0
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "star")
      content.text = "Red"
      var row = PreviewDocument.Row(content: content)
      row.separatorConfiguration = ListSeparatorConfiguration(listAppearance: .plain)
      row.separatorConfiguration?.color = .systemRed
      row.separatorConfiguration?.multipleSelectionColor = .separator
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "star")
      content.text = "Above a selected row"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "star")
      content.text = "Selected"
      var state = CellConfigurationState()
      state.isSelected = true
      let row = PreviewDocument.Row(content: content, state: state)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "star")
      content.text = "Below it"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "star")
      content.text = "None below"
      var row = PreviewDocument.Row(content: content)
      row.separatorConfiguration = ListSeparatorConfiguration(listAppearance: .plain)
      row.separatorConfiguration?.bottomSeparatorVisibility = .hidden
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "star")
      content.text = "Last"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    return document
  }

  static func document52() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 390
    document.list = PreviewDocument.defaultList(.plain)
    document.list?.container = .tableView
    document.sections = [PreviewDocument.Section(), PreviewDocument.Section(), PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.header()
      content.text = "A"
      let header = PreviewDocument.Supplementary(content: content)
      document.sections[0].header = header
    }
    do {
      var content = ListContentConfiguration.cell()
      content.text = "Ada Lovelace"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.text = "Alan Turing"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.text = "Annie Easley"
      let row = PreviewDocument.Row(content: content, accessories: [.label(text: "me")])
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.header()
      content.text = "B"
      let header = PreviewDocument.Supplementary(content: content)
      document.sections[1].header = header
    }
    do {
      var content = ListContentConfiguration.cell()
      content.text = "Barbara Liskov"
      var state = CellConfigurationState()
      state.isSelected = true
      let row = PreviewDocument.Row(content: content, state: state)
      document.sections[1].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.header()
      content.text = "E"
      let header = PreviewDocument.Supplementary(content: content)
      document.sections[2].header = header
    }
    do {
      var content = ListContentConfiguration.cell()
      content.text = "Edsger Dijkstra"
      let row = PreviewDocument.Row(content: content)
      document.sections[2].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.text = "Evelyn Boyd Granville"
      let row = PreviewDocument.Row(content: content)
      document.sections[2].rows.append(row)
    }
    return document
  }

  static func document53() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Disclosure indicator"
    let row = PreviewDocument.Row(content: content, accessories: [.disclosureIndicator()])
    document.sections[0].rows.append(row)
    return document
  }

  static func document54() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Outline disclosure"
    let row = PreviewDocument.Row(content: content, accessories: [.outlineDisclosure()])
    document.sections[0].rows.append(row)
    return document
  }

  static func document55() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Outline disclosure, expanded"
    var state = CellConfigurationState()
    state.isExpanded = true
    let row = PreviewDocument.Row(content: content, state: state, accessories: [.outlineDisclosure()])
    document.sections[0].rows.append(row)
    return document
  }

  static func document56() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Detail"
    let row = PreviewDocument.Row(content: content, accessories: [.detail()])
    document.sections[0].rows.append(row)
    return document
  }

  static func document57() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Checkmark"
    let row = PreviewDocument.Row(content: content, accessories: [.checkmark()])
    document.sections[0].rows.append(row)
    return document
  }

  static func document58() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Pop-up menu"
    let row = PreviewDocument.Row(content: content, accessories: [.popUpMenu()])
    document.sections[0].rows.append(row)
    return document
  }

  static func document59() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Label"
    let row = PreviewDocument.Row(content: content, accessories: [.label(text: "12")])
    document.sections[0].rows.append(row)
    return document
  }

  static func document60() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Delete"
    var state = CellConfigurationState()
    state.isEditing = true
    let row = PreviewDocument.Row(content: content, state: state, accessories: [.delete()])
    document.sections[0].rows.append(row)
    return document
  }

  static func document61() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Insert"
    var state = CellConfigurationState()
    state.isEditing = true
    let row = PreviewDocument.Row(content: content, state: state, accessories: [.insert()])
    document.sections[0].rows.append(row)
    return document
  }

  static func document62() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Reorder"
    var state = CellConfigurationState()
    state.isEditing = true
    let row = PreviewDocument.Row(content: content, state: state, accessories: [.reorder()])
    document.sections[0].rows.append(row)
    return document
  }

  static func document63() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Multiselect"
    var state = CellConfigurationState()
    state.isEditing = true
    let row = PreviewDocument.Row(content: content, state: state, accessories: [.multiselect()])
    document.sections[0].rows.append(row)
    return document
  }

  static func document64() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Absent until editing"
    let row = PreviewDocument.Row(content: content, accessories: [.delete(), .reorder(), .disclosureIndicator()])
    document.sections[0].rows.append(row)
    return document
  }

  static func document65() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Absent while editing"
    var state = CellConfigurationState()
    state.isEditing = true
    let row = PreviewDocument.Row(content: content, state: state, accessories: [.delete(), .disclosureIndicator(displayed: .whenNotEditing)])
    document.sections[0].rows.append(row)
    return document
  }

  static func document66() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Tint"
    let row = PreviewDocument.Row(content: content, accessories: [.checkmark(options: .init(tintColor: .systemGreen))])
    document.sections[0].rows.append(row)
    return document
  }

  static func document67() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Color behind the sign"
    var state = CellConfigurationState()
    state.isEditing = true
    let row = PreviewDocument.Row(content: content, state: state, accessories: [.delete(options: .init(backgroundColor: .systemIndigo))])
    document.sections[0].rows.append(row)
    return document
  }

  static func document68() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Reserved width"
    let row = PreviewDocument.Row(content: content, accessories: [.checkmark(options: .init(reservedLayoutWidth: .custom(80)))])
    document.sections[0].rows.append(row)
    return document
  }

  static func document69() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Hidden, but with its space"
    let row = PreviewDocument.Row(content: content, accessories: [.detail(options: .init(isHidden: true))])
    document.sections[0].rows.append(row)
    return document
  }

  static func document70() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "No line before the handle"
    var state = CellConfigurationState()
    state.isEditing = true
    let row = PreviewDocument.Row(content: content, state: state, accessories: [.reorder(options: .init(showsVerticalSeparator: false)), .label(text: "12")])
    document.sections[0].rows.append(row)
    return document
  }

  static func document71() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Font of a label"
    let row = PreviewDocument.Row(content: content, accessories: [.label(text: "New", options: .init(tintColor: .systemRed, font: CellFont.preferredFont(forTextStyle: .caption1)))])
    document.sections[0].rows.append(row)
    return document
  }

  static func document72() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Switch"
    let row = PreviewDocument.Row(content: content, accessories: [.customView(CellAccessory.CustomView("switch", size: CGSize(width: 51, height: 31)), placement: .trailing(), options: .init(reservedLayoutWidth: .actual))])
    document.sections[0].rows.append(row)
    return document
  }

  static func document73() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Leading"
    let row = PreviewDocument.Row(content: content, accessories: [.customView(CellAccessory.CustomView("badge", size: CGSize(width: 20, height: 20)), placement: .leading())])
    document.sections[0].rows.append(row)
    return document
  }

  static func document74() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Before the indicator"
    let row = PreviewDocument.Row(content: content, accessories: [.disclosureIndicator(), .customView(CellAccessory.CustomView("badge", size: CGSize(width: 20, height: 20)), placement: .trailing(at: .before(.disclosureIndicator)))])
    document.sections[0].rows.append(row)
    return document
  }

  static func document75() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Many"
    let row = PreviewDocument.Row(content: content, accessories: [.label(text: "3"), .checkmark(), .detail(), .disclosureIndicator()])
    document.sections[0].rows.append(row)
    return document
  }

  static func document76() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "All of editing"
    var state = CellConfigurationState()
    state.isEditing = true
    let row = PreviewDocument.Row(content: content, state: state, accessories: [.delete(), .multiselect(), .label(text: "3"), .reorder()])
    document.sections[0].rows.append(row)
    return document
  }

  static func document77() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.subtitleCell()
    content.text = "Trailing"
    content.secondaryText = "The row is moved"
    var row = PreviewDocument.Row(content: content)
    row.swipeOffset = -74
    row.trailingSwipeActions = SwipeActionsConfiguration(actions: [SwipeAction(style: .destructive, title: "Delete", image: CellImage(systemName: "trash"))])
    document.sections[0].rows.append(row)
    return document
  }

  static func document78() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.subtitleCell()
    content.text = "Leading"
    content.secondaryText = "The row is moved"
    var row = PreviewDocument.Row(content: content)
    row.swipeOffset = 90
    row.leadingSwipeActions = SwipeActionsConfiguration(actions: [SwipeAction(title: "Unread", image: CellImage(systemName: "envelope"), backgroundColor: .systemBlue)])
    document.sections[0].rows.append(row)
    return document
  }

  static func document79() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.subtitleCell()
    content.text = "Several"
    content.secondaryText = "The row is moved"
    var row = PreviewDocument.Row(content: content)
    row.swipeOffset = -222
    row.trailingSwipeActions = SwipeActionsConfiguration(actions: [SwipeAction(style: .destructive, title: "Delete", image: CellImage(systemName: "trash")), SwipeAction(title: "Flag", image: CellImage(systemName: "flag"), backgroundColor: .systemOrange), SwipeAction(title: "More", image: CellImage(systemName: "ellipsis"))])
    document.sections[0].rows.append(row)
    return document
  }

  static func document80() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.subtitleCell()
    content.text = "Stretched"
    content.secondaryText = "The row is moved"
    var row = PreviewDocument.Row(content: content)
    row.swipeOffset = -190
    row.trailingSwipeActions = SwipeActionsConfiguration(actions: [SwipeAction(style: .destructive, title: "Delete", image: CellImage(systemName: "trash")), SwipeAction(title: "Flag", image: CellImage(systemName: "flag"), backgroundColor: .systemOrange)])
    document.sections[0].rows.append(row)
    return document
  }

  static func document81() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.subtitleCell()
    content.text = "Far, without a full swipe"
    content.secondaryText = "The row is moved"
    var row = PreviewDocument.Row(content: content)
    row.swipeOffset = -280
    row.trailingSwipeActions = SwipeActionsConfiguration(actions: [SwipeAction(style: .destructive, title: "Delete", image: CellImage(systemName: "trash")), SwipeAction(title: "Flag", image: CellImage(systemName: "flag"), backgroundColor: .systemOrange)])
    row.trailingSwipeActions?.performsFirstActionWithFullSwipe = false
    document.sections[0].rows.append(row)
    return document
  }

  static func document82() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.subtitleCell()
    content.text = "Titles alone"
    content.secondaryText = "The row is moved"
    var row = PreviewDocument.Row(content: content)
    row.swipeOffset = -200
    row.trailingSwipeActions = SwipeActionsConfiguration(actions: [SwipeAction(style: .destructive, title: "Delete"), SwipeAction(title: "Mark as Unread", backgroundColor: .systemBlue)])
    document.sections[0].rows.append(row)
    return document
  }

  static func document83() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.subtitleCell()
    content.text = "With an accessory"
    content.secondaryText = "The row is moved"
    var row = PreviewDocument.Row(content: content, accessories: [.disclosureIndicator()])
    row.swipeOffset = -74
    row.trailingSwipeActions = SwipeActionsConfiguration(actions: [SwipeAction(style: .destructive, title: "Delete", image: CellImage(systemName: "trash"))])
    document.sections[0].rows.append(row)
    return document
  }

  static func document84() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 390
    document.list = PreviewDocument.defaultList(.insetGrouped)
    document.sections = [PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "circle")
      content.text = "Groceries"
      var row = PreviewDocument.Row(content: content)
      row.swipeOffset = 74
      row.leadingSwipeActions = SwipeActionsConfiguration(actions: [SwipeAction(title: "Unread", image: CellImage(systemName: "envelope"), backgroundColor: .systemBlue)])
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "circle")
      content.text = "Call the dentist"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "circle")
      content.text = "Water the plants"
      var row = PreviewDocument.Row(content: content)
      row.swipeOffset = -148
      row.trailingSwipeActions = SwipeActionsConfiguration(actions: [SwipeAction(style: .destructive, title: "Delete", image: CellImage(systemName: "trash")), SwipeAction(title: "Flag", image: CellImage(systemName: "flag"), backgroundColor: .systemOrange)])
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "circle")
      content.text = "Return the books"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    return document
  }

  static func document85() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Large"
    content.imageProperties.preferredSymbolConfiguration = CellImage.SymbolConfiguration(textStyle: .body, scale: .large)
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document86() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Medium"
    content.imageProperties.preferredSymbolConfiguration = CellImage.SymbolConfiguration(textStyle: .body, scale: .medium)
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document87() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Small"
    content.imageProperties.preferredSymbolConfiguration = CellImage.SymbolConfiguration(textStyle: .body, scale: .small)
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document88() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "28 points"
    content.imageProperties.preferredSymbolConfiguration = CellImage.SymbolConfiguration(pointSize: 28, scale: .large)
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document89() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Tint"
    content.imageProperties.tintColor = .systemOrange
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document90() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Hierarchical color"
    content.imageProperties.preferredSymbolConfiguration = CellImage.SymbolConfiguration(hierarchicalColor: .systemGreen)
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document91() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Palette"
    content.imageProperties.preferredSymbolConfiguration = CellImage.SymbolConfiguration(paletteColors: [.systemPurple, .systemYellow])
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document92() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Transformed tint"
    content.imageProperties.tintColorTransformer = .alpha(0.3)
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document93() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(size: CGSize(width: 60, height: 40))
    content.text = "Round corners and a stroke"
    content.imageProperties.cornerRadius = 12
    content.imageProperties.strokeColor = .systemBlue
    content.imageProperties.strokeWidth = 2
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document94() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(size: CGSize(width: 44, height: 44)).withRenderingMode(.alwaysTemplate)
    content.text = "A stencil"
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document95() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(size: CGSize(width: 60, height: 40))
    content.text = "At most 30 points wide"
    content.imageProperties.maximumSize = CGSize(width: 30, height: 0)
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document96() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 20, height: 20))
      content.text = "Standard"
      content.imageProperties.reservedLayoutSize = CGSize(width: ListContentConfiguration.ImageProperties.standardDimension, height: ListContentConfiguration.ImageProperties.standardDimension)
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 60, height: 40))
      content.text = "Standard, too large"
      content.imageProperties.reservedLayoutSize = CGSize(width: ListContentConfiguration.ImageProperties.standardDimension, height: ListContentConfiguration.ImageProperties.standardDimension)
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "wifi")
      content.text = "Symbol"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    return document
  }

  static func document97() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(size: CGSize(width: 40, height: 40))
    content.text = "100 points wide"
    content.imageProperties.reservedLayoutSize = CGSize(width: 100, height: 0)
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document98() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Large title"
    content.textProperties.font = CellFont.preferredFont(forTextStyle: .largeTitle)
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document99() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Title 1"
    content.textProperties.font = CellFont.preferredFont(forTextStyle: .title1)
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document100() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Headline"
    content.textProperties.font = CellFont.preferredFont(forTextStyle: .headline)
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document101() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Body"
    content.textProperties.font = CellFont.preferredFont(forTextStyle: .body)
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document102() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Callout"
    content.textProperties.font = CellFont.preferredFont(forTextStyle: .callout)
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document103() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Subheadline"
    content.textProperties.font = CellFont.preferredFont(forTextStyle: .subheadline)
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document104() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Footnote"
    content.textProperties.font = CellFont.preferredFont(forTextStyle: .footnote)
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document105() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Caption 1"
    content.textProperties.font = CellFont.preferredFont(forTextStyle: .caption1)
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document106() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.traits.preferredContentSizeCategory = .extraSmall
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.subtitleCell()
    content.image = CellImage(systemName: "star")
    content.text = "Extra small"
    content.secondaryText = "Secondary text"
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document107() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.traits.preferredContentSizeCategory = .small
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.subtitleCell()
    content.image = CellImage(systemName: "star")
    content.text = "Small"
    content.secondaryText = "Secondary text"
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document108() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.traits.preferredContentSizeCategory = .medium
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.subtitleCell()
    content.image = CellImage(systemName: "star")
    content.text = "Medium"
    content.secondaryText = "Secondary text"
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document109() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.traits.preferredContentSizeCategory = .large
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.subtitleCell()
    content.image = CellImage(systemName: "star")
    content.text = "Large"
    content.secondaryText = "Secondary text"
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document110() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.traits.preferredContentSizeCategory = .extraLarge
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.subtitleCell()
    content.image = CellImage(systemName: "star")
    content.text = "Extra large"
    content.secondaryText = "Secondary text"
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document111() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.traits.preferredContentSizeCategory = .extraExtraLarge
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.subtitleCell()
    content.image = CellImage(systemName: "star")
    content.text = "Extra extra large"
    content.secondaryText = "Secondary text"
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document112() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.traits.preferredContentSizeCategory = .extraExtraExtraLarge
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.subtitleCell()
    content.image = CellImage(systemName: "star")
    content.text = "Extra extra extra large"
    content.secondaryText = "Secondary text"
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document113() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.traits.preferredContentSizeCategory = .accessibilityMedium
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.subtitleCell()
    content.image = CellImage(systemName: "star")
    content.text = "Accessibility medium"
    content.secondaryText = "Secondary text"
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document114() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.traits.preferredContentSizeCategory = .accessibilityLarge
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.subtitleCell()
    content.image = CellImage(systemName: "star")
    content.text = "Accessibility large"
    content.secondaryText = "Secondary text"
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document115() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.traits.preferredContentSizeCategory = .accessibilityExtraLarge
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.subtitleCell()
    content.image = CellImage(systemName: "star")
    content.text = "Accessibility extra large"
    content.secondaryText = "Secondary text"
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document116() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.traits.preferredContentSizeCategory = .accessibilityExtraExtraLarge
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.subtitleCell()
    content.image = CellImage(systemName: "star")
    content.text = "Accessibility extra extra large"
    content.secondaryText = "Secondary text"
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document117() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.subtitleCell()
    content.image = CellImage(systemName: "star")
    content.text = "Accessibility extra extra extra large"
    content.secondaryText = "Secondary text"
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document118() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Werden bei Vertragsänderungen und Beitragsanpassungen verschickt"
    content.textProperties.lineBreakMode = .byWordWrapping
    content.textProperties.numberOfLines = 1
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document119() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Werden bei Vertragsänderungen und Beitragsanpassungen verschickt"
    content.textProperties.lineBreakMode = .byCharWrapping
    content.textProperties.numberOfLines = 1
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document120() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Werden bei Vertragsänderungen und Beitragsanpassungen verschickt"
    content.textProperties.lineBreakMode = .byClipping
    content.textProperties.numberOfLines = 1
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document121() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Werden bei Vertragsänderungen und Beitragsanpassungen verschickt"
    content.textProperties.lineBreakMode = .byTruncatingHead
    content.textProperties.numberOfLines = 1
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document122() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Werden bei Vertragsänderungen und Beitragsanpassungen verschickt"
    content.textProperties.lineBreakMode = .byTruncatingTail
    content.textProperties.numberOfLines = 1
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document123() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Werden bei Vertragsänderungen und Beitragsanpassungen verschickt"
    content.textProperties.lineBreakMode = .byTruncatingMiddle
    content.textProperties.numberOfLines = 1
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document124() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Synchronization of your devices now"
    content.textProperties.allowsDefaultTighteningForTruncation = true
    content.textProperties.numberOfLines = 1
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document125() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Synchronization of all devices at home"
    content.textProperties.adjustsFontSizeToFitWidth = true
    content.textProperties.minimumScaleFactor = 0.9
    content.textProperties.numberOfLines = 1
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document126() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Werden bei Vertragsänderungen und Beitragsanpassungen verschickt"
    content.textProperties.alignment = .natural
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document127() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Werden bei Vertragsänderungen und Beitragsanpassungen verschickt"
    content.textProperties.alignment = .center
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document128() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Werden bei Vertragsänderungen und Beitragsanpassungen verschickt"
    content.textProperties.alignment = .justified
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document129() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Capital letters and small ones"
    content.textProperties.transform = .uppercase
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document130() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Capital letters and small ones"
    content.textProperties.transform = .lowercase
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document131() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.text = "Capital letters and small ones"
    content.textProperties.transform = .capitalized
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document132() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.attributedText = AttributedString()
    do {
      var run = AttributedString("Red, ")
      run.cell.foregroundColor = .systemRed
      content.attributedText? += run
    }
    do {
      var run = AttributedString("bold, ")
      run.cell.font = CellFont.preferredFont(forTextStyle: .body).withWeight(.semibold)
      content.attributedText? += run
    }
    do {
      var run = AttributedString("wide, ")
      run.cell.kern = 3
      content.attributedText? += run
    }
    do {
      var run = AttributedString("underlined ")
      run.cell.underlineStyle = .single
      content.attributedText? += run
    }
    do {
      var run = AttributedString("and struck out")
      run.cell.strikethroughStyle = .single
      content.attributedText? += run
    }
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document133() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "systemBlue"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .systemBlue
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "systemGreen"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .systemGreen
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "systemIndigo"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .systemIndigo
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "systemOrange"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .systemOrange
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "systemPink"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .systemPink
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "systemPurple"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .systemPurple
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "systemRed"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .systemRed
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "systemTeal"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .systemTeal
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "systemYellow"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .systemYellow
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "systemCyan"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .systemCyan
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "systemMint"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .systemMint
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "systemBrown"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .systemBrown
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    return document
  }

  static func document134() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "systemGray"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .systemGray
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "systemGray2"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .systemGray2
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "systemGray3"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .systemGray3
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "systemGray4"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .systemGray4
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "systemGray5"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .systemGray5
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "systemGray6"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .systemGray6
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    return document
  }

  static func document135() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "label"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .label
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "secondaryLabel"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .secondaryLabel
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "tertiaryLabel"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .tertiaryLabel
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "quaternaryLabel"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .quaternaryLabel
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "placeholderText"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .placeholderText
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "link"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .link
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "darkText"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .darkText
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "lightText"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .lightText
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    return document
  }

  static func document136() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "systemFill"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .systemFill
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "secondarySystemFill"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .secondarySystemFill
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "tertiarySystemFill"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .tertiarySystemFill
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "quaternarySystemFill"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .quaternarySystemFill
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    return document
  }

  static func document137() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "separator"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .separator
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "opaqueSeparator"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .opaqueSeparator
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    return document
  }

  static func document138() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "systemBackground"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .systemBackground
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "secondarySystemBackground"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .secondarySystemBackground
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "tertiarySystemBackground"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .tertiarySystemBackground
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "systemGroupedBackground"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .systemGroupedBackground
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "secondarySystemGroupedBackground"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .secondarySystemGroupedBackground
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "tertiarySystemGroupedBackground"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .tertiarySystemGroupedBackground
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    return document
  }

  static func document139() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "clear"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .clear
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "black"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .black
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "white"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .white
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "darkGray"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .darkGray
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "lightGray"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .lightGray
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "gray"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .gray
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "red"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .red
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "green"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .green
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "blue"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .blue
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "cyan"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .cyan
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "yellow"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .yellow
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "magenta"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .magenta
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "orange"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .orange
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "purple"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .purple
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "brown"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .brown
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(size: CGSize(width: 44, height: 24)).withRenderingMode(.alwaysTemplate)
      content.text = "tintColor"
      content.imageProperties.cornerRadius = 6
      content.imageProperties.tintColor = .tintColor
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    return document
  }

  static func document140() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Grayscale"
    content.imageProperties.tintColor = .systemOrange
    content.imageProperties.tintColorTransformer = .grayscale
    content.textProperties.color = .systemIndigo
    content.textProperties.colorTransformer = .grayscale
    var background = BackgroundConfiguration(style: .listGroupedCell)
    background.backgroundColor = .systemBlue
    background.backgroundColorTransformer = .grayscale
    background.backgroundInsets = DirectionalEdgeInsets(top: 6, leading: 200, bottom: 6, trailing: 16)
    background.cornerRadius = 8
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document141() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Preferred tint"
    content.imageProperties.tintColor = .systemOrange
    content.imageProperties.tintColorTransformer = .preferredTint
    content.textProperties.color = .systemIndigo
    content.textProperties.colorTransformer = .preferredTint
    var background = BackgroundConfiguration(style: .listGroupedCell)
    background.backgroundColor = .systemBlue
    background.backgroundColorTransformer = .preferredTint
    background.backgroundInsets = DirectionalEdgeInsets(top: 6, leading: 200, bottom: 6, trailing: 16)
    background.cornerRadius = 8
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document142() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Monochrome tint"
    content.imageProperties.tintColor = .systemOrange
    content.imageProperties.tintColorTransformer = .monochromeTint
    content.textProperties.color = .systemIndigo
    content.textProperties.colorTransformer = .monochromeTint
    var background = BackgroundConfiguration(style: .listGroupedCell)
    background.backgroundColor = .systemBlue
    background.backgroundColorTransformer = .monochromeTint
    background.backgroundInsets = DirectionalEdgeInsets(top: 6, leading: 200, bottom: 6, trailing: 16)
    background.cornerRadius = 8
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document143() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Alpha"
    content.imageProperties.tintColor = .systemOrange
    content.imageProperties.tintColorTransformer = .alpha(0.5)
    content.textProperties.color = .systemIndigo
    content.textProperties.colorTransformer = .alpha(0.5)
    var background = BackgroundConfiguration(style: .listGroupedCell)
    background.backgroundColor = .systemBlue
    background.backgroundColorTransformer = .alpha(0.5)
    background.backgroundInsets = DirectionalEdgeInsets(top: 6, leading: 200, bottom: 6, trailing: 16)
    background.cornerRadius = 8
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document144() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Dynamic light alpha"
    content.imageProperties.tintColor = .systemOrange
    content.imageProperties.tintColorTransformer = .dynamicLightAlpha
    content.textProperties.color = .systemIndigo
    content.textProperties.colorTransformer = .dynamicLightAlpha
    var background = BackgroundConfiguration(style: .listGroupedCell)
    background.backgroundColor = .systemBlue
    background.backgroundColorTransformer = .dynamicLightAlpha
    background.backgroundInsets = DirectionalEdgeInsets(top: 6, leading: 200, bottom: 6, trailing: 16)
    background.cornerRadius = 8
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document145() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "star")
    content.text = "Grayscale, then alpha"
    content.imageProperties.tintColor = .systemOrange
    content.imageProperties.tintColorTransformer = ConfigurationColorTransformer.grayscale.followed(by: .alpha(0.5))
    content.textProperties.color = .systemIndigo
    content.textProperties.colorTransformer = ConfigurationColorTransformer.grayscale.followed(by: .alpha(0.5))
    var background = BackgroundConfiguration(style: .listGroupedCell)
    background.backgroundColor = .systemBlue
    background.backgroundColorTransformer = ConfigurationColorTransformer.grayscale.followed(by: .alpha(0.5))
    background.backgroundInsets = DirectionalEdgeInsets(top: 6, leading: 200, bottom: 6, trailing: 16)
    background.cornerRadius = 8
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document146() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 340
    document.list = PreviewDocument.defaultList(.insetGrouped)
    document.sections = [PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "wifi")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .regular))
      content.text = "wifi"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "wifi.router")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .regular))
      content.text = "wifi.router"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "cellularbars")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .regular))
      content.text = "cellularbars"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "antenna.radiowaves.left.and.right")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .regular))
      content.text = "antenna.radiowaves.left.and.right"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "dot.radiowaves.left.and.right")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .regular))
      content.text = "dot.radiowaves.left.and.right"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "wave.3.right")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .regular))
      content.text = "wave.3.right"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "personalhotspot")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .regular))
      content.text = "personalhotspot"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "link")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .regular))
      content.text = "link"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "network")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .regular))
      content.text = "network"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "globe")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .regular))
      content.text = "globe"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "airplane")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .regular))
      content.text = "airplane"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "airplayvideo")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .regular))
      content.text = "airplayvideo"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "simcard")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .regular))
      content.text = "simcard"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "powerplug")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .regular))
      content.text = "powerplug"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    return document
  }

  static func document147() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 340
    document.list = PreviewDocument.defaultList(.insetGrouped)
    document.sections = [PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "bell"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "bell.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.slash")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "bell.slash"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.slash.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "bell.slash.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.circle")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "bell.circle"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.circle.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "bell.circle.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.square")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "bell.square"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.square.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "bell.square.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "bell.badge"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.plus")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "bell.badge.plus"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.minus")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "bell.badge.minus"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.checkmark")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "bell.badge.checkmark"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.xmark")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "bell.badge.xmark"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.ellipsis")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "bell.badge.ellipsis"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.questionmark")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "bell.badge.questionmark"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.exclamationmark")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "bell.badge.exclamationmark"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "calendar.badge.clock")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "calendar.badge.clock"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "exclamationmark.triangle")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "exclamationmark.triangle"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "exclamationmark.triangle.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "exclamationmark.triangle.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "checkmark.shield")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "checkmark.shield"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "checkmark.seal.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "checkmark.seal.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "xmark.octagon")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "xmark.octagon"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "play.rectangle.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "play.rectangle.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "ellipsis.bubble")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "ellipsis.bubble"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "arrow.up.diamond")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "arrow.up.diamond"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "number.hexagon.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "number.hexagon.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "mic.slash.circle.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "mic.slash.circle.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "person.crop.circle.badge.plus")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "person.crop.circle.badge.plus"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "folder.fill.badge.gearshape")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "folder.fill.badge.gearshape"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "wifi.slash")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .ultraLight))
      content.text = "wifi.slash"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    return document
  }

  static func document148() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 340
    document.list = PreviewDocument.defaultList(.insetGrouped)
    document.sections = [PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "bell"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "bell.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.slash")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "bell.slash"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.slash.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "bell.slash.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.circle")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "bell.circle"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.circle.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "bell.circle.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.square")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "bell.square"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.square.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "bell.square.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "bell.badge"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.plus")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "bell.badge.plus"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.minus")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "bell.badge.minus"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.checkmark")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "bell.badge.checkmark"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.xmark")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "bell.badge.xmark"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.ellipsis")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "bell.badge.ellipsis"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.questionmark")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "bell.badge.questionmark"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.exclamationmark")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "bell.badge.exclamationmark"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "calendar.badge.clock")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "calendar.badge.clock"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "exclamationmark.triangle")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "exclamationmark.triangle"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "exclamationmark.triangle.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "exclamationmark.triangle.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "checkmark.shield")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "checkmark.shield"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "checkmark.seal.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "checkmark.seal.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "xmark.octagon")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "xmark.octagon"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "play.rectangle.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "play.rectangle.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "ellipsis.bubble")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "ellipsis.bubble"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "arrow.up.diamond")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "arrow.up.diamond"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "number.hexagon.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "number.hexagon.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "mic.slash.circle.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "mic.slash.circle.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "person.crop.circle.badge.plus")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "person.crop.circle.badge.plus"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "folder.fill.badge.gearshape")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "folder.fill.badge.gearshape"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "wifi.slash")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .light))
      content.text = "wifi.slash"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    return document
  }

  static func document149() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 340
    document.list = PreviewDocument.defaultList(.insetGrouped)
    document.sections = [PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "bell"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "bell.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.slash")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "bell.slash"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.slash.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "bell.slash.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.circle")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "bell.circle"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.circle.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "bell.circle.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.square")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "bell.square"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.square.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "bell.square.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "bell.badge"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.plus")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "bell.badge.plus"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.minus")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "bell.badge.minus"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.checkmark")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "bell.badge.checkmark"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.xmark")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "bell.badge.xmark"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.ellipsis")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "bell.badge.ellipsis"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.questionmark")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "bell.badge.questionmark"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.exclamationmark")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "bell.badge.exclamationmark"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "calendar.badge.clock")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "calendar.badge.clock"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "exclamationmark.triangle")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "exclamationmark.triangle"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "exclamationmark.triangle.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "exclamationmark.triangle.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "checkmark.shield")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "checkmark.shield"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "checkmark.seal.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "checkmark.seal.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "xmark.octagon")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "xmark.octagon"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "play.rectangle.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "play.rectangle.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "ellipsis.bubble")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "ellipsis.bubble"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "arrow.up.diamond")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "arrow.up.diamond"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "number.hexagon.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "number.hexagon.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "mic.slash.circle.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "mic.slash.circle.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "person.crop.circle.badge.plus")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "person.crop.circle.badge.plus"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "folder.fill.badge.gearshape")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "folder.fill.badge.gearshape"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "wifi.slash")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .semibold))
      content.text = "wifi.slash"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    return document
  }

  static func document150() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 340
    document.list = PreviewDocument.defaultList(.insetGrouped)
    document.sections = [PreviewDocument.Section()]
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "bell"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "bell.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.slash")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "bell.slash"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.slash.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "bell.slash.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.circle")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "bell.circle"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.circle.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "bell.circle.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.square")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "bell.square"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.square.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "bell.square.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "bell.badge"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.plus")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "bell.badge.plus"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.minus")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "bell.badge.minus"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.checkmark")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "bell.badge.checkmark"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.xmark")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "bell.badge.xmark"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.ellipsis")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "bell.badge.ellipsis"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.questionmark")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "bell.badge.questionmark"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "bell.badge.exclamationmark")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "bell.badge.exclamationmark"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "calendar.badge.clock")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "calendar.badge.clock"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "exclamationmark.triangle")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "exclamationmark.triangle"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "exclamationmark.triangle.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "exclamationmark.triangle.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "checkmark.shield")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "checkmark.shield"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "checkmark.seal.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "checkmark.seal.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "xmark.octagon")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "xmark.octagon"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "play.rectangle.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "play.rectangle.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "ellipsis.bubble")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "ellipsis.bubble"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "arrow.up.diamond")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "arrow.up.diamond"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "number.hexagon.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "number.hexagon.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "mic.slash.circle.fill")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "mic.slash.circle.fill"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "person.crop.circle.badge.plus")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "person.crop.circle.badge.plus"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "folder.fill.badge.gearshape")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "folder.fill.badge.gearshape"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    do {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "wifi.slash")?.applyingSymbolConfiguration(CellImage.SymbolConfiguration(weight: .black))
      content.text = "wifi.slash"
      let row = PreviewDocument.Row(content: content)
      document.sections[0].rows.append(row)
    }
    return document
  }

  static func document151() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.traits.styleSheet = StyleSheet.iOS26.renamed(to: "Brand").changingStyles { changes in
      changes.change(.cell) {
        $0.imageProperties.tintColor = .systemPink
        $0.imageToTextPadding = 20
        $0.textProperties.font = CellFont.preferredFont(forTextStyle: .headline)
      }
      changes.change(.subtitleCell) {
        $0.imageProperties.tintColor = .systemPink
        $0.imageToTextPadding = 20
        $0.textProperties.font = CellFont.preferredFont(forTextStyle: .headline)
      }
      changes.change(.cell, when: .selected) {
        $0.imageProperties.tintColor = .white
        $0.secondaryTextProperties.color = CellColor.white.withAlphaComponent(0.8)
        $0.textProperties.color = .white
      }
      changes.change(.subtitleCell, when: .selected) {
        $0.imageProperties.tintColor = .white
        $0.secondaryTextProperties.color = CellColor.white.withAlphaComponent(0.8)
        $0.textProperties.color = .white
      }
      changes.change(.listGroupedCell, when: .selected) {
        $0.backgroundColor = .systemPink
      }
      changes.change(.listGroupedCell, when: .highlighted) {
        $0.cornerRadius = 12
        $0.strokeColor = .systemPink
        $0.strokeWidth = 2
      }
    }
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.subtitleCell()
    content.image = CellImage(systemName: "heart")
    content.text = "Brand"
    content.secondaryText = "Normal"
    let background = BackgroundConfiguration(style: .listGroupedCell)
    let row = PreviewDocument.Row(content: content, background: background)
    document.sections[0].rows.append(row)
    return document
  }

  static func document152() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.valueCell()
    content.image = CellImage(systemName: "wifi")
    content.text = "Wi-Fi"
    content.secondaryText = "Normal"
    content.when(.selected) {
      $0.imageProperties.tintColor = .systemGreen
      $0.textProperties.color = .systemBlue
    }
    content.when(.disabled && .selected) {
      $0.textProperties.color = .systemRed
    }
    content.when(!.selected && .editing) {
      $0.alpha = 0.5
    }
    let row = PreviewDocument.Row(content: content)
    document.sections[0].rows.append(row)
    return document
  }

  static func document153() -> PreviewDocument {
    var document = PreviewDocument()
    document.width = 320
    document.list = nil
    document.sections = [PreviewDocument.Section()]
    var content = ListContentConfiguration.valueCell()
    content.image = CellImage(systemName: "wifi")
    content.text = "Wi-Fi"
    content.secondaryText = "Selected"
    content.when(.selected) {
      $0.imageProperties.tintColor = .systemGreen
      $0.textProperties.color = .systemBlue
    }
    content.when(.disabled && .selected) {
      $0.textProperties.color = .systemRed
    }
    content.when(!.selected && .editing) {
      $0.alpha = 0.5
    }
    var state = CellConfigurationState()
    state.isSelected = true
    let row = PreviewDocument.Row(content: content, state: state)
    document.sections[0].rows.append(row)
    return document
  }
}
