/// The type of an attribute's value.
public enum AttributeType: Sendable, Equatable {
  /// Any text that is not blank.
  case text
  /// An id: `[A-Za-z][A-Za-z0-9_-]*`, none of `not and or`.
  case id
  /// A uniform type identifier: an id that may hold dots.
  case typeID
  /// The id of something declared in the document.
  case reference(ReferenceKinds)
  /// Ids divided by white space.
  case references(ReferenceKinds)
  /// `true` or `false`.
  case boolean
  /// An optional minus and one to nine ASCII digits.
  case integer
  /// A whole number that is not negative.
  case count
  /// A whole number above 0.
  case positive
  /// A number of points: at most six digits before and three behind the point.
  case number
  /// A number of points that is not negative.
  case length
  /// A number that is more than 0 and at most 1.
  case opacity
  /// One word of a set.
  case word(ValueSet)
  /// Words of a set divided by white space, none twice.
  case words(ValueSet)
  /// A version such as `16` or `16.4`.
  case version
  /// A BCP 47 language tag.
  case language
  /// A Swift type name that is no keyword and no standard type.
  case typeName
  /// A condition over states, toggles and options.
  case condition
  /// A keyboard shortcut such as `cmd+shift+n`.
  case shortcut(allowsNone: Bool)
  /// The name of a symbol.
  case symbol(allowsNone: Bool)
  /// A name that lives in the app: a view, an asset, a handler.
  case name
  /// Names divided by white space.
  case names
  /// A file's path, relative to the document.
  case path
  /// A system command.
  case systemCommand
  /// Detents divided by white space: `medium`, `large`, `240pt`, `40%` or ids.
  case detents
  /// One detent.
  case detent
  /// A height: `240pt` or `40%`.
  case height
  /// A sheet's id, a colon and one of its detents.
  case sheetDetent
  /// A uniform type identifier, such as `public.png`.
  case uniformType
  /// Uniform type identifiers divided by white space.
  case uniformTypes
  /// The id of something declared in the document, or `handler:` and a name that lives in the app.
  case notice(ReferenceKinds)
  /// Kinds of content with an optional greatest count: `image:5 url`.
  case typeCounts
  /// Positive whole numbers of points divided by white space.
  case integers
  /// Language tags divided by white space, or `pseudo`.
  case locales
}

extension AttributeType {
  /// Indicates whether its values name something declared elsewhere in the document.
  public var isLink: Bool {
    switch self {
    case .reference, .references, .condition, .sheetDetent, .notice: true
    default: false
    }
  }
}

/// The kinds of declarations that a reference may name.
public struct ReferenceKinds: OptionSet, Sendable, Hashable {
  /// One bit for each kind.
  public let rawValue: UInt32

  /// The kinds of the bits that are set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A command; one of the system goes by its own name where it has no other id.
  public static let command = ReferenceKinds(rawValue: 1 << 0)
  /// A command that switches something on and off.
  public static let toggle = ReferenceKinds(rawValue: 1 << 1)
  /// A choice, or a pop-up button with options of its own.
  public static let choice = ReferenceKinds(rawValue: 1 << 2)
  /// A Boolean that the app supplies.
  public static let state = ReferenceKinds(rawValue: 1 << 3)
  /// A menu that a submenu may show.
  public static let menu = ReferenceKinds(rawValue: 1 << 4)
  /// The surfaces that appear together.
  public static let view = ReferenceKinds(rawValue: 1 << 5)
  /// A sheet; its detents are named behind a colon.
  public static let sheet = ReferenceKinds(rawValue: 1 << 6)
  /// A presentation that covers the whole screen.
  public static let cover = ReferenceKinds(rawValue: 1 << 7)
  /// A presentation that points at what opened it.
  public static let popover = ReferenceKinds(rawValue: 1 << 8)
  /// A question with its answers.
  public static let alert = ReferenceKinds(rawValue: 1 << 9)
  /// A share sheet.
  public static let activityView = ReferenceKinds(rawValue: 1 << 10)
  /// An area of content; a toolbar's region is a part.
  public static let region = ReferenceKinds(rawValue: 1 << 11)
  /// Any other surface or part of one.
  public static let part = ReferenceKinds(rawValue: 1 << 12)

  /// The kinds that an `item` places.
  public static let placeable: ReferenceKinds = [.command, .toggle, .choice]
  /// The kinds that a command presents.
  public static let presentable: ReferenceKinds = [
    .sheet, .cover, .popover, .alert, .activityView,
  ]
  /// Everything that shares the name space of the surfaces.
  public static let surface: ReferenceKinds = [
    .menu, .view, .sheet, .cover, .popover, .alert, .activityView, .region, .part,
  ]
  /// Everything that shares the name space of the commands.
  public static let commandSpace: ReferenceKinds = [.command, .toggle, .choice, .state]

  /// The kinds in words, such as "a sheet, cover or alert".
  public var description: String {
    let names: [(ReferenceKinds, String)] = [
      (.command, "command"), (.toggle, "toggle"), (.choice, "choice"), (.state, "state"),
      (.menu, "menu"), (.view, "view"), (.sheet, "sheet"), (.cover, "cover"),
      (.popover, "popover"), (.alert, "alert"), (.activityView, "activity-view"),
      (.region, "region"), (.part, "part of a surface"),
    ]
    let own = names.filter { contains($0.0) }.map(\.1)
    guard let last = own.last else { return "nothing" }
    let article = own[0].hasPrefix("a") || own[0].hasPrefix("o") ? "an " : "a "
    return own.count == 1
      ? article + last : article + own.dropLast().joined(separator: ", ") + " or " + last
  }
}

