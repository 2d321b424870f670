import Foundation

/// Returns values as the comments behind the code of the documentation write them.
///
/// Numbers have at most three decimals. A rectangle is its origin and size, four numbers. A text is
/// in quotation marks, and an optional is its value. Anything else is as Swift prints it. Several
/// values, as `print` takes them, have spaces between them.
package func documented(_ values: Any?...) -> String {
  values.map { $0.map(text) ?? "nil" }.joined(separator: " ")
}

private func text(_ value: Any) -> String {
  switch value {
  case let number as CGFloat: text(Double(number))
  case let number as Double: number.rounded(toDecimals: 3)
  case let point as CGPoint: "\(text(point.x)), \(text(point.y))"
  case let size as CGSize: "\(text(size.width)), \(text(size.height))"
  case let rectangle as CGRect: "\(text(rectangle.origin)), \(text(rectangle.size))"
  case let string as String: string.debugDescription
  default: String(describing: value)
  }
}

extension Double {
  fileprivate func rounded(toDecimals count: Int) -> String {
    var text = String(format: "%.\(count)f", self)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }
}
