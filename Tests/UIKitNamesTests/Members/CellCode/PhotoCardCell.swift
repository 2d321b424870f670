// swift-format-ignore-file
import UIKitNames

// MARK: - Model

struct PhotoCard: Hashable, Sendable {
    enum Badge: Hashable, Sendable {
        case new
        case sale(percent: Int)
        case soldOut
    }

    let id: UUID
    let title: String
    let subtitle: String?
    let imageName: String
    let badge: Badge?
    var isFavorite: Bool
}

extension PhotoCard.Badge {
    var text: String {
        switch self {
        case .new:
            return NSLocalizedString("NEW", comment: "Badge on a freshly added card")
        case .sale(let percent):
            return "-\(percent)%"
        case .soldOut:
            return NSLocalizedString("SOLD OUT", comment: "Badge on a card that is not available")
        }
    }

    var tint: UIColor {
        switch self {
        case .new:
            return .systemBlue
        case .sale:
            return .systemRed
        case .soldOut:
            return .systemGray
        }
    }
}

// MARK: - Badge label

final class BadgeLabel: UILabel {
    var contentInsets = UIEdgeInsets(top: 3, left: 8, bottom: 3, right: 8) {
        didSet {
            invalidateIntrinsicContentSize()
        }
    }

    override var intrinsicContentSize: CGSize {
        let base = super.intrinsicContentSize
        let width = base.width + contentInsets.left + contentInsets.right
        let height = base.height + contentInsets.top + contentInsets.bottom
        return CGSize(width: width, height: height)
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: contentInsets))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}

// MARK: - Cell

final class PhotoCardCell: UICollectionViewCell {
    static let reuseIdentifier = "PhotoCardCell"

    private enum Metrics {
        static let cornerRadius: CGFloat = 14
        static let spacing: CGFloat = 8
        static let inset: CGFloat = 12
        static let buttonSize: CGFloat = 36
        static let photoAspect: CGFloat = 0.75
    }

    // MARK: Subviews

    private let photoView: UIImageView = {
        let view = UIImageView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.backgroundColor = .secondarySystemFill
        view.tintColor = .tertiaryLabel
        view.isAccessibilityElement = false
        return view
    }()

    private let titleLabel: UILabel = {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .label
        label.numberOfLines = 2
        label.lineBreakMode = .byTruncatingTail
        label.setContentCompressionResistancePriority(.required, for: .vertical)
        return label
    }()

    private lazy var subtitleLabel: UILabel = {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.font = UIFont.preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.8
        label.textColor = .secondaryLabel
        label.numberOfLines = 1
        label.setContentHuggingPriority(.defaultHigh, for: .vertical)
        return label
    }()

    private let badgeLabel: BadgeLabel = {
        let label = BadgeLabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.font = .systemFont(ofSize: 11, weight: .bold)
        label.textColor = .white
        label.textAlignment = .center
        label.layer.masksToBounds = true
        label.isHidden = true
        return label
    }()

    private let favoriteButton = UIButton(type: .system)
    private let cardView = UIView()

    // MARK: State

    var onFavorite: ((UUID) -> Void)?
    private var cardID: UUID?
    private var loadTask: Task<Void, Never>?

    private var isFavorite = false {
        didSet {
            guard oldValue != isFavorite else {
                return
            }
            updateFavoriteButton()
        }
    }

    override var isHighlighted: Bool {
        didSet {
            guard oldValue != isHighlighted else {
                return
            }
            let scale: CGFloat = isHighlighted ? 0.96 : 1
            UIView.animate(
                withDuration: 0.25,
                delay: 0,
                usingSpringWithDamping: 0.8,
                initialSpringVelocity: 0,
                options: [.allowUserInteraction, .beginFromCurrentState]
            ) {
                self.contentView.transform = CGAffineTransform(scaleX: scale, y: scale)
                self.photoView.alpha = self.isHighlighted ? 0.85 : 1
            }
        }
    }