/// The words that an attribute may take, in the order of their Swift type's cases.
public struct ValueSet: Sendable, Equatable {
  /// Makes the list: the vocabulary has a hundred sets, and a run looks at few of them.
  private let list: @Sendable () -> [String]
  /// Makes the name, for the same reason.
  private let typeName: @Sendable () -> String

  /// The name of the Swift type, such as `MenuLayoutSize`.
  public var name: String { typeName() }

  /// The words in the order of the cases; a new array at every call.
  public var words: [String] { list() }

  /// The set of a type's raw values.
  public init<Value: LanguageValue>(_ type: Value.Type) {
    list = { Value.allCases.map(\.rawValue) }
    typeName = { "\(type)" }
  }

  /// Two sets are equal that list the same words in the same order.
  public static func == (left: ValueSet, right: ValueSet) -> Bool { left.words == right.words }
}

/// Where an attribute applies, for attributes that the same element takes in some places only.
public struct AttributePlace: OptionSet, Sendable, Hashable {
  /// One bit for each place.
  public let rawValue: UInt8

  /// The places of the bits that are set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Wherever the element may stand.
  public static let anywhere = AttributePlace(rawValue: 1)
  /// On what stands in a toolbar's region.
  public static let toolbarRegion = AttributePlace(rawValue: 2)
  /// On what stands in a toolbar's region or in a group there.
  public static let toolbar = AttributePlace(rawValue: 4)
  /// On what stands in an edit menu.
  public static let editMenu = AttributePlace(rawValue: 8)
  /// On what stands in a menu bar.
  public static let menuBar = AttributePlace(rawValue: 16)
  /// On what stands in no region of content.
  public static let outsideRegion = AttributePlace(rawValue: 32)

  /// On what stands outside an alert, whose answers are known by their titles.
  public static let outsideAlert = AttributePlace(rawValue: 64)

  /// The place in words.
  public var description: String {
    switch self {
    case .toolbarRegion: "on what stands directly in a toolbar's region"
    case .toolbar: "on what stands in a toolbar"
    case .editMenu: "in an edit menu"
    case .menuBar: "in a menu bar"
    case .outsideRegion: "outside a region"
    case .outsideAlert: "outside an alert"
    default: "anywhere"
    }
  }
}

/// An attribute of an element.
public struct AttributeSpec: Sendable, Equatable {
  /// The attribute's name, unique in its element.
  public let name: AttributeName
  /// The type of its value.
  public let type: AttributeType
  /// The meaning on this element, in a sentence or two for who writes a document.
  public let summary: String
  /// Indicates whether the element may not go without it.
  public let isRequired: Bool
  /// The places in which the element may have it.
  public let place: AttributePlace
  /// The value that holds when the attribute is absent, as a document spells it; `nil` where that
  /// is no plain value.
  public let defaultValue: String?
  /// The key in JSON, where that is not the name in camel case.
  private let json: String?
  /// The limits of its support, on every element that has it.
  package internal(set) var limits: [SupportLimit] = []

  /// The key of the attribute in the JSON form of its element.
  public var jsonName: String { json ?? SwiftName.member(name.spelling) }

  /// Declares an attribute. The summary is a literal, which costs nothing at the start of a run.
  init(
    _ name: AttributeName, _ type: AttributeType, _ summary: String, required: Bool = false,
    default defaultValue: String? = nil, only place: AttributePlace = .anywhere,
    json: String? = nil
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    isRequired = required
    self.place = place
    self.defaultValue = defaultValue
    self.json = json
  }

  static func text(
    _ name: AttributeName, _ summary: String, required: Bool = false
  ) -> AttributeSpec {
    AttributeSpec(name, .text, summary, required: required)
  }

  static func id(
    _ summary: String =
      "The name by which the rest of the document and the generated code know it.",
    required: Bool = false
  ) -> AttributeSpec {
    AttributeSpec(.id, .id, summary, required: required)
  }

  static func flag(
    _ name: AttributeName, _ summary: String, default value: Bool = false,
    only place: AttributePlace = .anywhere, json: String? = nil
  ) -> AttributeSpec {
    AttributeSpec(
      name, .boolean, summary, default: value ? "true" : "false", only: place, json: json)
  }

  static func word<Value: LanguageValue>(
    _ name: AttributeName, _ type: Value.Type, _ summary: String, default value: Value? = nil,
    only place: AttributePlace = .anywhere, json: String? = nil
  ) -> AttributeSpec {
    AttributeSpec(
      name, .word(ValueSet(type)), summary, default: value?.rawValue, only: place, json: json)
  }

  static func words<Value: LanguageValue>(
    _ name: AttributeName, _ type: Value.Type, _ summary: String, default value: String? = nil
  ) -> AttributeSpec {
    AttributeSpec(name, .words(ValueSet(type)), summary, default: value)
  }

  static func reference(
    _ name: AttributeName, to kinds: ReferenceKinds, _ summary: String, required: Bool = false,
    only place: AttributePlace = .anywhere
  ) -> AttributeSpec {
    AttributeSpec(name, .reference(kinds), summary, required: required, only: place)
  }

  static func references(
    _ name: AttributeName, to kinds: ReferenceKinds, _ summary: String
  ) -> AttributeSpec {
    AttributeSpec(name, .references(kinds), summary)
  }

  /// A name that lives in the app.
  static func name(
    _ name: AttributeName, _ summary: String, required: Bool = false, json: String? = nil
  ) -> AttributeSpec {
    AttributeSpec(name, .name, summary, required: required, json: json)
  }
}
