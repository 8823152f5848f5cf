import Foundation
import MenuetLayout
import MenuetModel
import Testing

@testable import MenuetGeneration

/// The files of share and action extensions: a controller that stands alone, and a property list.
@Suite struct ExtensionTests {
  private func files(
    _ document: Document, _ framework: Framework = .uikit, _ access: AccessLevel = .internal
  ) -> [ExtensionFile] {
    SwiftEmitter(
      framework: framework, access: access, toolVersion: "1.0", inputName: document.fileName
    ).emitExtensions(
      LaidOutDocument(document: document, context: LayoutContext(document: document)))
  }

  private typealias List = [String: Any]

  private func list(_ file: ExtensionFile) throws -> List {
    let list = try PropertyListSerialization.propertyList(from: Data(file.bytes), format: nil)
    return try #require(list as? List)
  }

  /// The dictionary by which the system knows the extension.
  private func entries(_ file: ExtensionFile) throws -> List {
    try #require(list(file)["NSExtension"] as? List)
  }

  private func rule(_ accepts: String) throws -> Any {
    var maker = DocumentMaker("Notes")
    maker.appExtension(.share, "post") {
      $0.accepts = accepts.split(separator: " ").map(String.init)
    }
    let file = try #require(files(maker.document).last)
    let attributes = try #require(entries(file)["NSExtensionAttributes"] as? List)
    return try #require(attributes["NSExtensionActivationRule"])
  }

