/// A misuse of cells, detected at run time.
public enum HostProblem: Hashable, Sendable {
  /// Update passes kept requesting one another; the last request was refused.
  case updateCycle(UpdateCycle)

  /// A content configuration is a class, so a change in one place changes all cells that show it.
  ///
  /// Only debug builds look for it. The value is the name of the class.
  case referenceConfiguration(String)
}

extension HostProblem: CustomStringConvertible {
  /// The problem and its remedy.
  public var description: String {
    switch self {
    case .updateCycle(let cycle): "update passes ask for one another without end: \(cycle)"
    case .referenceConfiguration(let type):
      "the content configuration \(type) is a class, which cells would share; make it a struct"
    }
  }
}
