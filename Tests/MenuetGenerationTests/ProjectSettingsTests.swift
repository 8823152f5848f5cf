import Foundation
import Menuet
import MenuetGeneration
import MenuetModel
import Testing

/// Generated code in a new project of Xcode: there everything is of the main actor that says nothing else,
/// a file sees what it imports itself, and `any` is written before each protocol that is a type.
@Suite struct ProjectSettingsTests {
  /// The documents of the samples and of the constructs, which show everything; of several with one name
  /// the first.
  private static let documents: [URL] = {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return ["Samples", "Tests/Goldens/Constructs"].flatMap { folder in
      let paths = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      return (paths?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".menuet.xml") && !$0.hasPrefix("NotesApp/") }.sorted()
        .map { root.appendingPathComponent(folder).appendingPathComponent($0) }
    }
  }()

  @Test(arguments: Framework.allCases)
  func `code compiles whatever is isolated by itself`(_ framework: Framework) throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    var files: [String: URL] = [:]
    for document in Self.documents {
      var compilation = Compiler().compile(
        Array(try Data(contentsOf: document)), path: document.path)
      guard let name = compilation.document?.name, files[name] == nil,
        let code = compilation.swift(framework: framework, access: .public)
      else { continue }
      files[name] = try tools.write(code, "\(name).swift")
    }
    #expect(files.count > 12)
    let sorted = files.sorted { $0.key < $1.key }.map(\.value)
    expectNone(try tools.typecheckIsolated(sorted, for: framework))
  }
}
