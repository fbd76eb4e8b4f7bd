import { groupTotals, orderTotals } from '@jangteo/core/order/orderTotals.rules'
import type { GroupTotals, OrderTotals, PricedGroup } from '@jangteo/core/order/orderTotals.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import { freeShippingGap, thresholdBasis } from '@jangteo/core/shipping/shippingPolicy.rules'
import type { CartData, CartGroupData } from './cartData.ts'

/**
 * Cost of the chosen lines of a group, in won; `gap` is missing for free shipping, `share` how much of the way no
 * longer exists.
 */
export type CartGroupPrice = {
  readonly totals: GroupTotals
  readonly gap: Won | null
  /** From 0 to 1; 1 without a threshold. */
  readonly share: number
}

function pricedGroup(group: CartGroupData, chosen: ReadonlySet<number>): PricedGroup {
  const lines = group.lines.filter(({ cartId }) => chosen.has(cartId))
  return {
    groupKey: group.groupKey,
    shippingPolicy: group.shippingPolicy,
    lines: lines.map((line) => ({
      ...line,
      isAddon: line.mainCartId !== null,
      couponAmount: 0,
    })),
  }
}

/** The price of what is chosen of a group, on the mainland. */
export function priceOfGroup(group: CartGroupData, chosen: ReadonlySet<number>): CartGroupPrice {
  const priced = pricedGroup(group, chosen)
  const gap = freeShippingGap(group.shippingPolicy, priced.lines)
  const basis = thresholdBasis(priced.lines)
  return { totals: groupTotals(priced, null), gap, share: gap === null ? 1 : basis / (basis + gap) }
}

/** The price of everything that is chosen, on the mainland. */
export function priceOfCart(cart: CartData, chosen: ReadonlySet<number>): OrderTotals {
  return orderTotals(
    cart.groups.map((group) => pricedGroup(group, chosen)),
    null,
  )
}
