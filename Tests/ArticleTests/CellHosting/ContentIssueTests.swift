import CellConfiguration
import CellHosting
import Foundation
import Testing

/// The sections of the article on issues that are about content and its size.
@MainActor
struct ContentIssueTests {
  private static let long = String(repeating: "Automatic downloads ", count: 2)

  @Test("A configuration that is a class is reported, a struct is not")
  func configurationClassReported() {
    final class Shared: ContentConfiguration {
      func makeContentView() -> any ContentView { ListContentView(configuration: .cell()) }
      func updated(for state: any ConfigurationState) -> Self { self }
    }
    struct Own: ContentConfiguration, Equatable {
      func makeContentView() -> any ContentView { ListContentView(configuration: .cell()) }
      func updated(for state: any ConfigurationState) -> Self { self }
    }
    func issues(_ configuration: any ContentConfiguration) -> [CellIssue.Identifier] {
      CheckedList.issues { list in
        for _ in 0..<3 {
          let cell = list.cell()
          cell.contentConfiguration = configuration
          cell.layoutIfNeeded()
        }
      }
    }
    #expect(issues(Shared()) == [.referenceConfiguration])
    #expect(issues(Own()) == [])
  }

  @Test("A configuration with a closure is reported, one with an identifier is not")
  func configurationClosureReported() {
    struct Stars: ContentConfiguration {
      var count = 3
      var onTap: () -> Void = {}
      func makeContentView() -> any ContentView { StarsView(self) }
      func updated(for state: any ConfigurationState) -> Stars { self }
    }
    struct ComparedStars: ContentConfiguration, Equatable {
      var count = 3
      var movie = 0
      func makeContentView() -> any ContentView { StarsView(self) }
      func updated(for state: any ConfigurationState) -> ComparedStars { self }
    }
    func issues(_ configuration: any ContentConfiguration, selections: Int = 4)
      -> [CellIssue.Identifier]
    {
      CheckedList.issues { list in
        let (cell, scheduler) = (list.cell(), list.scheduler)
        cell.contentConfiguration = configuration
        cell.layoutIfNeeded()
        for _ in 1...selections {
          cell.isSelected.toggle()
          scheduler.flush()
        }
      }
    }
    #expect(issues(Stars()) == [.incomparableConfiguration])
    #expect(issues(Stars(), selections: 2) == [])
    #expect(issues(ComparedStars()) == [])
  }

  private final class StarsView: CellView, ContentView {
    var configuration: any ContentConfiguration
    init(_ configuration: any ContentConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    func supports(_ configuration: any ContentConfiguration) -> Bool { true }
  }

  @Test("A fixed height below the content is reported, the preferred height is not")
  func fixedHeightBelow() {
    let reports = CheckedList.reports { list in
      let cell = list.cell()
      var content = cell.defaultContentConfiguration()
      content.text = "Downloads"
      cell.contentConfiguration = content
      cell.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      cell.frame.size = CGSize(width: 320, height: 44)
      cell.layoutIfNeeded()
    }
    #expect(reports.map(\.identifier) == [.heightBelowContent])
    #expect(
      reports.first?.summary.hasPrefix("ListCell 1 is 44 points high, but its content needs ")
        == true)

    let fitting = CheckedList.issues { list in
      let cell = list.cell()
      var content = cell.defaultContentConfiguration()
      content.text = "Downloads"
      cell.contentConfiguration = content
      cell.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      cell.frame.size = CGSize(width: 320, height: cell.preferredHeight(fitting: 320))
      cell.layoutIfNeeded()
    }
    #expect(fitting == [])
  }

