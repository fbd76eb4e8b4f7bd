import { isSettled } from './bestProgram.rules.ts'
import type { Program } from './bestProgram.rules.ts'
import type { StoreOffer } from './bestPuzzle.rules.ts'
import type { Solved } from './bestSimplex.rules.ts'
import { cellAt, readCell } from './bestTable.rules.ts'
import type { Cell, CouponTable } from './bestTable.rules.ts'

/** A pair of coupons on a line as far as a solution takes it, from 0 to 1. */
export type Part = Cell & { readonly at: number; readonly share: number }

type OfferPart = { readonly store: number; readonly offer: StoreOffer; readonly share: number }
type Spot = {
  readonly kind: 'goods' | 'duplication'
  readonly line: number
  readonly coupon: number
}

const SHARE_LEAST = 1e-4
const WHOLE = 0.999

/** The pairs of coupons that a solution takes, the larger parts first. */
export function partsOf({ rows, table }: Program, { basis }: Solved): Part[] {
  const parts: Part[] = []
  for (const [row, id] of basis.columns.entries()) {
    const share = basis.values[row] ?? 0
    const at = id - rows
    if (at < 0 || at >= table.worth.length || share < SHARE_LEAST) continue
    parts.push({ ...readCell(table, at), at, share })
  }
  return parts.toSorted((one, other) => other.share - one.share)
}

/** How much a solution takes of the offers of the stores that are undecided. */
function offerParts(program: Program, table: CouponTable, { basis }: Solved): OfferPart[] {
  const shares = new Map<StoreOffer, number>()
  for (const [row, id] of basis.columns.entries()) {
    const stand = program.stands[id - program.rows - table.worth.length]
    if (stand === undefined) continue
    shares.set(stand.offer, (shares.get(stand.offer) ?? 0) + (basis.values[row] ?? 0))
  }
  return table.offers.flatMap((offers, store) =>
    isSettled(program, offers)
      ? []
      : offers.flatMap((offer) =>
          offer.coupon === -1 ? [] : [{ store, offer, share: shares.get(offer) ?? 0 }],
        ),
  )
}

/** The first of the best, `null` when there are none. */
function bestOf<Item>(items: readonly Item[], weigh: (item: Item) => number): Item | null {
  let best: Item | null = null
  let most = -Infinity
  for (const item of items) {
    const weight = weigh(item)
    if (weight > most) {
      most = weight
      best = item
    }
  }
  return best
}

function withOffer({ offers, ...rest }: CouponTable, { store, offer }: OfferPart): CouponTable[] {
  const isOther = ({ coupon }: StoreOffer) => coupon !== offer.coupon
  return [
    { ...rest, offers: offers.map((all, at) => (at === store ? [offer] : all.filter(isOther))) },
    { ...rest, offers: offers.map((all, at) => (at === store ? all.filter(isOther) : all)) },
  ]
}

/**
 * Divides a table by the offer of an undecided store that its solution is least sure of: taken there, and nowhere
 * else, or not. `null` when no store has to be decided.
 */
export function branchStores(
  program: Program,
  table: CouponTable,
  solved: Solved,
): CouponTable[] | null {
  const parts = offerParts(program, table, solved)
  const unsure = bestOf(parts, ({ share }) => Math.min(share, 1 - share) + share * SHARE_LEAST)
  if (unsure === null) return null
  return withOffer(table, unsure).filter(({ offers }) => offers.every((all) => all.length > 0))
}

/** Offers without those whose coupon another store is sure to take. */
function withoutTaken(offers: CouponTable['offers']): CouponTable['offers'] {
  const takers = new Map<number, number>()
  for (const [store, [only, ...others]] of offers.entries()) {
    if (only !== undefined && others.length === 0) takers.set(only.coupon, store)
  }
  const isOpen = (coupon: number, store: number) =>
    coupon === -1 || (takers.get(coupon) ?? store) === store
  const left = offers.map((all, store) => all.filter(({ coupon }) => isOpen(coupon, store)))
  const isSame = left.every((all, store) => all.length === offers[store]?.length)
  return isSame ? offers : withoutTaken(left)
}

