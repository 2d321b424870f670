import CellConfiguration
import CellDocuments
import CellPictures

extension GalleryPage {
  /// The bar at the top: title, search and switches.
  static var bar: String {
    """
    <header class="bar">
    <h1>Cells</h1>
    <button class="menu" type="button" aria-expanded="false" aria-controls="contents">\
    Chapters</button>
    <button class="menu" type="button" aria-expanded="false" aria-controls="switches">\
    Settings</button>
    <label class="hidden" for="search">Search</label>
    <input type="search" id="search" placeholder="Search styles, states, properties  /" \
    autocomplete="off" spellcheck="false">
    <span id="count" role="status"></span>
    <form class="switches" id="switches">
    <fieldset class="segments"><legend class="hidden">Style</legend>
    \(radios("style", [("", "Auto"), ("light", "Light"), ("dark", "Dark"), ("both", "Both")]))
    </fieldset>
    <fieldset class="segments"><legend class="hidden">Zoom</legend>
    \(radios("zoom", zooms.map { ($0 == 1 ? "" : "\($0)", "\($0)×") }))
    </fieldset>
    <label><input type="checkbox" name="contrast"> High contrast</label>
    <label><input type="checkbox" name="inspector"> Inspector</label>
    <label><input type="checkbox" name="speech"> Speech</label>
    \(menu("generation", "Generation", StyleSheet.Generation.allCases.map { ($0.name, words($0)) }))
    \(menu("direction", "Direction", [
      ("ltr", "Left to right"), ("rtl", "Right to left"), ("both", "Both"),
    ]))
    \(menu("size", "Text size", RenderingOptions.gallerySizes.map { ($0.name, $0.name.titleOfName) }))
    </form>
    </header>
    """
  }

  /// The comparison of two states of a style.
  static var comparison: String {
    """
    <div class="comparison" id="comparison">
    <h3>Compare two states</h3>
    <label>Style <select id="compare-style"></select></label>
    <label>From <select id="compare-old"></select></label>
    <label>To <select id="compare-new"></select></label>
    <p id="compare-result" role="status"></p>
    <div class="table" tabindex="0" role="region" aria-label="What changes">
    <table id="compare-table">
    <thead><tr><th scope="col">Property</th><th scope="col">From</th><th scope="col">To</th>
    <th scope="col">Kind of change</th></tr></thead><tbody></tbody></table></div>
    </div>

    """
  }

  /// The factors by which pictures can be enlarged.
  static let zooms = [1, 2, 3]

  private static func words(_ generation: StyleSheet.Generation) -> String {
    switch generation {
    case .iOS18: "iOS 18"
    case .iOS26: "iOS 26"
    }
  }

  private static func radios(
    _ name: String, _ choices: [(value: String, title: String)]
  ) -> String {
    choices.map { value, title in
      let state = value.isEmpty ? " checked" : ""
      return "<label><input type=\"radio\" name=\"\(name)\" value=\"\(value)\"\(state)>"
        + "\(title)</label>"
    }
    .joined()
  }

  private static func menu(
    _ name: String, _ title: String, _ choices: [(value: String, title: String)]
  ) -> String {
    let options = ([("", "As made")] + choices).map {
      "<option value=\"\($0.0)\">\($0.1)</option>"
    }
    return "<label>\(title) <select name=\"\(name)\">\(options.joined())</select></label>"
  }
}
