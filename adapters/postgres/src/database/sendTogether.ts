import type { Pool, PoolClient } from 'pg'

/** Has what a connection sends in one turn of the event loop leave as one packet: each packet wakes the database. */
export function sendTogether(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    const { stream } = client.connection
    let isCorked = false
    const uncork = () => {
      isCorked = false
      stream.uncork()
    }
    client.query = new Proxy(client.query.bind(client), {
      apply: (query, _self, sent: readonly unknown[]): unknown => {
        if (!isCorked) {
          isCorked = true
          stream.cork()
          process.nextTick(uncork)
        }
        return Reflect.apply(query, client, sent)
      },
    })
  })
}
