import MenuetModel

/// An object in the JSON of a document: its fields, as its type decodes them.
///
/// A synthesized conformance writes and reads the same fields, those of its `CodingKeys`; so what a
/// type asks a decoder for is what the encoder writes, and no list of fields has to be kept.
struct OutputObject {
  /// A field, with what it holds and whether it is always there.
  struct Field {
    let key: String
    let type: any Decodable.Type
    let isRequired: Bool
  }

  /// The fields that the object has whatever its `kind`.
  private(set) var fields: [Field] = []
  /// The further fields, for the words of `kind` with which they come.
  private(set) var alternatives: [(kinds: [String], fields: [Field])] = []

  /// Finds the fields of a type, by decoding it once for every word that its `kind` may be; `nil` for
  /// a type that makes demands on values which `OutputScalar` does not know.
  init?(_ type: any Decodable.Type) {
    var kinds: [(word: String?, fields: [Field])] = []
    var turn = 0
    repeat {
      let recorder = FieldRecorder(turn: turn)
      guard (try? type.init(from: RecordingDecoder(recorder: recorder))) != nil else { return nil }
      kinds.append((recorder.kind, recorder.fields))
      turn = turn + 1 < recorder.kindCount ? turn + 1 : 0
    } while turn > 0
    guard let first = kinds.first else { return nil }
    fields = first.fields.filter { field in
      kinds.allSatisfy { $0.fields.contains { $0.key == field.key && $0.type == field.type } }
    }
    for (word, all) in kinds {
      let own = all.filter { field in !fields.contains { $0.key == field.key } }
      guard let word, !own.isEmpty else { continue }
      if let same = alternatives.firstIndex(where: { $0.fields.map(\.key) == own.map(\.key) }) {
        alternatives[same].kinds.append(word)
      } else {
        alternatives.append(([word], own))
      }
    }
  }
}

/// The keys that were asked for while a value was decoded.
private final class FieldRecorder {
  /// Which word of `kind` is given out.
  let turn: Int
  var kindCount = 1
  var kind: String?
  var fields: [OutputObject.Field] = []
  /// The key of a field that is asked for as one that may be absent.
  var optionalKey: String?

  init(turn: Int) { self.turn = turn }

  func record(_ key: String, _ type: any Decodable.Type) {
    let isRequired = optionalKey != key
    optionalKey = nil
    guard !fields.contains(where: { $0.key == key }) else { return }
    fields.append(OutputObject.Field(key: key, type: type, isRequired: isRequired))
  }

  /// A text from which a field's value can be decoded.
  func sample(_ key: String, _ type: any Decodable.Type) -> String {
    if let wrapper = type as? any OutputWrapper.Type { return sample(key, wrapper.wrapped) }
    if let scalar = OutputScalar(type) { return scalar.sample }
    guard let type = type as? any LanguageValue.Type else {
      return key == "format" ? Document.format : ""
    }
    let words = type.words
    guard key == "kind" else { return words[0] }
    if let kind { return kind }
    kindCount = words.count
    kind = words[turn]
    return words[turn]
  }
}

/// Answers every request with a value of the type that is asked for: texts are samples, lists are
/// empty, numbers are 0.
private struct RecordingDecoder: Decoder {
  var recorder = FieldRecorder(turn: 0)
  var sample = ""

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(RecordingContainer<Key>(recorder: recorder))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { EmptyList() }

  func singleValueContainer() -> any SingleValueDecodingContainer { SampleValue(sample: sample) }
}

private struct RecordingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let recorder: FieldRecorder

  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool { true }

  /// Is asked before a field is decoded that may be absent.
  func decodeNil(forKey key: Key) -> Bool {
    recorder.optionalKey = key.stringValue
    return false
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    recorder.record(key.stringValue, type)
    let sample = recorder.sample(key.stringValue, type)
    return try Value(from: RecordingDecoder(sample: sample))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedDecodingContainer<NestedKey> {
    RecordingDecoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { EmptyList() }

  func superDecoder() -> any Decoder { RecordingDecoder() }

  func superDecoder(forKey key: Key) -> any Decoder { RecordingDecoder() }
}

private struct EmptyList: UnkeyedDecodingContainer {
  var codingPath: [any CodingKey] { [] }
  var count: Int? { 0 }
  var isAtEnd: Bool { true }
  var currentIndex: Int { 0 }

  func decodeNil() -> Bool { true }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try Value(from: RecordingDecoder())
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedDecodingContainer<NestedKey> {
    RecordingDecoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { self }

  func superDecoder() -> any Decoder { RecordingDecoder() }
}

private struct SampleValue: SingleValueDecodingContainer {
  let sample: String

  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { false }
  func decode(_ type: Bool.Type) -> Bool { false }
  func decode(_ type: String.Type) -> String { sample }
  func decode(_ type: Double.Type) -> Double { 0 }
  func decode(_ type: Float.Type) -> Float { 0 }
  func decode(_ type: Int.Type) -> Int { 0 }
  func decode(_ type: Int8.Type) -> Int8 { 0 }
  func decode(_ type: Int16.Type) -> Int16 { 0 }
  func decode(_ type: Int32.Type) -> Int32 { 0 }
  func decode(_ type: Int64.Type) -> Int64 { 0 }
  func decode(_ type: UInt.Type) -> UInt { 0 }
  func decode(_ type: UInt8.Type) -> UInt8 { 0 }
  func decode(_ type: UInt16.Type) -> UInt16 { 0 }
  func decode(_ type: UInt32.Type) -> UInt32 { 0 }
  func decode(_ type: UInt64.Type) -> UInt64 { 0 }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try Value(from: RecordingDecoder(sample: sample))
  }
}

// MARK: Types

/// A value that JSON writes as a text with a syntax of its own.
enum OutputScalar: String, CaseIterable {
  case condition, shortcut, version

  init?(_ type: any Decodable.Type) {
    switch type {
    case is Condition.Type: self = .condition
    case is Shortcut.Type: self = .shortcut
    case is PlatformVersion.Type: self = .version
    default: return nil
    }
  }

  /// A text of the syntax.
  var sample: String {
    switch self {
    case .condition: "a"
    case .shortcut: "cmd+a"
    case .version: "16.0"
    }
  }
}

/// A type that is written as another one.
protocol OutputWrapper {
  static var wrapped: any Decodable.Type { get }
}

extension Omittable: OutputWrapper {
  static var wrapped: any Decodable.Type { Value.self }
}

extension Indirect: OutputWrapper {
  static var wrapped: any Decodable.Type { Value.self }
}

extension Narrowed: OutputWrapper {
  static var wrapped: any Decodable.Type { PlatformSet.self }
}

extension PlatformSet: OutputWrapper {
  static var wrapped: any Decodable.Type { [Platform].self }
}

extension BreakpointTable: OutputWrapper {
  static var wrapped: any Decodable.Type { [Breakpoint].self }
}

/// A type that is written as a list.
protocol OutputList {
  static var element: any Decodable.Type { get }
}

extension Array: OutputList where Element: Decodable {
  static var element: any Decodable.Type { Element.self }
}

extension LanguageValue {
  /// The words of the type, in their order.
  static var words: [String] { allCases.map(\.rawValue) }
}
