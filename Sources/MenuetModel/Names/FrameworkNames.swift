/// The names that a framework of Apple has taken, from its SDK: `make-names.py` writes one table a
/// framework.
package struct FrameworkNames: Sendable {
  /// The framework as Apple writes it.
  package let framework: String
  /// The types that it has at the top level, and a document could be called as.
  package let types: SortedWords
  /// The functions and variables of such names.
  package let values: SortedWords
  /// What an app's own type has by deriving from one of the framework's.
  let inherited: [InheritedNames]

  /// The tables of what is everywhere.
  private static let common =
    [
      swift, foundation, combine, coreFoundation, coreGraphics, quartzCore, uniformTypeIdentifiers,
      coreTransferable,
    ] + lacking

  /// The tables of everything.
  package static let all = common + Framework.allCases.flatMap(\.ownNames)

  /// The framework that has a name, of those that code for one of them sees.
  package static func owner(of name: String, seenBy framework: Framework) -> String? {
    (framework.seenNames + common).first { $0.contains(name) }?.framework
  }

  /// Returns whether a document of this name might declare what a framework has: the name itself, or one
  /// that begins with it, as `UIResponderStandardEditActions`.
  package static func mayHide(_ document: String) -> Bool {
    all.contains {
      $0.types.hasWord(beginningWith: document) || $0.values.hasWord(beginningWith: document)
    }
  }

  fileprivate func contains(_ name: String) -> Bool {
    types.contains(name) || values.contains(name)
  }

  /// Types that the tables lack, from the documentation: those of SwiftUI on macOS alone, those of later
  /// SDKs that generated code knows behind a check of the version, and those of Dispatch, which Foundation
  /// exports, that it mentions.
  private static let lacking = [
    FrameworkNames(
      framework: "SwiftUI",
      types: """
        HSplitView MenuBarExtra Settings SettingsLink ToolbarSpacer UtilityWindow VSplitView Window
        """, values: "", inherited: []),
    FrameworkNames(
      framework: "UIKit", types: "UIBarButtonItemVisibilityPriority", values: "", inherited: []),
    FrameworkNames(framework: "Foundation", types: "DispatchQueue", values: "", inherited: []),
  ]
}

extension SwiftName {
  /// Returns whether a framework or the language has a type of this name, or a function or variable.
  package static func isNameOfFramework(_ name: String) -> Bool {
    isStandardType(name) || isKeyword(name) || FrameworkNames.all.contains { $0.contains(name) }
  }

  /// A name for a document in place of one that is taken, which no framework has: `MenuApp` for
  /// `NSMenu`.
  package static func documentName(inPlaceOf name: String) -> String {
    let capitals = name.utf8.prefix(while: isCapital).count
    // The last of several capitals begins the next word.
    let isPrefixed = capitals > 2 && capitals < name.utf8.count
    let stem = isPrefixed ? String(name.dropFirst(capitals - 1)) : name
    let names = [stem, name].flatMap { stem in
      ["App", "Commands"].lazy.filter { !stem.hasSuffix($0) }.map { stem + $0 }
    }
    let isFree = { (name: String) in !FrameworkNames.mayHide(name) && !isNameOfFramework(name) }
    return names.first(where: isFree) ?? "My" + name
  }
}

extension Framework {
  /// The tables of what its code alone sees.
  var ownNames: [FrameworkNames] {
    switch self {
    case .uikit: [.uiKit, .social]
    case .swiftui: [.swiftUI]
    case .appkit: [.appKit, .foundationOnMac]
    case .none: []
    }
  }
}

extension Framework {
  /// The tables of what its code sees besides what is everywhere: SwiftUI shows UIKit.
  fileprivate var seenNames: [FrameworkNames] {
    self == .swiftui ? ownNames + Framework.uikit.ownNames : ownNames
  }
}

/// Names that a type hands down to those that derive from it.
struct InheritedNames: Sendable {
  /// The type's name.
  let type: String
  /// What no property can be called.
  let properties: SortedWords
  /// What no method without parameters can be called.
  let methods: SortedWords

  init(of type: String, properties: SortedWords, methods: SortedWords) {
    self.type = type
    self.properties = properties
    self.methods = methods
  }
}

/// Words in the order of their bytes, one space or line feed between them: a literal, so that neither
/// compiling nor loading them takes time.
package struct SortedWords: Sendable, ExpressibleByStringLiteral {
  private let text: StaticString

  package init(stringLiteral text: StaticString) { self.text = text }

  /// The words, made at each call.
  package var words: [String] {
    "\(text)".utf8.split { $0 <= UInt8(ascii: " ") }.map { String(Substring($0)) }
  }

  package func contains(_ word: String) -> Bool {
    find(word) { $0.count == word.utf8.count }
  }

  /// Returns whether a word is a text, or begins with it.
  package func hasWord(beginningWith text: String) -> Bool { find(text) { _ in true } }

  /// Returns whether the first word that is not less than a text begins with it, and is as asked.
  private func find(_ key: String, _ isFound: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool) -> Bool {
    text.withUTF8Buffer { text in
      func word(at start: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
        text[start..<(text[start...].firstIndex { $0 <= UInt8(ascii: " ") } ?? text.count)]
      }
      var (low, high) = (0, text.count)
      while low < high {
        var start = (low + high) / 2
        while start > low, text[start - 1] > UInt8(ascii: " ") { start -= 1 }
        let middle = word(at: start)
        if middle.lexicographicallyPrecedes(key.utf8) {
          low = min(middle.endIndex + 1, text.count)
        } else {
          high = start
        }
      }
      guard low < text.count else { return false }
      let found = word(at: low)
      return found.starts(with: key.utf8) && isFound(found)
    }
  }
}
