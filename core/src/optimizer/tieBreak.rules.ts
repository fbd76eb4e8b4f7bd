import { maximize, maximizeWithout } from './branchAndBound.rules.ts'
import type { SearchResult } from './branchAndBound.rules.ts'
import type { Assignment } from './assignment.rules.ts'
import { rewardOf } from './problem.rules.ts'
import type { AssignmentProblem } from './problem.rules.ts'
import type { Work } from './work.rules.ts'

/** Ranks of agents, ascending. */
type Ranks = readonly number[]

type Candidate = { readonly assignment: Assignment; readonly used: Ranks }

/** The search for the lexicographically first set of agents among those that reach the optimal objective. */
type TieBreak = {
  readonly problem: AssignmentProblem
  readonly objective: number
  readonly work: Work
  readonly result: SearchResult
  /** Every agent, and the most that each can add to the objective. */
  readonly all: Ranks
  readonly most: ReadonlyMap<number, number>
  best: Candidate
}

function ascending(one: number, other: number): number {
  return one - other
}

function toCandidate(problem: AssignmentProblem, assignment: Assignment): Candidate {
  const { firsts, seconds, groupAgents } = problem
  const used = [
    ...assignment.firstOf.map((first) => firsts[first - 1]),
    ...assignment.secondOf.map((second) => seconds[second - 1]),
    ...assignment.optionOf.map(({ agent }) => groupAgents[agent]),
  ].filter((rank) => rank !== undefined)
  return { assignment, used: used.toSorted(ascending) }
}

/** Fewer agents first, then smaller ranks, compared place by place. */
function precedes(one: Ranks, other: Ranks): boolean {
  if (one.length !== other.length) return one.length < other.length
  const index = one.findIndex((rank, at) => rank !== other[at])
  const [mine, theirs] = [one[index], other[index]]
  return mine !== undefined && theirs !== undefined && mine < theirs
}

function contributionMaxima(problem: AssignmentProblem): Map<number, number> {
  const { firsts, seconds, groupAgents, values, options } = problem
  const most = new Map<number, number>()
  const note = (rank: number | undefined, amount: number) => {
    if (rank !== undefined) most.set(rank, Math.max(most.get(rank) ?? 0, amount))
  }
  for (const ofTask of values) {
    for (const [index, rank] of firsts.entries()) note(rank, ofTask[index + 1]?.[0] ?? 0)
    for (const [index, rank] of seconds.entries()) note(rank, ofTask[0]?.[index + 1] ?? 0)
  }
  for (const option of options.flat()) note(groupAgents[option.agent], rewardOf(option, 0))
  return most
}

/** An optimistic test for a set with `retained` and without `without` that reaches the objective and precedes the best. */
function couldPrecede(search: TieBreak, without: ReadonlySet<number>, retained: Ranks): boolean {
  const { all, most, objective, best } = search
  const others = all.filter((rank) => !without.has(rank) && !retained.includes(rank))
  const amounts = others.map((rank) => most.get(rank) ?? 0).toSorted((a, b) => b - a)
  let reached = retained.reduce((sum, rank) => sum + (most.get(rank) ?? 0), 0)
  let more = 0
  while (reached < objective && more < amounts.length) {
    reached += amounts[more] ?? 0
    more += 1
  }
  if (reached < objective) return false
  return precedes([...retained, ...others.slice(0, more)].toSorted(ascending), best.used)
}

/** A set that reaches the objective without some agents, `null` when there is none; it may become the best. */
function reachWithout(search: TieBreak, without: ReadonlySet<number>): Candidate | null {
  const assignment = maximizeWithout(search.result, without, search.work)
  if (assignment === null) return null
  const found = toCandidate(search.problem, assignment)
  if (precedes(found.used, search.best.used)) search.best = found
  return found
}

/** Enumerates the sets without some agents and with others; `used` is one of them that reaches the objective. */
function improve(
  search: TieBreak,
  without: ReadonlySet<number>,
  { used, retained: previous }: { readonly used: Ranks; readonly retained: Ranks },
): void {
  const retained = [...previous]
  for (const rank of used.toReversed()) {
    if (retained.includes(rank)) continue
    const fewer = new Set([...without, rank])
    const found = couldPrecede(search, fewer, retained) ? reachWithout(search, fewer) : null
    if (found !== null) improve(search, fewer, { used: found.used, retained })
    retained.push(rank)
  }
}

/**
 * The optimal assignment, and of all that are optimal the one that precedes the others; `null` when no agent adds
 * anything. Each agent that it uses is proved to be needed, or a set without it is found. Source: decision 025.
 */
export function solveProblem(problem: AssignmentProblem, work: Work): Assignment | null {
  const result = maximize(problem, work)
  const { assignment } = result
  if (assignment === null) return null
  const all = [...problem.firsts, ...problem.seconds, ...problem.groupAgents].toSorted(ascending)
  const best = toCandidate(problem, assignment)
  const most = contributionMaxima(problem)
  const search = { problem, objective: assignment.total, work, result, all, most, best }
  improve(search, new Set(), { used: best.used, retained: [] })
  return search.best.assignment
}
