import type { ClaimState, ClaimType } from '@jangteo/core/claim/claim.codes'
import { claimStatusOf, isRequestable, isWithdrawableClaim } from '@jangteo/core/claim/claim.rules'
import {
  dependsOn,
  isWithdrawalOffered,
  type ClaimSnapshot,
} from '@jangteo/core/claim/withdrawal/withdrawal.rules'
import { listAdditionalPaymentsOfClaims } from '@jangteo/postgres/claim/claim-list.store'
import {
  type ClaimRow,
  listAskedClaims,
  listCouponLines,
} from '@jangteo/postgres/claim/claim-step.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'

type NumberedSnapshot = ClaimSnapshot & { readonly id: number }

function toSnapshot({ id, quote, state, requested_at: at }: ClaimRow): NumberedSnapshot | null {
  if (quote === null) return null
  const { type, orderItemIds } = quote.claim
  return { id, type, orderItemIds, status: claimStatusOf(state), requestedAtMs: at.getTime() }
}

type NamedClaim = { readonly id: number; readonly order_id: number }

/** Finds the claims on which a later one depends. */
export const findDependentClaims = Effect.fnUntraced(function* (
  claims: readonly NamedClaim[],
): Effect.fn.Return<(claim: NamedClaim) => boolean, never, Db> {
  const orderIds = [...new Set(claims.map(({ order_id: orderId }) => orderId))]
  const status = (yield* listAskedClaims(orderIds)).flatMap((row) => toSnapshot(row) ?? [])
  const couponLines = yield* listCouponLines(orderIds)
  return ({ id: claimId }: NamedClaim): boolean => {
    const own = status.find(({ id }) => id === claimId)
    const others = status.filter(({ id }) => id !== claimId)
    return own !== undefined && dependsOn(own, others, couponLines)
  }
})

/** A claim as lists know it. */
type ListedClaim = NamedClaim & { readonly type: ClaimType; readonly state: ClaimState | null }

/** Finds the claims whose withdrawal is offered, by id; the call repeats the check. */
export const findWithdrawable = Effect.fnUntraced(function* (
  claims: readonly ListedClaim[],
): Effect.fn.Return<Set<number>, never, Db> {
  const open = claims.filter(({ state }) => isWithdrawableClaim(claimStatusOf(state)))
  if (open.length === 0) return new Set<number>()
  const hasDependentClaim = yield* findDependentClaims(open)
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
