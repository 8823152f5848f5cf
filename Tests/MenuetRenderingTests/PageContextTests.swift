import MenuetLayout
import MenuetModel
import MenuetSource
import Testing

@testable import MenuetRendering

/// Pages of several contexts.
@Suite struct PageContextTests {
  private static let sizes: [ContentSize] = [.large, .accessibility3]

  private static func laidOut(
    _ document: Document, _ platform: Platform, locale: String = "en", _ size: ContentSize = .large
  ) -> LaidOutDocument {
    let context = LayoutContext(platform: platform, locale: locale, contentSize: size)
    return LayoutEngine(context: context, layouts: .all)
      .layOut(document.translated(with: nil, in: context))
  }

  /// The page of several contexts, the first of which is shown first.
  private static func page(_ layouts: [LaidOutDocument]) -> String {
    var parts: [(first: LaidOutDocument, sizes: [ContentSize])] = []
    for laidOut in layouts {
      let place = parts.firstIndex {
        $0.first.context.platform == laidOut.context.platform
          && $0.first.context.locale == laidOut.context.locale
      }
      if let place {
        parts[place].sizes.append(laidOut.context.contentSize)
      } else {
        parts.append((laidOut, []))
      }
    }
    let contexts = parts.map { PageContext($0.first, furtherSizes: $0.sizes) }
    let bytes = PageRenderer(appearance: nil, version: "1.0")
      .render(contexts[0], others: Array(contexts.dropFirst()))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static var layouts: [LaidOutDocument] {
    let document = DocumentFixture.notes()
    return [Platform.ipados, .macos].flatMap { platform in
      ["en", "ar"].flatMap { locale in
        sizes.map { laidOut(document, platform, locale: locale, $0) }
      }
    }
  }

  /// The settings of the page that show a context.
  private func settings(_ context: LayoutContext, _ data: PageData) throws -> [String: Int] {
    let switches = try #require(data.fixed["switches"])
    func place(_ axis: String, _ id: String) throws -> Int {
      let ids = try #require(switches[axis]).elements.map { $0["id"]?.string }
      return try #require(ids.firstIndex(of: id))
    }
    return [
      "platform": try place("platform", context.platform.rawValue),
      "locale": try place("locale", context.locale),
      "size": try place("size", context.contentSize.rawValue),
    ]
  }

  @Test func everyContextIsThatOfItsOwnPage() throws {
    let layouts = Self.layouts
    let data = try PageData(of: Self.page(layouts))
    for laidOut in layouts {
      let alone = try PageData(of: Self.page([laidOut]))
      for edition in 0..<2 {
        for form in [0, 1] {
          var settings = try settings(laidOut.context, data)
          settings["edition"] = edition
          settings["form"] = form
          let expected = try alone.shown(["edition": edition, "form": form])
          let difference = firstDifference(try data.shown(settings), expected)
          #expect(difference == nil)
        }
      }
    }
  }

  /// The texts of two values from where they differ; `nil` where they are equal.
  private func firstDifference(_ value: JSONValue, _ other: JSONValue) -> String? {
    let (text, expected) = (value.canonical, other.canonical)
    guard text != expected else { return nil }
    let common = zip(text, expected).prefix { $0 == $1 }.count
    let start = max(0, common - 40)
    return text.dropFirst(start).prefix(120) + " is not " + expected.dropFirst(start).prefix(120)
  }

  @Test func whatContextsHaveInCommonIsWrittenOnce() {
    let layouts = Self.layouts
    let one = Self.page([layouts[0]]).utf8.count
    let all = Self.page(layouts).utf8.count
    // 8 contexts.
    #expect(all < 2 * one)
  }

  /// Rows of the largest sizes are no cells, and an alert's answers stand one below the other.
  @Test func allTextSizesAreThoseOfTheirOwnPages() throws {
    let document = DocumentFixture.notes()
    for platform in [Platform.ios, .ipados, .visionos] {
      // Not the smallest first: the layout may be that of any.
      let layouts = [ContentSize.large, .xSmall, .accessibility5, .accessibility1]
        .map { Self.laidOut(document, platform, $0) }
      let data = try PageData(of: Self.page(layouts))
      for laidOut in layouts {
        let alone = try PageData(of: Self.page([laidOut]))
        for form in 0..<4 {
          var settings = try settings(laidOut.context, data)
          settings["form"] = form
          let difference = firstDifference(
            try data.shown(settings), try alone.shown(["form": form]))
          #expect(difference == nil)
        }
      }
    }
  }

  @Test func onlyContextsThatAreThereAreOffered() throws {
    let document = DocumentFixture.notes()
    let layouts = [
      Self.laidOut(document, .ipados), Self.laidOut(document, .macos),
      Self.laidOut(document, .ipados, .accessibility3),
      Self.laidOut(document, .ipados, locale: "de"),
    ]
    let data = try PageData(of: Self.page(layouts))
    let offered = try #require(data.fixed["offered"]).elements.map {
      $0.elements.compactMap(\.integer)
    }
    let expected = try layouts.map { laidOut in
      let settings = try settings(laidOut.context, data)
      return ["platform", "locale", "size"].compactMap { settings[$0] }
    }
    #expect(offered.first == expected.first)
    #expect(Set(offered) == Set(expected) && offered.count == expected.count)
    // Another one stands in the place of one that is not there.
    let missing = try data.shown(["platform": 1, "locale": 1, "size": 1])
    #expect(missing["context"]?.string == "macOS, en")
  }

