package import CellConfiguration

/// One settable property of a configuration, with values to try it with.
package struct PropertyUnderTest<Configuration: Sendable>: Sendable {
  /// The name as it is written in code: `textProperties.font`.
  package let name: String

  /// What a view has to do when the property changes.
  package let kind: ConfigurationChange

  /// How many values there are to try.
  package let sampleCount: Int

  /// Whether a closure or view is among the values, which cannot be written down.
  package let isCodable: Bool

  /// The present value.
  package let read: @Sendable (Configuration) -> AnyHashable

  /// Whether two configurations have the same value.
  package let isSame: @Sendable (Configuration, Configuration) -> Bool

  /// Assigns a sample.
  package let assign: @Sendable (inout Configuration, _ sample: Int) -> Void

  /// Whether the property reads as a sample.
  package let reads: @Sendable (Configuration, _ sample: Int) -> Bool

  /// Assigns the value that the property has anyway.
  package let assignPresentValue: @Sendable (inout Configuration) -> Void

  /// A property of the configuration itself.
  package init<Value: Hashable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Configuration, Value> & Sendable,
    _ kind: ConfigurationChange, _ samples: [Value], isCodable: Bool = true
  ) {
    self.init(
      name, kind, samples, isCodable: isCodable,
      get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// A property of a record within the configuration.
  package init<Record, Value: Hashable & Sendable>(
    _ name: String, in record: any WritableKeyPath<Configuration, Record> & Sendable,
    _ path: any WritableKeyPath<Record, Value> & Sendable, _ kind: ConfigurationChange,
    _ samples: [Value]
  ) {
    self.init(
      name, kind, samples, isCodable: true,
      get: { $0[keyPath: record][keyPath: path] },
      set: { $0[keyPath: record][keyPath: path] = $1 })
  }

  private init<Value: Hashable & Sendable>(
    _ name: String, _ kind: ConfigurationChange, _ samples: [Value], isCodable: Bool,
    get: @escaping @Sendable (Configuration) -> Value,
    set: @escaping @Sendable (inout Configuration, Value) -> Void
  ) {
    self.name = name
    self.kind = kind
    self.isCodable = isCodable
    sampleCount = samples.count
    read = { AnyHashable(get($0)) }
    isSame = { get($0) == get($1) }
    assign = { set(&$0, samples[$1]) }
    reads = { get($0) == samples[$1] }
    assignPresentValue = { set(&$0, get($0)) }
  }
}
