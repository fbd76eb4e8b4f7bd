import type { EndedClaim } from '@jangteo/core/calendar/deadline.rules'
import { isAdditionalPaymentPayable } from '@jangteo/core/claim/additional/additionalPayment.rules'
import type { ClaimStatus, ClaimType } from '@jangteo/core/claim/claim.codes'
import { claimStatusOf, isOpenClaim } from '@jangteo/core/claim/claim.rules'
import { OPEN_DISPUTE_STATES } from '@jangteo/core/dispute/dispute.codes'
import { type ItemClaimRow, listItemClaims } from '@jangteo/postgres/claim/item-claim.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'

/** The newest claim of an item. */
export type NewestClaim = {
  readonly id: number
  readonly status: ClaimStatus
  readonly type: ClaimType
  readonly isAddPaymentWaiting: boolean
  /** It waits for an additional payment that nobody is paying at this moment. */
  readonly isAddPaymentPayable: boolean
  /** A dispute over it is open. */
  readonly isDisputed: boolean
}

/** The claims of an item, as far as they decide what may happen to it. */
export type ItemClaims = {
  /** `null` without one; a withdrawn claim is none. */
  readonly newest: NewestClaim | null
  /** Refused, completed and withdrawn ones. */
  readonly ended: readonly EndedClaim[]
}

const NO_CLAIMS: ItemClaims = { newest: null, ended: [] }

/** A claim ends with the dispute over it. */
function endedAtMs({ state_changed_at: at, dispute_changed_at: disputedAt }: ItemClaimRow): number {
  return Math.max(at.getTime(), disputedAt?.getTime() ?? 0)
}

function isDisputed({ dispute_state: state }: ItemClaimRow): boolean {
  return state !== null && OPEN_DISPUTE_STATES.includes(state)
}

function toNewest(row: ItemClaimRow): NewestClaim[] {
  const status = claimStatusOf(row.state)
  if (status === null) return []
  const { claim_id: id, type, additional_payment_state: owed } = row
  const isAddPaymentPayable = isAdditionalPaymentPayable(owed)
  const isAddPaymentWaiting = owed !== null
  return [
    { id, status, type, isAddPaymentWaiting, isAddPaymentPayable, isDisputed: isDisputed(row) },
  ]
}

function toItemClaims(rows: readonly ItemClaimRow[]): ItemClaims {
  return {
    newest: rows.flatMap(toNewest)[0] ?? null,
    ended: rows
      .filter(({ state }) => !isOpenClaim(claimStatusOf(state)))
      .map((row) => ({
        requestedAtMs: row.requested_at.getTime(),
        endedAtMs: endedAtMs(row),
      })),
  }
}

/** The claims of an item, of those that were read. */
export type ClaimsOfItem = (orderItemId: number) => ItemClaims

/** Finds the claims of an item among those of several. */
export function toClaimsOfItem(rows: readonly ItemClaimRow[]): ClaimsOfItem {
  const ofItem = Map.groupBy(rows, (row) => row.order_item_id)
  return (orderItemId) => {
    const claims = ofItem.get(orderItemId)
    return claims === undefined ? NO_CLAIMS : toItemClaims(claims)
  }
}

/** The claims of each of these items, by the item. */
export const findItemClaims = Effect.fnUntraced(function* (
  orderItemIds: readonly number[],
): Effect.fn.Return<ClaimsOfItem, never, Db> {
  return toClaimsOfItem(orderItemIds.length === 0 ? [] : yield* listItemClaims(orderItemIds))
})

/** The newest claim of each of these items, by the item; one without any is not in it. A withdrawn claim is none. */
export const findNewestClaims = Effect.fnUntraced(function* (
  orderItemIds: readonly number[],
): Effect.fn.Return<Map<number, NewestClaim>, never, Db> {
  const claimsOf = yield* findItemClaims(orderItemIds)
  return new Map(
    orderItemIds.flatMap((id) => {
      const { newest } = claimsOf(id)
      return newest === null ? [] : [[id, newest] as const]
    }),
  )
})