  @Test func seededDocumentsOfHostileNamesTypeCheckAndAreReadBack() throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    var swift: [URL] = []
    var uses: [(platform: String, minimum: String, file: URL)] = []
    for seed in SeededDocument.seeds {
      let document = SeededDocument.hostileDocument(seed: UInt64(seed))
      let extensions = document.extensions
      let made = files(document)
      #expect(made.count == 2 * extensions.count)
      for (own, pair) in zip(extensions, stride(from: 0, to: made.count, by: 2)) {
        let file = try tools.write(made[pair].bytes, document.name + made[pair].ending)
        swift.append(file)
        let vision = document.platforms.contains(.visionos)
        uses.append(("iOS", "\(document.minimumVersions.ios.major).0", file))
        if vision { uses.append(("visionOS", "1.0", file)) }
        #expect(try list(made[pair + 1])["CFBundleDisplayName"] as? String == own.title)
        let name = try entries(made[pair + 1])["NSExtensionPrincipalClass"] as? String
        #expect(
          name?.hasPrefix("$(PRODUCT_MODULE_NAME)." + document.name) == true, "\(name ?? "")")
      }
    }
    #expect(swift.count > SeededDocument.seeds.count)
    let found = try tools.availability(uses, framework: "social")
    #expect(found == "", "\(found.split(separator: "\n").prefix(20).joined(separator: "\n"))")
    for batch in stride(from: 0, to: swift.count, by: 100) {
      let messages = try tools.typecheckSocial(
        Array(swift[batch..<min(batch + 100, swift.count)]))
      #expect(
        messages == "", "\(messages.split(separator: "\n").prefix(20).joined(separator: "\n"))")
    }
  }

  @Test func kindsWithCountsAreADictionary() throws {
    let rule = try #require(rule("text url:1 image:5 movie file web-page") as? List)
    #expect(rule["NSExtensionActivationSupportsText"] as? Bool == true)
    #expect(
      rule.compactMapValues { $0 as? Int }.filter { $0.key.hasSuffix("Count") } == [
        "NSExtensionActivationSupportsWebURLWithMaxCount": 1,
        "NSExtensionActivationSupportsImageWithMaxCount": 5,
        "NSExtensionActivationSupportsMovieWithMaxCount": 1_000,
        "NSExtensionActivationSupportsFileWithMaxCount": 1_000,
        "NSExtensionActivationSupportsWebPageWithMaxCount": 1_000,
      ])
  }

  @Test(arguments: ["com.adobe.pdf:2", "text:3 url", "image:1 image:2"])
  func whatTheKeysDoNotSayIsAPredicate(_ accepts: String) throws {
    let rule = try #require(rule(accepts) as? String)
    #expect(rule.hasPrefix("SUBQUERY(extensionItems, $item, $item.attachments.@count > 0 AND "))
    #expect(rule.hasSuffix(".@count == extensionItems.@count"))
    for word in accepts.split(separator: " ") {
      let content = AcceptedContent(String(word))
      #expect(rule.contains("UTI-CONFORMS-TO \"\(content.uniformType)\""))
      if let most = content.most { #expect(rule.contains(").@count <= \(most)")) }
    }
  }

  @Test func theHandlerHasAMethodForEachCommand() throws {
    var maker = DocumentMaker("Notes")
    maker.command("archive", "Archive")
    maker.command("file-later", "File Later")
    let items = ["archive", "file-later"].map { maker.item($0) }
    maker.appExtension(.action, "file-away") { $0.commands = items }
    maker.appExtension(.action, "stamp") { $0.returns = ["public.png"] }
    let made = files(maker.document).map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(made[0].contains("func archive(_ content: Content) async throws\n"))
    #expect(made[0].contains("func fileLater(_ content: Content) async throws\n"))
    #expect(made[2].contains("func stamp(_ content: Content) async throws -> [Returned]\n"))
  }

  /// The app has a method for a command of an extension only where it goes on with the work, or
  /// where something of its own offers the command.
  @Test(arguments: Framework.allCases)
  func theAppHasNoMethodForACommandOfAnExtensionAlone(_ framework: Framework) throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    var maker = DocumentMaker("Notes")
    maker.command("post", "Post")
    maker.command("upload", "Upload") { $0.traits.insert(.continuesInApp) }
    maker.command("archive", "Archive")
    let items = ["post", "upload", "archive"].map { maker.item($0) }
    maker.menu("more", maker.items("archive"))
    maker.appExtension(.action, "file-away") { $0.commands = items }
    let generated = try tools.write(
      SwiftEmitter(
        framework: framework, access: .internal, toolVersion: "1.0", inputName: "Notes.menuet.xml"
      ).emit(
        LaidOutDocument(
          document: maker.document, context: LayoutContext(document: maker.document))
      ).source, "Notes+Menuet.swift")
    let app = try tools.write(
      """
      @MainActor final class App: NotesActions {
        func upload() {}
        func archive() {}
      }
      """, "App.swift")
    let messages =
      switch framework {
      case .uikit: try tools.typecheckUIKit([generated, app])
      case .swiftui: try tools.typecheckSwiftUI([generated, app])
      case .appkit: try tools.typecheckAppKit([generated, app])
      case .none: try tools.typecheck(generated, app)
      }
    #expect(messages == "", "\(messages.prefix(2_000))")
    let text = try String(contentsOf: generated, encoding: .utf8)
    #expect(!text.contains("func post()") && text.contains("func upload()"))
  }

  /// An extension of every kind, whose imports are as public as its interface.
  @Test func publicExtensionsTypeCheck() throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    var maker = DocumentMaker("Notes")
    maker.appExtension(.share, "compose") { $0.interface = .compose }
    maker.appExtension(.share, "view") { $0.interface = .custom }
    maker.appExtension(.action, "silent") { $0.hasInterface = false }
    for file in files(maker.document, .uikit, .public) where file.ending.hasSuffix(".swift") {
      let file = try tools.write(file.bytes, "Notes\(file.ending)")
      expectNone(try tools.typecheckSocial([file]), file.lastPathComponent)
    }
  }

  @Test func aPrincipalClassThatLacksAMethodIsAnError() throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    var maker = DocumentMaker("Notes")
    maker.appExtension(.share, "post")
    let file = try #require(files(maker.document).first)
    let generated = try tools.write(file.bytes, "Notes+post+Extension.swift")
    func messages(_ body: String) throws -> String {
      let own = try tools.write(
        """
        import Social
        import UIKit
        final class NotesPostViewController: NotesPostExtension.Principal {
          \(body)
        }
        """, "NotesPostViewController.swift")
      return try tools.typecheckSocial([generated, own])
    }
    #expect(try messages("func post(_ content: NotesPostExtension.Content) async throws {}") == "")
    #expect(try messages("").contains("does not conform to protocol 'NotesPostExtension.Handler'"))
  }

  @Test func frameworksAndPlatformsDecide() {
    var maker = DocumentMaker("Notes")
    maker.change { $0.platforms = [.ios, .macos, .watchos] }
    maker.appExtension(.share, "phone") { $0.platforms = [.ios] }
    maker.appExtension(.share, "mac") { $0.platforms = [.macos] }
    maker.appExtension(.share, "watch") { $0.platforms = [.watchos] }
    func endings(_ framework: Framework) -> [String] {
      files(maker.document, framework).map(\.ending)
    }
    let phone = ["+phone+Extension.swift", "+phone+Info.plist"]
    #expect(endings(.uikit) == phone + ["+mac+Extension.swift", "+mac+Info.plist"])
    #expect(endings(.swiftui) == phone)
    #expect(endings(.appkit) == [])
    #expect(endings(.none) == [])
  }

  @Test func aCommentOfTheListHoldsNoTwoDashes() throws {
    var maker = DocumentMaker("Notes")
    maker.appExtension(.action, "stamp") { $0.title = "<&\"--]]>" }
    let made = SwiftEmitter(
      framework: .uikit, access: .internal, toolVersion: "1.0", inputName: "a---b--.xml"
    ).emitExtensions(
      LaidOutDocument(
        document: maker.document, context: LayoutContext(document: maker.document)))
    #expect(try list(made[1])["CFBundleDisplayName"] as? String == "<&\"--]]>")
    let comment = String(decoding: made[1].bytes, as: UTF8.self).split(separator: "\n")[1]
    #expect(!comment.dropFirst(4).dropLast(3).contains("--"))
  }
}
