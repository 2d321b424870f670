import UIKitNames

protocol SwitchListener: AnyObject {
  @MainActor func switchChangedTo(_: Bool, sender: UIView)
}

struct Config: UIContentConfiguration {
  var isOn = false
  weak var delegate: SwitchListener?
  var isOnChanged: (@MainActor (Bool, UIView) -> Void)?
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
    sw.addAction(
      UIAction { [weak self] action in
        if let sender = action.sender as? UISwitch {
          let configuration = self?.configuration
          (configuration as? Config)?.delegate?.switchChangedTo(sender.isOn, sender: sender)
          (configuration as? Config)?.isOnChanged?(sender.isOn, sender)
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

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 10 + sw.sizeThatFits(size).height + 10)
  }

  override func layoutSubviews() {
    let size = sw.sizeThatFits(bounds.size)
    sw.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: 10, width: size.width, height: size.height)
  }
}

enum Conduit: CaseIterable {
  case delegate
  case closure
}

/// A table of switches, which owns the data.
@MainActor
class SwitchTable {
  let tableView: UITableView
  let conduit: Conduit
  var list = Array(repeating: false, count: 100)  // this is the data

  init(_ conduit: Conduit, in container: UIView) {
    self.tableView = UITableView(container: container, updateScheduler: UpdateScheduler())
    self.conduit = conduit
    self.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var config = Config()
    config.isOn = list[indexPath.row]
    switch conduit {
    case .delegate:
      config.delegate = self
    case .closure:
      config.isOnChanged = { [weak self] isOn, v in
        if let cell = v.next(ofType: UITableViewCell.self) {
          if let ip = self?.tableView.indexPath(for: cell) {
            self?.list[ip.row] = isOn
          }
        }
      }
    }
    cell.contentConfiguration = config
    return cell
  }
}

extension SwitchTable: SwitchListener {
  func switchChangedTo(_ newValue: Bool, sender: UIView) {
    if let cell = sender.next(ofType: UITableViewCell.self) {
      if let ip = self.tableView.indexPath(for: cell) {
        self.list[ip.row] = newValue
      }
    }
  }
}
