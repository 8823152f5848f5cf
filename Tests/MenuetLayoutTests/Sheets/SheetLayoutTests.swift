import MenuetLayout
import MenuetModel
import Testing

/// Sheets, covers and popovers in containers whose numbers are worked out by hand from the catalogue
/// of guidelines (rows 6 to 112).
@Suite struct SheetLayoutTests {
  private static func sheet(
    _ detents: String = "large", _ change: (inout Sheet) -> Void = { _ in }
  ) -> Sheet {
    var sheet = Sheet(id: "s", title: "Sheet", source: .none)
    sheet.detents = detents.split(separator: " ").map(String.init)
    change(&sheet)
    return sheet
  }

  private static func container(
    _ device: DeviceClass, _ orientation: DeviceOrientation? = .portrait
  ) throws -> DeviceContainer {
    let all = [Platform.ios, .ipados, .macos].flatMap(DeviceContainer.nominal)
    return try #require(all.first { $0.device == device && $0.orientation == orientation })
  }

  private static func layout(
    _ sheet: Sheet, _ device: DeviceClass, _ orientation: DeviceOrientation? = .portrait,
    isRightToLeft: Bool = false
  ) throws -> PresentationLayout {
    ContainerLayout(try container(device, orientation), isRightToLeft: isRightToLeft).layOut(sheet)
  }

  private static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Frame {
    Frame(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }

  // MARK: Heights

  @Test func theExpandedHeightIsWhatLiesBelowTheSafeAreaAndTheGap() throws {
    #expect(try Self.container(.smallPhone).fullHeight == 637)  // 667 − 20 − 10
    #expect(DeviceContainer.phone.fullHeight == 787)  // 844 − 47 − 10
    #expect(try Self.container(.largePhone).fullHeight == 863)  // 932 − 59 − 10
    #expect(DeviceContainer.pad.fullHeight == 1146)  // 1180 − 24 − 10
    #expect(try Self.container(.pad, .landscape).fullHeight == 786)  // 820 − 24 − 10
  }

  @Test func mediumIsHalfOfLargeAndBothStandAtTheBottomEdge() throws {
    let layout = try Self.layout(Self.sheet("medium large"), .phone)
    #expect(layout.presentation == .sheet)
    // 787 ÷ 2 is 393.5; half a point counts as one.
    #expect(
      layout.detents.map(\.frame) == [
        Self.frame(0, 450, 390, 394), Self.frame(0, 57, 390, 787),
      ])
    #expect(layout.detents.map(\.active) == [true, true])
    #expect(layout.isResizable)
    #expect(layout.frame == nil)
  }

  @Test func heightsOfOnesOwnAreTakenAsWritten() throws {
    let sheet = Self.sheet("compact 240.5pt 33.3% 900pt") {
      $0.ownDetents = [Sheet.Detent(id: "compact", height: "120pt")]
    }
    let layout = try Self.layout(sheet, .phone)
    // 33.3 % of 787 is 262.071; 900 is more than there is.
    #expect(layout.detents.map(\.frame.height) == [120, 241, 262, 787])
    #expect(layout.detents.map(\.id) == ["compact", "240.5pt", "33.3%", "900pt"])
  }

  @Test func ofDetentsOfOneHeightTheLastIsActive() throws {
    let sheet = Self.sheet("medium 700pt large")
    #expect(try Self.layout(sheet, .smallPhone).detents.map(\.active) == [true, false, true])
    #expect(try Self.layout(sheet, .phone).detents.map(\.active) == [true, true, true])
  }

  // MARK: Compact height

  @Test func inCompactHeightASheetFillsTheScreenAndLargeAloneCounts() throws {
    for detents in ["medium large", "medium", "240pt 40%"] {
      let layout = try Self.layout(
        Self.sheet(detents) { $0.grabber = .visible }, .phone, .landscape)
      #expect(layout.presentation == .fullScreen)
      for detent in layout.detents {
        #expect(detent.frame == Self.frame(0, 0, 844, 390))
        #expect(detent.active == (detent.id == "large"))
        #expect(!detent.grabber)
      }
      #expect(!layout.isResizable)
    }
  }

