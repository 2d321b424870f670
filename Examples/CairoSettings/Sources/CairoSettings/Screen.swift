import CSDL
import CellConfiguration
import CellHosting
import CellLayout
import CellText
import Foundation

/// A list, and what the list leaves to the program.
@MainActor
struct Screen {
  let list: HostedList<String, String>

  /// Returns the control that a view in a row shows.
  var control: (DisplayItem.View) -> CellControl? = { _ in nil }

  /// Returns what the user has changed, as a text.
  var state: () -> String

  var bounds: CGRect { CGRect(origin: .zero, size: list.size) }

  /// Changes the look of the list as a key requests.
  func changeLook(_ key: SDL_KeyCode) {
    let sizes = CellContentSizeCategory.sizes
    let size = sizes.firstIndex(of: list.traits.preferredContentSizeCategory) ?? 3
    switch key {
    case SDLK_d: list.traits.userInterfaceStyle = list.traits.isDark ? .light : .dark
    case SDLK_r:
      list.traits.layoutDirection = list.traits.isRightToLeft ? .leftToRight : .rightToLeft
    case SDLK_PLUS, SDLK_EQUALS, SDLK_KP_PLUS:
      list.traits.preferredContentSizeCategory = sizes[min(size + 1, sizes.count - 1)]
    case SDLK_MINUS, SDLK_KP_MINUS:
      list.traits.preferredContentSizeCategory = sizes[max(size - 1, 0)]
    default: break
    }
  }
}

extension HostedList where SectionID == String, ItemID == String {
  /// Creates a list whose rows are cells of one registration, and whose sections have their titles.
  convenience init(
    _ appearance: ListConfiguration.Appearance, traits: TraitCollection, shaper: any TextShaper,
    row: CellRegistration<ListCell, String>
  ) {
    var configuration = ListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    self.init(configuration, traits: traits, shaper: shaper) { list, indexPath, id in
      list.pool.dequeueConfiguredReusableCell(using: row, for: indexPath, item: id)
    }
    headerTitleProvider = { $0 }
  }
}
