import MenuetLayout
import MenuetModel

/// The places of an activity view as a phone shows it, from the top down.
///
/// The activities of the app stand where the system puts them, and beside them those of the system that the
/// document does not exclude. Which of these the system offers depends on what is shared, and which
/// other apps there are on the device: their places are kept, without words.
struct ActivityPlaces: Sendable {
  /// All activities of the app, in document order.
  let own: [ActivityView.Activity]
  /// The apps that take what is shared, in full rows.
  let tiles: [Tile]
  /// The actions of the app on what is shared.
  let actions: [ActivityView.Activity]
  /// Those of the system; on the Mac all that it has in its list.
  let systemActions: [SystemActivity]

  /// The place of an app.
  enum Tile: Sendable {
    case own(ActivityView.Activity)
    case system(SystemActivity)
    /// Of an app that only the device knows.
    case unknown
  }

  /// The width of the view, in points.
  static let width = 375.0
  /// The tiles of a row.
  static let columns = 4

  init(_ view: ActivityView, on platform: Platform) {
    own = view.activities
    let offered = SystemActivity.offered(on: platform).filter { !view.excludes.contains($0) }
    let apps = offered.filter(\.isApp)
    var tiles = own.filter { $0.kind == .share }.map { Tile.own($0) } + apps.map { .system($0) }
    let rows = max(1, (tiles.count + Self.columns - 1) / Self.columns)
    tiles += Array(repeating: .unknown, count: rows * Self.columns - tiles.count)
    self.tiles = tiles
    actions = own.filter { $0.kind == .action }
    systemActions = platform == .macos ? offered : offered.filter { !$0.isApp }
  }
}

extension SystemActivity {
  /// The activities that may be there on a platform, in the order of the system's list.
  fileprivate static func offered(on platform: Platform) -> [SystemActivity] {
    switch platform {
    // The services of AppKit that it names.
    case .macos: [.airdrop, .messages, .mail, .invite, .addToReadingList]
    default:
      [
        .airdrop, .messages, .mail, .copy, .copyLink, .invite, .sharePlay, .saveImage, .markup,
        .print,
        .saveToFiles, .addToReadingList, .addToHomeScreen, .assignToContact, .openInBooks,
      ]
    }
  }

  /// Indicates whether another app takes what is shared.
  fileprivate var isApp: Bool { [.airdrop, .messages, .mail].contains(self) }

  /// The title in an app of a document: that of the platform where it is known, else in English.
  func title(in context: LayoutContext, of document: Document) -> String {
    switch self {
    case .copy: context.word(for: .copy, in: document)
    case .print: "Print"
    case .mail: "Mail"
    case .messages: "Messages"
    case .airdrop: "AirDrop"
    case .markup: "Markup"
    case .invite: "Invite"
    case .saveImage: "Save Image"
    case .assignToContact: "Assign to Contact"
    case .addToReadingList: "Add to Reading List"
    case .openInBooks: "Open in Books"
    case .addToHomeScreen: "Add to Home Screen"
    case .sharePlay: "SharePlay"
    case .copyLink: "Copy Link"
    case .saveToFiles: "Save to Files"
    }
  }

  /// The name of a symbol that stands for it.
  var symbol: String {
    switch self {
    case .copy: "doc.on.doc"
    case .print: "printer"
    case .mail: "envelope"
    case .messages: "message"
    case .airdrop: "antenna.radiowaves.left.and.right"
    case .markup: "pencil.tip"
    case .invite: "person.crop.circle"
    case .saveImage: "square.and.arrow.down"
    case .assignToContact: "person.crop.circle"
    case .addToReadingList: "book"
    case .openInBooks: "book"
    case .addToHomeScreen: "plus.square.on.square"
    case .sharePlay: "person.2"
    case .copyLink: "link"
    case .saveToFiles: "folder"
    }
  }
}
