import {
  type defectClaimInput,
  type defectPreviewInput,
  openedDefectClaim,
} from '@jangteo/contract/claim/defectClaim.schemas'
import type { ClaimPickup } from '@jangteo/core/claim/request/claimPlace.rules'
import type { StatedReason } from '@jangteo/core/claim/request/claimReason.rules'
import type { ClaimQuote } from '@jangteo/core/claim/refund/claimQuote.rules'
import { decideDefectPeriod } from '@jangteo/core/claim/request/defectClaim.rules'
import { findOrderAddress } from '@jangteo/postgres/order/order-address.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { once } from '../../call/once.ts'
import { refused } from '../../call/refused.ts'
import { openAdditionalPayment } from '../../claim/additional/open-additional-payment.ts'
import { lockClaimOrder } from '../../claim/lock-claim-order.ts'
import { loadLedger } from '../../claim/refund/load-ledger.ts'
import { toRefundAnswer } from '../../claim/refund/refund-answer.ts'
import { beginClaim } from '../../claim/request/begin-claim.ts'
import { chosenItems, type ClaimSubject } from '../../claim/request/claim-subject.ts'
import {
  requireAccount,
  requireSeenAmounts,
  requireStated,
} from '../../claim/request/request-claim.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { WireIds } from '../../wire/wire-ids.ts'
import {
  checkDefectSubject,
  findDefectPlace,
  loadDefectSubject,
  quoteDefect,
  suppliedAtMs,
} from './defect-subject.ts'

type Input = z.output<typeof defectClaimInput>

const REASON = 'DAMAGE_DEFECT' as const

/** Requires that the items were confirmed, are in no running claim, and are within the period of a defect. */
const requireClaimable = Effect.fnUntraced(function* (
  subject: ClaimSubject,
  { noticedOn }: Pick<Input, 'noticedOn'>,
  nowMs: number,
) {
  const ledger = yield* loadLedger(subject.orderId)
  const check = checkDefectSubject(subject, ledger)
  if (!check.ok) return yield* refused(check.reason)
  for (const item of chosenItems(subject)) {
    const period = decideDefectPeriod({ deliveredAtMs: suppliedAtMs(item), noticedOn, nowMs })
    if (!period.ok) return yield* refused(period.reason)
  }
  return ledger
})

/** The place that a defect is fetched from: where it was delivered to. */
const loadPickup = Effect.fnUntraced(function* (orderId: number) {
  const address = yield* findOrderAddress(orderId)
  return {
    receiverName: address.receiver_name,
    receiverMobile: address.receiver_mobile,
    zonecode: address.zonecode,
    roadAddress: address.road_address,
    detailAddress: address.detail_address,
    request: '',
    method: 'COLLECT',
    courier: null,
    invoiceNumber: null,
  } satisfies ClaimPickup
})

type Accepted = {
  readonly subject: ClaimSubject
  readonly stated: StatedReason
  readonly quote: ClaimQuote
  readonly atMs: number
}

const write = Effect.fnUntraced(function* ({ subject, stated, quote, atMs }: Accepted) {
  const { orderId, group } = subject
  const head = {
    order_id: orderId,
    shipping_group_id: group.id,
    reason: stated.reason,
    reason_detail: stated.detail,
    fault: quote.claim.fault,
    quote: JSON.stringify(quote),
    pickup: JSON.stringify(yield* loadPickup(orderId)),
  } as const
  const claim = yield* beginClaim('DEFECT_RETURN', { head, items: chosenItems(subject), atMs })
  const { additionalAmount: amount } = quote
  if (amount > 0) yield* openAdditionalPayment({ claimId: claim.id, orderId, amount, atMs })
  return claim
})

const open = Effect.fnUntraced(function* (input: Input) {
  const place = yield* findDefectPlace(input)
  yield* lockClaimOrder(place.orderId, () => [])
  const nowMs = yield* Clock.currentTimeMillis
  const subject = yield* loadDefectSubject(place)
  const ledger = yield* requireClaimable(subject, input, nowMs)
  const { reasonDetail, faultEnum: fault } = input
  const stated = yield* requireStated('RETURN', { claimReasonEnum: REASON, reasonDetail })
  const quote = yield* quoteDefect(subject, { fault, ledger, nowMs })
  yield* requireSeenAmounts(input, quote)
  yield* requireAccount(place.orderId, quote)
  const claim = yield* write({ subject, stated, quote, atMs: nowMs })
  yield* recordAudit({
    call: 'operatorClaim.openDefect',
    target: `claim:${claim.id}`,
    before: null,
    after: { orderItemIds: place.orderItemIds, fault, noticedOn: input.noticedOn },
    reason: stated.detail,
  })
  return { orderClaimIdEncrypt: (yield* WireIds).seal('claim', claim.id) }
})

/**
 * Opens a return of confirmed items for a defect that their buyer reported. The order's lock makes it and a claim of the
 * buyer's in the same group take turns: the second is refused. Refusals: ORDER_ITEM_NOT_FOUND,
 * DEFECT_ITEM_NOT_CONFIRMED, DEFECT_DAY_INVALID, DEFECT_PERIOD_OVER, those of a claim in progress, of its reason and of
 * its quote, CLAIM_REFUND_ACCOUNT_REQUIRED. Source: market-rules §9.4, domain-rules §1.10, decision 145.
 */
export const openDefectClaim = (input: Input) =>
  once(
    {
      call: 'operatorClaim.openDefect',
      input,
      decodeStoredAnswer: (answer) => openedDefectClaim.parse(answer),
    },
    open(input),
  )

/** Quotes what a defect claim comes to; changes nothing. Refusals: ORDER_ITEM_NOT_FOUND, those of `quoteClaim`. */
export const previewDefectClaim = Effect.fnUntraced(function* (
  input: z.output<typeof defectPreviewInput>,
) {
  const subject = yield* loadDefectSubject(yield* findDefectPlace(input))
  const ledger = yield* loadLedger(subject.orderId)
  const nowMs = yield* Clock.currentTimeMillis
  return yield* toRefundAnswer(
    yield* quoteDefect(subject, { fault: input.faultEnum, ledger, nowMs }),
  )
})
