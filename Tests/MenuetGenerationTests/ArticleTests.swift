import Foundation
import Menuet
import MenuetGeneration
import MenuetModel
import Testing

/// The code of articles: what they show compiles as it stands there.
///
/// An `xml` block is a whole document. A `swift` block that begins with `import` begins a file, to
/// which the blocks after it belong; the import says for which framework the documents are compiled
/// that the file names; `Foundation` says that for none.
@Suite struct ArticleTests {
  @Test(arguments: [
    "AUIKitAppInTenMinutes", "AnAppKitAppInTenMinutes", "ASwiftUIAppInTenMinutes",
    "AnAppWithoutAFramework", "SeveralDocumentsSeveralHandlers",
  ])
  func theCodeOfAnArticleCompiles(_ name: String) throws {
    try expectCodeCompiles("Sources/Menuet/Menuet.docc/\(name).md")
  }

  @Test func theCodeOfTheReadMeCompiles() throws { try expectCodeCompiles("README.md") }

  private func expectCodeCompiles(_ name: String) throws {
    let article = try Article(path: name)
    #expect(!article.documents.isEmpty && !article.files.isEmpty)
    let used = article.files.map { file in article.documents.filter { file.names($0) } }
    let unused = article.documents.filter { document in
      !used.joined().contains { $0.name == document.name }
    }
    #expect(unused.map(\.name) == [])
    for (file, documents) in zip(article.files, used) {
      let tools = try SwiftTools()
      defer { tools.clean() }
      let own = try tools.write(file.code, "App.swift")
      let generated = try documents.flatMap { document in
        try document.swift(for: file).map { try tools.write($0.bytes, $0.name) }
      }
      let files = generated + [own]
      let messages =
        switch file.framework {
        case _ where file.isOfExtension: try tools.typecheckSocial(files)
        case .uikit: try tools.typecheckUIKit(files)
        case .appkit: try tools.typecheckAppKit(files)
        case .none: try tools.typecheck(files)
        default: try tools.typecheckSwiftUI(files)
        }
      expectNone(messages, "\(name), \(documents.map(\.name)):")
      expectNone(try tools.lint(own), name)
    }
  }
}

/// The blocks of code of an article.
private struct Article {
  private(set) var documents: [Document] = []
  private(set) var files: [File] = []

  struct Document {
    let name: String
    let text: String

    /// The generated files that belong to the target of a file, with their names.
    func swift(for file: File) throws -> [(name: String, bytes: [UInt8])] {
      var compilation = Compiler().compile(Array(text.utf8), path: "\(name).menuet.xml")
      let generated = compilation.swift(framework: file.framework, access: .internal)
      let found = compilation.diagnostics.filter { $0.severity != .note }
      #expect(found.isEmpty, "\(name): \(found.map(\.message))")
      guard file.isOfExtension else {
        return [("\(name)+Menuet.swift", try #require(generated))]
      }
      return compilation.extensionFiles(framework: file.framework, access: .internal)
        .filter { $0.ending.hasSuffix(".swift") }.map { (name + $0.ending, $0.bytes) }
    }
  }

  struct File {
    let framework: Framework
    fileprivate(set) var code: String

    /// Indicates whether it belongs to the target of an extension, where nothing of the app's is.
    var isOfExtension: Bool { code.contains("Extension.Principal") }

    func names(_ document: Document) -> Bool {
      code.split { !($0.isLetter || $0.isNumber) }.contains { $0.hasPrefix(document.name) }
    }
  }

  init(path: String) throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appending(path: path), encoding: .utf8)
    var language: Substring?
    var block: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let language { try add(block.joined(separator: "\n") + "\n", in: language) }
        language = language == nil ? line.dropFirst(3) : nil
        block = []
      } else {
        block.append(line)
      }
    }
    try #require(language == nil, "a block of code has no end")
  }

  private mutating func add(_ block: String, in language: Substring) throws {
    switch language {
    case "xml":
      let name = try #require(block.firstMatch(of: /<menuet [^>]*name="(\w+)"/), "\(block)")
      documents.append(Document(name: String(name.1), text: block))
    case "swift":
      if let framework = block.firstMatch(of: /^import (\w+)\n/) {
        let named =
          framework.1 == "Foundation"
          ? Framework.none : Framework.allCases.first { $0.displayName == framework.1 }
        files.append(File(framework: try #require(named, "\(block)"), code: block))
      } else {
        try #require(!files.isEmpty, "no block before this one imports a framework")
        files[files.count - 1].code += "\n" + block
      }
    default: break
    }
  }
}
