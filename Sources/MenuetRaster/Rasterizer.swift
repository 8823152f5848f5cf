/// Draws SVG documents as PNG, with librsvg.
///
/// Equal input gives equal bytes where the versions of the libraries and the fonts are the same.
@safe package struct Rasterizer {
  /// The reasons why there is no picture.
  package enum Failure: Error, Equatable {
    /// There is no librsvg on the machine.
    case libraryMissing
    /// The librsvg of the machine lacks a function that came with 2.52 or before.
    case libraryOld(function: String)
    /// The picture would have more pixels than fit.
    case tooLarge(width: Double, height: Double)
    /// librsvg refuses the document.
    case refused(String)
  }

  /// The greatest width and height in pixels: Cairo's, whose coordinates have 16 bits.
  package static let greatestSide = 32_767

  /// The most pixels of a picture, four bytes each.
  package static let mostPixels = 1 << 28

  private let library: RasterLibrary

  package init() throws(Failure) { try self.init(names: unsafe RasterLibrary.names) }

  /// Looks for the library under these names alone.
  init(names: [String]) throws(Failure) { unsafe library = try RasterLibrary(names: names) }

  /// A document as PNG.
  ///
  /// - Parameters:
  ///   - svg: In UTF-8, with a size in its root.
  ///   - scale: Pixels a point; above 0.
  package func png(of svg: [UInt8], scale: Double) throws(Failure) -> [UInt8] {
    var problem: RasterLibrary.Object?
    let loaded = unsafe svg.withUnsafeBufferPointer {
      unsafe library.handleFromData($0.baseAddress, $0.count, &problem)
    }
    guard let handle = unsafe loaded else { throw unsafe refusal(problem) }
    defer { unsafe library.release(handle) }
    var (width, height) = (0.0, 0.0)
    guard unsafe library.intrinsicSize(handle, &width, &height) != 0 else {
      throw .refused("the document has no size")
    }
    width = (width * scale).rounded(.up)
    height = (height * scale).rounded(.up)
    // A size that is no number compares with nothing.
    guard width >= 1, height >= 1, width <= Double(Self.greatestSide),
      height <= Double(Self.greatestSide), width * height <= Double(Self.mostPixels)
    else { throw .tooLarge(width: width, height: height) }
    let argb32: Int32 = 0
    guard let surface = unsafe library.makeSurface(argb32, Int32(width), Int32(height)) else {
      throw .tooLarge(width: width, height: height)
    }
    defer { unsafe library.destroySurface(surface) }
    // Without the memory for it, a surface is one that has failed.
    guard unsafe library.surfaceStatus(surface) == 0,
      let context = unsafe library.makeContext(surface)
    else { throw .tooLarge(width: width, height: height) }
    defer { unsafe library.destroyContext(context) }
    guard unsafe library.render(handle, context, [0, 0, width, height], &problem) != 0 else {
      throw unsafe refusal(problem)
    }
    guard let png = unsafe encoded(surface) else {
      throw .refused("Cairo cannot write the picture")
    }
    return png
  }

  /// `nil` where the memory for it is missing.
  private func encoded(_ surface: RasterLibrary.Object) -> [UInt8]? {
    var bytes: [UInt8] = []
    let status = unsafe withUnsafeMutablePointer(to: &bytes) { target in
      unsafe library.writePNG(
        surface,
        { target, data, count in
          unsafe target?.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
          return 0
        }, target)
    }
    return status == 0 ? bytes : nil
  }

  private func refusal(_ problem: RasterLibrary.Object?) -> Failure {
    guard let problem = unsafe problem else { return .refused("librsvg gives no reason") }
    defer { unsafe library.freeProblem(problem) }
    let message = unsafe problem.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
    return .refused(unsafe message.map { unsafe String(cString: $0) } ?? "")
  }
}
