import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

extension Chapter.Group {
  /// Screens in the style of apps that everybody has.
  static let apps = Chapter.Group(
    title: "Apps",
    scenes: [.mail, .contact, .music, .store, .files, .reminders, .chat, .calendar, .photos])
}

extension Scene {
  /// Two lines of each message.
  fileprivate static let mail = Scene(
    "Mail",
    ListDocument(
      .plain,
      [
        ListDocument.Section(
          rows: [
            (
              "Hannah Arendt",
              "Are you coming to the party on Saturday? Everybody brings a dish, and "
                + "we start as soon as the sun is down."
            ),
            ("Library", "Two of the books that you borrowed are due on Monday."),
            (
              "Grace Hopper",
              "The compiler runs! I would like to show it to you before I show it to "
                + "anyone else, if you have an hour."
            ),
            ("Choir", "No rehearsal this week."),
          ].map { sender, text in
            var content = ListContentConfiguration.subtitleCell()
            content.text = sender
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            content.secondaryText = text
            content.secondaryTextProperties.numberOfLines = 2
            content.secondaryTextProperties.color = .secondaryLabel
            return ListDocument.Row(content: content, accessories: [.disclosureIndicator()])
          })
      ]))

  /// A card with the ways to reach a person.
  fileprivate static let contact = Scene(
    "Contact",
    ListDocument(
      .insetGrouped,
      [
        ListDocument.Section(rows: [
          .init(.subtitleCell(), "mobile", "+44 20 7946 0958", symbol: "phone.fill"),
          .init(.subtitleCell(), "home", "ada@example.com", symbol: "envelope.fill"),
          .init(.subtitleCell(), "birthday", "December 10", symbol: "gift.fill"),
        ]),
        ListDocument.Section(
          rows: ["Send Message", "Share Contact", "Block Caller"].map { title in
            var content = ListContentConfiguration.cell()
            content.text = title
            content.textProperties.color = title == "Block Caller" ? .systemRed : .systemBlue
            return ListDocument.Row(content: content)
          }),
      ]))

  /// Songs of an album with their numbers.
  fileprivate static let music = Scene(
    "Music",
    ListDocument(
      .plain,
      [
        ListDocument.Section(
          header: .header("Water Music"),
          rows: [
            ("Overture", "3:12"), ("Adagio e staccato", "2:26"), ("Allegro", "2:48"),
            ("Andante", "5:01"), ("Air", "3:09"),
          ].enumerated().map { index, song in
            var row = ListDocument.Row(
              .valueCell(), song.0, song.1, symbol: index == 2 ? "speaker.wave.2" : "music.note",
              tint: .systemPink)
            row.state.isSelected = index == 2
            return row
          },
          footer: .footer("5 songs, 17 minutes"))
      ]))

  /// Apps with their prices.
  fileprivate static let store = Scene(
    "Store",
    ListDocument(
      .insetGrouped,
      [
        ListDocument.Section(
          header: .header("Most popular"),
          rows: [
            (
              "Sky Map", "Stars above your garden", "star.square.fill", CellColor.systemIndigo,
              "Free"
            ),
            ("Ledger", "Money, shared fairly", "creditcard.square.fill", .systemGreen, "€ 2.99"),
            ("Trails", "Walks for every weather", "map.square.fill", .systemOrange, "Free"),
            ("Recorder", "Notes by voice", "mic.square.fill", .systemRed, "€ 0.99"),
          ].map { name, line, symbol, tint, price in
            .init(
              .subtitleCell(), name, line, symbol: symbol, tint: tint,
              accessories: [.label(text: price)])
          })
      ]))

  /// An outline of folders.
  fileprivate static let files = Scene(
    "Files",
    ListDocument(
      .sidebar, width: 320,
      [
        ListDocument.Section(
          header: .header("Locations"),
          rows: [
            .init(.cell(), "Drive", symbol: "externaldrive", accessories: [.outlineDisclosure()]) {
              $0.isExpanded = true
            },
            folder("Documents", level: 1), folder("Letters", level: 2), folder("Photos", level: 1),
            .init(.cell(), "On My Phone", symbol: "iphone"),
            .init(.cell(), "Recently Deleted", symbol: "trash"),
          ])
      ]))

  private static func folder(_ name: String, level: Int) -> ListDocument.Row {
    var row = ListDocument.Row(.cell(), name, symbol: "folder")
    row.indentationLevel = level
    return row
  }

  /// Reminders of a day, one of them done.
  fileprivate static let reminders = Scene(
    "Reminders",
    ListDocument(
      .insetGrouped,
      [
        ListDocument.Section(
          header: .header("Today"),
          rows: [
            ("Water the plants", "9:00", false), ("Buy stamps", "On the way to work", true),
            ("Call the plumber", "The tap in the kitchen drips", false),
          ].map { title, detail, isDone in
            .init(
              .subtitleCell(), title, detail,
              symbol: isDone ? "checkmark.circle.fill" : "circle",
              tint: isDone ? .systemGreen : .systemGray)
          },
          footer: .footer("1 of 3 done"))
      ]))

  /// Conversations with the time of their last messages.
  fileprivate static let chat = Scene(
    "Chat",
    ListDocument(
      .plain,
      [
        ListDocument.Section(
          rows: [
            ("Kim", "See you there!", "9:41"), ("Family", "Anna: Who has the keys?", "8:15"),
            ("Football", "Saturday at ten?", "Yesterday"), ("Noor", "Thank you so much", "Monday"),
          ].map { name, text, time in
            var row = ListDocument.Row(
              .subtitleCell(), name, text, symbol: "person.crop.circle.fill", tint: .systemGray,
              accessories: [.label(text: time), .disclosureIndicator()])
            row.content.secondaryTextProperties.numberOfLines = 2
            return row
          })
      ]))

  /// The events of two days.
  fileprivate static let calendar = Scene(
    "Calendar",
    ListDocument(
      .insetGrouped,
      [
        ListDocument.Section(
          header: .header("Monday"),
          rows: [
            .init(.valueCell(), "Breakfast with Lin", "8:00", symbol: "cup.and.saucer.fill"),
            .init(.valueCell(), "Dentist", "15:30", symbol: "cross.case.fill", tint: .systemRed),
          ]),
        ListDocument.Section(
          header: .header("Tuesday"),
          rows: [
            .init(
              .subtitleCell(), "Train to Lyon", "Platform 4, coach 12", symbol: "tram.fill",
              tint: .systemTeal, accessories: [.label(text: "7:12")])
          ]),
      ]))

  /// The sidebar of a library of photos.
  fileprivate static let photos = Scene(
    "Photos",
    ListDocument(
      .sidebar, width: 320,
      [
        ListDocument.Section(rows: [
          .init(.cell(), "Library", symbol: "photo.on.rectangle") { $0.isSelected = true },
          .init(.cell(), "For You", symbol: "heart"),
          .init(.cell(), "Search", symbol: "magnifyingglass"),
        ]),
        ListDocument.Section(
          header: .header("Albums"),
          rows: [
            .init(.cell(), "Favorites", symbol: "star", accessories: [.label(text: "48")]),
            .init(.cell(), "Screenshots", symbol: "iphone", accessories: [.label(text: "112")]),
          ]),
      ]))
}
