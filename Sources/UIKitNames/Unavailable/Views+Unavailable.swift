// The messages are the documentation; see Unavailable.swift for the purpose of these files.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import CellConfiguration
public import CellHosting
public import Foundation

@available(
  *, unavailable, message: "import `UIKitDoubles`, which has a label for tests"
)
public class UILabel: UIView {
  public var text: String? {
    get { unavailable() }
    set { unavailable() }
  }
  public var attributedText: NSAttributedString? {
    get { unavailable() }
    set { unavailable() }
  }
  public var font: UIFont {
    get { unavailable() }
    set { unavailable() }
  }
  public var textColor: UIColor {
    get { unavailable() }
    set { unavailable() }
  }
  public var textAlignment: NSTextAlignment {
    get { unavailable() }
    set { unavailable() }
  }
  public var numberOfLines: Int {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(
  *, unavailable, message: "import `UIKitDoubles`, which has an image view for tests"
)
public class UIImageView: UIView {
  public init(image: UIImage?) { unavailable() }
  public required init?(coder: NSCoder) { unavailable() }
  public var image: UIImage? {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(
  *, unavailable, message: "import `UIKitDoubles`, which has a stack that places its views"
)
public class UIStackView: UIView {
  public convenience init(arrangedSubviews views: [UIView]) { unavailable() }
}

@available(
  *, unavailable, message: "import `UIKitDoubles`, which has a switch that tests can toggle"
)
public class UISwitch: UIView {}

@available(
  *, unavailable, message: "import `UIKitDoubles`, which has a snapshot of one or more sections"
)
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
  public init() { unavailable() }
}

@available(
  *, unavailable, message: "import `UIKitDoubles`, which has a data source for collection views"
)
public class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType> {}

@available(
  *, unavailable, message: "import `UIKitDoubles`, which has a data source for table views"
)
public class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType> {}
