import Foundation
import Menuet
import MenuetImport
import MenuetSource
import Testing

/// The foreign files of the tests.
enum Fixtures {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static let all = [
    "Base.lproj/Garden.storyboard", "res/menu/plants.xml", "beds.ui", "gardenui.rc", "window.ui",
    "ribbon.xml", "package.json",
  ]

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  /// The files beside a fixture.
  struct Files: SideFiles {
    let folder: URL

    init(of name: String) {
      folder = Fixtures.folder.appendingPathComponent(name).deletingLastPathComponent()
    }

    func read(_ path: String) -> [UInt8]? {
      (try? Data(contentsOf: folder.appendingPathComponent(path))).map { Array($0) }
    }

    func names(in path: String) -> [String] {
      let url = folder.appendingPathComponent(path)
      return ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }

    func remembered<Value: Sendable>(
      of folder: String, as name: String, _ make: () -> Value
    ) -> Value {
      make()
    }
  }

  /// The document of a fixture, which has no findings of its own.
  static func document(_ name: String, catalog: Bool = false) throws -> ImportedDocument {
    var sink = DiagnosticSink()
    let importer = Importer(for: .writing(hasCatalog: catalog))
    let result = importer.read(
      try bytes(name), path: folder.appendingPathComponent(name).path, beside: Files(of: name),
      into: &sink)
    #expect(sink.diagnostics.isEmpty)
    return try #require(result).document
  }

  /// The text of a document.
  static func text(_ name: String, catalog: Bool = false) throws -> String {
    String(decoding: try document(name, catalog: catalog).text, as: UTF8.self)
  }
}
