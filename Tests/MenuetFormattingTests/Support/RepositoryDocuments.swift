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

  static let samples = documents(in: "Samples")
  /// Those that are well-formed.
  static let all = files.filter { !broken.contains($0.name) }
  /// Those that show what is not.
  private static let broken = [
    "AsWritten/Reminders.menuet.xml", "doctype-forbidden, failing", "xml-syntax, failing",
  ]
  private static let files =
    samples + ["Tests/Precision", "Tests/Goldens", "Sources/Menuet"].flatMap(documents) + examples

  private static func documents(in folder: String) -> [Entry] {
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
