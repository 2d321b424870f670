import Foundation

/// The style sheets of one document, each made once however often it is written there.
///
/// Making a sheet computes all of its records. The pool is owned by the decoder that a document is
/// read with, in its `userInfo`, and gone with it.
///
/// `@unchecked Sendable` because a decoder's `userInfo` has to be; the lock guards the only mutable
/// property.
package final class StyleSheetPool: @unchecked Sendable {
  /// How many different sheets a document has at most, the system's own aside.
  package static let limit = 16

  /// Where a decoder has the pool.
  package static let key = CodingUserInfoKey(rawValue: "CellConfiguration.StyleSheetPool")

  private let lock = NSLock()
  private var storages: [StyleSheet.Storage] = []

  package init() {}

  /// How many sheets were made.
  package var count: Int { lock.withLock { storages.count } }

  /// The tables of a sheet: those of an equal one, if the document had one before.
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
