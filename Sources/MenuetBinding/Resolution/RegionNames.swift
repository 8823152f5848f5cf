import MenuetModel
import MenuetSource

extension DocumentBuilder {
  /// Reports names in `for` that are nearly the id of one region. Any name may be one of the app's,
  /// and nothing else tells that the region was meant and is not bound.
  mutating func reportRegionNames() {
    let regions = declarations.candidates(kinds: .region)
    guard !regions.isEmpty, !sources.contains(where: \.losses.areUnknown) else { return }
    let index = NameIndex(regions)
    var places: [(name: String, locations: [SourceLocation])] = []
    for node in targets {
      guard let name = node.text(.for), declarations.surfaces[name] == nil,
        declarations.commands[name] == nil
      else { continue }
      let location = node.location(.for)
      if let known = places.firstIndex(where: { $0.name == name }) {
        places[known].locations.append(location)
      } else {
        places.append((name, [location]))
      }
    }
    for (name, locations) in places {
      guard let meant = index.best(for: name), NearMiss.isSlip(name, for: meant),
        !isPlural(name, meant), !sources.contains(where: { $0.losses.mayHold(name) })
      else { continue }
      sink.report(ReferenceUnresolved.region(name, at: locations, meant: meant))
    }
  }

  /// The elements that are for a view, a kind of items or a region.
  private var targets: [BoundNode] {
    sources.flatMap { bound in
      bound.kinds.indices.filter { bound.has(.for, $0) }.map { BoundNode(bound, $0) }
    }
  }

  /// Returns whether one of two names is the other with an `s`: a list and what stands in it both
  /// have names.
  private func isPlural(_ name: String, _ other: String) -> Bool {
    let (first, second) = (name.lowercased(), other.lowercased())
    return first == second + "s" || second == first + "s"
  }
}
