import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// The content of empty states in their states.
///
/// The laws of all configurations hold for them too.
@Suite("The content of an empty state")
struct ContentUnavailableConfigurationTests {
  private func state(searching text: String?) -> ContentUnavailableConfigurationState {
    var state = ContentUnavailableConfigurationState()
    state.searchText = text
    return state
  }

  @Test("A search has the documented texts and image, and names what is searched for")
  func search() {
    let search = ContentUnavailableConfiguration.search()
    #expect(search.text == "No Results")
    #expect(search.secondaryText == "Check the spelling or try a new search.")
    #expect(search.image == CellImage(systemName: "magnifyingglass"))
    #expect(search.updated(for: state(searching: "Blue")).text == "No Results for “Blue”")
    #expect(search.updated(for: state(searching: "")).text == "No Results")
    let again = search.updated(for: state(searching: "Blue")).updated(for: state(searching: nil))
    #expect(again == search)
    #expect(search.updated(for: CellConfigurationState()) == search)
  }

  @Test("A text that is assigned stays, whatever is searched for, and nil is a value")
  func assignedText() {
    var search = ContentUnavailableConfiguration.search()
    search.text = nil
    search.secondaryText = nil
    search.image = nil
    let updated = search.updated(for: state(searching: "Blue"))
    #expect((updated.text, updated.secondaryText) == (nil, nil))
    #expect(updated.image == nil)
    search.text = "Nothing"
    #expect(search.updated(for: state(searching: "Blue")).text == "Nothing")
    search.attributedText = AttributedString("Other")
    #expect(search.text == nil)
    search.text = nil
    #expect(search.attributedText == AttributedString("Other"))
  }

  @Test("Only a search keeps the text that is searched for")
  func searchTextOfOthers() {
    let empty = ContentUnavailableConfiguration.empty()
    #expect(empty.updated(for: state(searching: "Blue")) == empty)
    #expect(empty.text == nil && empty.image == nil)
  }

  @Test("A state has what is searched for, and a button is a value")
  func examples() {
    var state = ContentUnavailableConfigurationState()
    state.searchText = "Blue"
    let noResults = ContentUnavailableConfiguration.search().updated(for: state)
    #expect(noResults.text == "No Results for “Blue”")
    var button = ButtonConfiguration.filled()
    button.title = "Check Again"
    button.image = CellImage(systemName: "arrow.clockwise")
    #expect(button.hasContent && !ButtonConfiguration.filled().hasContent)
    #expect(
      "\(button)"
        == "<ButtonConfiguration: style = filled; title = \"Check Again\"; "
        + "image = symbol arrow.clockwise>")
  }

  @Test("Loading has an activity indicator until an image is assigned")
  func loading() {
    var loading = ContentUnavailableConfiguration.loading()
    #expect(loading.showsActivityIndicator && loading.image == nil)
    loading.image = CellImage(systemName: "clock")
    #expect(!loading.showsActivityIndicator)
    #expect(!ContentUnavailableConfiguration.empty().showsActivityIndicator)
  }

  @Test("A rule holds in its traits, and content cannot be part of one")
  func rules() async {
    var empty = ContentUnavailableConfiguration.empty()
    empty.when(.compactWidth) { $0.imageToTextPadding = 3 }
    let compact = TraitCollection { $0.horizontalSizeClass = .compact }
    let state = ContentUnavailableConfigurationState(traitCollection: compact)
    #expect(empty.updated(for: state).imageToTextPadding == 3)
    #expect(empty.imageToTextPadding != 3)
    await #expect(processExitsWith: .failure) {
      var empty = ContentUnavailableConfiguration.empty()
      empty.when(.dark) { $0.button = .filled() }
    }
  }

  @Test("Coding keeps content, buttons and what is searched for")
  func coding() throws {
    func recoded(_ value: ContentUnavailableConfiguration) throws -> ContentUnavailableConfiguration
    {
      try JSONDecoder().decode(
        ContentUnavailableConfiguration.self, from: JSONEncoder().encode(value))
    }
    var removed = ContentUnavailableConfiguration.search()
    removed.text = nil
    removed.image = nil
    #expect(try recoded(removed) == removed)
    let search = ContentUnavailableConfiguration.search().updated(for: state(searching: "Blue"))
    #expect(try recoded(search) == search)
    #expect(try recoded(search).text == "No Results for “Blue”")
  }

  @Test("A difference names content by its properties")
  func difference() {
    var empty = ContentUnavailableConfiguration.empty()
    empty.text = "No Mail"
    empty.button.title = "Check Again"
    let old = empty
    empty.button.title = "Try Again"
    empty.textProperties.color = .systemRed
    let names = empty.difference(from: old).map(\.name)
    #expect(names == ["button.title", "textProperties.color"])
    #expect(empty.description.contains("button = "))
  }

  @Test("States differ in what is searched for and in custom states")
  func states() {
    struct Badge: ConfigurationStateKey { static let defaultValue = 0 }
    var one = ContentUnavailableConfigurationState()
    let other = one
    one[Badge.self] = 3
    #expect(one != other && one[Badge.self] == 3 && other[Badge.self] == 0)
    one[ConfigurationStateCustomKey("badge")] = "new"
    #expect(one[ConfigurationStateCustomKey("badge")] as? String == "new")
    #expect("\(state(searching: "Blue"))".contains("searchText = \"Blue\""))
  }
}