  @Test func attachedToTheEdgeItIsAsWideAsTheSafeArea() throws {
    let sheet = Self.sheet("medium large") { $0.edgeAttached = true }
    let layout = try Self.layout(sheet, .phone, .landscape)
    #expect(layout.presentation == .sheet)
    // 844 − 47 − 47 wide; 390 − 0 − 10 high.
    #expect(
      layout.detents.map(\.frame) == [Self.frame(47, 10, 750, 380), Self.frame(47, 10, 750, 380)])
    #expect(layout.detents.map(\.active) == [false, true])
  }

  @Test func itsWidthMayFollowItsContent() throws {
    var sheet = Self.sheet("large") {
      $0.edgeAttached = true
      $0.preferredWidth = 401
    }
    #expect(try Self.layout(sheet, .phone, .landscape).detents[0].frame.width == 750)
    sheet.widthFollowsContent = true
    // (750 − 401) ÷ 2 is 174.5; the odd point is at the right, read to the left at the left.
    #expect(
      try Self.layout(sheet, .phone, .landscape).detents[0].frame == Self.frame(221, 10, 401, 380))
    #expect(
      try Self.layout(sheet, .phone, .landscape, isRightToLeft: true).detents[0].frame
        == Self.frame(222, 10, 401, 380))
    sheet.preferredWidth = 5_000
    #expect(try Self.layout(sheet, .phone, .landscape).detents[0].frame.width == 750)
  }

  // MARK: Regular width

  @Test func inRegularWidthACardFloats() throws {
    let page = try Self.layout(Self.sheet("medium large"), .pad)
    // (820 − 704) ÷ 2 = 58; large from 34 down, medium in the middle of that: 34 + (1146 − 573) ÷ 2.
    #expect(
      page.detents.map(\.frame) == [Self.frame(58, 320, 704, 573), Self.frame(58, 34, 704, 1146)])
    let form = try Self.layout(Self.sheet("medium") { $0.style = .form }, .pad)
    #expect(form.detents.map(\.frame) == [Self.frame(140, 320, 540, 573)])
    let narrow = Self.sheet("medium") {
      $0.style = .form
      $0.preferredWidth = 399.5
    }
    #expect(try Self.layout(narrow, .pad).detents[0].frame == Self.frame(210, 320, 400, 573))
  }

  @Test func aThirdOfAnIPadIsAsNarrowAsAnIPhone() throws {
    let layout = try Self.layout(Self.sheet("medium"), .narrowSplitPad, .landscape)
    #expect(layout.detents.map(\.frame) == [Self.frame(0, 427, 375, 393)])
    #expect(layout.widthClass == .compact)
  }

  @Test func aSheetOfAWindowHangsFromItsBarAndHasNoDetents() throws {
    let layout = try Self.layout(Self.sheet("medium large"), .macWindow, nil)
    #expect(layout.presentation == .windowSheet)
    #expect(layout.detents.isEmpty)
    #expect(layout.frame == Self.frame(210, 52, 480, 320))
    let large = Self.sheet {
      $0.preferredWidth = 2_000
      $0.preferredHeight = 2_000
    }
    #expect(try Self.layout(large, .macWindow, nil).frame == Self.frame(0, 52, 900, 548))
  }

  // MARK: Scrim and grabber

  private struct ScrimCase {
    var modality = Modality.modal
    var through: String?
    var dimmed: [Bool]
  }

  @Test func theViewBehindIsDimmedAboveTheUndimmedDetent() throws {
    let cases = [
      ScrimCase(dimmed: [true, true, true]),
      // The largest that is not the full height.
      ScrimCase(modality: .nonmodal, dimmed: [false, false, true]),
      ScrimCase(modality: .nonmodal, through: "240pt", dimmed: [false, true, true]),
      ScrimCase(modality: .nonmodal, through: "large", dimmed: [false, false, false]),
      ScrimCase(through: "medium", dimmed: [false, false, true]),
    ]
    for expected in cases {
      let sheet = Self.sheet("240pt medium large") {
        $0.modality = expected.modality
        $0.undimmedThrough = expected.through
      }
      #expect(try Self.layout(sheet, .phone).detents.map(\.dimmed) == expected.dimmed)
    }
  }

  @Test func anUndimmedSheetThatFillsTheScreenHidesWhatIsBehind() throws {
    let sheet = Self.sheet("medium large") { $0.modality = .nonmodal }
    let layout = try Self.layout(sheet, .phone, .landscape)
    #expect(layout.detents.map(\.dimmed) == [true, true])
  }

  @Test func theGrabberShowsWhereASheetHasSeveralDetents() throws {
    func grabbers(_ detents: String, _ grabber: Grabber) throws -> [Bool] {
      try Self.layout(Self.sheet(detents) { $0.grabber = grabber }, .phone).detents.map(\.grabber)
    }
    #expect(try grabbers("medium large", .auto) == [true, true])
    #expect(try grabbers("medium", .auto) == [false])
    #expect(try grabbers("medium", .visible) == [true])
    #expect(try grabbers("medium large", .hidden) == [false, false])
  }

  // MARK: Covers and popovers

  @Test func aCoverFillsItsContainer() throws {
    let layout = ContainerLayout(try Self.container(.pad, .landscape), isRightToLeft: true)
      .layOutCover()
    #expect(layout.presentation == .fullScreen)
    #expect(layout.frame == Self.frame(0, 0, 1180, 820))
  }

  @Test func aPopoverIsOneInRegularWidthAndItsSheetInCompactWidth() throws {
    var popover = Popover(id: "p", title: "P", source: .none)
    popover.adaptsTo = "s"
    let sheet = Self.sheet("medium")
    let pad = ContainerLayout(.pad, isRightToLeft: false).layOut(popover, adaptingTo: sheet)
    #expect(pad.presentation == .popover)
    #expect(pad.sheet == nil)
    // Below the bar: 24 + 50 + 13; 16 before the right edge.
    #expect(pad.frame == Self.frame(484, 87, 320, 480))
    let mirrored = ContainerLayout(.pad, isRightToLeft: true).layOut(popover, adaptingTo: sheet)
    #expect(mirrored.frame == Self.frame(16, 87, 320, 480))
    let phone = ContainerLayout(.phone, isRightToLeft: false).layOut(popover, adaptingTo: sheet)
    #expect(phone.presentation == .sheet)
    #expect(phone.sheet == "s")
    #expect(phone.detents.map(\.frame) == [Self.frame(0, 450, 390, 394)])
    // Without a sheet of its own it opens at the full height.
    let bare = ContainerLayout(.phone, isRightToLeft: false).layOut(popover, adaptingTo: nil)
    #expect(bare.sheet == nil)
    #expect(bare.detents.map(\.id) == ["large"])
  }

  @Test func aPopoverIsAsLargeAsTheContentOfItsSheetWants() throws {
    let sheet = Self.sheet {
      $0.preferredWidth = 400
      $0.preferredHeight = 9_000
    }
    let popover = Popover(id: "p", title: "P", source: .none)
    let layout = ContainerLayout(.pad, isRightToLeft: false).layOut(popover, adaptingTo: sheet)
    // From 87 to 16 above the safe area: 1180 − 20 − 16 − 87.
    #expect(layout.frame == Self.frame(404, 87, 400, 1057))
  }

  // MARK: Documents

  @Test func aDocumentIsPlacedOnAllItsPlatforms() {
    var sheet = Self.sheet("medium large")
    sheet.platforms = [.ios, .macos]
    var popover = Popover(id: "p", title: "P", source: .none)
    popover.platforms = [.ios, .ipados]
    popover.adaptsTo = "s"
    var cover = Cover(id: "c", title: "C", source: .none)
    cover.platforms = [.visionos]
    var document = Document(name: "Sample", fileName: "Sample.menuet.xml", source: .none)
    document.sheets = [sheet]
    document.popovers = [popover]
    document.covers = [cover]
    func context(_ platform: Platform) -> LayoutContext {
      LayoutContext(platform: platform, locale: "en")
    }
    let engine = LayoutEngine(
      context: context(.ios), further: [.ipados, .macos, .visionos].map(context))
    let result = engine.layOut(engine.layOut(document).document).document
    #expect(
      result.sheets[0].layouts.map(\.device) == [
        .smallPhone, .smallPhone, .phone, .phone, .largePhone, .largePhone, .macWindow,
      ])
    #expect(result.popovers[0].layouts.count == 10)
    // On an iPad the sheet is not there for the popover to become.
    #expect(result.popovers[0].layouts.last?.presentation == .sheet)
    #expect(result.popovers[0].layouts.last?.sheet == nil)
    // Nothing is known of the sizes there.
    #expect(result.covers[0].layouts.isEmpty)
    let toolbars = LayoutEngine(context: context(.ios), layouts: .toolbars).layOut(document)
    #expect(toolbars.document.sheets[0].layouts.isEmpty)
  }

  @Test(arguments: [(9, nil), (1, nil), (9, 300)] as [(Int, Double?)])
  func aPopoverHasRoomForItsSegments(_ letters: Int, _ preferredWidth: Double?) throws {
    var sample = SampleDocument()
    let title = String(repeating: "H", count: letters)
    let choice = sample.choice("c", [title, title, title, title])
    let unit = ToolbarUnit.segmented("g", choice)
    guard case .segmented(let control) = unit.content else { return }
    var sheet = Self.sheet { $0.preferredWidth = preferredWidth }
    sheet.platforms = .all
    sheet.body.segmented = [control]
    var popover = Popover(id: "p", title: "P", source: .none)
    popover.platforms = .all
    popover.adaptsTo = "s"
    sample.document.sheets = [sheet]
    sample.document.popovers = [popover]
    let engine = LayoutEngine(context: LayoutContext(platform: .ipados, locale: "en"))
    let layouts = engine.layOut(sample.document).document.popovers[0].layouts
    let widths = Set(layouts.filter { $0.presentation == .popover }.compactMap { $0.frame?.width })
    // The chosen title is semibold; 4 points beside each, 2 around all, and 16 at both edges.
    let text = TextMetrics().width(of: title, fontSize: 13, weight: .semibold)
    let needed = Double(4 * (text + 8) + 4 + 32)
    #expect((needed > 320) == (letters == 9))
    #expect(widths == [preferredWidth ?? max(320, needed)])
  }
}
