/// Decodes code points from UTF-8 that a `String` has already validated.
extension UnsafeBufferPointer<UInt8> {
  /// Reads the code point at an offset and advances the offset past it.
  ///
  /// Missing bytes at the end count as zero, so no input causes reads out of bounds.
  func codePoint(at offset: inout Int) -> UInt32 {
    let first = UInt32(self[offset])
    offset += 1
    if first < 0x80 { return first }
    func trailing() -> UInt32 {
      guard offset < count else { return 0 }
      defer { offset += 1 }
      return UInt32(self[offset]) & 0x3F
    }
    if first < 0xE0 { return (first & 0x1F) << 6 | trailing() }
    if first < 0xF0 {
      let second = trailing()
      return (first & 0x0F) << 12 | second << 6 | trailing()
    }
    let second = trailing()
    let third = trailing()
    return (first & 0x07) << 18 | second << 12 | third << 6 | trailing()
  }
}