/**
 * A table without the offers whose prices show that no choice with them reaches a total, by bound. A store that must
 * take one of several is left without the offer of none.
 */
export function dropOffers(
  { stands, storeRow, couponRow }: Program,
  { table, solved }: { readonly table: CouponTable; readonly solved: Solved },
  isInReach: (bound: number) => boolean,
): CouponTable {
  const { prices, bound } = solved
  const kept = new Set<StoreOffer>()
  for (const { store, offer, gain, coupling, need } of stands) {
    const coupled = coupling === -1 ? 0 : need * (prices[coupling] ?? 0)
    const paid = (prices[storeRow + store] ?? 0) + (prices[couponRow + offer.coupon] ?? 0) + coupled
    if (isInReach(bound - Math.max(0, paid - gain))) kept.add(offer)
  }
  const isKept = (offer: StoreOffer, store: number) =>
    offer.coupon === -1
      ? isInReach(bound - Math.max(0, prices[storeRow + store] ?? 0))
      : kept.has(offer)
  const offers = table.offers.map((all, store) =>
    all.length === 1 ? all : all.filter((offer) => isKept(offer, store)),
  )
  return { ...table, offers: withoutTaken(offers) }
}

/** A table in which the largest undecided offer of its solution is taken; `null` when none has to be decided. */
export function settleStore(
  program: Program,
  table: CouponTable,
  solved: Solved,
): CouponTable | null {
  const largest = bestOf(offerParts(program, table, solved), ({ share }) => share)
  return largest === null ? null : (withOffer(table, largest)[0] ?? null)
}

/** A table in which nothing else is allowed where a part is, neither on its line nor with its coupons. */
export function settlePart(table: CouponTable, part: Part): CouponTable {
  const worth = table.worth.slice()
  for (let at = 0; at < worth.length; at += 1) {
    const { line, goods, duplication } = readCell(table, at)
    const isTaken =
      line === part.line ||
      (goods > 0 && goods === part.goods) ||
      (duplication > 0 && duplication === part.duplication)
    if (isTaken && at !== part.at) worth[at] = -1
  }
  return { ...table, worth }
}

function couponIn(cell: Cell, kind: Spot['kind']): number {
  return kind === 'goods' ? cell.goods : cell.duplication
}

/** Whether a coupon may still be used on another line. */
function isElsewhere(table: CouponTable, { kind, line, coupon }: Spot): boolean {
  for (let other = 0; other < table.lines; other += 1) {
    const cell = { line: other, goods: 0, duplication: 0, [kind]: coupon }
    if (other !== line && (table.worth[cellAt(table, cell)] ?? -1) > 0) return true
  }
  return false
}

/** The coupon on a line that a solution takes the largest part of without taking the whole. */
function spotOf(program: Program, table: CouponTable, solved: Solved): Spot | null {
  const shares = new Map<string, { spot: Spot; share: number }>()
  for (const part of partsOf(program, solved)) {
    for (const kind of ['goods', 'duplication'] as const) {
      const coupon = couponIn(part, kind)
      if (coupon === 0) continue
      const key = `${kind} ${part.line} ${coupon}`
      const share = (shares.get(key)?.share ?? 0) + part.share
      shares.set(key, { spot: { kind, line: part.line, coupon }, share })
    }
  }
  const open = [...shares.values()].filter(
    ({ spot, share }) => share < WHOLE || isElsewhere(table, spot),
  )
  return bestOf(open, ({ share }) => (share < WHOLE ? share : 0))?.spot ?? null
}

/** Divides a table by one coupon on one line: there and nowhere else, or not; `null` when there is none to ask of. */
export function branchLines(
  program: Program,
  table: CouponTable,
  solved: Solved,
): CouponTable[] | null {
  const spot = spotOf(program, table, solved)
  if (spot === null) return null
  const taken = table.worth.slice()
  const left = table.worth.slice()
  for (let at = 0; at < taken.length; at += 1) {
    const cell = readCell(table, at)
    const isSame = couponIn(cell, spot.kind) === spot.coupon
    if (cell.line === spot.line) (isSame ? left : taken)[at] = -1
    else if (isSame) taken[at] = -1
  }
  return [
    { ...table, worth: taken },
    { ...table, worth: left },
  ]
}
