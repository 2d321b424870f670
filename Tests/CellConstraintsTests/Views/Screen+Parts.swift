import CellConstraints
import CellHosting
import CellTestSupport
import Foundation

extension Screen {
  static let all = rows + parts

  /// Parts of content views: columns, bars, badges and guides.
  static let parts: [Screen] = [
    Screen("badge", 100, 60, fits: false, [rect(40, 20, 20, 20)]) { root in
      let badge = Box(20, 20)
      root.add(badge)
      badge.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
      badge.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
      return [badge]
    },
    Screen(
      "equal columns", 300, 50, fits: false,
      [rect(0, 0, 100, 50), rect(100, 0, 100, 50), rect(200, 0, 100, 50)]
    ) { root in
      let columns = [CellView(), CellView(), CellView()]
      for (index, column) in columns.enumerated() {
        root.add(column)
        column.pin(to: root, top: 0, bottom: 0)
        column.widthAnchor.constraint(equalTo: columns[0].widthAnchor).isActive = true
        column.leadingAnchor.constraint(
          equalTo: index == 0 ? root.leadingAnchor : columns[index - 1].trailingAnchor
        ).isActive = true
      }
      columns[2].pin(to: root, trailing: 0)
      return columns
    },
    Screen("progress", 200, 4, fits: false, [rect(0, 0, 50, 4)]) { root in
      let bar = CellView()
      root.add(bar)
      bar.pin(to: root, top: 0, leading: 0, bottom: 0)
      bar.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25).isActive = true
      return [bar]
    },
    limitedCard(in: 320, rect(60, 8, 200, 40)),
    limitedCard(in: 200, rect(16, 8, 168, 40)),
    Screen("optional height", 100, 60, fits: false, [rect(16, 8, 68, 44)]) { root in
      let photo = CellView()
      root.add(photo)
      photo.pin(to: root, top: 8, leading: 16, bottom: 8, trailing: 16)
      let height = photo.heightAnchor.constraint(equalToConstant: 100)
      height.priority = LayoutPriority(999)
      height.isActive = true
      return [photo]
    },
    Screen("least height", 100, 44, [rect(0, 0, 100, 44)]) { root in
      let label = Words(3)
      root.add(label)
      label.pin(to: root, top: 0, leading: 0, bottom: 0, trailing: 0)
      label.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      return [label]
    },
    Screen(
      "system spacing", 200, 56, fits: false,
      [rect(0, 0, 30, 20), rect(46, 0, 40, 20), rect(46, 28, 50, 20)]
    ) { root in
      let (a, b, c) = (Words(3), Words(4), Words(5))
      root.add(a, b, c)
      a.pin(to: root, top: 0, leading: 0)
      b.pin(to: root, top: 0)
      LayoutConstraint.activate([
        b.leadingAnchor.constraint(
          equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
        c.leadingAnchor.constraint(equalTo: b.leadingAnchor),
        c.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1),
      ])
      return [a, b, c]
    },
    Screen("guide as a space", 200, 20, fits: false, [rect(0, 0, 30, 20), rect(70, 0, 30, 20)]) {
      root in
      let (a, b, guide) = (Words(3), Words(3), LayoutGuide())
      root.add(a, b)
      root.addLayoutGuide(guide)
      a.pin(to: root, top: 0, leading: 0)
      b.pin(to: root, top: 0)
      LayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        guide.trailingAnchor.constraint(equalTo: b.leadingAnchor),
        guide.widthAnchor.constraint(equalToConstant: 40),
      ])
      return [a, b]
    },
    Screen("equal guides", 320, 20, [rect(110, 0, 100, 20)]) { root in
      let (box, left, right) = (Box(100, 20), LayoutGuide(), LayoutGuide())
      root.add(box)
      root.addLayoutGuide(left)
      root.addLayoutGuide(right)
      box.pin(to: root, top: 0, bottom: 0)
      LayoutConstraint.activate([
        left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        left.trailingAnchor.constraint(equalTo: box.leadingAnchor),
        right.leadingAnchor.constraint(equalTo: box.trailingAnchor),
        right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        left.widthAnchor.constraint(equalTo: right.widthAnchor),
      ])
      return [box]
    },
    Screen("first baselines", 200, 40, [rect(0, 0, 60, 40), rect(68, 16, 30, 20)]) { root in
      let (large, small) = (Words(3, scale: 2), Words(3))
      root.add(large, small)
      large.pin(to: root, top: 0, leading: 0, bottom: 0)
      LayoutConstraint.activate([
        small.leadingAnchor.constraint(equalTo: large.trailingAnchor, constant: 8),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      ])
      return [large, small]
    },
    Screen("last baselines", 200, 60, [rect(0, 0, 100, 60), rect(110, 40, 30, 20)]) { root in
      let (label, button) = (Words(30), Words(3))
      root.add(label, button)
      label.pin(to: root, top: 0, leading: 0, bottom: 0)
      LayoutConstraint.activate([
        label.widthAnchor.constraint(equalToConstant: 100),
        button.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
        button.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
      ])
      return [label, button]
    },
    Screen("view that code places", 200, 50, fits: false, isMirrored: false, [rect(70, 15, 40, 20)])
    {
      root in
      let (fixed, label) = (CellView(frame: rect(10, 10, 50, 30)), Words(4))
      root.addSubview(fixed)
      root.add(label)
      label.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 10).isActive = true
      label.centerYAnchor.constraint(equalTo: fixed.centerYAnchor).isActive = true
      return [label]
    },
    Screen("hugging", 200, 20, [rect(0, 0, 50, 20), rect(60, 0, 140, 20)]) { root in
      let (a, b) = (Words(5), Words(5))
      root.add(a, b)
      a.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      a.pin(to: root, top: 0, leading: 0, bottom: 0)
      b.pin(to: root, top: 0, bottom: 0, trailing: 0)
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10).isActive = true
      return [a, b]
    },
    Screen("fraction of an edge", 100, 60, fits: false, [rect(20, 20, 10, 20)]) { root in
      let dot = Box(10, 20)
      root.add(dot)
      LayoutConstraint.activate([
        LayoutConstraint(
          item: dot, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .bottom,
          multiplier: 0.5, constant: 0),
        LayoutConstraint(
          item: dot, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing,
          multiplier: 0.2, constant: 0),
      ])
      return [dot]
    },
    Screen("readable width", 1000, 36, [rect(164, 8, 672, 20)]) { root in
      let label = Words(5)
      root.add(label)
      label.pin(to: root.readableContentGuide, top: 0, leading: 0, bottom: 0, trailing: 0)
      return [label]
    },
  ]

  private static func limitedCard(in width: CGFloat, _ frame: CGRect) -> Screen {
    Screen("card in \(Int(width)) points", width, 56, fits: false, [frame]) { root in
      let card = CellView()
      root.add(card)
      card.pin(to: root, top: 8, bottom: 8)
      let fills = card.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -32)
      fills.priority = .defaultHigh
      LayoutConstraint.activate([
        fills, card.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
        card.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      ])
      return [card]
    }
  }
}
