import Menuet
import MenuetGeneration
import MenuetModel
import MenuetSource
import MenuetTool
import MenuetTranslation

/// `menuet init`: writes a first document with its settings and its String Catalog.
struct InitVerb: Verb {
  static let info = VerbInfo(
    name: "init", summary: "writes a first document, its settings and its String Catalog",
    operand: .none,
    options: [.appName, .startPlatforms, .startFramework, .outputFolder, .help],
    notes: [
      "Writes NAME.menuet.xml, \(Configuration.fileName) and \(StarterDocument.catalogName): all of"
        + " them, or none where the folder has one of them or a document already. Nothing is"
        + " overwritten."
    ],
    examples: ["init", "init --app Notes --platforms ipados,macos"])

  private let folder: String
  private let name: String
  private let platforms: [Platform]
  private let framework: Framework

  init(_ arguments: Arguments) throws(UsageError) {
    if let word = arguments.operands.first { throw .operandUnexpected(word) }
    folder = arguments[.outputFolder] ?? "."
    guard let name = arguments[.appName] ?? Self.name(of: folder) else {
      throw .optionNeeds(Self.info.name, needed: [CommandOption.appName.usage])
    }
    self.name = name
    platforms = arguments.words(.startPlatforms, as: Platform.self) ?? [.ios, .ipados, .macos]
    framework =
      arguments.word(.startFramework, as: Framework.self)
      ?? Self.framework(for: platforms)
  }

  /// UIKit where it is, else AppKit; watches and televisions have values alone.
  private static func framework(for platforms: [Platform]) -> Framework {
    if platforms == [.macos] { return .appkit }
    return platforms.contains { Framework.uikit.platforms.contains(PlatformSet($0)) }
      ? .uikit : .none
  }

  /// The name of a folder as a type of Swift has it; `nil` where nothing is left of it.
  private static func name(of folder: String) -> String? {
    // A folder that is yet to be made has its name all the same.
    let path = FileSystem.realPath(folder) ?? folder
    let name = typeName(Path.name(of: path))
    return name.isEmpty ? nil : name
  }

  /// A text with a capital at each word, without what stands in no name.
  private static func typeName(_ text: String) -> String {
    let isInNames = { (character: Character) in
      character.isASCII && (character.isLetter || character.isNumber)
    }
    let words = text.drop { !isInNames($0) || $0.isNumber }.split { !isInNames($0) }
    return words.map { $0.prefix(1).uppercased() + String($0.dropFirst()) }.joined()
  }

  func run(in session: Session) throws(UsageError) {
    let document = StarterDocument(name: name, platforms: platforms)
    let files = NewFiles(
      folder: folder,
      files: [
        ("\(name).menuet.xml", Array(document.text.utf8)),
        (Configuration.fileName, Array(settings.utf8)),
        (StarterDocument.catalogName, try catalog(of: document)),
      ])
    do throws(Failure) {
      let obstacles = try files.obstacles { $0.hasSuffix(DocumentSearch.suffix) }
      for obstacle in obstacles { session.complain(obstacle) }
      guard obstacles.isEmpty else { return }
      try files.write()
    } catch {
      return session.complain(error)
    }
    for file in files.files { session.streams.output.write("wrote \(files.path(file.name))\n") }
    let path = ShellWord.quoted(files.path(files.files[0].name))
    session.streams.output.write("next: menuet render --format text \(path)\n")
  }

  private var settings: String {
    """
    {
      "framework": "\(framework.rawValue)",
      "access": "internal",
      "rules": {},
      "thresholds": {}
    }

    """
  }

  /// The catalog of the document, which is compiled to find out whether its name can be one.
  private func catalog(of document: StarterDocument) throws(UsageError) -> [UInt8] {
    let compilation = Compiler().compile(Array(document.text.utf8), path: "")
    if let error = compilation.findings.first(where: { $0.severity > .note }) {
      throw .appNameInvalid(error.message, name: suggestedName)
    }
    let fitting = framework.platforms
    if !document.platforms.contains(where: { fitting.contains(PlatformSet($0)) }) {
      throw .frameworkUnfit(framework.rawValue, for: fitting.description)
    }
    var file = CatalogFile(sourceLanguage: "en")
    var changes = CatalogChanges()
    let texts = compilation.resolved?.texts(for: FrameworkSet(framework)) ?? []
    file.complete(with: texts, &changes)
    return file.bytes
  }

  /// A name that can be one, for who gave another.
  private var suggestedName: String {
    let name = Self.typeName(name)
    if name.isEmpty { return "MyApp" }
    return name == self.name || SwiftName.isNameOfFramework(name)
      ? SwiftName.documentName(inPlaceOf: name) : name
  }
}
