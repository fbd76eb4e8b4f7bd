/** Number of pictures stand in for logos that stores do not have. Source: spec §9. */
export const STORE_LOGO_COUNT = 5

/** Which of the pictures a store gets, from 0: they go round by its place in the list. Source: spec §9. */
export function storeLogoIndex(place: number): number {
  return place % STORE_LOGO_COUNT
}
