import Mocking
import Testing

@testable import Shop

private final class UserRepositoryFake: UserRepository {
  enum Interaction: Equatable {
    case fetchUser(id: Int, completion: Ignored<@Sendable (User?) -> Void>)
  }

  let mock = Mock<Interaction>()
  let userStub = Stub<Int, User?>()

  func fetchUser(id: Int, completion: @escaping @Sendable (User?) -> Void) {
    mock.record(.fetchUser(id: id, completion: Ignored(completion)))
    completion(userStub.call(id))
  }
}

private final class UserViewFake: UserView {
  enum Interaction: Equatable {
    case showSpinner
    case show(User)
    case showError(String)
  }

  let mock = Mock<Interaction>()

  func showSpinner() { mock.record(.showSpinner) }
  func show(_ user: User) { mock.record(.show(user)) }
  func showError(_ message: String) { mock.record(.showError(message)) }
}

@Suite struct UserPresenterTests {
  private let repository = UserRepositoryFake()
  private let view = UserViewFake()
  private var presenter: UserPresenter { UserPresenter(view: view, repository: repository) }

  @Test func fetchesTheUserThatIsAskedFor() {
    repository.mock.expect(UserRepositoryFake.Interaction.fetchUser, 7, any())
    repository.userStub.on(any()).return(nil)
    view.mock.expect(any(), times: 0...)
    presenter.present(userWithID: 7)
    repository.mock.verify()
  }

  @Test func showsASpinnerAndThenTheUser() {
    repository.mock.expect(any())
    repository.userStub.on(7).return(User(name: "Alex", age: 31))
    view.mock.expect(.showSpinner)
    view.mock.expect(UserViewFake.Interaction.show, has(\.name, "Alex"))
    presenter.present(userWithID: 7)
    view.mock.verify()
  }

  @Test func showsAnErrorWhenThereIsNoUser() {
    repository.mock.expect(any())
    repository.userStub.on(any()).return(nil)
    view.mock.expect(.showSpinner)
    view.mock.expect(.showError("No user with ID 7"))
    presenter.present(userWithID: 7)
    view.mock.verify()
  }
}
