import MenuetSource

/// The symbols that exist, with the systems that brought each.
///
/// Read from a file in the format of `name_availability.plist`, which comes with the SF Symbols app:
/// `symbols` gives each name the year of its release, `year_to_release` each year the versions of the
/// systems.
package struct SymbolCatalog: Sendable {
  /// A symbol's name with the number of its release in `releases`.
  private let symbols: [String: Int]
  private let releases: [[String: PlatformVersion]]

  /// Why a file is no catalog of symbols.
  package enum ParseError: Error, Equatable {
    /// A binary property list: `plutil -convert xml1` makes it one in XML.
    case isBinary
    case isNotXML
    /// The key that the file lacks.
    case lacks(String)
  }

  /// - Parameters:
  ///   - symbols: Each symbol's name with the number of its release in `releases`.
  ///   - releases: The versions of the systems by their names, such as `iOS`.
  package init(symbols: [String: Int], releases: [[String: PlatformVersion]]) {
    self.symbols = symbols
    self.releases = releases
  }

  /// The names of all symbols, sorted.
  package var names: [String] { symbols.keys.sorted() }

  /// Returns whether this is a symbol that exists in some release.
  package func contains(_ name: String) -> Bool { symbols[name] != nil }

  /// The least version of a platform that has a symbol; `nil` where the catalog does not tell.
  package func firstVersion(of name: String, on platform: Platform) -> PlatformVersion? {
    guard let release = symbols[name], releases.indices.contains(release) else { return nil }
    return releases[release][Self.key(of: platform)]
  }

  /// The symbol whose name is nearest to one that does not exist.
  package func nearest(to name: String) -> String? {
    NearMiss.best(for: name, in: symbols.keys.sorted())
  }

  /// The catalog's name of a platform; iPadOS shares the releases of iOS.
  private static func key(of platform: Platform) -> String {
    switch platform {
    case .ios, .ipados: "iOS"
    case .macos: "macOS"
    case .visionos: "visionOS"
    case .watchos: "watchOS"
    case .tvos: "tvOS"
    }
  }
}
