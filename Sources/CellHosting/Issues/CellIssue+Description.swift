import CellConfiguration

extension CellIssue: CustomStringConvertible {
  /// The identifier, the summary, the remedy, and a reference to the documentation.
  public var description: String {
    "\(identifier): \(summary) \(remedy) See \(identifier.article)."
  }

  /// One sentence that describes the fix.
  public var remedy: String { identifier.remedy }

  /// One sentence that describes the issue, with the cell, item, registration and numbers.
  public var summary: String {
    switch self {
    case .updateCycle(let cycle): "\(cycle.requester.predicate) without end: \(cycle)."
    case .referenceConfiguration(let type):
      "The content configuration \(type) is a class, which cells would share."
    case .incomparableConfiguration(let type, let place):
      "The \(type) of \(place) is not equal to itself, so each pass applies it again."
    case .registrationPerCell(let place, let count):
      "\(count) cells came from \(count) registrations made at one location, "
        + "so none can be reused; the last is \(place)."
    case .mixedContentTypes(let place, let old, let new):
      "\(place) was reused for other content, so a \(new) replaced its \(old)."
    case .unobservedModel(let place):
      "A model changed that only the closure of the registration read, so \(place) does not "
        + "follow it."
    case .stateChangedWithoutUpdate(let place):
      "The custom state of \(place) changed, but no update was requested."
    case .heightBelowContent(let place, let height, let needed):
      "\(place) is \(height.shortDescription) points high, but its content needs "
        + "\(needed.shortDescription)."
    case .truncatedText(let place, let category):
      "Text of \(place) is cut at the size \(category.name), where its style would wrap."
    case .missedStateChange(let place, let flags):
      "The content of \(place) did not react to \(flags), because automatic updates are off."
    case .missingUpdate(let place):
      "Content that was set in a pass of \(place) is not updated for the state of the pass."
    case .rebuiltConfiguration(let place, let passes, let time):
      "\(passes) passes in a row set the content that \(place) already showed, in \(time)."
    case .styleOfOtherList(let place, let style, let list):
      "\(place) shows the style \(style) in a list of the kind \(list.name)."
    case .redundantUpdates(let place, let passes, 0):
      "\(passes) passes of \(place) were requested in a row, and nothing had changed."
    case .redundantUpdates(let place, let passes, _):
      "One change led to \(passes) passes of \(place), each requested by the last."
    case .repeatedMeasuring(let place, let count):
      "The height of \(place) was computed \(count) times without a change."
    case .handlerKeepsCellAlive(let place):
      "The update handler of \(place) holds its own view, which is freed only once the handler is "
        + "taken away."
    }
  }
}

extension UpdateCycle.Requester {
  /// The requester and its requests, as the beginning of a sentence.
  fileprivate var predicate: String {
    switch self {
    case .pass: "Update passes request one another"
    case .changeHandler: "The changeHandler requests one flush after another"
    case .sizeInvalidationHandler:
      "The sizeInvalidationHandler requests one flush after another"
    case .layout: "Layout requests one flush after another"
    }
  }
}
