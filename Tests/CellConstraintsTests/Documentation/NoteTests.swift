import CellConfiguration
import CellConstraints
import CellHosting
import CellTestSupport
import Foundation
import Testing

/// The code of the article on constraints and of comments.
@MainActor
struct NoteTests {
  @Test("A card with a label")
  func card() {
    let view = CellView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    let (card, label) = (CellView(), Words(5))
    view.addSubview(card)
    card.addSubview(label)
    card.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
    ])
    label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12).isActive = true
    label.centerYAnchor.constraint(equalTo: card.centerYAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 8, y: 8, width: 304, height: 44))
    #expect(label.frame == CGRect(x: 12, y: 12, width: 50, height: 20))
  }

  @Test("A row of an icon and texts in a stack")
  func row() {
    let (icon, title, message) = (Box(24, 24), Words(5), Words(40))
    let texts = StackView(arrangedSubviews: [title, message])
    texts.axis = .vertical
    texts.spacing = 2
    let row = StackView(arrangedSubviews: [icon, texts])
    row.alignment = .center
    row.spacing = 12
    let size = row.systemLayoutSizeFitting(
      CGSize(width: 236, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height == 62)  // 20 + 2 + two lines of 20
  }

  @Test("Problems are found in a test")
  func problems() {
    let view = CellView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    let label = Words(5)
    view.add(label)
    label.pin(to: view, top: 8, leading: 8, trailing: 8)
    #expect(view.constraintProblems == [])
  }
}
