import Foundation
import UIKitNames

struct Profile {
  enum Visibility: Int, CaseIterable {
    case everyone, friends, nobody

    var title: String { String(describing: self).capitalized }
  }

  var name = ""
  var email = ""
  var city = ""
  var birthday = Date(timeIntervalSince1970: 631_152_000)
  var visibility = Visibility.friends

  var nameError: String? {
    name.trimmingCharacters(in: .whitespaces).count < 2 ? "Please enter your name." : nil
  }

  var emailError: String? {
    let pattern = "^[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,}$"
    let range = email.range(of: pattern, options: [.regularExpression, .caseInsensitive])
    return range == nil ? "This doesn't look like an email address." : nil
  }

  var isValid: Bool { nameError == nil && emailError == nil }
}

// MARK: - Cells

final class TextFieldCell: UITableViewCell {
  static let reuseIdentifier = "TextFieldCell"

  let textField = UITextField()
  var onTextChange: ((String) -> Void)?
  private let titleLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none

    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.setContentHuggingPriority(.required, for: .horizontal)
    textField.font = .preferredFont(forTextStyle: .body)
    textField.addAction(
      UIAction { [weak self] _ in
        self?.onTextChange?(self?.textField.text ?? "")
      }, for: .editingChanged)

    for subview in [titleLabel, textField] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(subview)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      titleLabel.firstBaselineAnchor.constraint(equalTo: textField.firstBaselineAnchor),
      titleLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
      textField.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 12),
      textField.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      textField.topAnchor.constraint(equalTo: contentView.topAnchor),
      textField.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      textField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    onTextChange = nil
    textField.delegate = nil
  }

  func configure(title: String, text: String, placeholder: String) {
    titleLabel.text = title
    textField.text = text
    textField.placeholder = placeholder
  }
}

// MARK: - Controller

class ProfileFormViewController: UITableViewController {

  private enum Row {
    case name, email, city, birthday, visibility
  }

  private let sections: [[Row]] = [[.name, .email, .city], [.birthday], [.visibility]]
  private var profile: Profile
  private let onSave: (Profile) -> Void

  private lazy var saveButton = UIBarButtonItem(
    systemItem: .save,
    primaryAction: UIAction { [weak self] _ in
      self?.save()
    })

  private lazy var datePicker: UIDatePicker = {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.locale = Locale(identifier: "en_GB")
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.preferredDatePickerStyle = .compact
    picker.maximumDate = Date()
    picker.addAction(
      UIAction { [weak self] action in
        guard let picker = action.sender as? UIDatePicker else { return }
        self?.profile.birthday = picker.date
      }, for: .valueChanged)
    return picker
  }()

  private lazy var visibilityControl: UISegmentedControl = {
    let actions = Profile.Visibility.allCases.map { visibility in
      UIAction(title: visibility.title) { [weak self] _ in self?.profile.visibility = visibility }
    }
    return UISegmentedControl(frame: .zero, actions: actions)
  }()

  init(profile: Profile = Profile(), onSave: @escaping (Profile) -> Void) {
    self.profile = profile
    self.onSave = onSave
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Edit Profile"
    navigationItem.rightBarButtonItem = saveButton
    saveButton.isEnabled = profile.isValid
    tableView.keyboardDismissMode = .interactive
    tableView.register(TextFieldCell.self, forCellReuseIdentifier: TextFieldCell.reuseIdentifier)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if profile.name.isEmpty {
      (tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? TextFieldCell)?.textField
        .becomeFirstResponder()
    }
  }

  private func save() {
    view.endEditing(true)
    guard profile.isValid else { return }
    onSave(profile)
    navigationController?.popViewController(animated: true)
  }

  private func profileDidChange() {
    saveButton.isEnabled = profile.isValid
    // Updating the footer directly, a reload would resign the first responder.
    guard let footer = tableView.footerView(forSection: 0) else { return }
    UIView.performWithoutAnimation {
      tableView.beginUpdates()
      footer.textLabel?.text = self.tableView(tableView, titleForFooterInSection: 0)
      tableView.endUpdates()
    }
  }

  // MARK: - UITableViewDataSource

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return sections[section].count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    switch sections[indexPath.section][indexPath.row] {
    case .name:
      let cell = textCell(
        at: indexPath, title: "Name", placeholder: "Jane Appleseed", keyPath: \.name)
      cell.textField.textContentType = .name
      cell.textField.autocapitalizationType = .words
      return cell
    case .email:
      let cell = textCell(
        at: indexPath, title: "Email", placeholder: "jane@example.com", keyPath: \.email)
      cell.textField.keyboardType = .emailAddress
      cell.textField.autocapitalizationType = .none
      return cell
    case .city:
      return textCell(at: indexPath, title: "City", placeholder: "Optional", keyPath: \.city)
    case .birthday:
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.selectionStyle = .none
      cell.textLabel?.text = "Birthday"
      datePicker.date = profile.birthday
      datePicker.sizeToFit()
      cell.accessoryView = datePicker
      return cell
    case .visibility:
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.selectionStyle = .none
      visibilityControl.selectedSegmentIndex = profile.visibility.rawValue
      visibilityControl.frame = cell.contentView.bounds.insetBy(dx: 12, dy: 6)
      visibilityControl.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.contentView.addSubview(visibilityControl)
      return cell
    }
  }

  private func textCell(
    at indexPath: IndexPath, title: String, placeholder: String,
    keyPath: WritableKeyPath<Profile, String>
  ) -> TextFieldCell {
    // swift-format-ignore: NeverForceUnwrap
    let cell =
      tableView.dequeueReusableCell(withIdentifier: TextFieldCell.reuseIdentifier, for: indexPath)
      as! TextFieldCell
    cell.configure(title: title, text: profile[keyPath: keyPath], placeholder: placeholder)
    cell.onTextChange = { [weak self] text in
      self?.profile[keyPath: keyPath] = text
      self?.profileDidChange()
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    section == 2 ? "Who can see my profile" : nil
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    section == 0 ? profile.nameError ?? profile.emailError ?? "Looks good." : nil
  }
}
