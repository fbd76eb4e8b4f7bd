/**
 * The server takes no writes: a standby, or a primary that has just become one. Its code is PostgreSQL's
 * `cannot_connect_now`, because it is to be treated like a database that is away: the next connection may lead to the
 * new primary.
 */
export class ReadOnlyDatabase extends Error {
  override readonly name = 'ReadOnlyDatabase'
  readonly code = '57P03'

  constructor() {
    super('the database takes no writes')
  }
}
