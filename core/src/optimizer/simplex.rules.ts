import { readColumn } from './linearProgram.rules.ts'
import type { Column, LinearProgram } from './linearProgram.rules.ts'
import type { Domain } from './domain.rules.ts'

/** A basis: its inverse, and by row the basic column and its value. */
export type Basis = {
  readonly inverse: Float64Array
  readonly values: Float64Array
  readonly columns: Int32Array
}

/** The optimal basis of a program with its duals, and an upper bound of every objective. */
export type LpSolution = {
  readonly basis: Basis
  readonly duals: Float64Array
  readonly bound: number
  readonly pivots: number
}

type Tableau = Basis & {
  readonly program: LinearProgram
  readonly pairValues: Float64Array
  /** The objective's coefficients; columns that the domain excludes have a prohibitive cost. */
  readonly costs: Float64Array
  readonly duals: Float64Array
  readonly alpha: Float64Array
}

type Entering = { id: number; reducedCost: number }

const INFEASIBLE_COST = -1e7
const OPTIMALITY_TOLERANCE = 1e-7
const PIVOT_LEAST = 1e-8
const NEGLIGIBLE = 1e-12
const PIVOTS_MAX = 1_000
const MARGIN = 1e-3
/** Right-hand sides are perturbed by less than this, against degenerate pivots that cycle. */
const PERTURBATION = 1e-6
const PERTURBED_ROWS = 101
const PERTURBATION_FACTOR = 7_919

/** The slack basis. */
export function emptyBasis({ rows }: LinearProgram): Basis {
  const inverse = new Float64Array(rows * rows)
  const values = new Float64Array(rows)
  const columns = new Int32Array(rows)
  for (let row = 0; row < rows; row += 1) {
    inverse[row * rows + row] = 1
    values[row] =
      1 + (PERTURBATION * ((row * PERTURBATION_FACTOR) % PERTURBED_ROWS)) / PERTURBED_ROWS
    columns[row] = row
  }
  return { inverse, values, columns }
}

function costsOf(program: LinearProgram, { pairValues, options }: Domain): Float64Array {
  const { rows, groupRow, rewardColumns } = program
  const costs = new Float64Array(rows + pairValues.length + rewardColumns.length)
  for (const [group, [first]] of options.entries()) {
    if (first !== undefined && first.agent !== -1) costs[groupRow + group] = INFEASIBLE_COST
  }
  for (let at = 0; at < pairValues.length; at += 1) {
    const value = pairValues[at] ?? 0
    costs[rows + at] = value < 0 ? INFEASIBLE_COST : value
  }
  for (const [at, { group, option, reward }] of rewardColumns.entries()) {
    costs[rows + pairValues.length + at] =
      options[group]?.includes(option) === true ? reward : INFEASIBLE_COST
  }
  return costs
}

/** Recomputes the duals from the costs of the basis. */
function computeDuals({ program: { rows }, inverse, columns, costs, duals }: Tableau): void {
  duals.fill(0)
  for (let row = 0; row < rows; row += 1) {
    const cost = costs[columns[row] ?? 0] ?? 0
    if (cost === 0) continue
    const start = row * rows
    for (let at = 0; at < rows; at += 1) {
      duals[at] = (duals[at] ?? 0) + cost * (inverse[start + at] ?? 0)
    }
  }
}

type Row = { readonly start: number; readonly slope: number; readonly paid: number }

/** Prices the pairs of a task and a first agent. */
function pricePairsOf({ program, pairValues, duals }: Tableau, row: Row, best: Entering): void {
  const { domain, rows, secondRow } = program
  const { start, slope, paid } = row
  for (let other = 0; other < domain.seconds; other += 1) {
    const value = pairValues[start + other] ?? 0
    if (value <= 0) continue
    const also = other === 0 ? 0 : (duals[secondRow + other] ?? 0)
    const reducedCost = slope * value - paid - also
    if (reducedCost <= best.reducedCost) continue
    best.reducedCost = reducedCost
    best.id = rows + start + other
  }
}

