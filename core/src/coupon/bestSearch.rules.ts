import type { Won } from '../money/money.rules.ts'
import { frameGuess, relax } from './bestBound.rules.ts'
import type { Frame, Prices, Relaxed } from './bestBound.rules.ts'
import { branchLines, branchStores } from './bestBranch.rules.ts'
import { assignKind, completeChoice, onlyStore, worthAt } from './bestGuess.rules.ts'
import type { Choice, Guess } from './bestGuess.rules.ts'
import {
  bidPrices,
  isSettled,
  movePrices,
  openPrices,
  pricesOf,
  slopesToTry,
} from './bestPrices.rules.ts'
import type { Tightened } from './bestPrices.rules.ts'
import type { CouponPuzzle } from './bestPuzzle.rules.ts'

/** How many guesses all searches of one cart may try together: a few tenths of a second. Source: decision 025. */
export const GUESSES_MAX = 500

const HUNDRED = 100
const ROUNDS_AT_FIRST = 60
const ROUNDS_LATER = 6
const RESTARTS_AT_FIRST = 3
const TURNS = 6
const FAILURES_MAX = 5
const PACE = 0.5
const PACE_KEPT = 0.85

/** What a cart's searches have left to try; shared by all of them. */
export type GuessBudget = { left: number }

/** A search for a choice that takes off more than `floor`, in won; nothing can take off more than `ceiling`. */
type Search = {
  readonly puzzle: CouponPuzzle
  readonly budget: GuessBudget
  readonly ceiling: Won
  /** How a guess is divided: over the stores first, then within one of them. */
  readonly branch: (frame: Frame, relaxed: Relaxed) => Guess[]
  /** The best of stores by themselves, as far as they were looked at. */
  readonly known: Map<string, Choice>
  /** A good choice from elsewhere, which this search may not make; its prices are good to begin with. */
  readonly hint: Choice | null
  floor: Won
  best: Choice | null
}

/** The largest total, in won, that the bound leaves possible: totals come in steps. */
function reachable({ step }: CouponPuzzle, { bound }: Relaxed): Won {
  return Math.floor(bound / (HUNDRED * step)) * step
}

function keep(search: Search, choice: Choice): void {
  if (choice.total <= search.floor) return
  search.floor = choice.total
  search.best = choice
}

/**
 * Makes whole choices of a relaxed optimum, each kind of coupon being given out anew for what the other leaves, and
 * answers what the duplication coupons were worth in the first.
 */
function tryChoices(
  search: Search,
  frame: Frame,
  { relaxed, prices }: Tightened,
): readonly number[] {
  const { puzzle, guess, isSloped } = frame
  const weigh = (line: number, pair: readonly [number, number]) => {
    const slope =
      isSloped[line] === true ? (prices.slopes[puzzle.storeOf[line] ?? 0] ?? 0) : HUNDRED
    return Math.max(1, slope) * worthAt(puzzle, line, pair)
  }
  const duplications = assignKind(guess.duplications, (line, coupon) =>
    weigh(line, [relaxed.goodsAt[line] ?? 0, coupon]),
  )
  const duplicationAt = duplications.at
  keep(search, completeChoice(puzzle, guess, { goodsAt: relaxed.goodsAt, duplicationAt }))
  const goods = assignKind(guess.goods, (line, coupon) =>
    weigh(line, [coupon, duplicationAt[line] ?? 0]),
  )
  keep(search, completeChoice(puzzle, guess, { goodsAt: goods.at, duplicationAt }))
  return duplications.prices
}

/** The search for good prices of one guess: the smallest bound so far, and the prices that were tried last. */
type Descent = {
  readonly search: Search
  readonly frame: Frame
  best: Tightened
  last: Tightened
}

function tryPrices(descent: Descent, prices: Prices): boolean {
  descent.last = { relaxed: relax(descent.frame, prices), prices }
  const isBetter = descent.last.relaxed.bound < descent.best.relaxed.bound
  if (isBetter) descent.best = descent.last
  return isBetter
}

function isDone({ search, frame, best }: Descent): boolean {
  return reachable(frame.puzzle, best.relaxed) <= search.floor || isSettled(best)
}

/** Prices the duplication coupons by what they are worth beside the goods coupons that were given out last. */
function reprice(descent: Descent): void {
  const ofDuplication = tryChoices(descent.search, descent.frame, descent.last)
  tryPrices(descent, { ...descent.last.prices, ofDuplication })
}

function turnSlope(descent: Descent, store: number, isFirst: boolean): void {
  const { frame, best } = descent
  const { prices } = best
  for (const slope of slopesToTry(frame, best, store)) {
    tryPrices(descent, { ...prices, slopes: prices.slopes.with(store, slope) })
    if (isFirst) reprice(descent)
  }
}

