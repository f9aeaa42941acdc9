#if canImport(Testing)
  import Testing

  // Where Swift Testing is there, values are described as it describes them.
  extension DescriptionHosts: DescriptionHost {
    package static func testDescription(of value: Any) -> String? {
      (value as? any CustomTestStringConvertible)?.testDescription
    }
  }
#endif
