// swift-tools-version: 6.1

import PackageDescription

// Small, real code and its tests, with fakes written by hand. `Shop` knows nothing of Understudy; only its tests do.
let package = Package(
  name: "Examples",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Understudy", path: "..")],
  targets: [
    .target(name: "Shop"),
    .testTarget(name: "ShopTests", dependencies: ["Shop", .product(name: "Mocking", package: "Understudy")]),
    .testTarget(name: "ShopXCTests", dependencies: ["Shop", .product(name: "Mocking", package: "Understudy")]),
  ],
  swiftLanguageModes: [.v6]
)
