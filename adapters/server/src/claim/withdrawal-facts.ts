import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { claimStatusOf } from '@jangteo/core/claim/claim.rules'
import {
  isBuiltUponBy,
  type StandingClaim,
  type WithdrawalFacts,
} from '@jangteo/core/claim/withdrawal.rules'
import { findAdditionalPaymentOfClaim } from '@jangteo/postgres/claim/additional-payment.store'
import {
  type ClaimRow,
  countWithdrawals,
  listAskedClaims,
  listCouponLines,
} from '@jangteo/postgres/claim/claim-step.store'
import * as Effect from 'effect/Effect'

/** A claim that buyers may ask for, and withdraw. */
export type AskedClaim = ClaimRow & { readonly type: RequestableClaimType }

type OneStanding = StandingClaim & { readonly id: number }

function toStanding({ id, quote, state, requested_at: at }: ClaimRow): OneStanding | null {
  if (quote === null) return null
  const { type, orderItemIds } = quote.claim
  return { id, type, orderItemIds, status: claimStatusOf(state), requestedAtMs: at.getTime() }
}

const isBuiltUpon = Effect.fnUntraced(function* (claim: ClaimRow) {
  const standing = (yield* listAskedClaims(claim.order_id)).flatMap((row) => toStanding(row) ?? [])
  const own = standing.find(({ id }) => id === claim.id)
  if (own === undefined) return false
  const others = standing.filter(({ id }) => id !== claim.id)
  return isBuiltUponBy(own, others, yield* listCouponLines(claim.order_id))
})

/** What decides over the withdrawal of a claim, counted from what was written down of it and of claims like it. */
export const loadWithdrawalFacts = Effect.fnUntraced(function* (claim: AskedClaim) {
  const additional = yield* findAdditionalPaymentOfClaim(claim.id)
  const facts: WithdrawalFacts = {
    type: claim.type,
    status: claimStatusOf(claim.state),
    withdrawCounts: yield* countWithdrawals(claim.id),
    isBuiltUpon: yield* isBuiltUpon(claim),
    additionalPayment: additional?.state ?? null,
  }
  return facts
})
