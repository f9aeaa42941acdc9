// swift-tools-version: 6.2

import PackageDescription

// A client of Understudy, as a user's package is one. Its tests fail on purpose, wherever a comment says `fails in`;
// `.ci/check-reporting` runs them and compares what the runners say with these comments.
let package = Package(
  name: "ClientPackage",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Understudy", path: "../..")],
  targets: [
    .executableTarget(name: "OutsideTests", dependencies: [.product(name: "Mocking", package: "Understudy")]),
    .target(name: "Contract", dependencies: [.product(name: "Mocking", package: "Understudy")]),
    .target(
      name: "ContractOnMainActor", dependencies: [.product(name: "Mocking", package: "Understudy")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(name: "SwiftTestingFailures", dependencies: [.product(name: "Mocking", package: "Understudy")]),
    .testTarget(name: "HostileSwiftTesting", dependencies: [.product(name: "Mocking", package: "Understudy")]),
    .testTarget(name: "HostileXCTest", dependencies: [.product(name: "Mocking", package: "Understudy")]),
    .testTarget(name: "XCTestFailures", dependencies: [.product(name: "Mocking", package: "Understudy")]),
  ],
  swiftLanguageModes: [.v6]
)
