#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The functions of librsvg, Cairo and GObject that draw a picture, found while the program runs: who
/// draws no PNG needs none of these libraries.
///
/// The declarations are those of `librsvg/rsvg.h` 2.52 and `cairo.h` 1.16.
@unsafe struct RasterLibrary {
  /// A pointer to what only the libraries look into.
  typealias Object = UnsafeMutableRawPointer

  /// A `GError**`: where a failed call puts a problem, which has its message behind two numbers of 32
  /// bits.
  typealias Problem = UnsafeMutableRawPointer

  /// `cairo_write_func_t`; zero, `CAIRO_STATUS_SUCCESS`, to go on.
  typealias Writer = @convention(c) (Object?, UnsafePointer<UInt8>?, UInt32) -> Int32

  let handleFromData: @convention(c) (UnsafePointer<UInt8>?, Int, Problem?) -> Object?
  let intrinsicSize:
    @convention(c) (
      Object, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Int32
  /// The rectangle is `RsvgRectangle`: x, y, width and height.
  let render: @convention(c) (Object, Object, UnsafePointer<Double>, Problem?) -> Int32
  let makeSurface: @convention(c) (Int32, Int32, Int32) -> Object?
  let surfaceStatus: @convention(c) (Object) -> Int32
  let makeContext: @convention(c) (Object) -> Object?
  let writePNG: @convention(c) (Object, Writer, Object?) -> Int32
  let destroyContext: @convention(c) (Object) -> Void
  let destroySurface: @convention(c) (Object) -> Void
  let release: @convention(c) (Object) -> Void
  let freeProblem: @convention(c) (Object) -> Void

  /// The file names of librsvg, as the loader finds them; Homebrew's folders are not among those that it
  /// searches.
  static let names = [
    "librsvg-2.so.2", "librsvg-2.2.dylib", "/opt/homebrew/lib/librsvg-2.2.dylib",
    "/usr/local/lib/librsvg-2.2.dylib",
  ]

  /// Loads the library, for as long as the program runs.
  init(names: [String]) throws(Rasterizer.Failure) {
    var found: Object?
    for name in names where unsafe found == nil {
      unsafe found = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL)
    }
    guard let handle = unsafe found else { throw .libraryMissing }
    // The libraries that librsvg needs are searched with it.
    func function<T>(_ name: String, _ type: T.Type = T.self) throws(Rasterizer.Failure) -> T {
      guard let symbol = unsafe dlsym(handle, name) else { throw .libraryOld(function: name) }
      return unsafe unsafeBitCast(symbol, to: type)
    }
    unsafe handleFromData = try function("rsvg_handle_new_from_data")
    unsafe intrinsicSize = try function("rsvg_handle_get_intrinsic_size_in_pixels")
    unsafe render = try function("rsvg_handle_render_document")
    unsafe makeSurface = try function("cairo_image_surface_create")
    unsafe surfaceStatus = try function("cairo_surface_status")
    unsafe makeContext = try function("cairo_create")
    unsafe writePNG = try function("cairo_surface_write_to_png_stream")
    unsafe destroyContext = try function("cairo_destroy")
    unsafe destroySurface = try function("cairo_surface_destroy")
    unsafe release = try function("g_object_unref")
    unsafe freeProblem = try function("g_error_free")
  }
}
