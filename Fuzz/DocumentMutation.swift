import CellConfiguration
import CellDocuments
import CellTestSupport
import Foundation

/// Changes an input, for libFuzzer: documents as the trees that they are, mostly, and everything
/// else as bytes.
@_cdecl("LLVMFuzzerCustomMutator")
func mutate(
  _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int, _ seed: UInt32
) -> Int {
  var random = RandomSource(seed: UInt64(seed))
  guard CellFuzz.target.takesDocuments, Int.random(in: 0..<8, using: &random) > 0 else {
    return mutateBytes(bytes, count, capacity)
  }
  var mutator = DocumentMutator(random)
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  guard let mutated = mutator.mutated(text), mutated.utf8.count <= capacity else {
    return mutateBytes(bytes, count, capacity)
  }
  _ = UnsafeMutableBufferPointer(start: bytes, count: capacity).update(fromContentsOf: mutated.utf8)
  return mutated.utf8.count
}

/// libFuzzer's own change of an input.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(
  _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int
) -> Int

/// The words of documents, for changes of bytes.
enum DocumentDictionary {
  /// A line for each name of a member and each name that is a value.
  static var text: String {
    var words: Set<String> = []
    for object in ListDocument.objectForms {
      for member in object.members {
        words.insert(member.name)
        words.formUnion(names(in: member.value))
      }
    }
    return words.sorted().map { "\"\\\"\($0)\\\"\"\n" }.joined()
  }

  private static func names(in form: Schema.Value) -> [String] {
    switch form {
    case .names(let names): names
    case .choice(let forms): forms.flatMap(names)
    case .array(let element, _), .dictionary(let element, _, _, _): names(in: element)
    case .named(_, let form): names(in: form)
    case .type(let type): names(ofType: type)
    default: []
    }
  }

  private static func names(ofType type: any SchemaRepresentable.Type) -> [String] {
    // Types contain each other; the objects among them are listed anyway.
    switch type.schemaValue {
    case .names(let names): names
    case .choice(let forms):
      forms.flatMap { form -> [String] in
        switch form {
        case .names(let names), .named(_, .names(let names)): names
        default: []
        }
      }
    default: []
    }
  }
}
