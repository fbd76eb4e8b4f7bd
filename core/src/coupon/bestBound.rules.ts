import type { Won } from '../money/money.rules.ts'
import { assignKind, worthAt } from './bestGuess.rules.ts'
import type { Guess } from './bestGuess.rules.ts'
import type { CouponPuzzle, StoreOffer } from './bestPuzzle.rules.ts'
import { assignSlots } from './slotAssignment.rules.ts'

/**
 * What makes a relaxed optimum: a price for each duplication coupon, in hundredths of a won (0, none, is free), and
 * for each store how much a won taken off its lines counts, in percent. Any give a bound, good ones a small one.
 */
export type Prices = {
  readonly ofDuplication: readonly number[]
  readonly slopes: readonly number[]
}

/** A relaxed optimum; no choice that the guess allows takes off more than `bound` hundredths of a won. */
export type Relaxed = {
  readonly bound: number
  readonly goodsAt: readonly number[]
  readonly duplicationAt: readonly number[]
  readonly offerAt: readonly StoreOffer[]
  /** How many lines have each duplication coupon; really at most one can. */
  readonly uses: readonly number[]
  /** How much more each store's slope supposes to be taken off than is; 0 where the slope is right. */
  readonly pulls: readonly Won[]
}

type FramedOffer = {
  readonly offer: StoreOffer
  /** The most that can be taken off the lines that it counts, and off others that a slope holds for. */
  readonly counted: Won
  readonly uncounted: Won
}

/** A guess with what stays the same whatever the prices are. */
export type Frame = {
  readonly puzzle: CouponPuzzle
  readonly guess: Guess
  /** Lines that some allowed offer counts, so that a won taken off them does not count whole. */
  readonly isSloped: readonly boolean[]
  readonly stores: readonly (readonly FramedOffer[])[]
  /** How little a won taken off can count in each store, in percent. */
  readonly flattest: readonly number[]
}

const HUNDRED = 100

/** The most that an offer takes off what is left, in hundredths of a won and without rounding. */
function smoothDiscount({ discount }: StoreOffer, left: Won): number {
  if (discount.kind === 'FIXED') return HUNDRED * Math.min(discount.amount, left)
  const taken = discount.percent * left
  return discount.maxDiscount === 0 ? taken : Math.min(taken, HUNDRED * discount.maxDiscount)
}

/** What is left where an offer's discount stops growing, in won, rounded both ways; it bends nowhere else. */
function bendsOf({ discount }: StoreOffer): Won[] {
  if (discount.kind === 'FIXED') return [discount.amount]
  if (discount.maxDiscount === 0) return []
  const bend = (HUNDRED * discount.maxDiscount) / discount.percent
  return [Math.floor(bend), Math.ceil(bend)]
}

function flattestSlope({ coupon, discount }: StoreOffer): number {
  if (coupon === -1) return HUNDRED
  return discount.kind === 'FIXED' ? 0 : HUNDRED - discount.percent
}

/** The most that the coupons which a guess allows take off a line, in won. */
function takenMost(puzzle: CouponPuzzle, guess: Guess, line: number): Won {
  const goodsRow = guess.goods[line] ?? []
  const duplicationRow = guess.duplications[line] ?? []
  let most = 0
  for (let goods = 0; goods < goodsRow.length; goods += 1) {
    if (goodsRow[goods] !== true) continue
    const worth = puzzle.worth[line]?.[goods] ?? []
    for (let other = 0; other < worth.length; other += 1) {
      if (duplicationRow[other] === true) most = Math.max(most, worth[other] ?? 0)
    }
  }
  return most
}

/** Works out what stays the same for a guess. */
export function frameGuess(puzzle: CouponPuzzle, guess: Guess): Frame {
  const most = puzzle.lines.map((_, line) => takenMost(puzzle, guess, line))
  const isSloped = puzzle.storeOf.map(
    (store, line) => guess.offers[store]?.some(({ counts }) => counts[line] === true) === true,
  )
  const sumWhere = (isIn: (line: number) => boolean) =>
    most.reduce((sum, amount, line) => (isIn(line) ? sum + amount : sum), 0)
  const stores = guess.offers.map((offers, store) =>
    offers.map((offer) => {
      const counts = (line: number) => offer.counts[line] === true
      const isBeside = (line: number) =>
        puzzle.storeOf[line] === store && isSloped[line] === true && !counts(line)
      return { offer, counted: sumWhere(counts), uncounted: sumWhere(isBeside) }
    }),
  )
  return {
    puzzle,
    guess,
    isSloped,
    stores,
    flattest: guess.offers.map((offers) => Math.min(...offers.map(flattestSlope))),
  }
}

/** What an offer adds, in hundredths of a won, when so much is taken off of which the slope counts only a part. */
function extraAt({ offer, counted, uncounted }: FramedOffer, slope: number, taken: Won): number {
  const within = Math.max(0, Math.min(taken, counted))
  const beside = Math.max(0, HUNDRED - slope) * uncounted
  return (HUNDRED - slope) * within + beside + smoothDiscount(offer, offer.base - within)
}

