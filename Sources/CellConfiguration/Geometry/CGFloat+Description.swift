package import Foundation

extension CGFloat {
  /// The number as short as it can be written without being another one: `17`, `0.5`,
  /// `20.333333333333332`.
  package var exactDescription: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
  }

  /// The number to a thousandth, as short as that can be written: `17`, `0.5`, `20.333`.
  package var shortDescription: String {
    guard magnitude < 1e15 else { return "\(self)" }
    let thousandths = (self * 1000).rounded() / 1000
    if thousandths == thousandths.rounded() {
      return "\(Int(thousandths))"
    }
    return "\(thousandths)"
  }
}
