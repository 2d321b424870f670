import CellConfiguration

/// One record of properties in a configuration, such as those of its text, with ways to change it.
package struct RecordUnderTest<Configuration: Sendable>: Sendable {
  /// An error that a change throws after its work.
  private struct Interruption: Error {}

  /// The name as it is written in code: `textProperties`.
  package let name: String

  /// The number of changes to try.
  package let changeCount: Int

  /// Changes the record in place, and throws out of the access in the end if the last argument is
  /// `true`.
  ///
  /// Some changes replace the record by one of the other configuration.
  package let changeInPlace:
    @Sendable (inout Configuration, _ change: Int, _ other: Configuration, _ throwing: Bool) -> Void

  /// Changes a copy of the record, and assigns the copy.
  package let assignChangedCopy:
    @Sendable (inout Configuration, _ change: Int, _ other: Configuration) -> Void

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - name: The name as it is written in code.
  ///   - path: The record, which the key path reads and assigns as a whole.
  ///   - others: Records of the same type, each of which can replace the record.
  ///   - changes: Changes of properties of the record.
  ///   - access: Passes the record to a function that changes it in place.
  package init<Record: Sendable>(
    _ name: String, _ path: any WritableKeyPath<Configuration, Record> & Sendable,
    others: [any KeyPath<Configuration, Record> & Sendable],
    changes: [@Sendable (inout Record) -> Void],
    access: @escaping @Sendable (inout Configuration, (inout Record) throws -> Void) throws -> Void
  ) {
    typealias Change = @Sendable (inout Record, _ other: Configuration) -> Void
    let replacements: [Change] = others.map { path in
      { @Sendable record, other in record = other[keyPath: path] }
    }
    let unchanged: Change = { _, _ in }
    let ofProperties: [Change] = changes.map { change in
      { @Sendable record, _ in change(&record) }
    }
    let ofBoth: [Change] = replacements.flatMap { replace in
      ofProperties.map { change in
        { @Sendable record, other in
          replace(&record, other)
          change(&record, other)
        }
      }
    }
    let changes = [unchanged] + ofProperties + replacements + ofBoth
    self.name = name
    changeCount = changes.count
    changeInPlace = { configuration, change, other, throwing in
      try? access(&configuration) { record in
        changes[change](&record, other)
        if throwing { throw Interruption() }
      }
    }
    assignChangedCopy = { configuration, change, other in
      var copy = configuration[keyPath: path]
      changes[change](&copy, other)
      configuration[keyPath: path] = copy
    }
  }
}
