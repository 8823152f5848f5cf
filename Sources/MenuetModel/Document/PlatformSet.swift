/// A set of platforms.
public struct PlatformSet: OptionSet, Emptiable, Sendable {
  /// One bit for each platform, in the order of `Platform`.
  public let rawValue: UInt8

  /// The platforms of the bits that are set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// No platforms.
  public init() { rawValue = 0 }

  /// One platform.
  public init(_ platform: Platform) {
    rawValue = 1 << UInt8(Platform.allCases.firstIndex(of: platform) ?? 0)
  }

  /// iOS alone, which is iPhone.
  public static let ios = PlatformSet(.ios)
  /// iPadOS alone.
  public static let ipados = PlatformSet(.ipados)
  /// macOS alone.
  public static let macos = PlatformSet(.macos)
  /// visionOS alone.
  public static let visionos = PlatformSet(.visionos)
  /// watchOS alone.
  public static let watchos = PlatformSet(.watchos)
  /// tvOS alone.
  public static let tvos = PlatformSet(.tvos)
  /// Every platform of the language.
  public static let all: PlatformSet = [.ios, .ipados, .macos, .visionos, .watchos, .tvos]
  /// Where apps have a menu bar, whatever else their documents are for.
  package static let menuBars: PlatformSet = [.macos, .ipados]
  /// Where toolbars are navigation bars of UIKit; those of a Mac are AppKit's.
  package static let navigationBars: PlatformSet = [.ios, .ipados, .visionos]

  /// The members in the order in which the language lists them.
  public var members: [Platform] { Platform.allCases.filter { contains(PlatformSet($0)) } }

  /// The members as a person reads them: "iOS, iPadOS and macOS".
  public var description: String {
    let names = members.map(\.displayName)
    guard let last = names.last, names.count > 1 else { return names.first ?? "no platform" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Decodes a list of names; throws at one that is no platform's.
  public init(from decoder: any Decoder) throws {
    let names = try [Platform](from: decoder)
    self = PlatformSet(names.map { PlatformSet($0) })
  }

  /// Encodes the list of names, in the order of `members`.
  public func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }
}

/// A version of a system, such as 16.4.
public struct PlatformVersion: Sendable, Hashable, Codable, Comparable {
  /// The number before the first point.
  public var major: Int
  /// The number after the first point; 0 where there is none.
  public var minor: Int

  /// A version of two parts, such as 16 and 4.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `16`, `16.4` or `16.4.1`, whose last part does not count; `nil` for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Int? in
      guard part.count <= 3, part.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      return Int(part)
    }
    guard numbers.count == parts.count, (1...3).contains(numbers.count) else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  /// The version with both parts: `16.0`.
  public var description: String { "\(major).\(minor)" }

  /// The older version is the smaller one.
  public static func < (left: PlatformVersion, right: PlatformVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// Decodes a version from its text; throws where that is none.
  public init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let version = PlatformVersion(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "'\(text)' is no version"))
    }
    self = version
  }

  /// Encodes both parts: `16.0`.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

/// The platforms of something, which its JSON form leaves out where they are those of the document.
@propertyWrapper public struct Narrowed: Sendable, Hashable, Codable {
  /// The platforms, whether narrowed or not.
  public var wrappedValue: PlatformSet
  /// Indicates whether the platforms are fewer than the document's.
  public var isNarrowed: Bool

  /// The wrapper itself, for a builder that knows whether the platforms are narrowed.
  public var projectedValue: Narrowed {
    get { self }
    set { self = newValue }
  }

  /// Wraps platforms that are taken for narrowed.
  public init(wrappedValue: PlatformSet = []) {
    self.init(wrappedValue, isNarrowed: true)
  }

  /// Wraps platforms, narrowed or not.
  public init(_ platforms: PlatformSet, isNarrowed: Bool) {
    wrappedValue = platforms
    self.isNarrowed = isNarrowed
  }

  /// Two are equal whose platforms are, narrowed or not.
  public static func == (left: Narrowed, right: Narrowed) -> Bool {
    left.wrappedValue == right.wrappedValue
  }

  /// Hashes the platforms alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }

  /// Decodes the platforms as narrowed: others are left out by their container.
  public init(from decoder: any Decoder) throws {
    self.init(try PlatformSet(from: decoder), isNarrowed: true)
  }

  /// Encodes the platforms; leaving them out is for the container.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension KeyedDecodingContainer {
  /// Decodes omitted platforms as none; `Document` fills in its own.
  public func decode(_ type: Narrowed.Type, forKey key: Key) throws -> Narrowed {
    try decodeIfPresent(type, forKey: key) ?? Narrowed([], isNarrowed: false)
  }
}

extension KeyedEncodingContainer {
  /// Leaves out platforms that are those of the document.
  public mutating func encode(_ value: Narrowed, forKey key: Key) throws {
    guard value.isNarrowed, !value.wrappedValue.isEmpty else { return }
    try encode(value.wrappedValue, forKey: key)
  }
}
