import {
  ADDRESS_SEARCH_PAGE,
  ADDRESS_SEARCH_SERVICE,
} from '@jangteo/core/address/addressSearch.codes'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { REPORT_DIRECTIVES } from './security-headers.ts'
import { sendText } from './plain-answer.ts'

/**
 * The public address search on a page of an origin of its own: its script, which is not the market's, reads nothing of
 * the shop that frames it. Source: decision 078.
 */
export type AddressSearch = {
  /** Origins that the shop may frame. */
  readonly frameOrigins: readonly string[]
  /** Origins that may frame the search. */
  readonly shopOrigins: readonly string[]
  /** The search's origin for a shop that was asked for under this name; `null` where there is none. */
  readonly originFor: (host: string) => string | null
}

/** Names of this machine, each followed by the other one. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  '127.0.0.1': 'localhost',
  '[::1]': 'localhost',
  localhost: '127.0.0.1',
}

/** On one machine the search has the machine's other name, with the same port. */
function searchOnOwnMachine(shop: URL): AddressSearch | null {
  const other = OWN_NAMES[shop.hostname]
  if (other === undefined) return null
  const origins = [shop.hostname, other].map((name) => `${shop.protocol}//${name}:${shop.port}`)
  const [own = '', others = ''] = origins
  const named: Readonly<Record<string, string>> = { [own]: others, [others]: own }
  return {
    frameOrigins: origins,
    shopOrigins: origins,
    originFor: (host) => named[`${shop.protocol}//${host}`] ?? null,
  }
}

/**
 * Opens the search of a shop; `null` where it has none. `setting` is the search's origin, `'none'` for none, `null` for
 * the one that a machine has by itself.
 */
export function openAddressSearch(shopUrl: string, setting: string | null): AddressSearch | null {
  const shop = new URL(shopUrl)
  if (setting === null) return searchOnOwnMachine(shop)
  if (setting === 'none') return null
  return { frameOrigins: [setting], shopOrigins: [shop.origin], originFor: () => setting }
}

/**
 * The policy of the search's page. Scripts and styles may be inline, as the service writes them; the page is framed by the
 * shop alone, and asks its own market for nothing.
 */
export function addressSearchPolicy({ shopOrigins }: AddressSearch): string {
  const { scriptUrl, frameOrigins, pictureOrigins } = ADDRESS_SEARCH_SERVICE
  const frames = frameOrigins.join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' 'unsafe-inline' ${new URL(scriptUrl).origin}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${pictureOrigins.join(' ')}`,
    `frame-src ${frames}`,
    `form-action ${frames}`,
    "base-uri 'none'",
    `frame-ancestors ${shopOrigins.join(' ')}`,
    ...REPORT_DIRECTIVES,
  ].join('; ')
}

/** Leads a frame of the shop to the search, whichever name the shop was asked for under. */
export function answerAddressSearch(
  request: IncomingMessage,
  response: ServerResponse,
  search: AddressSearch | null,
): void {
  const origin = search?.originFor(request.headers.host ?? '') ?? null
  response.setHeader('cache-control', 'no-store')
  if (origin === null) {
    sendText(response, { status: 404, type: 'text/plain', body: '주소 검색을 사용할 수 없어요.' })
    return
  }
  response.setHeader('location', `${origin}${ADDRESS_SEARCH_PAGE}`)
  sendText(response, { status: 302, type: 'text/plain', body: '' })
}
