import Menuet
import MenuetModel
import MenuetSource
import MenuetTool

/// A finding of the compiler, not the one that its public API makes of it.
typealias Diagnostic = MenuetSource.Diagnostic

/// The facts on a document with everything that it includes, once every rule has looked at it.
struct Analysis: Sendable {
  let compilation: Compilation
  /// The toolbars with their layouts; `nil` where nothing of the document is understood.
  let toolbars: [Toolbar]?
  /// The mistakes in the settings of the document's folder.
  let settings: [(findings: [Diagnostic], source: SourceFile)]
  /// The moment that it was begun, as the workspace counts changes.
  let moment: Int
}

/// A piece of work that needs nothing but itself, for another thread.
struct AnalysisJob: Sendable {
  /// The identity of the document.
  let root: String
  let path: String
  let bytes: [UInt8]
  let compiler: Compiler
  let settings: [(findings: [Diagnostic], source: SourceFile)]
  let moment: Int

  func run() -> Analysis {
    let compilation = compiler.validate(bytes, path: path)
    return Analysis(
      compilation: compilation, toolbars: compiler.toolbars(of: compilation), settings: settings,
      moment: moment)
  }
}