    override var isSelected: Bool {
        didSet {
            updateBorder()
            accessibilityTraits = isSelected ? [.button, .selected] : .button
        }
    }

    // MARK: Init

    override init(frame: CGRect) {
        super.init(frame: frame)
        configureHierarchy()
        configureConstraints()
        configureAppearance()
        configureAccessibility()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: Setup

    private func configureHierarchy() {
        cardView.translatesAutoresizingMaskIntoConstraints = false
        favoriteButton.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(cardView)
        for view in [photoView, titleLabel, subtitleLabel] as [UIView] {
            cardView.addSubview(view)
        }
        cardView.addSubview(badgeLabel)
        cardView.addSubview(favoriteButton)
        cardView.bringSubviewToFront(favoriteButton)
    }

    private func configureConstraints() {
        let bottom = subtitleLabel.bottomAnchor.constraint(equalTo: cardView.bottomAnchor, constant: -Metrics.inset)
        bottom.priority = UILayoutPriority(999)
        bottom.identifier = "PhotoCardCell.bottom"

        NSLayoutConstraint.activate([
            cardView.topAnchor.constraint(equalTo: contentView.topAnchor),
            cardView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            cardView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            cardView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),

            photoView.topAnchor.constraint(equalTo: cardView.topAnchor),
            photoView.leadingAnchor.constraint(equalTo: cardView.leadingAnchor),
            photoView.trailingAnchor.constraint(equalTo: cardView.trailingAnchor),
            photoView.heightAnchor.constraint(equalTo: photoView.widthAnchor, multiplier: Metrics.photoAspect),

            titleLabel.topAnchor.constraint(equalTo: photoView.bottomAnchor, constant: Metrics.spacing),
            titleLabel.leadingAnchor.constraint(equalTo: cardView.leadingAnchor, constant: Metrics.inset),
            titleLabel.trailingAnchor.constraint(equalTo: cardView.trailingAnchor, constant: -Metrics.inset),

            subtitleLabel.topAnchor.constraint(equalToSystemSpacingBelow: titleLabel.bottomAnchor, multiplier: 0.5),
            subtitleLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            subtitleLabel.trailingAnchor.constraint(lessThanOrEqualTo: titleLabel.trailingAnchor),
            bottom,

            badgeLabel.topAnchor.constraint(equalTo: photoView.topAnchor, constant: 10),
            badgeLabel.leadingAnchor.constraint(equalTo: photoView.leadingAnchor, constant: 10),
            badgeLabel.trailingAnchor.constraint(lessThanOrEqualTo: favoriteButton.leadingAnchor, constant: -Metrics.spacing),

            favoriteButton.centerYAnchor.constraint(equalTo: badgeLabel.centerYAnchor),
            favoriteButton.trailingAnchor.constraint(equalTo: photoView.trailingAnchor, constant: -6),
            favoriteButton.widthAnchor.constraint(equalToConstant: Metrics.buttonSize),
            favoriteButton.heightAnchor.constraint(equalTo: favoriteButton.widthAnchor)
        ])
    }

    private func configureAppearance() {
        backgroundColor = .clear
        clipsToBounds = false
        contentView.clipsToBounds = false

        cardView.backgroundColor = .secondarySystemGroupedBackground
        cardView.clipsToBounds = true
        cardView.layer.cornerRadius = Metrics.cornerRadius
        cardView.layer.cornerCurve = .continuous
        cardView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]

        layer.masksToBounds = false
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.12
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.shouldRasterize = false
        updateBorder()

        favoriteButton.tintColor = .systemPink
        favoriteButton.backgroundColor = UIColor.systemBackground.withAlphaComponent(0.7)
        favoriteButton.layer.cornerRadius = Metrics.buttonSize / 2
        favoriteButton.addAction(UIAction { [weak self] _ in
            self?.toggleFavorite()
        }, for: .touchUpInside)
        updateFavoriteButton()

