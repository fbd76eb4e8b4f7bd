import { sumQuotes } from '@jangteo/core/claim/refund/orderCancel.rules'
import { findPaymentOfOrder } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { toOrderCards } from '../../order/order-answer.ts'
import { requireOwnOrder } from '../../order/own-order.ts'
import { describeRefundAccount } from '../../payment/show-refund-account.ts'
import { WireIds } from '../../wire/wire-ids.ts'
import { toRefundAnswer } from '../refund/refund-answer.ts'
import { openReasons, quoteOrder, readOrderCancel } from './order-cancel.ts'

/**
 * Loads the page that cancels a whole order: its items, the open reasons, and the refund. The request repeats every
 * check. Refusals: ORDER_NOT_FOUND, NOT_CHANGE_STATUS, those of the quotes.
 */
export const openOrderCancel = Effect.fnUntraced(function* (input: {
  readonly ordersIdEncrypt: string
}) {
  const wireIds = yield* WireIds
  const order = yield* requireOwnOrder(input.ordersIdEncrypt)
  const readable = yield* readOrderCancel(order.id, yield* Clock.currentTimeMillis)
  const claimReasonEnumList = openReasons(readable)
  const [reason] = claimReasonEnumList
  if (reason === undefined) return yield* refused('NOT_CHANGE_STATUS')
  const refund = yield* toRefundAnswer(sumQuotes(yield* quoteOrder(readable, reason)))
  const [card] = yield* toOrderCards([order])
  const payment = yield* findPaymentOfOrder(order.id)
  return {
    ordersIdEncrypt: input.ordersIdEncrypt,
    orderNumber: card?.orderNumber ?? '',
    groups: card?.groups ?? [],
    claimReasonEnumList,
    refund,
    paymentGatewayIdEncrypt: wireIds.seal('payment', payment.id),
    refundAccount: yield* describeRefundAccount(order.id),
  }
})
