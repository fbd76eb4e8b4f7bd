import type { Destination } from '../../address/address.rules.ts'
import type { Courier } from '../../delivery/courier.codes.ts'
import type { PickupMethod } from './claimPickup.codes.ts'

/**
 * Address from which the products of a claim are collected, or to which a replacement is sent, with the request to the
 * courier.
 */
export type ClaimPlace = Destination & { readonly request: string }

/** Pickup of products; courier and number are the buyer's, `null` where the seller collects. */
export type ClaimPickup = ClaimPlace & {
  readonly method: PickupMethod
  readonly courier: Courier | null
  readonly invoiceNumber: string | null
}