        if #available(iOS 17.0, *) {
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (cell: PhotoCardCell, _: UITraitCollection) in
                cell.updateBorder()
            }
        }
    }

    private func configureAccessibility() {
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityIdentifier = "photo-card-cell"
        accessibilityHint = NSLocalizedString("Opens the details", comment: "")
        shouldGroupAccessibilityChildren = true
        showsLargeContentViewer = true
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(roundedRect: bounds, cornerRadius: Metrics.cornerRadius)
        layer.shadowPath = path.cgPath
    }

    // MARK: Reuse

    override func prepareForReuse() {
        super.prepareForReuse()
        loadTask?.cancel()
        loadTask = nil
        cardID = nil
        onFavorite = nil
        photoView.image = nil
        titleLabel.text = nil
        subtitleLabel.text = nil
        badgeLabel.isHidden = true
        contentView.transform = .identity
        contentView.alpha = 1
        accessibilityCustomActions = nil
    }

    // MARK: Configuration

    func configure(with card: PhotoCard, onFavorite: ((UUID) -> Void)? = nil) {
        cardID = card.id
        self.onFavorite = onFavorite
        titleLabel.text = card.title
        subtitleLabel.text = card.subtitle
        subtitleLabel.isHidden = card.subtitle?.isEmpty ?? true
        photoView.image = UIImage(named: card.imageName) ?? UIImage(systemName: "photo")
        isFavorite = card.isFavorite

        if let badge = card.badge {
            badgeLabel.text = badge.text
            badgeLabel.backgroundColor = badge.tint
            badgeLabel.isHidden = false
        } else {
            badgeLabel.isHidden = true
        }

        contentView.alpha = card.badge == .soldOut ? 0.6 : 1
        isUserInteractionEnabled = card.badge != .soldOut
        updateAccessibility(for: card)
    }

    func loadPhoto(_ loader: @escaping @Sendable (CGSize) async -> UIImage?) {
        let expectedID = cardID
        let targetSize = photoView.bounds.size
        loadTask?.cancel()
        loadTask = Task { [weak self] in
            let image = await loader(targetSize)
            guard !Task.isCancelled, let self, self.cardID == expectedID else {
                return
            }
            UIView.transition(with: self.photoView, duration: 0.2, options: .transitionCrossDissolve) {
                self.photoView.image = image
            }
        }
    }

    private func updateAccessibility(for card: PhotoCard) {
        accessibilityLabel = [card.title, card.subtitle, card.badge?.text].compactMap { $0 }.joined(separator: ", ")
        accessibilityValue = card.isFavorite ? NSLocalizedString("Favorite", comment: "") : nil
        largeContentTitle = card.title
        let name = card.isFavorite ? "Remove from favorites" : "Add to favorites"
        accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: name) { [weak self] _ in
                self?.toggleFavorite()
                return true
            }
        ]
        if card.badge == .soldOut {
            accessibilityTraits.insert(.notEnabled)
        } else {
            accessibilityTraits.remove(.notEnabled)
        }
    }

    // MARK: Helpers

    private func toggleFavorite() {
        guard let cardID else {
            return
        }
        isFavorite.toggle()
        let generator = UIImpactFeedbackGenerator(style: .light)
        generator.impactOccurred()
        onFavorite?(cardID)
        UIAccessibility.post(notification: .announcement, argument: isFavorite ? "Added" : "Removed")
    }

    private func updateFavoriteButton() {
        let symbol = isFavorite ? "heart.fill" : "heart"
        let configuration = UIImage.SymbolConfiguration(pointSize: 16, weight: .semibold)
        favoriteButton.setImage(UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
        favoriteButton.accessibilityLabel = isFavorite ? "Unlike" : "Like"
    }

    private func updateBorder() {
        cardView.layer.borderWidth = isSelected ? 2 : 1 / max(traitCollection.displayScale, 1)
        let color: UIColor = isSelected ? .tintColor : .separator
        cardView.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }
}
