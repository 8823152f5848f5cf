import Foundation
import MenuetLayout
import MenuetModel
import Testing

/// The laws of where sheets stand, on sheets and containers made at random.
///
/// `MENUET_PROPERTY_RUNS` sets how many; a failure names the seed, and `MENUET_PROPERTY_SEED` the
/// first one to try.
@Suite struct SheetLawTests {
  private static let seeds: Range<Int> = {
    func setting(_ name: String) -> Int? {
      ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }
    let first = setting("MENUET_PROPERTY_SEED") ?? 1
    return first..<(first + (setting("MENUET_PROPERTY_RUNS") ?? 3_000))
  }()

  /// Checks a law for every seed, up to ten that break it.
  private func check(
    _ law: (GeneratedSheet, PresentationLayout) -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var broken = 0
    for seed in Self.seeds where broken < 10 {
      let generated = GeneratedSheet(seed: UInt64(seed))
      let layout = ContainerLayout(generated.container, isRightToLeft: false)
        .layOut(generated.sheet)
      if law(generated, layout) { continue }
      Issue.record("seed \(seed): \(generated) gives \(layout)", sourceLocation: sourceLocation)
      broken += 1
    }
  }

  private static func frames(_ layout: PresentationLayout) -> [Frame] {
    layout.detents.map(\.frame) + [layout.frame].compactMap { $0 }
  }

  @Test func framesLieInTheContainerInWholePoints() {
    check { generated, layout in
      let size = generated.size
      return Self.frames(layout).allSatisfy { frame in
        frame.x >= 0 && frame.y >= 0 && frame.width >= 0 && frame.height >= 0
          && frame.x + frame.width <= Double(size.width)
          && frame.y + frame.height <= Double(size.height)
          && [frame.x, frame.y, frame.width, frame.height].allSatisfy { $0 == $0.rounded() }
      }
    }
  }

  @Test func everyDetentHasItsLayoutAndEveryOtherPresentationItsFrame() {
    check { generated, layout in
      generated.container.device == .macWindow
        ? layout.frame != nil && layout.detents.isEmpty
        : layout.frame == nil && layout.detents.map(\.id) == generated.sheet.detents
    }
  }

  @Test func heightsAreThoseOfTheGuidelines() {
    check { generated, layout in
      guard generated.hasHeights else { return true }
      let expected = generated.tokens.map { Double(generated.height(of: $0)) }
      return layout.detents.map(\.frame.height) == expected
    }
  }

  @Test func detentsInOrderRiseWhereTheyAreActive() {
    check { generated, layout in
      let heights = layout.detents.map(\.frame.height)
      guard generated.hasHeights, heights == heights.sorted() else { return true }
      let active = layout.detents.filter(\.active).map(\.frame.height)
      return !active.isEmpty && zip(active, active.dropFirst()).allSatisfy { $0 < $1 }
        && Set(active) == Set(heights)
    }
  }

  @Test func aScrimIsThereWhenModalOrAboveTheUndimmedDetent() {
    check { generated, layout in
      guard generated.hasHeights else { return true }
      return zip(layout.detents, generated.tokens).allSatisfy { detent, token in
        detent.dimmed == generated.isDimmed(at: generated.height(of: token))
      }
    }
  }

  @Test func inCompactHeightItFillsTheScreenUnlessItIsAttachedToTheEdge() {
    check { generated, layout in
      let container = generated.container
      guard container.heightClass == .compact, container.device != .macWindow else { return true }
      let size = generated.size
      let bounds = Frame(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
      let isRight =
        generated.sheet.edgeAttached
        ? layout.presentation == .sheet
          && layout.detents.allSatisfy { $0.frame.y + $0.frame.height == bounds.height }
        : layout.presentation == .fullScreen
          && layout.detents.allSatisfy { $0.frame == bounds && !$0.grabber }
      return isRight && layout.detents.allSatisfy { !$0.active || $0.id == "large" }
    }
  }

  @Test func rightToLeftIsTheMirrorImageInTheMirroredContainer() {
    check { generated, layout in
      var mirrored = generated.container
      (mirrored.safeArea.left, mirrored.safeArea.right) =
        (mirrored.safeArea.right, mirrored.safeArea.left)
      let other = ContainerLayout(mirrored, isRightToLeft: true).layOut(generated.sheet)
      let width = Double(generated.size.width)
      return zip(Self.frames(layout), Self.frames(other)).allSatisfy { left, right in
        right.x == width - left.x - left.width && right.y == left.y
          && right.width == left.width && right.height == left.height
      } && Self.frames(layout).count == Self.frames(other).count
    }
  }

  @Test func popoversAreSheetsInCompactWidth() {
    check { generated, layout in
      var popover = Popover(id: "p", title: nil, source: .none)
      popover.adaptsTo = generated.sheet.id
      let placed = ContainerLayout(generated.container, isRightToLeft: false)
        .layOut(popover, adaptingTo: generated.sheet)
      guard generated.container.widthClass == .compact else {
        let size = generated.size
        guard let frame = placed.frame, placed.presentation == .popover else { return false }
        return frame.x >= 0 && frame.y >= 0 && frame.x + frame.width <= Double(size.width)
          && frame.y + frame.height <= Double(size.height)
      }
      var expected = layout
      expected.sheet = generated.sheet.id
      return placed == expected
    }
  }
}
