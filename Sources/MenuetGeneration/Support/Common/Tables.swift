extension Notes {
  fileprivate enum Tables {
    // embed: titleTable
    private static let places: [Command: Int] = Dictionary(
      uniqueKeysWithValues: zip(Command.allCases, 0...))

    #if LOCALIZED
      static func title(of command: Command) -> String {
        let place = places[command, default: 0]
        return Strings.text(titleKeys[place], titles[place])
      }
    #else
      static func title(of command: Command) -> String {
        titles[places[command, default: 0]]
      }
    #endif
    // end

    // embed: symbolTable
    static func symbol(of command: Command) -> String? {
      symbols[places[command, default: 0]]
    }
    // end

    // Stand-ins for the tables of a document.
    #if LOCALIZED
      private static let titleKeys: [StaticString] = []
      private static let titles: [String.LocalizationValue] = []
    #else
      private static let titles: [String] = []
    #endif
    private static let symbols: [String?] = []
  }

  #if LOCALIZED
    fileprivate enum Strings {
      // embed: strings
      private final class Marker {}
      private static let bundle = Bundle(for: Marker.self)
      // end

      static func text(_ key: StaticString, _ defaultValue: String.LocalizationValue) -> String {
        String(localized: key, defaultValue: defaultValue, bundle: bundle)
      }
    }
  #endif
}
