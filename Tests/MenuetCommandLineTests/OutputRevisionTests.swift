import Foundation
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

/// An output that is compared and written piece by piece.
@Suite struct OutputRevisionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Hands the bytes out in pieces of a length.
  private func revise(
    _ path: String, _ bytes: [UInt8], pieces length: Int,
    permission: @escaping () throws(OutputError) -> Void = {}
  ) throws -> Bool {
    let revision = OutputRevision(of: try OutputFile(path), permission: permission)
    for start in stride(from: 0, to: bytes.count, by: length) {
      try bytes[start..<min(start + length, bytes.count)].withUnsafeBytes {
        try revision.append($0)
      }
    }
    return try revision.finish()
  }

  private func content(_ name: String) throws -> [UInt8] {
    try FileSystem.read(folder[name])
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder[""]) }
  }

  @Test(arguments: [1, 3, 1000, 1 << 17])
  func theFileHoldsTheResultWhateverItHeld(pieces length: Int) throws {
    let old = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    var news: [[UInt8]] = [old, [], Array(old.prefix(70_000)), old + [1], [9] + old]
    for place in [0, 65_535, 65_536, 131_073, old.count - 1] {
      var new = old
      new[place] &+= 1
      news.append(new)
    }
    for new in news {
      try folder.write(String(decoding: [UInt8](), as: UTF8.self), to: "Out")
      try Data(old).write(to: URL(filePath: folder["Out"]))
      let before = try FileStatus(of: folder["Out"]).identity
      // A byte at a time would take long for all.
      let bytes = length < 1000 ? Array(new.suffix(5000)) : new
      if length < 1000 { try Data(old.suffix(5000)).write(to: URL(filePath: folder["Out"])) }
      let isSame = try content("Out") == bytes
      #expect(try revise(folder["Out"], bytes, pieces: length) == !isSame)
      #expect(try content("Out") == bytes)
      if isSame { #expect(try FileStatus(of: folder["Out"]).identity == before) }
      #expect(try names == ["Out"])
    }
  }

  @Test func aFileThatIsNotThereIsMade() throws {
    #expect(try revise(folder["Out"], [], pieces: 1))
    #expect(try content("Out").isEmpty)
    #expect(try revise(folder["Other"], [1, 2, 3], pieces: 2))
    #expect(try content("Other") == [1, 2, 3])
  }

  @Test func permissionIsAskedOnceAndOnlyForAChange() throws {
    try folder.write("same", to: "Out")
    var count = 0
    let ask: () throws(OutputError) -> Void = { count += 1 }
    #expect(try !revise(folder["Out"], Array("same".utf8), pieces: 1, permission: ask))
    #expect(count == 0)
    #expect(try revise(folder["Out"], Array("some".utf8), pieces: 1, permission: ask))
    #expect(count == 1)
  }

  @Test func whatIsRefusedOrGivenUpLeavesTheFileAsItWas() throws {
    try folder.write("old", to: "Out")
    #expect(throws: OutputError.foreign) {
      try revise(folder["Out"], Array("new".utf8), pieces: 1) { () throws(OutputError) in
        throw .foreign
      }
    }
    do {
      let revision = OutputRevision(of: try OutputFile(folder["Out"])) {}
      try Array("other".utf8).withUnsafeBytes { try revision.append($0) }
      #expect(try names.count == 2)
    }
    #expect(try names == ["Out"])
    #expect(try folder.text("Out") == "old")
  }
}
