import Foundation
import Menuet
import MenuetModel
import MenuetSource

/// The documents of the repository: samples, fixtures of tests, pictures of the documentation, and the
/// examples of every rule.
enum RepositoryDocuments {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  struct Entry: Sendable {
    let name: String
    let text: [UInt8]
  }

  static let samples = files(in: "Samples")
  static let all =
    samples + ["Tests/Precision", "Tests/Goldens", "Sources/Menuet"].flatMap(files) + examples

  private static func files(in folder: String) -> [Entry] {
    let url = root.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".menuet.xml") || $0 == "Builds/Commands/Bookmarks.xml" }
      .sorted().compactMap { name in
        guard let data = try? Data(contentsOf: url.appending(path: name)) else { return nil }
        return Entry(name: name, text: Array(data))
      }
  }

  private static let examples = RuleCatalog.rules.flatMap { info in
    [("failing", info.failing), ("passing", info.passing)].map { kind, example in
      let text = example.replacing("§", with: "")
      let whole =
        text.contains("<menuet")
        ? text : "<menuet xmlns=\"urn:menuet:1\" name=\"Example\">\n\(text)\n</menuet>\n"
      return Entry(name: "\(info.id.rawValue), \(kind)", text: Array(whole.utf8))
    }
  }
}
