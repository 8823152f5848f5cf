import Menuet
import MenuetLayout
import MenuetModel
import MenuetRaster
import MenuetRendering
import MenuetTool

/// Puts drawings where they belong, with vectors or with pixels.
struct PictureWriter {
  /// What draws with pixels, and how many a point has; `nil` for vectors.
  struct Raster {
    let rasterizer: Rasterizer
    let scale: Int
  }

  private let run: DocumentRun
  private let files: OutputWriter
  private let isForced: Bool
  private let raster: Raster?

  init(_ run: DocumentRun, isForced: Bool, raster: Raster?) {
    self.run = run
    self.isForced = isForced
    self.raster = raster
    files = OutputWriter(run, isForced: isForced)
  }

  /// Puts a page or a text in its place.
  func put(_ bytes: [UInt8], to destination: OutputPlan.Destination) {
    files.put(bytes, to: destination)
  }

  /// Puts a drawing in its place; one that cannot be made of pixels is reported.
  ///
  /// - Parameter laidOut: The document of the drawing.
  func put(
    _ drawing: Drawing, of laidOut: LaidOutDocument, to destination: OutputPlan.Destination
  ) {
    guard let raster else {
      files.put(drawing.svg, to: destination)
      return
    }
    let mark = GeneratedMark.sentence(
      version: Compiler.version, file: laidOut.document.fileName)
    let path: String? = if case .file(let path) = destination { path } else { nil }
    do throws(Rasterizer.Failure) {
      let png = try raster.rasterizer.png(
        of: drawing.svg, scale: Double(raster.scale), comment: mark)
      guard let path else {
        files.put(png, to: destination)
        return
      }
      files.put(png, in: path) { file throws(OutputError) in
        if !isForced { try file.refuseForeign(unless: Self.isOurs) }
      }
    } catch {
      run.report.add(.notRasterized(path, error))
    }
  }

  private static func isOurs(_ bytes: [UInt8]) -> Bool {
    PNGComment.text(in: bytes).map { GeneratedMark.isPresent(in: Array("# \($0)".utf8)) } ?? false
  }
}
