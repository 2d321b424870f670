import Foundation

extension FileHandle {
  /// What follows in a file, pipe or terminal, to its end or until it is too much for a document.
  func readDocument() throws -> Data {
    var data = Data()
    while data.count <= PreviewDocument.sizeLimit, let part = try read(upToCount: 1 << 16),
      !part.isEmpty
    {
      data += part
    }
    return data
  }
}
