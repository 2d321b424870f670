import CellConstraints
import CellHosting
import CellTestSupport
import Foundation

extension Screen {
  /// Rows of settings, contacts and messages.
  static let rows: [Screen] = [
    Screen("pinned label", 320, 44, [rect(16, 12, 288, 20)]) { root in
      let label = Words(10)
      root.add(label)
      label.pin(to: root, top: 12, leading: 16, bottom: 12, trailing: 16)
      return [label]
    },
    Screen("wrapped label", 320, 64, [rect(16, 12, 288, 40)]) { root in
      let label = Words(40)
      root.add(label)
      label.pin(to: root, top: 12, leading: 16, bottom: 12, trailing: 16)
      return [label]
    },
    Screen("icon and title", 320, 42, [rect(16, 9, 24, 24), rect(52, 11, 252, 20)]) { root in
      let (icon, title) = (Box(24, 24), Words(8))
      root.add(icon, title)
      icon.pin(to: root, leading: 16)
      title.pin(to: root, top: 11, bottom: 11, trailing: 16)
      LayoutConstraint.activate([
        icon.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
        icon.widthAnchor.constraint(equalToConstant: 24),
      ])
      return [icon, title]
    },
    contact(
      "contact", avatar: 40, height: 62,
      [rect(16, 11, 40, 40), rect(68, 10, 236, 20), rect(68, 32, 236, 20)]),
    contact(
      "contact with a large picture", avatar: 60, height: 76,
      [rect(16, 8, 60, 60), rect(88, 10, 216, 20), rect(88, 32, 216, 20)]),
    value("value", 5, 4, [rect(16, 12, 50, 20), rect(264, 12, 40, 20)]),
    value("value that gives way", 20, 20, [rect(16, 12, 200, 20), rect(224, 12, 80, 20)]),
    Screen("switch", 320, 48, [rect(8, 14, 60, 20), rect(261, 8, 51, 32)]) { root in
      let (title, toggle) = (Words(6), Box(51, 32))
      root.add(title, toggle)
      title.pin(to: root.layoutMarginsGuide, leading: 0)
      toggle.pin(to: root.layoutMarginsGuide, top: 0, bottom: 0, trailing: 0)
      LayoutConstraint.activate([
        title.centerYAnchor.constraint(equalTo: toggle.centerYAnchor),
        title.trailingAnchor.constraint(lessThanOrEqualTo: toggle.leadingAnchor, constant: -8),
      ])
      return [title, toggle]
    },
    Screen("separator", 320, 44, fits: false, [rect(16, 12, 60, 20), rect(16, 43, 304, 1)]) {
      root in
      let (title, line) = (Words(6), CellView())
      root.add(title, line)
      title.pin(to: root, leading: 16)
      line.pin(to: root, bottom: 0, trailing: 0)
      LayoutConstraint.activate([
        title.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        line.heightAnchor.constraint(equalToConstant: 1),
      ])
      return [title, line]
    },
    bubble("long message", 30, height: 68, [rect(60, 4, 248, 60), rect(10, 10, 228, 40)]),
    bubble("short message", 5, height: 48, [rect(238, 4, 70, 40), rect(10, 10, 50, 20)]),
    Screen("card", 320, 76, [rect(16, 16, 288, 44), rect(12, 12, 264, 20)]) { root in
      let (card, label) = (CellView(), Words(5))
      root.add(card)
      card.add(label)
      card.pin(to: root, top: 16, leading: 16, bottom: 16, trailing: 16)
      label.pin(to: card, top: 12, leading: 12, bottom: 12, trailing: 12)
      return [card, label]
    },
    title(at: 320, [rect(0, 0, 40, 40), rect(60, 10, 200, 20)]),
    title(at: 280, [rect(0, 0, 40, 40), rect(48, 10, 200, 20)]),
    Screen("photo with a caption", 300, 186, [rect(0, 0, 300, 150), rect(8, 158, 284, 20)]) {
      root in
      let (photo, caption) = (CellView(), Words(5))
      root.add(photo, caption)
      photo.pin(to: root, top: 0, leading: 0, trailing: 0)
      caption.pin(to: root, leading: 8, bottom: 8, trailing: 8)
      LayoutConstraint.activate([
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5),
        caption.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 8),
      ])
      return [photo, caption]
    },
  ]

  private static func contact(
    _ name: String, avatar size: CGFloat, height: CGFloat, _ frames: [CGRect]
  ) -> Screen {
    Screen(name, 320, height, frames) { root in
      let (avatar, title, subtitle) = (CellView(), Words(10), Words(12))
      root.add(avatar, title, subtitle)
      avatar.pin(to: root, leading: 16)
      title.pin(to: root, top: 10, trailing: 16)
      subtitle.pin(to: title, leading: 0, trailing: 0)
      LayoutConstraint.activate([
        avatar.widthAnchor.constraint(equalToConstant: size),
        avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
        avatar.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        avatar.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 8),
        title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
        subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
        subtitle.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -10),
      ])
      return [avatar, title, subtitle]
    }
  }

  private static func value(
    _ name: String, _ title: Int, _ value: Int, _ frames: [CGRect]
  ) -> Screen {
    Screen(name, 320, 44, fits: false, frames) { root in
      let (title, value) = (Words(title, wraps: false), Words(value, wraps: false))
      root.add(title, value)
      title.pin(to: root, leading: 16)
      value.pin(to: root, trailing: 16)
      title.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
      LayoutConstraint.activate([
        title.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
        value.leadingAnchor.constraint(
          greaterThanOrEqualToSystemSpacingAfter: title.trailingAnchor, multiplier: 1),
      ])
      return [title, value]
    }
  }

  private static func bubble(
    _ name: String, _ count: Int, height: CGFloat, _ frames: [CGRect]
  ) -> Screen {
    Screen(name, 320, height, frames) { root in
      let (bubble, label) = (CellView(), Words(count))
      root.add(bubble)
      bubble.add(label)
      bubble.pin(to: root, top: 4, bottom: 4, trailing: 12)
      label.pin(to: bubble, top: 10, leading: 10, bottom: 10, trailing: 10)
      bubble.leadingAnchor.constraint(
        greaterThanOrEqualTo: root.leadingAnchor, constant: 60
      ).isActive = true
      return [bubble, label]
    }
  }

  /// A title in the middle of the view, unless the button takes the space.
  private static func title(at width: CGFloat, _ frames: [CGRect]) -> Screen {
    Screen("title in \(Int(width)) points", width, 40, frames) { root in
      let (button, title) = (Box(40, 40), Words(20, wraps: false))
      root.add(button, title)
      button.pin(to: root, top: 0, leading: 0, bottom: 0)
      let middle = title.centerXAnchor.constraint(equalTo: root.centerXAnchor)
      middle.priority = .defaultHigh - 1
      LayoutConstraint.activate([
        middle, title.centerYAnchor.constraint(equalTo: button.centerYAnchor),
        title.leadingAnchor.constraint(
          greaterThanOrEqualTo: button.trailingAnchor, constant: 8),
        title.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
        button.widthAnchor.constraint(equalToConstant: 40),
      ])
      return [button, title]
    }
  }
}
