import CellConfiguration
import CellPictures
import Foundation

/// The pictures beside a document: it reads each once, and none outside of the folder.
final class PictureFolder {
  /// The maximum size of all pictures of a document, in bytes.
  private static let byteLimit = 1 << 24

  /// The folder; `nil` for a document without one, such as standard input.
  private let folder: String?

  private var pictures: [URL: EmbeddedPicture?] = [:]

  /// The stamps of the files before they were read, by their paths; `nil` for missing files.
  private(set) var stamps: [String: FileStamp?] = [:]

  private var byteCount = 0

  /// The pictures that lie outside of the folder, as sentences.
  private(set) var strays: [String] = []

  /// The other pictures that could not be read, as sentences.
  private(set) var losses: [String] = []

  /// Creates the pictures of a document.
  ///
  /// - Parameter document: The path of its file; `nil` for one without a folder.
  init(besides document: String?) {
    folder = document.map {
      Self.resolved(URL(fileURLWithPath: $0).deletingLastPathComponent().path)
    }
  }

  /// Returns the picture at a URL; `nil` for one that cannot be read, and for one of the network,
  /// which is never opened.
  func picture(at url: URL) -> EmbeddedPicture? {
    if let known = pictures[url] { return known }
    var picture: EmbeddedPicture?
    let name = url.absoluteString.shortenedForMessages
    do {
      picture = try read(ImageLocation(url)).map { data throws(EmbeddedPicture.Problem) in
        try EmbeddedPicture(data)
      }
      byteCount += picture?.byteCount ?? 0
      if byteCount > Self.byteLimit {
        picture = nil
        throw EmbeddedPicture.Problem(
          found: "more than \(Self.byteLimit) bytes of pictures up to here",
          expected: "at most that many in a document")
      }
    } catch let problem as EmbeddedPicture.Problem {
      losses.append("picture \(name): found \(problem.found), expected \(problem.expected)")
    } catch let stray as Stray {
      strays.append(
        "picture \(name): found a link to \(stray.path), expected a file in the "
          + "folder of the document")
    } catch {
      losses.append(
        "picture \(name): found \(FileObstacle(reading: error)), expected a file that can be read")
    }
    pictures[url] = .some(picture)
    return picture
  }

  private struct Stray: Error { let path: String }

  /// Returns the contents of a file or `data` URL; `nil` for other URLs.
  private func read(_ location: ImageLocation) throws -> Data? {
    guard location.isPath else { return location.contents }
    guard let folder else { throw FileObstacle("a document without a folder") }
    guard let name = location.url.absoluteString.removingPercentEncoding else {
      throw FileObstacle("escapes that are not UTF-8")
    }
    let file = folder + "/" + name
    stamps[file] = .some(FileStamp(file))
    let path = Self.resolved(file)
    guard path.hasPrefix(folder == "/" ? folder : folder + "/") else { throw Stray(path: path) }
    return try FileStatus.openRegular(path).readDocument(upTo: EmbeddedPicture.byteLimit)
  }

  /// Returns a path without symbolic links, as far as it exists.
  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }
}
