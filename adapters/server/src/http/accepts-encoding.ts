import type { IncomingMessage } from 'node:http'

/** True when a client takes an answer in an encoding. */
export function acceptsEncoding({ headers }: IncomingMessage, encoding: 'br' | 'gzip'): boolean {
  return new RegExp(`\\b${encoding}\\b`).test(headers['accept-encoding'] ?? '')
}