  @Test("A text that is cut at a large size is reported, at the standard size it is not")
  func textCutLarge() {
    func issues(_ text: String, lines: Int, _ category: CellContentSizeCategory)
      -> [CellIssue.Identifier]
    {
      CheckedList.issues { list in
        let cell = list.cell()
        var content = cell.defaultContentConfiguration()
        content.text = text
        content.textProperties.numberOfLines = lines
        cell.contentConfiguration = content
        cell.traitOverrides.preferredContentSizeCategory = category
        cell.frame.size = CGSize(width: 320, height: cell.preferredHeight(fitting: 320))
        cell.layoutIfNeeded()
      }
    }
    #expect(issues("Automatic downloads", lines: 1, .accessibilityLarge) == [.truncatedText])
    #expect(issues("Automatic downloads", lines: 0, .accessibilityLarge) == [])
    #expect(issues("Automatic downloads", lines: 1, .large) == [])
    #expect(issues(Self.long + Self.long, lines: 1, .accessibilityLarge) == [.truncatedText])
    #expect(issues(Self.long + Self.long, lines: 1, .large) == [])
    #expect(issues(Self.long, lines: 9, .accessibilityLarge) == [])
  }

  @Test("In a sidebar, where the default is one line, only an assigned one is reported")
  func sidebarLines() {
    func issues(assigned: Bool, _ category: CellContentSizeCategory) -> [CellIssue.Identifier] {
      CheckedList.issues { list in
        let cell = list.cell()
        cell.traitOverrides.listEnvironment = .sidebar
        cell.traitOverrides.preferredContentSizeCategory = category
        var content = cell.defaultContentConfiguration()
        content.text = "Automatic downloads"
        if assigned { content.textProperties.numberOfLines = 1 }
        cell.contentConfiguration = content
        cell.frame.size = CGSize(width: 240, height: cell.preferredHeight(fitting: 240))
        cell.layoutIfNeeded()
      }
    }
    #expect(issues(assigned: false, .accessibilityLarge) == [])
    #expect(issues(assigned: true, .accessibilityLarge) == [.truncatedText])
    #expect(issues(assigned: true, .extraExtraExtraLarge) == [])
  }

  @Test("The code of the article cuts a text, and lets it wrap")
  func codeArticleCuts() {
    let issues = CheckedList.issues { list in
      let cell = list.cell()
      var content = cell.defaultContentConfiguration()
      content.text = "Automatic downloads"
      content.textProperties.numberOfLines = 1
      cell.contentConfiguration = content
      cell.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      cell.frame.size = CGSize(width: 320, height: cell.preferredHeight(fitting: 320))
      cell.layoutIfNeeded()
    }
    #expect(issues == [.truncatedText])
    let wrapping = CheckedList.issues { list in
      let cell = list.cell()
      cell.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      var content = cell.defaultContentConfiguration()
      content.text = "Automatic downloads"
      let isLarge = cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      content.textProperties.numberOfLines = isLarge ? 0 : 1
      cell.contentConfiguration = content
      cell.frame.size = CGSize(width: 320, height: cell.preferredHeight(fitting: 320))
      cell.layoutIfNeeded()
    }
    #expect(wrapping == [])
  }

  @Test("A style of another kind of list is reported, one that follows the list is not")
  func styleAnotherKind() {
    let reports = CheckedList.reports { list in
      let cell = list.cell()
      cell.traitOverrides.listEnvironment = .insetGrouped
      var content = ListContentConfiguration.sidebarCell()
      content.text = "Inbox"
      cell.contentConfiguration = content
      cell.layoutIfNeeded()
    }
    #expect(reports.map(\.identifier) == [.styleOfOtherList])
    #expect(reports.first?.summary.contains("shows the style sidebarCell() in a list") == true)

    let following = CheckedList.issues { list in
      for environment in ListEnvironment.allCases {
        let cell = list.cell()
        cell.traitOverrides.listEnvironment = environment
        var content = ListContentConfiguration.cell()
        content.text = "Inbox"
        cell.contentConfiguration = content
        cell.backgroundConfiguration = .listCell()
        cell.layoutIfNeeded()
      }
    }
    #expect(following == [])
  }

  @Test("A background of another kind of list is reported, and none without a list")
  func backgroundAnotherKind() {
    func issues(_ list: ListEnvironment) -> [CellIssue.Identifier] {
      CheckedList.issues {
        let cell = $0.cell()
        cell.traitOverrides.listEnvironment = list
        cell.backgroundConfiguration = BackgroundConfiguration(style: .listGroupedCell)
        cell.layoutIfNeeded()
      }
    }
    #expect(issues(.plain) == [.styleOfOtherList])
    #expect(issues(.grouped) == [])
    #expect(issues(.none) == [])
  }
}
