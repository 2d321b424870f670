#if Pango
  import CellConfiguration
  import CellText
  import CPango

  /// The text passed to Pango for a run, with context from its paragraph.
  struct PangoText {
    /// The maximum context on each side, in bytes; letters may join the run's own.
    private static let context = 64

    /// The bytes of the run and its context.
    let bytes: [UInt8]
    /// The range of the run in the bytes.
    let range: Range<Int>
    let language: String?
    let direction: PangoDirection

    init(_ run: ShapingRun) {
      let utf8 = run.text.utf8
      let start = utf8.index(utf8.startIndex, offsetBy: run.utf8Range.lowerBound)
      let end = utf8.index(start, offsetBy: run.utf8Range.count)
      let before = utf8[..<start].suffix(Self.context).reversed().prefix { !Self.isNewline($0) }
      let after = utf8[end...].prefix(Self.context).prefix { !Self.isNewline($0) }
      // Whole characters only.
      let head = Array(before.reversed().drop { $0 & 0xC0 == 0x80 })
      var tail = Array(after)
      while let last = tail.last, last & 0xC0 == 0x80 { tail.removeLast() }
      if let last = tail.last, last >= 0xC0 { tail.removeLast() }
      bytes = (head + utf8[start..<end] + tail).map(Self.shapeable)
      range = head.count..<head.count + run.utf8Range.count
      language = run.language
      direction =
        switch run.paragraphDirection {
        case .leftToRight: PANGO_DIRECTION_LTR
        case .rightToLeft: PANGO_DIRECTION_RTL
        case .unspecified: PANGO_DIRECTION_WEAK_LTR
        }
    }

    /// Returns whether an ASCII byte ends a paragraph; other newlines are harmless as context.
    private static func isNewline(_ byte: UInt8) -> Bool { 0x0A...0x0D ~= byte }

    /// Returns a byte to pass to Pango.
    ///
    /// Tabs become spaces, because Pango measures tabs only in paragraphs. Zeros are replaced,
    /// because a zero would end the text.
    private static func shapeable(_ byte: UInt8) -> UInt8 {
      switch byte {
      case 0x09: 0x20
      case 0x00: 0x01
      default: byte
      }
    }
  }
#endif
