import Foundation

/// One of the traits that every collection has, as everything but its accessor sees it.
struct BuiltInTrait<Value: Equatable> {
  /// The name of the trait in Swift and in documents.
  let name: String

  let path: WritableKeyPath<TraitValues, Value>

  /// What the trait is, as a noun phrase for the schema of documents.
  let meaning: String

  /// What can be written for a value.
  let form: @Sendable () -> ValueForm

  /// Whether views see no difference between two values.
  let isSame: (Value, Value) -> Bool

  let describe: (Value) -> String
  let decode: (MemberDecoder) throws -> Value?
  let encode: (Value, inout MemberEncoder) throws -> Void

  /// The trait's value, unless it is unspecified.
  @inline(__always)
  func specified(in values: TraitValues) -> Value? {
    let value = values[keyPath: path]
    return value == TraitValues.unspecified[keyPath: path] ? nil : value
  }
}

extension BuiltInTrait where Value: NamedCase & WrittenForm {
  /// A trait that is written as the name of a case.
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
  /// A trait that is a number in a range.
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
  /// The style sheet; to specify the one that holds anyway makes no difference to views.
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
  /// The sheet itself, that of iOS 26 where none is specified.
  var specified: StyleSheet { self ?? .iOS26 }
}
