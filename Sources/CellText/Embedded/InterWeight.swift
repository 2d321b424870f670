import CellConfiguration
import Foundation

/// The position of a font's weight between two columns of the advance table.
struct InterWeight {
  /// The column at or below the weight.
  var column: Int
  /// The fraction of the way from the column to the next, from 0 to below 1.
  var fraction: CGFloat

  /// Finds the columns of a weight; weights beyond the lightest or heaviest count as those.
  init(_ weight: CellFont.Weight) {
    let value = weight.rawValue
    // Almost all text is regular.
    if value == 0 || value.isNaN {
      self.init(column: 1, fraction: 0)
      return
    }
    let weights = InterAdvances.weights
    guard let upper = weights.firstIndex(where: { $0 > value }) else {
      self.init(column: weights.count - 1, fraction: 0)
      return
    }
    let lower = max(upper - 1, 0)
    let distance = weights[upper] - weights[lower]
    self.init(column: lower, fraction: distance > 0 ? (value - weights[lower]) / distance : 0)
  }

  private init(column: Int, fraction: CGFloat) {
    self.column = column
    self.fraction = fraction
  }
}
