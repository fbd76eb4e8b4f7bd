import { PERCENT_DISCOUNT_STEP_WON } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { CouponPuzzle, StoreOffer } from './bestPuzzle.rules.ts'
import { couponDiscountOf } from './couponDiscount.rules.ts'
import type { HeldCoupon } from './couponUse.rules.ts'
import { assignSlots } from './slotAssignment.rules.ts'

/**
 * What is still allowed at a point of the search: coupons by line, offers by store. A line or store that is decided has
 * one entry left; any other may still have none, which stands first.
 */
export type Guess = {
  readonly goods: readonly (readonly boolean[])[]
  readonly duplications: readonly (readonly boolean[])[]
  readonly offers: readonly (readonly StoreOffer[])[]
}

/** A whole choice: the goods and duplication coupon of each line (0: none), the offer of each store. */
export type Choice = {
  readonly total: Won
  readonly goodsAt: readonly number[]
  readonly duplicationAt: readonly number[]
  readonly offerAt: readonly StoreOffer[]
}

/** What a coupon of one kind, or none (0), brings on a line, in any unit. */
export type Value = (line: number, coupon: number) => number

/** The coupons of one kind on the lines, and what they bring together. */
export type KindAssignment = {
  readonly at: readonly number[]
  readonly total: number
  /** What each coupon is worth; none, 0, is worth nothing. */
  readonly prices: readonly number[]
}

/** The guess that allows everything but the coupons that are to be done without. */
export function openGuess(puzzle: CouponPuzzle, without: ReadonlySet<HeldCoupon>): Guess {
  const { goodsFit, duplicationFit, goods, duplications, storeCoupons, offers } = puzzle
  const keep = (rows: typeof goodsFit, coupons: readonly HeldCoupon[]) => {
    const isKept = [true, ...coupons.map((coupon) => !without.has(coupon))]
    return rows.map((row) => row.map((fits, coupon) => fits && isKept[coupon] === true))
  }
  const isThere = ({ coupon }: StoreOffer) => {
    const held = storeCoupons[coupon]
    return held === undefined || !without.has(held)
  }
  return {
    goods: keep(goodsFit, goods),
    duplications: keep(duplicationFit, duplications),
    offers: offers.map((ofStore) => ofStore.filter(isThere)),
  }
}

/**
 * Whether a store's coupon may be chosen last: each that is allowed counts all lines or none that other coupons fit,
 * and takes off in steps that fit theirs. Then the more is taken off the lines the more is taken off in all, whatever
 * the store coupon: decision 025.
 */
export function isPlain(puzzle: CouponPuzzle, guess: Guess, store: number): boolean {
  const { lines, storeOf, lineStep } = puzzle
  const isInStep = lineStep % PERCENT_DISCOUNT_STEP_WON === 0
  return (guess.offers[store] ?? []).every(({ discount, counts }) => {
    const counted = lines.filter((_, line) => storeOf[line] === store && counts[line] === true)
    const isWhole = counted.length === storeOf.filter((other) => other === store).length
    return counted.length === 0 || (isWhole && (discount.kind === 'FIXED' || isInStep))
  })
}

/** One store of a guess by itself: no coupons elsewhere; a plain store goes without its own. */
export function onlyStore(puzzle: CouponPuzzle, guess: Guess, store: number): Guess {
  const alone = (rows: Guess['goods']) =>
    rows.map((row, line) => (puzzle.storeOf[line] === store ? row : row.map((_, at) => at === 0)))
  const isDropped = (at: number) => at !== store || isPlain(puzzle, guess, store)
  return {
    ...guess,
    goods: alone(guess.goods),
    duplications: alone(guess.duplications),
    offers: guess.offers.map((offers, at) =>
      isDropped(at) ? (puzzle.offers[at] ?? []).slice(0, 1) : offers,
    ),
  }
}

/** What a goods and a duplication coupon take off a line together, in won. */
export function worthAt(puzzle: CouponPuzzle, line: number, pair: readonly [number, number]): Won {
  return puzzle.worth[line]?.[pair[0]]?.[pair[1]] ?? 0
}

/** The best coupons of one kind for the lines, each used once; a line that may not have none keeps what it has. */
export function assignKind(allowed: readonly (readonly boolean[])[], value: Value): KindAssignment {
  const at = allowed.map((row) => row.indexOf(true))
  let base = 0
  const gains: number[][] = []
  for (let coupon = 1; coupon < (allowed[0]?.length ?? 0); coupon += 1) gains.push([])
  for (let line = 0; line < allowed.length; line += 1) {
    const row = allowed[line] ?? []
    const present = at[line] ?? 0
    const presentValue = value(line, present)
    base += presentValue
    for (let coupon = 1; coupon < row.length; coupon += 1) {
      const isOpen = present === 0 && row[coupon] === true
      gains[coupon - 1]?.push(isOpen ? value(line, coupon) - presentValue : 0)
    }
  }
  const { columnOf, rowPrices, total } = assignSlots(gains, allowed.length)
  for (const [index, line] of columnOf.entries()) if (line >= 0) at[line] = index + 1
  return { at, total: total + base, prices: [0, ...rowPrices] }
}

/** What is left of the lines that an offer counts, in won. */
function leftFor({ base, counts }: StoreOffer, taken: readonly Won[]): Won {
  return taken.reduce((left, amount, line) => (counts[line] === true ? left - amount : left), base)
}

function bestOffers(
  puzzle: CouponPuzzle,
  guess: Guess,
  taken: readonly Won[],
): { offerAt: StoreOffer[]; total: Won } {
  const discountOf = (offer: StoreOffer) => couponDiscountOf(offer.discount, leftFor(offer, taken))
  const gains = puzzle.storeCoupons.map((_, index) =>
    guess.offers.map((offers) => {
      const offer = offers.find(({ coupon }) => coupon === index)
      return offer === undefined ? 0 : discountOf(offer)
    }),
  )
  const { columnOf } = assignSlots(gains, guess.offers.length)
  const offerAt = puzzle.offers.flatMap(([none]) => none ?? [])
  let total = 0
  for (const [index, store] of columnOf.entries()) {
    const offer = guess.offers[store]?.find(({ coupon }) => coupon === index)
    if (offer === undefined) continue
    offerAt[store] = offer
    total += discountOf(offer)
  }
  return { offerAt, total }
}

/** The whole choice that coupons on the lines lead to: store coupons are given out as well as can be. */
export function completeChoice(
  puzzle: CouponPuzzle,
  guess: Guess,
  lineCoupons: Pick<Choice, 'goodsAt' | 'duplicationAt'>,
): Choice {
  const { goodsAt, duplicationAt } = lineCoupons
  const taken = goodsAt.map((goods, line) =>
    worthAt(puzzle, line, [goods, duplicationAt[line] ?? 0]),
  )
  const { offerAt, total } = bestOffers(puzzle, guess, taken)
  return {
    goodsAt,
    duplicationAt,
    offerAt,
    total: total + taken.reduce((sum, amount) => sum + amount, 0),
  }
}
