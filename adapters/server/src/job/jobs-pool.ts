import { DatabaseError, Pool } from 'pg'

const CONNECTION_COUNT_MAX = 4

/** Of a database that is away the runner knows this code alone: by it, it tries again for as long as it takes. */
const CANNOT_CONNECT_NOW = '57P03'
/** Shutdown, crash, start. */
const AWAY = '57P'

function isAway(error: unknown): boolean {
  return !(error instanceof DatabaseError) || error.code?.startsWith(AWAY) === true
}

/** A method that answers by a promise, or calls back. */
type Asking = (...given: readonly unknown[]) => unknown

function methodOf<Name extends string>(owner: Readonly<Record<Name, Asking>>, name: Name): Asking {
  return owner[name].bind(owner)
}

/** The same method, whose lost connections the runner understands. */
function telling(method: Asking, isLoss: (error: unknown) => boolean): Asking {
  return (...given) => {
    const result = method(...given)
    if (!(result instanceof Promise)) return result
    return result.catch((error: unknown) => {
      if (!isLoss(error)) throw error
      throw Object.assign(new Error(String(error), { cause: error }), { code: CANNOT_CONNECT_NOW })
    })
  }
}

/**
 * The connections of the jobs alone. A runner with a pool of its own ends the process when it cannot write what became
 * of a job, by a rejection that nobody can catch. With this one it waits until the database is back.
 */
export function openJobsPool(databaseUrl: string): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'market-jobs',
    max: CONNECTION_COUNT_MAX,
  })
  const bear = () => undefined
  pool.on('error', bear)
  pool.on('connect', (client) => {
    client.on('error', bear)
    Object.assign(client, { query: telling(methodOf(client, 'query'), isAway) })
  })
  return Object.assign(pool, { connect: telling(methodOf(pool, 'connect'), () => true) })
}
