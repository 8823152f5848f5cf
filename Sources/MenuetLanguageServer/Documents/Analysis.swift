import Menuet
import MenuetModel
import MenuetSource
import MenuetTool

/// A finding of the compiler, not the one that its public API makes of it.
typealias Diagnostic = MenuetSource.Diagnostic

/// The facts on a document with everything that it includes, once every rule has looked at it.
struct Analysis: Sendable {
  let compilation: Compilation
  /// The toolbars, as far as the document is understood, by their ids.
  let bars: [String: BarFacts]
  /// The mistakes in the settings of the document's folder.
  let settings: [SettingsProblem]
  /// The moment that it was begun, as the workspace counts changes.
  let moment: Int
}

/// The mistakes in a file of settings.
typealias SettingsProblem = (findings: [Diagnostic], source: SourceFile)

/// A root with all open files as they are at a moment: another thread can compile it.
struct RootSnapshot: Sendable {
  /// The identity of the document.
  let root: String
  let path: String
  let bytes: [UInt8]
  /// A compiler that reads the disk alone.
  let diskCompiler: Compiler
  /// The bytes of open files by their identities.
  let openFiles: [String: [UInt8]]
  let settings: [SettingsProblem]
  let moment: Int

  /// The compiler as `validate` has it, which reads open files as they are in the editor.
  ///
  /// - Parameter replaced: Further bytes of files by their identities.
  private func compiler(replacing replaced: [String: [UInt8]] = [:]) -> Compiler {
    var compiler = diskCompiler
    let open = openFiles.merging(replaced) { $1 }
    func overlaid(_ disk: (any IncludeReader)?) -> (any IncludeReader)? {
      disk.map { OverlayReader(disk: $0, open: open) }
    }
    compiler.options.includes = overlaid(compiler.options.includes)
    compiler.options.catalogs = overlaid(compiler.options.catalogs)
    return compiler
  }

  /// Reads and binds the root with everything that it includes; `nil` where it is no text.
  func read(after former: Reading?) -> Reading? {
    compiler().read(bytes, path: path, after: former?.inclusion).map {
      Reading($0, moment: moment, after: former)
    }
  }

  /// Compiles the root with other bytes in place of some files, by their identities.
  ///
  /// - Parameter isTranslated: Whether to read the String Catalog that it names.
  func compile(
    replacing replaced: [String: [UInt8]] = [:], isTranslated: Bool = true
  ) -> Compilation {
    var compiler = compiler(replacing: replaced)
    if !isTranslated { compiler.options.catalogs = nil }
    return compiler.validate(replaced[root] ?? bytes, path: path)
  }

  /// Has every rule look at the root, and lays its toolbars out; `nil` where that was interrupted.
  func analyze(_ interruption: Interruption) -> Analysis? {
    var compiler = compiler()
    compiler.options.isInterrupted = { interruption.isRequested }
    let compilation = compiler.validate(bytes, path: path)
    if interruption.isRequested { return nil }
    let platforms = compilation.understood?.platformOrder ?? []
    let bars = (compiler.toolbars(of: compilation) ?? []).map {
      ($0.id, BarFacts($0, platforms: platforms))
    }
    if interruption.isRequested { return nil }
    return Analysis(
      compilation: compilation, bars: Dictionary(bars, uniquingKeysWith: { first, _ in first }),
      settings: settings, moment: moment)
  }
}
