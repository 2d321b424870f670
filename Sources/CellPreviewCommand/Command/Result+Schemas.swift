import CellDocuments

extension Result where Failure == DocumentError {
  /// The problems of the file; `nil` if there are none.
  var error: DocumentError? { if case .failure(let error) = self { error } else { nil } }
}

extension Array {
  /// Returns the results of files with `nil` for every JSON Schema.
  ///
  /// `*.json` often includes the schema that the lists beside it refer to. If all files are
  /// schemas, they stay errors.
  ///
  /// - Parameter notice: Reports a skipped file.
  func skippingSchemas<Value>(_ notice: (String) -> Void) -> [Element?]
  where Element == Result<Value, DocumentError> {
    guard contains(where: { $0.error?.isSchema != true }) else { return self }
    return map { result in
      guard let error = result.error, error.isSchema else { return result }
      notice("\(error.file.escapedForTerminals): skipped, because it is a JSON Schema")
      return nil
    }
  }
}
