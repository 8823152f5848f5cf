import MenuetModel
import MenuetSource

/// Flags a symbol that does not exist, or not yet in the least versions that a document is for.
struct UnknownSymbol: Rule {
  static let info = RuleInfo(
    id: "symbol-unknown", .generic, .warning, fix: .safe,
    "a symbol exists in the least versions that the document is for",
    guideline: .guidelines(
      "SF Symbols", "each symbol is available from a release of the systems on"),
    why: """
      A symbol that does not exist gives an empty picture at run time, and no error. With the list of
      symbols that comes with the SF Symbols app, it is found here.
      """,
    example: """
        <menuet xmlns="urn:menuet:1" name="Example">
          <menu id="format" title="Format">
      -     <command id="indent" title="Indent" symbol="§increase.ident§"/>
      +     <command id="indent" title="Indent" symbol="increase.indent"/>
          </menu>
        </menuet>
      """,
    exampleOptions: RuleInfo.ExampleOptions(
      symbols: """
        <plist version="1.0"><dict>
          <key>symbols</key>
          <dict><key>increase.indent</key><string>2019</string></dict>
          <key>year_to_release</key>
          <dict>
            <key>2019</key>
            <dict>
              <key>iOS</key><string>13.0</string>
              <key>macOS</key><string>11.0</string>
            </dict>
          </dict>
        </dict></plist>
        """))

  /// For so many unknown names a near miss is looked for, which takes a pass over all symbols.
  private static let mostNearMisses = 50

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard let symbols = context.symbols else { return }
    var nearest: [String: String?] = [:]
    var places = CommandPlaces(context)
    context.forEachAttribute(MalformedSymbolName.attributes) { attribute in
      let name = context.value(of: attribute)
      let isNone = name == "none" && context.written.kind(attribute.node) == .item
      guard !isNone, MalformedSymbolName.isWellFormed(name.utf8) else { return }
      guard symbols.contains(name) else {
        if nearest[name] == nil, nearest.count < Self.mostNearMisses {
          nearest[name] = .some(symbols.nearest(to: name))
        }
        let meant = nearest[name] ?? nil
        let fixIts = meant.map {
          [context.writing($0, for: attribute, isSafe: true)]
        }
        report(
          "there is no symbol '\(name)'", at: attribute.location,
          fixIts: fixIts ?? [FixIt("choose a symbol in the SF Symbols app")])
        return
      }
      check(name, attribute, symbols, &places, in: context, report: &report)
    }
  }

  /// Looks for platforms whose least version lacks a symbol.
  private func check(
    _ name: String, _ attribute: WrittenAttribute, _ symbols: SymbolCatalog,
    _ places: inout CommandPlaces, in context: RuleContext, report: inout Findings
  ) {
    let late = context.platforms(of: attribute).members.filter { platform in
      guard let first = symbols.firstVersion(of: name, on: platform),
        let least = context.document.minimumVersions[platform]
      else { return false }
      return least < first
    }
    guard let platform = late.first(where: { places.shows(attribute, on: $0) }),
      let first = symbols.firstVersion(of: name, on: platform),
      let least = context.document.minimumVersions[platform]
    else { return }
    report(
      "the symbol '\(name)' comes with \(platform.displayName) \(first.description); "
        + "the document is for \(least.description)", at: attribute.location,
      fix: "choose an older symbol, or raise the least version")
  }
}

/// The platforms on which commands that are declared for all their places are placed.
private struct CommandPlaces {
  private let context: RuleContext
  /// Made for the first command that is asked for.
  private var platforms: [String: PlatformSet]?

  init(_ context: RuleContext) { self.context = context }

  /// Returns whether an attribute shows on a platform. That of a command that is declared by itself
  /// shows where the command is placed.
  mutating func shows(_ attribute: WrittenAttribute, on platform: Platform) -> Bool {
    let written = context.written
    guard written.parent(attribute.node).flatMap({ written.kind($0) }) == .commands,
      let id = written.text(.id, of: attribute.node) ?? written.text(.system, of: attribute.node)
    else { return true }
    let known = platforms ?? placed
    platforms = known
    return known[id]?.contains(PlatformSet(platform)) ?? false
  }

  private var placed: [String: PlatformSet] {
    context.walk.placements.reduce(into: [:]) { platforms, placement in
      platforms[placement.item.id, default: []].formUnion(placement.item.platforms)
    }
  }
}
