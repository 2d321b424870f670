import CellConstraints
import CellHosting

let (view, subview) = (CellView(), CellView())
view.addSubview(subview)
subview.translatesAutoresizingMaskIntoConstraints = false
LayoutConstraint.activate([
  subview.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  subview.widthAnchor.constraint(equalToConstant: 44),
])
view.layoutIfNeeded()
print(subview.frame)
