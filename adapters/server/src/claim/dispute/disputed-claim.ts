import { isAdditionalPaymentWaiting } from '@jangteo/core/claim/additional/additionalPayment.rules'
import { claimStatusOf, isRefusedClaim, isRequestable } from '@jangteo/core/claim/claim.rules'
import { decideReopening } from '@jangteo/core/claim/request/claimCheck.rules'
import { type Decision, refuse } from '@jangteo/core/decision/decision.rules'
import type { DisputeOutcomeRefusal } from '@jangteo/core/dispute/dispute.codes'
import {
  decideDisputeOpening,
  type DisputeOpeningRefusal,
} from '@jangteo/core/dispute/dispute.rules'
import { type ClaimRow, listClaimedItems } from '@jangteo/postgres/claim/claim-step.store'
import type { Db } from '@jangteo/postgres/database/db'
import { findDisputeOfClaim } from '@jangteo/postgres/dispute/dispute.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { HOLIDAYS } from '../../calendar/holidays.ts'
import { findOwedState } from '../claim-facts.ts'
import { loadLedger } from '../refund/load-ledger.ts'
import { checkedGroup, loadSubject, sharingStoreCoupon } from '../request/claim-subject.ts'

/** Decides whether a refused claim may be taken up again. Refusals: those of `decideReopening`. */
export const loadReopening = Effect.fnUntraced(function* (
  claim: ClaimRow,
): Effect.fn.Return<Decision<DisputeOutcomeRefusal, unknown>, never, Db> {
  const { id, type, order_id: orderId, shipping_group_id: groupId } = claim
  if (!isRequestable(type)) return refuse('NOT_CHANGE_STATUS')
  const itemIds = (yield* listClaimedItems(id)).map((item) => item.id)
  const subject = yield* Effect.orDie(loadSubject(orderId, groupId, itemIds))
  return decideReopening({
    type,
    orderItemIds: itemIds,
    isNewest: itemIds.every((itemId) => subject.claims.get(itemId)?.id === id),
    // Its own dispute does not conflict with it.
    group: checkedGroup(subject).map((item) =>
      itemIds.includes(item.orderItemId) ? { ...item, isDisputed: false } : item,
    ),
    itemsSharingStoreCoupon: sharingStoreCoupon(subject, yield* loadLedger(orderId)),
  })
})

/** Decides whether the buyer of a claim may dispute it now. Refusals: those of `decideDisputeOpening`. */
export const checkDisputeOpening = Effect.fnUntraced(function* (
  claim: ClaimRow,
  nowMs: number,
): Effect.fn.Return<Decision<DisputeOpeningRefusal>, never, Db> {
  const status = claimStatusOf(claim.state)
  const known = {
    type: claim.type,
    status,
    stateChangedAtMs: claim.state_changed_at.getTime(),
    isAddPaymentWaiting: isAdditionalPaymentWaiting(yield* findOwedState(claim)),
    hasDispute: (yield* findDisputeOfClaim(claim.id)) !== undefined,
    isReopenable: isRefusedClaim(status) && (yield* loadReopening(claim)).ok,
  }
  return decideDisputeOpening(known, { holidays: HOLIDAYS, nowMs })
})

/** True when the buyer of a claim may dispute it now. */
export const isDisputable = Effect.fnUntraced(function* (
  claim: ClaimRow,
): Effect.fn.Return<boolean, never, Db> {
  return (yield* checkDisputeOpening(claim, yield* Clock.currentTimeMillis)).ok
})
