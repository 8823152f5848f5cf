import Foundation
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct WatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a", to: "A.menuet.xml")
    try folder.write("other", to: "Other.strings")
  }

  private func watch(_ operands: String...) throws -> FileWatch {
    FileWatch(
      try DocumentOptions(
        try ArgumentParser(verb: "render", options: RenderVerb.info.allOptions).parse(operands),
        verb: RenderVerb.info))
  }

  /// Changes a file as soon as somebody waits for that.
  private func later(_ change: @escaping @Sendable () throws -> Void) {
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.2)
      try? change()
    }
  }

  @Test(.timeLimit(.minutes(1))) func aChangeEndsTheWait() throws {
    let (file, other) = (folder["A.menuet.xml"], folder["Other.strings"])
    var document = try watch(file)
    Thread.sleep(forTimeInterval: 0.05)
    later { try Data("changed".utf8).write(to: URL(fileURLWithPath: file)) }
    document.wait(others: [])
    var catalog = try watch(file)
    later { try Data("changed".utf8).write(to: URL(fileURLWithPath: other)) }
    catalog.wait(others: [other])
    var tree = try watch(folder.path)
    let new = folder["B.menuet.xml"]
    later { try Data("b".utf8).write(to: URL(fileURLWithPath: new)) }
    tree.wait(others: [])
  }

  /// A file that changes while it is drawn is drawn again.
  @Test(.timeLimit(.minutes(1))) func nothingIsLostBetweenReadingAndWaiting() throws {
    var watch = try watch(folder["A.menuet.xml"])
    Thread.sleep(forTimeInterval: 0.05)
    try folder.write("changed", to: "A.menuet.xml")
    watch.wait(others: [])
  }

  @Test func standardInputIsNotWatched() {
    #expect(menuet(["render", "--watch", "-"], input: Array(Sample.clean.utf8)).code == 2)
  }
}
