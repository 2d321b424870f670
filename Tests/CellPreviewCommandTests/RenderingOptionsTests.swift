import CellPictures
import CellPreviewCommand
import Foundation
import Testing

@Suite("Options of the command set the look of pictures")
struct RenderingOptionsTests {
  private static let list = """
    { "traits": { "userInterfaceStyle": "light", "displayScale": 2 },
      "sections": [ { "rows": [ { "content": { "text": "Wi-Fi" } } ] } ] }
    """

  /// What the document is described as, written with other members.
  private static func described(_ traits: String, width: Int = 390) throws -> String {
    let fixture = try CommandFixture()
    try fixture.write(
      """
      { "width": \(width), "traits": { \(traits) },
        "sections": [ { "rows": [ { "content": { "text": "Wi-Fi" } } ] } ] }
      """)
    #expect(fixture.run("describe", "list.json") == .success)
    return fixture.output
  }

  @Test(
    "Look options override the settings of the document",
    arguments: [
      (["--dark"], #""userInterfaceStyle": "dark", "displayScale": 2"#, 390),
      (
        ["--rtl"],
        #""userInterfaceStyle": "light", "displayScale": 2, "layoutDirection": "rightToLeft""#, 390
      ),
      (
        ["--size", "accessibilityLarge", "--width", "320"],
        #""userInterfaceStyle": "light", "displayScale": 2, "preferredContentSizeCategory": "accessibilityLarge""#,
        320
      ),
      (
        ["--style-sheet", "iOS18", "--scale", "1"],
        #""userInterfaceStyle": "light", "displayScale": 1, "styleSheet": "iOS18""#, 390
      ),
      (
        ["--contrast", "high"],
        #""userInterfaceStyle": "light", "displayScale": 2, "accessibilityContrast": "high""#, 390
      ),
      (
        ["--width", "3.2e+2"], #""userInterfaceStyle": "light", "displayScale": 2"#, 320
      ),
      (
        ["--dark", "--light", "--rtl", "--ltr"],
        #""userInterfaceStyle": "light", "displayScale": 2, "layoutDirection": "leftToRight""#, 390
      ),
    ])
  func looks(options: [String], traits: String, width: Int) throws {
    for verb in ["describe", "layout", "render"] {
      let fixture = try CommandFixture()
      try fixture.write(Self.list)
      #expect(fixture.run([verb, "list.json"] + options) == .success, "\(fixture.errors)")
      if verb == "describe" { #expect(try fixture.output == Self.described(traits, width: width)) }
    }
  }

  @Test(
    "Errors for wrong arguments of look options name the expected values",
    arguments: [
      (["--size", "AX3"], "--size takes"),
      (["--width"], "--width takes a number above 0, which is"),
      (["--width", "-3"], "not -3"), (["--scale", "nan"], "not nan"),
      (["--width", "0x10"], "--width takes a number above 0, not 0x10"),
      (["--scale", "0x1p1"], "not 0x1p1"), (["--width", "infinity"], "not infinity"),
      (["--width", "1e999"], "not 1e999"), (["--width", " 3"], "not  3"),
      (["--style-sheet", "iOS62"], "--style-sheet takes iOS18 or iOS26, not iOS62"),
      (["--contrast", "higher"], "--contrast takes"),
      (["--bright"], "describe has no option --bright"),
    ])
  func mistakes(options: [String], message: String) throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    #expect(fixture.run(["describe", "list.json"] + options) == .usage)
    #expect(fixture.errors.contains(message), "\(fixture.errors)")
  }

  @Test("The help of each verb lists the look options")
  func help() throws {
    for verb in ["render", "watch", "layout", "describe"] {
      let fixture = try CommandFixture()
      #expect(fixture.run(verb, "--help") == .success)
      #expect(fixture.output.hasPrefix("usage: cellpreview \(verb) "))
      #expect(fixture.output.contains("--contrast NAME"))
    }
    let fixture = try CommandFixture()
    #expect(fixture.run("--version") == .success && fixture.output == "cellpreview 0.1\n")
  }

  @Test(
    "An option that only one value makes sense of is refused a second time",
    arguments: [
      (["render", "list.json", "-o", "a.svg", "-o", "b.svg"], "-o is given twice"),
      (["render", "list.json", "-o", "a.svg", "--output", "a.svg"], "--output is given twice"),
      (["watch", "list.json", "-o", "a.html", "-o", "b.html"], "-o is given twice"),
      (["schema", "-o", "a.json", "-o", "b.json"], "-o is given twice"),
      (
        ["render", "list.json", "-o", "a.html", "--looks", "dark", "--looks", "light"],
        "--looks is given twice"
      ),
    ])
  func twice(arguments: [String], message: String) throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    #expect(fixture.run(arguments) == .usage)
    #expect(fixture.errors.hasPrefix("cellpreview: \(message)"), "\(fixture.errors)")
    #expect(fixture.files == ["list.json"])
  }

  @Test("A dash as output writes the picture to standard output")
  func output() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    #expect(fixture.run("render", "list.json", "-o", "-") == .success)
    #expect(fixture.output.hasPrefix("<svg ") && fixture.files == ["list.json"])
  }
}
