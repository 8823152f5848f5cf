import MenuetLayout
import MenuetModel
import Testing

@testable import MenuetRendering

/// Pictures of the inside of sheets, against what generated code shows there.
@Suite struct PresentationDrawingTests {
  private static func document(
    _ edition: GuidelineEdition = .edition2022,
    edit: (inout Sheet, inout Document) -> Void = { _, _ in }
  ) -> Document {
    var document = Document(name: "Sample", fileName: "Sample.menuet.xml", source: .none)
    document.platforms = .all
    document.guidelines = edition
    var items: [Item] = []
    func add(_ command: Command) {
      var command = command
      command.platforms = .all
      items.append(
        Item(
          id: command.id, kind: .command, subject: .command(document.commands.count),
          platforms: .all, source: .none))
      document.commands.append(command)
    }
    for system in [SystemCommand.done, .cancel] {
      add(Command(id: system.rawValue, system: system, inAppNamed: "Sample"))
    }
    for title in ["Erase", "Add a Signature"] {
      var command = Command(id: title, kind: .command, title: title, source: .none)
      command.role = title == "Erase" ? .destructive : .normal
      add(command)
    }
    var sheet = Sheet(id: "compose", title: "Letter", source: .none)
    sheet.platforms = .all
    sheet.body.items = items
    edit(&sheet, &document)
    document.sheets = [sheet]
    return document
  }

