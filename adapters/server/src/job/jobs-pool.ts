import { openPool, type PoolRequest } from '@jangteo/postgres/database/openPool'
import { DatabaseError, type Pool } from 'pg'

export type JobsPoolRequest = Pick<PoolRequest, 'url' | 'connectionCountMax' | 'statementTimeoutMs'>

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
function saying(method: Asking, isLoss: (error: unknown) => boolean): Asking {
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
 * The same `connect`, whose callback gets a `release` that may be called again: a runner that is stopped while its
 * listening connection breaks calls it twice, and the second call would end the process.
 */
function releasingOnce(connect: Asking): Asking {
  return (...given) => {
    const [callback] = given
    if (typeof callback !== 'function') return connect(...given)
    return connect((error: unknown, client: unknown, release: () => void) => {
      let isReleased = false
      const releaseOnce = () => {
        if (!isReleased) release()
        isReleased = true
      }
      Reflect.apply(callback, undefined, [error, client, releaseOnce])
    })
  }
}

/**
 * The connections of the jobs alone. A runner with a pool of its own ends the process when it cannot write what became
 * of a job, by a rejection that nobody can catch. With this one it waits until the database is back.
 */
export function openJobsPool(request: JobsPoolRequest): Pool {
  const pool = openPool({ ...request, name: 'market-jobs', onIdleError: () => undefined })
  pool.on('connect', (client) => {
    Object.assign(client, { query: saying(methodOf(client, 'query'), isAway) })
  })
  const connect = releasingOnce(methodOf(pool, 'connect'))
  return Object.assign(pool, { connect: saying(connect, () => true) })
}
