import type { Frame, Relaxed } from './bestBound.rules.ts'
import { isPlain, worthAt } from './bestGuess.rules.ts'
import type { Guess } from './bestGuess.rules.ts'
import type { CouponPuzzle, StoreOffer } from './bestPuzzle.rules.ts'

/** More than any line or store costs, in won. */
const WEIGHT_MOST = 1e12

type Kind = 'goods' | 'duplications'

/** A coupon of one kind on a line. */
type Spot = { readonly kind: Kind; readonly line: number; readonly coupon: number }

type Rows = readonly (readonly boolean[])[]

function isUndecided(row: readonly boolean[] | undefined): boolean {
  return row !== undefined && row.indexOf(true) !== row.lastIndexOf(true)
}

/** Only this coupon on the line, and on no other line. */
function force(guess: Guess, { kind, line, coupon }: Spot): Guess {
  const rows = guess[kind].map((row, index) =>
    index === line
      ? row.map((_, other) => other === coupon)
      : row.map((isAllowed, other) => isAllowed && (other === 0 || other !== coupon)),
  )
  return { ...guess, [kind]: rows }
}

function isSameRow(one: readonly boolean[], other: readonly boolean[]): boolean {
  return one.every((isAllowed, index) => isAllowed === other[index])
}

/** Lines that can change places without a difference: same price, same store, same coupons still allowed. */
function linesLike({ puzzle, guess }: Frame, line: number): number[] {
  const offers = puzzle.offers[puzzle.storeOf[line] ?? 0] ?? []
  return puzzle.lines.flatMap(({ baseAmount }, other) => {
    const isLike =
      baseAmount === puzzle.lines[line]?.baseAmount &&
      puzzle.storeOf[other] === puzzle.storeOf[line] &&
      isSameRow(guess.goods[other] ?? [], guess.goods[line] ?? []) &&
      isSameRow(guess.duplications[other] ?? [], guess.duplications[line] ?? []) &&
      offers.every(({ counts }) => counts[other] === counts[line])
    return isLike ? [other] : []
  })
}

function worthsOf(puzzle: CouponPuzzle, { kind, coupon }: Spot): string {
  const { discount } = (kind === 'goods' ? puzzle.goods : puzzle.duplications)[coupon - 1] ?? {}
  return JSON.stringify(discount)
}

/** Coupons that can change places without a difference: same discount, still allowed on the same lines. */
function couponsLike({ puzzle, guess }: Frame, spot: Spot): number[] {
  const rows: Rows = guess[spot.kind]
  const count = rows[0]?.length ?? 0
  const worths = worthsOf(puzzle, spot)
  return Array.from({ length: count }, (_, coupon) => coupon).filter(
    (coupon) =>
      coupon === spot.coupon ||
      (coupon !== 0 &&
        worthsOf(puzzle, { ...spot, coupon }) === worths &&
        rows.every((row) => row[coupon] === row[spot.coupon])),
  )
}

/**
 * Not this coupon on this line, nor one like it on a line like it: such a choice is one of those that the coupon on
 * the line was forced for, with names changed.
 */
function forbid(frame: Frame, spot: Spot): Guess {
  const lines = new Set(linesLike(frame, spot.line))
  const coupons = new Set(couponsLike(frame, spot))
  const rows = frame.guess[spot.kind].map((row, line) =>
    lines.has(line) ? row.map((isAllowed, coupon) => isAllowed && !coupons.has(coupon)) : row,
  )
  return { ...frame.guess, [spot.kind]: rows }
}

/** The store takes the offer, and no other store does; or it does not. */
function branchStore(guess: Guess, store: number, taken: StoreOffer): Guess[] {
  const isOther = ({ coupon }: StoreOffer) => coupon === -1 || coupon !== taken.coupon
  return [
    {
      ...guess,
      offers: guess.offers.map((offers, at) => (at === store ? [taken] : offers.filter(isOther))),
    },
    { ...guess, offers: guess.offers.map((all, at) => (at === store ? all.filter(isOther) : all)) },
  ]
}

/** The undecided store whose bound is least sure, with the offer that the relaxed optimum gives it. */
function storeToDecide({ puzzle, guess, stores }: Frame, relaxed: Relaxed): Guess[] {
  let parts: Guess[] = []
  let most = -1
  for (const [store, framed] of stores.entries()) {
    if (guess.offers.length === 1 && isPlain(puzzle, guess, store)) continue
    const last = framed.at(-1)?.offer
    if (framed.length < 2 || last === undefined) continue
    const offer = relaxed.offerAt[store]
    const taken = offer === undefined || offer.coupon === -1 ? last : offer
    const weight = Math.abs(relaxed.pulls[store] ?? 0) * WEIGHT_MOST + taken.base
    if (weight <= most) continue
    most = weight
    parts = branchStore(guess, store, taken)
  }
  return parts
}

