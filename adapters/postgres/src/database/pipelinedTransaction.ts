import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  Kysely,
  type KyselyProps,
  PostgresDialect,
  type QueryResult,
} from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { type Failure, PipelinedConnection } from './pipelinedConnection.ts'
import { ReadingConnection, WriteRefused } from './readingConnection.ts'
import type { DB } from './schema.gen.ts'
import { type Execute, shareReads } from './sharedReads.ts'

type Opened = { readonly db: Kysely<DB>; readonly pool: Pool }
type Place = Opened & { readonly client: PoolClient }

function propsOf({ db, pool }: Opened, provider: ConnectionProvider): KyselyProps {
  const dialect = new PostgresDialect({ pool })
  const executor = db.getExecutor().withConnectionProvider(provider)
  return { config: { dialect }, dialect, driver: dialect.createDriver(), executor }
}

const providerOf = (connection: DatabaseConnection): ConnectionProvider => ({
  provideConnection: (consumer) => consumer(connection),
})

/**
 * The database inside of a transaction on one connection. It lives as long as the connection, transaction after
 * transaction, so that what is built for it stays built. Not a `Transaction` of Kysely, which takes the compiler seconds to
 * find alike.
 */
export class PipelinedTransaction extends Kysely<DB> {
  readonly #client: PoolClient
  readonly #connection: PipelinedConnection

  constructor(place: Place) {
    const connection = new PipelinedConnection(place.client)
    super(propsOf(place, providerOf(connection)))
    this.#client = place.client
    this.#connection = connection
  }

  override get isTransaction(): boolean {
    return true
  }

  override transaction(): never {
    throw new Error('a transaction began inside of a transaction')
  }

  override startTransaction(): never {
    return this.transaction()
  }

  override connection(): never {
    throw new Error('a connection was asked for inside of a transaction')
  }

  override destroy(): never {
    throw new Error('the database was closed inside of a transaction')
  }

  /** First failure of a statement that nobody waited for; `null` while all is well. */
  get failure(): Failure | null {
    return this.#connection.failure
  }

  begin(): void {
    this.#connection.begin()
  }

  /** Sends a statement whose answer nobody waits for; when it fails, so does the transaction. */
  send(statement: CompiledQuery): void {
    this.#connection.send(statement)
  }

  /** Commits, and gives the connection back unless the commit failed. */
  async end(): Promise<void> {
    await this.#connection.commit()
    this.#client.release()
  }

  /** Rolls back and gives the connection back; one that cannot is closed. */
  async abandon(): Promise<void> {
    try {
      await this.#connection.rollback()
    } catch (error) {
      this.#client.release(true)
      throw error
    }
    this.#client.release()
  }

  /** Closes the connection at once, whatever it waits for. */
  cut(reason: Error): void {
    this.#client.connection.stream.destroy(reason)
  }
}

/** One connection for reads outside of a transaction: simultaneous statements leave it as one packet. */
export class PipelinedReads extends Kysely<DB> {
  readonly #client: PoolClient

  constructor(place: Place) {
    const connection = new ReadingConnection(new PipelinedConnection(place.client))
    super(propsOf(place, providerOf(connection)))
    this.#client = place.client
  }

  /** Gives the connection back; what was sent and is not answered yet is answered before anything that comes after. */
  release(): void {
    this.#client.release()
  }
}

/** A database for programs that only read: every other statement, and every transaction, is a WriteRefused. */
export class ReadingDatabase extends Kysely<DB> {
  /** The same database for programs that write. */
  readonly writable: Kysely<DB>

  constructor(opened: Opened) {
    const executor = opened.db.getExecutor()
    super(
      propsOf(opened, {
        provideConnection: (consumer) =>
          executor.provideConnection((connection) => consumer(new ReadingConnection(connection))),
      }),
    )
    this.writable = opened.db
  }
}

/** The transaction that a database is; `null` for every other. Of `object`: the compiler compares two databases for seconds. */
export function transactionOf(db: object): PipelinedTransaction | null {
  return db instanceof PipelinedTransaction ? db : null
}

/** True for a database whose statements leave over one connection. */
export function isOneConnection(db: object): boolean {
  return db instanceof PipelinedTransaction || db instanceof PipelinedReads
}

/** The database for programs that write, of one for programs that only read; `null` for every other. */
export function writableOf(db: object): Kysely<DB> | null {
  return db instanceof ReadingDatabase ? db.writable : null
}

type Lender = {
  /** The database for programs that only read. */
  readonly reading: ReadingDatabase
  readonly begin: () => Promise<PipelinedTransaction>
  readonly read: () => Promise<PipelinedReads>
  readonly share: Execute
}

const lenders = new WeakMap<Kysely<DB>, Lender>()

/** Lets transactions of a database begin on the connections of its pool. */
export function lendConnections(db: Kysely<DB>, pool: Pool): void {
  const transactions = new WeakMap<PoolClient, PipelinedTransaction>()
  const reads = new WeakMap<PoolClient, PipelinedReads>()
  const read = async () => {
    const client = await pool.connect()
    const reading = reads.get(client) ?? new PipelinedReads({ db, pool, client })
    reads.set(client, reading)
    return reading
  }
  const reading = new ReadingDatabase({ db, pool })
  const lent = { reading, read, share: shareReads(read) }
  lenders.set(reading, {
    ...lent,
    begin: () => Promise.reject(new WriteRefused('a program that only reads began a transaction')),
  })
  lenders.set(db, {
    ...lent,
    begin: async () => {
      const client = await pool.connect()
      const transaction = transactions.get(client) ?? new PipelinedTransaction({ db, pool, client })
      transactions.set(client, transaction)
      transaction.begin()
      return transaction
    },
  })
}

function lenderOf(db: Kysely<DB>): Lender {
  const lender = lenders.get(db)
  if (lender === undefined)
    throw new Error('connections are lent by a database of openDatabase only')
  return lender
}

/** The database for programs that only read; the statements of both share their connections. */
export function readingOf(db: Kysely<DB>): ReadingDatabase {
  return lenderOf(db).reading
}

/** Takes a connection for a transaction, which begins with its first statement. */
export function beginTransaction(db: Kysely<DB>): Promise<PipelinedTransaction> {
  return lenderOf(db).begin()
}

/** Takes a connection for several statements at once. */
export function borrowReads(db: Kysely<DB>): Promise<PipelinedReads> {
  return lenderOf(db).read()
}

/** Runs a short read, outside of a transaction on a connection that it shares. */
export function executeShared<Row>(
  db: Kysely<DB>,
  statement: CompiledQuery<Row>,
): Promise<QueryResult<Row>> {
  return lenders.get(db)?.share(statement) ?? db.executeQuery(statement)
}
