import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import { changedFault } from '@jangteo/core/claim/inspection.rules'
import { REASON_DETAIL_LENGTH } from '@jangteo/core/claim/request/claimReason.rules'
import type { ClaimEventType } from '@jangteo/core/claim/claimStep.rules'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import { decideInvoiceNumber } from '@jangteo/core/delivery/courier.rules'
import { invoiceProblemText } from '@jangteo/core/delivery/delivery.messages'
import { characterCount } from '@jangteo/core/member/member.rules'
import type { ClaimRow } from '@jangteo/postgres/claim/claim-step.store'
import { transaction } from '@jangteo/postgres/database/db'
import { lockParcel } from '@jangteo/postgres/delivery/delivery.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused, refusedSaying, type Refused } from '../call/refused.ts'
import { advanceClaim } from '../claim/advance-claim.ts'
import { lockClaim } from '../claim/lock-claim.ts'
import { openId } from '../wire/open-id.ts'
import { deskEventsIn, isReasoned, showDeskClaim } from './desk-claim.ts'

type DeskClaimEvent = {
  readonly id: string
  readonly type: string
  readonly memo: string
  readonly faultEnum?: ClaimFault | undefined
  readonly sellable?: boolean | undefined
  readonly courierEnum?: Courier | undefined
  readonly invoice: string
}

/** The reason that a seller gives a buyer. Refusal: CLAIM_REASON_DETAIL_REQUIRED. */
export const requireSellerReason = (
  memo: string,
): Effect.Effect<void, Refused<'CLAIM_REASON_DETAIL_REQUIRED'>> =>
  characterCount(memo) < REASON_DETAIL_LENGTH.min
    ? refused('CLAIM_REASON_DETAIL_REQUIRED')
    : Effect.void

function findEvent({ state }: ClaimRow, type: string): ClaimEventType | undefined {
  return state === null ? undefined : deskEventsIn(state).find((event) => event === type)
}

/** The parcel of goods that replace others, locked before the order as a report of it does. */
const requireParcel = Effect.fnUntraced(function* (input: DeskClaimEvent) {
  const { type, courierEnum: courier, invoice } = input
  if (type !== 'seller.reship') return undefined
  if (courier === undefined) return yield* refused('COURIER_REQUIRED')
  const number = decideInvoiceNumber(courier, invoice)
  if (!number.ok) {
    return yield* refusedSaying(number.reason, invoiceProblemText(courier, number.reason))
  }
  const invoiceNumber = number.value
  if (invoiceNumber !== null) yield* lockParcel({ courier, invoiceNumber })
  return { courier, invoiceNumber }
})

function faultOf(event: ClaimEventType, claim: ClaimRow, reported: ClaimFault | undefined) {
  if (event !== 'seller.changeFault') return undefined
  return reported ?? changedFault(claim.fault)
}

/**
 * Sends one of the events that the desk shows for a claim. The order's lock makes two desks, and a desk and a buyer,
 * take turns; the second is refused. Refusals: CLAIM_NOT_FOUND, the codes of the charts, CLAIM_REASON_DETAIL_REQUIRED,
 * NOT_CHANGE_ADDITIONAL_PAYMENT, ADD_PAYMENT_REFUND_ERROR, SHIPPING_GROUP_CLAIM_IN_PROGRESS,
 * EXCHANGE_RESHIPPING_OUT_OF_STOCK, COURIER_REQUIRED, INVOICE_NUMBER_REQUIRED, INVOICE_NUMBER_INVALID.
 */
export const sendDeskClaimEvent = (input: DeskClaimEvent) =>
  transaction(
    Effect.gen(function* () {
      const claimId = yield* openId('claim', input.id, refused('CLAIM_NOT_FOUND'))
      const parcel = yield* requireParcel(input)
      const locked = yield* lockClaim(claimId)
      if (locked === null) return yield* refused('CLAIM_NOT_FOUND')
      const { claim } = locked
      const event = findEvent(claim, input.type)
      if (event === undefined) return yield* refused('NOT_CHANGE_STATUS')
      if (isReasoned(event)) yield* requireSellerReason(input.memo)
      const decision = yield* advanceClaim(claim, {
        event,
        atMs: yield* Clock.currentTimeMillis,
        memo: input.memo,
        fault: faultOf(event, claim, input.faultEnum),
        isSellable: input.sellable,
        parcel,
      })
      if (!decision.ok) return yield* refused(decision.reason)
      return yield* showDeskClaim(claimId)
    }),
  )
