import Menuet
import MenuetLayout
import MenuetModel
import MenuetRaster
import MenuetRendering
import MenuetTool

/// Puts drawings where they belong, with vectors or with pixels.
struct PictureWriter {
  /// The means to draw with pixels.
  struct Raster {
    let rasterizer: Rasterizer
    let scale: Int
  }

  private let run: DocumentRun
  private let files: OutputWriter
  private let raster: Raster?

  init(_ run: DocumentRun, isForced: Bool, raster: Raster?) {
    self.run = run
    self.raster = raster
    files = OutputWriter(run, isForced: isForced)
  }

  /// Puts a page or a text in its place; true where it is there.
  @discardableResult
  func put(_ bytes: [UInt8], to destination: OutputPlan.Destination) -> Bool {
    files.put(bytes, to: destination)
  }

  /// Puts a drawing in its place; true where it is there. One that cannot be made of pixels is reported.
  ///
  /// - Parameter laidOut: The document of the drawing.
  @discardableResult
  func put(
    _ drawing: Drawing, of laidOut: LaidOutDocument, to destination: OutputPlan.Destination
  ) -> Bool {
    guard let raster else { return files.put(drawing.svg, to: destination) }
    let mark = GeneratedMark.sentence(
      version: Compiler.version, file: laidOut.document.fileName)
    do throws(Rasterizer.Failure) {
      let png = try raster.rasterizer.png(of: drawing.svg, scale: Double(raster.scale))
      return files.put(PNGComment.inserted(mark, into: png), to: destination)
    } catch {
      let path: String? = if case .file(let path) = destination { path } else { nil }
      run.report.add(.notRasterized(path, error))
      return false
    }
  }
}
