import { basicPairs, fixPair, fixOption } from './branching.rules.ts'
import { completeAssignment, reassign } from './assignment.rules.ts'
import type { Assignment, TaskAgents, Slope } from './assignment.rules.ts'
import type { Work } from './work.rules.ts'
import { SCALE } from './pricedDomain.rules.ts'
import type { LinearProgram } from './linearProgram.rules.ts'
import { solveLp } from './simplex.rules.ts'
import type { Basis, LpSolution } from './simplex.rules.ts'
import type { Domain } from './domain.rules.ts'

/** The state of a branch and bound search. */
export type Search = {
  readonly program: LinearProgram
  readonly work: Work
  /** The objective to exceed; that of the incumbent, when there is one. */
  cutoff: number
  incumbent: Assignment | null
}

/** The basis that a node's solution starts from, and the node's depth. */
type Start = { readonly from: Basis; readonly depth: number }

/** A node of the search: a domain with the solution of its linear relaxation. */
export type Node = {
  readonly domain: Domain
  readonly solution: LpSolution
  readonly depth: number
}

const INTEGRAL = 0.999
const ROUNDS = 2
/** The work of solving a relaxation per entry of the basis: once, and for each pivot. */
const SOLVE_WORK = 5
const PIVOT_WORK = 0.2

/** Makes an assignment the incumbent if its objective exceeds the cutoff. */
export function updateIncumbent(search: Search, assignment: Assignment): void {
  if (assignment.total <= search.cutoff) return
  search.cutoff = assignment.total
  search.incumbent = assignment
}

/** The largest objective within a bound: objectives are multiples of a step. */
export function reachable({ step }: LinearProgram, bound: number): number {
  return Math.floor(bound / step) * step
}

/** Rounding heuristic: takes pairs by falling value as far as they are compatible. */
function roundPairs(program: LinearProgram, { domain, solution }: Node): TaskAgents {
  const firstOf = Array.from({ length: domain.tasks }, () => 0)
  const secondOf = firstOf.slice()
  const tasks = new Set<number>()
  for (const { task, first, second } of basicPairs(program, solution)) {
    if (tasks.has(task)) continue
    const isFree =
      (first === 0 || !firstOf.includes(first)) && (second === 0 || !secondOf.includes(second))
    if (!isFree) continue
    tasks.add(task)
    firstOf[task] = first
    secondOf[task] = second
  }
  return { firstOf, secondOf }
}

/** Derives assignments from a fractional solution by rounding, at the root also by local search. */
function roundSolution(search: Search, node: Node): void {
  const { linksOf, linkScales, problem } = search.program
  const { domain, solution } = node
  const slope: Slope = (task) =>
    (linksOf[task] ?? []).reduce(
      (left, row) => left - (SCALE * (solution.duals[row] ?? 0)) / (linkScales[row] ?? 1),
      SCALE,
    )
  let agents = roundPairs(search.program, node)
  updateIncumbent(search, completeAssignment(problem, domain, agents))
  if (node.depth > 0) return
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    agents = reassign(domain, agents, slope)
    updateIncumbent(search, completeAssignment(problem, domain, agents))
  }
}

/** Solves the relaxation of a domain, and rounds it unless its bound is below the cutoff. */
export function solveNode(search: Search, domain: Domain, at: Start): Node {
  const solution = solveLp(search.program, domain, at.from)
  const entries = search.program.rows ** 2
  search.work.left -= entries * (SOLVE_WORK + PIVOT_WORK * solution.pivots)
  const node = { domain, solution, depth: at.depth }
  if (canExceed(search, node)) roundSolution(search, node)
  return node
}

/** Compares the bound of a node with the cutoff. */
export function canExceed({ program, cutoff }: Search, { solution }: Node): boolean {
  return reachable(program, solution.bound) > cutoff
}

/** The next domain of a dive: one more option fixed, or all integral pairs and the largest fractional one. */
function nextDomain(
  { program }: Search,
  { domain, solution }: Node,
  fixed: Set<number>,
): Domain | null {
  const afterOption = fixOption(program, domain, solution)
  if (afterOption !== null) return afterOption
  let next: Domain | null = null
  for (const pair of basicPairs(program, solution)) {
    if (fixed.has(pair.at)) continue
    const isIntegral = pair.value >= INTEGRAL
    fixed.add(pair.at)
    next = fixPair(next ?? domain, pair)
    if (!isIntegral) return next
  }
  return null
}

/** Diving heuristic: fixes the largest fractional values one after the other until a solution is integral. */
export function dive(search: Search, top: Node): void {
  const fixed = new Set<number>()
  let node = top
  while (canExceed(search, node)) {
    const domain = nextDomain(search, node, fixed)
    if (domain === null) return
    node = solveNode(search, domain, { from: node.solution.basis, depth: node.depth })
  }
}
