// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Understudy",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Understudy", targets: ["Matchers", "Stubbing", "Mocking"]),
    .library(name: "Matchers", targets: ["Matchers"]),
    .library(name: "Stubbing", targets: ["Stubbing"]),
    .library(name: "Mocking", targets: ["Mocking"]),
  ],
  targets: [
    .target(name: "Matchers"),
    .target(name: "Stubbing", dependencies: ["Matchers"]),
    .target(name: "Mocking", dependencies: ["Matchers", "Stubbing"]),
    .testTarget(name: "MatchersTests", dependencies: ["Matchers"]),
    .testTarget(name: "StubbingTests", dependencies: ["Stubbing"]),
    .testTarget(name: "MockingTests", dependencies: ["Mocking"]),
    .testTarget(name: "XCTestTests", dependencies: ["Mocking"]),
  ],
  swiftLanguageModes: [.v6]
)
