/// The parts of a thing that a place shows: a row of a menu, a unit of a toolbar.
package struct Face: Sendable, Hashable {
  /// The words for it, whether or not it shows them; empty where nobody has named it.
  package var title: String
  /// The other title of a toggle whose title changes.
  package var otherTitle: String?
  /// The name of its SF Symbol, or of the image asset in its place, before people change anything;
  /// `nil` where there is none.
  package var picture: String?
  /// Indicates whether `picture` is an image asset.
  package var isImage: Bool
  /// Indicates whether there is a symbol or an image in at least one state.
  package var hasPicture: Bool

  /// The visible parts of a face.
  package enum Form: Sendable { case icon, title, both }

  package init(title: String?, symbol: String? = nil, image: String? = nil) {
    self.title = title ?? ""
    picture = symbol ?? image
    isImage = symbol == nil && image != nil
    hasPicture = picture != nil
  }

  /// The face of a button that every bar has, where the document leaves it its words or its symbol.
  package init(_ word: StandardWord, title: String?, symbol: String?, image: String?) {
    self.init(
      title: title ?? word.title, symbol: symbol ?? (image == nil ? word.symbol : nil), image: image
    )
  }

  /// The name of its symbol; `nil` where an image stands in its place.
  package var symbol: String? { isImage ? nil : picture }

  /// The parts that it shows where there is room: without a picture its title, without a title its
  /// picture, whatever `display` says.
  package func form(_ display: ItemDisplay) -> Form {
    guard hasPicture else { return .title }
    guard !title.isEmpty else { return .icon }
    switch display {
    case .automatic, .icon: return .icon
    case .title: return .title
    case .both: return .both
    }
  }
}

extension PullDownButton {
  /// The face of the button; the More button has a word and a symbol of its own.
  package var face: Face {
    isMore
      ? Face(.more, title: title, symbol: symbol, image: image)
      : Face(title: title, symbol: symbol, image: image)
  }
}

extension ButtonKind {
  /// The symbol that the system draws the button with.
  package var symbol: String {
    switch self {
    case .info: "info.circle"
    case .close: "xmark.circle"
    case .contactAdd: "plus.circle"
    }
  }
}

extension Document {
  /// The face of an item where it stands; nothing where its subject is not of this document.
  package func face(of item: Item) -> Face {
    var face = Face(title: nil)
    switch item.subject {
    case .command(let index) where commands.indices.contains(index):
      face = self.face(ofCommand: index)
    case .choice(let index) where choices.indices.contains(index):
      face = Face(
        title: choices[index].title, symbol: choices[index].symbol, image: choices[index].image)
    default: break
    }
    guard let overrides = item.overrides?.value else { return face }
    face.title = overrides.title ?? face.title
    if overrides.symbol != nil || overrides.image != nil || overrides.hidesSymbol {
      let own = Face(title: nil, symbol: overrides.symbol, image: overrides.image)
      face.picture = overrides.hidesSymbol ? nil : own.picture
      face.isImage = !overrides.hidesSymbol && own.isImage
      face.hasPicture = !overrides.hidesSymbol
    }
    return face
  }

  /// A toggle is off at first.
  private func face(ofCommand index: Int) -> Face {
    var face = Face(
      title: commands[index].title, symbol: commands[index].symbol, image: commands[index].image)
    guard commands[index].kind == .toggle else { return face }
    if let off = commands[index].offSymbol {
      face.picture = off
      face.isImage = false
    }
    if commands[index].onSymbol != nil || commands[index].offSymbol != nil {
      face.hasPicture = true
    }
    if let form = commands[index].form, form != .checkmark {
      face.otherTitle = commands[index].onTitle
    }
    return face
  }

  /// The face of a button of a view: a ready-made one is drawn with a symbol of its own.
  package func face(of button: Button) -> Face {
    var face = face(of: button.item)
    if let kind = button.kind {
      face.picture = kind.symbol
      face.isImage = false
      face.hasPicture = true
    }
    return face
  }

  /// The face of a unit of a toolbar. Of a pop-up button or a segmented control it is the name of
  /// the whole, which shows its options.
  package func face(of unit: ToolbarUnit) -> Face {
    switch unit.content {
    case .item(let item): return face(of: item)
    case .button(let button): return face(of: button)
    case .popUpButton(let button):
      return Face(
        title: button.title ?? choice(button.subject)?.title, symbol: button.symbol,
        image: button.image)
    case .pullDownButton(let button): return button.face
    case .segmented(let control):
      return Face(
        title: control.title ?? choice(control.subject)?.title, symbol: control.symbol,
        image: control.image)
    case .group(let group):
      return Face(title: group.title, symbol: group.symbol, image: group.image)
    case .title(let title):
      return Face(title: title.title, symbol: title.symbol, image: title.image)
    case .back(let button), .close(let button), .sidebarToggle(let button), .search(let button),
      .inspectorToggle(let button):
      guard let word = unit.content.standardWord else { return Face(title: button.title) }
      return Face(word, title: button.title, symbol: button.symbol, image: button.image)
    case .space, .slot: return Face(title: nil)
    }
  }

  /// Returns whether an item is the system's Cancel or Done with the symbol that stands for it: bars of
  /// what is presented show that from the edition of 2025 on, and the word before.
  package func isStandardWayOut(_ item: Item) -> Bool {
    guard let system = command(of: item)?.system, [.cancel, .done].contains(system) else {
      return false
    }
    return face(of: item).picture == system.facts.symbol
  }

  /// How the toggle that an item places shows its state, `nil` where it places none.
  package func toggleForm(of item: Item) -> ToggleForm? {
    guard item.kind == .toggle else { return nil }
    guard case .command(let index) = item.subject, commands.indices.contains(index) else {
      return .checkmark
    }
    return commands[index].form ?? .checkmark
  }

  /// The options that a choice has on a platform.
  package func options(_ subject: Subject, on platform: PlatformSet) -> [Choice.Option] {
    guard case .choice(let index) = subject, choices.indices.contains(index) else { return [] }
    return choices[index].options.filter { $0.platforms.contains(platform) }
  }
}
