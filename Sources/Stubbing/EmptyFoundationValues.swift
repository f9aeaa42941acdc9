import Foundation

extension CGFloat: HasEmptyValue {}

extension Data: HasEmptyValue {}

extension Date: HasEmptyValue {
  package static var emptyValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension Decimal: HasEmptyValue {}

extension URL: HasEmptyValue {
  package static var emptyValue: URL { URL(string: "about:blank") ?? URL(fileURLWithPath: "/") }
}

extension UUID: HasEmptyValue {
  package static var emptyValue: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
