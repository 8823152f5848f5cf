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
    /// A text that is looked up when it is read. What has no key has the words of the system.
    fileprivate struct LocalizedText {
      let key: StaticString
      let defaultValue: String.LocalizationValue

      init(_ key: StaticString, _ defaultValue: String.LocalizationValue) {
        self.key = key
        self.defaultValue = defaultValue
      }

      var string: String { Strings.text(key, defaultValue) }
    }
    // end
  }
#endif
