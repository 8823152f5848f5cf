/// Measures a text on one line, in points: what varies is as wide as its widest form.
package typealias TextMeasure = (_ text: String) -> Int

extension Document {
  /// The locales that the document is checked in, each once; without `pseudo`.
  package var checkedLocales: [String] {
    var tags: [String] = []
    for tag in (checks + toolbars.flatMap(\.checks)).flatMap(\.locales)
    where tag != PseudoTitle.locale && !tags.contains(tag) { tags.append(tag) }
    return tags
  }

  /// Returns whether the document's own titles are those of a locale: of its language, in any
  /// region or script, and of `pseudo`, which is made of them.
  package func isWritten(in locale: String) -> Bool {
    func language(_ tag: String) -> Substring {
      tag.prefix { $0 != "-" && $0 != "_" }
    }
    return locale == PseudoTitle.locale
      || language(locale).lowercased() == language(self.language).lowercased()
  }

  /// The document with the titles that people see in a locale.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag, or `pseudo`, which makes every title longer by two fifths: a language
  ///     that nobody has translated into yet.
  ///   - strings: The translations; a title without one stays as it is, unless it is the platform's
  ///     own and known in the language.
  ///   - platform: Of titles that vary by device, that of this platform counts; `nil` for all.
  ///   - width: Of titles that vary by number, the one that is widest by this counts.
  package func translated(
    to locale: String, with strings: StringCatalog?, on platform: Platform?, width: TextMeasure
  ) -> Document {
    guard locale != PseudoTitle.locale else {
      var result = self
      result.replaceTexts { PseudoTitle.lengthened($0.text) }
      return result
    }
    let words = SystemWords(locale: locale)
    guard strings != nil || words != nil else { return self }
    var result = self
    let locale = StringCatalog.Locale(locale)
    func forms(_ key: TitleKey) -> [String] {
      strings?.texts(of: key, in: locale, on: platform) ?? []
    }
    result.replaceTexts { text in
      let forms = forms(text.key)
      // Of equally wide ones the first.
      return forms.count > 1
        ? forms.reversed().max { width($0) < width($1) } ?? text.text
        : forms.first ?? words?.title(of: text) ?? text.text
    }
    if let words { result.take(words) { title, key in forms(key).contains(title) } }
    return result
  }
}

extension SystemWords {
  /// The word for the title of a button that every app has, where a text is that.
  fileprivate func title(of text: DocumentText) -> String? {
    StandardWord.allCases.first { .command($0.rawValue) == text.key && $0.title == text.text }
      .flatMap { title(of: $0) }
  }
}
