public import CellConfiguration

extension CellPath {
  /// Reads the `d` attribute of an SVG path: `"M4 12h16"`, `"M2 2a9 9 0 0 1 18 0z"`.
  ///
  /// Pieces of ellipses and quadratic curves become cubic ones.
  ///
  /// - Throws: ``PathDataError`` with the first place where the text is not as the standard's
  ///   grammar has it, or where a number is beyond a million.
  public init(pathData: String) throws(PathDataError) {
    self.init(try PathDataReader.elements(of: pathData))
  }
}
