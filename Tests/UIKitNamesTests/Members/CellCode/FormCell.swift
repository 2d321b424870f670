// swift-format-ignore-file
import UIKitNames

// MARK: - Model

struct FormModel: Equatable {
    enum Theme: Int, CaseIterable {
        case system, light, dark

        var title: String {
            switch self {
            case .system: "System"
            case .light: "Light"
            case .dark: "Dark"
            }
        }
    }

    var email = ""
    var password = ""
    var notificationsEnabled = true
    var volume: Float = 0.5
    var guests = 1
    var theme = Theme.system
    var birthday: Date?
    var uploadProgress: Float?
}

@MainActor
protocol FormCellDelegate: AnyObject {
    func formCell(_ cell: FormCell, didChange model: FormModel)
    func formCellDidSubmit(_ cell: FormCell)
}

// MARK: - Cell

final class FormCell: UITableViewCell {
    static let reuseID = "FormCell"

    weak var delegate: (any FormCellDelegate)?
    private var model = FormModel()
    private var isSubmitting = false

    private let emailField = UITextField()
    private let passwordField = UITextField()
    private let notificationSwitch = UISwitch()
    private let volumeSlider = UISlider()
    private let guestStepper = UIStepper()
    private let guestLabel = UILabel()
    private let themeControl = UISegmentedControl(items: FormModel.Theme.allCases.map(\.title))
    private let birthdayPicker = UIDatePicker()
    private let submitButton = UIButton(configuration: .filled())
    private let moreButton = UIButton(type: .custom)
    private let progressView = UIProgressView(progressViewStyle: .default)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let stackView = UIStackView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        setupTextFields()
        setupControls()
        setupDatePicker()
        setupButtons()
        setupIndicators()
        setupLayout()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: Text fields

