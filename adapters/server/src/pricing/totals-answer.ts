import type { OrderTotals } from '@jangteo/core/order/orderTotals.rules'
import type { PromiseScope } from '../shipping/promise-answer.ts'
import { toGroupAnswer } from './cart-answer.ts'
import type { PricedLines } from './price-lines.ts'
import type { BuyRow } from './buy-row.ts'

/** Totals as the wire shows them. */
export function toTotalsAnswer(totals: OrderTotals) {
  const { listAmount, discountAmount, goodsAmount, couponAmount } = totals
  const { shippingAmount, areaAmount, payableAmount } = totals
  return {
    listAmount,
    discountAmount,
    goodsAmount,
    couponAmount,
    shippingAmount,
    areaAmount,
    payableAmount,
    currencyCode: 'KRW' as const,
  }
}

/** The priced groups as the payment page shows them, with the days of arrival in the zones of `scope`. */
export function toSummaryAnswer({ groups, totals }: PricedLines<BuyRow>, scope: PromiseScope) {
  return {
    groups: groups.map(({ totals: { fee, areaFee, isDeliverable }, ...group }) => ({
      ...toGroupAnswer(group, scope),
      fee,
      areaFee,
      isDeliverable,
    })),
    totals: toTotalsAnswer(totals),
  }
}
