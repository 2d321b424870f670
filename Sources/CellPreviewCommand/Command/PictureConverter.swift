import CellDocuments
import CellPictures
import Foundation

/// A program of the system that converts SVG to PNG and PDF.
struct PictureConverter {
  /// A format of files.
  enum Format: String, CaseIterable {
    case png
    case pdf

    /// Creates the format that the name of a file ends with; `nil` for other endings.
    init?(fileName: String) {
      let lowercased = fileName.lowercased()
      guard let format = Self.allCases.first(where: { lowercased.hasSuffix(".\($0.rawValue)") })
      else { return nil }
      self = format
    }

    /// The name of the format.
    var name: String { rawValue.uppercased() }

    /// The bytes with which every file of the format begins.
    fileprivate var signature: [UInt8] {
      switch self {
      case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      case .pdf: Array("%PDF-".utf8)
      }
    }
  }

  /// The way to call a program.
  private enum Kind {
    case librsvg
    case chromium
  }

  private static let programs: [(name: String, kind: Kind)] = [
    ("rsvg-convert", .librsvg), ("chromium", .chromium), ("chromium-browser", .chromium),
    ("google-chrome", .chromium),
  ]

  private let program: URL
  private let kind: Kind

  /// Finds the first available program.
  ///
  /// - Parameter path: The folders to search.
  init(searching path: [String]) throws {
    for (name, kind) in Self.programs {
      for folder in path where !folder.isEmpty {
        let program = URL(fileURLWithPath: folder).appendingPathComponent(name)
        if FileManager.default.isExecutableFile(atPath: program.path) {
          self.program = program
          self.kind = kind
          return
        }
      }
    }
    throw FileObstacle(
      "none of the programs \(Self.programs.map(\.name).joined(separator: ", "))")
  }

  /// Returns the picture in a format.
  ///
  /// The converter works in a temporary folder, which is then removed.
  ///
  /// - Parameters:
  ///   - picture: The picture as SVG.
  ///   - format: The format. A PDF has one page of the size, and keeps shapes and text.
  ///   - size: The size in points.
  ///   - scale: The number of pixels per point of a PNG.
  func convert(
    _ picture: String, to format: Format, size: CGSize, scale: CGFloat
  ) throws -> Data {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("cellpreview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("picture.svg")
    let page = folder.appendingPathComponent("page.html")
    let result = folder.appendingPathComponent("picture.\(format.rawValue)")
    try Data(picture.utf8).write(to: source)
    let lengths = [size.width, max(size.height, 1)].map { SVGDocument.format($0) + "pt" }
    try Data(
      """
      <!doctype html><style>@page { size: \(lengths.joined(separator: " ")); margin: 0 }
      body { margin: 0 } img { display: block; width: \(lengths[0]); height: \(lengths[1]) }</style>
      <img src="picture.svg">
      """.utf8
    ).write(to: page)
    let arguments =
      switch (kind, format) {
      case (.librsvg, .png):
        ["--zoom", SVGDocument.format(scale), "--output", result.path, source.path]
      case (.librsvg, .pdf):
        // With 72 dots per inch, a unit of the picture is a point.
        [
          "--format", "pdf", "--dpi-x", "72", "--dpi-y", "72", "--output", result.path, source.path,
        ]
      case (.chromium, .png):
        browserArguments(folder) + [
          "--default-background-color=00000000",
          "--force-device-scale-factor=\(SVGDocument.format(scale))",
          "--window-size=\(Int(size.width.rounded(.up))),\(Int(max(size.height, 1).rounded(.up)))",
          "--screenshot=\(result.path)", source.absoluteString,
        ]
      case (.chromium, .pdf):
        browserArguments(folder) + [
          "--no-pdf-header-footer", "--print-to-pdf=\(result.path)", page.absoluteString,
        ]
      }
    try run(arguments, in: folder)
    guard let data = try? Data(contentsOf: result), data.starts(with: format.signature) else {
      throw FileObstacle("no \(format.name) made by \(program.path)")
    }
    return data
  }

  private func browserArguments(_ folder: URL) -> [String] {
    [
      "--headless", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
      "--user-data-dir=\(folder.appendingPathComponent("profile").path)",
    ]
      // The superuser has no sandbox.
      + (NSUserName() == "root" ? ["--no-sandbox"] : [])
  }

  private func run(_ arguments: [String], in folder: URL) throws {
    #if os(macOS) || os(Linux)
      try run(arguments, in: folder, as: Process())
    #else
      throw FileObstacle("a system on which nothing runs other programs")
    #endif
  }

  #if os(macOS) || os(Linux)
    private func run(_ arguments: [String], in folder: URL, as process: Process) throws {
      process.executableURL = program
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      // A file takes any amount of output, no matter when it is read.
      let log = folder.appendingPathComponent("errors.txt")
      try Data().write(to: log)
      process.standardError = try FileHandle(forWritingTo: log)
      try process.run()
      process.waitUntilExit()
      guard process.terminationReason == .exit, process.terminationStatus == 0 else {
        let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        let last = text.split(separator: "\n").last.map { ": \($0.prefix(200))" } ?? ""
        throw FileObstacle("\(program.path) ending with an error\(last)")
      }
    }
  #endif
}