    private func setupTextFields() {
        emailField.placeholder = "name@example.com"
        emailField.borderStyle = .roundedRect
        emailField.font = .preferredFont(forTextStyle: .body)
        emailField.adjustsFontForContentSizeCategory = true
        emailField.keyboardType = .emailAddress
        emailField.textContentType = .emailAddress
        emailField.autocapitalizationType = .none
        emailField.autocorrectionType = .no
        emailField.spellCheckingType = .no
        emailField.smartQuotesType = .no
        emailField.returnKeyType = .next
        emailField.enablesReturnKeyAutomatically = true
        emailField.clearButtonMode = .whileEditing
        emailField.delegate = self
        emailField.accessibilityIdentifier = "form.email"

        let icon = UIImageView(image: UIImage(systemName: "envelope"))
        icon.tintColor = .secondaryLabel
        icon.contentMode = .center
        icon.frame = CGRect(x: 0, y: 0, width: 36, height: 24)
        emailField.leftView = icon
        emailField.leftViewMode = .always

        passwordField.attributedPlaceholder = NSAttributedString(
            string: "Password",
            attributes: [.foregroundColor: UIColor.placeholderText]
        )
        passwordField.borderStyle = .roundedRect
        passwordField.isSecureTextEntry = true
        passwordField.textContentType = .newPassword
        passwordField.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8; required: digit;")
        passwordField.keyboardType = .asciiCapable
        passwordField.keyboardAppearance = .default
        passwordField.returnKeyType = .done
        passwordField.clearsOnBeginEditing = false
        passwordField.delegate = self

        let revealButton = UIButton(type: .system)
        revealButton.setImage(UIImage(systemName: "eye"), for: .normal)
        revealButton.setImage(UIImage(systemName: "eye.slash"), for: .selected)
        revealButton.tintColor = .secondaryLabel
        revealButton.frame = CGRect(x: 0, y: 0, width: 40, height: 32)
        revealButton.addAction(UIAction { [weak self] action in
            guard let self, let button = action.sender as? UIButton else {
                return
            }
            button.isSelected.toggle()
            self.passwordField.isSecureTextEntry = !button.isSelected
        }, for: .touchUpInside)
        passwordField.rightView = revealButton
        passwordField.rightViewMode = .whileEditing

        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let doneItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in
            self?.endEditing(true)
        })
        toolbar.items = [.flexibleSpace(), doneItem]
        toolbar.sizeToFit()
        passwordField.inputAccessoryView = toolbar

        emailField.addAction(UIAction { [weak self] _ in
            self?.model.email = self?.emailField.text ?? ""
            self?.modelDidChange()
        }, for: .editingChanged)

        passwordField.addAction(UIAction { [weak self] _ in
            guard let self else {
                return
            }
            self.model.password = self.passwordField.text ?? ""
            self.modelDidChange()
        }, for: .editingChanged)
    }

    // MARK: Value controls

    private func setupControls() {
        notificationSwitch.onTintColor = .systemGreen
        notificationSwitch.preferredStyle = .sliding
        notificationSwitch.setContentHuggingPriority(.required, for: .horizontal)
        notificationSwitch.addAction(UIAction { [weak self] action in
            guard let control = action.sender as? UISwitch else {
                return
            }
            self?.model.notificationsEnabled = control.isOn
            self?.modelDidChange()
        }, for: .valueChanged)

        volumeSlider.minimumValue = 0
        volumeSlider.maximumValue = 1
        volumeSlider.value = 0.5
        volumeSlider.isContinuous = true
        volumeSlider.minimumTrackTintColor = .tintColor
        volumeSlider.maximumTrackTintColor = .systemGray4
        volumeSlider.minimumValueImage = UIImage(systemName: "speaker.fill")
        volumeSlider.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
        volumeSlider.setThumbImage(nil, for: .highlighted)
        volumeSlider.addAction(UIAction { [unowned self] _ in
            model.volume = volumeSlider.value
            volumeSlider.accessibilityValue = "\(Int(volumeSlider.value * 100)) %"
        }, for: .valueChanged)
        volumeSlider.addAction(UIAction { [weak self] _ in
            self?.modelDidChange()
        }, for: [.touchUpInside, .touchUpOutside])

        guestStepper.minimumValue = 1
        guestStepper.maximumValue = 12
        guestStepper.stepValue = 1
        guestStepper.wraps = false
        guestStepper.autorepeat = true
        guestStepper.addAction(UIAction { [weak self] _ in
            guard let self else {
                return
            }
            self.model.guests = Int(self.guestStepper.value)
            self.updateGuestLabel()
            self.modelDidChange()
        }, for: .valueChanged)

        themeControl.selectedSegmentIndex = 0
        themeControl.apportionsSegmentWidthsByContent = true
        themeControl.selectedSegmentTintColor = .systemBackground
        themeControl.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 13, weight: .medium)], for: .normal)
        themeControl.setTitleTextAttributes([.foregroundColor: UIColor.tintColor], for: .selected)
        themeControl.setEnabled(true, forSegmentAt: 2)
        themeControl.addAction(UIAction { [weak self] _ in
            guard let self, let theme = FormModel.Theme(rawValue: self.themeControl.selectedSegmentIndex) else {
                return
            }
            self.model.theme = theme
            self.modelDidChange()
        }, for: .valueChanged)
    }

    private func setupDatePicker() {
        birthdayPicker.datePickerMode = .date
        birthdayPicker.preferredDatePickerStyle = .compact
        birthdayPicker.locale = .autoupdatingCurrent
        birthdayPicker.calendar = Calendar(identifier: .gregorian)
        birthdayPicker.timeZone = .current
        birthdayPicker.maximumDate = Date()
        birthdayPicker.minimumDate = Calendar.current.date(byAdding: .year, value: -120, to: Date())
        birthdayPicker.minuteInterval = 5
        birthdayPicker.contentHorizontalAlignment = .trailing
        birthdayPicker.addAction(UIAction { [weak self] action in
            guard let self, let picker = action.sender as? UIDatePicker else {
                return
            }
            self.model.birthday = picker.date
            self.modelDidChange()
        }, for: .valueChanged)
    }

    // MARK: Buttons

    private func setupButtons() {
        var configuration = UIButton.Configuration.filled()
        var title = AttributedString("Create account")
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        configuration.attributedTitle = title
        configuration.subtitle = "You can change this later"
        configuration.image = UIImage(systemName: "arrow.right.circle.fill")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 8
        configuration.titlePadding = 2
        configuration.titleAlignment = .center
        configuration.buttonSize = .large
        configuration.cornerStyle = .large
        configuration.baseBackgroundColor = .tintColor
        configuration.baseForegroundColor = .white
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20)
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.preferredFont(forTextStyle: .headline)
            return outgoing
        }
        configuration.background.cornerRadius = 12
        configuration.background.strokeWidth = 0
        submitButton.configuration = configuration
        submitButton.configurationUpdateHandler = { [weak self] button in
            guard let self, var updated = button.configuration else {
                return
            }
            updated.showsActivityIndicator = self.isSubmitting
            updated.title = self.isSubmitting ? "Creating…" : "Create account"
            let isHighlighted = button.isHighlighted
            updated.background.backgroundColorTransformer = UIConfigurationColorTransformer { color in
                isHighlighted ? color.withAlphaComponent(0.75) : color
            }
            switch button.state {
            case .disabled:
                updated.baseBackgroundColor = .systemGray3
            case [.selected, .highlighted]:
                updated.baseBackgroundColor = .systemIndigo
            default:
                updated.baseBackgroundColor = .tintColor
            }
            button.configuration = updated
        }
        submitButton.isEnabled = false
        submitButton.addAction(UIAction(title: "Submit", identifier: UIAction.Identifier("form.submit")) { [weak self] _ in
            self?.submit()
        }, for: .primaryActionTriggered)

        moreButton.configuration = .borderless()
        moreButton.configuration?.image = UIImage(systemName: "ellipsis.circle")
        moreButton.configuration?.preferredSymbolConfigurationForImage = .init(pointSize: 18)
        moreButton.showsMenuAsPrimaryAction = true
        moreButton.changesSelectionAsPrimaryAction = false
        moreButton.menu = UIMenu(children: [
            UIAction(title: "Reset", image: UIImage(systemName: "arrow.counterclockwise"), attributes: .destructive) { [weak self] _ in
                self?.configure(with: FormModel())
            },
            UIDeferredMenuElement { completion in
                completion([])
            }
        ])
        moreButton.role = .normal
        moreButton.isPointerInteractionEnabled = true
    }

    private func setupIndicators() {
        progressView.progress = 0
        progressView.progressTintColor = .systemBlue
        progressView.trackTintColor = .systemGray5
        progressView.isHidden = true

        spinner.color = .secondaryLabel
        spinner.hidesWhenStopped = true
    }

    // MARK: Layout

    private func setupLayout() {
        stackView.axis = .vertical
        stackView.spacing = UIStackView.spacingUseSystem
        stackView.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stackView)

        stackView.addArrangedSubview(emailField)
        stackView.addArrangedSubview(passwordField)
        stackView.addArrangedSubview(makeRow(title: "Notifications", control: notificationSwitch))
        stackView.addArrangedSubview(volumeSlider)
        stackView.addArrangedSubview(makeRow(title: "Guests", control: guestStepper, detail: guestLabel))
        stackView.addArrangedSubview(themeControl)
        stackView.addArrangedSubview(makeRow(title: "Birthday", control: birthdayPicker))
        stackView.addArrangedSubview(progressView)
        stackView.addArrangedSubview(submitButton)
        stackView.insertArrangedSubview(moreButton, at: 0)
        stackView.setCustomSpacing(24, after: progressView)
        submitButton.addSubview(spinner)

        let guide = contentView.readableContentGuide
        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
            stackView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: stackView.bottomAnchor, constant: 16),
            emailField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            passwordField.heightAnchor.constraint(equalTo: emailField.heightAnchor)
        ])
    }

    private func makeRow(title: String, control: UIView, detail: UILabel? = nil) -> UIStackView {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .body)
        label.isAccessibilityElement = false
        control.accessibilityLabel = title
        let views: [UIView?] = [label, detail, control]
        let row = UIStackView(arrangedSubviews: views.compactMap { $0 })
        row.alignment = .center
        row.spacing = 8
        return row
    }

    // MARK: Updates

    func configure(with model: FormModel) {
        self.model = model
        emailField.text = model.email
        passwordField.text = model.password
        notificationSwitch.setOn(model.notificationsEnabled, animated: false)
        volumeSlider.setValue(model.volume, animated: true)
        guestStepper.value = Double(model.guests)
        themeControl.selectedSegmentIndex = model.theme.rawValue
        if let birthday = model.birthday {
            birthdayPicker.setDate(birthday, animated: false)
        }
        if let progress = model.uploadProgress {
            progressView.isHidden = false
            progressView.setProgress(progress, animated: true)
        } else {
            progressView.isHidden = true
        }
        updateGuestLabel()
        validate()
    }

    func setSubmitting(_ submitting: Bool) {
        isSubmitting = submitting
        submitButton.setNeedsUpdateConfiguration()
        stackView.isUserInteractionEnabled = !submitting
        submitting ? spinner.startAnimating() : spinner.stopAnimating()
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        delegate = nil
        setSubmitting(false)
        configure(with: FormModel())
    }

    private func modelDidChange() {
        validate()
        delegate?.formCell(self, didChange: model)
    }

    private func validate() {
        let emailIsValid = model.email.contains("@") && model.email.count > 3
        let passwordIsValid = model.password.count >= 8
        emailField.textColor = emailIsValid || model.email.isEmpty ? .label : .systemRed
        submitButton.isEnabled = emailIsValid && passwordIsValid && !isSubmitting
    }

    private func updateGuestLabel() {
        guestLabel.text = String(model.guests)
        guestLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        guestLabel.textColor = .secondaryLabel
    }

    private func submit() {
        guard submitButton.isEnabled else {
            return
        }
        endEditing(true)
        setSubmitting(true)
        delegate?.formCellDidSubmit(self)
    }
}

// MARK: - UITextFieldDelegate

extension FormCell: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        switch textField {
        case emailField:
            passwordField.becomeFirstResponder()
        default:
            textField.resignFirstResponder()
            submit()
        }
        return false
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        guard let current = textField.text, let stringRange = Range(range, in: current) else {
            return false
        }
        let updated = current.replacingCharacters(in: stringRange, with: string)
        return updated.count <= 64
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        textField.layer.borderColor = tintColor.cgColor
        textField.layer.borderWidth = 1
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        textField.layer.borderWidth = 0
    }
}
