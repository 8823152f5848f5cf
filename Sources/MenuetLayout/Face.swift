import MenuetModel

/// What a place shows of the thing that stands there.
struct Face {
  var title: String
  /// The other title of a toggle whose title changes.
  var otherTitle: String?
  /// Whether there is a symbol or an image in at least one state.
  var hasSymbol: Bool

  init(title: String?, symbol: String? = nil, image: String? = nil) {
    self.title = title ?? ""
    hasSymbol = symbol != nil || image != nil
  }
}

extension Document {
  /// What an item shows where it stands; nothing where its subject is not of this document.
  func face(of item: Item) -> Face {
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
    if overrides.symbol != nil || overrides.image != nil { face.hasSymbol = true }
    if overrides.hidesSymbol { face.hasSymbol = false }
    return face
  }

  private func face(ofCommand index: Int) -> Face {
    var face = Face(
      title: commands[index].title, symbol: commands[index].symbol, image: commands[index].image)
    guard commands[index].kind == .toggle else { return face }
    if commands[index].onSymbol != nil || commands[index].offSymbol != nil {
      face.hasSymbol = true
    }
    if let form = commands[index].form, form != .checkmark {
      face.otherTitle = commands[index].onTitle
    }
    return face
  }

  /// The second line of the command that an item places.
  func subtitle(of item: Item) -> String? {
    if let subtitle = item.overrides?.value.subtitle { return subtitle }
    guard case .command(let index) = item.subject, commands.indices.contains(index) else {
      return nil
    }
    return commands[index].subtitle
  }

  /// What is read out for the command that an item places, where that is not its title.
  func spokenTitle(of item: Item) -> String? {
    if let label = item.overrides?.value.accessibilityLabel { return label }
    guard case .command(let index) = item.subject, commands.indices.contains(index) else {
      return nil
    }
    return commands[index].accessibilityLabel
  }

  /// How the toggle that an item places shows its state, `nil` where it places none.
  func toggleForm(of item: Item) -> ToggleForm? {
    guard item.kind == .toggle else { return nil }
    guard case .command(let index) = item.subject, commands.indices.contains(index) else {
      return .checkmark
    }
    return commands[index].form ?? .checkmark
  }

  /// The options that a choice has on a platform.
  func options(_ subject: Subject, on platform: PlatformSet) -> [Choice.Option] {
    guard case .choice(let index) = subject, choices.indices.contains(index) else { return [] }
    return choices[index].options.filter { $0.platforms.contains(platform) }
  }
}
