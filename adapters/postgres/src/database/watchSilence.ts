import type { Client } from 'pg'
import { SilentDatabase } from './timeRanOut.ts'

type Connection = {
  readonly client: Client
  timer: NodeJS.Timeout
  pendingCount: number
  /** When the oldest statement without an answer was sent. */
  sentAtMs: number
  /** When the last answer arrived. */
  heardAtMs: number
}

type Query = (...sent: readonly unknown[]) => unknown

/**
 * Watches the connections of a pool, each from when it is given, and cuts those whose database answers nothing: one
 * with a statement that has waited longer than the limit, and with it every connection that has heard nothing since
 * that statement was sent, idle or not. Without this a connection waits for TCP to give up, a quarter of an hour, after
 * a failover that resets nothing. The limit has to be longer than the server's own `statement_timeout`, which a
 * database that works keeps. Source: decision 050.
 */
export function watchSilence(limitMs: number): (client: Client) => void {
  const connections = new Set<Connection>()
  const cutSince = (sentAtMs: number) => {
    for (const { client, heardAtMs } of connections) {
      if (heardAtMs <= sentAtMs)
        client.connection.stream.destroy(new SilentDatabase(`${limitMs} ms`))
    }
  }
  return (client) => {
    const connection = watch(client, limitMs, cutSince)
    connections.add(connection)
    client.once('end', () => {
      clearTimeout(connection.timer)
      connections.delete(connection)
    })
  }
}

function watch(client: Client, limitMs: number, onSilent: (sentAtMs: number) => void): Connection {
  const look = () => {
    if (connection.pendingCount === 0) return
    const restMs = connection.sentAtMs + limitMs - performance.now()
    if (restMs <= 0) onSilent(connection.sentAtMs)
    else connection.timer = setTimeout(look, Math.ceil(restMs)).unref()
  }
  const connection: Connection = {
    client,
    timer: setTimeout(look, limitMs).unref(),
    pendingCount: 0,
    sentAtMs: 0,
    heardAtMs: performance.now(),
  }
  client.query = new Proxy(client.query.bind(client), {
    apply: (query, _self, sent: readonly unknown[]): unknown =>
      send(connection, (...parts) => Reflect.apply(query, client, parts), sent),
  })
  return connection
}

/** Sends a statement as it is; its answer comes by a callback or by a promise. */
function send(connection: Connection, query: Query, sent: readonly unknown[]): unknown {
  if (connection.pendingCount === 0) {
    connection.sentAtMs = performance.now()
    connection.timer.refresh()
  }
  connection.pendingCount += 1
  const hear = () => {
    connection.pendingCount -= 1
    connection.heardAtMs = performance.now()
    connection.sentAtMs = connection.heardAtMs
  }
  const callback = sent.at(-1)
  if (typeof callback === 'function') {
    const heard = (...answer: readonly unknown[]) => {
      hear()
      Reflect.apply(callback, undefined, answer)
    }
    return query(...sent.slice(0, -1), heard)
  }
  const answer = query(...sent)
  if (answer instanceof Promise) answer.then(hear, hear)
  return answer
}