/** Turns slopes as long as that makes the bound smaller. */
function turnSlopes(descent: Descent, isFirst: boolean): void {
  for (let turn = 0; turn < TURNS && !isDone(descent); turn += 1) {
    const before = descent.best
    for (const store of descent.frame.stores.keys()) turnSlope(descent, store, isFirst)
    if (descent.best === before) return
  }
}

/** Moves prices a little again and again, less after each failure, and goes back to the best after some. */
function movePricesOn(descent: Descent, rounds: number): void {
  let pace = PACE
  let failures = 0
  descent.last = descent.best
  for (let round = 0; round < rounds && !isDone(descent); round += 1) {
    if (tryPrices(descent, bidPrices(descent.frame, descent.last))) continue
    const { last, search } = descent
    const gap = last.relaxed.bound - HUNDRED * search.floor
    if (tryPrices(descent, movePrices(last, pace * gap))) {
      failures = 0
      continue
    }
    failures += 1
    pace *= PACE_KEPT
    if (failures % FAILURES_MAX === 0) descent.last = descent.best
  }
}

/** Looks for prices that make the bound of a guess small, and for choices on the way. */
function tighten(search: Search, frame: Frame, start: Prices | null): Tightened {
  const prices = start ?? openPrices(frame)
  const first = { relaxed: relax(frame, prices), prices }
  const descent: Descent = { search, frame, best: first, last: first }
  reprice(descent)
  const restarts = start === null ? RESTARTS_AT_FIRST : 1
  for (let turn = 0; turn < restarts && !isDone(descent); turn += 1) {
    const known = search.best ?? search.hint
    if (known !== null) {
      tryPrices(descent, pricesOf(frame, known))
      tryPrices(descent, bidPrices(frame, descent.last))
    }
    tryChoices(search, frame, descent.last)
  }
  turnSlopes(descent, start === null)
  movePricesOn(descent, start === null ? ROUNDS_AT_FIRST : ROUNDS_LATER)
  if (!isDone(descent)) tryChoices(search, frame, descent.best)
  return descent.best
}

/** Each store's best by itself, put together; store coupons that could wait are given out last. */
function putTogether(search: Search, { puzzle, guess }: Frame): void {
  const goodsAt = puzzle.lines.map(() => 0)
  const duplicationAt = puzzle.lines.map(() => 0)
  for (const store of puzzle.storeIds.keys()) {
    const alone = onlyStore(puzzle, guess, store)
    const key = JSON.stringify([store, alone])
    const known = search.known.get(key)
    const choice = known ?? searchStore(search, alone)
    if (choice === null) continue
    search.known.set(key, choice)
    for (const [line, of] of puzzle.storeOf.entries()) {
      if (of !== store) continue
      goodsAt[line] = choice.goodsAt[line] ?? 0
      duplicationAt[line] = choice.duplicationAt[line] ?? 0
    }
  }
  keep(search, completeChoice(puzzle, guess, { goodsAt, duplicationAt }))
}

function searchStore({ puzzle, budget, known }: Search, alone: Guess): Choice | null {
  const within: Search = {
    puzzle,
    budget,
    known,
    ceiling: Infinity,
    branch: branchLines,
    hint: null,
    floor: -1,
    best: null,
  }
  explore(within, alone, null)
  return within.best
}

function explore(search: Search, guess: Guess, start: Prices | null): void {
  const { puzzle, budget } = search
  if (budget.left === 0 || search.floor >= search.ceiling) return
  budget.left -= 1
  const frame = frameGuess(puzzle, guess)
  const best = tighten(search, frame, start)
  if (reachable(puzzle, best.relaxed) <= search.floor) return
  const parts = search.branch(frame, best.relaxed)
  if (parts.length === 0 && search.branch === branchStores) putTogether(search, frame)
  for (const part of parts) {
    if (reachable(puzzle, best.relaxed) <= search.floor) return
    explore(search, part, best.prices)
  }
}

/**
 * Finds a choice within a guess that takes off more than `floor` and as much as any, stopping at `ceiling`; `null`
 * when none takes off more than `floor`. When the budget runs out, what was found until then is the answer.
 */
export function searchBest(
  puzzle: CouponPuzzle,
  guess: Guess,
  limits: Pick<Search, 'floor' | 'ceiling' | 'budget' | 'hint'>,
): Choice | null {
  const search: Search = { puzzle, ...limits, branch: branchStores, known: new Map(), best: null }
  explore(search, guess, null)
  return search.best
}
