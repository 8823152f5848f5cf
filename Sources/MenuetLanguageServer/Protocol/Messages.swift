import MenuetSource

/// The id of a request, compared as it is written.
struct RequestID: Hashable {
  /// The id in JSON.
  private let spelling: [UInt8]

  /// `nil` for what no id may be.
  init?(_ value: JSONValue) {
    switch value.content {
    case .string, .number: spelling = value.text
    default: return nil
    }
  }

  var json: JSONValue { (try? JSONValue(parsing: spelling)) ?? .null }
}

extension JSONValue {
  /// Reads the content of a message. Halves of surrogate pairs, which strings of JavaScript may hold while
  /// somebody types, become U+FFFD: that counts as much in UTF-16, and no change is lost.
  init(message bytes: [UInt8]) throws(ParseError) {
    do throws(ParseError) {
      self = try JSONValue(parsing: bytes)
    } catch {
      let mended = Self.replacingHalfPairs(bytes)
      guard mended != bytes else { throw error }
      self = try JSONValue(parsing: mended)
    }
  }

  private static func replacingHalfPairs(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    /// The number of an escape `\u` at an offset.
    func unit(at offset: Int) -> UInt16? {
      guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"),
        bytes[offset + 1] == UInt8(ascii: "u")
      else { return nil }
      return UInt16(String(decoding: bytes[offset + 2..<offset + 6], as: UTF8.self), radix: 16)
    }
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        offset += 1
        continue
      }
      let first = unit(at: offset)
      if let first, UTF16.isLeadSurrogate(first),
        let second = unit(at: offset + 6), UTF16.isTrailSurrogate(second)
      {
        offset += 12
      } else if let first, UTF16.isLeadSurrogate(first) || UTF16.isTrailSurrogate(first) {
        bytes.replaceSubrange(offset + 2..<offset + 6, with: "fffd".utf8)
        offset += 6
      } else {
        offset += 2
      }
    }
    return bytes
  }
}

/// A message from the client.
enum ClientMessage {
  case request(RequestID, method: String, parameters: JSONValue)
  case notification(method: String, parameters: JSONValue)
  /// The answer to a request of the server.
  case response

  /// Reads a message; gives the error of one that is none.
  init(_ value: JSONValue) throws(ProtocolError) {
    guard case .object = value.content else {
      throw ProtocolError(.invalidRequest, "a message is an object")
    }
    let id = value["id"]
    guard let method = value["method"]?.string else {
      guard id != nil, value["result"] != nil || value["error"] != nil else {
        throw ProtocolError(.invalidRequest, "a message has a 'method', or answers a request")
      }
      self = .response
      return
    }
    let parameters = value["params"] ?? .null
    guard let id, !id.isNull else {
      self = .notification(method: method, parameters: parameters)
      return
    }
    guard let id = RequestID(id) else {
      throw ProtocolError(.invalidRequest, "the 'id' of a request is a number or a string")
    }
    self = .request(id, method: method, parameters: parameters)
  }
}

/// Why a request is not answered.
struct ProtocolError: Error {
  /// The numbers of JSON-RPC 2.0 and of the Language Server Protocol 3.17.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
    case contentModified = -32801
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

/// A message of the server.
enum ServerMessage {
  static func response(to id: RequestID?, _ result: JSONValue) -> JSONValue {
    // A result may be `null`, which a literal would leave out.
    JSONValue(
      .object([.init("jsonrpc", "2.0"), .init("id", id?.json ?? .null), .init("result", result)]))
  }

  static func failure(of id: RequestID?, _ error: ProtocolError) -> JSONValue {
    JSONValue(
      .object([
        .init("jsonrpc", "2.0"), .init("id", id?.json ?? .null),
        .init("error", ["code": .number(error.code.rawValue), "message": .text(error.message)]),
      ]))
  }

  static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .text(method), "params": parameters]
  }

  static func request(_ id: Int, _ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": .text("menuet/\(id)"), "method": .text(method), "params": parameters]
  }
}
