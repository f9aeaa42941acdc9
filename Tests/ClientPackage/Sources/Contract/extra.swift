import Mocking

func greater<T: Comparable>(than t: T) -> Matcher<T> { any() }
func hasPrefix(_ s: String) -> Matcher<String> { any() }
