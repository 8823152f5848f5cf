import MenuetBinding
import MenuetSource
import MenuetXML

/// The elements of a file that are as they were in another state of it: those before a change, and those
/// behind it that do not stand in a changed one.
struct KeptElements {
  /// The elements before the change.
  let first: Range<Int>
  /// The elements behind the change, as they were numbered.
  let last: Range<Int>
  /// The growth of the numbers of elements and attributes, and of the offsets behind the change.
  let shift: (element: Int, attribute: Int, offset: Int)

  init(of former: BoundDocument, in bound: BoundDocument) {
    let (old, new) = (former.tree.elements, bound.tree.elements)
    let change = TextDifference(from: former.tree.source.text, to: bound.tree.source.text)
    let most = min(old.count, new.count)
    var start = 0
    while start < most, Int(new[start].tag.end) <= change.start,
      bound.isSame(start, as: start, of: former, behind: start, growth: 0)
    {
      start += 1
    }
    var count = 0
    while count < most - start, Int(new[new.count - 1 - count].tag.start) >= change.end,
      bound.isSame(
        new.count - 1 - count, as: old.count - 1 - count, of: former, behind: start,
        growth: change.growth)
    {
      count += 1
    }
    // The content of a changed element may mean something else.
    let oldEnd = old[start..<old.count - count].map { Int($0.subtreeEnd) }.max() ?? 0
    let newEnd = new[start..<new.count - count].map { Int($0.subtreeEnd) }.max() ?? 0
    count = min(count, old.count - oldEnd, new.count - newEnd)
    first = 0..<start
    last = old.count - count..<old.count
    shift = (
      new.count - old.count, bound.tree.attributes.count - former.tree.attributes.count,
      change.growth
    )
  }
}
