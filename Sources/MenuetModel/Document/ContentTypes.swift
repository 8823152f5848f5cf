/// The facts about uniform types: those of the system that drags commonly offer, and those that a
/// document declares.
///
/// A type that is not listed has no fidelity: no order is then demanded of it.
package struct ContentTypes: Sendable {
  /// Types whose fidelities can be compared.
  private enum Family {
    case picture, text, sound
  }

  private struct Facts {
    var supertypes: [String]
    var family: Family?
    /// The fidelities that the format can have, the one that it has by itself first; empty where
    /// that depends on the content.
    var fidelities: [Fidelity] = []
  }

  private let declared: [String: DataType]

  package init(_ document: Document) {
    declared = Dictionary(
      document.types.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The types of the system that are known here, sorted.
  package static var knownTypes: [String] { table.keys.sorted() }

  // MARK: Conformance

  /// A type with everything that it is a kind of.
  package func closure(of type: String) -> Set<String> {
    var closure: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      guard closure.insert(next).inserted else { continue }
      open += declared[next]?.conformsTo ?? []
      open += Self.table[next]?.supertypes ?? []
    }
    return closure
  }

  /// Returns whether a type is one of text; `nil` where nothing is known of it.
  package func isText(_ type: String) -> Bool? {
    let closure = closure(of: type)
    if closure.contains("public.text") || closure.contains("com.apple.flat-rtfd") { return true }
    let isKnown = closure.contains { supertype in
      ["public.image", "public.audiovisual-content", "public.url", "com.adobe.pdf"].contains(
        supertype)
    }
    return isKnown ? false : nil
  }

  /// Returns whether a type is one of the app's own that is no kind of anything which other apps
  /// show.
  package func isOpaque(_ type: DataType) -> Bool {
    closure(of: type.id).allSatisfy { supertype in
      supertype == type.id || Self.general.contains(supertype) || declared[supertype] != nil
    }
  }

  /// Types that say nothing of what is in the data.
  private static let general: Set<String> = [
    "public.data", "public.item", "public.content", "public.composite-content", "com.apple.package",
  ]

  // MARK: Fidelity

  /// Returns whether a type is one of the app's own.
  package func isNative(_ type: String) -> Bool { declared[type]?.exported ?? false }

  /// How true to the original a form is: as it says, or else by its type; `nil` where neither tells.
  package func fidelity(of type: String, stated: Fidelity? = nil) -> Fidelity? {
    stated ?? (isNative(type) ? .native : Self.table[type]?.fidelities.first)
  }

  /// Returns whether the format of a type cannot have a fidelity.
  package func contradicts(_ fidelity: Fidelity, _ type: String) -> Bool {
    guard let possible = Self.table[type]?.fidelities, Self.table[type]?.family != .text else {
      return false
    }
    return !possible.isEmpty && fidelity != .native && !possible.contains(fidelity)
  }

  /// Returns whether it can be said which of two forms is the truer one.
  package func areComparable(_ first: String, _ second: String) -> Bool {
    if isNative(first) || isNative(second) { return true }
    guard let family = Self.table[first]?.family else { return false }
    return family == Self.table[second]?.family
  }

  // MARK: The types of the system

  private static let picture = ["public.image"]
  private static let sound = ["public.audio"]

  private static let table: [String: Facts] = [
    "com.adobe.pdf": Facts(supertypes: [], family: .picture, fidelities: [.vector]),
    "public.svg-image": Facts(supertypes: picture, family: .picture, fidelities: [.vector]),
    "public.png": Facts(
      supertypes: picture, family: .picture, fidelities: [.losslessAlpha, .lossless]),
    "public.tiff": Facts(
      supertypes: picture, family: .picture, fidelities: [.lossless, .losslessAlpha]),
    "com.microsoft.bmp": Facts(supertypes: picture, family: .picture, fidelities: [.lossless]),
    "public.jpeg": Facts(supertypes: picture, family: .picture, fidelities: [.lossy]),
    "public.heic": Facts(supertypes: picture), "public.heif": Facts(supertypes: picture),
    "com.compuserve.gif": Facts(supertypes: picture),
    "org.webmproject.webp": Facts(supertypes: picture),
    "public.image": Facts(supertypes: ["public.content"]),
    "com.apple.flat-rtfd": Facts(supertypes: [], family: .text, fidelities: [.lossless]),
    "public.rtf": Facts(supertypes: ["public.text"], family: .text, fidelities: [.lossless]),
    "public.html": Facts(supertypes: ["public.text"]),
    "public.utf8-plain-text": Facts(
      supertypes: ["public.plain-text"], family: .text, fidelities: [.plain]),
    "public.utf16-plain-text": Facts(
      supertypes: ["public.plain-text"], family: .text, fidelities: [.plain]),
    "public.plain-text": Facts(
      supertypes: ["public.text"], family: .text, fidelities: [.plain]),
    "public.text": Facts(supertypes: ["public.content"]),
    "public.url": Facts(supertypes: []), "public.file-url": Facts(supertypes: ["public.url"]),
    "public.vcard": Facts(supertypes: ["public.contact"]),
    "com.microsoft.waveform-audio": Facts(
      supertypes: sound, family: .sound, fidelities: [.lossless]),
    "public.aiff-audio": Facts(supertypes: sound, family: .sound, fidelities: [.lossless]),
    "public.mpeg-4-audio": Facts(supertypes: sound, family: .sound),
    "public.mp3": Facts(supertypes: sound, family: .sound, fidelities: [.lossy]),
    "public.audio": Facts(supertypes: ["public.audiovisual-content"]),
    "public.mpeg-4": Facts(supertypes: ["public.movie"]),
    "com.apple.quicktime-movie": Facts(supertypes: ["public.movie"]),
    "public.movie": Facts(supertypes: ["public.audiovisual-content"]),
    "public.audiovisual-content": Facts(supertypes: ["public.content"]),
  ]
}

extension Fidelity {
  /// How true to the original it is, from 0.
  package var rank: Int {
    switch self {
    case .native: 5
    case .vector: 4
    case .losslessAlpha: 3
    case .lossless: 2
    case .lossy: 1
    case .plain: 0
    }
  }
}
