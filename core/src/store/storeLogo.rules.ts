/** Number of pictures for stores without a logo. Source: spec §9. */
export const STORE_LOGO_COUNT = 5

/** Returns the picture of a store without a logo, from 0: they rotate by its place in the list. Source: spec §9. */
export function storeLogoIndex(place: number): number {
  return place % STORE_LOGO_COUNT
}

/** The picture of a store's logo: its own, else a stand-in by its number, which is its place in the list from 1. */
export function storeLogo(own: string | null, storeId: number): string {
  return own ?? `store-logo-${storeLogoIndex(storeId - 1) + 1}`
}
