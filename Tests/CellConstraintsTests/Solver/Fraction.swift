/// An exact fraction; it traps if a numerator or denominator is too large.
struct Fraction: Hashable, Comparable {
  let numerator: Int
  let denominator: Int

  init(_ numerator: Int, _ denominator: Int = 1) {
    var (a, b) = (abs(numerator), abs(denominator))
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = denominator < 0 ? -a : a
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The fraction with a denominator of 4 that equals a number.
  init(quarters number: Double) { self.init(Int((number * 4).rounded()), 4) }

  var number: Double { Double(numerator) / Double(denominator) }

  static func + (a: Fraction, b: Fraction) -> Fraction {
    Fraction(
      a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
  }

  static func - (a: Fraction, b: Fraction) -> Fraction { a + b * Fraction(-1) }

  static func * (a: Fraction, b: Fraction) -> Fraction {
    Fraction(a.numerator * b.numerator, a.denominator * b.denominator)
  }

  static func / (a: Fraction, b: Fraction) -> Fraction {
    Fraction(a.numerator * b.denominator, a.denominator * b.numerator)
  }

  static func < (a: Fraction, b: Fraction) -> Bool {
    a.numerator * b.denominator < b.numerator * a.denominator
  }
}
