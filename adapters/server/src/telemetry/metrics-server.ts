import { once } from 'node:events'
import { createServer } from 'node:http'
import { StartupError } from '@jangteo/postgres/database/startupError'

const REQUEST_TIMEOUT_MS = 5_000
const CONNECTION_COUNT_MAX = 20

type Address = { readonly host: string; readonly port: number }

/** Metrics as text: those of a registry, or of the workers' registries together. */
export type MetricsSource = {
  readonly contentType: string
  readonly metrics: () => Promise<string>
}

function explain({ host, port }: Address, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return `METRICS_PORT ${port} on ${host} cannot be opened (${code}): choose another.`
}

/**
 * Serves `/metrics` alone, on a separate port that does not prevent the process from exiting. Refuses a port that is
 * taken, naming METRICS_PORT.
 */
export async function serveMetrics(source: MetricsSource, { host, port }: Address) {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    source.metrics().then(
      (text) => response.setHeader('content-type', source.contentType).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.maxConnections = CONNECTION_COUNT_MAX
  server.setTimeout(REQUEST_TIMEOUT_MS)
  server.unref()
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new StartupError(explain({ host, port }, error))
  }
  const address = server.address()
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { port: typeof address === 'object' && address !== null ? address.port : port, close }
}
