import { QUANTITY_MAX } from '../money/limits.rules.ts'
import type { CallerKind } from '../session/caller.codes.ts'
import { isLoggedIn } from '../session/caller.rules.ts'

/**
 * How many pieces of a goods may be bought: at least, in one order, by one account over time, by a guest in one
 * order. `null` is no limit; 0 for guests means members only. Source: spec §5.
 */
export type PurchaseLimits = {
  readonly quantityMin: number
  readonly orderQuantityMax: number | null
  readonly accountQuantityMax: number | null
  readonly guestQuantityMax: number | null
}

/** Who buys, how many pieces that account has bought already, and how many are left of the option. */
export type PurchaseFacts = {
  readonly caller: CallerKind
  readonly boughtCount: number
  readonly stock: number
}

/** The quantities a stepper may show; `max` below `min` means that nothing can be bought. */
export type QuantityBounds = { readonly min: number; readonly max: number }

/** The largest quantity of one order; without a limit of the goods, that of any line. Source: domain-rules A42. */
export function orderQuantityMaxOf(limits: PurchaseLimits): number {
  return limits.orderQuantityMax ?? QUANTITY_MAX
}

/** Whether goods can be bought by members only. Source: spec §5, guest-purchase-limited items. */
export function isMemberOnly(limits: PurchaseLimits): boolean {
  return limits.guestQuantityMax === 0
}

/** The quantities that a buyer may choose of an option, by every limit at once. Source: spec §5. */
export function quantityBounds(limits: PurchaseLimits, facts: PurchaseFacts): QuantityBounds {
  const { caller, boughtCount, stock } = facts
  const ofAccount = (limits.accountQuantityMax ?? QUANTITY_MAX) - boughtCount
  const ofGuest = limits.guestQuantityMax ?? QUANTITY_MAX
  const max = Math.min(
    stock,
    orderQuantityMaxOf(limits),
    isLoggedIn(caller) ? ofAccount : Math.min(ofGuest, ofAccount),
  )
  return { min: limits.quantityMin, max: Math.max(0, max) }
}
