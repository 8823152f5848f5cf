import MenuetModel
import MenuetSource

/// Flags a command that asks for more before it acts, but whose title does not say so.
struct MissingEllipsis: TitleRule {
  static let info = RuleInfo(
    id: "menu-ellipsis-missing", .menus, .warning, fix: .safe,
    "the title of a command that asks for more ends in an ellipsis",
    guideline: .menus(
      "an ellipsis tells that people give more information before the action is completed"),
    why: """
      With the ellipsis people dare to choose the item: they know that they can still step back.
      What presents something to look at has done its work with that: "Statistics" and "Get Info"
      have none, and neither have "Settings" and "Mixer", where each change holds at once, "Edit",
      "New Event" and "Reply", where opening the editor is what was asked for. A sheet that holds
      nothing but its way out is judged by the title: a verb says that more is to do. A cover of
      that kind is a mode, and so is the camera that "Scan Document" opens. The entries of a menu
      "Add" name kinds of things.
      """,
    failing: """
      <menu id="file" title="File">
        <command id="write-letter" title="§Write Letter§" presents="letter"/>
      </menu>
      <sheet id="letter" title="Letter"><command system="cancel"/><command system="done"/></sheet>
      """,
    passing: """
      <menu id="file" title="File">
        <command id="write-letter" title="Write Letter…" presents="letter"/>
      </menu>
      <sheet id="letter" title="Letter"><command system="cancel"/><command system="done"/></sheet>
      """)

  func check(_ title: MenuTitle, in context: RuleContext, report: inout Findings) {
    // Three dots mean an ellipsis; how it is spelled is another matter.
    guard !title.words.endsInEllipsis, !title.words.endsInDots, asks(title, in: context) else {
      return
    }
    let text = title.words.text
    // Behind a mark that ends a sentence the ellipsis would read as a slip: it takes its place.
    let stem = text.withoutEndMarks
    report.report(
      Self.self, "a command that asks for more ends in '…'; '\(text)' does not",
      at: context.location(title.attribute, of: title.source),
      fixIts: [
        context.setting(
          title.attribute, of: title.source, to: stem + "…", "write '\(stem)…'",
          isSafe: stem == text)
      ])
  }

  private func asks(_ title: MenuTitle, in context: RuleContext) -> Bool {
    switch title.kind {
    case .command:
      guard let index = title.command else { return false }
      let command = context.document.commands[index]
      // The Mac writes "Settings…"; on a phone it is a place, like those of a tab bar.
      if command.system == .settings, !command.platforms.contains(.macos) { return false }
      // Whoever words the standard command anew renames in place.
      let renames =
        command.system == .rename && title.words.text != command.system?.title(inAppNamed: "")
        && !context.isWritten(.needsInput, on: command.source)
      let presented = title.overrides?.value.presents ?? command.presents
      let asks =
        (command.traits.contains(.needsInput) && !renames)
        || asks(title, presenting: presented, in: context)
      return asks && !opensAtOnce(title.words, in: context)
    // An option may lead to what people set themselves.
    case .option:
      return asks(title, presenting: context.text(.presents, of: title.source), in: context)
    case .toggle, .submenu, .menu: return false
    }
  }

  /// True for what presents something to fill in: an alert only asks whether to go on, a share sheet
  /// offers what to do, and what shows something is complete when it is seen.
  private func asks(
    _ title: MenuTitle, presenting id: String?, in context: RuleContext
  ) -> Bool {
    guard let id, context.forms.contains(id), !shows(title.words),
      !context.presentedInput.isUncertain(id),
      !(context.presentedInput.isEditor(id) && opensEditor(title.words, in: context)),
      !(context.presentedInput.isEditing(id) && names(title, in: context)
        && title.command.map { context.addedThings.contains(.command($0)) } ?? false),
      !(context.presentedInput.isEmptyPopover(id) && title.words.first == "edit"),
      !(context.presentedInput.isCover(id) && records(title.words, in: context))
    else { return false }
    switch context.presentedInput[id] {
    case .takesInput:
      if context.presentedInput.onlyConfirms(id) { return false }
      // What fills the screen is a mode, and what leaves the view behind it in use is a palette,
      // unless they are completed.
      let mayStay = names(title, in: context) || context.presentedInput.isCover(id)
      return !mayStay
        || (context.presentedInput.isCompleted(id) && !isPalette(id, title, in: context))
    case .onlyShows: return false
    case .unknown:
      return !names(title, in: context) && !context.presentedInput.isCover(id)
    }
  }

