import UIKitNames

/// Switches that do not talk back.
///
/// As it is written for UIKit but for the constraints of the switch, and for `@IBOutlet`.
enum TestBed {
  struct Config: UIContentConfiguration {
    var isOn = false
    // 1
    func makeContentView() -> UIView & UIContentView {
      return MyContentView(configuration: self)
    }
    func updated(for state: UIConfigurationState) -> Config {
      return self
    }
  }
  class MyContentView: UIView, UIContentView {
    var configuration: UIContentConfiguration {
      didSet {
        config()
      }
    }
    let sw = UISwitch()
    init(configuration: UIContentConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
      self.addSubview(sw)
      // Here are the constraints, for which the methods at the end stand.
      // 2
      config()
    }
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }
    func config() {
      self.sw.isOn = (configuration as? Config)?.isOn ?? false
    }

    // Instead of the constraints.

    override func sizeThatFits(_ size: CGSize) -> CGSize { sw.sizeInRow(of: size) }

    override func layoutSubviews() { sw.placeInRow(bounds) }
  }
  class ViewController: UIViewController, UITableViewDataSource {
    // Without `@IBOutlet`, which takes a class of Objective-C.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var tableView: UITableView!
    var list = Array(repeating: false, count: 100)  // this is the data
    override func viewDidLoad() {
      super.viewDidLoad()
      self.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      return self.list.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var config = Config()
      config.isOn = list[indexPath.row]
      // 3
      cell.contentConfiguration = config
      return cell
    }
  }
}

extension UISwitch {
  /// What the constraints come to: centered, 10 points from the top and from the bottom.
  func sizeInRow(of size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 10 + sizeThatFits(size).height + 10)
  }

  func placeInRow(_ row: CGRect) {
    let size = sizeThatFits(row.size)
    frame = CGRect(
      x: (row.width - size.width) / 2, y: 10, width: size.width, height: size.height)
  }
}
