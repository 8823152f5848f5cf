import MenuetModel

/// The buttons of what is presented, by the places that they have on a platform: the ways out stand
/// in the bar at the top, on the Mac at the bottom, wherever they are written.
struct PresentedButtons: Sendable {
  /// The ways back, in the bar at the top.
  private(set) var leading: [Button] = []
  /// The ways on, in the bar at the top.
  private(set) var trailing: [Button] = []
  /// Of a Mac, with what is written next to a way out.
  private(set) var pushButtons: [Button] = []
  /// All others, among the content.
  private(set) var content: [Button] = []

  init(_ body: PresentedBody, of document: Document, on platform: Platform) {
    for run in Self.runs(in: body, on: platform) {
      let ways = run.map { document.way(of: $0, on: platform) }
      guard platform != .macos else {
        if ways.contains(where: { $0 != nil }) { pushButtons += run } else { content += run }
        continue
      }
      for (button, way) in zip(run, ways) {
        switch way {
        case .back: leading.append(button)
        case .on: trailing.append(button)
        case nil: content.append(button)
        }
      }
    }
  }

  /// The buttons that nothing else stands between, in document order.
  private static func runs(in body: PresentedBody, on platform: Platform) -> [[Button]] {
    let platform = PlatformSet(platform)
    var parts: [(source: SourceReference, button: Button?)] = []
    for button in body.buttons where button.item.platforms.contains(platform) {
      parts.append((button.source, button))
    }
    let others =
      body.popUpButtons.map { ($0.source, $0.platforms) }
      + body.pullDownButtons.map { ($0.source, $0.platforms) }
      + body.segmented.map { ($0.source, $0.platforms) }
      + body.regions.filter { $0.parent == nil }.map { ($0.source, $0.platforms) }
    for (source, platforms) in others where platforms.contains(platform) {
      parts.append((source, nil))
    }
    parts.sort {
      ($0.source.node.file, $0.source.node.element) < ($1.source.node.file, $1.source.node.element)
    }
    return parts.split { $0.button == nil }.map { $0.compactMap(\.button) }
  }
}

extension Document {
  /// The way out that a button of what is presented is.
  fileprivate enum Way { case back, on }

  /// Returns the way out that a button is; `nil` for one that belongs to the content, as on touch all
  /// do that have a size of their own.
  fileprivate func way(of button: Button, on platform: Platform) -> Way? {
    if platform != .macos, button.look.size != nil { return nil }
    if button.kind == .close { return .back }
    switch role(of: button.item) {
    case .cancel: return .back
    case .primary:
      return command(of: button.item)?.traits.contains(.dismisses) ?? false ? .on : nil
    case .normal, .destructive: return nil
    }
  }
}
