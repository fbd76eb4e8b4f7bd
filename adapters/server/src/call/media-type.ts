import type { IncomingMessage } from 'node:http'

function mediaTypeOf({ headers }: IncomingMessage): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase()
}

/** True when a request says that its body is JSON. */
export function saysJson(request: IncomingMessage): boolean {
  return mediaTypeOf(request) === 'application/json'
}

/** True when a request says that its body is a CSV file. */
export function saysCsv(request: IncomingMessage): boolean {
  return mediaTypeOf(request) === 'text/csv'
}
