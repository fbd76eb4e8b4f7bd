import type { FoundPlace } from '@jangteo/core/address/addressSearch.rules'

/** Message of the page with the address search to the shop that frames it. */
export type AddressSearchNews =
  | { readonly kind: 'opened' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'picked'; readonly place: FoundPlace }

function readPlace(value: unknown): FoundPlace | null {
  if (typeof value !== 'object' || value === null) return null
  const { zonecode, roadAddress } = value as Partial<Record<keyof FoundPlace, unknown>>
  return typeof zonecode === 'string' && typeof roadAddress === 'string'
    ? { zonecode, roadAddress }
    : null
}

/** Reads a message of the search; `null` for any other. */
export function readAddressSearchNews(data: unknown): AddressSearchNews | null {
  if (typeof data !== 'object' || data === null) return null
  const { kind, place } = data as { readonly kind?: unknown; readonly place?: unknown }
  if (kind === 'opened' || kind === 'failed') return { kind }
  const picked = kind === 'picked' ? readPlace(place) : null
  return picked === null ? null : { kind: 'picked', place: picked }
}

/** True when the market has an address search; otherwise places are typed. */
export function searchesAddresses(): boolean {
  return document.documentElement.dataset['addressSearch'] === 'on'
}
