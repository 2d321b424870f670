/// Decodes code points from UTF-8 that a `String` has already validated.
extension UnsafeBufferPointer<UInt8> {
  /// Reads the code point at an offset and advances the offset past it.
  ///
  /// Missing bytes at the end count as zero, so no input causes reads out of bounds.
  func codePoint(at offset: inout Int) -> UInt32 {
    let first = UInt32(self[offset])
    offset += 1
    if first < 0x80 { return first }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    // The bits of the first byte after the bits that encode the length.
    var codePoint = first & (0x7F >> UInt32(length))
    for _ in 1..<length {
      codePoint <<= 6
      if offset < count {
        codePoint |= UInt32(self[offset]) & 0x3F
        offset += 1
      }
    }
    return codePoint
  }
}
