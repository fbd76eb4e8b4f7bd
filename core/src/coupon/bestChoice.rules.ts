import type { Won } from '../money/money.rules.ts'
import type { CouponPuzzle, StoreOffer } from './bestPuzzle.rules.ts'
import { cellAt } from './bestTable.rules.ts'
import type { CouponTable } from './bestTable.rules.ts'
import { couponDiscountOf } from './couponDiscount.rules.ts'
import { assignSlots } from './slotAssignment.rules.ts'

/** The goods and duplication coupon of each line; 0 is none. */
export type LineCoupons = {
  readonly goodsAt: readonly number[]
  readonly duplicationAt: readonly number[]
}

/** A whole choice: the coupons of the lines and the offer of each store, with what they take off, in won. */
export type Choice = LineCoupons & {
  readonly total: Won
  readonly offerAt: readonly StoreOffer[]
}

/** How much a won taken off a line counts, whatever a store coupon takes off less for it. */
export type Slope = (line: number) => number

/** What a goods and a duplication coupon take off a line together, in won; nothing where they aren't allowed. */
function worthAt(table: CouponTable, line: number, pair: readonly [number, number]): Won {
  const at = cellAt(table, { line, goods: pair[0], duplication: pair[1] })
  return Math.max(0, table.worth[at] ?? 0)
}

function assignBeside(
  count: number,
  lines: number,
  gainOf: (line: number, coupon: number) => number,
): number[] {
  const gains = Array.from({ length: count - 1 }, (_, index) =>
    Array.from({ length: lines }, (_none, line) => gainOf(line, index + 1)),
  )
  const at = Array.from({ length: lines }, () => 0)
  const { columnOf } = assignSlots(gains, lines)
  for (const [index, line] of columnOf.entries()) if (line >= 0) at[line] = index + 1
  return at
}

/** Gives out each kind of coupon anew, as well as can be beside what the other kind leaves. */
export function giveOutAnew(table: CouponTable, from: LineCoupons, slope: Slope): LineCoupons {
  const { lines } = table
  const worth = (line: number, pair: readonly [number, number]) =>
    Math.round(slope(line) * worthAt(table, line, pair))
  const duplicationAt = assignBeside(table.duplications, lines, (line, coupon) => {
    const goods = from.goodsAt[line] ?? 0
    return worth(line, [goods, coupon]) - worth(line, [goods, 0])
  })
  const goodsAt = assignBeside(table.goods, lines, (line, coupon) => {
    const duplication = duplicationAt[line] ?? 0
    return worth(line, [coupon, duplication]) - worth(line, [0, duplication])
  })
  return { goodsAt, duplicationAt }
}

/** The whole choice that coupons on the lines lead to: store coupons are given out as well as can be. */
export function completeChoice(
  { storeCoupons, offers }: CouponPuzzle,
  table: CouponTable,
  { goodsAt, duplicationAt }: LineCoupons,
): Choice {
  const taken = goodsAt.map((goods, line) =>
    worthAt(table, line, [goods, duplicationAt[line] ?? 0]),
  )
  const discountOf = ({ discount, base, counts }: StoreOffer) => {
    let left = base
    for (let line = 0; line < taken.length; line += 1) {
      if (counts[line] === true) left -= taken[line] ?? 0
    }
    return couponDiscountOf(discount, left)
  }
  const gains = storeCoupons.map(() => table.offers.map(() => 0))
  for (const [store, all] of table.offers.entries()) {
    for (const offer of all) {
      const ofCoupon = gains[offer.coupon]
      if (ofCoupon !== undefined) ofCoupon[store] = discountOf(offer)
    }
  }
  const { columnOf, total } = assignSlots(gains, table.offers.length)
  const offerAt = offers.flatMap(([none]) => none ?? [])
  for (const [coupon, store] of columnOf.entries()) {
    const offer = table.offers[store]?.find((one) => one.coupon === coupon)
    if (offer !== undefined) offerAt[store] = offer
  }
  return { goodsAt, duplicationAt, offerAt, total: taken.reduce((sum, won) => sum + won, total) }
}
