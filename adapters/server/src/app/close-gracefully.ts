import type { Server } from 'node:http'

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
