package import MenuetModel

/// A file of a share or action extension, which is a target of its own beside the app.
package struct ExtensionFile: Sendable {
  /// The name, behind that of the document: `+post+Extension.swift` or `+post+Info.plist`.
  package let ending: String
  package let bytes: [UInt8]
}

extension AppExtension {
  /// Indicates whether generated code of a framework has a controller for it, on the platforms of a
  /// document. With SwiftUI too it is UIKit's: an extension for a Mac app of SwiftUI is AppKit's.
  package func isGenerated(for framework: Framework, on platforms: PlatformSet) -> Bool {
    let own = self.platforms.intersection(platforms)
    return switch framework {
    case .uikit: !own.isDisjoint(with: Framework.uikit.platforms)
    case .swiftui: !own.isDisjoint(with: [.ios, .ipados, .visionos])
    case .appkit, .none: false
    }
  }

  /// Indicates whether it works without a view. What shares always has one.
  var isSilent: Bool { kind == .action && !hasInterface }

  /// Indicates whether it has the system's view for a text.
  var isComposing: Bool { kind == .share && interface == .compose }

  /// The start of the names of its types: `NotesPost` for `post` of `Notes`.
  func typeStem(in document: Document) -> String { document.name + SwiftName.type(id) }

  /// The class that the app writes and the system makes.
  func principalClass(in document: Document) -> String {
    typeStem(in: document) + (isSilent ? "RequestHandler" : "ViewController")
  }
}

/// A type of what an extension accepts.
struct SharedType: Sendable {
  /// The case that stands for it.
  let name: SwiftIdentifier
  /// A uniform type identifier.
  let identifier: String

  /// The types of an extension in the order of the document, each once. A page and a link are both
  /// handed over as the place of the page.
  static func types(of appExtension: AppExtension) -> [SharedType] {
    var names = UniqueNames()
    var seen: Set<String> = []
    return appExtension.acceptedContent.compactMap { content in
      let identifier = content.uniformType
      guard seen.insert(identifier).inserted else { return nil }
      return SharedType(
        name: names.name(Self.word(content.name)), identifier: identifier)
    }
  }

  /// The types that an extension gives back, each once.
  static func returnedTypes(of appExtension: AppExtension) -> [SharedType] {
    var names = UniqueNames()
    var seen: Set<String> = []
    return appExtension.returns.compactMap { type in
      guard seen.insert(type).inserted else { return nil }
      return SharedType(name: names.name(Self.word(type)), identifier: type)
    }
  }

  /// A name in Swift for any text: `publicPNG` for `public.png`.
  private static func word(_ text: String) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = SwiftName.enumCase(words.joined(separator: "-"))
    return name.first?.isLetter == true ? name : "type" + name
  }
}

extension AcceptedContent {
  /// The uniform type identifier of the content.
  var uniformType: String {
    switch kind {
    case .text: "public.text"
    case .url, .webPage: "public.url"
    case .image: "public.image"
    case .movie: "public.movie"
    case .file: "public.file-url"
    case .attachment: "public.item"
    case nil: name
    }
  }
}
