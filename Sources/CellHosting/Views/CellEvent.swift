/// Something that happened in a toolkit: a touch, a click, a key.
///
/// A marker for the toolkit's own type, which travels through hit testing untouched.
public protocol CellEvent {}
