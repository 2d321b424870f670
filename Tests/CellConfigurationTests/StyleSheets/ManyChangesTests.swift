import AllocationCounter
import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// Many changes of a style sheet, made at once.
struct ManyChangesTests {
  private static let isCounting = heap_allocations_of_thread() >= 0

  /// How often a block asks for memory, once its lazy tables are filled.
  private func allocations(_ block: () -> StyleSheet) -> Int {
    _ = block()
    let before = heap_allocations_of_thread()
    _ = block()
    return heap_allocations_of_thread() - before
  }

  @Test("Changing many styles at once equals changing them one by one")
  func sameSheet() {
    let atOnce = StyleSheet.iOS26.changing {
      $0.changeContent(of: [.cell, .subtitleCell]) { $0.textProperties.color = .systemIndigo }
      $0.changeContent(of: [.cell], when: .selected) { $0.textProperties.color = .white }
      $0.changeBackground(of: [.listGroupedCell], when: .selected) {
        $0.backgroundColor = .systemIndigo
      }
      $0.changeContent(of: [.cell]) { $0.textProperties.color = .label }
    }
    let oneByOne = StyleSheet.iOS26
      .changing {
        $0.changeContent(of: [.cell, .subtitleCell]) { $0.textProperties.color = .systemIndigo }
      }
      .changing {
        $0.changeContent(of: [.cell], when: .selected) { $0.textProperties.color = .white }
      }
      .changing {
        $0.changeBackground(of: [.listGroupedCell], when: .selected) {
          $0.backgroundColor = .systemIndigo
        }
      }
      .changing { $0.changeContent(of: [.cell]) { $0.textProperties.color = .label } }
    #expect(atOnce == oneByOne)
    for flags in StateSpace.combinations {
      func state(_ sheet: StyleSheet) -> CellConfigurationState {
        CellConfigurationState(flags, TraitCollection { $0.styleSheet = sheet })
      }
      for subject in ContentUnderTest.factories {
        let fresh = subject.make()
        #expect(fresh.updated(for: state(atOnce)) == fresh.updated(for: state(oneByOne)))
      }
      for subject in BackgroundUnderTest.factories {
        let fresh = subject.make()
        #expect(fresh.updated(for: state(atOnce)) == fresh.updated(for: state(oneByOne)))
      }
    }
  }

  @Test("Changing a collection of styles equals changing each of them")
  func collections() {
    func paint(_ content: inout ListContentConfiguration) { content.textProperties.color = .red }
    func round(_ background: inout BackgroundConfiguration) { background.cornerRadius = 3 }
    #expect(
      StyleSheet.iOS26.changing { $0.changeContent(of: [.cell, .header], when: .selected, paint) }
        == .iOS26.changing {
          $0.changeContent(of: [.cell], when: .selected, paint)
          $0.changeContent(of: [.header], when: .selected, paint)
        })
    #expect(
      StyleSheet.iOS26.changing { $0.changeContent(of: Set([.cell]), when: .focused, paint) }
        == .iOS26.changing { $0.changeContent(of: [.cell], when: .focused, paint) })
    #expect(
      StyleSheet.iOS26.changing { $0.changeBackground(of: [.clear, .listCell], round) }
        == .iOS26.changing {
          $0.changeBackground(of: [.clear], round)
          $0.changeBackground(of: [.listCell], round)
        })
    let all = StyleSheet.iOS26.changing {
      $0.changeContent(of: ListContentConfiguration.Style.allCases, paint)
      $0.changeBackground(of: BackgroundConfiguration.Style.allCases, when: .focused, round)
    }
    #expect(
      all
        == .iOS26.changing { $0.changeContent(of: ListContentConfiguration.Style.allCases, paint) }
        .changing {
          $0.changeBackground(of: BackgroundConfiguration.Style.allCases, when: .focused, round)
        })
    let state = CellConfigurationState([.focused], TraitCollection { $0.styleSheet = all })
    for style in ListContentConfiguration.Style.allCases {
      let content = ListContentConfiguration(style: style).updated(for: state)
      #expect(content.textProperties.color == .red)
    }
    for style in BackgroundConfiguration.Style.allCases {
      #expect(BackgroundConfiguration(style: style).updated(for: state).cornerRadius == 3)
    }
  }

  @Test("Changes made together read the values of the original style sheet")
  func reading() {
    let sheet = StyleSheet.iOS26.changing {
      $0.changeContent(of: [.cell]) { $0.imageToTextPadding += 4 }
      $0.changeContent(of: [.cell]) {
        #expect($0.imageToTextPadding == 16)
        $0.imageToTextPadding += 1
      }
    }
    let state = CellConfigurationState([], TraitCollection { $0.styleSheet = sheet })
    #expect(ListContentConfiguration.cell().updated(for: state).imageToTextPadding == 17)
    #expect(StyleSheet.iOS26.changing { _ in } == .iOS26)
  }

  @Test("Two hundred changes made together compute the looks once", .enabled(if: isCounting))
  func cost() {
    let styles = [ListContentConfiguration.Style.cell]
    func changes(_ count: Int) -> Int {
      allocations {
        .iOS26.changing {
          for number in 0..<count {
            $0.changeContent(of: styles) { $0.imageToTextPadding = CGFloat(number) }
          }
        }
      }
    }
    // What a change allocates itself; computing the looks takes about 90 allocations, and in debug
    // builds thousands.
    let further = (changes(200) - changes(1)) / 199
    #if DEBUG
      #expect(further <= 170)
    #else
      #expect(further <= 5)
    #endif
  }

  @Test("Changing the name or metrics of a style sheet computes no looks", .enabled(if: isCounting))
  func cheapChanges() {
    let sheet = StyleSheet.iOS26.changing { $0.changeContent(of: [.cell]) { $0.alpha = 0.5 } }
    #expect(allocations { sheet.renamed(to: "Other") } < 50)
    #expect(allocations { sheet.changing { $0.metrics.symbols.height = 1 } } < 50)
  }

  @Test("Assigning content in one of many changes stops the program")
  func contentInChanges() async {
    await #expect(processExitsWith: .failure) {
      _ = StyleSheet.iOS26.changing { $0.changeContent(of: [.cell]) { $0.text = "Default" } }
    }
  }
}
