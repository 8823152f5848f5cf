import MenuetFormatting
import MenuetSource
import MenuetTool

/// Differences in the form that `patch` and people read.
struct UnifiedDiff {
  /// Equal lines shown round a change.
  private static let context = 3

  private let diff: LineDiff
  private let style: TerminalStyle

  init(_ diff: LineDiff, style: TerminalStyle) {
    self.diff = diff
    self.style = style
  }

  /// The differences under the name of the file; empty where there are none.
  func text(path: String) -> [UInt8] {
    let hunks = hunks()
    guard !hunks.isEmpty else { return [] }
    var bytes = Array(style("--- \(path)", .bold).utf8) + [0x0A]
    bytes += Array(style("+++ \(path)", .bold).utf8) + [0x0A]
    for hunk in hunks { bytes += text(of: hunk) }
    return bytes
  }

  /// Ranges of steps that hold changes and what stands round them.
  private func hunks() -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, step) in diff.steps.enumerated() {
      if case .kept = step { continue }
      let range =
        max(0, index - Self.context)..<min(diff.steps.count, index + Self.context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private func text(of hunk: Range<Int>) -> [UInt8] {
    var (oldCount, newCount) = (0, 0)
    var body: [UInt8] = []
    for step in diff.steps[hunk] {
      switch step {
      case .kept(let old, _):
        oldCount += 1
        newCount += 1
        body += line(" ", diff.old[old], nil)
      case .removed(let old):
        oldCount += 1
        body += line("-", diff.old[old], .darkRed)
      case .added(let new):
        newCount += 1
        body += line("+", diff.new[new], .green)
      }
    }
    let (oldStart, newStart) = starts(before: hunk.lowerBound)
    let head =
      "@@ -\(Self.range(oldStart, oldCount)) +\(Self.range(newStart, newCount)) @@"
    return Array(style(head, .cyan).utf8) + [0x0A] + body
  }

  /// The lines of both texts before a step.
  private func starts(before index: Int) -> (old: Int, new: Int) {
    var (old, new) = (0, 0)
    for step in diff.steps[..<index] {
      switch step {
      case .kept:
        old += 1
        new += 1
      case .removed: old += 1
      case .added: new += 1
      }
    }
    return (old, new)
  }

  /// A line number, and a count unless it is one; an empty range names the line before it.
  private static func range(_ start: Int, _ count: Int) -> String {
    switch count {
    case 0: "\(start),0"
    case 1: "\(start + 1)"
    default: "\(start + 1),\(count)"
    }
  }

  private func line(
    _ mark: String, _ line: ArraySlice<UInt8>, _ ink: TerminalStyle.Ink?
  ) -> [UInt8] {
    let isOpen = line.last != UInt8(ascii: "\n")
    let text = isOpen ? line : line.dropLast()
    var bytes: [UInt8]
    if let ink, style.isColored {
      bytes = Array(style(mark + String(decoding: text, as: UTF8.self), ink).utf8)
    } else {
      bytes = Array(mark.utf8) + text
    }
    bytes.append(0x0A)
    if isOpen { bytes += Array("\\ No newline at end of file\n".utf8) }
    return bytes
  }
}

extension DocumentOptions {
  /// Prints what edits change in a file.
  ///
  /// - Parameter edits: Ascending and apart from each other.
  func printDiff(of source: SourceFile, _ edits: [SourceEdit], in session: Session) {
    let text = source.text(applying: edits)
    printDiff(from: source, to: SourceFile(path: source.path, text: text), in: session)
  }

  /// Prints how a file differs from what it was.
  func printDiff(from source: SourceFile, to changed: SourceFile, in session: Session) {
    let output = session.streams.output
    let style = TerminalStyle(color, for: output, in: session.environment)
    let diff = LineDiff(from: source.text, to: changed.text)
    output.write(UnifiedDiff(diff, style: style).text(path: source.path))
  }
}
