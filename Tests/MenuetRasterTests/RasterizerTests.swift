import Testing

@testable import MenuetRaster

@Suite struct RasterizerTests {
  private func svg(_ width: Int, _ height: Int, _ content: String = "") -> [UInt8] {
    Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">\(content)</svg>
      """.utf8)
  }

  private func failure(_ body: () throws -> Void) -> Rasterizer.Failure? {
    do {
      try body()
      return nil
    } catch {
      return error as? Rasterizer.Failure
    }
  }

  /// A number of four bytes in a PNG.
  private func number(_ png: [UInt8], at place: Int) -> Int {
    png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  @Test(arguments: [1.0, 2, 3]) func aPictureHasItsSizeTimesTheScale(_ scale: Double) throws {
    let png = try Rasterizer().png(of: svg(30, 20), scale: scale)
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(number(png, at: 16) == 30 * Int(scale))
    #expect(number(png, at: 20) == 20 * Int(scale))
  }

  @Test func whatIsDrawnIsInThePicture() throws {
    let rasterizer = try Rasterizer()
    let plain = try rasterizer.png(of: svg(8, 8), scale: 1)
    let drawn = try rasterizer.png(
      of: svg(8, 8, "<rect x='2' y='2' width='4' height='4' fill='#f00'/>"), scale: 1)
    #expect(plain != drawn)
    #expect(
      try drawn
        == rasterizer.png(
          of: svg(8, 8, "<rect x='2' y='2' width='4' height='4' fill='#f00'/>"), scale: 1))
  }

  @Test func whatIsTooLargeIsSaid() throws {
    let rasterizer = try Rasterizer()
    #expect(
      failure { _ = try rasterizer.png(of: svg(40_000, 10), scale: 1) }
        == .tooLarge(width: 40_000, height: 10))
    #expect(
      failure { _ = try rasterizer.png(of: svg(20_000, 20_000), scale: 1) }
        == .tooLarge(width: 20_000, height: 20_000))
    #expect(
      failure { _ = try rasterizer.png(of: svg(10, 10), scale: 5_000) }
        == .tooLarge(width: 50_000, height: 50_000))
    #expect(
      failure { _ = try rasterizer.png(of: svg(10, 10), scale: .nan) } != nil)
  }

  @Test(arguments: ["", "<svg", "<p/>", "\u{0}"]) func whatIsNoPictureIsRefused(_ text: String)
    throws
  {
    let rasterizer = try Rasterizer()
    let failure = failure { _ = try rasterizer.png(of: Array(text.utf8), scale: 1) }
    guard case .refused(let reason) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func aMissingLibraryIsSaid() {
    #expect(failure { _ = try Rasterizer(names: ["no-such-library.so"]) } == .libraryMissing)
    #expect(
      failure { _ = try Rasterizer(names: ["libc.so.6", "libSystem.B.dylib"]) }
        == .libraryOld(function: "rsvg_handle_new_from_data"))
  }
}
