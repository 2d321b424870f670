package import Foundation

extension CGFloat {
  /// The shortest exact form of the number, such as `17`, `0.5` or `20.333333333333332`.
  package var exactDescription: String {
    self == rounded() && magnitude < 1e15 ? "\(Int64(self))" : "\(self)"
  }

  /// The shortest form of the number to a thousandth, such as `17`, `0.5` or `20.333`.
  package var shortDescription: String {
    guard magnitude < 1e15 else { return "\(self)" }
    let thousandths = (self * 1000).rounded() / 1000
    if thousandths == thousandths.rounded() {
      return "\(Int64(thousandths))"
    }
    return "\(thousandths)"
  }
}
