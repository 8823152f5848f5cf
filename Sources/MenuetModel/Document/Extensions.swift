/// A share or action extension: an activity that other apps offer in their share sheets.
public struct AppExtension: Sendable, Hashable, Codable {
  /// The two kinds of extension, by the names of their elements.
  public enum Kind: String, LanguageValue {
    case share = "share-extension"
    case action = "action-extension"
  }

  /// The id, unique among the surfaces of the document.
  public var id: String
  /// The kind: it shares something, or acts on it.
  public var kind: Kind
  /// The title under which other apps list it.
  public var title: String
  /// Kinds of content with an optional greatest count, as written.
  public var accepts: [String]
  /// The name of a symbol.
  public var symbol: String?
  /// The name of an image asset, in place of a symbol.
  public var image: String?
  /// Of a share extension: the system's composition view, or a view of its own.
  public var interface: ExtensionInterface
  /// Of an action extension: true where it shows a view.
  public var hasInterface: Bool
  /// Of an action extension: where macOS offers it.
  @Omittable public var surfaces: [ExtensionSurface]
  /// The types that it gives back to the app that opened it.
  @Omittable public var returns: [String]
  /// The platforms it is for.
  @Narrowed public var platforms: PlatformSet
  /// For translators.
  public var comment: String?
  /// The view inside which it is declared.
  public var view: String?
  /// Its commands.
  public var commands: [Item]
  /// The element that declares it.
  public var source: SourceReference

  /// An extension that shows the interface which the system gives its kind.
  public init(
    id: String, kind: Kind, title: String, accepts: [String], commands: [Item],
    source: SourceReference
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.accepts = accepts
    self.commands = commands
    self.source = source
    interface = .compose
    hasInterface = true
  }

  /// The accepted content, read.
  public var acceptedContent: [AcceptedContent] { accepts.map { AcceptedContent($0) } }
}

/// A kind of content that an activity or an extension takes, such as `image:5` or `public.vcard`.
public struct AcceptedContent: Sendable, Hashable {
  /// The kinds with a name of their own; any other is a uniform type identifier.
  public enum Kind: String, LanguageValue {
    case text, url, image, movie, file, attachment
    case webPage = "web-page"
  }

  /// The kind as it is written.
  public var name: String
  /// The most things of the kind that it takes at once; `nil` for any number.
  public var most: Int?

  /// Reads a kind, and behind a colon the greatest count.
  public init(_ text: String) {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      name = text
      return
    }
    name = String(text[..<colon])
    most = Int(text[text.index(after: colon)...])
  }

  /// The kind with a name of its own; `nil` for a uniform type identifier.
  public var kind: Kind? { Kind(rawValue: name) }

  /// Indicates whether this is a kind with a name of its own and for what can be a uniform type
  /// identifier.
  public var isKnown: Bool { kind != nil || Identifier.isUniformType(name) }
}
