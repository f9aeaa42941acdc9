import Mocking

// No test runs here, so the failure goes to standard error.
let mock = Mock<String>(name: "Greeter")
mock.record("hello")
print("still running")
