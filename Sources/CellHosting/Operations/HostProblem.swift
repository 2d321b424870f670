/// A use of cells that cannot work, found while they run.
public enum HostProblem: Hashable, Sendable {
  /// Update passes kept asking for one another; the last request was refused.
  case updateCycle(UpdateCycle)

  /// A content configuration is a class: changing it in one place changes it in all cells that show
  /// it.
  ///
  /// Looked for in debug builds only. Says the name of the class.
  case referenceConfiguration(String)
}

extension HostProblem: CustomStringConvertible {
  /// What is wrong and what to do about it.
  public var description: String {
    switch self {
    case .updateCycle(let cycle): "update passes ask for one another without end: \(cycle)"
    case .referenceConfiguration(let type):
      "the content configuration \(type) is a class, which cells would share; make it a struct"
    }
  }
}
