package import MenuetLayout

/// The names of generated code that an app can use: its types, and their members.
package struct GeneratedInterface: Sendable {
  /// One declaration.
  package struct Member: Sendable {
    /// The kinds of declaration that can be named.
    package enum Kind: String, Sendable {
      case type, `case`, property, function
    }

    /// The types around it, as in `Notes.Choice`; empty for what stands in the file itself.
    package let scope: String
    /// Its name, without back-ticks.
    package let name: String
    package let kind: Kind
    /// Indicates whether an app has to implement it.
    package let isRequirement: Bool
    /// Where its signature stands in those of all.
    fileprivate let signature: Range<Int>

    /// The name with the types around it.
    package var path: String { GeneratedInterface.path(scope, name) }
  }

  /// In the order of the file.
  package private(set) var members: [Member] = []
  /// The signatures of all members: few are ever asked for, and a text for each would be most of the
  /// work.
  private var signatures = SwiftPrinter(access: .internal)

  /// The protocols that a protocol of the file refines.
  private var refined: [(scope: String, by: String)] = []
  /// The members that stand in each protocol.
  private var protocols: [String: [Range<Int>]] = [:]
  /// The file and its plan. Taking them apart takes as long as listing: they go with the interface.
  private let source: (file: SourceFile, plan: GenerationPlan)

  init(_ file: SourceFile, by plan: GenerationPlan) {
    source = (file, plan)
    add(file.declarations, scope: "", isRequired: false)
    addInherited()
  }

  /// The declaration of a member, by its index, without its value or its body: `func newNote()`.
  package func signature(of index: Int) -> String {
    String(decoding: signatures.bytes[members[index].signature], as: UTF8.self)
  }

  /// Returns whether a member and one of another interface, by their indices, are declared in the same
  /// way.
  package func isSame(_ index: Int, as other: Int, of interface: GeneratedInterface) -> Bool {
    let others = interface.members
    return members[index].name == others[other].name && members[index].scope == others[other].scope
      && members[index].kind == others[other].kind
      && members[index].isRequirement == others[other].isRequirement
      && signatures.bytes[members[index].signature].elementsEqual(
        interface.signatures.bytes[others[other].signature])
  }

  /// - Parameter isRequired: True in a protocol, whose members are the interface whatever they say.
  private mutating func add(_ declarations: [Declaration], scope: String, isRequired: Bool) {
    // Room for many at once, in place of twice as much again and again.
    if declarations.count > members.count {
      members.reserveCapacity(members.count + declarations.count)
    }
    for declaration in declarations {
      switch declaration.kind {
      case .type(let keyword, let name, let conformances, let members):
        guard declaration.isInterface || isRequired else { continue }
        append(declaration, name, .type, scope, isRequired)
        let path = Self.path(scope, name.text)
        let isProtocol = SwiftPrinter.isProtocol(keyword)
        if isProtocol {
          refined += conformances.map { (SwiftPrinter.text(of: $0), path) }
        }
        let start = self.members.count
        add(members, scope: path, isRequired: isProtocol)
        if isProtocol { protocols[path, default: []].append(start..<self.members.count) }
      case .extension(let type, _, _, let members):
        add(members, scope: Self.path(scope, SwiftPrinter.text(of: type)), isRequired: false)
      case .conditional(_, let declarations):
        add(declarations, scope: scope, isRequired: isRequired)
      case .enumCase(let name, _):
        // A case is as open as its enumeration.
        append(declaration, name, .case, scope, false)
      case .function(let name, _, _, _), .shortFunction(let name, _, _), .method(let name, _, _, _):
        guard declaration.isInterface || isRequired else { continue }
        append(declaration, name, .function, scope, isRequired)
      case .property(let name, _, _), .getter(let name, _, _), .constant(let name, _, _),
        .accessor(let name, _, _, _), .stored(let name, _), .variable(let name, _, _),
        .requirement(let name, _, _):
        guard declaration.isInterface || isRequired else { continue }
        append(declaration, name, .property, scope, isRequired)
      case .alias(let name, _):
        guard declaration.isInterface || isRequired else { continue }
        append(declaration, name, .type, scope, isRequired)
      // What is the same in every file is no document's.
      case .focusedValue, .focusedObject, .support: continue
      }
    }
  }

  /// Lists the requirements of a protocol as those of the protocols that refine it, too: an app cannot
  /// tell where one is declared.
  private mutating func addInherited() {
    let declared = members
    func requirements(of scope: String) -> [Member] {
      (protocols[scope] ?? []).flatMap { declared[$0] }
    }
    for (scope, other) in refined {
      let inherited = requirements(of: scope)
      if inherited.isEmpty { continue }
      let own = Set(requirements(of: other).map(\.name))
      members += inherited.filter { !own.contains($0.name) }.map {
        Member(
          scope: other, name: $0.name, kind: $0.kind, isRequirement: $0.isRequirement,
          signature: $0.signature)
      }
    }
  }

  private mutating func append(
    _ declaration: Declaration, _ name: SwiftIdentifier, _ kind: Member.Kind, _ scope: String,
    _ isRequired: Bool
  ) {
    members.append(
      Member(
        scope: scope, name: name.text, kind: kind, isRequirement: isRequired,
        signature: signatures.write(signatureOf: declaration)))
  }

  fileprivate static func path(_ scope: String, _ name: String) -> String {
    scope.isEmpty ? name : scope + "." + name
  }
}

extension SwiftEmitter {
  /// The names that an app can use of the code of a document.
  package func interface(of laidOut: LaidOutDocument) -> GeneratedInterface {
    let plan = plan(laidOut, isInterfaceOnly: true)
    return GeneratedInterface(file(plan, platforms(of: laidOut)), by: plan)
  }
}
