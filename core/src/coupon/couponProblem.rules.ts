import { PERCENT_DISCOUNT_STEP_WON } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { NO_OPTION } from '../optimizer/problem.rules.ts'
import type {
  AssignmentProblem,
  AssignmentSolution,
  GroupOption,
} from '../optimizer/problem.rules.ts'
import type { CouponCart } from './couponChoice.rules.ts'
import { minimumBasis, usablePlaces } from './couponChoice.rules.ts'
import { couponDiscountOf } from './couponDiscount.rules.ts'
import type { CouponDiscount } from './couponDiscount.rules.ts'
import { countedLines } from './couponPricing.rules.ts'
import type { PlacedCoupon } from './couponPricing.rules.ts'
import type { CouponLine } from './couponTarget.rules.ts'
import type { HeldCoupon } from './couponUse.rules.ts'

/**
 * Lines and coupons of some stores with their assignment problem: lines are its tasks, GOODS coupons its first and
 * DUPLICATION coupons its second agents, stores its groups. Coupons of a type are in the order of `bySoonerEnd`, which
 * is that of the problem's ranks.
 */
export type CouponProblem = {
  readonly lines: readonly CouponLine[]
  readonly goods: readonly HeldCoupon[]
  readonly duplications: readonly HeldCoupon[]
  readonly storeCoupons: readonly HeldCoupon[]
  readonly storeIds: readonly number[]
  readonly problem: AssignmentProblem
}

/** Orders coupons by preference: sooner end first, then smaller id. */
export function bySoonerEnd(one: HeldCoupon, other: HeldCoupon): number {
  const oneEnd = one.expiresAtMs ?? Infinity
  const otherEnd = other.expiresAtMs ?? Infinity
  if (oneEnd !== otherEnd) return oneEnd < otherEnd ? -1 : 1
  return one.couponIssueId - other.couponIssueId
}

type Places = ReadonlyMap<HeldCoupon, ReadonlySet<number>>
type LineCoupons = Pick<CouponProblem, 'goods' | 'duplications'>

/** The discounts of each product and duplication coupon together on a line, in won, -1 where one has none. */
function valuesOf(line: CouponLine, { goods, duplications }: LineCoupons, places: Places): Won[][] {
  const { lineId, baseAmount } = line
  const fits = (coupon: HeldCoupon | null) =>
    coupon === null ||
    (places.get(coupon)?.has(lineId) === true && couponDiscountOf(coupon.discount, baseAmount) > 0)
  const takenBy = (coupon: HeldCoupon | null, amount: Won) =>
    coupon === null ? 0 : couponDiscountOf(coupon.discount, amount)
  return [null, ...goods].map((first) => {
    const taken = takenBy(first, baseAmount)
    return [null, ...duplications].map((second) =>
      fits(first) && fits(second) ? taken + takenBy(second, baseAmount - taken) : -1,
    )
  })
}

function rewardShape(discount: CouponDiscount): Pick<GroupOption, 'percent' | 'rounding' | 'cap'> {
  if (discount.kind === 'FIXED') return { percent: 100, rounding: 1, cap: discount.amount }
  const { percent, maxDiscount } = discount
  return {
    percent,
    rounding: PERCENT_DISCOUNT_STEP_WON,
    cap: maxDiscount === 0 ? Infinity : maxDiscount,
  }
}

function optionsOf(
  cart: CouponCart,
  storeId: number,
  { lines, storeCoupons }: Pick<CouponProblem, 'lines' | 'storeCoupons'>,
): GroupOption[] {
  const none = { ...NO_OPTION, counts: lines.map(() => false) }
  const options = storeCoupons.flatMap((coupon, agent): GroupOption[] => {
    const placed = { coupon, place: { storeId } }
    const isUsable = usablePlaces(cart, coupon).some(
      (place) => 'storeId' in place && place.storeId === storeId,
    )
    if (!isUsable) return []
    const counted = new Set(countedLines(cart.lines, placed).map(({ lineId }) => lineId))
    const base = minimumBasis(cart.lines, placed) ?? 0
    const counts = lines.map(({ lineId }) => counted.has(lineId))
    return [{ agent, base, counts, ...rewardShape(coupon.discount) }]
  })
  return [none, ...options]
}

/**
 * Formulates some stores of a cart and their usable coupons as an assignment problem. Lines that no goods or
 * duplication coupon fits are left out; store coupons count them all the same.
 */
export function toCouponProblem(
  cart: CouponCart,
  storeIds: readonly number[],
  coupons: readonly HeldCoupon[],
): CouponProblem {
  const sorted = coupons.toSorted(bySoonerEnd)
  const ofType = (type: HeldCoupon['type']) => sorted.filter((coupon) => coupon.type === type)
  const [goods, duplications, storeCoupons] = [
    ofType('GOODS'),
    ofType('DUPLICATION'),
    ofType('STORE'),
  ]
  const ranksOf = (some: readonly HeldCoupon[]) => some.map((coupon) => sorted.indexOf(coupon))
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
  const problem = {
    firsts: ranksOf(goods),
    seconds: ranksOf(duplications),
    groupAgents: ranksOf(storeCoupons),
    groupOf: lines.map(({ storeId }) => storeIds.indexOf(storeId)),
    values: lines.map((line) => valuesOf(line, { goods, duplications }, places)),
    options: storeIds.map((storeId) => optionsOf(cart, storeId, { lines, storeCoupons })),
    unit: PERCENT_DISCOUNT_STEP_WON,
  }
  return { lines, goods, duplications, storeCoupons, storeIds, problem }
}

/** Reads the coupons of a solution with their places. */
export function toPlacedCoupons(from: CouponProblem, solution: AssignmentSolution): PlacedCoupon[] {
  const { lines, goods, duplications, storeCoupons, storeIds } = from
  const { firstOf, secondOf, groupAgentOf } = solution
  const placed: PlacedCoupon[] = []
  const add = (coupon: HeldCoupon | undefined, place: PlacedCoupon['place']) => {
    if (coupon !== undefined) placed.push({ coupon, place })
  }
  for (const [line, { lineId }] of lines.entries()) {
    add(goods[(firstOf[line] ?? 0) - 1], { lineId })
    add(duplications[(secondOf[line] ?? 0) - 1], { lineId })
  }
  for (const [store, storeId] of storeIds.entries()) {
    add(storeCoupons[groupAgentOf[store] ?? -1], { storeId })
  }
  return placed
}
