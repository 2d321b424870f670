import Foundation

/// The style sheets of one document; each is made once, even if it occurs repeatedly.
///
/// Making a sheet computes all of its rows. The decoder of the document owns the pool, in its
/// `userInfo`.
///
/// `Sendable` without a check because a decoder's `userInfo` requires it; the lock guards the only
/// mutable property.
package final class StyleSheetPool: @unchecked Sendable {
  /// The maximum number of different sheets in a document, not counting the system's sheets.
  package static let limit = 16

  /// The key of the pool in a decoder's `userInfo`.
  package static let key = CodingUserInfoKey(rawValue: "CellConfiguration.StyleSheetPool")

  private let lock = NSLock()
  private var storages: [StyleSheet.Storage] = []

  package init() {}

  /// The number of sheets that were made.
  package var count: Int { lock.withLock { storages.count } }

  /// Returns the tables of a sheet; equal sheets in the document share them.
  static func storage(
    of definition: StyleSheet.Definition, in decoder: any Decoder
  ) throws -> StyleSheet.Storage {
    guard let key, let pool = decoder.userInfo[key] as? StyleSheetPool else {
      return try make(definition, in: decoder)
    }
    return try pool.lock.withLock {
      if let known = pool.storages.first(where: { $0.definition == definition }) { return known }
      guard pool.storages.count < limit else {
        throw AnyValue(decoder).mismatch(
          expected: "one of the \(limit) different style sheets that a document has at most")
      }
      let storage = try make(definition, in: decoder)
      pool.storages.append(storage)
      return storage
    }
  }

  private static func make(
    _ definition: StyleSheet.Definition, in decoder: any Decoder
  ) throws -> StyleSheet.Storage {
    do {
      return try StyleSheet.Storage(definition)
    } catch {
      throw AnyValue(decoder).mismatch(expected: "a style sheet with fewer conditions; \(error)")
    }
  }
}
