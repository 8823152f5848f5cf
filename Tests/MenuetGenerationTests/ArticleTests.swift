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
  /// The articles with code, as paths in the repository.
  static let articles =
    [
      "AUIKitAppInTenMinutes", "AnAppKitAppInTenMinutes", "ASwiftUIAppInTenMinutes",
      "AnAppWithoutAFramework", "SeveralDocumentsSeveralHandlers",
    ].map { "Sources/Menuet/Menuet.docc/\($0).md" } + ["README.md"]

  @Test(arguments: articles) func theCodeOfAnArticleCompiles(_ name: String) throws {
    let article = try Article(path: name)
    #expect(!article.documents.isEmpty && !article.files.isEmpty)
    let used = article.files.flatMap { article.documents(of: $0).map(\.name) }
    #expect(Set(article.documents.map(\.name)).subtracting(used) == [])
    for program in try article.programs {
      let tools = try SwiftTools()
      defer { tools.clean() }
      let files = try program.files.map { try tools.write($0.bytes, $0.name) }
      let messages =
        switch program.framework {
        case _ where program.isOfExtension: try tools.typecheckSocial(files)
        case .uikit: try tools.typecheckUIKit(files)
        case .appkit: try tools.typecheckAppKit(files)
        case .none: try tools.typecheck(files)
        case .swiftui: try tools.typecheckSwiftUI(files)
        }
      expectNone(messages, "\(name), \(files.map(\.lastPathComponent)):")
      expectNone(try tools.lint(try #require(files.last)), name)
    }
  }
}

/// The blocks of code of an article.
struct Article {
  private(set) var documents: [Document] = []
  private(set) var files: [File] = []

  /// Code that compiles together: the article's own last.
  struct Program {
    let framework: Framework
    let isOfExtension: Bool
    let files: [(name: String, bytes: [UInt8])]
    let documents: [Document]
  }

  /// The programs that the article shows, one a file.
  var programs: [Program] {
    get throws {
      try files.map { file in
        let documents = documents(of: file)
        let generated = try documents.flatMap { try $0.swift(for: file) }
        return Program(
          framework: file.framework, isOfExtension: file.isOfExtension,
          files: generated + [("App.swift", Array(file.code.utf8))], documents: documents)
      }
    }
  }

  /// The documents whose types a file names.
  func documents(of file: File) -> [Document] { documents.filter { file.names($0) } }

  struct Document {
    let name: String
    let text: String

    /// The least versions that it names, by platforms.
    var minimum: [String: String] {
      let written = text.matches(of: /min-(\w+)="([0-9.]+)"/)
      return Dictionary(written.map { (String($0.1), String($0.2)) }) { first, _ in first }
    }

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
