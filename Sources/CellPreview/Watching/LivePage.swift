import Foundation

/// A page that follows its files: it reads a small script beside it again and again, and loads
/// itself anew when that names another version of it.
///
/// The script is all that a page opened from a file can read. It says which version the page has,
/// counts on as long as the watcher runs, and says at last that it has gone.
struct LivePage {
  /// How often the page reads the script, in milliseconds.
  private static let interval = 250

  /// After how many milliseconds without a sign the watcher has gone.
  private static let patience = 4000

  /// Where the page is written.
  let path: String

  /// Where the script is written: `page.live.js` for `page.html`.
  var scriptPath: String { String(path.dropLast(".html".count)) + ".live.js" }

  /// The name by which the page calls the script.
  private var scriptName: String { scriptPath.split(separator: "/").last.map(String.init) ?? "" }

  /// A page with the script that follows, and its version.
  func following(_ page: PreviewPage) -> (text: String, version: String) {
    let version = Self.version(of: page.content)
    var page = page
    page.script = loader(version)
    return (page.text, version)
  }

  /// The script beside the page.
  ///
  /// - Parameters:
  ///   - beat: A number that is another one each time; `nil` when the watcher goes.
  static func script(version: String, beat: Int?) -> String {
    "cellpreview(\"\(version)\", \(beat.map(String.init) ?? "null"));\n"
  }

  /// A number made of all characters: the same pages have the same version, whoever made them.
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
