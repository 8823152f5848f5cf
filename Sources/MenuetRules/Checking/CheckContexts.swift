import MenuetLayout
import MenuetModel

extension RuleContext {
  /// The toolbars of which all is known, each with its number in the traversal: in any other, what was
  /// refused may be what would give way.
  var measuredToolbars: [(index: Int, toolbar: Toolbar)] {
    // Where the document lost its platforms, nobody knows on which a bar has to fit.
    guard !mayLack(.platforms, on: document.source) else { return [] }
    return walk.toolbars.enumerated().filter { !isIncomplete($0.element.source) }
      .map { ($0.offset, $0.element) }
  }

  /// The context of a platform in the document's own language.
  func ownContext(_ platform: Platform, isCompact: Bool = false) -> ContextKey {
    ContextKey(platform, locale: document.language, isCompact: isCompact)
  }

  /// The contexts of a check, on some of its platforms.
  func contexts(of check: LayoutCheck, on platforms: PlatformSet) -> [ContextKey] {
    let locales = check.locales.isEmpty ? [document.language] : check.locales
    let sizes = check.contentSizes.isEmpty ? [.large] : check.contentSizes
    return check.platforms.intersection(platforms).members.flatMap { platform in
      locales.flatMap { locale in
        sizes.map { ContextKey(platform, locale: locale, contentSize: $0) }
      }
    }
  }

  /// The checks that hold for a toolbar: its own, and those that are for no one menu.
  func checks(of toolbar: Toolbar) -> [LayoutCheck] {
    toolbar.checks + document.checks.filter(\.menu.isNone)
  }

  /// Returns whether a check of a toolbar names the widths of a platform at which it has to fit.
  func namesWidths(of toolbar: Toolbar, on platform: Platform) -> Bool {
    checks(of: toolbar).contains { check in
      (!check.widths.isEmpty || mayLack(.widths, on: check.source))
        && check.platforms.contains(PlatformSet(platform))
    }
  }
}
