import type { Won } from '../money/money.rules.ts'
import { partsOf, settlePart, settleStore } from './bestBranch.rules.ts'
import { completeChoice, giveOutAnew } from './bestChoice.rules.ts'
import type { Choice, LineCoupons, Slope } from './bestChoice.rules.ts'
import type { Effort } from './bestEffort.rules.ts'
import { PARTS } from './bestLeaf.rules.ts'
import type { Program } from './bestProgram.rules.ts'
import { solveProgram } from './bestSimplex.rules.ts'
import type { Basis, Solved } from './bestSimplex.rules.ts'
import type { CouponTable } from './bestTable.rules.ts'

/** A search through tables of one program. */
export type Search = {
  readonly program: Program
  readonly effort: Effort
  /** What is to be exceeded, in won; the best choice so far takes off as much. */
  floor: Won
  best: Choice | null
}

/** Where a solution starts from, and how deep in the search it is. */
type Start = { readonly from: Basis; readonly depth: number }

/** A table with the solution of the program for what it allows. */
export type Node = { readonly table: CouponTable; readonly solved: Solved; readonly depth: number }

const WHOLE = 0.999
const TURNS = 2
/** What solving costs in steps of the effort, for each entry of the program's basis: as a whole, and for a pivot. */
const SOLVE_STEPS = 5
const PIVOT_STEPS = 0.2

/** Remembers a choice that takes off more than any before. */
export function keep(search: Search, choice: Choice): void {
  if (choice.total <= search.floor) return
  search.floor = choice.total
  search.best = choice
}

/** The largest total, in won, that a solution leaves possible: totals come in steps. */
export function reachable({ puzzle }: Program, bound: number): Won {
  return Math.floor(bound / puzzle.step) * puzzle.step
}

function wholeParts(program: Program, { table, solved }: Node): LineCoupons {
  const goodsAt = Array.from({ length: table.lines }, () => 0)
  const duplicationAt = goodsAt.slice()
  const lines = new Set<number>()
  for (const { line, goods, duplication } of partsOf(program, solved)) {
    if (lines.has(line)) continue
    const isFree =
      (goods === 0 || !goodsAt.includes(goods)) &&
      (duplication === 0 || !duplicationAt.includes(duplication))
    if (!isFree) continue
    lines.add(line)
    goodsAt[line] = goods
    duplicationAt[line] = duplication
  }
  return { goodsAt, duplicationAt }
}

/** Makes whole choices of a solution: its parts as far as they fit; at the top each kind of coupon is given out anew, too. */
function tryChoices(search: Search, node: Node): void {
  const { couplingsOf, scaleOf, puzzle } = search.program
  const { table, solved } = node
  const slope: Slope = (line) =>
    (couplingsOf[line] ?? []).reduce(
      (left, row) => left - (PARTS * (solved.prices[row] ?? 0)) / (scaleOf[row] ?? 1),
      PARTS,
    )
  let coupons = wholeParts(search.program, node)
  keep(search, completeChoice(puzzle, table, coupons))
  if (node.depth > 0) return
  for (let turn = 0; turn < TURNS; turn += 1) {
    coupons = giveOutAnew(table, coupons, slope)
    keep(search, completeChoice(puzzle, table, coupons))
  }
}

/** Solves the program for a table, and makes whole choices of the solution if they could exceed the floor. */
export function openNode(search: Search, table: CouponTable, at: Start): Node {
  const solved = solveProgram(search.program, table, at.from)
  const entries = search.program.rows ** 2
  search.effort.left -= entries * (SOLVE_STEPS + PIVOT_STEPS * solved.pivots)
  const node = { table, solved, depth: at.depth }
  if (canExceed(search, node)) tryChoices(search, node)
  return node
}

/** Whether a node could have a choice that exceeds the floor. */
export function canExceed({ program, floor }: Search, { solved }: Node): boolean {
  return reachable(program, solved.bound) > floor
}

/** The next table down from a node: a store's offer decided, or all whole parts and the largest other one. */
function nextDown(
  { program }: Search,
  { table, solved }: Node,
  fixed: Set<number>,
): CouponTable | null {
  const settled = settleStore(program, table, solved)
  if (settled !== null) return settled
  let next: CouponTable | null = null
  for (const part of partsOf(program, solved)) {
    if (fixed.has(part.at)) continue
    const isWhole = part.share >= WHOLE
    fixed.add(part.at)
    next = settlePart(next ?? table, part)
    if (!isWhole) return next
  }
  return null
}

/** Goes down from a node to a whole choice, taking for whole the largest part at each turn. */
export function dive(search: Search, top: Node): void {
  const fixed = new Set<number>()
  let node = top
  while (canExceed(search, node)) {
    const table = nextDown(search, node, fixed)
    if (table === null) return
    node = openNode(search, table, { from: node.solved.basis, depth: node.depth })
  }
}
