import CellDocuments
import CellPictures
import CellText
import Foundation

/// Makes pages from files: reads them, lays them out in every variant, and draws them.
struct PageMaker {
  let files: [String]
  let variants: [RenderingOptions]

  /// Reads a file.
  let read: (String) throws -> Data

  /// Returns the pictures beside a file.
  var pictures: (String) -> PictureFolder

  /// The shaper of Pango, in builds that have it.
  let pango: (any TextShaper)?

  /// Reports a picture that may differ from the intent of its file.
  let notice: (String) -> Void

  /// Returns a page of all files, or throws all their problems.
  func page() throws(PageError) -> PreviewPage {
    let results = results().compactMap(\.self)
    let errors = results.compactMap(\.error)
    if !errors.isEmpty { throw PageError(errors: errors) }
    return PreviewPage(files: results.compactMap { try? $0.get() })
  }

  /// Returns the pictures or problems of all files; `nil` for schemas among them.
  func results() -> [Result<PreviewPage.File, DocumentError>?] {
    files.indices.map(file).skippingSchemas(notice)
  }

  /// Returns the pictures of one file.
  private func file(_ index: Int) -> Result<PreviewPage.File, DocumentError> {
    let name = files[index]
    do {
      let (data, pictures) = (try read(name), pictures(name))
      let figures = try variants.enumerated().map { number, options in
        let layout = try options.layout(data, name: name, pango: pango, pictures: pictures) {
          if number == 0 { notice($0) }
        }
        if number == 0 { layout.symbolNotices(file: name).forEach(notice) }
        return PreviewPage.Figure(
          caption: options.name,
          picture: layout.picture(
            showsLayoutGuides: options.showsLayoutGuides,
            explainsFrames: options.showsLayoutGuides,
            identifierPrefix: "f\(index + 1)l\(number + 1)-"),
          text: layout.describe())
      }
      return .success(PreviewPage.File(name: name, figures: figures))
    } catch let error as DocumentError {
      return .failure(error)
    } catch {
      return .failure(DocumentError(file: name, problem: "\(error)"))
    }
  }
}

extension PageMaker {
  /// Returns a page of two files with the difference between them.
  func comparison(_ difference: DocumentDifference) throws(PageError) -> PreviewPage {
    let page = try page()
    let captions = ["before", "after"]
    let figures = zip(captions, page.files).flatMap { caption, file in
      file.figures.map {
        PreviewPage.Figure(
          caption: [caption, $0.caption].filter { !$0.isEmpty }.joined(separator: ", "),
          picture: $0.picture, text: $0.text)
      }
    }
    return PreviewPage(files: [
      PreviewPage.File(
        name: files.joined(separator: " → "), figures: figures, text: difference.description)
    ])
  }
}

/// The problems in the files of a page.
struct PageError: Error, CustomStringConvertible {
  let errors: [DocumentError]

  var description: String { errors.map(\.description).joined(separator: "\n") }
}
