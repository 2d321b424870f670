// Code that imports UIKit sees all of this through that one import, so this one passes it on.
@_exported public import CellConfiguration
@_exported public import CellHosting
@_exported public import CellLayout
@_exported public import Foundation
