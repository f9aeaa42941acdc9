import Mocking
import Testing

@testable import Shop

/// A view that is told nothing beforehand, and asked afterwards.
private final class UserViewSpy: UserView {
  enum Interaction: Equatable {
    case showSpinner
    case show(User)
    case showError(String)
  }

  let mock = Mock<Interaction>(nice: true)

  func showSpinner() { mock.record(.showSpinner) }
  func show(_ user: User) { mock.record(.show(user)) }
  func showError(_ message: String) { mock.record(.showError(message)) }
}

/// A repository that keeps completion handlers for the test to call.
private final class SlowRepository: UserRepository {
  enum Interaction: Equatable { case fetchUser(id: Int, completion: Ignored<@Sendable (User?) -> Void>) }

  let mock = Mock<Interaction>(nice: true)

  func fetchUser(id: Int, completion: @escaping @Sendable (User?) -> Void) {
    mock.record(.fetchUser(id: id, completion: Ignored(completion)))
  }
}

@Suite struct SpyTests {
  private let view = UserViewSpy()
  private let repository = SlowRepository()

  @Test func showsEachUserAsItArrives() {
    let presenter = UserPresenter(view: view, repository: repository)
    for id in 1...3 { presenter.present(userWithID: id) }
    #expect(view.mock.calls(.showSpinner).count == 3)
    #expect(view.mock.calls(UserViewSpy.Interaction.show).isEmpty)

    for (id, completion) in repository.mock.calls(SlowRepository.Interaction.fetchUser) {
      completion.value(id == 2 ? nil : User(name: "User \(id)", age: 30))
    }
    #expect(view.mock.calls(UserViewSpy.Interaction.show).map(\.name) == ["User 1", "User 3"])
    verifyInOrder(
      view.mock.calls(.showSpinner), repository.mock.calls(SlowRepository.Interaction.fetchUser, 1, any()),
      view.mock.calls(UserViewSpy.Interaction.show))
    view.mock.verify(.showSpinner, times: 3)
    view.mock.verify(UserViewSpy.Interaction.show, has(\.age, 30), times: 2)
    view.mock.verify(UserViewSpy.Interaction.showError, contains("2"))
    view.mock.verifyNoMoreInteractions()
  }
}
