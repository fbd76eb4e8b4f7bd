import type { IncomingMessage } from 'node:http'

/** True when a request says that its body is JSON. */
export function saysJson({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}
