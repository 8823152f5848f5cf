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
    /// False where the location holds more than the name.
    var isExact: Bool
    /// True for a `ref`, which brings what is declared elsewhere to its place.
    var places = false
  }

  let name: String
  /// What the first use expects.
  let kinds: ReferenceKinds
  /// What all uses expect; never empty.
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

  /// True where what a further use expects can be what all others expect.
  func mayMean(_ kinds: ReferenceKinds) -> Bool { !commonKinds.isDisjoint(with: kinds) }

  /// Where the name is used first, which decides by which rule it is wrong.
  var place: Place { uses[0].place }

  /// True for a name that is used in conditions only.
  var isConditional: Bool { uses.allSatisfy { $0.place == .condition } }

  /// True for the name of a command that no use would bring to its place, and no condition names.
  var isIdle: Bool {
    !commonKinds.isDisjoint(with: .commandSpace)
      && uses.allSatisfy { $0.place == .reference && !$0.places }
  }

  var places: Places { Places(name: name, uses: uses) }

  /// Where a name is used.
  struct Places {
    let name: String
    fileprivate let uses: [Use]

    /// The finding that is made of one at the first place: notes name the others.
    func finding(_ make: (_ first: SourceLocation) -> Diagnostic) -> Diagnostic {
      var finding = make(uses[0].location)
      finding.further = uses.dropFirst().map(\.location)
      finding.notes += [DiagnosticNote]("'\(name)' is used here too", at: finding.further)
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
