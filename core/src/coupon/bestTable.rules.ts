import type { CouponPuzzle, StoreOffer } from './bestPuzzle.rules.ts'
import type { HeldCoupon } from './couponUse.rules.ts'

/**
 * What is allowed at a point of the search: for each line what a goods and a duplication coupon (0 is none) take off
 * together, in won, -1 where they may not be; for each store its offers. A store that is decided has one offer.
 */
export type CouponTable = {
  readonly lines: number
  /** How many goods and duplication coupons there are, none being one of them. */
  readonly goods: number
  readonly duplications: number
  /** By line, goods coupon, duplication coupon, in one row of cells. */
  readonly worth: Float64Array
  readonly offers: readonly (readonly StoreOffer[])[]
}

/** A goods and a duplication coupon on a line. */
export type Cell = { readonly line: number; readonly goods: number; readonly duplication: number }

/** Where a pair of coupons on a line stands in `worth`. */
export function cellAt({ goods, duplications }: CouponTable, cell: Cell): number {
  return (cell.line * goods + cell.goods) * duplications + cell.duplication
}

/** The pair of coupons at a place of `worth`. */
export function readCell({ goods, duplications }: CouponTable, at: number): Cell {
  const duplication = at % duplications
  const row = (at - duplication) / duplications
  return { line: Math.floor(row / goods), goods: row % goods, duplication }
}

/** The table of a puzzle in which some coupons are done without. */
export function tableOf(puzzle: CouponPuzzle, without: ReadonlySet<HeldCoupon>): CouponTable {
  const { lines, goodsFit, duplicationFit, storeCoupons } = puzzle
  const isKept = (coupon: HeldCoupon | undefined) => coupon === undefined || !without.has(coupon)
  const keptOf = (coupons: readonly HeldCoupon[]) => [true, ...coupons.map(isKept)]
  const goods = keptOf(puzzle.goods)
  const duplications = keptOf(puzzle.duplications)
  const worth = new Float64Array(lines.length * goods.length * duplications.length)
  let at = 0
  for (let line = 0; line < lines.length; line += 1) {
    for (let one = 0; one < goods.length; one += 1) {
      const isOpen = goods[one] === true && goodsFit[line]?.[one] === true
      const taken = puzzle.worth[line]?.[one] ?? []
      for (let other = 0; other < duplications.length; other += 1) {
        const isAllowed =
          isOpen && duplications[other] === true && duplicationFit[line]?.[other] === true
        worth[at] = isAllowed ? (taken[other] ?? 0) : -1
        at += 1
      }
    }
  }
  return {
    lines: lines.length,
    goods: goods.length,
    duplications: duplications.length,
    worth,
    offers: puzzle.offers.map((all) => all.filter(({ coupon }) => isKept(storeCoupons[coupon]))),
  }
}

/** What both tables of a puzzle allow; `null` when a store is left without any offer. */
export function meet(one: CouponTable, other: CouponTable): CouponTable | null {
  const worth = one.worth.map((taken, at) => ((other.worth[at] ?? -1) < 0 ? -1 : taken))
  const offers = one.offers.map((all, store) => {
    const coupons = new Set(other.offers[store]?.map(({ coupon }) => coupon))
    return all.filter(({ coupon }) => coupons.has(coupon))
  })
  return offers.some((all) => all.length === 0) ? null : { ...one, worth, offers }
}
