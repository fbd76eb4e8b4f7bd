import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/** Time that running requests have to end, in milliseconds. */
const DRAIN_MS = 10_000

/** Takes no more requests, lets those on the way end, and cuts what takes too long. */
export function closeGracefully(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    server.close((error) => {
      clearTimeout(cut)
      if (error === undefined) resolve()
      else reject(error)
    })
    server.closeIdleConnections()
  })
}

/**
 * Takes no more connections and waits for those that are open: each ends after its next answer, or when it has rested as
 * long as it was promised. Cuts none before `cutAfterMs`, the longest that a request may take.
 */
export function closeWhenUnused(server: Server, cutAfterMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), cutAfterMs)
    // An HTTP server's own `close` would end idle connections, on one of which a request may be on its way.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(cut)
      server.close()
      resolve()
    })
  })
}
