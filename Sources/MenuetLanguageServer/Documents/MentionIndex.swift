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
  /// The number of its symbol in the index.
  var number: Int
  let file: Int
  /// The element with the attribute.
  let element: Int
  let attribute: Int
  /// The bytes of the name, in the text of its file.
  let range: ByteRange
  let isDeclaration: Bool

  var location: SourceLocation { SourceLocation(file: file, range: range) }
}

/// Every name in a document and what it includes: what is declared, and what refers to it.
///
/// Symbols have numbers, and a string is made where one is asked for alone: every keystroke makes an index.
struct MentionIndex: Sendable {
  /// The names as the next index takes them over.
  private let found: FoundMentions
  private let sources: [BoundDocument]
  /// In the order of the files and their texts.
  private let all: [Mention]
  private let symbols: SymbolTable
  /// The first declaration of each symbol in `all`, by its number; -1 for those without one.
  private var declarations: [Int]
  /// The mentions of all symbols in `all`, symbol by symbol, and where those of each begin.
  private var grouped: [Int]
  private var groupStarts: [Int]
  /// The mentions of each file begin here.
  private var starts: [Int]

  /// - Parameter former: The index of another state of the documents, from which is taken what has not changed.
  init(_ sources: [BoundDocument], after former: MentionIndex? = nil) {
    var found = former.map { FoundMentions(numberedAs: $0.found) } ?? FoundMentions()
    for (file, bound) in sources.enumerated() {
      var walk = MentionWalk(bound, after: consume found)
      if let former, former.sources.indices.contains(file) {
        walk.run(after: former.sources[file], found: former.found)
      } else {
        walk.run()
      }
      found = walk.found
    }
    self.found = found
    self.sources = sources
    all = found.settled
    symbols = found.symbols
    declarations = Array(repeating: -1, count: symbols.count)
    groupStarts = Array(repeating: 0, count: symbols.count + 1)
    starts = Array(repeating: 0, count: sources.count + 1)
    for (index, mention) in all.enumerated() {
      starts[mention.file + 1] = index + 1
      groupStarts[mention.number + 1] += 1
      if mention.isDeclaration, declarations[mention.number] < 0 {
        declarations[mention.number] = index
      }
    }
    // Files without mentions begin where the one before ends.
    for file in starts.indices.dropFirst() { starts[file] = max(starts[file], starts[file - 1]) }
    for symbol in groupStarts.indices.dropFirst() { groupStarts[symbol] += groupStarts[symbol - 1] }
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

  /// The mentions of a file that do not end before an offset.
  func mentions(inFile file: Int, from offset: Int) -> ArraySlice<Mention> {
    let own = mentions(inFile: file)
    var (low, high) = (own.startIndex, own.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if Int(own[middle].range.end) < offset { low = middle + 1 } else { high = middle }
    }
    return own[low...]
  }

  /// The mentions whose bytes an offset touches: a name may stand in two name spaces.
  func mentions(at offset: Int, inFile file: Int) -> [Mention] {
    let touching = mentions(inFile: file, from: offset).prefix { Int($0.range.start) <= offset }
    // Between `choice` and `.option` both touch: the one that goes on counts.
    let inside = touching.filter { offset < Int($0.range.end) }
    return inside.isEmpty ? Array(touching) : inside
  }

  /// The symbols are numbered from 0.
  var symbolCount: Int { symbols.count }

  /// The name that stands in a place.
  func symbol(of mention: Mention) -> Symbol { symbols[mention.number] }

  /// The first declaration of a name.
  func declaration(of symbol: Symbol) -> Mention? {
    symbols.number(of: symbol).flatMap { declaration(ofNumber: $0) }
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
    return Set(same.map { self.symbol(of: $0) }).union([symbol])
  }

  /// All places of some names that are one thing, each once.
  func mentions(of symbols: Set<Symbol>) -> [Mention] {
    let places = symbols.flatMap { symbol in
      self.symbols.number(of: symbol).map { grouped[groupStarts[$0]..<groupStarts[$0 + 1]] } ?? []
    }
    var seen: Set<SourceLocation> = []
    return places.sorted().map { all[$0] }.filter { seen.insert($0.location).inserted }
  }

  /// The declared names, in the order of the declarations.
  var declared: [Mention] {
    all.indices.lazy.filter { declarations[all[$0].number] == $0 }.map { all[$0] }
  }
}
