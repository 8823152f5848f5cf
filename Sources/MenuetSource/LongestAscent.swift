/// The longest selection of different numbers that ascends: what stays where it was, as few things as
/// explain a new order having moved.
package enum LongestAscent {
  /// The numbers of the selection, in time n log n.
  package static func numbers(of numbers: [Int]) -> [Int] {
    // Of each length, the place of the least number that ends such a selection.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      let length = insertionPoint(of: number, among: ends, of: numbers)
      previous[place] = length > 0 ? ends[length - 1] : nil
      if length == ends.count { ends.append(place) } else { ends[length] = place }
    }
    var ascent: [Int] = []
    var place = ends.last
    while let current = place {
      ascent.append(numbers[current])
      place = previous[current]
    }
    return ascent.reversed()
  }

  /// The first of the ends whose number is not less.
  private static func insertionPoint(of number: Int, among ends: [Int], of numbers: [Int]) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
