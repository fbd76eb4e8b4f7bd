import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { moveRefund, type RefundMove } from '../operator/payment/move-refund.ts'
import { openId } from '../wire/open-id.ts'

type RefundEvent = { readonly id: string; readonly type: RefundMove }

/**
 * Has a refund asked for again, or records that it was paid, by the command that operators have; safe under two
 * simultaneous calls as that is. Refusals: those of `moveRefund`.
 */
export const sendDeskRefundEvent = Effect.fnUntraced(function* ({ id, type }: RefundEvent) {
  const refundId = yield* openId('refund', id, refused('PAYMENT_REFUND_NOT_FOUND'))
  const { after } = yield* moveRefund(refundId, type)
  return { refundIdEncrypt: id, refundStatusEnum: after }
})
