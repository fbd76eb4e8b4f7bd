/** Number of pictures stand in for logos that stores do not have. Source: spec §9. */
export const STORE_LOGO_COUNT = 5

/** Which of the stand-ins a store gets, from 0: they go round by its place in the list. Source: spec §9. */
export function storeLogoIndex(place: number): number {
  return place % STORE_LOGO_COUNT
}

/** The picture of a store's logo: its own, else a stand-in by its place in the list. */
export function storeLogo(own: string | null, place: number): string {
  return own ?? `store-logo-${storeLogoIndex(place) + 1}`
}
