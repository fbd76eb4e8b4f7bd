import { once } from 'node:events'
import type { Server } from 'node:http'

export type Listening = {
  readonly url: string
  readonly port: number
  /** Ends every connection and waits until the server is closed. */
  readonly close: () => Promise<void>
}

/** Lets a server listen on a free port of this machine alone. */
export async function listen(server: Server): Promise<Listening> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('listens on no port')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${address.port}`, port: address.port, close }
}
