import CellConfiguration
import Foundation
import Testing

/// Assumptions of the sources about the compiler, beyond the language.
///
/// If a new compiler fails here, the sources have to change, whatever the other tests find.
@Suite("The compiler represents closures as the sources assume")
struct ClosureRepresentationTests {
  private typealias Isolated = @Sendable @isolated(any) (CellColor) -> CellColor
  private typealias Plain = @Sendable (CellColor) -> CellColor

  private static let remedy: Comment = """
    ConfigurationColorTransformer.init(_:) reinterprets a closure that may be isolated as one \
    without isolation. This compiler represents or calls them differently: give that initializer \
    two overloads, for closures on the main actor and for closures without an actor.
    """

  @Test("A function that may be isolated has the size and alignment of one that is not")
  func layout() {
    #expect(MemoryLayout<Isolated>.size == MemoryLayout<Plain>.size, Self.remedy)
    #expect(MemoryLayout<Isolated>.stride == MemoryLayout<Plain>.stride, Self.remedy)
    #expect(MemoryLayout<Isolated>.alignment == MemoryLayout<Plain>.alignment, Self.remedy)
  }

  @MainActor private final class Model {
    var alpha: CGFloat
    init(_ alpha: CGFloat) { self.alpha = alpha }
  }

  @MainActor
  @Test("An isolated closure finds what it captures, whatever that is", arguments: 0..<50)
  func captures(_ number: Int) {
    let model = Model(CGFloat(number) / 50)
    let (first, second, third) = (CGFloat(number), "\(number)", [number, number + 1])
    let transformers = [
      ConfigurationColorTransformer { $0.withAlphaComponent(model.alpha) },
      ConfigurationColorTransformer { [weak model] in $0.withAlphaComponent(model?.alpha ?? -1) },
      ConfigurationColorTransformer { color in
        let isIntact = second == "\(third[0])" && third[1] == number + 1 && first == CGFloat(number)
        return isIntact ? color.withAlphaComponent(model.alpha) : .clear
      },
    ]
    for transformer in transformers {
      let color = transformer(.red).resolved(with: .phone)
      #expect(
        color == CellColor.red.withAlphaComponent(model.alpha).resolved(with: .phone), Self.remedy)
    }
  }

  @Test("A closure without an actor finds what it captures, on any thread", arguments: 0..<50)
  func withoutActor(_ number: Int) async {
    let (alpha, text) = (CGFloat(number) / 50, "\(number)")
    let transformer = ConfigurationColorTransformer {
      text == "\(number)" ? $0.withAlphaComponent(alpha) : .clear
    }
    let color = await Task.detached { transformer(.red).resolved(with: .phone) }.value
    #expect(color == CellColor.red.withAlphaComponent(alpha).resolved(with: .phone), Self.remedy)
  }
}
