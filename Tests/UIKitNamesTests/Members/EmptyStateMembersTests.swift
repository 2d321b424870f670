import Testing
import UIKitNames

/// Every member of empty states that the table of members says is there, in use.
@MainActor
struct EmptyStateMembersTests {
  @Test("An empty state has its content, its properties and its buttons")
  func configuration() {
    var runs = 0
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "tray")
    empty.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    empty.imageProperties.tintColor = .systemRed
    empty.imageProperties.cornerRadius = 4
    empty.imageProperties.maximumSize = CGSize(width: 60, height: 60)
    empty.imageProperties.accessibilityIgnoresInvertColors = true
    empty.text = "No Mail"
    empty.textProperties.font = .preferredFont(forTextStyle: .headline)
    empty.textProperties.color = .label
    empty.textProperties.lineBreakMode = .byWordWrapping
    empty.textProperties.numberOfLines = 2
    empty.textProperties.adjustsFontSizeToFitWidth = false
    empty.textProperties.minimumScaleFactor = 0.5
    empty.textProperties.allowsDefaultTighteningForTruncation = true
    empty.secondaryText = "New messages appear here."
    empty.secondaryTextProperties.color = .secondaryLabel
    empty.attributedText = NSAttributedString(string: "No Mail", attributes: [.kern: 2])
    empty.secondaryAttributedText = NSAttributedString(string: "New messages appear here.")
    let text: NSAttributedString? = empty.attributedText
    #expect(text?.string == "No Mail")
    #expect(empty.text == nil && empty.secondaryText == nil)
    empty.button = .filled()
    empty.button.title = "Check Again"
    empty.buttonProperties.primaryAction = UIAction { _ in runs += 1 }
    empty.buttonProperties.isEnabled = true
    empty.buttonProperties.role = .primary
    empty.secondaryButton = .plain()
    empty.secondaryButtonProperties.isEnabled = false
    empty.background = .listGroupedCell()
    empty.alignment = .natural
    empty.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 8, bottom: 8, trailing: 8)
    empty.axesPreservingSuperviewLayoutMargins = .both
    empty.imageToTextPadding = 10
    empty.textToSecondaryTextPadding = 4
    empty.textToButtonPadding = 12
    empty.buttonToSecondaryButtonPadding = 6
    let content: any UIContentConfiguration = empty
    let view = content.makeContentView() as? UIContentUnavailableView
    #expect(type(of: empty.makeContentView()) == UIContentUnavailableView.self)
    view?.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    let frame = view?.contentLayout.buttonFrame ?? .zero
    view?.performAction(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(runs == 1)
    let action: UIAction? = empty.buttonProperties.primaryAction
    #expect(action != nil)
  }

  @Test("A state has what is searched for, and a view shows it")
  func view() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = "Blue"
    state[UIConfigurationStateCustomKey("badge")] = 1
    #expect(state[UIConfigurationStateCustomKey("badge")] as? Int == 1)
    #expect(state.traitCollection == UITraitCollection())
    let view = UIContentUnavailableView(configuration: .loading())
    view.configuration = UIContentUnavailableConfiguration.search().updated(for: state)
    #expect(view.unavailableConfiguration.text == "No Results for “Blue”")
    view.isScrollEnabled = true
    #expect(view.isScrollEnabled)
  }
}
