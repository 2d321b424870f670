public import CellConfiguration
public import Foundation

/// The outlines of symbols, for toolkits that fill paths.
///
/// `expandingSymbols(with:)` replaces the symbols of a display list. For a symbol
/// outside of a list, fill its path:
///
/// ```swift
/// let outlines = SymbolOutlines()
/// let frame = CGRect(x: 8, y: 8, width: 24, height: 24)
/// if let path = outlines.path(ofSymbolNamed: "wifi", in: frame, weight: .semibold) {
///   canvas.fill(path, color)
/// }
/// ```
///
/// An outline is computed once for each name, weight and direction, and then only scaled. Create
/// one object for your whole app, and let threads share it. It stores at most 1,024 outlines, and
/// discards all of them when it is full.
///
/// `@unchecked Sendable` because the lock guards everything that changes.
public final class SymbolOutlines: @unchecked Sendable {
  private static let capacity = 1_024

  private let catalog: SymbolCatalog
  private let lock = NSLock()
  private var paths: [SymbolCatalog.Key: CellPath?] = [:]

  /// Creates the outlines of the built-in drawings and of your own.
  ///
  /// - Parameter symbols: Your own drawings by name, without modifiers. They take precedence over
  ///   built-in drawings.
  public init(symbols: [String: CustomSymbol] = [:]) { catalog = SymbolCatalog(symbols) }

  /// The names of the built-in drawings without modifiers, in alphabetical order.
  public static var builtInNames: [String] {
    SymbolCategory.all.flatMap { $0.drawings.map(\.key) }.sorted()
  }

  /// Returns the outline of a symbol, centered in a frame and as large as fits.
  ///
  /// Fill it with any rule; its parts do not overlap. Curves are straight pieces that are at most
  /// 1/4,800 of the symbol's size away from the curve.
  ///
  /// - Parameters:
  ///   - name: The name with its modifiers, such as `bell.slash.fill`.
  ///   - frame: The frame of the symbol.
  ///   - weight: The weight of the symbol's lines.
  ///   - isRightToLeft: Whether to mirror a symbol that faces the direction of text.
  /// - Returns: The outline, or `nil` for a name without a drawing.
  public func path(
    ofSymbolNamed name: String, in frame: CGRect, weight: CellFont.Weight = .regular,
    isRightToLeft: Bool = false
  ) -> CellPath? {
    let key = SymbolCatalog.Key(name: name, weight: weight, isRightToLeft: isRightToLeft)
    guard let path = path(key) else { return nil }
    let scale = min(frame.width, frame.height) / SymbolDrawing.boxSide
    let half = min(frame.width, frame.height) / 2
    return path.scaled(by: scale).offsetBy(dx: frame.midX - half, dy: frame.midY - half)
  }

  /// Returns the outline of a symbol in its box.
  private func path(_ key: SymbolCatalog.Key) -> CellPath? {
    if let known = lock.withLock({ paths[key] }) { return known }
    let path = catalog.shape(key)?.area(SymbolInk(lineWidth: key.lineWidth)).simplified.path
    lock.withLock {
      if paths.count >= Self.capacity { paths = [:] }
      paths[key] = .some(path)
    }
    return path
  }
}
