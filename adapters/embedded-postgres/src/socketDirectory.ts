import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const PREFIX = '.s.PGSQL.'
const PORT_DIGITS = 5
/** Longest path of a socket on macOS, in bytes; Linux takes four more. */
const PATH_BYTES_MAX = 103

/**
 * Returns the directory in which a cluster's server opens its socket: the cluster's own, which nobody else may enter; `null`
 * where a socket's path would be too long, so that the server is reached by TCP alone.
 */
export function socketDirectoryOf(directory: string): string | null {
  const longest = join(directory, PREFIX.padEnd(PREFIX.length + PORT_DIGITS, '0'))
  return Buffer.byteLength(longest) <= PATH_BYTES_MAX ? directory : null
}

/** Removes the sockets that killed servers of a cluster left; the one of `port` belongs to the server that runs. */
export function removeStaleSockets(directory: string, port: number): void {
  const own = `${PREFIX}${port}`
  const isStale = (name: string) =>
    name.startsWith(PREFIX) && name !== own && name !== `${own}.lock`
  for (const name of readdirSync(directory).filter(isStale)) {
    rmSync(join(directory, name), { force: true })
  }
}
