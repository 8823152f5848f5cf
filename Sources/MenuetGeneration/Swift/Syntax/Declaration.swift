/// A declaration of generated code, with everything in it: an object, because many lists hold it.
final class Declaration: Sendable {
  enum Kind: Sendable {
    /// `enum`, `struct`, `protocol`: the keyword, the name, conformances and members.
    case type(StaticString, SwiftIdentifier, conformances: [TypeName] = [], [Declaration])
    /// `extension Notes: NotesOption where …`.
    case `extension`(
      TypeName, conformances: [TypeName] = [], condition: StaticString? = nil, [Declaration])
    case function(SwiftIdentifier, [Parameter], result: TypeName? = nil, [Statement])
    /// A function of one expression, on one line where that fits.
    case shortFunction(SwiftIdentifier, [Parameter], Expression)
    /// A property that is computed, over several lines.
    case property(SwiftIdentifier, TypeName, [Statement])
    /// `var title: String { value }`.
    case getter(SwiftIdentifier, TypeName, Expression)
    /// `let name: Type = value`.
    case constant(SwiftIdentifier, type: TypeName? = nil, Expression)
    /// `case newNote = "new-note"`; the raw value is left out where it is the name.
    case enumCase(SwiftIdentifier, rawValue: String)
    /// A property with a getter and a setter.
    case accessor(SwiftIdentifier, TypeName, get: [Statement], set: [Statement])
    /// `@FocusedValue(\.notesEditor) private var editor`.
    case focusedValue(SwiftIdentifier, of: SwiftIdentifier)
    /// `@FocusedObject private var editor: Focus<any NotesEditorActions>?`.
    case focusedObject(SwiftIdentifier, TypeName)
    /// `let data: Data`, of a structure.
    case stored(SwiftIdentifier, TypeName)
    /// `var role: Role = .normal`, of a structure, or without a value.
    case variable(SwiftIdentifier, TypeName, Expression?)
    /// `typealias Name = Type`.
    case alias(SwiftIdentifier, TypeName)
    /// `var isBold: Bool { get set }`, in a protocol.
    case requirement(SwiftIdentifier, TypeName, isSettable: Bool)
    /// `func newNote()`, in a protocol; its effects are `async throws`.
    case method(
      SwiftIdentifier, [Parameter] = [], effects: StaticString? = nil, result: TypeName? = nil)
    /// `#if condition … #endif`.
    case conditional(StaticString, [Declaration])
    /// Declarations that are the same in every file.
    case support(SupportCode)
  }

  /// A parameter: fixed code, or fixed code around a type that a document names.
  struct Parameter: Sendable, ExpressibleByStringLiteral {
    let code: StaticString
    let type: TypeName?
    /// The fixed code after the type.
    let ending: StaticString?

    init(_ code: StaticString, _ type: TypeName? = nil, _ ending: StaticString? = nil) {
      self.code = code
      self.type = type
      self.ending = ending
    }

    init(stringLiteral code: StaticString) { self.init(code) }
  }

  /// Parts that few declarations have: an object, because documents have thousands of the others.
  private final class Marks: Sendable {
    let attributeLine: StaticString?
    let attributes: StaticString?
    let generics: StaticString?

    init?(attributeLine: StaticString?, attributes: StaticString?, generics: StaticString?) {
      if attributeLine == nil && attributes == nil && generics == nil { return nil }
      self.attributeLine = attributeLine
      self.attributes = attributes
      self.generics = generics
    }
  }

  let kind: Kind
  let comment: Comment?
  private let marks: Marks?
  /// `static`, `private static`.
  let modifiers: StaticString?
  /// Indicates whether the access level of the file's interface stands before it.
  let isInterface: Bool

  init(
    _ kind: Kind, comment: Comment? = nil, attributeLine: StaticString? = nil,
    attributes: StaticString? = nil, modifiers: StaticString? = nil, isInterface: Bool = false,
    generics: StaticString? = nil
  ) {
    self.kind = kind
    self.comment = comment
    marks = Marks(attributeLine: attributeLine, attributes: attributes, generics: generics)
    self.modifiers = modifiers
    self.isInterface = isInterface
  }

  /// An attribute on a line of its own, such as `@discardableResult`.
  var attributeLine: StaticString? { marks?.attributeLine }

  /// `@MainActor`, or others, on the same line.
  var attributes: StaticString? { marks?.attributes }

  /// The generic parameters of a function, such as `<Content: View>`.
  var generics: StaticString? { marks?.generics }

  static func support(_ code: SupportCode) -> Declaration { Declaration(.support(code)) }

  /// Indicates whether it stands below its like without an empty line.
  var isCompact: Bool {
    switch kind {
    case .constant, .focusedValue, .focusedObject, .stored, .variable, .enumCase, .alias,
      .requirement, .method, .shortFunction:
      true
    case .getter: comment == nil
    case .type, .extension, .function, .accessor, .property, .conditional, .support: false
    }
  }
}
