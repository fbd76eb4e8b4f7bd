import type { CompiledQuery, QueryResult } from 'kysely'

/** Runs one statement by itself. */
export type Execute = <Row>(statement: CompiledQuery<Row>) => Promise<QueryResult<Row>>

type BorrowedConnection = { readonly executeQuery: Execute; readonly release: () => void }

type Waiting = {
  readonly run: (connection: BorrowedConnection) => Promise<void>
  readonly fail: (error: unknown) => void
}

/** Most statements that share a connection: each waits for the answers of those before it. */
const STATEMENTS_MAX = 8

async function runAll(
  borrow: () => Promise<BorrowedConnection>,
  waiting: readonly Waiting[],
): Promise<void> {
  try {
    const connection = await borrow()
    await Promise.all(waiting.map(({ run }) => run(connection)))
    connection.release()
  } catch (error) {
    for (const { fail } of waiting) fail(error)
  }
}

/**
 * Has statements of all calls that are asked for in one turn of the event loop share a connection. They leave as one packet,
 * and one process of PostgreSQL answers them in turn; each is a transaction of its own and fails alone. For short reads.
 * Source: decision 181.
 */
export function shareReads(borrow: () => Promise<BorrowedConnection>): Execute {
  let gathering: Waiting[] = []
  const startGathering = () => {
    const started: Waiting[] = []
    setImmediate(() => {
      if (gathering === started) gathering = []
      void runAll(borrow, started)
    })
    return started
  }
  return <Row>(statement: CompiledQuery<Row>) => {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult<Row>>()
    if (gathering.length % STATEMENTS_MAX === 0) gathering = startGathering()
    gathering.push({
      run: (connection) => connection.executeQuery(statement).then(resolve, reject),
      fail: reject,
    })
    return promise
  }
}
