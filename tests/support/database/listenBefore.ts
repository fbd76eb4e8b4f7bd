import { once } from 'node:events'
import type { Server } from 'node:net'
import { overTcp } from './overTcp.ts'

/** Lets a wire listen on a free port; answers the database's address by way of it. */
export async function listenBefore(databaseUrl: string, server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(overTcp(databaseUrl))
  url.port = String(typeof address === 'object' && address !== null ? address.port : 0)
  return url.href
}
