extension SwiftName {
  /// A thing of a document whose Swift name something else has already.
  public struct Collision: Sendable, Hashable {
    /// The name in Swift.
    public let name: String
    /// The id of what comes second.
    public let id: String
    /// Where that was written.
    public let source: SourceReference
    /// The thing that had the name first.
    public let owner: Owner
  }

  /// The things that have a name in Swift already.
  public enum Owner: Sendable, Hashable {
    /// Something of the document: its id, and where it was written.
    case declaration(id: String, source: SourceReference)
    /// A member of a type that the app's own type may inherit from.
    case inherited(InheritedType)
  }

  /// The names that are taken, in document order.
  ///
  /// Buttons are left out: several of one view may show one command, and emitters number those.
  public static func collisions(in document: Document) -> [Collision] {
    var finder = CollisionFinder()
    let inherited = InheritedMembers(on: document.platforms)
    for (index, command) in document.commands.enumerated() {
      finder.add(document.caseName(ofCommand: index), command.id, command.source)
    }
    finder.close()
    for (index, command) in document.commands.enumerated() {
      let name = document.memberName(ofCommand: index)
      var type = command.isToggle ? inherited.property(name) : inherited.method(name)
      // A window closes itself as the standard command wants it to.
      if command.system != nil, type?.isUsual == false { type = nil }
      finder.add(name, command.id, command.source, inheritedFrom: type)
    }
    for choice in document.choices {
      let name = document.memberName(of: choice)
      finder.add(name, choice.id, choice.source, inheritedFrom: inherited.property(name))
    }
    for state in document.states {
      let name = document.memberName(of: state)
      finder.add(name, state.id, state.source, inheritedFrom: inherited.property(name))
    }
    finder.close()
    for (index, command) in document.commands.enumerated() {
      finder.add(document.responderName(ofCommand: index), command.id, command.source)
    }
    for choice in document.choices {
      finder.add(document.responderName(of: choice), choice.id, choice.source)
    }
    finder.close()
    for choice in document.choices {
      finder.add(document.typeName(of: choice), choice.id, choice.source)
    }
    finder.close()
    for choice in document.choices {
      // What options show is written where the document's own name is needed too.
      finder.add(document.name, document.name, document.source)
      for option in choice.options {
        finder.add(document.caseName(of: option, in: choice), option.id, option.source)
      }
      finder.close()
    }
    for sheet in document.sheets {
      for detent in sheet.detents { finder.add(detentCase(detent), detent, sheet.source) }
      finder.close()
    }
    finder.addFactories(of: document)
    finder.close()
    finder.addPresentables(of: document)
    finder.close()
    for own in document.extensions { finder.add(SwiftName.type(own.id), own.id, own.source) }
    finder.close()
    // Their ids are in the names of files, and some file systems ignore case.
    for own in document.extensions { finder.add(own.id.lowercased(), own.id, own.source) }
    return finder.collisions
  }

  /// The type of the detents of a sheet.
  ///
  /// - Parameter sheet: The sheet's own name, as types have it.
  package static func detentType(_ sheet: String) -> String { sheet + "Detent" }

  /// The case of a sheet's detent: its id, `points240` for `240pt`, `percent12point5` for `12.5%`.
  package static func detentCase(_ detent: String) -> String {
    let digits = detent.prefix { $0.isNumber || $0 == "." }
    guard !digits.isEmpty else { return enumCase(detent) }
    let unit = detent.hasSuffix("%") ? "percent" : "points"
    return unit + digits.split(separator: ".").joined(separator: "point")
  }
}

/// Collects names, one scope after another.
private struct CollisionFinder {
  private(set) var collisions: [SwiftName.Collision] = []
  private var reported: Set<Pair> = []
  private var owners: [String: (id: String, source: SourceReference)] = [:]

  private struct Pair: Hashable {
    let id: String
    let source: SourceReference
    let otherID: String
  }

  mutating func add(
    _ name: String, _ id: String, _ source: SourceReference,
    inheritedFrom type: SwiftName.InheritedType? = nil
  ) {
    if let type {
      collisions.append(
        SwiftName.Collision(name: name, id: id, source: source, owner: .inherited(type)))
    }
    guard let owner = owners.updateValue((id, source), forKey: name) else { return }
    owners[name] = owner
    // Two commands share the name of a case and that of a method: once is enough.
    guard reported.insert(Pair(id: id, source: source, otherID: owner.id)).inserted else { return }
    collisions.append(
      SwiftName.Collision(
        name: name, id: id, source: source,
        owner: .declaration(id: owner.id, source: owner.source)))
  }

  /// Ends a scope.
  mutating func close() { owners.removeAll(keepingCapacity: true) }

  /// Everything that has a factory of its own in the generated type.
  mutating func addFactories(of document: Document) {
    for menu in document.menus { add(document.factoryName(of: menu), menu.id, menu.source) }
    for bar in document.menuBars { add(document.factoryName(of: bar), bar.id, bar.source) }
    for menu in document.contextMenus { add(document.factoryName(of: menu), menu.id, menu.source) }
    for menu in document.editMenus { add(document.factoryName(of: menu), menu.id, menu.source) }
    for toolbar in document.toolbars + document.presented.compactMap(\.body.toolbar) {
      add(document.factoryName(of: toolbar), toolbar.id, toolbar.source)
    }
    for alert in document.alerts { add(document.factoryName(of: alert), alert.id, alert.source) }
    for drag in document.dragSources { add(document.factoryName(of: drag), drag.id, drag.source) }
    for drop in document.dropTargets { add(document.factoryName(of: drop), drop.id, drop.source) }
  }

  /// Everything whose content the app makes.
  mutating func addPresentables(of document: Document) {
    for presented in document.presented {
      add(document.typeName(ofPresentable: presented.id), presented.id, presented.source)
    }
    for view in document.activityViews {
      add(document.typeName(ofPresentable: view.id), view.id, view.source)
    }
  }
}
