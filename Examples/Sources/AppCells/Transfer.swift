#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// How far the download of a file is, as a state of the cell that shows it.
public enum Transfer: Hashable, Sendable {
  /// Some of it is there, from 0 to 1.
  case running(fraction: Double)

  /// It stopped before all was there.
  case failed

  /// All is there.
  case done
}

extension UIConfigurationStateCustomKey {
  /// The key of the state.
  static let transfer = UIConfigurationStateCustomKey("com.example.transfer")
}

extension UICellConfigurationState {
  /// How far the download is; `nil` in a cell that shows none.
  public var transfer: Transfer? {
    get { self[.transfer] as? Transfer }
    set { self[.transfer] = newValue }
  }
}
