import UIKitNames

/// A screen with a list of words, as it is written for UIKit.
@MainActor
final class Words {
  private var hasHeaders = false
  private(set) lazy var list = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 390, height: 844),
    collectionViewLayout: UICollectionViewCompositionalLayout { [unowned self] _, environment in
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.headerMode = hasHeaders ? .supplementary : .none
      return .list(using: list, layoutEnvironment: environment)
    })
  var configured: [String] = []
  var makesOthers = false
  var makesNone = false
  var configuring: () -> Void = {}

  private lazy var registration = UICollectionView.CellRegistration<
    UICollectionViewListCell, String
  > { [unowned self] cell, indexPath, word in
    configured.append("\(word) \(indexPath.section).\(indexPath.item)")
    configuring()
    var content = cell.defaultContentConfiguration()
    content.text = word
    cell.contentConfiguration = content
  }

  private(set) lazy var dataSource: UICollectionViewDiffableDataSource<String, String> = .init(
    collectionView: list
  ) { [unowned self] list, indexPath, word in
    if makesNone { return nil }
    if makesOthers { return UICollectionViewListCell() }
    return list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: word)
  }

  /// Shows sections with their words.
  func show(_ sections: KeyValuePairs<String, [String]>) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (section, words) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(words, toSection: section)
    }
    configured = []
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Adds headers that show their sections.
  func showHeaders() {
    hasHeaders = true
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] view, kind, indexPath in
      let section = dataSource.sectionIdentifier(for: indexPath.section) ?? ""
      configured.append("header \(section) \(indexPath.section)")
      var content = view.defaultContentConfiguration()
      content.text = section
      view.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = { list, kind, indexPath in
      if kind != UICollectionView.elementKindSectionHeader { return nil }
      return list.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  /// Returns the header of a section, as it is requested from the list.
  func header(_ section: Int) -> UICollectionReusableView? {
    list.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))
  }

  func cell(_ section: Int, _ item: Int) -> UICollectionViewCell? {
    list.cellForItem(at: IndexPath(item: item, section: section))
  }

  func text(_ section: Int, _ item: Int) -> String? {
    (cell(section, item)?.contentConfiguration as? UIListContentConfiguration)?.text
  }
}
