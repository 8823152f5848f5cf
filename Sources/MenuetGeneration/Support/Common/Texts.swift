#if LOCALIZED
  extension Notes {
    fileprivate enum Strings {
      // embed: strings
      private final class Marker {}
      private static let bundle = Bundle(for: Marker.self)
      // end

      static func text(_ key: StaticString, _ defaultValue: String.LocalizationValue) -> String {
        String(localized: key, defaultValue: defaultValue, bundle: bundle)
      }
    }

    // embed: localizedText
    /// A text that is looked up when it is read.
    fileprivate struct LocalizedText {
      let key: StaticString
      let defaultValue: String.LocalizationValue
      #if SYSTEM_WORDS
        /// The system's own words, which stand in no table of the app.
        private let systemWords: String?
      #endif

      init(_ key: StaticString, _ defaultValue: String.LocalizationValue) {
        self.key = key
        self.defaultValue = defaultValue
        #if SYSTEM_WORDS
          systemWords = nil
        #endif
      }

      #if SYSTEM_WORDS
        init(system words: String) {
          key = ""
          defaultValue = ""
          systemWords = words
        }

        var string: String { systemWords ?? Strings.text(key, defaultValue) }
      #else
        var string: String { Strings.text(key, defaultValue) }
      #endif
    }
    // end
  }
#endif
