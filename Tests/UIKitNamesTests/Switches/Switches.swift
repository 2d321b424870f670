import UIKitNames

// Switches in the rows of a table, as they are written for UIKit but for the constraints of the
// switch and `@IBOutlet`. They talk back to the owner of the data in several ways, or not at all.

protocol SwitchListener: AnyObject {
  func switchChangedTo(_: Bool, sender: UIView)
}

struct Config: UIContentConfiguration {
  var isOn = false
  weak var delegate: SwitchListener?
  var isOnChanged: ((Bool, UIView) -> Void)?
  var viewType = MyContentView.self
  func makeContentView() -> UIView & UIContentView {
    return viewType.init(configuration: self)
  }
  func updated(for state: UIConfigurationState) -> Config {
    return self
  }
}

/// A switch that does not talk back.
class MyContentView: UIView, UIContentView {
  var configuration: UIContentConfiguration {
    didSet {
      config()
    }
  }
  let sw = UISwitch()
  required init(configuration: UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    self.addSubview(sw)
    // Here are the constraints, for which the methods at the end stand.
    config()
  }
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
  func config() {
    self.sw.isOn = (configuration as? Config)?.isOn ?? false
  }

  // Instead of the constraints: centered, 10 points from the top and from the bottom.

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 10 + sw.sizeThatFits(size).height + 10)
  }

  override func layoutSubviews() {
    let size = sw.sizeThatFits(bounds.size)
    sw.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: 10, width: size.width, height: size.height)
  }
}

/// A switch that talks back to the delegate or the function of its first configuration.
class TalkingContentView: MyContentView {
  required init(configuration: UIContentConfiguration) {
    super.init(configuration: configuration)
    // `configuration` is the parameter: what the view was made with is called for ever. That is
    // enough as long as every row has the same owner; `MendedContentView` does better.
    sw.addAction(
      UIAction { action in
        if let sender = action.sender as? UISwitch {
          (configuration as? Config)?.delegate?.switchChangedTo(sender.isOn, sender: sender)
          (configuration as? Config)?.isOnChanged?(sender.isOn, sender)
        }
      }, for: .valueChanged)
  }
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A switch that talks back to the function of the configuration of the moment.
///
/// A content view is kept when its cell is reused, so it has more than one configuration in its
/// life. The action therefore reads the view's, weakly, because the view owns the switch and the
/// switch the action.
class MendedContentView: MyContentView {
  required init(configuration: UIContentConfiguration) {
    super.init(configuration: configuration)
    sw.addAction(
      UIAction { [weak self] action in
        if let sender = action.sender as? UISwitch {
          (self?.configuration as? Config)?.isOnChanged?(sender.isOn, sender)
        }
      }, for: .valueChanged)
  }
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A table of switches that do not talk back.
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
    connect(&config)
    cell.contentConfiguration = config
    return cell
  }
  func connect(_ config: inout Config) {}

  func setValue(_ isOn: Bool, ofRowWith view: UIView) {
    if let cell = view.next(ofType: UITableViewCell.self) {
      if let indexPath = self.tableView.indexPath(for: cell) {
        // update the model at that index path
        self.list[indexPath.row] = isOn
      }
    }
  }
}

/// The delegate of its switches.
class DelegateViewController: ViewController {
  override func connect(_ config: inout Config) {
    config.viewType = TalkingContentView.self
    config.delegate = self
  }

  // What a target of the switch would do, without `@objc`.
  func switchChanged(_ sender: UISwitch) { setValue(sender.isOn, ofRowWith: sender) }
}

extension DelegateViewController: SwitchListener {
  func switchChangedTo(_ newValue: Bool, sender: UIView) {
    setValue(newValue, ofRowWith: sender)
  }
}

/// Gives its switches a function.
class FunctionViewController: ViewController {
  private let viewType: MyContentView.Type
  init(viewType: MyContentView.Type) {
    self.viewType = viewType
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func connect(_ config: inout Config) {
    config.viewType = viewType
    config.isOnChanged = { [weak self] isOn, view in self?.setValue(isOn, ofRowWith: view) }
  }
}
