import MenuetLayout
import MenuetModel
import Testing

@Suite struct LayoutContextTests {
  @Test(arguments: [
    "ar", "he", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb", "ar-EG", "AR_eg", "az-Arab",
    "pa_arab_PK", "yi-Hebr", "ar-EG-u-nu-latn", "iw", "ks", "ku-Arab", "uz-Arab", "pa-Arab", "sdh",
    "azb", "nqo", "rhg", "syr", "ur-Aran", "ff-Adlm", "und-Hebr",
    // By the region where the language itself is the other way, and by other codes of a language.
    "pa-PK", "uz-AF", "az-IR", "kk-CN", "prs", "pnb", "heb", "uzb_AF",
  ])
  func aRightToLeftLocaleIsKnown(locale: String) {
    #expect(LayoutContext(platform: .ios, locale: locale).isRightToLeft)
  }

  @Test(arguments: [
    "en", "de", "ar-Latn", "ug-Cyrl-KZ", "az", "pseudo", "", "-", "arab", "zh-Hant",
    "ks-Deva", "ku", "uz", "pa", "pa-IN", "sd-IN", "sd-Deva", "snd-IN", "ug-KZ", "ku-TR", "ff",
    "und", "en-PK", "en-x-arab", "uz-u-rg-afzzzz",
  ])
  func anyOtherLocaleIsLeftToRight(locale: String) {
    #expect(!LayoutContext(platform: .ios, locale: locale).isRightToLeft)
  }

  @Test func theDefaultContextIsTheDocuments() {
    var document = Document(name: "D", fileName: "D.menuet.xml", source: .none)
    document.platforms = [.macos, .ipados]
    document.language = "he"
    let context = LayoutContext(document: document)
    #expect(context.platform == .ipados)
    #expect(context.locale == "he")
    #expect(context.contentSize == .large)
    #expect(context.isRightToLeft)
    #expect(context.metrics == MetricSet(for: .ipados))
  }
}

@Suite struct MetricSetTests {
  @Test func everyKeyHasAPropertyOfItsOwn() {
    #expect(Set(MetricSet.keys.map(\.name)).count == MetricSet.keys.count)
    // Another value for one key changes that key alone.
    for key in MetricSet.keys {
      var metrics = MetricSet(for: .ipados)
      metrics[key] = metrics[key] == 1 ? 0 : 1
      let changed = MetricSet.keys.filter { metrics[$0] != MetricSet(for: .ipados)[$0] }
      #expect(changed.map(\.name) == [key.name])
    }
  }

  @Test func theNominalValuesAreBuiltIn() {
    let values = { (name: String) in
      [Platform.ios, .ipados, .macos].map { platform in
        MetricSet.keys.first { $0.name == name }.map { MetricSet(for: platform)[$0] } ?? -1
      }
    }
    #expect(values("bar-height") == [44, 50, 52])
    #expect(values("title-max-width") == [200, 320, 320])
    #expect(values("menu-width-accessibility") == [320, 320, 0])
    #expect(values("menu-max-height-fraction") == [0.75, 0.75, 0.95])
    #expect(MetricSet(for: .ios).barMargin == 16)
    #expect(MetricSet(for: .macos).menuSeparatorHeight == 11)
    for platform in [Platform.visionos, .watchos, .tvos] {
      #expect(MetricSet(for: platform) == MetricSet(for: .ios))
    }
  }

  @Test func valuesOutOfRangeAreBroughtIntoIt() {
    for key in MetricSet.keys {
      var metrics = MetricSet(for: .ios)
      metrics[key] = -.infinity
      #expect(metrics[key] == 0)
      metrics[key] = .nan
      #expect(metrics[key] == 0)
      metrics[key] = 1e300
      #expect(metrics[key] == (key.name == "menu-max-height-fraction" ? 1 : 100_000))
    }
  }
}
