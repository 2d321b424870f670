import Foundation

/// The description of a trait that every collection has.
struct BuiltInTrait<Value: Equatable> {
  /// The name of the trait in Swift and in documents.
  let name: String

  let path: WritableKeyPath<TraitValues, Value>

  /// The meaning of the trait, as a noun phrase for the schema of documents.
  let meaning: String

  /// The form of the trait's values in documents.
  let form: @Sendable () -> ValueForm

  /// Whether two values look the same to views.
  let isSame: (Value, Value) -> Bool

  let describe: (Value) -> String
  let decode: (MemberDecoder) throws -> Value?
  let encode: (Value, inout MemberEncoder) throws -> Void

  /// Returns the trait's value, or `nil` if it is unspecified.
  @inline(__always)
  func specified(in values: TraitValues) -> Value? {
    let value = values[keyPath: path]
    return value == TraitValues.unspecified[keyPath: path] ? nil : value
  }
}

extension BuiltInTrait where Value: NamedCase & WrittenForm {
  /// Creates a trait that is encoded as the name of a case.
  @inline(__always)
  init(_ name: String, _ path: WritableKeyPath<TraitValues, Value>, _ meaning: String) {
    self.init(
      name: name, path: path, meaning: meaning, form: { .of(Value.self) },
      isSame: { $0 == $1 }, describe: { $0.name },
      decode: { try $0.decode(name) },
      encode: { try $1.write(name, $0) })
  }
}

extension BuiltInTrait<CGFloat> {
  /// Creates a trait that is a number in a range.
  @inline(__always)
  init(
    _ name: String, _ path: WritableKeyPath<TraitValues, Value>, _ range: NumberRange,
    _ meaning: String
  ) {
    self.init(
      name: name, path: path, meaning: meaning, form: { .number(range) },
      isSame: { $0 == $1 }, describe: { "\($0)" },
      decode: { try $0.number(name, range) },
      encode: { try $1.write(name, $0, range) })
  }
}

extension BuiltInTrait<StyleSheet?> {
  /// Creates the style sheet trait; specifying the default sheet makes no difference to views.
  @inline(__always)
  init(_ name: String, _ path: WritableKeyPath<TraitValues, Value>, _ meaning: String) {
    self.init(
      name: name, path: path, meaning: meaning, form: { .of(StyleSheet.self) },
      isSame: { $0.specified == $1.specified },
      describe: { $0.specified.exactDescription },
      decode: { try $0.decode(StyleSheet.self, name) },
      encode: { try $1.encode(name, $0) })
  }
}

extension StyleSheet? {
  /// The style sheet, or that of iOS 26 if none is specified.
  var specified: StyleSheet { self ?? .iOS26 }
}
