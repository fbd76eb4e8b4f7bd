import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Registry } from 'prom-client'

const REQUEST_TIMEOUT_MS = 5_000
const CONNECTION_COUNT_MAX = 20

type Address = { readonly host: string; readonly port: number }

/** Serves `/metrics` alone, on a separate port that does not prevent the process from exiting. */
export async function serveMetrics(registry: Registry, { host, port }: Address) {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.setHeader('content-type', registry.contentType).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.maxConnections = CONNECTION_COUNT_MAX
  server.setTimeout(REQUEST_TIMEOUT_MS)
  server.unref()
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { port: typeof address === 'object' && address !== null ? address.port : port, close }
}
