import { PERCENT_DISCOUNT_STEP_WON } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { CouponCart } from './couponChoice.rules.ts'
import { minimumBasis, usablePlaces } from './couponChoice.rules.ts'
import { couponDiscountOf } from './couponDiscount.rules.ts'
import type { CouponDiscount } from './couponDiscount.rules.ts'
import { countedLines } from './couponPricing.rules.ts'
import type { CouponLine } from './couponTarget.rules.ts'
import type { HeldCoupon } from './couponUse.rules.ts'

/** A store coupon in a store: what its lines cost before coupons, and which of the puzzle's lines it counts. */
export type StoreOffer = {
  /** Its place among the puzzle's store coupons; -1 for no coupon, which is always the first offer. */
  readonly coupon: number
  readonly discount: CouponDiscount
  readonly base: Won
  readonly counts: readonly boolean[]
}

/**
 * Lines and coupons as numbers. Coupons of a type are numbered in the order of their ends and ids, those of lines from
 * 1, so that 0 is none. `worth` is what a goods and a duplication coupon take off a line together, in won.
 */
export type CouponPuzzle = {
  readonly lines: readonly CouponLine[]
  readonly goods: readonly HeldCoupon[]
  readonly duplications: readonly HeldCoupon[]
  readonly storeCoupons: readonly HeldCoupon[]
  readonly storeIds: readonly number[]
  /** The place of each line's store in `storeIds`. */
  readonly storeOf: readonly number[]
  /** By line, goods coupon, duplication coupon. */
  readonly worth: readonly (readonly (readonly Won[])[])[]
  /** By line and coupon: whether it takes something off there. 0, none, always fits. */
  readonly goodsFit: readonly (readonly boolean[])[]
  readonly duplicationFit: readonly (readonly boolean[])[]
  readonly offers: readonly (readonly StoreOffer[])[]
  /** Whatever is chosen, the total is a multiple of this, in won. */
  readonly step: Won
}

/** No coupon in a store. */
export const NO_OFFER: StoreOffer = {
  coupon: -1,
  discount: { kind: 'FIXED', amount: 0 },
  base: 0,
  counts: [],
}

/** Sooner ends first, then smaller ids: the order in which one coupon is rather used than another. */
export function bySoonerEnd(one: HeldCoupon, other: HeldCoupon): number {
  const oneEnd = one.expiresAtMs ?? Infinity
  const otherEnd = other.expiresAtMs ?? Infinity
  if (oneEnd !== otherEnd) return oneEnd < otherEnd ? -1 : 1
  return one.couponIssueId - other.couponIssueId
}

function fitOf(
  lines: readonly CouponLine[],
  places: ReadonlyMap<HeldCoupon, ReadonlySet<number>>,
  coupons: readonly HeldCoupon[],
): boolean[][] {
  const fits = (line: CouponLine, coupon: HeldCoupon) =>
    places.get(coupon)?.has(line.lineId) === true &&
    couponDiscountOf(coupon.discount, line.baseAmount) > 0
  return lines.map((line) => [true, ...coupons.map((coupon) => fits(line, coupon))])
}

function worthOf(
  { baseAmount }: CouponLine,
  goods: readonly HeldCoupon[],
  duplications: readonly HeldCoupon[],
): Won[][] {
  const goodsTaken = goods.map(({ discount }) => couponDiscountOf(discount, baseAmount))
  return [0, ...goodsTaken].map((taken) => [
    taken,
    ...duplications.map(({ discount }) => taken + couponDiscountOf(discount, baseAmount - taken)),
  ])
}

function offersOf(
  cart: CouponCart,
  storeId: number,
  puzzle: Pick<CouponPuzzle, 'lines' | 'storeCoupons'>,
): StoreOffer[] {
  const { lines, storeCoupons } = puzzle
  const none = { ...NO_OFFER, counts: lines.map(() => false) }
  const offers = storeCoupons.flatMap((coupon, index): StoreOffer[] => {
    const placed = { coupon, place: { storeId } }
    const isUsable = usablePlaces(cart, coupon).some(
      (place) => 'storeId' in place && place.storeId === storeId,
    )
    if (!isUsable) return []
    const counted = new Set(countedLines(cart.lines, placed).map(({ lineId }) => lineId))
    return [
      {
        coupon: index,
        discount: coupon.discount,
        base: minimumBasis(cart.lines, placed) ?? 0,
        counts: lines.map(({ lineId }) => counted.has(lineId)),
      },
    ]
  })
  return [none, ...offers]
}

function commonDivisor(one: Won, other: Won): Won {
  return other === 0 ? one : commonDivisor(other, one % other)
}

function stepOf({ worth, offers }: Pick<CouponPuzzle, 'worth' | 'offers'>): Won {
  const mostTaken = worth.map((ofLine) => Math.max(...ofLine.flat()))
  const stepsOf = ({ discount, base, counts }: StoreOffer): Won[] => {
    if (discount.kind === 'PERCENT') return [PERCENT_DISCOUNT_STEP_WON, discount.maxDiscount]
    const left = mostTaken.reduce(
      (rest, most, line) => (counts[line] === true ? rest - most : rest),
      base,
    )
    return left < discount.amount ? [discount.amount, base] : [discount.amount]
  }
  const amounts = [...worth.flat(2), ...offers.flat().flatMap(stepsOf)]
  return Math.max(1, amounts.reduce(commonDivisor, 0))
}

/**
 * Puts some stores of a cart and the coupons that can be used there into numbers. Lines that no goods or duplication
 * coupon fits are left out; store coupons count them all the same.
 */
export function toPuzzle(
  cart: CouponCart,
  storeIds: readonly number[],
  coupons: readonly HeldCoupon[],
): CouponPuzzle {
  const sorted = coupons.toSorted(bySoonerEnd)
  const ofType = (type: HeldCoupon['type']) => sorted.filter((coupon) => coupon.type === type)
  const goods = ofType('GOODS')
  const duplications = ofType('DUPLICATION')
  const storeCoupons = ofType('STORE')
  const places = new Map(
    [...goods, ...duplications].map((coupon) => [
      coupon,
      new Set(usablePlaces(cart, coupon).flatMap((p) => ('lineId' in p ? [p.lineId] : []))),
    ]),
  )
  const lines = cart.lines
    .filter((line) => storeIds.includes(line.storeId))
    .filter(({ lineId }) => [...places.values()].some((ids) => ids.has(lineId)))
    .toSorted((one, other) => one.lineId - other.lineId)
  const worth = lines.map((line) => worthOf(line, goods, duplications))
  const offers = storeIds.map((storeId) => offersOf(cart, storeId, { lines, storeCoupons }))
  return {
    lines,
    goods,
    duplications,
    storeCoupons,
    storeIds,
    storeOf: lines.map(({ storeId }) => storeIds.indexOf(storeId)),
    worth,
    goodsFit: fitOf(lines, places, goods),
    duplicationFit: fitOf(lines, places, duplications),
    offers,
    step: stepOf({ worth, offers }),
  }
}
