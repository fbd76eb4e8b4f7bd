import { lineAmounts } from '../goods/price.rules.ts'
import type { LineAmounts, UnitPrice } from '../goods/price.rules.ts'
import { sumWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { AreaZone } from '../shipping/shipping.codes.ts'
import { areaExtra, isDeliverable, shippingFee } from '../shipping/shippingPolicy.rules.ts'
import type { ShippingPolicy } from '../shipping/shippingPolicy.rules.ts'

/** A line with the prices of one piece, and the coupon discount of all pieces, in won. */
export type PricedLine = UnitPrice & {
  readonly quantity: number
  readonly isAddon: boolean
  /** Goods, duplication and store coupons together; 0 without. */
  readonly couponAmount: Won
}

/** Lines that ship together; unselected lines are left out before. */
export type PricedGroup = {
  readonly groupKey: string
  readonly shippingPolicy: ShippingPolicy
  readonly lines: readonly PricedLine[]
}

/** Prices of lines and their coupon discount, in won. */
type CouponedAmounts = LineAmounts & { readonly couponAmount: Won }

/** Amounts of a line with coupons, in won. */
export type LineTotals = CouponedAmounts & { readonly payableAmount: Won }

/** Computes the amounts of a line after coupons, without shipping. Source: domain-rules §3.1. */
export function lineTotals(line: Omit<PricedLine, 'isAddon'>): LineTotals {
  const { couponAmount } = line
  const amounts = lineAmounts(line, line.quantity)
  return { ...amounts, couponAmount, payableAmount: amounts.goodsAmount - couponAmount }
}

/** Amounts of a group at an address, in won. */
export type GroupTotals = CouponedAmounts & {
  readonly groupKey: string
  readonly fee: Won
  readonly areaFee: Won
  readonly isDeliverable: boolean
  readonly payableAmount: Won
}

/**
 * Amounts of an order at an address, in won: list prices, immediate discounts, sale prices, coupons, shipping fees,
 * area extras, and the amount to pay.
 */
export type OrderTotals = CouponedAmounts & {
  readonly shippingAmount: Won
  readonly areaAmount: Won
  readonly payableAmount: Won
  readonly groups: readonly GroupTotals[]
}

function sumAmounts(amounts: readonly CouponedAmounts[]): CouponedAmounts {
  return {
    listAmount: sumWon(amounts.map((amount) => amount.listAmount)),
    discountAmount: sumWon(amounts.map((amount) => amount.discountAmount)),
    goodsAmount: sumWon(amounts.map((amount) => amount.goodsAmount)),
    couponAmount: sumWon(amounts.map((amount) => amount.couponAmount)),
  }
}

/**
 * Computes the amounts of one shipping group in a zone (`null`: unknown, as on the mainland). A group without lines
 * costs nothing; coupons neither apply to fees nor change them. Source: domain-rules §1.6, §2, §3.1, A16.
 */
export function groupTotals(group: PricedGroup, zone: AreaZone | null): GroupTotals {
  const { groupKey, shippingPolicy, lines } = group
  const priced = lines.map(lineTotals)
  const amounts = sumAmounts(priced)
  const fee = shippingFee(shippingPolicy, lines)
  const areaFee = lines.length === 0 ? 0 : areaExtra(shippingPolicy, zone)
  return {
    ...amounts,
    groupKey,
    fee,
    areaFee,
    isDeliverable: isDeliverable(shippingPolicy, zone),
    payableAmount: sumWon(priced.map((line) => line.payableAmount)) + fee + areaFee,
  }
}

/**
 * Computes the amounts of an order in a zone (`null`: unknown, as on the mainland): the one computation behind the
 * cart, the payment page and the order. Source: spec §9, domain-rules §2, A51.
 */
export function orderTotals(groups: readonly PricedGroup[], zone: AreaZone | null): OrderTotals {
  const totals = groups.map((group) => groupTotals(group, zone))
  return {
    ...sumAmounts(totals),
    shippingAmount: sumWon(totals.map((group) => group.fee)),
    areaAmount: sumWon(totals.map((group) => group.areaFee)),
    payableAmount: sumWon(totals.map((group) => group.payableAmount)),
    groups: totals,
  }
}

/** True when every group can be delivered to its destination. Source: domain-rules §2.3. */
export function isOrderDeliverable({ groups }: Pick<OrderTotals, 'groups'>): boolean {
  return groups.every((group) => group.isDeliverable)
}
