/// A set of platforms.
public struct PlatformSet: OptionSet, Emptiable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init() { rawValue = 0 }

  public init(_ platform: Platform) {
    rawValue = 1 << UInt8(Platform.allCases.firstIndex(of: platform) ?? 0)
  }

  public static let ios = PlatformSet(.ios)
  public static let ipados = PlatformSet(.ipados)
  public static let macos = PlatformSet(.macos)
  public static let visionos = PlatformSet(.visionos)
  public static let watchos = PlatformSet(.watchos)
  public static let tvos = PlatformSet(.tvos)
  public static let all: PlatformSet = [.ios, .ipados, .macos, .visionos, .watchos, .tvos]

  /// The members in the order in which the language lists them.
  public var members: [Platform] { Platform.allCases.filter { contains(PlatformSet($0)) } }

  /// The members as a person reads them: "iOS, iPadOS and macOS".
  public var description: String {
    let names = members.map(\.displayName)
    guard let last = names.last, names.count > 1 else { return names.first ?? "no platform" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  public init(from decoder: any Decoder) throws {
    let names = try [Platform](from: decoder)
    self = PlatformSet(names.map { PlatformSet($0) })
  }

  public func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }
}

/// A version of a system, such as 16.4.
public struct PlatformVersion: Sendable, Hashable, Codable, Comparable {
  public var major: Int
  public var minor: Int

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

  public var description: String { "\(major).\(minor)" }

  public static func < (left: PlatformVersion, right: PlatformVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  public init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let version = PlatformVersion(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "'\(text)' is no version"))
    }
    self = version
  }

  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

/// The platforms of something, which its JSON form leaves out where they are those of the document.
@propertyWrapper public struct Narrowed: Sendable, Hashable, Codable {
  public var wrappedValue: PlatformSet
  /// True where the platforms are fewer than the document's.
  public var isNarrowed: Bool

  public var projectedValue: Narrowed {
    get { self }
    set { self = newValue }
  }

  public init(wrappedValue: PlatformSet = []) {
    self.init(wrappedValue, isNarrowed: true)
  }

  public init(_ platforms: PlatformSet, isNarrowed: Bool) {
    wrappedValue = platforms
    self.isNarrowed = isNarrowed
  }

  public static func == (left: Narrowed, right: Narrowed) -> Bool {
    left.wrappedValue == right.wrappedValue
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }

  public init(from decoder: any Decoder) throws {
    self.init(try PlatformSet(from: decoder), isNarrowed: true)
  }

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
