// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "Understudy", path: ".."),
    // Without its traits, which interpose malloc and reference counting and so slow down what is measured.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "suite", dependencies: ["ClosureList", .product(name: "Mocking", package: "Understudy")]),
    // A module of its own, so that the compiler cannot see more of it than of a library.
    .target(name: "ClosureList"),
    .executableTarget(
      name: "Micro",
      dependencies: [
        .product(name: "Mocking", package: "Understudy"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Micro",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
