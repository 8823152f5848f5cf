// What SwiftPM makes for a target with resources.

import Foundation

extension Foundation.Bundle {
  static let module = Bundle.main
}
