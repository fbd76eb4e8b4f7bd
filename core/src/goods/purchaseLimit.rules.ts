import { QUANTITY_MAX } from '../money/limits.rules.ts'

/**
 * Quantity limits of a product: at least, in one order, by one account over time, by a guest in one order. `null` is no
 * limit; 0 for guests means members only. Source: domain-rules §5.
 */
export type PurchaseLimits = {
  readonly quantityMin: number
  readonly orderQuantityMax: number | null
  readonly accountQuantityMax: number | null
  readonly guestQuantityMax: number | null
}

/**
 * Returns the largest quantity of one order; without a limit of the product, that of any line. Source: domain-rules
 * A42.
 */
export function orderQuantityMaxOf(limits: PurchaseLimits): number {
  return limits.orderQuantityMax ?? QUANTITY_MAX
}

/** Limit of an account and the pieces that count for it; `max` is `null` without a limit. */
export type AccountLimit = { readonly max: number | null; readonly bought: number }

/** Returns the pieces that an account may still buy; `null` without a limit. */
export function accountLeft({ max, bought }: AccountLimit): number | null {
  return max === null ? null : Math.max(0, max - bought)
}

/** Returns the limit that leaves fewer pieces: a product's own and its deal's hold at once. Source: decision 099. */
export function tighterLimit(own: AccountLimit, deal: AccountLimit): AccountLimit {
  const [ownLeft, dealLeft] = [accountLeft(own), accountLeft(deal)]
  return dealLeft !== null && (ownLeft === null || dealLeft < ownLeft) ? deal : own
}

/** True when a product can be bought by members only. Source: spec §5, guest-purchase-limited items. */
export function isMemberOnly(limits: PurchaseLimits): boolean {
  return limits.guestQuantityMax === 0
}
