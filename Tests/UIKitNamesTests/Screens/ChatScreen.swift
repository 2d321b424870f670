import Foundation
import UIKitNames

struct Message {
  let text: String
  let isOutgoing: Bool
}

// MARK: - BubbleCell

final class BubbleCell: UITableViewCell {

  private let bubbleView = UIView()
  private let messageLabel = UILabel()
  private var incomingConstraints: [NSLayoutConstraint] = []
  private var outgoingConstraints: [NSLayoutConstraint] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    setupSubviews()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func setupSubviews() {
    bubbleView.layer.cornerRadius = 18
    bubbleView.layer.cornerCurve = .continuous
    messageLabel.numberOfLines = 0
    messageLabel.font = UIFont.preferredFont(forTextStyle: .body)
    messageLabel.adjustsFontForContentSizeCategory = true

    contentView.addSubview(bubbleView)
    bubbleView.addSubview(messageLabel)
    [bubbleView, messageLabel].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }

    incomingConstraints = [
      bubbleView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
    ]
    outgoingConstraints = [
      bubbleView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)
    ]

    NSLayoutConstraint.activate([
      bubbleView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubbleView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubbleView.widthAnchor.constraint(
        lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),

      messageLabel.topAnchor.constraint(equalTo: bubbleView.topAnchor, constant: 8),
      messageLabel.leadingAnchor.constraint(equalTo: bubbleView.leadingAnchor, constant: 14),
      messageLabel.trailingAnchor.constraint(equalTo: bubbleView.trailingAnchor, constant: -14),
      messageLabel.bottomAnchor.constraint(equalTo: bubbleView.bottomAnchor, constant: -8),
    ])
  }

  func configure(with message: Message) {
    messageLabel.text = message.text
    if message.isOutgoing {
      NSLayoutConstraint.deactivate(incomingConstraints)
      NSLayoutConstraint.activate(outgoingConstraints)
      bubbleView.backgroundColor = .systemBlue
      messageLabel.textColor = .white
    } else {
      NSLayoutConstraint.deactivate(outgoingConstraints)
      NSLayoutConstraint.activate(incomingConstraints)
      bubbleView.backgroundColor = .secondarySystemBackground
      messageLabel.textColor = .label
    }
  }
}

// MARK: - ChatViewController

final class ChatViewController: UIViewController {

  private let tableView = UITableView(frame: .zero, style: .plain)
  private let inputBar = UIView()
  private let textField = UITextField()
  private let sendButton = UIButton(type: .system)

  private var didScrollInitially = false

  private var messages: [Message] = [
    Message(text: "Are you still coming tonight?", isOutgoing: false),
    Message(text: "Yes! Leaving work in ten minutes.", isOutgoing: true),
    Message(
      text: "Great. Could you pick up some bread and maybe a bottle of that lemonade we had last "
        + "time? The shop at the corner should still be open.",
      isOutgoing: false),
    Message(text: "Sure", isOutgoing: true),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mia"
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    setupTableView()
    setupInputBar()
    setupConstraints()
    updateSendButton()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Only once, otherwise it fights with the user's scrolling
    if !didScrollInitially && tableView.bounds.height > 0 {
      didScrollInitially = true
      scrollToBottom(animated: false)
    }
  }

  // MARK: Setup

  private func setupTableView() {
    tableView.dataSource = self
    tableView.delegate = self
    tableView.separatorStyle = .none
    tableView.keyboardDismissMode = .interactive
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.register(BubbleCell.self, forCellReuseIdentifier: "BubbleCell")
    view.addSubview(tableView)
  }

  private func setupInputBar() {
    inputBar.backgroundColor = .secondarySystemBackground
    view.addSubview(inputBar)

    textField.placeholder = "Message"
    textField.borderStyle = .roundedRect
    textField.returnKeyType = .send
    textField.delegate = self
    textField.addAction(
      UIAction { [weak self] _ in self?.updateSendButton() }, for: .editingChanged)
    inputBar.addSubview(textField)

    sendButton.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)
    sendButton.setPreferredSymbolConfiguration(.init(pointSize: 28), forImageIn: .normal)
    sendButton.accessibilityLabel = "Send"
    sendButton.addAction(UIAction { [weak self] _ in self?.sendCurrentText() }, for: .touchUpInside)
    inputBar.addSubview(sendButton)
  }

  private func setupConstraints() {
    [tableView, inputBar, textField, sendButton].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),

      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inputBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),

      textField.topAnchor.constraint(equalTo: inputBar.topAnchor, constant: 8),
      textField.leadingAnchor.constraint(
        equalTo: inputBar.safeAreaLayoutGuide.leadingAnchor, constant: 12),
      textField.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
      textField.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),

      sendButton.leadingAnchor.constraint(equalTo: textField.trailingAnchor, constant: 8),
      sendButton.trailingAnchor.constraint(
        equalTo: inputBar.safeAreaLayoutGuide.trailingAnchor, constant: -12),
      sendButton.centerYAnchor.constraint(equalTo: textField.centerYAnchor),
      sendButton.widthAnchor.constraint(equalToConstant: 36),
    ])
  }

  // MARK: Sending

  private var trimmedText: String {
    (textField.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func updateSendButton() {
    sendButton.isEnabled = !trimmedText.isEmpty
  }

  private func sendCurrentText() {
    guard !trimmedText.isEmpty else { return }
    append(Message(text: trimmedText, isOutgoing: true))
    textField.text = nil
    updateSendButton()
  }

  private func append(_ message: Message) {
    messages.append(message)
    let indexPath = IndexPath(row: messages.count - 1, section: 0)
    tableView.insertRows(at: [indexPath], with: message.isOutgoing ? .right : .left)
    scrollToBottom(animated: true)
  }

  private func scrollToBottom(animated: Bool) {
    guard !messages.isEmpty else { return }
    tableView.scrollToRow(
      at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: animated)
  }
}

// MARK: - UITableViewDataSource, UITableViewDelegate

extension ChatViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "BubbleCell", for: indexPath)
    (cell as? BubbleCell)?.configure(with: messages[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    view.endEditing(true)
  }
}

// MARK: - UITextFieldDelegate

extension ChatViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    sendCurrentText()
    return false
  }
}
