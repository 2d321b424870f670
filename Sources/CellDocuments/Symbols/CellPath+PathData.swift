public import CellConfiguration

extension CellPath {
  /// Creates a path from the `d` attribute of an SVG path: `"M4 12h16"`, `"M2 2a9 9 0 0 1 18 0z"`.
  ///
  /// Elliptical arcs and quadratic curves become cubic curves.
  ///
  /// - Throws: ``PathDataError`` with the first position where the text does not follow the
  ///   standard's grammar, or where a number exceeds a million.
  public init(pathData: String) throws(PathDataError) {
    self.init(try PathDataReader.elements(of: pathData))
  }
}
