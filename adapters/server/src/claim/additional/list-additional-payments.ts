import { additionalReasons } from '@jangteo/core/claim/additional/additionalReason.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import { orderName } from '@jangteo/core/order/orderName.rules'
import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import {
  type ClaimGoodsRow,
  type ListedAdditionalPaymentRow,
  listGoodsOfClaims,
  listPaymentsOfAdditional,
  type PaymentOfAdditionalRow,
  searchAdditionalPayments,
} from '@jangteo/postgres/claim/additional-payment.store'
import * as Effect from 'effect/Effect'
import { callingMember } from '../../call/member-caller.ts'
import { toDepositAnswer } from '../../payment/deposit-answer.ts'
import { WireIds, type WireIdCodec } from '../../wire/wire-ids.ts'

type ListInput = { readonly page: number; readonly size: number }

/** Lists the additional payments of the member's claims, the waiting ones first. */
export const listAdditionalPayments = Effect.fnUntraced(function* (input: ListInput) {
  const memberId = yield* callingMember
  const { page: number, size } = input
  const { count, rows } = yield* searchAdditionalPayments({
    memberId,
    offset: number * size,
    limit: size,
  })
  const content = yield* toAnswers(rows)
  return { ...toPage(content, { number, size, totalElements: count }), content }
})

const toAnswers = Effect.fnUntraced(function* (rows: readonly ListedAdditionalPaymentRow[]) {
  if (rows.length === 0) return []
  const wireIds = yield* WireIds
  const payments = yield* listPaymentsOfAdditional(rows.map(({ id }) => id))
  const goods = yield* listGoodsOfClaims(rows.map(({ claim_id: claimId }) => claimId))
  return rows.flatMap((row) => {
    const payment = payments.find((own) => own.additional_payment_id === row.id)
    const own = goods.filter(({ claim_id: claimId }) => claimId === row.claim_id)
    return payment === undefined ? [] : [toAnswer(row, { payment, goods: own, wireIds })]
  })
})

type Around = {
  readonly payment: PaymentOfAdditionalRow
  readonly goods: readonly ClaimGoodsRow[]
  readonly wireIds: WireIdCodec
}

function toAnswer(row: ListedAdditionalPaymentRow, { payment, goods, wireIds }: Around) {
  const { order_id: orderId, ordered_at: orderedAt, quote } = row
  const reasons = quote === null ? [] : additionalReasons(quote)
  return {
    additionalPaymentIdEncrypt: wireIds.seal('additionalPayment', row.id),
    paymentGatewayIdEncrypt: wireIds.seal('payment', payment.id),
    orderClaimIdEncrypt: wireIds.seal('claim', row.claim_id),
    claimTypeEnum: row.claim_type,
    ordersIdEncrypt: wireIds.seal('order', orderId),
    orderNumber: orderNumberOf({ id: orderId, orderedAtMs: orderedAt.getTime() }),
    goodsName: orderName(goods.map(({ goods_name: name }) => name)),
    picture: goods[0]?.picture ?? '',
    amount: row.amount,
    currencyCode: 'KRW' as const,
    reasonList: reasons.map(({ reason: reasonEnum, amount }) => ({ reasonEnum, amount })),
    askedAt: row.asked_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    additionalPaymentStatusEnum: row.state,
    depositAccount: payment.status === 'DEPOSIT_READY' ? toDepositAnswer(payment) : null,
  }
}
