// In UIKit, one import provides all of these modules, so this module re-exports them.
@_exported public import CellConfiguration
@_exported public import CellConstraints
@_exported public import CellHosting
@_exported public import CellLayout
@_exported public import Foundation
