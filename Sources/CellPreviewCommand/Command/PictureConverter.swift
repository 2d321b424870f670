import CellDocuments
import CellPictures
import Foundation

/// A program of the system that converts SVG to PNG.
struct PictureConverter {
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

  /// Returns the picture as PNG.
  ///
  /// The converter works in a temporary folder, which is then removed.
  ///
  /// - Parameters:
  ///   - picture: The picture as SVG.
  ///   - size: The size in points.
  ///   - scale: The number of pixels per point.
  func png(of picture: String, size: CGSize, scale: CGFloat) throws -> Data {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("cellpreview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("picture.svg")
    let result = folder.appendingPathComponent("picture.png")
    try Data(picture.utf8).write(to: source)
    try run(arguments(source, result, size, scale, folder), in: folder)
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard let data = try? Data(contentsOf: result), data.starts(with: signature) else {
      throw FileObstacle("no PNG made by \(program.path)")
    }
    return data
  }

  private func arguments(
    _ source: URL, _ result: URL, _ size: CGSize, _ scale: CGFloat, _ folder: URL
  ) -> [String] {
    switch kind {
    case .librsvg:
      ["--zoom", SVGDocument.format(scale), "--output", result.path, source.path]
    case .chromium:
      [
        "--headless", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
        "--user-data-dir=\(folder.appendingPathComponent("profile").path)",
        "--default-background-color=00000000",
        "--force-device-scale-factor=\(SVGDocument.format(scale))",
        "--window-size=\(Int(size.width.rounded(.up))),\(Int(max(size.height, 1).rounded(.up)))",
        "--screenshot=\(result.path)",
      ]
        // The superuser has no sandbox.
        + (NSUserName() == "root" ? ["--no-sandbox"] : []) + [source.absoluteString]
    }
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
