import Foundation
import UIKitNames

struct MailMessage: Identifiable, Hashable {
  let id: UUID
  var sender: String
  var subject: String
  var preview: String
  var date: Date
  var isRead: Bool
  var isFlagged: Bool

  init(
    sender: String, subject: String, preview: String, hoursAgo: Double, isRead: Bool = false,
    isFlagged: Bool = false
  ) {
    self.id = UUID()
    self.sender = sender
    self.subject = subject
    self.preview = preview
    self.date = Date(timeIntervalSinceNow: -hoursAgo * 3600)
    self.isRead = isRead
    self.isFlagged = isFlagged
  }
}

extension MailMessage {
  static let samples: [MailMessage] = [
    .init(
      sender: "Ana Ribeiro", subject: "Lunch on Friday?",
      preview:
        "Hey! The new ramen place next to the office finally opened, do you want to go before the all-hands?",
      hoursAgo: 0.5),
    .init(
      sender: "GitHub", subject: "[tempo] Fix crash when rotating (#212)",
      preview: "@mkowalski requested your review on this pull request.", hoursAgo: 2,
      isFlagged: true),
    .init(
      sender: "City Library", subject: "Your loan is due soon",
      preview: "The following items are due in 3 days. You can renew them online up to two times.",
      hoursAgo: 9, isRead: true),
    .init(
      sender: "Dad", subject: "Photos from the lake",
      preview: "Your mother picked the best ones. I'm sending the rest when I find the cable.",
      hoursAgo: 26),
  ]
}

class MailViewController: UIViewController, UICollectionViewDelegate {

  enum Section { case inbox }

  private var messages = MailMessage.samples
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var collectionView: UICollectionView!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var dataSource: UICollectionViewDiffableDataSource<Section, MailMessage.ID>!

  private lazy var deleteButton = UIBarButtonItem(
    systemItem: .trash,
    primaryAction: UIAction { [weak self] _ in
      self?.confirmDeletionOfSelection()
    })

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setupCollectionView()
    setupDataSource()
    reload(animated: false)
    updateBarButtons()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
    updateBarButtons()
  }

  // MARK: - Setup

  private func setupCollectionView() {
    var config = UICollectionLayoutListConfiguration(appearance: .plain)
    config.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      self?.leadingActions(at: indexPath)
    }
    config.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      self?.trailingActions(at: indexPath)
    }
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: config))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    collectionView.allowsMultipleSelectionDuringEditing = true
    view.addSubview(collectionView)
  }

  private func setupDataSource() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, MailMessage.ID> {
      [weak self] cell, _, id in
      guard let self = self, let message = self.message(with: id) else { return }
      var content = UIListContentConfiguration.subtitleCell()
      content.text = message.sender
      content.textProperties.font =
        message.isRead
        ? .preferredFont(forTextStyle: .body) : .preferredFont(forTextStyle: .headline)
      content.secondaryText = message.subject + "\n" + message.preview
      content.secondaryTextProperties.numberOfLines = 3
      content.textToSecondaryTextVerticalPadding = 4
      // Keep the image slot reserved for read messages so the text lines up
      content.image = UIImage(
        systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 9))
      content.imageProperties.tintColor = message.isRead ? .clear : .systemBlue
      cell.contentConfiguration = content

      var accessories: [UICellAccessory] = [
        .multiselect(displayed: .whenEditing),
        .label(text: "2 h"),
      ]
      if message.isFlagged {
        let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
        flag.tintColor = .systemOrange
        accessories.append(
          .customView(configuration: .init(customView: flag, placement: .trailing())))
      }
      cell.accessories = accessories
    }

    dataSource = UICollectionViewDiffableDataSource<Section, MailMessage.ID>(
      collectionView: collectionView
    ) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
  }

  // MARK: - Data

  private func message(with id: MailMessage.ID) -> MailMessage? {
    messages.first { $0.id == id }
  }

  private func reload(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, MailMessage.ID>()
    snapshot.appendSections([.inbox])
    snapshot.appendItems(messages.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: animated)
    updateTitle()
  }

  private func update(_ id: MailMessage.ID, _ change: (inout MailMessage) -> Void) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    change(&messages[index])
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot, animatingDifferences: true)
    updateTitle()
  }

  private func remove(_ ids: Set<MailMessage.ID>) {
    messages.removeAll { ids.contains($0.id) }
    reload(animated: true)
    updateBarButtons()
  }

  // MARK: - Bars

  private func updateTitle() {
    let unread = messages.filter { !$0.isRead }.count
    title = unread == 0 ? "Inbox" : "Inbox (\(unread))"
  }

  private func updateBarButtons() {
    let selectionCount = collectionView.indexPathsForSelectedItems?.count ?? 0
    deleteButton.isEnabled = selectionCount > 0
    navigationItem.rightBarButtonItem = editButtonItem
    navigationItem.leftBarButtonItem = isEditing ? deleteButton : nil
  }

  // MARK: - Swipe actions

  private func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath), let message = self.message(with: id)
    else { return nil }
    let read = UIContextualAction(style: .normal, title: message.isRead ? "Unread" : "Read") {
      [weak self] _, _, completion in
      self?.update(id) { $0.isRead.toggle() }
      completion(true)
    }
    read.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [read])
  }

  private func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath), let message = self.message(with: id)
    else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.confirmDeletion(of: [id], completion: completion)
    }
    let flag = UIContextualAction(style: .normal, title: message.isFlagged ? "Unflag" : "Flag") {
      [weak self] _, _, completion in
      self?.update(id) { $0.isFlagged.toggle() }
      completion(true)
    }
    flag.backgroundColor = .systemOrange
    let archive = UIContextualAction(style: .normal, title: "Archive") {
      [weak self] _, _, completion in
      self?.remove([id])
      completion(true)
    }
    archive.backgroundColor = .systemPurple
    let config = UISwipeActionsConfiguration(actions: [delete, flag, archive])
    config.performsFirstActionWithFullSwipe = false
    return config
  }

  // MARK: - Deleting

  private func confirmDeletionOfSelection() {
    let ids = (collectionView.indexPathsForSelectedItems ?? []).compactMap(
      dataSource.itemIdentifier(for:))
    confirmDeletion(of: Set(ids)) { [weak self] deleted in
      if deleted { self?.setEditing(false, animated: true) }
    }
  }

  private func confirmDeletion(of ids: Set<MailMessage.ID>, completion: @escaping (Bool) -> Void) {
    let title = ids.count == 1 ? "Delete this message?" : "Delete \(ids.count) messages?"
    let alert = UIAlertController(
      title: title, message: "This can't be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in completion(false) })
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.remove(ids)
        completion(true)
      })
    present(alert, animated: true)
  }

  // MARK: - UICollectionViewDelegate

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard !isEditing else { return updateBarButtons() }
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    update(id) { $0.isRead = true }
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    if isEditing { updateBarButtons() }
  }
}
