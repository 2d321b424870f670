import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

extension Chapter {
  /// Typical screens of a phone.
  static let screens = Chapter(
    title: "Screens", summary: "Whole lists as they are found on any phone.",
    groups: [
      Group(
        title: "Lists",
        scenes: [.settings, .contacts, .mailboxes, .form, .formInArabic, .tasks]),
      .apps,
    ])
}

extension Scene {
  /// Settings: cards with symbols, values and chevrons.
  static let settings = Scene(
    "Settings",
    ListDocument(
      .insetGrouped,
      [
        ListDocument.Section(rows: [
          .init(
            .cell(), "Airplane Mode", symbol: "airplane.square.fill", tint: .systemOrange,
            accessories: [.control(.switch(isOn: false))]),
          .init(
            .valueCell(), "Wi-Fi", "Home", symbol: "wifi.square.fill",
            accessories: [.disclosureIndicator()]),
          .init(
            .valueCell(), "Bluetooth", "On",
            symbol: "antenna.radiowaves.left.and.right.square.fill",
            accessories: [.disclosureIndicator()]),
        ]),
        ListDocument.Section(
          header: .header("Attention"),
          rows: [
            .init(
              .cell(), "Notifications", symbol: "bell.square.fill", tint: .systemRed,
              accessories: [.control(.badge("3")), .disclosureIndicator()]),
            .init(
              .subtitleCell(), "Focus", "Do Not Disturb until tomorrow", symbol: "moon.square.fill",
              tint: .systemIndigo, accessories: [.disclosureIndicator()]),
            .init(
              .cell(), "Sounds", symbol: "speaker.wave.2.square.fill", tint: .systemPink,
              accessories: [.disclosureIndicator()]
            ) { $0.isSelected = true },
          ],
          footer: .footer("Notifications are shown while the phone is unlocked.")),
        ListDocument.Section(rows: [
          .init(
            .cell(), "Battery", symbol: "battery.100.square.fill", tint: .systemGreen,
            accessories: [.disclosureIndicator()]),
          .init(
            .cell(), "Wallet", symbol: "creditcard.square.fill",
            accessories: [.disclosureIndicator()]
          ) {
            $0.isDisabled = true
          },
        ]),
      ]
    ).titled("Settings", search: "Search"))

  /// Contacts: a plain list under letters, with an index.
  static let contacts = Scene(
    "Contacts",
    ListDocument(
      .plain,
      [
        ListDocument.Section(
          header: .header("A"),
          rows: [
            .init(.cell(), "Ada Lovelace"), .init(.cell(), "Alan Turing"),
            .init(.cell(), "Annie Easley", accessories: [.label(text: "me")]),
          ]),
        ListDocument.Section(
          header: .header("B"),
          rows: [.init(.cell(), "Barbara Liskov") { $0.isSelected = true }]),
        ListDocument.Section(
          header: .header("E"),
          rows: [.init(.cell(), "Edsger Dijkstra"), .init(.cell(), "Evelyn Boyd Granville")]),
      ]
    ).titled("Contacts", search: "Search", index: ["A", "B", "E"]))

  /// Mailboxes: a sidebar with counts.
  static let mailboxes = Scene(
    "Mailboxes",
    ListDocument(
      .sidebar, width: 320,
      [
        ListDocument.Section(rows: [
          .init(.cell(), "Inbox", symbol: "tray", accessories: [.label(text: "12")]) {
            $0.isSelected = true
          },
          .init(.cell(), "Flagged", symbol: "flag", accessories: [.label(text: "3")]),
          .init(.cell(), "Drafts", symbol: "doc"), .init(.cell(), "Sent", symbol: "paperplane"),
          .init(.cell(), "Archive", symbol: "archivebox"),
          .init(.cell(), "Trash", symbol: "trash"),
        ]),
        ListDocument.Section(
          header: .header("Accounts"),
          rows: [
            .init(
              .subtitleCell(), "Work", "Synchronized a minute ago", symbol: "envelope",
              accessories: [.outlineDisclosure()]),
            .init(.subtitleCell(), "Home", "Offline", symbol: "house") { $0.isDisabled = true },
          ]),
      ]
    ).titled("Mailboxes"))

  /// A form with labels too long for their line.
  static let form = Scene(
    "Form in German",
    ListDocument(
      .insetGrouped, width: 375,
      [
        ListDocument.Section(
          header: .header("Rechtsschutzversicherungsgesellschaften"),
          rows: [
            .init(.valueCell(), "Name", "Friederike Schönborn"),
            .init(
              .valueCell(), "Bezügemitteilungsempfänger",
              "Donaudampfschifffahrtsgesellschaft Nachfolger"),
            .init(
              .subtitleCell(), "Benachrichtigungseinstellungen",
              "Werden bei Vertragsänderungen und Beitragsanpassungen verschickt",
              accessories: [.disclosureIndicator()]),
            .init(.valueCell(), "Beitrag", "27,50 €", accessories: [.checkmark()]),
          ],
          footer: .footer(
            "Die Angaben werden ausschließlich zur Bearbeitung Ihres Antrags verwendet und nach "
              + "spätestens zehn Jahren gelöscht."))
      ]))

  /// A form in Arabic, from right to left.
  static let formInArabic = Scene(
    "Form in Arabic",
    {
      var document = ListDocument(
        .insetGrouped, width: 375,
        [
          ListDocument.Section(
            header: .header("الإعدادات العامة"),
            rows: [
              .init(
                .valueCell(), "الشبكة اللاسلكية", "المنزل", symbol: "wifi",
                accessories: [.disclosureIndicator()]),
              .init(
                .subtitleCell(), "الإشعارات", "تظهر الإشعارات على الشاشة عندما يكون الجهاز مفتوحًا",
                symbol: "bell", accessories: [.disclosureIndicator()]),
              .init(.valueCell(), "اللغة والمنطقة", "العربية", symbol: "globe"),
            ],
            footer: .footer("يتم الاتصال بالشبكات المعروفة تلقائيًا.")),
          ListDocument.Section(
            header: .header("الخصوصية والأمان"),
            rows: [
              .init(
                .valueCell(), "خدمات الموقع", "مفعّلة", symbol: "paperplane",
                accessories: [.disclosureIndicator()]),
              .init(.cell(), "كلمات السر", symbol: "lock", accessories: [.disclosureIndicator()]) {
                $0.isSelected = true
              },
              .init(.valueCell(), "البطارية", "٨٧٪", symbol: "battery.100", tint: .systemGreen),
            ]),
        ])
      document.traits.layoutDirection = .rightToLeft
      return document
    }())

  /// A list being edited, with every control of editing.
  static let tasks = Scene(
    "Tasks, editing",
    ListDocument(
      .insetGrouped,
      [
        ListDocument.Section(
          header: .header("Today"),
          rows: [
            .init(.cell(), "Buy bread", accessories: [.delete(), .reorder()]) {
              $0.isEditing = true
            },
            .init(
              .subtitleCell(), "Call Grace", "About the compiler",
              accessories: [.delete(), .reorder()]
            ) {
              $0.isEditing = true
            },
            .init(.cell(), "Add a task", accessories: [.insert()]) { $0.isEditing = true },
            .init(.cell(), "Chosen", accessories: [.multiselect(), .detail()]) {
              $0.isEditing = true
              $0.isSelected = true
            },
          ])
      ]))
}
