import UIKitNames

// Switches that talk back to a delegate, as they are written for UIKit. Exchanged are the
// constraints of the switch and `@IBOutlet`, as in the test bed.

protocol SwitchListener: AnyObject {
  func switchChangedTo(_: Bool, sender: UIView)
}

struct Config: UIContentConfiguration {
  var isOn = false
  weak var delegate: SwitchListener?
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
    // `configuration` is the parameter: the delegate that the view was made with is told for ever.
    // That is enough as long as there is one delegate only; `MendedSwitch` does better.
    sw.addAction(
      UIAction { action in
        if let sender = action.sender as? UISwitch {
          (configuration as? Config)?.delegate?.switchChangedTo(sender.isOn, sender: sender)
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
    config.delegate = self
    cell.contentConfiguration = config
    return cell
  }

  // What a target of the switch would do, without `@objc`.
  func switchChanged(_ sender: UISwitch) {
    if let cell = sender.next(ofType: UITableViewCell.self) {
      if let indexPath = self.tableView.indexPath(for: cell) {
        // update the model at that index path
        self.list[indexPath.row] = sender.isOn
      }
    }
  }
}

extension ViewController: SwitchListener {
  func switchChangedTo(_ newValue: Bool, sender: UIView) {
    if let cell = sender.next(ofType: UITableViewCell.self) {
      if let ip = self.tableView.indexPath(for: cell) {
        self.list[ip.row] = newValue
      }
    }
  }
}
