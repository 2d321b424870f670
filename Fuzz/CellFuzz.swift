import CellTestSupport
import Foundation

/// Runs a fuzz target: `CellFuzz TARGET`, followed by the arguments of libFuzzer.
///
/// libFuzzer starts the same program again for some of its work, and passes on its own arguments
/// only. The target is therefore in the environment from then on.
@main
struct CellFuzz {
  private static let variable = "CELL_FUZZ_TARGET"

  /// The target of this process, which never changes.
  static let target: FuzzTarget = {
    guard let name = ProcessInfo.processInfo.environment[variable],
      let target = FuzzTarget(rawValue: name)
    else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
      FileHandle.standardError.write(Data("CellFuzz: expected a target: \(names)\n".utf8))
      exit(2)
    }
    return target
  }()

  /// Whether every law is checked on every input, to reproduce a finding.
  private static let isThorough =
    ProcessInfo.processInfo.environment["CELL_FUZZ_THOROUGH"] != nil

  @MainActor
  static func main() {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    if CommandLine.arguments.dropFirst().first == "dictionary" {
      return print(DocumentDictionary.text, terminator: "")
    }
    if count > 1, let target = FuzzTarget(rawValue: CommandLine.arguments[1]) {
      setenv(variable, target.rawValue, 1)
      // The name of the program takes the place of the target's.
      arguments[1] = arguments[0]
      arguments += 1
      count -= 1
    }
    _ = target
    exit(
      runFuzzer(&count, &arguments) { bytes, count in
        let input = Array(UnsafeBufferPointer(start: bytes, count: count))
        MainActor.assumeIsolated { CellFuzz.check(input) }
        return 0
      })
  }

  /// Runs the target once, and stops the program if it breaks a law.
  @MainActor
  private static func check(_ input: [UInt8]) {
    let violations = target.violations(input, isThorough: isThorough)
    guard !violations.isEmpty else { return }
    FileHandle.standardError.write(Data((violations.joined(separator: "\n") + "\n").utf8))
    abort()
  }
}

/// libFuzzer's loop: calls a function with inputs until it is told to stop.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ run: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
