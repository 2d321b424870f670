/// An event of a toolkit: a touch, a click, a key.
///
/// It marks the toolkit's own type, which passes through hit testing unchanged.
public protocol CellEvent {}
