import { PERCENT_DISCOUNT_STEP_WON } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { branchLines, branchStores, dropOffers } from './bestBranch.rules.ts'
import { completeChoice } from './bestChoice.rules.ts'
import type { Choice } from './bestChoice.rules.ts'
import { canExceed, dive, keep, openNode, reachable } from './bestDive.rules.ts'
import type { Node, Search } from './bestDive.rules.ts'
import type { Effort } from './bestEffort.rules.ts'
import { searchLeaf } from './bestLabels.rules.ts'
import { PARTS, leafOf } from './bestLeaf.rules.ts'
import { lastDigits } from './bestMoves.rules.ts'
import { isSettled, programOf } from './bestProgram.rules.ts'
import type { Program } from './bestProgram.rules.ts'
import type { CouponPuzzle } from './bestPuzzle.rules.ts'
import { emptyBasis } from './bestSimplex.rules.ts'
import { meet, tableOf } from './bestTable.rules.ts'
import type { CouponTable } from './bestTable.rules.ts'
import type { HeldCoupon } from './couponUse.rules.ts'

/** What a search found, and the nodes that it closed: together they are everything that is allowed. */
export type Searched = {
  readonly program: Program
  readonly choice: Choice | null
  readonly closed: readonly Node[]
}

const LABELS_MAX = 30_000

/** The totals between the floor and a leaf's bound that its last digits leave possible: the least of them, or null. */
function leastTotal(digits: number, floor: Won, most: Won): Won | null {
  const last = Math.min(most, floor + PERCENT_DISCOUNT_STEP_WON)
  for (let total = floor + 1; total <= last; total += 1) {
    if (((digits >> (total % PERCENT_DISCOUNT_STEP_WON)) & 1) === 1) return total
  }
  return null
}

/**
 * Looks for the best choice of a node whose stores are settled: first for those that lose little against its bound,
 * then for more and more. Answers whether that could be told.
 */
function searchNode(search: Search, { table, solved }: Node): boolean {
  const { program, effort, floor } = search
  const leaf = leafOf(program, table, solved)
  const most = Math.floor(leaf.bound / PARTS)
  const least = leastTotal(lastDigits(leaf, leaf.bound - (floor + 1) * PARTS), floor, most)
  if (least === null) return true
  let width = PERCENT_DISCOUNT_STEP_WON
  let target = Math.max(least, most - width)
  for (;;) {
    const budget = leaf.bound - target * PARTS
    const found = searchLeaf(leaf, { budget, effort, labelsMax: LABELS_MAX })
    if (found === 'TOO_MANY') return false
    if (found !== null) keep(search, completeChoice(program.puzzle, table, found))
    if (found !== null || target === least) return true
    width *= 2
    target = Math.max(least, target - width)
  }
}

function branch(search: Search, { table, solved }: Node): CouponTable[] | null {
  return branchStores(search.program, table, solved) ?? branchLines(search.program, table, solved)
}

/** The open node of the largest bound, of equal ones the deepest. */
function takeBest(open: Node[]): Node | undefined {
  const rank = ({ solved }: Node) => Math.floor(solved.bound)
  open.sort((one, other) => rank(one) - rank(other) || one.depth - other.depth)
  return open.pop()
}

/** A node without the offers that are no help to reach the floor. */
function narrowed({ program, floor }: Search, node: Node): Node {
  const isInReach = (bound: number) => reachable(program, bound) >= floor
  return { ...node, table: dropOffers(program, node, isInReach) }
}

/** Looks into nodes until none can exceed the floor, or the ceiling is reached, or there is no effort left. */
function explore(search: Search, starts: readonly Node[], ceiling: Won): Node[] {
  const { program, effort } = search
  const open = [...starts]
  const closed: Node[] = []
  while (search.floor < ceiling && effort.left > 0) {
    const node = takeBest(open)
    if (node === undefined) break
    const narrow = narrowed(search, node)
    const { offers } = narrow.table
    if (offers.some((all) => all.length === 0)) continue
    const isDecided = offers.every((all) => isSettled(program, all))
    if (!canExceed(search, node) || (isDecided && searchNode(search, narrow))) {
      closed.push(narrow)
      continue
    }
    const parts = branch(search, narrow)
    if (parts === null) effort.left = 0
    for (const table of parts ?? []) {
      open.push(openNode(search, table, { from: node.solved.basis, depth: node.depth + 1 }))
    }
  }
  return [...closed, ...open]
}

/** The choice that takes off the most. When the effort is used up, what was found until then is the answer. */
export function searchBest(puzzle: CouponPuzzle, effort: Effort): Searched {
  const table = tableOf(puzzle, new Set())
  const program = programOf(puzzle, table)
  const search: Search = { program, effort, floor: 0, best: null }
  const root = openNode(search, table, { from: emptyBasis(program), depth: 0 })
  dive(search, root)
  const closed = explore(search, [root], Infinity)
  return { program, choice: search.best, closed }
}

/** The rows of some coupons in a program. */
function rowsOf(program: Program, coupons: ReadonlySet<HeldCoupon>): number[] {
  const { puzzle, goodsRow, duplicationRow, couponRow } = program
  const rowsFrom = (held: readonly HeldCoupon[], row: number) =>
    held.flatMap((coupon, at) => (coupons.has(coupon) ? [row + at] : []))
  return [
    ...rowsFrom(puzzle.goods, goodsRow + 1),
    ...rowsFrom(puzzle.duplications, duplicationRow + 1),
    ...rowsFrom(puzzle.storeCoupons, couponRow),
  ]
}

/**
 * A choice that takes off the most that there is, without some coupons; `null` when it takes them. Only those nodes of
 * the search are looked at again that could do without what the coupons are worth there.
 */
export function searchWithout(
  { program, choice, closed }: Searched,
  without: ReadonlySet<HeldCoupon>,
  effort: Effort,
): Choice | null {
  const total = choice?.total ?? 0
  const search: Search = { program, effort, floor: total - 1, best: null }
  const rows = rowsOf(program, without)
  const bare = tableOf(program.puzzle, without)
  const starts = closed.flatMap(({ table, solved }) => {
    const worth = rows.reduce((sum, row) => sum + Math.max(0, solved.prices[row] ?? 0), 0)
    if (reachable(program, solved.bound - worth) < total) return []
    const met = meet(table, bare)
    return met === null ? [] : [openNode(search, met, { from: solved.basis, depth: 0 })]
  })
  explore(search, starts, total)
  return search.best
}
