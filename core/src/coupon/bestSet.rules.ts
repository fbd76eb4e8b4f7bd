import type { Won } from '../money/money.rules.ts'
import type { Choice } from './bestChoice.rules.ts'
import type { Effort } from './bestEffort.rules.ts'
import { bySoonerEnd } from './bestPuzzle.rules.ts'
import type { CouponPuzzle } from './bestPuzzle.rules.ts'
import { searchBest, searchWithout } from './bestSearch.rules.ts'
import type { Searched } from './bestSearch.rules.ts'
import { couponDiscountOf } from './couponDiscount.rules.ts'
import type { PlacedCoupon } from './couponPricing.rules.ts'
import type { HeldCoupon } from './couponUse.rules.ts'

type Coupons = readonly HeldCoupon[]
type Found = { readonly placed: readonly PlacedCoupon[]; readonly used: Coupons }

/** What is asked of the coupons of a puzzle: sets that reach the total, and of these the best. */
type Question = {
  readonly puzzle: CouponPuzzle
  readonly total: Won
  readonly effort: Effort
  readonly searched: Searched
  /** All coupons in the order in which they are rather used, and the most that each can take off. */
  readonly all: Coupons
  readonly most: ReadonlyMap<HeldCoupon, Won>
  best: Found
}

function toFound(puzzle: CouponPuzzle, choice: Choice): Found {
  const { lines, goods, duplications, storeCoupons, storeIds } = puzzle
  const placed: PlacedCoupon[] = []
  const place = (coupon: HeldCoupon | undefined, at: PlacedCoupon['place']) => {
    if (coupon !== undefined) placed.push({ coupon, place: at })
  }
  for (const [line, { lineId }] of lines.entries()) {
    place(goods[(choice.goodsAt[line] ?? 0) - 1], { lineId })
    place(duplications[(choice.duplicationAt[line] ?? 0) - 1], { lineId })
  }
  for (const [store, storeId] of storeIds.entries()) {
    place(storeCoupons[choice.offerAt[store]?.coupon ?? -1], { storeId })
  }
  return { placed, used: placed.map(({ coupon }) => coupon).toSorted(bySoonerEnd) }
}

/** Fewer coupons first, then those that end sooner or have smaller ids, compared place by place. */
function isBetter(one: Coupons, other: Coupons): boolean {
  if (one.length !== other.length) return one.length < other.length
  const index = one.findIndex((coupon, at) => coupon !== other[at])
  const [mine, theirs] = [one[index], other[index]]
  return mine !== undefined && theirs !== undefined && bySoonerEnd(mine, theirs) < 0
}

function mostOf(puzzle: CouponPuzzle): Map<HeldCoupon, Won> {
  const most = new Map<HeldCoupon, Won>()
  const note = (coupon: HeldCoupon, amount: Won) => {
    const taken = couponDiscountOf(coupon.discount, amount)
    most.set(coupon, Math.max(most.get(coupon) ?? 0, taken))
  }
  const noteKind = (coupons: Coupons, fit: CouponPuzzle['goodsFit']) => {
    for (const [index, coupon] of coupons.entries()) {
      for (const [line, { baseAmount }] of puzzle.lines.entries()) {
        note(coupon, fit[line]?.[index + 1] === true ? baseAmount : 0)
      }
    }
  }
  noteKind(puzzle.goods, puzzle.goodsFit)
  noteKind(puzzle.duplications, puzzle.duplicationFit)
  for (const { coupon, base } of puzzle.offers.flat()) {
    const held = puzzle.storeCoupons[coupon]
    if (held !== undefined) note(held, base)
  }
  return most
}

/** Whether a set with these coupons and without those could be better than the best known one and reach the total. */
function couldBeBetter(
  question: Question,
  without: ReadonlySet<HeldCoupon>,
  kept: Coupons,
): boolean {
  const { all, most, total, best } = question
  const others = all.filter((coupon) => !without.has(coupon) && !kept.includes(coupon))
  const amounts = others.map((coupon) => most.get(coupon) ?? 0).toSorted((a, b) => b - a)
  let reached = kept.reduce((sum, coupon) => sum + (most.get(coupon) ?? 0), 0)
  let more = 0
  while (reached < total && more < amounts.length) {
    reached += amounts[more] ?? 0
    more += 1
  }
  if (reached < total) return false
  return isBetter([...kept, ...others.slice(0, more)].toSorted(bySoonerEnd), best.used)
}

/** A set that reaches the total without some coupons, if there is one; it may be the best so far. */
function reach(question: Question, without: ReadonlySet<HeldCoupon>): Found | null {
  const choice = searchWithout(question.searched, without, question.effort)
  if (choice === null) return null
  const found = toFound(question.puzzle, choice)
  if (isBetter(found.used, question.best.used)) question.best = found
  return found
}

/** Looks at every set without some coupons and with others; `used` is a set of those that reaches the total. */
function improve(
  question: Question,
  without: ReadonlySet<HeldCoupon>,
  { used, kept: keptBefore }: { readonly used: Coupons; readonly kept: Coupons },
): void {
  const kept = [...keptBefore]
  for (const coupon of used.toReversed()) {
    if (kept.includes(coupon)) continue
    const fewer = new Set([...without, coupon])
    const found = couldBeBetter(question, fewer, kept) ? reach(question, fewer) : null
    if (found !== null) improve(question, fewer, { used: found.used, kept })
    kept.push(coupon)
  }
}

/**
 * The coupons of a puzzle in their places that take off the most, and of all sets that do, the one with fewer coupons,
 * then with sooner ends, then with smaller ids. Each coupon that is used is shown to be needed, or a better set is
 * found without it. Source: decision 025.
 */
export function solvePuzzle(puzzle: CouponPuzzle, effort: Effort): readonly PlacedCoupon[] {
  const searched = searchBest(puzzle, effort)
  const { choice } = searched
  if (choice === null) return []
  const best = toFound(puzzle, choice)
  const all = [...puzzle.goods, ...puzzle.duplications, ...puzzle.storeCoupons].toSorted(
    bySoonerEnd,
  )
  const { total } = choice
  const question = { puzzle, total, effort, searched, all, most: mostOf(puzzle), best }
  improve(question, new Set(), { used: best.used, kept: [] })
  return question.best.placed
}
