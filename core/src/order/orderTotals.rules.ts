import { lineAmounts } from '../goods/price.rules.ts'
import type { LineAmounts, UnitPrice } from '../goods/price.rules.ts'
import { sumWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { AreaZone } from '../shipping/shipping.codes.ts'
import { areaExtra, isDeliverable, shippingFee } from '../shipping/shippingPolicy.rules.ts'
import type { ShippingPolicy } from '../shipping/shippingPolicy.rules.ts'

/** A line with the prices of one piece, in won. */
export type PricedLine = UnitPrice & { readonly quantity: number; readonly isAddon: boolean }

/** Lines that ship together; those that are not bought are left out before. */
export type PricedGroup = {
  readonly groupKey: string
  readonly shippingPolicy: ShippingPolicy
  readonly lines: readonly PricedLine[]
}

/** What a group costs at an address, in won; a fee that its policy does not tell is `null`. */
export type GroupTotals = LineAmounts & {
  readonly groupKey: string
  readonly fee: Won | null
  readonly areaFee: Won | null
  readonly isDeliverable: boolean
  readonly payableAmount: Won
}

/**
 * What an order costs at an address, in won: list prices, what they lose by immediate discounts, sale prices,
 * shipping fees, area extras, and what is to pay. `isShippingKnown` is false when a group's fee is not known; such a
 * total must not be paid.
 */
export type OrderTotals = LineAmounts & {
  readonly shippingAmount: Won
  readonly areaAmount: Won
  readonly payableAmount: Won
  readonly isShippingKnown: boolean
  readonly groups: readonly GroupTotals[]
}

function sumAmounts(amounts: readonly LineAmounts[]): LineAmounts {
  return {
    listAmount: sumWon(amounts.map((amount) => amount.listAmount)),
    discountAmount: sumWon(amounts.map((amount) => amount.discountAmount)),
    goodsAmount: sumWon(amounts.map((amount) => amount.goodsAmount)),
  }
}

/**
 * What one shipping group costs in a zone (`null`: not known yet, as on the mainland). A group without lines costs
 * nothing. Source: domain-rules §2, A16.
 */
export function groupTotals(group: PricedGroup, zone: AreaZone | null): GroupTotals {
  const { groupKey, shippingPolicy, lines } = group
  const amounts = sumAmounts(lines.map((line) => lineAmounts(line, line.quantity)))
  const fee = shippingFee(shippingPolicy, lines)
  const areaFee = lines.length === 0 ? 0 : areaExtra(shippingPolicy, zone)
  return {
    ...amounts,
    groupKey,
    fee,
    areaFee,
    isDeliverable: isDeliverable(shippingPolicy, zone),
    payableAmount: amounts.goodsAmount + (fee ?? 0) + (areaFee ?? 0),
  }
}

/**
 * What an order costs in a zone (`null`: not known yet, as on the mainland): the one computation behind the cart,
 * the payment page and the order. Source: spec §9, domain-rules §2, A51.
 */
export function orderTotals(groups: readonly PricedGroup[], zone: AreaZone | null): OrderTotals {
  const totals = groups.map((group) => groupTotals(group, zone))
  return {
    ...sumAmounts(totals),
    shippingAmount: sumWon(totals.map((group) => group.fee ?? 0)),
    areaAmount: sumWon(totals.map((group) => group.areaFee ?? 0)),
    payableAmount: sumWon(totals.map((group) => group.payableAmount)),
    isShippingKnown: totals.every((group) => group.fee !== null && group.areaFee !== null),
    groups: totals,
  }
}

/** Whether every group can be delivered where it should go. Source: domain-rules §2.3. */
export function isOrderDeliverable({ groups }: Pick<OrderTotals, 'groups'>): boolean {
  return groups.every((group) => group.isDeliverable)
}
