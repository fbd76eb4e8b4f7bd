import {
  type OrderTotals,
  orderTotals,
  type PricedLine,
} from '@jangteo/core/order/orderTotals.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import { areaZoneOf } from '@jangteo/core/shipping/areaZone.rules'
import type { BuyRow } from '@jangteo/postgres/cart/cart.store'
import { toCartGroups } from './cart-answer.ts'

type AnswerGroup = ReturnType<typeof toCartGroups>[number]

type AnswerLine = AnswerGroup['lines'][number]

/** What coupons take off each line, by the line's id; a line that isn't named keeps its price. */
export type CouponAmounts = ReadonlyMap<number, Won>

const NO_COUPONS: CouponAmounts = new Map()

function toPricedLine(line: AnswerLine, couponAmounts: CouponAmounts): PricedLine {
  const { listPrice, salePrice, quantity, mainCartId } = line
  const couponAmount = couponAmounts.get(line.cartId) ?? 0
  return { listPrice, salePrice, quantity, isAddon: mainCartId !== null, couponAmount }
}

/** What lines cost at a postcode (`null`: on the mainland), group by group, by the rule behind every total. */
export function priceLines(
  rows: readonly BuyRow[],
  zonecode: string | null,
  couponAmounts: CouponAmounts = NO_COUPONS,
) {
  const groups = toCartGroups(rows)
  const totals = orderTotals(
    groups.map((group) => ({
      ...group,
      lines: group.lines.map((line) => toPricedLine(line, couponAmounts)),
    })),
    zonecode === null ? null : areaZoneOf(zonecode),
  )
  return { groups, totals }
}

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

/** The priced groups as the payment page shows them. */
export function toSummaryAnswer({ groups, totals }: ReturnType<typeof priceLines>) {
  return {
    groups: groups.map((group, index) => {
      const priced = totals.groups[index]
      return {
        ...group,
        fee: priced?.fee ?? 0,
        areaFee: priced?.areaFee ?? 0,
        isDeliverable: priced?.isDeliverable ?? false,
      }
    }),
    totals: toTotalsAnswer(totals),
  }
}
