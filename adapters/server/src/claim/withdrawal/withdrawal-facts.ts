import type { ClaimState, ClaimType, RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { claimStatusOf, isRequestable, isWithdrawableClaim } from '@jangteo/core/claim/claim.rules'
import {
  dependsOn,
  isWithdrawalOffered,
  type ClaimSnapshot,
  type WithdrawalFacts,
} from '@jangteo/core/claim/withdrawal/withdrawal.rules'
import { findAdditionalPaymentOfClaim } from '@jangteo/postgres/claim/additional-payment.store'
import { listAdditionalPaymentsOfClaims } from '@jangteo/postgres/claim/claim-list.store'
import {
  type ClaimRow,
  countWithdrawals,
  listAskedClaims,
  listCouponLines,
} from '@jangteo/postgres/claim/claim-step.store'
import * as Effect from 'effect/Effect'

/** A claim that buyers may ask for, and withdraw. */
export type AskedClaim = ClaimRow & { readonly type: RequestableClaimType }

type NumberedSnapshot = ClaimSnapshot & { readonly id: number }

function toSnapshot({ id, quote, state, requested_at: at }: ClaimRow): NumberedSnapshot | null {
  if (quote === null) return null
  const { type, orderItemIds } = quote.claim
  return { id, type, orderItemIds, status: claimStatusOf(state), requestedAtMs: at.getTime() }
}

type NamedClaim = { readonly id: number; readonly order_id: number }

/** Notify of claims whether a later one was computed from them. */
const loadBuiltUpon = Effect.fnUntraced(function* (claims: readonly NamedClaim[]) {
  const orderIds = [...new Set(claims.map(({ order_id: orderId }) => orderId))]
  const status = (yield* listAskedClaims(orderIds)).flatMap((row) => toSnapshot(row) ?? [])
  const couponLines = yield* listCouponLines(orderIds)
  return ({ id: claimId }: NamedClaim): boolean => {
    const own = status.find(({ id }) => id === claimId)
    const others = status.filter(({ id }) => id !== claimId)
    return own !== undefined && dependsOn(own, others, couponLines)
  }
})

/** Facts that decide over the withdrawal of a claim, counted from what was written down of it and of claims like it. */
export const loadWithdrawalFacts = Effect.fnUntraced(function* (claim: AskedClaim) {
  const additional = yield* findAdditionalPaymentOfClaim(claim.id)
  const hasDependentClaim = yield* loadBuiltUpon([claim])
  const facts: WithdrawalFacts = {
    type: claim.type,
    status: claimStatusOf(claim.state),
    withdrawCounts: yield* countWithdrawals(claim.id),
    hasDependentClaim: hasDependentClaim(claim),
    additionalPayment: additional?.state ?? null,
  }
  return facts
})

/** A claim as lists know it. */
type ListedClaim = NamedClaim & { readonly type: ClaimType; readonly state: ClaimState | null }

/** The claims among these whose withdrawal is offered, by their ids; what it says is asked again by the call. */
export const findWithdrawable = Effect.fnUntraced(function* (claims: readonly ListedClaim[]) {
  const open = claims.filter(({ state }) => isWithdrawableClaim(claimStatusOf(state)))
  if (open.length === 0) return new Set<number>()
  const hasDependentClaim = yield* loadBuiltUpon(open)
  const owed = yield* listAdditionalPaymentsOfClaims(open.map(({ id }) => id))
  const offered = open.filter((claim) => {
    const { id, type, state } = claim
    if (!isRequestable(type)) return false
    const additionalPayment = owed.find(({ claim_id: claimId }) => claimId === id)?.state ?? null
    const status = claimStatusOf(state)
    return isWithdrawalOffered({
      type,
      status,
      hasDependentClaim: hasDependentClaim(claim),
      additionalPayment,
    })
  })
  return new Set(offered.map(({ id }) => id))
})
