package import Foundation

/// The files with recorded facts, made independently of the tables in the sources.
package enum Resource {
  /// A file with the given name does not exist.
  package struct Missing: Error {
    package let name: String
  }

  /// The contents of a JSON file among a test target's resources.
  package static func data(_ name: String, in bundle: Bundle) throws -> Data {
    guard
      let url = bundle.url(forResource: name, withExtension: "json", subdirectory: "Resources")
    else { throw Missing(name: name) }
    return try Data(contentsOf: url)
  }
}