  private func picture(
    _ document: Document, _ platform: Platform, locale: String = "en"
  ) throws -> PictureReader.Element {
    let context = LayoutContext(platform: platform, locale: locale)
    let laidOut = LayoutEngine(context: context).layOut(document)
    let drawings = SVGRenderer(appearance: .light, version: "1.0").draw(laidOut, surface: "compose")
    return try PictureReader.read(try #require(drawings.first).svg)
  }

  /// The places of words in the first device of a picture.
  private func boxes(
    _ words: [String], _ document: Document, _ platform: Platform, locale: String = "en"
  ) throws -> [PictureGeometry.Box] {
    let texts = PictureGeometry(try picture(document, platform, locale: locale)).texts
    return try words.map { word in
      try #require(texts.first { $0.label == word }, "\(word) in \(texts.map(\.label))")
    }
  }

  @Test(arguments: ["en", "ar"])
  func barsHaveTheWaysOutAtTheirEnds(_ locale: String) throws {
    let boxes = try boxes(
      ["Cancel", "Done", "Erase", "Add a Signature"], Self.document(), .ios, locale: locale)
    let (cancel, done, erase, sign) = (boxes[0], boxes[1], boxes[2], boxes[3])
    #expect(cancel.top == done.top && erase.top == sign.top && erase.top > done.bottom)
    let isMirrored = locale == "ar"
    #expect(isMirrored == (done.right < cancel.left))
    #expect(isMirrored == (sign.right < erase.left))
  }

  /// In the bar of a toolbar of its own, since that stands in place of the one with the ways out.
  @Test func aToolbarKeepsTheWaysOut() throws {
    let document = Self.document { sheet, document in
      var bar = Toolbar(id: "letter-bar", title: nil, source: .none)
      bar.platforms = .all
      let erase = sheet.body.items[2]
      var unit = ToolbarUnit(id: erase.id, content: .item(erase), source: .none)
      unit.display = .title
      bar.regions.center = [unit]
      sheet.body.items.remove(at: 2)
      sheet.body.toolbar = bar
    }
    let boxes = try boxes(["Cancel", "Erase", "Done", "Add a Signature"], document, .ipados)
    #expect(Set(boxes.dropLast().map(\.top)).count == 1)
    #expect(boxes[0].right < boxes[1].left && boxes[1].right < boxes[2].left)
    #expect(boxes[3].top > boxes[0].bottom)
  }

  @Test func theTitleStandsInTheMiddleOfTheBar() throws {
    let root = try picture(Self.document(), .ios)
    let titles = PictureGeometry(root).texts.filter { $0.label == "Letter" }
    // The second is in the bar, under that of the picture; the device begins at the margin of 24.
    let title = try #require(titles.dropFirst().first)
    #expect(abs((title.left + title.right) / 2 - (24 + 195)) < 0.01)
  }

  @Test func aMacHasPushButtonsBelowTheDefaultOneLast() throws {
    let boxes = try boxes(
      ["Erase", "Add a Signature", "Cancel", "Done"], Self.document(), .macos)
    #expect(Set(boxes.map(\.top)).count == 1)
    for (left, right) in zip(boxes, boxes.dropFirst()) { #expect(left.right < right.left) }
    let mirrored = try self.boxes(["Cancel", "Done"], Self.document(), .macos, locale: "ar")
    #expect(mirrored[1].right < mirrored[0].left)
  }

  @Test(arguments: [GuidelineEdition.edition2022, .edition2025])
  func pushButtonsAreCapsulesFrom2025On(_ edition: GuidelineEdition) throws {
    let root = try picture(Self.document(edition), .macos)
    let filled = try #require(
      root.all.first {
        $0.name == "rect" && $0.attributes["fill"] == Palette(.light).filled.hex
      })
    let (radius, height) = (filled.number("rx") ?? 0, filled.number("height") ?? 0)
    #expect((radius == height / 2) == (edition == .edition2025))
  }

  /// From the edition of 2025 on, bars show the system's symbols for Cancel and Done.
  @Test func editionsDifferInTheWaysOut() throws {
    #expect(try picture(Self.document(), .ios).words.contains("Done"))
    #expect(try !picture(Self.document(.edition2025), .ios).words.contains("Done"))
    #expect(try picture(Self.document(.edition2025), .macos).words.contains("Done"))
  }

  /// Items that have no room beside each other stand in a bar of their own.
  @Test func bottomBarsShowTheirWordsWhole() throws {
    let words = "Attach What the Other Folder Holds"
    let document = Self.document { sheet, document in
      document.commands[3].title = words
      sheet.body.items.append(sheet.body.items[2])
    }
    let texts = PictureGeometry(try picture(document, .ios)).texts
    let erase = texts.filter { $0.label == "Erase" }
    let long = try #require(texts.first { $0.label == words })
    try #require(erase.count >= 2)
    #expect(erase[0].bottom < long.top && long.bottom < erase[1].top)
    #expect(long.right < 24 + 390)
    // Glass keeps apart.
    var modern = document
    modern.guidelines = .edition2025
    let glass = PictureGeometry(try picture(modern, .ios)).rects.filter {
      $0.label == Palette(.light).card.hex && $0.bottom - $0.top == 44 && $0.left < 24 + 390
    }.sorted { $0.top < $1.top }
    #expect(glass.count > 3)
    for (piece, next) in zip(glass, glass.dropFirst()) where piece.top != next.top {
      #expect(next.top - piece.bottom >= 8)
    }
  }

  /// The content ends above the bars, though little room is left for it.
  @Test func bottomBarsShowTheirWordsWholeWhereTheyFillTheRoom() throws {
    let words = "Attach What the Other Folder Holds"
    let document = Self.document { sheet, document in
      document.commands[3].title = words
      sheet.body.items.append(sheet.body.items[2])
      sheet.detents = ["260pt"]
    }
    let texts = PictureGeometry(try picture(document, .ios)).texts
    #expect(texts.contains { $0.label == words })
  }

  @Test func bottomBarsCutTheirWidestWordsAloneWithoutRoom() throws {
    let words = "Attach Everything There Is in the Folder"
    let document = Self.document { sheet, document in
      document.commands[3].title = words
      sheet.body.items.append(sheet.body.items[2])
      sheet.detents = ["180pt"]
    }
    let texts = PictureGeometry(try picture(document, .ios)).texts
    let erase = texts.filter { $0.label == "Erase" }
    let cut = try #require(texts.first { $0.label.hasPrefix("Attach") })
    #expect(erase.count >= 2 && cut.label.hasSuffix("…") && cut.label.count > 8)
    #expect(cut.right < 24 + 390 && erase[0].right < cut.left && cut.right < erase[1].left)
  }

  @Test func segmentsHaveTheWidthsOfTheirTitlesWhereEqualOnesCut() throws {
    let titles = ["Title", "Heading", "Subheading", "Body", "Monostyled"]
    let document = Self.document { sheet, document in
      var choice = Choice(
        id: "style", title: "Style",
        options: titles.map { title in
          var option = Choice.Option(id: title, title: title, source: .none)
          option.platforms = .all
          return option
        }, source: .none)
      choice.platforms = .all
      document.choices.append(choice)
      var control = SegmentedControl(
        id: "control", title: nil, choice: "style", subject: .choice(0), source: .none)
      control.platforms = .all
      sheet.body.segmented = [control]
    }
    let boxes = try boxes(titles, document, .ios)
    for (left, right) in zip(boxes, boxes.dropFirst()) { #expect(left.right + 8 <= right.left) }
  }

  /// A sheet that closes by its buttons, with another one beside them.
  private func buttons(size: ButtonSize? = nil) -> Document {
    Self.document { sheet, document in
      var look = ButtonLook()
      look.size = size
      document.commands[0].traits = .dismisses
      sheet.body.buttons = [2, 1, 0].map { index in
        Button(item: sheet.body.items[index], kind: nil, look: look, source: .none)
      }
      sheet.body.items = []
    }
  }

  @Test(arguments: ["en", "ar"])
  func buttonsThatCloseStandAtTheEndsOfTheBar(_ locale: String) throws {
    let boxes = try boxes(["Cancel", "Done", "Erase"], buttons(), .ios, locale: locale)
    let (cancel, done, erase) = (boxes[0], boxes[1], boxes[2])
    #expect(cancel.top == done.top && erase.top > done.bottom)
    #expect((locale == "ar") == (done.right < cancel.left))
    // One with a size of its own belongs to the content.
    let large = try self.boxes(["Cancel", "Done", "Erase"], buttons(size: .large), .ios)
    #expect(Set(large.map(\.top)).count == 1)
  }

  @Test func buttonsBesideAWayOutStandBelowOnAMac() throws {
    let boxes = try boxes(["Erase", "Cancel", "Done"], buttons(), .macos)
    #expect(Set(boxes.map(\.top)).count == 1)
    for (left, right) in zip(boxes, boxes.dropFirst()) { #expect(left.right < right.left) }
    let content = PictureGeometry(try picture(buttons(), .macos)).texts.filter {
      $0.label == "Letter"
    }
    #expect(try #require(content.last).bottom + 100 < boxes[0].top)
  }

  @Test func regionsStandInOrderUnderTheirNames() throws {
    let document = Self.document { sheet, document in
      for (index, control) in [RegionControl.searchField, .grid, .textView].enumerated() {
        let id = ["find", "pictures", "body"][index]
        var region = ContentRegion(
          id: id, title: index == 2 ? nil : id.uppercased(),
          source: SourceReference(
            line: Int32(index), column: 1, node: NodeID(file: 0, element: Int32(index))))
        region.control = control
        region.platforms = .all
        // The order is that of the document.
        sheet.body.regions.insert(region, at: 0)
        guard index == 2 else { continue }
        var target = DropTarget(id: "drop", target: id, accepts: [], source: .none)
        target.region = region
        target.platforms = .all
        document.dropTargets.append(target)
      }
    }
    let boxes = try boxes(["FIND", "PICTURES", "body"], document, .ios)
    #expect(boxes[0].bottom < boxes[1].top && boxes[1].bottom < boxes[2].top)
    let dashes = try picture(document, .ios).all.count {
      $0.attributes["stroke-dasharray"] == "6 4"
    }
    // Upright and on its side.
    #expect(dashes == 2)
  }

  @Test func aSheetKeepsOffTheEdgesBelowItsFullHeightFrom2025On() throws {
    func leftEdges(_ edition: GuidelineEdition) throws -> [Double] {
      let document = Self.document(edition) { sheet, _ in sheet.detents = ["medium", "large"] }
      let cards = try picture(document, .ios).all.filter {
        $0.name == "path" && $0.attributes["fill"] == Palette(.light).card.hex
          && $0.attributes["d"]?.hasSuffix("Z") == true
      }
      return cards.prefix(2).map { card in
        let numbers = (card.attributes["d"] ?? "").split { "MLAZ ".contains($0) }
          .compactMap { Double($0) }
        return numbers[0]
      }
    }
    let old = try leftEdges(.edition2022)
    let new = try leftEdges(.edition2025)
    #expect(old == [0, 0])
    #expect(new == [8, 0])
  }

  @Test func aCardHasTheRadiusThatTheDocumentAsksFor() throws {
    let document = Self.document { sheet, _ in sheet.cornerRadius = 21 }
    let arcs = try picture(document, .ios).all.compactMap { $0.attributes["d"] }
      .filter { $0.contains("A21 21 0 0 1 ") }
    #expect(arcs.count == 1)
  }
}
