import MenuetModel
import MenuetSource

/// What a xib or storyboard says of its objects, found in one pass: who refers to whom, and to which
/// scene everything belongs.
struct InterfaceFile {
  let root: ForeignElement
  let isStoryboard: Bool
  let platforms: [Platform]
  /// The objects by id.
  private(set) var objects: [String: ForeignElement] = [:]
  /// The outlets that lead to an object: their names and owners.
  private(set) var outlets: [String: [(property: String, owner: ForeignElement)]] = [:]
  /// The objects that a key path of a binding begins at.
  private var bound: [String: Set<String>] = [:]
  /// The ids of what answers for the whole app: First Responder, the application, and File's Owner.
  private var responders: Set<String> = ["-1", "-2", "-3"]
  let strings: InterfaceStrings

  init(_ root: ForeignElement, strings: InterfaceStrings) {
    self.root = root
    self.strings = strings
    isStoryboard = root["type"]?.contains("Storyboard") == true
    platforms = Self.platforms(of: root)
    for element in root.descendants {
      if element.name == "outlet" || element.name == "outletCollection" {
        guard let target = element["destination"], let property = element["property"],
          let owner = element.parent?.parent
        else { continue }
        outlets[target, default: []].append((property, owner))
      } else if element.name == "binding" {
        guard let keyPath = element["keyPath"], let target = element["destination"] else {
          continue
        }
        bound[keyPath, default: []].insert(target)
      } else if let id = element["id"] {
        objects[id] = element
        let isResponder =
          element["sceneMemberID"] == "firstResponder" || element.name == "application"
          || element["customClass"] == "NSApplication"
        if isResponder { responders.insert(id) }
      }
    }
  }

  private static func platforms(of root: ForeignElement) -> [Platform] {
    switch root["targetRuntime"] ?? "" {
    case let runtime where runtime.hasPrefix("MacOSX"): [.macos]
    case let runtime where runtime.hasPrefix("AppleTV"): [.tvos]
    case let runtime where runtime.hasPrefix("watch"): [.watchos]
    case "iOS.CocoaTouch.iPad": [.ipados]
    case let runtime where runtime.hasPrefix("iOS"): [.ios, .ipados]
    default: root["type"]?.contains("CocoaTouch") == true ? [.ios, .ipados] : [.macos]
    }
  }

  var isForMac: Bool { platforms == [.macos] }

  /// Returns whether an action goes to whoever is in front, or to the app itself.
  func isForResponders(_ action: ForeignElement) -> Bool {
    (action["target"] ?? action["destination"]).map { responders.contains($0) } ?? true
  }

  /// Returns whether a key path means other things of other objects.
  func isAmbiguous(keyPath: String) -> Bool { bound[keyPath, default: []].count > 1 }

  func place(_ element: ForeignElement, _ attribute: String? = nil) -> ForeignPlace {
    ForeignPlace(attribute.map { element.range(of: $0) } ?? element.head, id: element["id"])
  }

  /// A text of an object: an attribute, or a child element where it holds what no attribute can.
  func text(_ element: ForeignElement, _ attribute: String, key: String? = nil) -> ForeignText? {
    var text = element[attribute].map { ($0, element.range(of: attribute)) }
    if text == nil, let child = element.child(key: attribute), child.name == "string" {
      let isEncoded = child["base64-UTF8"] == "YES"
      let content = isEncoded ? child.text.flatMap(Base64.decoded) : child.text
      text = content.map { ($0, child.textRange) }
    }
    if text == nil, attribute == "title", let child = element.child(key: "attributedTitle") {
      let parts = child.descendants.filter { $0.name == "string" }.compactMap(\.text)
      let whole = parts.joined()
      if !whole.isEmpty { text = (whole, child.head) }
    }
    guard let (value, range) = text, !value.trimmed.isEmpty else { return nil }
    let id = element["id"] ?? ""
    return ForeignText(
      text: value.trimmed, range: range,
      translations: strings.translations(of: id, key ?? attribute))
  }

  // MARK: Scenes

  /// The controller, window or view at the top around an element; `nil` for what stands alone.
  func scene(of element: ForeignElement) -> ForeignElement? {
    var current = element
    while let parent = current.parent {
      if isStoryboard, parent.name == "objects" { return controller(in: parent) ?? current }
      if !isStoryboard, parent.name == "objects" { return current }
      current = parent
    }
    return nil
  }

  private func controller(in objects: ForeignElement) -> ForeignElement? {
    objects.children.first { $0["sceneMemberID"] == "viewController" } ?? objects.children.first
  }

  /// The scene of an element, unless it is that of the app itself.
  func sceneKey(of element: ForeignElement) -> String? {
    guard let scene = scene(of: element), scene.name != "application", scene.name != "menu",
      scene.name != "customObject"
    else { return nil }
    return scene["id"]
  }

  /// All scenes, in the order of the file.
  func scenes() -> [ForeignScene] {
    let tops: [ForeignElement]
    if isStoryboard {
      tops = root.descendants.filter { $0.name == "objects" && $0.parent?.name == "scene" }
        .compactMap { controller(in: $0) }
    } else {
      tops = root.child("objects")?.children ?? []
    }
    return tops.compactMap { top in
      guard let key = top["id"], !["-1", "-2", "-3"].contains(key), top.name != "application",
        top.name != "menu"
      else { return nil }
      return ForeignScene(
        key: key, name: name(ofScene: top), title: title(ofScene: top), place: place(top))
    }
  }

  private func name(ofScene top: ForeignElement) -> String {
    let name =
      top["storyboardIdentifier"] ?? top["customClass"] ?? top["userLabel"]
      ?? top["referencedIdentifier"] ?? top["storyboardName"] ?? top["identifier"] ?? top.name
    for suffix in ["ViewController", "WindowController", "Controller"]
    where name.hasSuffix(suffix) && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    return name
  }

  private func title(ofScene top: ForeignElement) -> ForeignText? {
    if let title = text(top, "title") { return title }
    if let item = top.child("navigationItem"), let title = text(item, "title") { return title }
    if let window = top.child("window") { return text(window, "title") }
    return nil
  }
}

/// Decodes base64, in which Interface Builder writes what XML cannot hold.
enum Base64 {
  static func decoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var buffer: UInt32 = 0
    var bits = 0
    for byte in text.utf8 {
      guard let value = value(of: byte) else {
        if byte == UInt8(ascii: "=") || byte <= 0x20 { continue }
        return nil
      }
      buffer = buffer << 6 | value
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
        buffer &= (1 << UInt32(bits)) - 1
      }
    }
    return String(validUTF8: bytes)
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
