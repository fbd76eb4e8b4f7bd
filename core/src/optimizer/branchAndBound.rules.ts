import { branchOnTasks, branchOnOptions, fixByReducedCost } from './branching.rules.ts'
import { completeAssignment } from './assignment.rules.ts'
import type { Assignment } from './assignment.rules.ts'
import { canExceed, dive, updateIncumbent, solveNode, reachable } from './diving.rules.ts'
import type { Node, Search } from './diving.rules.ts'
import type { Work } from './work.rules.ts'
import { searchLabels } from './labelSearch.rules.ts'
import { SCALE, priceDomain } from './pricedDomain.rules.ts'
import { residuesOf } from './pricedPairs.rules.ts'
import { isFixed, toLinearProgram } from './linearProgram.rules.ts'
import type { LinearProgram } from './linearProgram.rules.ts'
import type { AssignmentProblem } from './problem.rules.ts'
import { emptyBasis } from './simplex.rules.ts'
import { intersect, domainOf } from './domain.rules.ts'
import type { Domain } from './domain.rules.ts'

/** The incumbent of a search and its leaves, which together cover the whole domain. */
export type SearchResult = {
  readonly program: LinearProgram
  readonly assignment: Assignment | null
  readonly closed: readonly Node[]
}

type Residues = { readonly residues: number; readonly unit: number }

const LABELS_MAX = 30_000

/** The least objective above the cutoff and within a bound whose residue is possible; `null` when there is none. */
function leastTotal({ residues, unit }: Residues, cutoff: number, most: number): number | null {
  const last = Math.min(most, cutoff + unit)
  for (let total = cutoff + 1; total <= last; total += 1) {
    if (((residues >> (total % unit)) & 1) === 1) return total
  }
  return null
}

/**
 * Solves a node whose groups are fixed by label search, with a gap that doubles until something is found or the cutoff is
 * reached. Answers whether the node is closed by it.
 */
function closeNode(search: Search, { domain, solution }: Node): boolean {
  const { program, work, cutoff } = search
  const { problem } = program
  const priced = priceDomain(program, domain, solution)
  const most = Math.floor(priced.bound / SCALE)
  const least = leastTotal(
    { residues: residuesOf(priced, priced.bound - (cutoff + 1) * SCALE), unit: problem.unit },
    cutoff,
    most,
  )
  if (least === null) return true
  let width = problem.unit
  let target = Math.max(least, most - width)
  for (;;) {
    const gap = priced.bound - target * SCALE
    const found = searchLabels(priced, { gap, work, labelsMax: LABELS_MAX })
    if (found === 'TOO_MANY') return false
    if (found !== null) updateIncumbent(search, completeAssignment(problem, domain, found))
    if (found !== null || target === least) return true
    width *= 2
    target = Math.max(least, target - width)
  }
}

function branch(search: Search, { domain, solution }: Node): Domain[] | null {
  return (
    branchOnOptions(search.program, domain, solution) ??
    branchOnTasks(search.program, domain, solution)
  )
}

/** The open node of the largest bound, of equal ones the deepest. */
function takeBest(open: Node[]): Node | undefined {
  const rank = ({ solution }: Node) => Math.floor(solution.bound)
  open.sort((one, other) => rank(one) - rank(other) || one.depth - other.depth)
  return open.pop()
}

/** A node after reduced cost fixing. */
function narrowed({ program, cutoff }: Search, node: Node): Node {
  const isInReach = (bound: number) => reachable(program, bound) >= cutoff
  return { ...node, domain: fixByReducedCost(program, node, isInReach) }
}

/** Best-first search until no node exceeds the cutoff, the ceiling is reached, or no work is left. */
function explore(search: Search, starts: readonly Node[], ceiling: number): Node[] {
  const { program, work } = search
  const open = [...starts]
  const closed: Node[] = []
  while (search.cutoff < ceiling && work.left > 0) {
    const node = takeBest(open)
    if (node === undefined) break
    const narrow = narrowed(search, node)
    const { options } = narrow.domain
    if (options.some((all) => all.length === 0)) continue
    const isDecided = options.every((all) => isFixed(program, all))
    if (!canExceed(search, node) || (isDecided && closeNode(search, narrow))) {
      closed.push(narrow)
      continue
    }
    const branches = branch(search, narrow)
    if (branches === null) work.left = 0
    for (const domain of branches ?? []) {
      open.push(solveNode(search, domain, { from: node.solution.basis, depth: node.depth + 1 }))
    }
  }
  return [...closed, ...open]
}

/** Maximizes the objective. When the work is used up, the incumbent is the answer. */
export function maximize(problem: AssignmentProblem, work: Work): SearchResult {
  const domain = domainOf(problem, new Set())
  const program = toLinearProgram(problem, domain)
  const search: Search = { program, work, cutoff: 0, incumbent: null }
  const root = solveNode(search, domain, { from: emptyBasis(program), depth: 0 })
  dive(search, root)
  const closed = explore(search, [root], Infinity)
  return { program, assignment: search.incumbent, closed }
}

/** The rows of some agents, by their ranks. */
function rowsOf(program: LinearProgram, agents: ReadonlySet<number>): number[] {
  const { problem, firstRow, secondRow, groupAgentRow } = program
  const rowsFrom = (ranks: readonly number[], row: number) =>
    ranks.flatMap((rank, at) => (agents.has(rank) ? [row + at] : []))
  return [
    ...rowsFrom(problem.firsts, firstRow + 1),
    ...rowsFrom(problem.seconds, secondRow + 1),
    ...rowsFrom(problem.groupAgents, groupAgentRow),
  ]
}

/**
 * An assignment of the same objective without some agents; `null` when there is none. Of the leaves of the first search
 * only those are opened again whose bound, less the duals of these agents, still reaches the objective.
 */
export function maximizeWithout(
  { program, assignment, closed }: SearchResult,
  without: ReadonlySet<number>,
  work: Work,
): Assignment | null {
  const total = assignment?.total ?? 0
  const search: Search = { program, work, cutoff: total - 1, incumbent: null }
  const rows = rowsOf(program, without)
  const bare = domainOf(program.problem, without)
  const starts = closed.flatMap(({ domain, solution }) => {
    const paid = rows.reduce((sum, row) => sum + Math.max(0, solution.duals[row] ?? 0), 0)
    if (reachable(program, solution.bound - paid) < total) return []
    const met = intersect(domain, bare)
    return met === null ? [] : [solveNode(search, met, { from: solution.basis, depth: 0 })]
  })
  explore(search, starts, total)
  return search.incumbent
}
