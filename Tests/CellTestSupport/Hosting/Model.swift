import Observation

/// A model with two properties that a cell may read.
@Observable
package final class Model {
  package var title = "A"
  package var count = 0

  package init() {}
}