  @Test func aPageBeginsInTheContextThatIsAskedFor() throws {
    let document = DocumentFixture.notes()
    let first = Self.laidOut(document, .macos, locale: "ar", .xLarge)
    let data = try PageData(of: Self.page([first, Self.laidOut(document, .ipados)]))
    let start = try #require(data.fixed["start"])
    #expect(start["platform"]?.string == "macos")
    #expect(start["locale"]?.string == "ar")
    #expect(start["size"]?.string == "xLarge")
    #expect(start["edition"]?.string == document.guidelines.rawValue)
    #expect(try data.shown(try settings(first.context, data))["rightToLeft"]?.boolean == true)
  }

  // MARK: Editions

  @Test func standardSymbolsStandInMenuBarsOfTheEditionThatHasThem() throws {
    let document = DocumentFixture.notes()
    let laidOut = Self.laidOut(document, .macos)
    let data = try PageData(of: Self.page([laidOut]))
    let pictures = try (0..<2).map { edition in
      try data.shown(["edition": edition])["surfaces"]?.elements
        .filter { $0["type"]?.string == "menu-bar" }
        .map { $0.canonical.split(separator: "symbol:symbol").count }.reduce(0, +)
    }
    let before = try #require(pictures[0])
    let after = try #require(pictures[1])
    #expect(before < after)
  }

  @Test(arguments: [Platform.ios, .ipados, .macos]) func editionsHaveTheLooksOfTheirSkins(
    _ platform: Platform
  ) throws {
    let data = try PageData(of: Self.page([Self.laidOut(DocumentFixture.notes(), platform)]))
    for (index, edition) in GuidelineEdition.allCases.enumerated() {
      let skin = Skin.of(edition, isDesktop: platform == .macos)
      let shown = try data.shown(["edition": index])
      let radius = try #require(shown["lengths"]?["card-radius"]?.integer)
      #expect(Double(radius) == skin.menu.radius)
      let classes = try #require(shown["classes"]?.string).split(separator: " ")
      #expect(classes.contains("glass") == skin.bar.isGlass)
      #expect(classes.contains("leads") == skin.menu.symbolsLead)
    }
  }

  @Test func theSystemsWordsAreThoseOfTheLocale() throws {
    let document = DocumentFixture.notes()
    func words(_ locale: String) throws -> JSONValue? {
      let laidOut = Self.laidOut(document, .ipados, locale: locale)
      return try PageData(of: Self.page([laidOut])).shown()["words"]
    }
    #expect(try words("en")?["customize"]?.string == "Customize Toolbar…")
    let german = try #require(SystemWords(locale: "de"))
    let expected = try #require(german.title(of: .customizeToolbar, inAppNamed: "Notes"))
    #expect(try words("de")?["customize"]?.string == expected)
    #expect(expected != "Customize Toolbar…")
  }

  // MARK: Forms

  @Test func menusAreThereInEachOfTheirForms() throws {
    let document = DocumentFixture.notes()
    let laidOut = Self.laidOut(document, .ipados)
    let data = try PageData(of: Self.page([laidOut]))
    let layouts = try #require(laidOut.shown.menus[0].layouts)
    let forms: [(Int, MenuLayout?)] = [
      (0, layouts.medium), (1, layouts.small), (2, layouts.medium), (3, layouts.large),
    ]
    for (form, layout) in forms {
      let surfaces = try #require(try data.shown(["form": form])["surfaces"]).elements
      let menu = try #require(surfaces.first { $0["id"]?.string == "format" }?["menu"])
      let rows = menu["groups"]?.elements.flatMap { $0["rows"]?.elements ?? [] } ?? []
      let cells = rows.filter { $0["cells"] != nil }.count
      #expect(cells == layout?.rows.count { $0.kind == .cells })
      #expect(menu["width"]?.integer == layout?.width)
    }
    #expect(try data.shown()["hasForms"]?.boolean == true)
  }

  // MARK: Reloading

  @Test func anotherVersionComesOfAnotherPageOrPicture() {
    let page = Array("page".utf8)
    func script(_ page: [UInt8], showing files: [[UInt8]]) -> String {
      PageReload(of: page, showing: files, file: "a.js").script(mark: "Mark.")
    }
    let first = script(page, showing: [[1]])
    #expect(first == script(page, showing: [[1]]))
    #expect(first != script(page, showing: [[2]]))
    #expect(first != script([], showing: [[1]]))
    #expect(first.hasPrefix("// Mark.\nmenuetVersion(\""))
  }
}
