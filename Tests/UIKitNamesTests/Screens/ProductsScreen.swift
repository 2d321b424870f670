import Foundation
import UIKitNames

// MARK: - Models

struct Product: Hashable {
  let id: Int
  let name: String
  let summary: String
  let price: Decimal
  let rating: Int
  let symbol: String
}

final class Cart {
  private(set) var quantities: [Product: Int] = [:]
  var onChange: (() -> Void)?

  var count: Int { quantities.values.reduce(0, +) }
  var total: Decimal { quantities.reduce(0) { $0 + $1.key.price * Decimal($1.value) } }

  func add(_ product: Product) {
    quantities[product, default: 0] += 1
    onChange?()
  }

  func removeAll() {
    quantities.removeAll()
    onChange?()
  }
}

// MARK: - Content configuration

struct ProductContentConfiguration: UIContentConfiguration {
  var product: Product
  var quantity = 0
  var isHighlighted = false
  var onAdd: ((Product) -> Void)?

  static let priceFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencyCode = "EUR"
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }()

  func makeContentView() -> UIView & UIContentView {
    ProductContentView(configuration: self)
  }

  func updated(for state: UIConfigurationState) -> ProductContentConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var copy = self
    copy.isHighlighted = state.isHighlighted || state.isSelected
    return copy
  }
}

final class ProductContentView: UIView, UIContentView {

  var configuration: UIContentConfiguration {
    didSet { apply() }
  }

  private let imageView = UIImageView()
  private let nameLabel = UILabel()
  private let summaryLabel = UILabel()
  private let priceLabel = UILabel()
  private let ratingStack = UIStackView()
  private let addButton = UIButton(type: .system)

  init(configuration: ProductContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setUpViews()
    apply()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func setUpViews() {
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = .systemTeal
    imageView.backgroundColor = .secondarySystemBackground

    nameLabel.font = .preferredFont(forTextStyle: .headline)
    summaryLabel.font = .preferredFont(forTextStyle: .subheadline)
    summaryLabel.textColor = .secondaryLabel
    summaryLabel.numberOfLines = 0
    priceLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .semibold)

    ratingStack.spacing = 2
    for _ in 0..<5 {
      let star = UIImageView()
      star.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .caption1)
      star.tintColor = .systemYellow
      ratingStack.addArrangedSubview(star)
    }

    var buttonConfig = UIButton.Configuration.tinted()
    buttonConfig.image = UIImage(systemName: "cart.badge.plus")
    addButton.configuration = buttonConfig
    addButton.addAction(
      UIAction { [weak self] _ in
        guard let config = self?.configuration as? ProductContentConfiguration else { return }
        config.onAdd?(config.product)
      }, for: .touchUpInside)

    let bottomRow = UIStackView(arrangedSubviews: [priceLabel, UIView(), addButton])
    let textStack = UIStackView(arrangedSubviews: [nameLabel, ratingStack, summaryLabel, bottomRow])
    textStack.axis = .vertical
    textStack.alignment = .leading
    textStack.spacing = 6

    let mainStack = UIStackView(arrangedSubviews: [imageView, textStack])
    mainStack.spacing = 14
    mainStack.alignment = .top
    mainStack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(mainStack)

    NSLayoutConstraint.activate([
      imageView.widthAnchor.constraint(equalToConstant: 72),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
      bottomRow.widthAnchor.constraint(equalTo: textStack.widthAnchor),
      mainStack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor, constant: 4),
      mainStack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      mainStack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      mainStack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor, constant: -4),
    ])
  }

  private func apply() {
    guard let config = configuration as? ProductContentConfiguration else { return }
    let product = config.product
    imageView.image = UIImage(systemName: product.symbol)
    nameLabel.text = product.name
    summaryLabel.text = product.summary
    priceLabel.text = ProductContentConfiguration.priceFormatter.string(
      from: product.price as NSDecimalNumber)
    for (index, view) in ratingStack.arrangedSubviews.enumerated() {
      (view as? UIImageView)?.image = UIImage(
        systemName: index < product.rating ? "star.fill" : "star")
    }
    addButton.configuration?.title = config.quantity == 0 ? "Add" : "Add (\(config.quantity))"
    imageView.alpha = config.isHighlighted ? 0.6 : 1
  }
}

// MARK: - View controller

final class ProductListViewController: UICollectionViewController {

  private let cart = Cart()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var dataSource: UICollectionViewDiffableDataSource<Int, Product>!

  private let products: [Product] = [
    Product(
      id: 1, name: "Trail Tent 2P", summary: "Freestanding two-person tent, 1.9 kg.", price: 249.90,
      rating: 4, symbol: "tent"),
    Product(
      id: 2, name: "Enamel Mug", summary: "Double coated, 350 ml.", price: 12.50, rating: 5,
      symbol: "mug"),
    Product(
      id: 3, name: "Headlamp 400",
      summary: "400 lumen, USB-C rechargeable. Red light mode for reading maps at night.",
      price: 39, rating: 3, symbol: "flashlight.on.fill"),
  ]

  init() {
    let config = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: config))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Outdoor"
    collectionView.allowsSelection = false

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Product> {
      [unowned self] cell, _, product in
      var content = ProductContentConfiguration(product: product)
      content.quantity = self.cart.quantities[product] ?? 0
      content.onAdd = { [weak self] in self?.addToCart($0) }
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, product in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: product)
    }

    var snapshot = NSDiffableDataSourceSnapshot<Int, Product>()
    snapshot.appendSections([0])
    snapshot.appendItems(products)
    dataSource.apply(snapshot, animatingDifferences: false)

    cart.onChange = { [weak self] in self?.updateCartButton() }
    updateCartButton()
  }

  private func addToCart(_ product: Product) {
    cart.add(product)
    reconfigure([product])
  }

  private func reconfigure(_ products: [Product]) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(products)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func updateCartButton() {
    let title = cart.count == 0 ? "Cart" : "Cart (\(cart.count))"
    let item = UIBarButtonItem(
      title: title, primaryAction: UIAction(title: title) { [weak self] _ in self?.showCart() })
    item.isEnabled = cart.count > 0
    navigationItem.rightBarButtonItem = item
  }

  private func showCart() {
    let total =
      ProductContentConfiguration.priceFormatter.string(from: cart.total as NSDecimalNumber) ?? ""
    let alert = UIAlertController(
      title: "Your Cart", message: "\(cart.count) items, \(total)", preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Empty Cart", style: .destructive) { [weak self] _ in
        guard let self else { return }
        self.cart.removeAll()
        self.reconfigure(self.products)
      })
    alert.addAction(UIAlertAction(title: "Close", style: .cancel))
    alert.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(alert, animated: true)
  }
}
