import CellConfiguration
import Foundation

extension ConfigurableView {
  func measureHeight(fitting width: CGFloat) -> CGFloat {
    contentBox.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
