import MenuetBinding
import MenuetModel
import MenuetSource
import MenuetXML

/// A name by which something is known, in the name space in which it is unique.
struct Symbol: Hashable, Sendable {
  enum Space: Hashable, Sendable {
    /// Commands, toggles, choices and states.
    case commands
    /// Surfaces, what is presented, and their parts.
    case surfaces
    /// Types of data.
    case types
    /// The options of a choice.
    case options(choice: String)
    /// The detents of a sheet.
    case detents(sheet: String)
  }

  let space: Space
  let id: String
}

/// A place where a name stands.
struct Mention: Sendable {
  let symbol: Symbol
  let file: Int
  /// The element with the attribute.
  let element: Int
  let attribute: Int
  /// The bytes of the name, in the text of its file.
  let range: ByteRange
  let isDeclaration: Bool
  /// The number of the symbol in the index.
  fileprivate(set) var number = 0

  var location: SourceLocation { SourceLocation(file: file, range: range) }
}

/// Every name in a document and what it includes: what is declared, and what refers to it.
///
/// Symbols have numbers, so that a name is hashed once: a keystroke makes the index anew.
struct MentionIndex: Sendable {
  /// In the order of the files and their texts.
  private(set) var all: [Mention] = []
  private var numbers: [Symbol: Int] = [:]
  /// The first declaration of each symbol in `all`, by its number; -1 for those without one.
  private var declarations: [Int] = []
  /// The mentions of all symbols in `all`, symbol by symbol, and where those of each begin.
  private var grouped: [Int] = []
  private var groupStarts: [Int] = []
  /// The mentions of each file begin here.
  private var starts: [Int] = []

  init(_ sources: [BoundDocument]) {
    var later: [LateName] = []
    for bound in sources {
      var walk = MentionWalk(bound)
      walk.run()
      all += walk.mentions
      later += walk.later
    }
    numbers.reserveCapacity(all.count)
    for index in all.indices {
      let next = numbers.count
      all[index].number = Self.value(&numbers[all[index].symbol, default: next])
    }
    var isDeclared = Array(repeating: false, count: numbers.count)
    for mention in all where mention.isDeclaration { isDeclared[mention.number] = true }
    // Names of the app and of the document stand in these: only what is declared is of the document.
    merge(
      later.compactMap { name in
        for symbol in name.symbols {
          guard let number = numbers[symbol], isDeclared[number] else { continue }
          var mention = name.mention(of: symbol)
          mention.number = number
          return mention
        }
        return nil
      })
    starts = Array(repeating: all.count, count: sources.count + 1)
    for index in all.indices.reversed() { starts[all[index].file] = index }
    for file in starts.indices.dropLast().reversed() {
      starts[file] = min(starts[file], starts[file + 1])
    }
    group()
  }

  private static func value(_ slot: inout Int) -> Int { slot }

  /// Puts further mentions, which are in order, among those that are there.
  private mutating func merge(_ found: [Mention]) {
    if found.isEmpty { return }
    func place(_ mention: Mention) -> (Int, UInt32) { (mention.file, mention.range.start) }
    var merged: [Mention] = []
    merged.reserveCapacity(all.count + found.count)
    var rest = found[...]
    for mention in all {
      while let next = rest.first, place(next) < place(mention) {
        merged.append(next)
        rest.removeFirst()
      }
      merged.append(mention)
    }
    all = merged + rest
  }

  private mutating func group() {
    declarations = Array(repeating: -1, count: numbers.count)
    groupStarts = Array(repeating: 0, count: numbers.count + 1)
    for (index, mention) in all.enumerated() {
      groupStarts[mention.number + 1] += 1
      if mention.isDeclaration, declarations[mention.number] < 0 {
        declarations[mention.number] = index
      }
    }
    for number in groupStarts.indices.dropFirst() {
      groupStarts[number] += groupStarts[number - 1]
    }
    var ends = groupStarts
    grouped = Array(repeating: 0, count: all.count)
    for (index, mention) in all.enumerated() {
      grouped[ends[mention.number]] = index
      ends[mention.number] += 1
    }
  }

  /// The mentions of a file in the order of its text.
  func mentions(inFile file: Int) -> ArraySlice<Mention> {
    guard starts.indices.contains(file + 1) else { return [] }
    return all[starts[file]..<starts[file + 1]]
  }

  /// The mentions whose bytes an offset touches: a name may stand in two name spaces.
  func mentions(at offset: Int, inFile file: Int) -> [Mention] {
    let own = mentions(inFile: file)
    var (low, high) = (own.startIndex, own.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if Int(own[middle].range.end) < offset { low = middle + 1 } else { high = middle }
    }
    let touching = own[low...].prefix { Int($0.range.start) <= offset }
    // Between `choice` and `.option` both touch: the one that goes on counts.
    let inside = touching.filter { offset < Int($0.range.end) }
    return Array(inside.isEmpty ? Array(touching) : Array(inside))
  }

  /// The first declaration of a name.
  func declaration(of symbol: Symbol) -> Mention? {
    numbers[symbol].flatMap { declaration(ofNumber: $0) }
  }

  /// The first declaration of the name that stands in a place.
  func declaration(of mention: Mention) -> Mention? { declaration(ofNumber: mention.number) }

  private func declaration(ofNumber number: Int) -> Mention? {
    declarations[number] < 0 ? nil : all[declarations[number]]
  }

  /// The symbols that are one thing: a pop-up button is a surface, and has a choice by its name.
  func aliases(of symbol: Symbol) -> Set<Symbol> {
    guard let declaration = declaration(of: symbol) else { return [symbol] }
    let same = mentions(at: Int(declaration.range.start), inFile: declaration.file)
      .filter { $0.isDeclaration && $0.range == declaration.range }
    return Set(same.map(\.symbol)).union([symbol])
  }

  /// All places of some names that are one thing, each once.
  func mentions(of symbols: Set<Symbol>) -> [Mention] {
    var seen: Set<SourceLocation> = []
    let places = symbols.flatMap { symbol in
      numbers[symbol].map { grouped[groupStarts[$0]..<groupStarts[$0 + 1]] } ?? []
    }
    return places.sorted().map { all[$0] }.filter { seen.insert($0.location).inserted }
  }

  /// The declared names, in the order of the declarations.
  var declared: [Mention] {
    all.indices.lazy.filter { declarations[all[$0].number] == $0 }.map { all[$0] }
  }
}
