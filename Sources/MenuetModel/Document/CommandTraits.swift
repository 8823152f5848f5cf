/// The traits of a command; by default it has none.
public struct CommandTraits: OptionSet, Emptiable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt16

  /// The traits of the bits that are set.
  public init(rawValue: UInt16) { self.rawValue = rawValue }
  /// No traits.
  public init() { rawValue = 0 }

  /// The command asks for more before it does anything: its title ends in an ellipsis.
  public static let needsInput = CommandTraits(rawValue: 1 << 0)
  /// The command closes the presentation in which it stands.
  public static let dismisses = CommandTraits(rawValue: 1 << 1)
  /// The command's button shows that it is at work.
  public static let activityIndicator = CommandTraits(rawValue: 1 << 2)
  /// The menu stays open when the command is chosen.
  public static let keepsMenuOpen = CommandTraits(rawValue: 1 << 3)
  /// The command destroys something, whatever its role.
  public static let destructive = CommandTraits(rawValue: 1 << 4)
  /// The effect of the command can be undone.
  public static let undoable = CommandTraits(rawValue: 1 << 5)
  /// Of a command in an extension: its work goes on in the app.
  public static let continuesInApp = CommandTraits(rawValue: 1 << 6)
  /// `destructive="false"` was written: the command is not, whatever its title says.
  public static let harmless = CommandTraits(rawValue: 1 << 7)
  /// `animated="false"` was written: the sheet whose detent the command sets jumps to it.
  public static let unanimated = CommandTraits(rawValue: 1 << 8)
  /// `needs-input="false"` was written: the command asks for nothing, whatever its title says.
  public static let needsNoInput = CommandTraits(rawValue: 1 << 9)

  /// The traits by name, in the order in which they are written.
  public static let names: [(trait: CommandTraits, name: String)] = [
    (.needsInput, "needsInput"), (.dismisses, "dismisses"),
    (.activityIndicator, "activityIndicator"), (.keepsMenuOpen, "keepsMenuOpen"),
    (.destructive, "destructive"), (.undoable, "undoable"),
    (.continuesInApp, "continuesInApp"), (.harmless, "harmless"), (.unanimated, "unanimated"),
    (.needsNoInput, "needsNoInput"),
  ]

  /// Decodes a list of names; unknown ones are left out.
  public init(from decoder: any Decoder) throws {
    let names = try [String](from: decoder)
    self = CommandTraits(Self.names.filter { names.contains($0.name) }.map(\.trait))
  }

  /// Encodes the list of names, in their order.
  public func encode(to encoder: any Encoder) throws {
    try Self.names.filter { contains($0.trait) }.map(\.name).encode(to: encoder)
  }
}
