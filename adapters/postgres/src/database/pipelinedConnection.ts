import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { PoolClient } from 'pg'

/** PostgreSQL refuses a statement because one before it has failed: that one says why. */
const ABORTED_SQL_STATE = '25P02'

/** COMMIT was answered by a rollback, and no statement said why. */
class AbortedCommit extends Error {
  override readonly name = 'AbortedCommit'
  readonly code = ABORTED_SQL_STATE
}

function isAborted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === ABORTED_SQL_STATE
}

/** Values that the driver cannot fail to write: it fails before the database hears of the statement. */
function isWritable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isWritable)
  return value instanceof Date || value instanceof Uint8Array
}

const COUNTED_COMMANDS = new Set(['DELETE', 'INSERT', 'UPDATE'])

/** First failure of a statement that nobody waited for. */
export type Failure = { readonly error: unknown }

/**
 * A connection of the pool whose statements are sent as they come, each without the answer of the one before; the
 * database runs them one after the other. BEGIN is sent with the first one of a transaction. Of statements that nobody
 * waits for the first failure is stored, and said by whoever waits next. Source: decision 094.
 */
export class PipelinedConnection implements DatabaseConnection {
  readonly #client: PoolClient
  #isBeginDue = false
  #hasBegun = false
  #pending: Promise<unknown>[] = []
  #failure: Failure | null = null

  constructor(client: PoolClient) {
    this.#client = client
  }

  /** First failure so far of the transaction; `null` while all is well. */
  get failure(): Failure | null {
    return this.#failure
  }

  /** Begins a transaction with the next statement. */
  begin(): void {
    this.#isBeginDue = true
    this.#hasBegun = false
    this.#pending = []
    this.#failure = null
  }

  async executeQuery<R>(statement: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { command, rowCount, rows } = await this.#run<R>(statement)
      return COUNTED_COMMANDS.has(command)
        ? { rows, numAffectedRows: BigInt(rowCount ?? 0) }
        : { rows }
    } catch (error) {
      throw await this.#causeOf(error)
    }
  }

  /** Sends a statement whose answer nobody waits for; when it fails, so does the transaction. */
  send(statement: CompiledQuery): void {
    if (!statement.parameters.every(isWritable)) {
      throw new TypeError(`values are sent as text, not as objects: ${statement.sql}`)
    }
    this.#note(this.#run(statement))
  }

  /** Ends the transaction behind everything that was sent. Throws what its first failed statement failed of. */
  async commit(): Promise<void> {
    this.#isBeginDue = false
    if (!this.#hasBegun) return
    const { command } = await this.#client.query('commit')
    if (command !== 'ROLLBACK') return
    throw await this.#causeOf(new AbortedCommit('the transaction was rolled back'))
  }

  async rollback(): Promise<void> {
    this.#isBeginDue = false
    if (this.#hasBegun) await this.#client.query('rollback')
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('a pipelined connection does not stream')
  }

  #run<R>({ sql, parameters }: CompiledQuery) {
    if (this.#isBeginDue) {
      this.#isBeginDue = false
      this.#hasBegun = true
      this.#note(this.#client.query('begin'))
    }
    return this.#client.query<R & Record<string, unknown>>(sql, [...parameters])
  }

  #note(answer: Promise<unknown>): void {
    const noted = answer.catch((error: unknown) => {
      this.#failure ??= { error }
    })
    this.#pending.push(noted)
  }

  /** The failure that made a statement fail: its own, unless one before it that nobody waited for failed first. */
  async #causeOf(error: unknown): Promise<unknown> {
    if (!isAborted(error)) return error
    await Promise.all(this.#pending)
    return this.#failure === null ? error : this.#failure.error
  }
}
