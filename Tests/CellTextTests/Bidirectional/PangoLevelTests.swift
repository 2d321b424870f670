#if Pango
  import CPango
  import CellTestSupport
  import CellText
  import Testing

  @Suite("Embedding levels agree with Pango's")
  struct PangoLevelTests {
    private static let mixed = [
      "iPhone 15 من Apple", "هاتف iPhone 15 Pro من Apple", "דגם MX-1200 (2024)", "מחיר: 1,299.90 ₪",
      "Chapter 3: שלום עולם (part 2), see pages 12–34", "٨٧٪ - 12:30", "C++ و C# وSwift 6.1!",
      "(قديم) [new]", "a \u{202E}bc (1)\u{202C} end", "\u{2067}שלום 1\u{2069}: 5", "12 (3) + 4",
      "‏+49 30 1234-56", "אב[גד]ef", "ab (אב) cd", "אב (ab) גד", "1.5 كغ", "٣٫١٤ كغ",
    ]

    /// Pango's levels of the characters of a text, one paragraph.
    private func levels(_ text: String, _ direction: PangoDirection) -> [UInt8] {
      var direction = direction
      let bytes = text.utf8CString
      return bytes.withUnsafeBufferPointer { buffer in
        let levels = pango_log2vis_get_embedding_levels(
          buffer.baseAddress, Int32(buffer.count - 1), &direction)
        defer { g_free(levels) }
        guard let levels else { return [] }
        return (0..<text.unicodeScalars.count).map { levels[$0] }
      }
    }

    private func check(_ text: String) {
      let codePoints = ContiguousArray(text.unicodeScalars.map(\.value))
      let classes = ContiguousArray(codePoints.map(BidirectionalClass.init(of:)))
      for (direction, otherwise) in [
        (PANGO_DIRECTION_WEAK_LTR, 0 as UInt8), (PANGO_DIRECTION_WEAK_RTL, 1),
      ] {
        let own = BidirectionalParagraph(
          classes, codePoints, base: .firstStrong(otherwise: otherwise))
        let others = levels(text, direction)
        // White space at the end counts as the end of a line.
        var ownLevels = own.levels
        for index in ownLevels.indices.reversed() {
          guard own.isResetAtLineEnd(index) else { break }
          ownLevels[index] = own.baseLevel
        }
        // What rule X9 takes out has no level of its own.
        let differing = codePoints.indices.filter {
          !classes[$0].isRemoved && ownLevels[$0] != others[$0]
        }
        #expect(
          differing.isEmpty,
          "\(text.debugDescription): \(Array(ownLevels)) here, \(others) in Pango")
      }
    }

    @Test(
      "Embedding levels of language names and interface strings agree with Pango's")
    func samples() {
      for text in LanguageNames.all + InterfaceStrings.latin + Self.mixed { check(text) }
    }

    @Test("Embedding levels of generated texts in dozens of scripts agree with Pango's")
    func generated() {
      var generator = TextGenerator(seed: 31)
      for _ in 0..<2000 {
        // One paragraph, and no zero byte, which ends a text for Pango. No brackets: where one
        // carries a mark, FriBidi 1.0.8, which Pango asks, gives the next pair two directions,
        // against rule N0.
        let scalars = generator.text().unicodeScalars.filter {
          !"\0()[]{}".unicodeScalars.contains($0)
            && BidirectionalClass(of: $0.value) != .paragraphSeparator
        }
        check(String(String.UnicodeScalarView(scalars)))
      }
    }
  }
#endif
