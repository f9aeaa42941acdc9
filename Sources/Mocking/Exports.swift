@_exported import Matchers
@_exported import Stubbing
