import { PERCENT_DISCOUNT_STEP_WON } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { bendOf, mostCounted } from './bestProgram.rules.ts'
import type { Program } from './bestProgram.rules.ts'
import { NO_OFFER } from './bestPuzzle.rules.ts'
import type { StoreOffer } from './bestPuzzle.rules.ts'
import { couponDiscountOf } from './couponDiscount.rules.ts'
import { assignSlots } from './slotAssignment.rules.ts'
import type { Solved } from './bestSimplex.rules.ts'
import type { CouponTable } from './bestTable.rules.ts'

/** How many parts a won has where amounts have to be whole numbers. */
export const PARTS = 10_000

const HUNDRED = 100

/** A store whose offer is decided; in parts of a won where not said otherwise. */
export type LeafStore = {
  readonly offer: StoreOffer
  /** How much a won taken off the lines that it counts is worth, and how much it is where the discount shrinks. */
  readonly slope: number
  readonly flat: number
  /** How much may be taken off those lines, in won, before the discount shrinks. */
  readonly bend: number
  /** The most that its discount and the rest of the won taken off bring. */
  readonly extra: number
  /** What the discount takes off isn't rounded, or is rounded to steps that its limit is one of. */
  readonly isSmooth: boolean
  readonly isInStep: boolean
}

/**
 * A table whose stores are settled, with prices for lines and coupons in whole parts of a won. No choice that it
 * allows takes off more than `bound`, and each loses against it what its pairs, the coupons that it leaves and its
 * stores lose.
 */
export type Leaf = {
  readonly table: CouponTable
  readonly storeOf: readonly number[]
  readonly bound: number
  readonly linePrices: readonly number[]
  readonly goodsPrices: readonly number[]
  readonly duplicationPrices: readonly number[]
  readonly stores: readonly LeafStore[]
  /** What stores with several offers take off in all, none of which depends on the lines, in won. */
  readonly steadyTotal: Won
}

function smoothParts({ discount }: StoreOffer, left: Won): number {
  if (discount.kind === 'FIXED') return PARTS * Math.min(discount.amount, left)
  const gain = (PARTS / HUNDRED) * discount.percent * left
  return discount.maxDiscount === 0 ? gain : Math.min(gain, PARTS * discount.maxDiscount)
}

function flatOf({ coupon, discount }: StoreOffer): number {
  if (coupon === -1) return PARTS
  return discount.kind === 'FIXED' ? 0 : PARTS - (PARTS / HUNDRED) * discount.percent
}

function slopeIn({ stands, scaleOf }: Program, { prices }: Solved, offer: StoreOffer): number {
  const coupling = stands.find((stand) => stand.offer === offer)?.coupling ?? -1
  if (coupling === -1) return PARTS
  const paid = (PARTS * Math.max(0, prices[coupling] ?? 0)) / (scaleOf[coupling] ?? 1)
  return PARTS - Math.round(paid)
}

/** The most that an offer brings at a slope: at nothing or all taken off, or where the discount bends. */
function extraOf(table: CouponTable, offer: StoreOffer, slope: number): number {
  if (offer.coupon === -1) return 0
  const most = mostCounted(table, offer)
  const bend = Math.min(most, Math.max(0, bendOf(offer)))
  const at = (taken: Won) => (PARTS - slope) * taken + smoothParts(offer, offer.base - taken)
  return Math.max(at(0), at(most), at(Math.floor(bend)), at(Math.min(most, Math.ceil(bend))))
}

function leafStore(program: Program, solved: Solved, offer: StoreOffer): Omit<LeafStore, 'extra'> {
  const { discount } = offer
  const cap = discount.kind === 'FIXED' ? 0 : discount.maxDiscount
  return {
    offer,
    slope: slopeIn(program, solved, offer),
    flat: flatOf(offer),
    bend: offer.coupon === -1 ? Infinity : bendOf(offer),
    isSmooth: discount.kind === 'FIXED',
    isInStep: cap % PERCENT_DISCOUNT_STEP_WON === 0,
  }
}

function steadyTotalOf({ puzzle }: Program, { offers }: CouponTable): Won {
  const gains = puzzle.storeCoupons.map((_, coupon) =>
    offers.map((all) => {
      const offer = all.length > 1 ? all.find((one) => one.coupon === coupon) : undefined
      return offer === undefined ? 0 : couponDiscountOf(offer.discount, offer.base)
    }),
  )
  return assignSlots(gains, offers.length).total
}

/** What the best pair of a line is worth above the prices of its coupons. */
function linePrice(leaf: Omit<Leaf, 'linePrices' | 'bound'>, line: number): number {
  const { table, goodsPrices, duplicationPrices } = leaf
  const slope = slopeAt(leaf, line)
  let most = 0
  let at = line * table.goods * table.duplications
  for (let goods = 0; goods < table.goods; goods += 1) {
    for (let other = 0; other < table.duplications; other += 1) {
      const taken = table.worth[at] ?? 0
      const paid = (goodsPrices[goods] ?? 0) + (duplicationPrices[other] ?? 0)
      if (taken > 0) most = Math.max(most, slope * taken - paid)
      at += 1
    }
  }
  return most
}

/** How much a won taken off a line is worth, in parts. */
export function slopeAt(
  { stores, storeOf }: Pick<Leaf, 'stores' | 'storeOf'>,
  line: number,
): number {
  const store = stores[storeOf[line] ?? 0]
  return store?.offer.counts[line] === true ? store.slope : PARTS
}

/** A table whose stores are settled, with the prices that its program was solved with. */
export function leafOf(program: Program, table: CouponTable, solved: Solved): Leaf {
  const { puzzle, goodsRow, duplicationRow } = program
  const pricesOf = (count: number, row: number) =>
    Array.from({ length: count }, (_, coupon) =>
      coupon === 0 ? 0 : Math.max(0, Math.round(PARTS * (solved.prices[row + coupon] ?? 0))),
    )
  const stores = table.offers.map((offers) => {
    const [only = NO_OFFER] = offers
    const offer = offers.length === 1 ? only : NO_OFFER
    const store = leafStore(program, solved, offer)
    return { ...store, extra: extraOf(table, offer, store.slope) }
  })
  const goodsPrices = pricesOf(table.goods, goodsRow)
  const duplicationPrices = pricesOf(table.duplications, duplicationRow)
  const steadyTotal = steadyTotalOf(program, table)
  const priced = {
    table,
    storeOf: puzzle.storeOf,
    steadyTotal,
    goodsPrices,
    duplicationPrices,
    stores,
  }
  const linePrices = puzzle.lines.map((_, line) => linePrice(priced, line))
  const extras = stores.map(({ extra }) => extra)
  const bound = [...goodsPrices, ...duplicationPrices, ...linePrices, ...extras].reduce(
    (sum, one) => sum + one,
    PARTS * steadyTotal,
  )
  return { ...priced, linePrices, bound }
}
