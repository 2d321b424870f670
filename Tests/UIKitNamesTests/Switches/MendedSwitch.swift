import UIKitNames

/// The switches of `FunctionSwitch` with an action that uses the configuration of the moment.
///
/// A content view is kept when its cell is reused, so it has more than one configuration in its
/// life. The action therefore asks the view, weakly, because the view owns the switch and the
/// switch the action.
enum MendedSwitch {
  struct Config: UIContentConfiguration {
    var isOn = false
    var isOnChanged: ((Bool, UIView) -> Void)?
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
      sw.addAction(
        UIAction { [weak self] action in
          if let sender = action.sender as? UISwitch {
            (self?.configuration as? Config)?.isOnChanged?(sender.isOn, sender)
          }
        }, for: .valueChanged)
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
      config.isOnChanged = { [weak self] isOn, v in
        if let cell = v.next(ofType: UITableViewCell.self) {
          if let ip = self?.tableView.indexPath(for: cell) {
            self?.list[ip.row] = isOn
          }
        }
      }
      cell.contentConfiguration = config
      return cell
    }
  }
}