/** Where an offer can add the most: nowhere taken off, all of it, or where its discount bends. */
function extremesOf({ offer, counted }: FramedOffer): Won[] {
  return [0, counted, ...bendsOf(offer).map((left) => offer.base - left)]
}

function mostExtra(framed: FramedOffer, slope: number): number {
  return Math.max(...extremesOf(framed).map((taken) => extraAt(framed, slope, taken)))
}

/** How far what is taken off lies from where the offer adds the most at this slope; 0 where it adds as much. */
function pullOf(framed: FramedOffer, slope: number, taken: Won): Won {
  let most = extraAt(framed, slope, taken)
  let pull = 0
  for (const other of extremesOf(framed)) {
    const extra = extraAt(framed, slope, other)
    if (extra <= most) continue
    most = extra
    pull = Math.max(0, Math.min(other, framed.counted)) - taken
  }
  return pull
}

type RelaxedStores = {
  readonly extra: number
  readonly offerAt: readonly FramedOffer[]
}

/** The offers that add the most when every store coupon is used once and nothing else is looked at. */
function relaxStores({ puzzle, stores }: Frame, slopes: readonly number[]): RelaxedStores {
  const extras = stores.map((offers, store) =>
    offers.map((framed) => mostExtra(framed, slopes[store] ?? 0)),
  )
  const bases = extras.map(([first]) => first ?? 0)
  const gains = puzzle.storeCoupons.map((_, coupon) =>
    stores.map((offers, store) => {
      const index = offers.findIndex(({ offer }) => offer.coupon === coupon)
      return index <= 0 ? 0 : (extras[store]?.[index] ?? 0) - (bases[store] ?? 0)
    }),
  )
  const { columnOf, total } = assignSlots(gains, stores.length)
  const offerAt = stores.flatMap((offers) => offers[0] ?? [])
  for (const [coupon, store] of columnOf.entries()) {
    const framed = stores[store]?.find(({ offer }) => offer.coupon === coupon)
    if (framed !== undefined) offerAt[store] = framed
  }
  return { extra: total + bases.reduce((sum, base) => sum + base, 0), offerAt }
}

/** What a goods coupon is worth on a line with the duplication coupon that pays best at its price. */
type BestPair = { readonly value: number; readonly duplication: number }

const NO_PAIR: BestPair = { value: 0, duplication: 0 }

function bestPair(
  worth: readonly Won[],
  allowed: readonly boolean[],
  { slope, prices }: { readonly slope: number; readonly prices: readonly number[] },
): BestPair {
  let value = -Infinity
  let duplication = 0
  for (let other = 0; other < worth.length; other += 1) {
    const paid = slope * (worth[other] ?? 0) - (prices[other] ?? 0)
    if (allowed[other] === true && paid > value) {
      value = paid
      duplication = other
    }
  }
  return { value, duplication }
}

function pairUp({ puzzle, guess, isSloped }: Frame, prices: Prices): BestPair[][] {
  const pairs: BestPair[][] = []
  for (let line = 0; line < guess.goods.length; line += 1) {
    const ofStore = prices.slopes[puzzle.storeOf[line] ?? 0] ?? 0
    const priced = {
      slope: isSloped[line] === true ? ofStore : HUNDRED,
      prices: prices.ofDuplication,
    }
    const allowed = guess.duplications[line] ?? []
    const row = guess.goods[line] ?? []
    const ofLine: BestPair[] = []
    for (let goods = 0; goods < row.length; goods += 1) {
      const worth = puzzle.worth[line]?.[goods] ?? []
      ofLine.push(row[goods] === true ? bestPair(worth, allowed, priced) : NO_PAIR)
    }
    pairs.push(ofLine)
  }
  return pairs
}

/**
 * The optimum when duplication coupons may be used again and again at their prices, and each store's coupon is a
 * straight line of the slope that lies above what it takes. It is never less than what any allowed choice takes off:
 * decision 025.
 */
export function relax(frame: Frame, prices: Prices): Relaxed {
  const { puzzle, guess, stores } = frame
  const pairs = pairUp(frame, prices)
  const goods = assignKind(guess.goods, (line, coupon) => pairs[line]?.[coupon]?.value ?? 0)
  const duplicationAt = goods.at.map((coupon, line) => pairs[line]?.[coupon]?.duplication ?? 0)
  const uses = prices.ofDuplication.map(() => 0)
  for (const coupon of duplicationAt) uses[coupon] = (uses[coupon] ?? 0) + 1
  const taken = stores.map(() => 0)
  for (const [line, store] of puzzle.storeOf.entries()) {
    if (frame.isSloped[line] !== true) continue
    const pair = [goods.at[line] ?? 0, duplicationAt[line] ?? 0] as const
    taken[store] = (taken[store] ?? 0) + worthAt(puzzle, line, pair)
  }
  const { extra, offerAt } = relaxStores(frame, prices.slopes)
  const priced = prices.ofDuplication.reduce((sum, price) => sum + price, 0)
  return {
    bound: goods.total + priced + extra,
    goodsAt: goods.at,
    duplicationAt,
    offerAt: offerAt.map(({ offer }) => offer),
    uses,
    pulls: offerAt.map((framed, store) =>
      pullOf(framed, prices.slopes[store] ?? 0, taken[store] ?? 0),
    ),
  }
}
