@_exported import Matchers
