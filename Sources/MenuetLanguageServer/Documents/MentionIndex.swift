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

  var location: SourceLocation { SourceLocation(file: file, range: range) }
}

/// Every name in a document and what it includes: what is declared, and what refers to it.
struct MentionIndex: Sendable {
  /// In the order of the files and their texts.
  private(set) var all: [Mention] = []
  /// The first declaration of each name, by its number.
  private var declarations: [Symbol: Int] = [:]
  private var numbers: [Symbol: [Int]] = [:]
  /// The numbers of the mentions of each file begin here.
  private var starts: [Int] = []

  init(_ sources: [BoundDocument]) {
    var later: [LateName] = []
    for bound in sources {
      starts.append(all.count)
      var walk = MentionWalk(bound)
      walk.run()
      all += walk.mentions
      later += walk.later
    }
    starts.append(all.count)
    for (number, mention) in all.enumerated() where mention.isDeclaration {
      if declarations[mention.symbol] == nil { declarations[mention.symbol] = number }
    }
    // Names of the app and of the document stand in these: only what is declared is of the document.
    let found = later.compactMap { name in
      name.symbols.first { declarations[$0] != nil }.map { name.mention(of: $0) }
    }
    if !found.isEmpty { insert(found) }
    for (number, mention) in all.enumerated() {
      numbers[mention.symbol, default: []].append(number)
    }
  }

  private mutating func insert(_ found: [Mention]) {
    all = (all + found).sorted {
      ($0.file, $0.range.start, $0.isDeclaration ? 0 : 1)
        < ($1.file, $1.range.start, $1.isDeclaration ? 0 : 1)
    }
    starts = starts.indices.map { file in
      all.firstIndex { $0.file >= file } ?? all.count
    }
    declarations = [:]
    for (number, mention) in all.enumerated() where mention.isDeclaration {
      if declarations[mention.symbol] == nil { declarations[mention.symbol] = number }
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
  func declaration(of symbol: Symbol) -> Mention? { declarations[symbol].map { all[$0] } }

  /// The symbols that are one thing: a pop-up button is a surface, and has a choice by its name.
  func aliases(of symbol: Symbol) -> Set<Symbol> {
    guard let declaration = declaration(of: symbol) else { return [symbol] }
    let same = mentions(at: Int(declaration.range.start), inFile: declaration.file)
      .filter { $0.isDeclaration && $0.range == declaration.range }
    return Set(same.map(\.symbol)).union([symbol])
  }

  /// All places of a name.
  func mentions(of symbol: Symbol) -> [Mention] { (numbers[symbol] ?? []).map { all[$0] } }

  /// All places of some names that are one thing, each once.
  func mentions(of symbols: Set<Symbol>) -> [Mention] {
    var seen: Set<SourceLocation> = []
    return symbols.flatMap { numbers[$0] ?? [] }.sorted().map { all[$0] }
      .filter { seen.insert($0.location).inserted }
  }

  /// The declared names, in the order of the declarations.
  var declared: [Mention] {
    all.enumerated().filter { declarations[$0.element.symbol] == $0.offset }.map(\.element)
  }
}
