import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import type { ClaimReason } from '@jangteo/core/claim/request/claimReason.codes'
import { CLAIM_REASONS_OF } from '@jangteo/core/claim/request/claimReason.codes'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { requireOwnOrder } from '../../order/own-order.ts'
import { type NamedItems, readSubject } from '../request/claim-subject.ts'
import { loadLedger } from './load-ledger.ts'
import { quoteSubject } from './quote-claim.ts'
import { toRefundAnswer } from './refund-answer.ts'

type PreviewInput = NamedItems & {
  readonly claimReasonEnum: ClaimReason | null
  readonly pickupZonecode: string | null
  readonly reshipZonecode: string | null
}

/**
 * Quotes the refund of a claim; changes nothing. The quote is sent with the request, which is refused when it has
 * changed meanwhile. Refusals: ORDER_NOT_FOUND, CLAIM_REASON_REQUIRED, CLAIM_WITHDRAWAL_LIMITED, CLAIM_ITEM_REQUIRED,
 * CLAIM_ITEM_UNAVAILABLE, CLAIM_REFUND_EXCEEDS_PAYMENT.
 */
const previewRefund = (type: RequestableClaimType) =>
  Effect.fnUntraced(function* (input: PreviewInput) {
    const order = yield* requireOwnOrder(input.ordersIdEncrypt)
    const subject = yield* readSubject(order.id, input)
    const { claimReasonEnum: reason, pickupZonecode, reshipZonecode } = input
    if (reason === null || !CLAIM_REASONS_OF[type].includes(reason)) {
      return yield* refused('CLAIM_REASON_REQUIRED')
    }
    const ledger = yield* loadLedger(order.id)
    const nowMs = yield* Clock.currentTimeMillis
    const asked = { type, ledger, reason, pickupZonecode, reshipZonecode, nowMs }
    return yield* toRefundAnswer(yield* quoteSubject(subject, asked))
  })

export const previewCancel = previewRefund('CANCEL')
export const previewExchange = previewRefund('EXCHANGE')
export const previewReturn = previewRefund('RETURN')
