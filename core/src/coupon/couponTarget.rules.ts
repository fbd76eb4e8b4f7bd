import type { Won } from '../money/money.rules.ts'

/** What a coupon is meant for; the goods of a category are those of everything below it, too. */
export type CouponTarget =
  | { readonly kind: 'ALL' }
  | { readonly kind: 'STORES'; readonly storeIds: readonly number[] }
  | { readonly kind: 'CATEGORIES'; readonly categoryIds: readonly number[] }
  | { readonly kind: 'GOODS'; readonly goodsIds: readonly number[] }

/**
 * A line that coupons may be applied to. `baseAmount` is the sale price of all its pieces in won: after the immediate
 * discount, with the option's extra, before any coupon. `categoryIds` are its category and those above it.
 */
export type CouponLine = {
  readonly lineId: number
  readonly storeId: number
  readonly goodsId: number
  readonly categoryIds: readonly number[]
  readonly isAddon: boolean
  readonly baseAmount: Won
}

/** Whether a coupon is meant for the goods of a line; an add-on is of its main goods. Source: domain-rules §3.1. */
export function isTargeted(target: CouponTarget, line: CouponLine): boolean {
  if (target.kind === 'ALL') return true
  if (target.kind === 'STORES') return target.storeIds.includes(line.storeId)
  if (target.kind === 'GOODS') return target.goodsIds.includes(line.goodsId)
  return line.categoryIds.some((id) => target.categoryIds.includes(id))
}
