import type { Destination } from '../address/address.rules.ts'

/** Where the goods of a claim are fetched, or others are sent, with what the carrier is asked to do there. */
export type ClaimPlace = Destination & { readonly request: string }
