import CellDocuments
import CellPictures
import Foundation

/// A page that reloads itself when its files change.
///
/// The page rereads a small script next to it, and reloads when the script names another version of
/// the page. A page opened from a file can only read scripts. The script contains the version of
/// the page and a counter that increases while the watcher runs; at the end it announces that the
/// watcher has ended.
struct LivePage {
  /// The interval at which the page reads the script, in milliseconds.
  private static let interval = 250

  /// The time without a sign after which the watcher counts as gone, in milliseconds.
  private static let patience = 4000

  /// The path of the page.
  let path: String

  /// The path of the script: `page.live.js` for `page.html`.
  var scriptPath: String { String(path.dropLast(".html".count)) + ".live.js" }

  /// The name by which the page refers to the script.
  private var scriptName: String { scriptPath.split(separator: "/").last.map(String.init) ?? "" }

  /// Returns a page with the following script, and its version.
  func following(_ page: PreviewPage) -> (text: String, version: String) {
    let version = Self.version(of: page.content)
    var page = page
    page.script = loader(version)
    return (page.text, version)
  }

  /// Returns the script next to the page.
  ///
  /// - Parameters:
  ///   - beat: A number that differs each time; `nil` when the watcher ends.
  static func script(version: String, beat: Int?) -> String {
    "cellpreview(\"\(version)\", \(beat.map(String.init) ?? "null"));\n"
  }

  /// Returns a number computed from all characters: equal pages have equal versions in every
  /// process.
  private static func version(of text: String) -> String {
    // FNV-1a.
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }

  private func loader(_ version: String) -> String {
    let quoted = JSONValue.quoted(
      scriptName.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? scriptName
    ).replacing("<", with: "\\u003C")
    return """
      let beat, seen = Date.now(), count = 0;
      function show(text) {
        const line = document.getElementById("gone");
        line.textContent = text;
        line.hidden = text === "";
      }
      function cellpreview(version, next) {
        if (version !== "\(version)") location.reload();
        if (next === null) seen = -Infinity;
        else if (next !== beat) { beat = next; seen = Date.now(); }
      }
      function look() {
        const script = document.createElement("script");
        script.src = \(quoted) + "?" + count++;
        script.onload = script.onerror = () => {
          script.remove();
          show(Date.now() - seen > \(Self.patience)
            ? "The watcher has gone: this page no longer follows its files." : "");
          setTimeout(look, \(Self.interval));
        };
        document.head.append(script);
      }
      look();

      """
  }
}
