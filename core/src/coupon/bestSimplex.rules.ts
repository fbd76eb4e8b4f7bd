import { readColumn } from './bestProgram.rules.ts'
import type { Column, Program } from './bestProgram.rules.ts'
import type { CouponTable } from './bestTable.rules.ts'

/** The columns that a solution is made of, one for each row, with how much of each is taken. */
export type Basis = {
  readonly inverse: Float64Array
  readonly values: Float64Array
  readonly columns: Int32Array
}

/** The best solution of a program: what each row is worth in it, in won, and a total that no choice can exceed. */
export type Solved = {
  readonly basis: Basis
  readonly prices: Float64Array
  readonly bound: number
  readonly pivots: number
}

type Tableau = Basis & {
  readonly program: Program
  readonly worth: Float64Array
  /** What each column brings; what isn't allowed costs so much that it is left. */
  readonly costs: Float64Array
  readonly prices: Float64Array
  readonly alpha: Float64Array
}

type Entering = { id: number; gain: number }

const NEVER = -1e7
const NOTHING = 1e-7
const PIVOT_LEAST = 1e-8
const NEGLIGIBLE = 1e-12
const PIVOTS_MAX = 1_000
const MARGIN = 1e-3
/** Limits differ by less than this, so that of several rows one is always the first to be full. */
const UNEVENNESS = 1e-6
const UNEVEN_ROWS = 101
const UNEVEN_FACTOR = 7_919

/** The basis in which nothing is taken. */
export function emptyBasis({ rows }: Program): Basis {
  const inverse = new Float64Array(rows * rows)
  const values = new Float64Array(rows)
  const columns = new Int32Array(rows)
  for (let row = 0; row < rows; row += 1) {
    inverse[row * rows + row] = 1
    values[row] = 1 + (UNEVENNESS * ((row * UNEVEN_FACTOR) % UNEVEN_ROWS)) / UNEVEN_ROWS
    columns[row] = row
  }
  return { inverse, values, columns }
}

function costsOf(program: Program, { worth, offers }: CouponTable): Float64Array {
  const { rows, storeRow, stands } = program
  const costs = new Float64Array(rows + worth.length + stands.length)
  for (const [store, [first]] of offers.entries()) {
    if (first !== undefined && first.coupon !== -1) costs[storeRow + store] = NEVER
  }
  for (let at = 0; at < worth.length; at += 1) {
    const taken = worth[at] ?? 0
    costs[rows + at] = taken < 0 ? NEVER : taken
  }
  for (const [at, { store, offer, gain }] of stands.entries()) {
    costs[rows + worth.length + at] = offers[store]?.includes(offer) === true ? gain : NEVER
  }
  return costs
}

/** Works out the prices anew from what the basis brings. */
function price({ program: { rows }, inverse, columns, costs, prices }: Tableau): void {
  prices.fill(0)
  for (let row = 0; row < rows; row += 1) {
    const cost = costs[columns[row] ?? 0] ?? 0
    if (cost === 0) continue
    const start = row * rows
    for (let at = 0; at < rows; at += 1) {
      prices[at] = (prices[at] ?? 0) + cost * (inverse[start + at] ?? 0)
    }
  }
}

type Row = { readonly start: number; readonly slope: number; readonly paid: number }

/** Looks for a better column among the cells of a line and a goods coupon. */
function scanRow({ program, worth, prices }: Tableau, row: Row, best: Entering): void {
  const { table, rows, duplicationRow } = program
  const { start, slope, paid } = row
  for (let other = 0; other < table.duplications; other += 1) {
    const taken = worth[start + other] ?? 0
    if (taken <= 0) continue
    const also = other === 0 ? 0 : (prices[duplicationRow + other] ?? 0)
    const gain = slope * taken - paid - also
    if (gain <= best.gain) continue
    best.gain = gain
    best.id = rows + start + other
  }
}

function scanCells(tableau: Tableau, best: Entering): void {
  const { program, prices } = tableau
  const { table, goodsRow, couplingsOf, scaleOf } = program
  for (let line = 0; line < table.lines; line += 1) {
    let slope = 1
    for (const row of couplingsOf[line] ?? []) slope -= (prices[row] ?? 0) / (scaleOf[row] ?? 1)
    for (let goods = 0; goods < table.goods; goods += 1) {
      const paid = (prices[line] ?? 0) + (goods === 0 ? 0 : (prices[goodsRow + goods] ?? 0))
      const start = (line * table.goods + goods) * table.duplications
      scanRow(tableau, { start, slope, paid }, best)
    }
  }
}

