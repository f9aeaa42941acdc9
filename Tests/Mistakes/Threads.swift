import Mocking

// What must not cross from one task to another. The compiler looks for it only where all types fit, as they do here.

/// Calls that are not Sendable.
enum LooseCall {
  case use(Box)
}

func mockOfLooseCallsInATask(mock: Mock<LooseCall>) async {
  Task.detached { mock.verify() }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
}

func stubOfLooseInputsInATask() async {
  let stub = Stub<Box, Int>()
  Task.detached { stub.removeAll() }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
  stub.removeAll()
}

func doubleOfLooseCallsInATask() async {
  let double = TestDouble<LooseCall>()
  async let done: Void = double.verify()  // error: sending 'double' risks causing data races
  double.verify()
  await done
}

func objectSentAndUsed(boxes: Stub<Int, Box>) {
  let waiting = boxes.on(3).suspend()
  let box = Box()
  waiting.resume(returning: box)  // error: sending 'box' risks causing data races
  box.count += 1
}
