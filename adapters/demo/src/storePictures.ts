import { STORE_LOGO_COUNT, storeLogo } from '@jangteo/core/store/storeLogo.rules'
import { DEMO_STORES } from './stores.data.ts'

/** The name of the picture that is a store's own logo. */
export function logoOf(url: string): string {
  return `store-logo-${url}`
}

/** The name of the picture above a store's pages. */
export function coverOf(url: string): string {
  return `store-${url}`
}

/** The names of all logos: those that stand in for a store without one, and those of the stores. */
export const LOGOS: readonly string[] = [
  ...Array.from({ length: STORE_LOGO_COUNT }, (_, place) => storeLogo(null, place + 1)),
  ...DEMO_STORES.map(({ url }) => logoOf(url)),
]
