import { assignKind, worthAt } from './bestGuess.rules.ts'
import type { Choice } from './bestGuess.rules.ts'
import type { Frame, Prices, Relaxed } from './bestBound.rules.ts'

/** A relaxed optimum with the prices that it is the optimum of. */
export type Tightened = { readonly relaxed: Relaxed; readonly prices: Prices }

const HUNDRED = 100
const STEEPEST = 2 * HUNDRED
const SLOPE_STEPS = [1, 3, 9, 27]

/** The prices to begin with: nothing costs anything, every won counts whole. */
export function openPrices({ puzzle }: Frame): Prices {
  return {
    ofDuplication: [0, ...puzzle.duplications.map(() => 0)],
    slopes: puzzle.offers.map(() => HUNDRED),
  }
}

/** How much a won taken off still counts where a choice stands, in percent. */
function slopeAt(frame: Frame, choice: Choice, store: number): number {
  const offer = choice.offerAt[store]
  if (offer === undefined || offer.coupon === -1) return HUNDRED
  const { discount, base, counts } = offer
  const { goodsAt, duplicationAt } = choice
  let left = base
  for (const [line, goods] of goodsAt.entries()) {
    if (counts[line] === true)
      left -= worthAt(frame.puzzle, line, [goods, duplicationAt[line] ?? 0])
  }
  if (discount.kind === 'FIXED') return discount.amount < left ? HUNDRED : 0
  const { percent, maxDiscount } = discount
  return maxDiscount > 0 && percent * left >= HUNDRED * maxDiscount ? HUNDRED : HUNDRED - percent
}

/** The prices that suit a choice. */
export function pricesOf(frame: Frame, choice: Choice): Prices {
  const { puzzle, guess, isSloped } = frame
  const slopes = puzzle.storeIds.map((_, store) => slopeAt(frame, choice, store))
  const { prices } = assignKind(guess.duplications, (line, coupon) => {
    const slope = isSloped[line] === true ? (slopes[puzzle.storeOf[line] ?? 0] ?? 0) : HUNDRED
    return slope * worthAt(puzzle, line, [choice.goodsAt[line] ?? 0, coupon])
  })
  return { slopes, ofDuplication: prices }
}

/** Whether no better prices are to be expected: the relaxed optimum uses every coupon as it may be used. */
export function isSettled({ relaxed, prices }: Tightened): boolean {
  const isUsedRight = (count: number, coupon: number) =>
    coupon === 0 || count === 1 || (count === 0 && prices.ofDuplication[coupon] === 0)
  return relaxed.pulls.every((pull) => pull === 0) && relaxed.uses.every(isUsedRight)
}

/**
 * Prices of duplication coupons after one more look: what several lines want costs more, what none wants costs less;
 * all that is moved together is `stretch`, in hundredths of a won.
 */
export function movePrices({ relaxed, prices }: Tightened, stretch: number): Prices {
  const off = relaxed.uses.map((count, coupon) => {
    const isIdle = count === 0 && prices.ofDuplication[coupon] === 0
    return coupon === 0 || isIdle ? 0 : count - 1
  })
  const norm = off.reduce((sum, one) => sum + one * one, 0)
  const length = norm === 0 ? 0 : stretch / norm
  const ofDuplication = prices.ofDuplication.map((price, coupon) =>
    Math.max(0, Math.round(price + length * (off[coupon] ?? 0))),
  )
  return { ...prices, ofDuplication }
}

/** What each line would pay at most for a duplication coupon beside its goods coupon; the two highest bids. */
function highestBids(frame: Frame, at: Tightened, coupon: number): readonly [number, number] {
  const { puzzle, guess, isSloped } = frame
  const { ofDuplication, slopes } = at.prices
  let highest = 0
  let second = 0
  for (let line = 0; line < guess.duplications.length; line += 1) {
    const allowed = guess.duplications[line] ?? []
    if (allowed[coupon] !== true) continue
    const slope = isSloped[line] === true ? (slopes[puzzle.storeOf[line] ?? 0] ?? 0) : HUNDRED
    const worth = puzzle.worth[line]?.[at.relaxed.goodsAt[line] ?? 0] ?? []
    let without = 0
    for (let other = 0; other < allowed.length; other += 1) {
      if (other === coupon || allowed[other] !== true) continue
      without = Math.max(without, slope * (worth[other] ?? 0) - (ofDuplication[other] ?? 0))
    }
    const bid = slope * (worth[coupon] ?? 0) - without
    second = Math.max(second, Math.min(bid, highest))
    highest = Math.max(highest, bid)
  }
  return [highest, second]
}

/** Prices at which one line at a time would take each duplication coupon, as in an auction. */
export function bidPrices(frame: Frame, { relaxed, prices }: Tightened): Prices {
  const ofDuplication = [...prices.ofDuplication]
  for (let coupon = 1; coupon < ofDuplication.length; coupon += 1) {
    const at = { relaxed, prices: { ...prices, ofDuplication } }
    const [highest, second] = highestBids(frame, at, coupon)
    ofDuplication[coupon] = Math.min(highest, Math.max(second, ofDuplication[coupon] ?? 0))
  }
  return { ...prices, ofDuplication }
}

/** Slopes of one store to try where the bound falls: the ends of its range, and some steps on. */
export function slopesToTry(frame: Frame, { relaxed, prices }: Tightened, store: number): number[] {
  const turn = Math.sign(relaxed.pulls[store] ?? 0)
  const slope = prices.slopes[store] ?? 0
  const ends = [frame.flattest[store] ?? 0, HUNDRED]
  const steps = SLOPE_STEPS.map((step) => slope + turn * step)
  return [...ends, ...steps].filter(
    (other) => turn * (other - slope) > 0 && other >= 0 && other <= STEEPEST,
  )
}
