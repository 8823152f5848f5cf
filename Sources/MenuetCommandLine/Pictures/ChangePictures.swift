import Menuet
import MenuetComparison
import MenuetLayout
import MenuetModel
import MenuetRendering
import MenuetSource
import MenuetTool

extension RenderVerb {
  /// An earlier version, laid out in the context and the state of a document; `nil` where that cannot be,
  /// which is reported.
  func earlier(
    _ path: String, than scene: Scene, in context: LayoutContext, _ run: DocumentRun
  ) -> LaidOutDocument? {
    guard let compilation = run.compile(earlier: path) else { return nil }
    guard let document = compilation.resolved ?? compilation.understood else {
      run.report.add(
        .earlierVersion(
          path, "is not understood", advice: "run: menuet validate \(ShellWord.quoted(path))"))
      return nil
    }
    guard document.platforms.contains(PlatformSet(context.platform)) else {
      run.report.add(
        .earlierVersion(
          path, "is not for \(context.platform.displayName)",
          advice: "name a platform of both with --platform"))
      return nil
    }
    // Of what both versions have, the state is one, or it would pass for a change.
    var values = document.usualValues
    let shared = Set(scene.document.stateNames)
    for name in document.stateNames where shared.contains(name) {
      values[name] = scene.values[name]
    }
    let old = Scene(compilation: compilation, document: document, values: values)
    return layOut(old, in: values, run, context: context)
  }

  /// Draws what is other than in an earlier version; true where all of it is in its place.
  func putChanges(_ scope: Scope, since old: LaidOutDocument) -> Bool {
    let (laidOut, writer) = (scope.laidOut, scope.writer)
    lazy var comparison = VersionComparison(
      from: ComparedVersion(old.document), to: ComparedVersion(laidOut.document), frameworks: [])
    let changes = scope.renderer.changes(of: laidOut, since: old, surface: surface) {
      comparison.sentences(about: $0, before: $1)
    }
    guard isSplit else {
      return writer.put(
        scope.renderer.draw(changes, of: laidOut), of: laidOut, to: scope.destination)
    }
    var isWhole = true
    for change in changes {
      let place = part(change.surface, beside: scope.destination)
      if !writer.put(scope.renderer.draw([change], of: laidOut), of: laidOut, to: place) {
        isWhole = false
      }
    }
    let summary = ChangeSummary(
      document: laidOut.document, errorCount: scope.scene.errors.count, changes: changes
    ) { change in
      switch part(change.surface, beside: scope.destination) {
      case .file(let path): Path.name(of: path)
      case .standardOutput: change.surface
      }
    }
    return writer.put(
      Array(summary.text.utf8),
      to: plan.destination(beside: scope.destination, ending: ".changes.md")) && isWhole
  }

  /// The most states, toggles and options of which a sheet of states shows a change.
  private static let mostStates = 100

  func stateSheet(_ scope: Scope) -> Drawing? {
    let scene = scope.scene
    let names = scene.document.conditionNames
    let others = names.prefix(Self.mostStates).lazy.compactMap { name in
      scene.values.changed(name).flatMap { values in
        layOut(scene, in: values, scope.run)
          .map { (words: values[name] ? name : "not " + name, laidOut: $0) }
      }
    }
    return scope.renderer.stateSheet(
      scope.laidOut, surface: surface, in: others,
      leavingOut: max(0, names.count - Self.mostStates))
  }
}
