package import MenuetLayout

/// The names at the top level of an app that generated code of a document needs to be another's: what
/// it mentions, as `UIMenu`, and does not declare itself.
package struct NameUses {
  /// The names that it mentions, but for members, which follow a dot.
  package private(set) var mentioned = literalTypes
  /// The ends of the names that it declares after the document's, as `Actions`; of the document's own
  /// name, nothing.
  private(set) var endings: [String] = []

  /// A name that code is generated with to see what it mentions besides the document's own.
  package static let standIn = "NameOfTheDocument"

  /// - Parameter source: The code of a document that is called as the stand-in.
  init(of source: [UInt8]) {
    var scanner = NameScanner(source)
    var declared: Set<String> = []
    var endings: Set<String> = []
    var former = ""
    while let name = scanner.next() {
      let isDeclared = Self.introducers.contains(former)
      former = name
      if name.hasPrefix(Self.standIn) {
        endings.insert(String(name.dropFirst(Self.standIn.count)))
      } else if isDeclared {
        declared.insert(name)
      } else {
        mentioned.insert(name)
      }
    }
    mentioned.subtract(declared)
    self.endings = endings.sorted()
  }

  /// The types of literals: the compiler looks them up by these names, which no code need mention.
  private static let literalTypes: Set<String> = [
    "BooleanLiteralType", "IntegerLiteralType", "StringLiteralType",
  ]

  private static let introducers: Set<String> = [
    "actor", "associatedtype", "class", "enum", "protocol", "struct", "typealias",
  ]

  mutating func formUnion(_ others: NameUses) {
    mentioned.formUnion(others.mentioned)
    endings = Set(endings).union(others.endings).sorted()
  }

  /// The name that a document of this name would declare although its code needs another's; `nil` where
  /// there is none.
  package func taken(by document: String) -> String? {
    endings.lazy.map { document + $0 }.first(where: mentioned.contains)
  }
}

extension SwiftEmitter {
  /// The names that the files of a document need to be another's.
  package func nameUses(_ laidOut: LaidOutDocument) -> NameUses {
    let laidOut = laidOut.named(NameUses.standIn)
    var uses = NameUses(of: emit(laidOut).source)
    for file in emitExtensions(laidOut) where file.ending.hasSuffix(".swift") {
      uses.formUnion(NameUses(of: file.bytes))
    }
    return uses
  }
}

/// Reads the names in Swift code that are no members: those in comments and texts are left out, but for
/// what texts interpolate.
private struct NameScanner {
  private let bytes: [UInt8]
  private var index = 0
  /// The parentheses that are open in the interpolations of the texts around this place.
  private var depths: [Int] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> String? {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "/") where starts(with: "//"): skip(through: "\n")
      case UInt8(ascii: "\""):
        index += 1
        if starts(with: "\"\"") {
          index += 2
          skip(through: "\"\"\"")
        } else {
          skipText()
        }
      case UInt8(ascii: "("):
        index += 1
        if !depths.isEmpty { depths[depths.count - 1] += 1 }
      case UInt8(ascii: ")"):
        index += 1
        if let depth = depths.popLast() {
          if depth > 0 { depths.append(depth - 1) } else { skipText() }
        }
      case _ where Self.isInName(byte):
        let start = index
        while index < bytes.count, Self.isInName(bytes[index]) { index += 1 }
        // `1...Kind` has a range before the name, and no member.
        let isMember =
          start > 0 && bytes[start - 1] == UInt8(ascii: ".")
          && !(start > 1 && bytes[start - 2] == UInt8(ascii: "."))
        if !isMember { return String(decoding: bytes[start..<index], as: UTF8.self) }
      default: index += 1
      }
    }
    return nil
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func starts(with text: StaticString) -> Bool {
    bytes[index...].starts(
      with: UnsafeBufferPointer(
        start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func skip(through end: StaticString) {
    while index < bytes.count, !starts(with: end) { index += 1 }
    index = min(index + end.utf8CodeUnitCount, bytes.count)
  }

  /// Goes to the end of a text on one line, or into what it interpolates.
  private mutating func skipText() {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") { return }
      guard byte == UInt8(ascii: "\\"), index < bytes.count else { continue }
      index += 1
      if bytes[index - 1] == UInt8(ascii: "(") { return depths.append(0) }
    }
  }
}
