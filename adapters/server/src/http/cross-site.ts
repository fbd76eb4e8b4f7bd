import type { IncomingMessage } from 'node:http'

const READING = new Set(['GET', 'HEAD'])
/** Values of `Sec-Fetch-Site` for a request that a page of ours, or the user's own hand, began. */
const OWN_SITES: ReadonlySet<unknown> = new Set([undefined, 'same-origin', 'none'])

function isOwnOrigin(sent: string, { host }: IncomingMessage['headers'], origin: string): boolean {
  return sent === origin || (URL.canParse(sent) && new URL(sent).host === host)
}

/**
 * True for a request that another site may have begun in somebody's browser: the browser says so, a write names another
 * origin, or a write comes without the credential header, which no form can add. Cookies of staff stand for such a
 * request too, so it is refused before they are read. Source: decision 123.
 */
export function isCrossSite(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  origin: string,
): boolean {
  if (!OWN_SITES.has(headers['sec-fetch-site'])) return true
  if (READING.has(method ?? '')) return false
  if (headers.authorization === undefined) return true
  return headers.origin !== undefined && !isOwnOrigin(headers.origin, headers, origin)
}
