extension UpdateScheduler {
  /// Returns a tracking for work that begins now; `nil` if that work is part of an observation that
  /// cannot be canceled.
  func makeTracking() -> ModelTracking? {
    isInUncancelableWork ? nil : ModelTracking(in: tracking)
  }

  /// Does observed work, and notes what nested work is part of.
  ///
  /// - Parameters:
  ///   - tracking: The tracking of the work; `nil` for none.
  ///   - isCancelable: Whether nested work may have trackings.
  ///   - work: The work.
  func observe(with tracking: ModelTracking?, isCancelable: Bool, _ work: () -> Void) {
    let (outer, wasInUncancelableWork) = (self.tracking, isInUncancelableWork)
    if let tracking { self.tracking = tracking }
    if !isCancelable { isInUncancelableWork = true }
    work()
    self.tracking = outer
    isInUncancelableWork = wasInUncancelableWork
  }
}
