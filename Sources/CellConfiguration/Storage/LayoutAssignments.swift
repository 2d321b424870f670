import Foundation

/// The assignments to a group that affect frames, as a reference that is not counted.
///
/// Layouts compare them for each cell, and threads that count shared references wait for one
/// another. The configuration that made the assignments has to outlive this value.
///
/// `@unchecked` because the reference is not counted. While that configuration exists, no other one
/// changes the assignments in place.
struct LayoutAssignments<Values: KeyedPropertyGroup>: @unchecked Sendable {
  /// The assigned properties that affect frames.
  let properties: PropertySet

  private let storage: Unmanaged<CopyOnWriteBox<GroupAssignments<Values>>.Storage>?

  /// Creates a reference to nothing.
  init() {
    properties = PropertySet()
    storage = nil
  }

  fileprivate init(
    _ properties: PropertySet, of storage: CopyOnWriteBox<GroupAssignments<Values>>.Storage
  ) {
    self.properties = properties
    self.storage = .passUnretained(storage)
  }
}

extension LayoutAssignments: Equatable {
  /// Returns whether two references give the same values to the same properties.
  static func == (a: Self, b: Self) -> Bool {
    guard a.properties == b.properties else { return false }
    guard !a.properties.isEmpty, let new = a.storage, let old = b.storage else { return true }
    return new._withUnsafeGuaranteedRef { new in
      old._withUnsafeGuaranteedRef { old in
        new === old
          || new.lentValue.values.differences(from: old.lentValue.values, in: a.properties).isEmpty
      }
    }
  }
}

extension LayoutAssignments where Values == TextValues {
  /// The assigned size of the font in points as a number; 0 if no such size was assigned.
  var fontSize: UInt {
    guard properties[TextValues.Key.font.rawValue], let storage,
      case .points(let size) = storage._withUnsafeGuaranteedRef({ $0.value.values.font.size })
    else { return 0 }
    // Zero and negative zero are equal.
    return size == 0 ? 0 : UInt(truncatingIfNeeded: Double(size).bitPattern >> 32)
  }
}

extension CopyOnWriteBox {
  /// Returns a reference to the assignments that affect frames.
  func layoutAssignments<Values>() -> LayoutAssignments<Values>
  where Value == GroupAssignments<Values> {
    guard let storage else { return LayoutAssignments() }
    return LayoutAssignments(
      storage.value.present.intersection(Values.layoutProperties), of: storage)
  }
}
