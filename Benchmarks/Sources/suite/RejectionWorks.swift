import Mocking

/// Many rejections that nothing meets.
let rejectionWorks = [
  growing("n records past n rejections by value") { size in
    let mock = Mock<Call>(nice: true, ordered: false, reporter: failing)
    forEachNumber(below: size) { mock.reject(.fetch(id: -1 - $0)) }
    return { forEachNumber(below: size) { mock.record(.fetch(id: $0)) } }
  }
]
