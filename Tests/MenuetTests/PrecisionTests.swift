import Foundation
import Menuet
import Testing

/// Documents of real apps, written as good engineers write them: what a rule says of one of them is
/// a false alarm.
@Suite struct PrecisionTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Precision")

  /// The names of the documents; the folder is read, so that a new one is a case by being there.
  private static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".menuet.xml") }.sorted()
  }()

  @Test func thereAreTwenty() {
    #expect(Self.names.count >= 20)
  }

  @Test(arguments: names) func documentHasNoFindings(_ name: String) throws {
    let bytes = Array(try Data(contentsOf: Self.folder.appending(path: name)))
    let compilation = Compiler().validate(bytes, path: name)
    let first = compilation.diagnostics.first { $0.severity != .note }
    #expect(
      first == nil,
      "\(name):\(first?.line ?? 0): \(first?.message ?? "") [\(first?.rule ?? "")]")
  }
}
