import MenuetModel

/// The property list of a share or action extension: its name, where the system offers it, and the
/// class that the system makes. Xcode adds the rest of an `Info.plist`.
struct ExtensionPropertyList {
  let appExtension: AppExtension
  let document: Document

  /// A value of a property list.
  private indirect enum Value {
    case string(String)
    case integer(Int)
    case flag(Bool)
    case dictionary([(key: String, value: Value)])
  }

  /// - Parameter comment: The words of the comment at the top.
  func bytes(comment: String) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- \(Self.comment(comment)) -->
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    Self.append(root, to: &text, indent: "")
    return Array((text + "</plist>\n").utf8)
  }

  private var root: Value {
    .dictionary([
      ("CFBundleDisplayName", .string(appExtension.title)),
      (
        "NSExtension",
        .dictionary([
          ("NSExtensionAttributes", .dictionary(attributes)),
          ("NSExtensionPointIdentifier", .string(point)),
          (
            "NSExtensionPrincipalClass",
            .string("$(PRODUCT_MODULE_NAME)." + appExtension.principalClass(in: document))
          ),
        ])
      ),
    ])
  }

  private var point: String {
    switch appExtension.kind {
    case .share: "com.apple.share-services"
    case .action: appExtension.isSilent ? "com.apple.services" : "com.apple.ui-services"
    }
  }

  private var attributes: [(key: String, value: Value)] {
    var attributes: [(key: String, value: Value)] = [("NSExtensionActivationRule", rule)]
    guard appExtension.kind == .action else { return attributes }
    for surface in appExtension.surfaces {
      switch surface {
      case .hover:
        // A view offers on hovering what changes its content.
        attributes.append(
          ("NSExtensionServiceRoleType", .string("NSExtensionServiceRoleTypeEditor")))
      case .toolbar: attributes.append(("NSExtensionServiceAllowsToolbarItem", .flag(true)))
      case .finder: attributes.append(("NSExtensionServiceAllowsFinderPreviewItem", .flag(true)))
      }
    }
    return attributes
  }

  // MARK: The rule of activation

  /// The keys by which the rule counts the kinds, where they say all; else a predicate.
  private var rule: Value {
    var counts: [(key: String, value: Value)] = []
    for content in appExtension.acceptedContent {
      guard let kind = content.kind, kind != .text || content.most == nil else {
        return .string(predicate)
      }
      let key = Self.key(kind)
      guard !counts.contains(where: { $0.key == key }) else { return .string(predicate) }
      // The key says how many, so that any number is a large one.
      counts.append((key, kind == .text ? .flag(true) : .integer(content.most ?? 1_000)))
    }
    return .dictionary(counts)
  }

  private static func key(_ kind: AcceptedContent.Kind) -> String {
    let words =
      switch kind {
      case .text: "Text"
      case .url: "WebURLWithMaxCount"
      case .image: "ImageWithMaxCount"
      case .movie: "MovieWithMaxCount"
      case .file: "FileWithMaxCount"
      case .attachment: "AttachmentsWithMaxCount"
      case .webPage: "WebPageWithMaxCount"
      }
    return "NSExtensionActivationSupports" + words
  }

  /// Everything that is shared has one of the types, and of none there is too much.
  private var predicate: String {
    let contents = appExtension.acceptedContent
    var identifiers: [String] = []
    for type in contents.map(\.uniformType) where !identifiers.contains(type) {
      identifiers.append(type)
    }
    let limits = contents.compactMap { content in
      content.most.map { " AND \(Self.attachments([content.uniformType])).@count <= \($0)" }
    }
    return "SUBQUERY(extensionItems, $item, $item.attachments.@count > 0 AND "
      + "\(Self.attachments(identifiers)).@count == $item.attachments.@count"
      + limits.joined() + ").@count == extensionItems.@count"
  }

  private static func attachments(_ identifiers: [String]) -> String {
    let tests = identifiers.map {
      "ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO \"\($0)\""
    }
    return "SUBQUERY($item.attachments, $attachment, \(tests.joined(separator: " OR ")))"
  }

  // MARK: Writing

  private static func append(_ value: Value, to text: inout String, indent: String) {
    switch value {
    case .string(let string): text += "\(indent)<string>\(escaped(string))</string>\n"
    case .integer(let number): text += "\(indent)<integer>\(number)</integer>\n"
    case .flag(let flag): text += "\(indent)<\(flag ? "true" : "false")/>\n"
    case .dictionary(let entries):
      text += "\(indent)<dict>\n"
      for (key, value) in entries {
        text += "\(indent)\t<key>\(escaped(key))</key>\n"
        append(value, to: &text, indent: indent + "\t")
      }
      text += "\(indent)</dict>\n"
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // A parser would make a line feed of it.
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A comment of XML holds no two dashes, and here no line break.
  private static func comment(_ words: String) -> String {
    StringLiteral.harmless(words).replacing("--", with: "- -").replacing("--", with: "- -")
  }
}