function scanStands({ program, worth, costs, prices }: Tableau, best: Entering): void {
  const { rows, storeRow, couponRow, stands } = program
  for (let at = 0; at < stands.length; at += 1) {
    const stand = stands[at]
    if (stand === undefined) continue
    const coupled = stand.coupling === -1 ? 0 : stand.need * (prices[stand.coupling] ?? 0)
    const paid =
      (prices[storeRow + stand.store] ?? 0) + (prices[couponRow + stand.offer.coupon] ?? 0)
    const gain = (costs[rows + worth.length + at] ?? 0) - paid - coupled
    if (gain <= best.gain) continue
    best.gain = gain
    best.id = rows + worth.length + at
  }
}

/** The column that would bring the most for each unit; -1, for nothing, when there is none worth taking. */
function enteringOf(tableau: Tableau): Entering {
  const { program, costs, prices } = tableau
  const best = { id: -1, gain: NOTHING }
  scanCells(tableau, best)
  for (let row = 0; row < program.rows; row += 1) {
    const gain = (costs[row] ?? 0) - (prices[row] ?? 0)
    if (gain <= best.gain) continue
    best.gain = gain
    best.id = row
  }
  scanStands(tableau, best)
  return best.id === -1 ? { id: -1, gain: 0 } : best
}

/** The row that is full first when a column is taken; -1 when none is. */
function leavingFor(tableau: Tableau, column: Column): number {
  const { program, inverse, values, alpha } = tableau
  const { rows } = program
  let leaving = -1
  let shortest = Infinity
  for (let row = 0; row < rows; row += 1) {
    let sum = 0
    for (let at = 0; at < column.rows.length; at += 1) {
      sum += (column.values[at] ?? 0) * (inverse[row * rows + (column.rows[at] ?? 0)] ?? 0)
    }
    alpha[row] = sum
    if (sum <= PIVOT_LEAST) continue
    const length = (values[row] ?? 0) / sum
    if (length < shortest) {
      shortest = length
      leaving = row
    }
  }
  return leaving
}

/** Takes a column in the place of the one of a row. */
function pivot(tableau: Tableau, { id, gain }: Entering, leaving: number): void {
  const { program, inverse, values, columns, prices, alpha } = tableau
  const { rows } = program
  const base = leaving * rows
  const divisor = alpha[leaving] ?? 1
  const length = (values[leaving] ?? 0) / divisor
  for (let at = base; at < base + rows; at += 1) inverse[at] = (inverse[at] ?? 0) / divisor
  for (let row = 0; row < rows; row += 1) {
    const factor = alpha[row] ?? 0
    if (row === leaving || Math.abs(factor) < NEGLIGIBLE) continue
    const start = row * rows
    for (let at = 0; at < rows; at += 1) {
      const entry = inverse[base + at] ?? 0
      if (entry !== 0) inverse[start + at] = (inverse[start + at] ?? 0) - factor * entry
    }
    values[row] = Math.max(0, (values[row] ?? 0) - factor * length)
  }
  values[leaving] = length
  columns[leaving] = id
  for (let at = 0; at < rows; at += 1) {
    prices[at] = (prices[at] ?? 0) + gain * (inverse[base + at] ?? 0)
  }
}

/** What the prices allow in all; `excess` is how much any column may still bring above its price. */
function boundOf({ program, costs, prices }: Tableau, excess: number): number {
  const { rows, table, puzzle } = program
  let sum = 0
  for (let row = 0; row < rows; row += 1) {
    sum += (costs[row] ?? 0) < 0 ? (prices[row] ?? 0) : Math.max(0, prices[row] ?? 0)
  }
  return sum + MARGIN + excess * (table.lines + puzzle.storeIds.length)
}

/**
 * The best solution of a program with what a table allows of it, going on from the basis of any other table. The
 * simplex method; the bound holds whatever was rounded, because the prices are checked against every column.
 */
export function solveProgram(program: Program, table: CouponTable, from: Basis): Solved {
  const tableau: Tableau = {
    program,
    worth: table.worth,
    costs: costsOf(program, table),
    prices: new Float64Array(program.rows),
    alpha: new Float64Array(program.rows),
    inverse: from.inverse.slice(),
    values: from.values.slice(),
    columns: from.columns.slice(),
  }
  price(tableau)
  let pivots = 0
  let isFresh = true
  let entering = enteringOf(tableau)
  while (pivots < PIVOTS_MAX && !(entering.id === -1 && isFresh)) {
    if (entering.id === -1) {
      price(tableau)
      isFresh = true
    } else {
      const leaving = leavingFor(tableau, readColumn(program, entering.id))
      if (leaving === -1) break
      pivot(tableau, entering, leaving)
      pivots += 1
      isFresh = false
    }
    entering = enteringOf(tableau)
  }
  const { inverse, values, columns, prices } = tableau
  const bound = boundOf(tableau, entering.gain)
  return { basis: { inverse, values, columns }, prices, bound, pivots }
}
