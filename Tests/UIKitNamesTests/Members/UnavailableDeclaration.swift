import Foundation

/// Something that is declared so that the compiler says why it is not there.
struct UnavailableDeclaration: CustomStringConvertible {
  /// The type that it is a member of, without those around it; empty for a type of its own.
  var type: String
  /// The name with the labels of its parameters.
  var name: String
  /// What the compiler says.
  var message: String

  var description: String { type.isEmpty ? name : "\(type).\(name)" }

  /// What the compiler says of a use; it leaves out parameters none of which has a label.
  var answer: String {
    "'\(name.replacing(/\((_:)+\)$/, with: ""))' is unavailable: \(message)"
  }

  /// All of them, from the sources.
  static func all() throws -> [UnavailableDeclaration] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/UIKitNames/Unavailable")
    return try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .flatMap { all(in: try String(contentsOf: $0, encoding: .utf8)) }
  }

  private static func all(in source: String) -> [UnavailableDeclaration] {
    source.components(separatedBy: "\n@available(").dropFirst().flatMap { block in
      let message = message(of: block)
      guard let head = block.firstMatch(of: /\n(?:public (?:final )?\w+|(extension)) ([\w.]+)/)
      else { return [UnavailableDeclaration]() }
      let name = String(head.output.2)
      guard head.output.1 != nil else { return [Self(type: "", name: name, message: message)] }
      let type = name.split(separator: ".").last.map(String.init) ?? name
      return members(in: String(block[head.range.upperBound...])).map {
        Self(type: type, name: $0, message: message)
      }
    }
  }

  /// The message of an attribute, on one line or several.
  private static func message(of block: String) -> String {
    if let text = block.firstMatch(of: /message:\s*"""\n([\s\S]*?)\n\s*"""/)?.output.1 {
      return text.replacing(/\\\n\s*/, with: "").trimmingCharacters(in: .whitespaces)
    }
    return block.firstMatch(of: /message:\s*"([^"]*)"/).map { String($0.output.1) } ?? ""
  }

  /// The members that an extension declares, without those of types in it.
  private static func members(in body: String) -> [String] {
    body.matches(
      of:
        /\n  public (?:static |convenience )?(?:(var|enum|struct|typealias)|func|(init)) ?\??(\w*)/
    )
    .map { match in
      if match.output.1 != nil { return String(match.output.3) }
      let name = String(match.output.2 ?? match.output.3)
      return name + "(" + labels(of: body[match.range.upperBound...]) + ")"
    }
  }

  /// The labels of the first list of parameters in code.
  private static func labels(of code: Substring) -> String {
    guard let start = code.firstIndex(of: "(") else { return "" }
    var depth = 0
    var parameters = [""]
    for character in code[start...] {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if depth == 0 { break }
      if character == ",", depth == 1 {
        parameters.append("")
      } else if depth > 1 || character != "(" {
        parameters[parameters.count - 1].append(character)
      }
    }
    return parameters.compactMap { $0.split { $0 == " " || $0 == "\n" || $0 == ":" }.first }
      .map { "\($0):" }.joined()
  }
}
