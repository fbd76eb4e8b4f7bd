import type { Destination } from '../../address/address.rules.ts'
import type { Courier } from '../../delivery/courier.codes.ts'
import type { PickupMethod } from './claimPickup.codes.ts'

/** Place where the goods of a claim are fetched, or others are sent, with what the carrier is asked to do there. */
export type ClaimPlace = Destination & { readonly request: string }

/** Place where goods are fetched and by whom; courier and number are the buyer's, `null` where the seller collects. */
export type ClaimPickup = ClaimPlace & {
  readonly method: PickupMethod
  readonly courier: Courier | null
  readonly invoiceNumber: string | null
}
