import CellConfiguration

extension ValueForm {
  /// The object form of the value, if there is one.
  var object: ObjectForm? {
    switch self {
    case .object(let object): object
    case .type(let type): type.valueForm.object
    case .choice(let forms): forms.lazy.compactMap(\.object).first
    default: nil
    }
  }

  /// Returns the object form at the end of a path of members and indices, if there is one.
  func object(at path: ArraySlice<String>) -> ObjectForm? {
    guard let step = path.first else { return object }
    let rest = path.dropFirst()
    switch self {
    case .array(let element, _), .dictionary(let element, _, _, _):
      return element.object(at: rest)
    case .type(let type): return type.valueForm.object(at: path)
    case .choice(let forms): return forms.lazy.compactMap { $0.object(at: path) }.first
    case .object(let object):
      return object.members.first { $0.name == step }?.value.object(at: rest)
    default: return nil
    }
  }
}
