// swift-format-ignore-file

extension ColorPalette {
  /// The colors that are the same in every style and generation, as documented for `UIColor`.
  ///
  /// Gray, orange and purple have components of one half, which are 127.5 in the table.
  static let fixed: [(name: CellColor.Name, components: CellColor.Components)] = [
    (.clear, c(0, 0, 0, 0)),
    (.black, c(0, 0, 0)),
    (.white, c(255, 255, 255)),
    (.darkGray, c(85, 85, 85)),
    (.lightGray, c(170, 170, 170)),
    (.gray, c(127.5, 127.5, 127.5)),
    (.red, c(255, 0, 0)),
    (.green, c(0, 255, 0)),
    (.blue, c(0, 0, 255)),
    (.cyan, c(0, 255, 255)),
    (.yellow, c(255, 255, 0)),
    (.magenta, c(255, 0, 255)),
    (.orange, c(255, 127.5, 0)),
    (.purple, c(127.5, 0, 127.5)),
    (.brown, c(153, 102, 51)),
    (.darkText, c(0, 0, 0)),
    (.lightText, c(255, 255, 255, 0.6)),
  ]
}
