import Foundation
import UIKitNames

protocol FormFieldCellDelegate: AnyObject {
  func formFieldCell(_ cell: FormFieldCell, didChange text: String)
}

/// A field of a form: a title above, the text field, and an error below it.
final class FormFieldCell: UICollectionViewListCell, UITextFieldDelegate {
  weak var delegate: FormFieldCellDelegate?

  private let titleLabel = UILabel()
  private let textField = UITextField()
  private let errorLabel = UILabel()
  private let stackView = UIStackView()

  var errorMessage: String? {
    didSet {
      errorLabel.text = errorMessage
      errorLabel.isHidden = errorMessage == nil
      textField.layer.borderColor =
        errorMessage == nil ? UIColor.separator.cgColor : UIColor.systemRed.cgColor
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)

    titleLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
    titleLabel.textColor = .secondaryLabel
    titleLabel.adjustsFontForContentSizeCategory = true

    textField.borderStyle = .none
    textField.font = UIFont.preferredFont(forTextStyle: .body)
    textField.adjustsFontForContentSizeCategory = true
    textField.clearButtonMode = .whileEditing
    textField.autocapitalizationType = .none
    textField.autocorrectionType = .no
    textField.keyboardType = .emailAddress
    textField.returnKeyType = .done
    textField.layer.borderWidth = 1
    textField.layer.cornerRadius = 6
    textField.delegate = self
    textField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.formFieldCell(self, didChange: textField.text ?? "")
      }, for: .editingChanged)

    errorLabel.font = UIFont.preferredFont(forTextStyle: .caption1)
    errorLabel.textColor = .systemRed
    errorLabel.numberOfLines = 0
    errorLabel.adjustsFontForContentSizeCategory = true
    errorLabel.isHidden = true

    stackView.axis = .vertical
    stackView.spacing = 6
    stackView.alignment = .fill
    stackView.translatesAutoresizingMaskIntoConstraints = false
    stackView.addArrangedSubview(titleLabel)
    stackView.addArrangedSubview(textField)
    stackView.addArrangedSubview(errorLabel)
    stackView.setCustomSpacing(4, after: textField)
    contentView.addSubview(stackView)

    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: guide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      stackView.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      textField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(title: String, placeholder: String, text: String?) {
    titleLabel.text = title
    textField.attributedPlaceholder = NSAttributedString(
      string: placeholder, attributes: [.foregroundColor: UIColor.placeholderText])
    textField.text = text
    textField.accessibilityLabel = title
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
