import MenuetModel
import MenuetSource

/// A name that nothing declares, with all places that one declaration would serve.
///
/// Two places that ask for things of different kinds are two mistakes, by whatever name.
struct UnknownName {
  /// In what a name is used.
  enum Place {
    case reference, condition
    /// The attribute by which a pop-up button names its choice.
    case choiceOfPopUp
  }

  struct Use {
    var place: Place
    var location: SourceLocation
    /// Indicates whether another name can be written in its place.
    var isExact = true
    /// Indicates whether this is a `ref`, which brings what is declared elsewhere to its place.
    var places = false
    /// Indicates whether this is `clears`, which names toggles to switch off.
    var clears = false
    /// The name in this place, where it is that of an option of the choice.
    var option: String?
  }

  let name: String
  /// The kinds that the first use expects.
  private(set) var kinds: ReferenceKinds
  /// The kinds that all uses expect; never empty.
  private(set) var commonKinds: ReferenceKinds
  private var uses: [Use]

  init(_ name: String, kinds: ReferenceKinds, use: Use) {
    self.name = name
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
    let isOption = name != choice
    for var use in other.uses {
      if isOption {
        use.option = other.name
        // What is meant for one option is not meant for another.
        use.isExact = false
      } else if other.name != choice, use.location.range.count != other.name.utf8.count {
        // Where the choice ends in a name that is written with references is not told.
        use.option = other.name
        use.isExact = false
      } else if other.name != choice {
        let start = use.location.range.start
        use.location.range = ByteRange(start: start, end: start + UInt32(choice.utf8.count))
        use.option = other.name
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

  /// Returns whether what a further use expects can be what all others expect.
  func mayMean(_ kinds: ReferenceKinds) -> Bool { !commonKinds.isDisjoint(with: kinds) }

  /// Where the name itself is used first, which decides by which rule it is wrong.
  var place: Place { (uses.first { $0.option == nil } ?? uses[0]).place }

  /// Indicates whether this is a name that is used in conditions only.
  var isConditional: Bool { uses.allSatisfy { $0.place == .condition } }

  /// Indicates whether this is the name of a command that no use would bring to its place, and no
  /// condition names.
  var isIdle: Bool {
    !commonKinds.isDisjoint(with: .commandSpace)
      && uses.allSatisfy { $0.place == .reference && !$0.places }
  }

  var places: Places { Places(name: name, uses: uses) }

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
      for (index, use) in named.enumerated() {
        let rest = index == named.count - 1 && left > 0 ? ", and in \(left) more places" : ""
        finding.notes.append(
          DiagnosticNote("'\(use.option ?? name)' is used here too\(rest)", at: use.location))
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