  /// True for the name of a sheet beside which the view stays in use.
  private func isPalette(_ id: String, _ title: MenuTitle, in context: RuleContext) -> Bool {
    names(title, in: context) && context.presentedInput.isNonmodal(id)
  }

  /// True for the title of a thing, which says what is shown. An option leads to what people set
  /// themselves.
  private func names(_ title: MenuTitle, in context: RuleContext) -> Bool {
    guard title.kind != .option else { return false }
    // In a language that was not understood any word may be a noun.
    if context.mayLack(.language, on: context.document.source) { return true }
    switch context.titleLanguage {
    case .english: return !title.words.beginsWithVerb
    case .chinese:
      if Self.endsInThing(title.words.text, Self.chineseThings) { return true }
    case .other: break
    }
    return SettingsTitles.contains(title.words.text)
  }

  /// True for the titles that mail programs and lists have everywhere, by which the window to write or
  /// edit in is all that was asked for.
  private func opensAtOnce(_ words: TitleWords, in context: RuleContext) -> Bool {
    switch context.titleLanguage {
    case .english: Self.opening.contains(words.core)
    case .chinese: ["编辑", "編輯"].contains(words.text)
    case .other: false
    }
  }

  /// True for what begins or goes on with a thing in its editor, as "New Event" and "Edit Contact" do.
  private func opensEditor(_ words: TitleWords, in context: RuleContext) -> Bool {
    switch context.titleLanguage {
    case .english: words.first.map { ["new", "edit"].contains($0) } ?? false
    case .chinese: ["编辑", "編輯", "新建", "新增"].contains { words.text.hasPrefix($0) }
    case .other: false
    }
  }

  /// True for "Scan Document" and "Record Sample", by which the camera or the microphone takes the screen.
  private func records(_ words: TitleWords, in context: RuleContext) -> Bool {
    switch context.titleLanguage {
    case .english:
      guard let first = words.first, let last = words.words.last else { return false }
      if first == "scan" { return true }
      return ["record", "take", "capture"].contains(first)
        && Self.media.contains(last.hasSuffix("s") ? String(last.dropLast()) : last)
    case .chinese:
      return ["扫描", "掃描", "录音", "錄音", "录像", "錄影", "录制", "拍照", "拍摄", "拍攝", "语音", "語音"]
        .contains { words.text.hasPrefix($0) }
    case .other: return false
    }
  }

  private static let media: Set<String> = [
    "record", "audio", "clip", "memo", "movie", "note", "photo", "picture", "sample", "sound",
    "video", "voice", "take",
  ]

  private static let opening: Set<String> = [
    "edit", "compose", "new message", "new email", "reply", "reply all", "reply to all", "forward",
  ]

  /// True for a title that says that something is shown.
  private func shows(_ words: TitleWords) -> Bool {
    if let first = words.first, ["show", "view", "preview", "about"].contains(first) {
      return true
    }
    if let last = words.last, ["info", "details", "properties"].contains(last) {
      return true
    }
    return words.core == "quick look"
      || ["显示", "顯示", "查看"].contains { words.text.hasPrefix($0) }
      || Self.endsInThing(
        words.text, ["信息", "資訊", "简介", "簡介", "详情", "詳情", "属性", "屬性"])
  }

  /// True for a Chinese title that names something and does nothing to it.
  private static func endsInThing(_ text: String, _ things: [String]) -> Bool {
    things.contains { text.hasSuffix($0) } && !chineseVerbs.contains { text.hasPrefix($0) }
  }

  private static let chineseVerbs = [
    "添加", "新建", "新增", "编辑", "編輯", "填写", "填寫", "发送", "發送", "修改", "选择", "選擇",
    "输入", "輸入", "导入", "匯入", "导出", "匯出", "设置", "設定", "删除", "刪除", "移动", "移動",
    "创建", "建立", "恢复", "恢復", "还原", "更改", "保存", "存储", "提交", "分享", "共享",
  ]

  /// How Chinese titles end that name what is shown: statistics, history, versions, records, lists,
  /// tables of contents.
  private static let chineseThings = [
    "统计", "統計", "历史", "歷史", "版本", "记录", "紀錄", "列表", "目录", "目錄",
  ]
}

extension String {
  /// The text without white space and the marks that end a sentence at its end.
  fileprivate var withoutEndMarks: String {
    var text = self
    while let last = text.last, last.isWhitespace || "!?.,:;¡¿！？。".contains(last), text.count > 1 {
      text.removeLast()
    }
    return text
  }
}
