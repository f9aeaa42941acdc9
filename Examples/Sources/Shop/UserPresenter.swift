/// Where users come from.
protocol UserRepository {
  func fetchUser(id: Int, completion: @escaping @Sendable (User?) -> Void)
}

/// Where users are shown.
protocol UserView: AnyObject, Sendable {
  func showSpinner()
  func show(_ user: User)
  func showError(_ message: String)
}

/// Fetches a user and shows it.
struct UserPresenter {
  private let view: any UserView
  private let repository: any UserRepository

  init(view: any UserView, repository: any UserRepository) {
    self.view = view
    self.repository = repository
  }

  func present(userWithID id: Int) {
    view.showSpinner()
    repository.fetchUser(id: id) { [view] user in
      if let user {
        view.show(user)
      } else {
        view.showError("No user with ID \(id)")
      }
    }
  }
}
