import type { Destination } from '../../address/address.rules.ts'
import type { Courier } from '../../delivery/courier.codes.ts'
import type { PickupMethod } from './claimPickup.codes.ts'

/** Address at which the goods of a claim are fetched, or that others are sent to, with the request to the carrier. */
export type ClaimPlace = Destination & { readonly request: string }

/** Pickup of goods; courier and number are the buyer's, `null` where the seller collects. */
export type ClaimPickup = ClaimPlace & {
  readonly method: PickupMethod
  readonly courier: Courier | null
  readonly invoiceNumber: string | null
}
