public import CellConfiguration

/// The values that few views have, apart from the view so that others stay small.
///
/// The view owns it.
@MainActor
final class RareViewValues {
  /// The smallest and the largest content size category of the view and the views in it.
  var minimumContentSizeCategory: CellContentSizeCategory?
  var maximumContentSizeCategory: CellContentSizeCategory?

  /// The models and traits that the view's properties depend on.
  var propertyUpdate: PropertyUpdate?

  /// Closures that are called after traits changed, in this order.
  var traitObservers: [(id: ObjectIdentifier, call: (TraitCollection) -> Void)] = []

  /// The objects that recognize gestures in the view.
  var gestures: [any ViewGesture] = []

  /// The object that owns the view.
  weak var owner: (any ViewOwner)?

  /// Called before the view, or a view around it, is removed from its superview.
  var removalHandler: (() -> Void)?

  // Attributes for assistive technology that cells and documents do not have. A toolkit passes
  // them on; only the actions are part of `AccessibilityElement` values.
  var customActions: [AccessibilityCustomAction]?
  var groupsChildren = false
  var isHidden = false
  var isModal = false
  var ignoresInvertColors = false
  var showsLargeContentViewer = false
  var largeContentTitle: String?
  var largeContentImage: CellImage?

  /// Moves the content size category of traits into the limits.
  func limitContentSize(of traits: inout TraitCollection) {
    let category = traits.preferredContentSizeCategory.specified
    if let minimumContentSizeCategory, category < minimumContentSizeCategory {
      traits.preferredContentSizeCategory = minimumContentSizeCategory
    } else if let maximumContentSizeCategory, category > maximumContentSizeCategory {
      traits.preferredContentSizeCategory = maximumContentSizeCategory
    }
  }
}

extension CellView {
  /// Reads and writes a value that few views have.
  private subscript<Value>(rare property: ReferenceWritableKeyPath<RareViewValues, Value>) -> Value
  {
    get { (rareValues ?? RareViewValues())[keyPath: property] }
    set {
      let values = rareValues ?? RareViewValues()
      values[keyPath: property] = newValue
      rareValues = values
    }
  }

  /// The models and traits that the view's properties depend on; `nil` for none.
  final var propertyUpdate: PropertyUpdate? {
    get { rareValues?.propertyUpdate }
    set { if newValue != nil || rareValues != nil { self[rare: \.propertyUpdate] = newValue } }
  }

  /// The smallest content size category of the view and the views in it; `nil` for no limit.
  package final var smallestContentSizeCategory: CellContentSizeCategory? {
    get { self[rare: \.minimumContentSizeCategory] }
    set {
      self[rare: \.minimumContentSizeCategory] = newValue
      inheritTraits()
    }
  }

  /// The largest content size category of the view and the views in it; `nil` for no limit.
  package final var largestContentSizeCategory: CellContentSizeCategory? {
    get { self[rare: \.maximumContentSizeCategory] }
    set {
      self[rare: \.maximumContentSizeCategory] = newValue
      inheritTraits()
    }
  }

  /// Closures that are called after traits changed, in this order, with the traits before the
  /// change.
  package final var traitObservers: [(id: ObjectIdentifier, call: (TraitCollection) -> Void)] {
    get { rareValues?.traitObservers ?? [] }
    set { self[rare: \.traitObservers] = newValue }
  }

  /// The objects that recognize gestures in the view.
  package final var gestures: [any ViewGesture] {
    get { rareValues?.gestures ?? [] }
    set { self[rare: \.gestures] = newValue }
  }

  /// The object that owns the view; `nil` for none.
  package final var owner: (any ViewOwner)? {
    get { rareValues?.owner }
    set { self[rare: \.owner] = newValue }
  }

  /// Called before the view, or a view around it, is removed from its superview; `nil` for none.
  package final var removalHandler: (() -> Void)? {
    get { rareValues?.removalHandler }
    set { if newValue != nil || rareValues != nil { self[rare: \.removalHandler] = newValue } }
  }

  /// The actions in addition to activation; `nil` for none.
  ///
  /// The first accessibility element of a cell, header or footer names them after the actions of
  /// accessories and swipes.
  public var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { self[rare: \.customActions] }
    set { self[rare: \.customActions] = newValue }
  }

  /// Whether the views in this one are read before others; passed on by a toolkit.
  public var shouldGroupAccessibilityChildren: Bool {
    get { self[rare: \.groupsChildren] }
    set { self[rare: \.groupsChildren] = newValue }
  }

  /// Whether the view and the views in it are left out; passed on by a toolkit.
  public var accessibilityElementsHidden: Bool {
    get { self[rare: \.isHidden] }
    set { self[rare: \.isHidden] = newValue }
  }

  /// Whether other views are left out while this one is shown; passed on by a toolkit.
  public var accessibilityViewIsModal: Bool {
    get { self[rare: \.isModal] }
    set { self[rare: \.isModal] = newValue }
  }

  /// Whether colors stay when the user inverts those of the screen; passed on by a toolkit.
  public var accessibilityIgnoresInvertColors: Bool {
    get { self[rare: \.ignoresInvertColors] }
    set { self[rare: \.ignoresInvertColors] = newValue }
  }

  /// Whether a large copy of the view appears at a long touch; passed on by a toolkit.
  public var showsLargeContentViewer: Bool {
    get { self[rare: \.showsLargeContentViewer] }
    set { self[rare: \.showsLargeContentViewer] = newValue }
  }

  /// The title of the large copy; passed on by a toolkit.
  public var largeContentTitle: String? {
    get { self[rare: \.largeContentTitle] }
    set { self[rare: \.largeContentTitle] = newValue }
  }

  /// The image of the large copy; passed on by a toolkit.
  public var largeContentImage: CellImage? {
    get { self[rare: \.largeContentImage] }
    set { self[rare: \.largeContentImage] = newValue }
  }
}
