// swift-format-ignore-file
import UIKitNames

// MARK: - Model

struct MessagePreview: Identifiable, Hashable {
    enum Importance: Int {
        case low
        case normal
        case high
    }

    let id: Int
    var sender: String
    var subject: String
    var snippet: String
    var date: Date
    var isRead: Bool
    var hasAttachment: Bool
    var importance: Importance
    var avatar: UIImage?
}

// MARK: - Cell

final class MessagePreviewTableCell: UITableViewCell {
    class var identifier: String { String(describing: self) }

    private static let dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        formatter.timeStyle = .none
        formatter.doesRelativeDateFormatting = true
        return formatter
    }()

    // MARK: Views

    private let avatarView = UIImageView()
    private let unreadDot = UIView(frame: .zero)
    private let senderLabel = UILabel()
    private let dateLabel = UILabel()
    private let subjectLabel = UILabel()
    private let snippetLabel = UILabel()
    private let attachmentIcon = UIImageView(image: UIImage(systemName: "paperclip"))
    private let importanceIcon = UIImageView(image: UIImage(systemName: "exclamationmark.2"))

    private lazy var headerStack = UIStackView(arrangedSubviews: [senderLabel, importanceIcon, attachmentIcon, dateLabel])

    private lazy var textStack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [headerStack, subjectLabel, snippetLabel])
        stack.axis = .vertical
        stack.alignment = .fill
        stack.distribution = .fill
        stack.spacing = 2
        stack.setCustomSpacing(4, after: headerStack)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: subjectLabel)
        return stack
    }()

    private lazy var rootStack: UIStackView = {
        let stack = UIStackView()
        stack.axis = .horizontal
        stack.alignment = .top
        stack.spacing = 12
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0)
        stack.insetsLayoutMarginsFromSafeArea = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }()

    private var avatarSizeConstraint: NSLayoutConstraint!
    private var regularConstraints: [NSLayoutConstraint] = []
    private var message: MessagePreview?

    // MARK: Life cycle

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        commonInit()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func commonInit() {
        setupCell()
        setupLabels()
        setupIcons()
        setupStacks()
        setupConstraints()
        updateForContentSizeCategory()

        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: Self, _: UITraitCollection) in
            cell.updateForContentSizeCategory()
        }
    }

    private func setupCell() {
        selectionStyle = .default
        accessoryType = .disclosureIndicator
        editingAccessoryType = .none
        separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 0)
        preservesSuperviewLayoutMargins = true
        contentView.preservesSuperviewLayoutMargins = true
        contentView.directionalLayoutMargins.top = 8
        contentView.directionalLayoutMargins.bottom = 8
        backgroundColor = .systemBackground
        shouldIndentWhileEditing = true
        showsReorderControl = false
        indentationLevel = 0
        indentationWidth = 10
        tintColor = .systemIndigo
        focusStyle = .custom

        let selectedView = UIView()
        selectedView.backgroundColor = UIColor.systemIndigo.withAlphaComponent(0.12)
        selectedBackgroundView = selectedView
        multipleSelectionBackgroundView = UIView()
    }

    private func setupLabels() {
        senderLabel.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
        senderLabel.adjustsFontForContentSizeCategory = true
        senderLabel.textColor = .label
        senderLabel.numberOfLines = 1
        senderLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
        senderLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)

        dateLabel.font = .preferredFont(forTextStyle: .footnote)
        dateLabel.adjustsFontForContentSizeCategory = true
        dateLabel.textColor = .secondaryLabel
        dateLabel.textAlignment = .natural
        dateLabel.setContentHuggingPriority(.required, for: .horizontal)
        dateLabel.setContentCompressionResistancePriority(.required, for: .horizontal)

        subjectLabel.font = .preferredFont(forTextStyle: .subheadline)
        subjectLabel.adjustsFontForContentSizeCategory = true
        subjectLabel.numberOfLines = 1
        subjectLabel.lineBreakMode = .byTruncatingMiddle
        subjectLabel.allowsDefaultTighteningForTruncation = true

        snippetLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
        snippetLabel.adjustsFontForContentSizeCategory = true
        snippetLabel.maximumContentSizeCategory = .accessibilityLarge
        snippetLabel.textColor = .secondaryLabel
        snippetLabel.highlightedTextColor = .label
        snippetLabel.numberOfLines = 2
        snippetLabel.lineBreakStrategy = .standard
    }

    private func setupIcons() {
        avatarView.contentMode = .scaleAspectFill
        avatarView.layer.masksToBounds = true
        avatarView.backgroundColor = .systemGray5
        avatarView.tintColor = .systemGray2
        avatarView.accessibilityIgnoresInvertColors = true

        unreadDot.backgroundColor = .systemBlue
        unreadDot.layer.cornerRadius = 5
        unreadDot.translatesAutoresizingMaskIntoConstraints = false

        for icon in [attachmentIcon, importanceIcon] {
            icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote, scale: .small)
            icon.adjustsImageSizeForAccessibilityContentSizeCategory = true
            icon.contentMode = .center
            icon.setContentHuggingPriority(.required, for: .horizontal)
            icon.isHidden = true
        }
        attachmentIcon.tintColor = .secondaryLabel
        importanceIcon.tintColor = .systemOrange
    }

    private func setupStacks() {
        headerStack.axis = .horizontal
        headerStack.alignment = .firstBaseline
        headerStack.distribution = .fill
        headerStack.spacing = 6
        headerStack.setCustomSpacing(10, after: attachmentIcon)

        rootStack.addArrangedSubview(avatarView)
        rootStack.addArrangedSubview(textStack)
        contentView.addSubview(rootStack)
        contentView.addSubview(unreadDot)
    }

    private func setupConstraints() {
        let margins = contentView.layoutMarginsGuide
        avatarSizeConstraint = avatarView.widthAnchor.constraint(equalToConstant: 44)
        avatarSizeConstraint.priority = .defaultHigh

        let minimumHeight = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 60)
        minimumHeight.priority = .required - 1
        minimumHeight.isActive = true

        avatarSizeConstraint.isActive = true
        avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor).isActive = true

        regularConstraints = [
            unreadDot.centerYAnchor.constraint(equalTo: avatarView.centerYAnchor),
            unreadDot.trailingAnchor.constraint(equalTo: avatarView.leadingAnchor, constant: -4)
        ]

        NSLayoutConstraint.activate(regularConstraints + [
            rootStack.topAnchor.constraint(equalTo: margins.topAnchor),
            rootStack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            rootStack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            rootStack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            unreadDot.widthAnchor.constraint(equalToConstant: 10),
            unreadDot.heightAnchor.constraint(equalToConstant: 10)
        ])
    }

    // MARK: Overrides

    override func layoutSubviews() {
        super.layoutSubviews()
        avatarView.layer.cornerRadius = avatarView.bounds.width * 0.5
        if !isEditing {
            separatorInset.left = textStack.convert(textStack.bounds, to: self).minX
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        message = nil
        avatarView.image = nil
        senderLabel.text = nil
        dateLabel.text = ""
        subjectLabel.attributedText = nil
        snippetLabel.text = nil
        attachmentIcon.isHidden = true
        importanceIcon.isHidden = true
        accessoryView = nil
        accessoryType = .disclosureIndicator
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        unreadDot.backgroundColor = .systemBlue
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        let changes = {
            self.rootStack.alpha = highlighted ? 0.6 : 1.0
        }
        if animated {
            UIView.animate(withDuration: 0.15, animations: changes)
        } else {
            changes()
        }
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        unreadDot.alpha = editing ? 0 : 1
        dateLabel.isHidden = editing
    }

    override func willTransition(to state: UITableViewCell.StateMask) {
        super.willTransition(to: state)
        if state.contains(.showingDeleteConfirmation) {
            accessoryType = .none
        }
    }

    // MARK: Configuration

    func configure(with message: MessagePreview, isLoading: Bool = false) {
        self.message = message
        senderLabel.text = message.sender
        dateLabel.text = Self.dateFormatter.string(from: message.date)
        subjectLabel.text = message.subject.isEmpty ? "(No subject)" : message.subject
        snippetLabel.text = message.snippet.trimmingCharacters(in: .whitespacesAndNewlines)
        snippetLabel.isHidden = message.snippet.isEmpty
        unreadDot.isHidden = message.isRead
        attachmentIcon.isHidden = !message.hasAttachment
        importanceIcon.isHidden = message.importance != .high
        avatarView.image = message.avatar ?? UIImage(systemName: "person.crop.circle.fill")
        subjectLabel.textColor = message.isRead ? .secondaryLabel : .label

        if isLoading {
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.startAnimating()
            accessoryView = spinner
        } else {
            accessoryView = nil
        }

        accessibilityLabel = "\(message.sender), \(message.subject), \(dateLabel.text ?? "")"
        accessibilityValue = message.isRead ? nil : NSLocalizedString("Unread", comment: "Message state")
    }

    func setFlagged(_ flagged: Bool) {
        guard flagged else {
            accessoryView = nil
            accessoryType = .disclosureIndicator
            return
        }
        let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
        flag.tintColor = .systemOrange
        flag.sizeToFit()
        accessoryView = flag
    }

    private func updateForContentSizeCategory() {
        let isAccessibility = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        headerStack.axis = isAccessibility ? .vertical : .horizontal
        headerStack.alignment = isAccessibility ? .leading : .firstBaseline
        rootStack.axis = isAccessibility ? .vertical : .horizontal
        rootStack.alignment = isAccessibility ? .leading : .top
        senderLabel.numberOfLines = isAccessibility ? 0 : 1
        snippetLabel.numberOfLines = isAccessibility ? 4 : 2
        avatarSizeConstraint.constant = UIFontMetrics.default.scaledValue(for: 44, compatibleWith: traitCollection)
        setNeedsUpdateConstraints()
    }
}
