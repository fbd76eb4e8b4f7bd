import type { sellerClaimQuery } from '@jangteo/contract/claim/sellerClaim.schemas'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { actOnClaim, type ClaimCommandInput } from '../../seller/claim/act-on-claim.ts'
import { listClaimsOf } from '../../seller/claim/list-staff-claims.ts'
import { requireStaffClaim } from '../../seller/claim/require-seller-claim.ts'
import { showStaffClaim } from '../../seller/claim/show-staff-claim.ts'

/** Lists the claims of every store, the newest first. */
export const listOperatorClaims = (input: z.output<typeof sellerClaimQuery>) =>
  listClaimsOf(null, input)

/** Shows a claim of any store. Refusal: CLAIM_NOT_FOUND. */
export const showOperatorClaim = Effect.fnUntraced(function* (input: { readonly id: string }) {
  return yield* showStaffClaim(yield* requireStaffClaim(input.id))
})

/**
 * Sends a claim an event in the place of its seller, with a line in the audit log that names the operator. Refusals:
 * CLAIM_NOT_FOUND, those of `commandClaim`.
 */
export const actOnOperatorClaim = Effect.fnUntraced(function* (input: ClaimCommandInput) {
  return yield* actOnClaim(yield* requireStaffClaim(input.id), input, 'operatorClaim')
})
