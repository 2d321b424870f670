/// A link of the chain along which something that happened travels outward: view, cell, list,
/// owner.
///
/// The superclass of ``CellView``. A view controller or document of a toolkit can be a link too and
/// is then put at the end of the chain by overriding ``next``. Owned by whoever made it.
@preconcurrency @MainActor
open class Responder {
  /// Creates a link without a successor.
  public init() {}

  /// The next link outward; `nil` at the end.
  open var next: Responder? { nil }
}
