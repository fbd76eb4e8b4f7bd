import type { Won } from '../money/money.rules.ts'
import { readCell } from './bestTable.rules.ts'
import type { CouponTable } from './bestTable.rules.ts'
import { couponDiscountOf } from './couponDiscount.rules.ts'
import type { CouponPuzzle, StoreOffer } from './bestPuzzle.rules.ts'

/** An offer of a store with so much taken off the lines that it counts: what it takes off then, in won. */
export type Stand = {
  readonly store: number
  readonly offer: StoreOffer
  readonly gain: number
  /** The row that couples it with the lines, and how much of that row it needs; -1 when it counts no line. */
  readonly coupling: number
  readonly need: number
}

/**
 * A puzzle as a linear program: how much of each cell and of each stand is taken, so that no line, coupon or store is
 * used more than once and no stand supposes less to be taken off its lines than is. Every choice of coupons is one of
 * its solutions, and it takes off as much there, or more where a rate is floored. Its columns are a slack for each row,
 * then the cells, then the stands; the rows are those of lines, goods coupons, duplication coupons, stores, store
 * coupons and couplings, each with the limit 1. Source: decision 025.
 */
export type Program = {
  readonly puzzle: CouponPuzzle
  readonly table: CouponTable
  readonly rows: number
  /** The rows before those of the goods and duplication coupons: coupon 1 has the next row. */
  readonly goodsRow: number
  readonly duplicationRow: number
  readonly storeRow: number
  readonly couponRow: number
  readonly stands: readonly Stand[]
  /** The offers that take off the same whatever is taken off their lines. */
  readonly steady: ReadonlySet<StoreOffer>
  /** What a coupling row is divided by, in won: the most that can be taken off its lines. */
  readonly scaleOf: readonly number[]
  /** The coupling rows of each line. */
  readonly couplingsOf: readonly (readonly number[])[]
}

/** Some entries of a column of the program, which has few that are not 0. */
export type Column = { readonly rows: number[]; readonly values: number[] }

/** What an offer takes off when so much is taken off its lines before, without rounding. */
function smoothGain({ discount, base }: StoreOffer, taken: Won): number {
  const left = base - taken
  if (discount.kind === 'FIXED') return Math.min(discount.amount, left)
  const gain = (discount.percent * left) / 100
  return discount.maxDiscount === 0 ? gain : Math.min(gain, discount.maxDiscount)
}

/** How much may be taken off an offer's lines before it takes off less, in won; not above 0 when it does at once. */
export function bendOf({ discount, base }: StoreOffer): number {
  if (discount.kind === 'FIXED') return base - discount.amount
  return discount.maxDiscount === 0
    ? -Infinity
    : base - (100 * discount.maxDiscount) / discount.percent
}

/** The most that the coupons of a table take off the lines that an offer counts, in won. */
export function mostCounted(table: CouponTable, { counts }: StoreOffer): Won {
  const size = table.goods * table.duplications
  let sum = 0
  for (let line = 0; line < table.lines; line += 1) {
    if (counts[line] !== true) continue
    let most = 0
    for (let at = line * size; at < (line + 1) * size; at += 1) {
      most = Math.max(most, table.worth[at] ?? 0)
    }
    sum += most
  }
  return sum
}

type Couplings = {
  readonly stands: Stand[]
  readonly steady: Set<StoreOffer>
  readonly scaleOf: number[]
  readonly couplingsOf: number[][]
  rows: number
}

/** The row that couples an offer with its lines; offers of a store that count the same lines have the same. */
function couple(couplings: Couplings, offer: StoreOffer, known: Map<string, number>): number {
  const key = offer.counts.map(Number).join('')
  const present = known.get(key)
  if (present !== undefined) return present
  const row = couplings.rows
  couplings.rows += 1
  known.set(key, row)
  for (const [line, isCounted] of offer.counts.entries()) {
    if (isCounted) couplings.couplingsOf[line]?.push(row)
  }
  return row
}

function addStands(couplings: Couplings, table: CouponTable, store: number): void {
  const known = new Map<string, number>()
  for (const offer of table.offers[store] ?? []) {
    const most = mostCounted(table, offer)
    const { discount, base } = offer
    if (couponDiscountOf(discount, base - most) === couponDiscountOf(discount, base)) {
      couplings.steady.add(offer)
    }
    if (offer.coupon === -1) continue
    const coupling = most === 0 ? -1 : couple(couplings, offer, known)
    if (coupling !== -1) couplings.scaleOf[coupling] = most
    for (const taken of new Set([0, most, bendOf(offer)])) {
      if (taken < 0 || taken > most) continue
      const need = most === 0 ? 0 : (most - taken) / most
      couplings.stands.push({ store, offer, gain: smoothGain(offer, taken), coupling, need })
    }
  }
}

/** Writes a puzzle as a program. */
export function programOf(puzzle: CouponPuzzle, table: CouponTable): Program {
  const goodsRow = table.lines - 1
  const duplicationRow = goodsRow + table.goods - 1
  const storeRow = duplicationRow + table.duplications
  const couponRow = storeRow + puzzle.storeIds.length
  const couplings: Couplings = {
    stands: [],
    steady: new Set(),
    scaleOf: [],
    couplingsOf: puzzle.lines.map(() => []),
    rows: couponRow + puzzle.storeCoupons.length,
  }
  for (const store of puzzle.storeIds.keys()) addStands(couplings, table, store)
  return { puzzle, table, goodsRow, duplicationRow, storeRow, couponRow, ...couplings }
}

/** The column of a number. */
export function readColumn(program: Program, id: number): Column {
  const { table, rows, goodsRow, duplicationRow, storeRow, couponRow, stands } = program
  if (id < rows) return { rows: [id], values: [1] }
  const column: Column = { rows: [], values: [] }
  const put = (row: number, value: number) => {
    column.rows.push(row)
    column.values.push(value)
  }
  const stand = stands[id - rows - table.worth.length]
  if (stand !== undefined) {
    put(storeRow + stand.store, 1)
    put(couponRow + stand.offer.coupon, 1)
    if (stand.coupling !== -1) put(stand.coupling, stand.need)
    return column
  }
  const { line, goods, duplication } = readCell(table, id - rows)
  put(line, 1)
  if (goods > 0) put(goodsRow + goods, 1)
  if (duplication > 0) put(duplicationRow + duplication, 1)
  const worth = table.worth[id - rows] ?? 0
  for (const row of program.couplingsOf[line] ?? []) put(row, worth / (program.scaleOf[row] ?? 1))
  return column
}

/** Whether it needn't be known which of its offers a store takes: there is one, or none depends on the lines. */
export function isSettled({ steady }: Program, offers: readonly StoreOffer[]): boolean {
  return offers.length === 1 || offers.every((offer) => steady.has(offer))
}