/** The undecided coupons of a relaxed optimum, those first that are on several lines, then those that bring more. */
function spotToDecide({ puzzle, guess }: Frame, relaxed: Relaxed): Spot | null {
  const { goodsAt, duplicationAt, uses } = relaxed
  let first: Spot | null = null
  let most = -1
  const consider = (spot: Spot, weight: number) => {
    if (!isUndecided(guess[spot.kind][spot.line]) || weight <= most) return
    first = spot
    most = weight
  }
  for (const line of puzzle.lines.keys()) {
    const goods = goodsAt[line] ?? 0
    const duplication = duplicationAt[line] ?? 0
    const worth = worthAt(puzzle, line, [goods, duplication])
    const isContested = duplication !== 0 && (uses[duplication] ?? 0) > 1
    const rank = isContested ? WEIGHT_MOST : 1
    if (duplication !== 0)
      consider({ kind: 'duplications', line, coupon: duplication }, rank + worth)
    if (goods !== 0) consider({ kind: 'goods', line, coupon: goods }, 1 + worth)
    for (const kind of ['goods', 'duplications'] as const) {
      const coupon = guess[kind][line]?.lastIndexOf(true) ?? 0
      consider({ kind, line, coupon }, 0)
    }
  }
  return first
}

/** Where each coupon of a kind may still be used: the stores of the lines that it is allowed on. */
function storesOf(puzzle: CouponPuzzle, rows: Rows, coupon: number): Set<number> {
  const stores = new Set<number>()
  for (const [line, row] of rows.entries()) {
    if (row[coupon] === true) stores.add(puzzle.storeOf[line] ?? 0)
  }
  return stores
}

/** The coupon on the lines of the spot's store only, or on none of them. */
function branchCoupon({ puzzle, guess }: Frame, { kind, line, coupon }: Spot): Guess[] {
  const store = puzzle.storeOf[line]
  const only = (isThere: boolean) => ({
    ...guess,
    [kind]: guess[kind].map((row, at) =>
      (puzzle.storeOf[at] === store) === isThere ? row : row.with(coupon, false),
    ),
  })
  return [only(true), only(false)]
}

/** A coupon that may be used in several stores, those first that the relaxed optimum uses, then those worth more. */
function couponToDecide({ puzzle, guess }: Frame, relaxed: Relaxed): Spot | null {
  let first: Spot | null = null
  let most = -1
  for (const kind of ['goods', 'duplications'] as const) {
    const at = kind === 'goods' ? relaxed.goodsAt : relaxed.duplicationAt
    const count = guess[kind][0]?.length ?? 0
    for (let coupon = 1; coupon < count; coupon += 1) {
      if (storesOf(puzzle, guess[kind], coupon).size < 2) continue
      const used = at.indexOf(coupon)
      const line = used === -1 ? guess[kind].findIndex((row) => row[coupon] === true) : used
      const pair = kind === 'goods' ? ([coupon, 0] as const) : ([0, coupon] as const)
      const weight = used === -1 ? 0 : worthAt(puzzle, line, pair)
      if (weight <= most) continue
      most = weight
      first = { kind, line, coupon }
    }
  }
  return first
}

/**
 * Divides a guess by what goes to which store: every choice that it allows is allowed by one of the parts. It has no
 * parts when each coupon for lines is for one store only and every store coupon is decided or may be chosen last.
 */
export function branchStores(frame: Frame, relaxed: Relaxed): Guess[] {
  const stores = storeToDecide(frame, relaxed)
  if (stores.length > 0) return stores
  const spot = couponToDecide(frame, relaxed)
  return spot === null ? [] : branchCoupon(frame, spot)
}

/**
 * Divides a guess of one store whose coupon is decided: every choice that it allows is allowed by one of the parts, or
 * is alike to one that is. A guess with nothing to decide has no parts.
 */
export function branchLines(frame: Frame, relaxed: Relaxed): Guess[] {
  const spot = spotToDecide(frame, relaxed)
  return spot === null ? [] : [force(frame.guess, spot), forbid(frame, spot)]
}
