import Foundation
import MenuetModel
import Testing

@testable import MenuetGeneration

/// A value that is encoded by a closure.
private struct Encoding: Encodable {
  let body: (any Encoder) throws -> Void

  init(_ body: @escaping (any Encoder) throws -> Void) { self.body = body }

  func encode(to encoder: any Encoder) throws { try body(encoder) }
}

private enum Key: String, CodingKey { case a, b, c, d }

/// The emitter as an `Encoder`: containers in every order that the protocol allows, and in some that
/// it does not.
struct JSONContainerTests {
  private func compact(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEmitter(isCompact: true).emit(value).dropLast(), as: UTF8.self)
  }

  @Test func containersOfOneValueMerge() throws {
    let value = Encoding { encoder in
      var first = encoder.container(keyedBy: Key.self)
      try first.encode(1, forKey: .a)
      try Encoding { inner in
        var second = inner.container(keyedBy: Key.self)
        try second.encode("two", forKey: .b)
      }.encode(to: encoder)
      try first.encode([3], forKey: .c)
      _ = encoder.container(keyedBy: Key.self)
    }
    #expect(
      try compact([value, value]) == #"[{"a":1,"b":"two","c":[3]},{"a":1,"b":"two","c":[3]}]"#)
  }

  @Test func nestedContainersCloseWhenTheirParentGoesOn() throws {
    let value = Encoding { encoder in
      var object = encoder.container(keyedBy: Key.self)
      var nested = object.nestedContainer(keyedBy: Key.self, forKey: .a)
      try nested.encode(true, forKey: .b)
      var list = nested.nestedUnkeyedContainer(forKey: .c)
      try list.encode(1.5)
      try list.encodeNil()
      var inner = list.nestedContainer(keyedBy: Key.self)
      try inner.encodeNil(forKey: .d)
      _ = list.nestedUnkeyedContainer()
      #expect(list.count == 4)
      try object.encode("end", forKey: .b)
    }
    #expect(try compact(value) == #"{"a":{"b":true,"c":[1.5,null,{"d":null},[]]},"b":"end"}"#)
  }

  @Test func superEncodersWriteMembersAndElements() throws {
    let value = Encoding { encoder in
      var object = encoder.container(keyedBy: Key.self)
      try 1.encode(to: object.superEncoder())
      try "x".encode(to: object.superEncoder(forKey: .a))
      var list = object.nestedUnkeyedContainer(forKey: .b)
      try [2].encode(to: list.superEncoder())
      _ = list.superEncoder()
    }
    #expect(try compact(value) == #"{"super":1,"a":"x","b":[[2],{}]}"#)
  }

  @Test func whatEncodesNothingIsAnObjectWithoutMembers() throws {
    #expect(try compact(Encoding { _ in }) == "{}")
    #expect(try compact([Encoding { _ = $0.unkeyedContainer() }]) == "[[]]")
  }

  @Test func topLevelScalarsAreTexts() throws {
    #expect(try compact("x") == #""x""#)
    #expect(try compact(Bool?.none) == "null")
    #expect(try compact(Role.primary) == #""primary""#)
  }

  @Test func misuseIsAnErrorAndNoTrap() {
    let misuses: [(any Encoder) throws -> Void] = [
      { encoder in
        var single = encoder.singleValueContainer()
        try single.encode(1)
        try single.encode(2)
      },
      { encoder in
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(1, forKey: .a)
        var list = encoder.unkeyedContainer()
        try list.encode(2)
      },
      { encoder in
        var object = encoder.container(keyedBy: Key.self)
        var nested = object.nestedContainer(keyedBy: Key.self, forKey: .a)
        try object.encode(1, forKey: .b)
        try nested.encode(2, forKey: .c)
      },
      { encoder in
        var list = encoder.unkeyedContainer()
        var closed = list.nestedUnkeyedContainer()
        try list.encode(1)
        var nested = closed.nestedContainer(keyedBy: Key.self)
        try nested.encode(2, forKey: .a)
      },
    ]
    for misuse in misuses {
      #expect(throws: EncodingError.self) {
        try JSONEmitter(isCompact: true).emit([Encoding(misuse)])
      }
    }
  }

  @Test func anEncoderThatIsKeptWritesNothingAfterwards() throws {
    final class Keeper { var encoder: (any Encoder)? }
    let keeper = Keeper()
    #expect(try compact([Encoding { keeper.encoder = $0 }]) == "[{}]")
    let encoder = try #require(keeper.encoder)
    #expect(throws: EncodingError.self) { try 1.encode(to: encoder) }
    #expect(encoder.codingPath.isEmpty)
  }

  // MARK: Pieces

  @Test(arguments: [-1, 1, 100, 4096, 1 << 20, .max])
  func thePiecesAreTheWhole(chunkSize: Int) throws {
    let emitter = JSONEmitter(isCompact: false)
    let whole = try emitter.emit(JSONSample.document)
    var pieces: [[UInt8]] = []
    try emitter.emit(JSONSample.document, chunkSize: chunkSize) { pieces.append(Array($0)) }
    #expect(Array(pieces.joined()) == whole)
    #expect(pieces.dropLast().allSatisfy { $0.count >= chunkSize && $0.count < chunkSize + 2048 })
  }

  @Test func anErrorOfTheReceiverEndsTheEmission() throws {
    struct Full: Error {}
    var count = 0
    #expect(throws: Full.self) {
      try JSONEmitter(isCompact: false).emit(JSONSample.document, chunkSize: 64) { _ in
        count += 1
        if count == 3 { throw Full() }
      }
    }
    #expect(count == 3)
  }
}
