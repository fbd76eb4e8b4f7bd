import { decideBuyerDataOpen, maskBuyer } from '@jangteo/core/order/buyerData.rules'
import { checkHistory } from '@jangteo/core/flow/history.rules'
import { sumWon } from '@jangteo/core/money/money.rules'
import { ORDER_ITEM_TABLE } from '@jangteo/core/order/orderItem.table.gen'
import { listItemHistory } from '@jangteo/postgres/order/order-history.store'
import { listShippingGroups } from '@jangteo/postgres/order/order-item.store'
import { findPaymentOfOrder } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { loadScans } from '../../order/parcel-answer.ts'
import { toBuyerData, toSoldItemEnd } from './buyer-answer.ts'
import { readOrderOfStore } from './read-order-of-store.ts'
import { orderNumberOfItem, toSellerItems } from './seller-item-answer.ts'

const listSteps = Effect.fnUntraced(function* (orderId: number) {
  const steps = yield* listItemHistory(orderId)
  return (itemId: number) => {
    const own = steps.filter((step) => step.row_id === itemId)
    return checkHistory(ORDER_ITEM_TABLE, ORDER_ITEM_TABLE.initial, own).map((step) => ({
      at: step.at.toISOString(),
      actor: step.actor,
      action: step.action ?? '',
      to: step.to,
    }))
  }
})

/** Shows what the caller's store sold in an order, its buyer masked. Refusal: ORDER_NOT_FOUND. */
export const showSellerOrder = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const { orderId, rows, first } = yield* readOrderOfStore(input.id)
  const scanCounts = new Map<number, number>()
  for (const row of rows) scanCounts.set(row.id, (yield* loadScans(row)).length)
  const { items, claimsOf } = yield* toSellerItems(rows, (itemId) => scanCounts.get(itemId) ?? 0)
  const stepsOf = yield* listSteps(orderId)
  const groups = (yield* listShippingGroups([orderId])).filter(
    (group) => group.store_id === first.store_id,
  )
  const { method } = yield* findPaymentOfOrder(orderId)
  const ends = rows.map((row) => toSoldItemEnd(row, claimsOf))
  return {
    ordersIdEncrypt: input.id,
    orderNumber: orderNumberOfItem(first),
    orderedAt: first.ordered_at.toISOString(),
    paidAt: first.paid_at?.toISOString() ?? null,
    paymentMethodEnum: method,
    buyer: maskBuyer(toBuyerData(first)),
    isBuyerOpenable: decideBuyerDataOpen(ends, yield* Clock.currentTimeMillis).ok,
    items: items.map((item, place) => ({ ...item, history: stepsOf(rows[place]?.id ?? 0) })),
    shippingFee: sumWon(groups.map((group) => group.charged_fee)),
    areaFee: sumWon(groups.map((group) => group.charged_area_fee)),
    goodsAmount: sumWon(rows.map((row) => row.paid_amount)),
  }
})