function pricePairs(tableau: Tableau, best: Entering): void {
  const { program, duals } = tableau
  const { domain, firstRow, linksOf, linkScales } = program
  for (let task = 0; task < domain.tasks; task += 1) {
    let slope = 1
    for (const row of linksOf[task] ?? []) slope -= (duals[row] ?? 0) / (linkScales[row] ?? 1)
    for (let first = 0; first < domain.firsts; first += 1) {
      const paid = (duals[task] ?? 0) + (first === 0 ? 0 : (duals[firstRow + first] ?? 0))
      const start = (task * domain.firsts + first) * domain.seconds
      pricePairsOf(tableau, { start, slope, paid }, best)
    }
  }
}

function priceRewardColumns({ program, pairValues, costs, duals }: Tableau, best: Entering): void {
  const { rows, groupRow, groupAgentRow, rewardColumns } = program
  for (let at = 0; at < rewardColumns.length; at += 1) {
    const column = rewardColumns[at]
    if (column === undefined) continue
    const linked = column.link === -1 ? 0 : column.coefficient * (duals[column.link] ?? 0)
    const paid =
      (duals[groupRow + column.group] ?? 0) + (duals[groupAgentRow + column.option.agent] ?? 0)
    const reducedCost = (costs[rows + pairValues.length + at] ?? 0) - paid - linked
    if (reducedCost <= best.reducedCost) continue
    best.reducedCost = reducedCost
    best.id = rows + pairValues.length + at
  }
}

/** The column of the largest reduced cost (Dantzig's rule); -1 when the basis is optimal. */
function selectEntering(tableau: Tableau): Entering {
  const { program, costs, duals } = tableau
  const best = { id: -1, reducedCost: OPTIMALITY_TOLERANCE }
  pricePairs(tableau, best)
  for (let row = 0; row < program.rows; row += 1) {
    const reducedCost = (costs[row] ?? 0) - (duals[row] ?? 0)
    if (reducedCost <= best.reducedCost) continue
    best.reducedCost = reducedCost
    best.id = row
  }
  priceRewardColumns(tableau, best)
  return best.id === -1 ? { id: -1, reducedCost: 0 } : best
}

/** The row that limits the entering column; -1 when the program is unbounded. */
function ratioTest(tableau: Tableau, column: Column): number {
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

/** Replaces the basic column of a row by the entering one. */
function pivot(tableau: Tableau, { id, reducedCost }: Entering, leaving: number): void {
  const { program, inverse, values, columns, duals, alpha } = tableau
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
    duals[at] = (duals[at] ?? 0) + reducedCost * (inverse[base + at] ?? 0)
  }
}

/** The objective of the duals; `excess` is the largest reduced cost that is left. */
function boundOf({ program, costs, duals }: Tableau, excess: number): number {
  const { rows, domain, problem } = program
  let sum = 0
  for (let row = 0; row < rows; row += 1) {
    sum += (costs[row] ?? 0) < 0 ? (duals[row] ?? 0) : Math.max(0, duals[row] ?? 0)
  }
  return sum + MARGIN + excess * (domain.tasks + problem.options.length)
}

/**
 * The revised simplex method with a warm start from the basis of any other domain of the program. The bound is valid
 * whatever was rounded on the way, because the final duals are priced against every column.
 */
export function solveLp(program: LinearProgram, domain: Domain, from: Basis): LpSolution {
  const tableau: Tableau = {
    program,
    pairValues: domain.pairValues,
    costs: costsOf(program, domain),
    duals: new Float64Array(program.rows),
    alpha: new Float64Array(program.rows),
    inverse: from.inverse.slice(),
    values: from.values.slice(),
    columns: from.columns.slice(),
  }
  computeDuals(tableau)
  let pivots = 0
  let isFresh = true
  let entering = selectEntering(tableau)
  while (pivots < PIVOTS_MAX && !(entering.id === -1 && isFresh)) {
    if (entering.id === -1) {
      computeDuals(tableau)
      isFresh = true
    } else {
      const leaving = ratioTest(tableau, readColumn(program, entering.id))
      if (leaving === -1) break
      pivot(tableau, entering, leaving)
      pivots += 1
      isFresh = false
    }
    entering = selectEntering(tableau)
  }
  const { inverse, values, columns, duals } = tableau
  const bound = boundOf(tableau, entering.reducedCost)
  return { basis: { inverse, values, columns }, duals, bound, pivots }
}
