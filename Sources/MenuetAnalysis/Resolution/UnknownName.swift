import MenuetModel
import MenuetSource

/// A name that nothing declares, with all places that use it.
struct UnknownName {
  /// What the name was looked for among.
  enum Space: Hashable {
    case command, surface, condition, choiceOfPopUp
  }

  struct Key: Hashable {
    var name: String
    var space: Space
  }

  struct Use {
    var location: SourceLocation
    /// False where the location holds more than the name.
    var isExact: Bool
    /// What is written there, where that is not the name itself.
    var name: String?
    /// True for a `ref`, which brings what is declared elsewhere to its place.
    var places = false
  }

  let key: Key
  /// What the first use expects.
  private(set) var kinds: ReferenceKinds
  /// What all uses expect.
  private(set) var commonKinds: ReferenceKinds
  private var uses: [Use]

  init(key: Key, kinds: ReferenceKinds, use: Use) {
    self.key = key
    self.kinds = kinds
    commonKinds = kinds
    uses = [use]
  }

  mutating func add(_ use: Use, _ kinds: ReferenceKinds) {
    commonKinds.formIntersection(kinds)
    uses.append(use)
  }

  /// Adds the uses of a name of the same choice: the choice's own, or that of an option. Of an option's
  /// only the part before the dot is the choice.
  mutating func add(_ other: UnknownName, of choice: String) {
    let isOption = key.space == .condition
    for var use in other.uses {
      if isOption {
        use.name = other.key.name
        // What is meant for one option is not meant for another.
        use.isExact = false
      } else if other.key.space == .condition, use.isExact {
        let start = use.location.range.start
        use.location.range = ByteRange(start: start, end: start + UInt32(choice.utf8.count))
      }
      uses.append(use)
    }
    if !isOption {
      kinds = .choice
      commonKinds = .choice
    }
    uses.sort { first, second in
      (first.location.file, first.location.range.start)
        < (second.location.file, second.location.range.start)
    }
  }

  /// True where some use would bring what the name stands for to its place.
  var isPlaced: Bool { uses.contains { $0.places } }

  var places: Places { Places(name: key.name, uses: uses) }

  /// Where a name is used.
  struct Places {
    let name: String
    fileprivate let uses: [Use]

    /// Notes beyond this number would bury the finding.
    private static let mostNotes = 20

    /// The finding that is made of one at the first place: notes name the others.
    func finding(_ make: (_ first: SourceLocation) -> Diagnostic) -> Diagnostic {
      var finding = make(uses[0].location)
      finding.further = uses.dropFirst().map(\.location)
      let named = uses.dropFirst().prefix(Self.mostNotes)
      let left = finding.further.count - named.count
      for (index, place) in named.enumerated() {
        let rest = index == named.count - 1 && left > 0 ? ", and in \(left) more places" : ""
        finding.notes.append(
          DiagnosticNote("'\(place.name ?? name)' is used here too\(rest)", at: place.location))
      }
      return finding
    }

    /// Remedies for all places in the file of the first one; those in another are mended with it.
    func replacing(by name: String) -> FixIt {
      let file = uses[0].location.file
      var edits: [SourceEdit] = []
      for use in uses where use.isExact && use.location.file == file {
        edits.append(SourceEdit(use.location, name))
      }
      return FixIt("write '\(name)'", isSafe: uses[0].isExact, edits: edits)
    }
  }
}
