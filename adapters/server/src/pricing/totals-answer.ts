import type { OrderTotals } from '@jangteo/core/order/orderTotals.rules'
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

/** The priced groups as the payment page shows them at a moment. */
export function toSummaryAnswer({ groups, totals }: PricedLines<BuyRow>, nowMs: number) {
  return {
    groups: groups.map(({ totals: { fee, areaFee, isDeliverable }, ...group }) => ({
      ...toGroupAnswer(group, nowMs),
      fee,
      areaFee,
      isDeliverable,
    })),
    totals: toTotalsAnswer(totals),
  }
}
