import CellConfiguration

extension ConfigurableView {
  func setFlag(_ flag: ConfigurationStateFlags, _ isSet: Bool) {
    if isSet { flags.insert(flag) } else { flags.remove(flag) }
  }
}
