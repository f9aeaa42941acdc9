import Foundation

extension CGFloat: HasEmptyValue {
  package static var emptyValue: CGFloat { 0 }
}

extension Data: HasEmptyValue {
  package static var emptyValue: Data { Data() }
}

extension Date: HasEmptyValue {
  package static var emptyValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension Decimal: HasEmptyValue {
  package static var emptyValue: Decimal { 0 }
}

extension URL: HasEmptyValue {
  package static var emptyValue: URL { URL(string: "about:blank") ?? URL(fileURLWithPath: "/") }
}

extension UUID: HasEmptyValue {
  package static var emptyValue: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
