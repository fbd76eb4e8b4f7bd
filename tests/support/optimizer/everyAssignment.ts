import { rewardOf } from '@jangteo/core/optimizer/problem.rules'
import type { AssignmentProblem, AssignmentSolution } from '@jangteo/core/optimizer/problem.rules'

/** The objective of a solution and the ranks of its agents, ascending; `null` for one that is not feasible. */
export type Valued = { readonly objective: number; readonly ranks: readonly number[] } | null

function isUsedTwice(agents: readonly number[]): boolean {
  return new Set(agents).size < agents.length
}

/** Computes what a solution is worth, from the problem alone. */
export function valueOf(problem: AssignmentProblem, solution: AssignmentSolution): Valued {
  const { firstOf, secondOf, groupAgentOf } = solution
  const used = [firstOf, secondOf].map((of) => of.filter((agent) => agent > 0))
  const groupAgents = groupAgentOf.filter((agent) => agent >= 0)
  if ([...used, groupAgents].some(isUsedTwice)) return null
  const values = problem.values.map(
    (ofTask, task) => ofTask[firstOf[task] ?? 0]?.[secondOf[task] ?? 0] ?? -1,
  )
  if (values.some((value) => value < 0)) return null
  const options = problem.options.map((all, group) =>
    all.find(({ agent }) => agent === groupAgentOf[group]),
  )
  let objective = values.reduce((sum, value) => sum + value, 0)
  for (const option of options) {
    if (option === undefined) return null
    const load = values.reduce(
      (sum, value, task) => sum + (option.counts[task] === true ? value : 0),
      0,
    )
    objective += rewardOf(option, load)
  }
  const ranks = [
    ...firstOf.flatMap((agent) => problem.firsts[agent - 1] ?? []),
    ...secondOf.flatMap((agent) => problem.seconds[agent - 1] ?? []),
    ...groupAgents.flatMap((agent) => problem.groupAgents[agent] ?? []),
  ]
  return { objective, ranks: ranks.toSorted((one, other) => one - other) }
}

function isBetter(one: NonNullable<Valued>, other: NonNullable<Valued>): boolean {
  if (one.objective !== other.objective) return one.objective > other.objective
  if (one.ranks.length !== other.ranks.length) return one.ranks.length < other.ranks.length
  const at = one.ranks.findIndex((rank, index) => rank !== other.ranks[index])
  return at !== -1 && (one.ranks[at] ?? 0) < (other.ranks[at] ?? 0)
}

/** Every way to choose one of a number of items in each place. */
function choices(places: number, items: readonly number[]): number[][] {
  if (places === 0) return [[]]
  return choices(places - 1, items).flatMap((rest) => items.map((item) => [...rest, item]))
}

function indices(count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => index)
}

/** The best of all assignments; for small problems only. */
export function bestOfEvery(problem: AssignmentProblem): NonNullable<Valued> {
  const { values, options, firsts, seconds, groupAgents } = problem
  const agents = indices(groupAgents.length).map((index) => index - 1)
  const ofGroups = choices(options.length, agents)
  const ofSeconds = choices(values.length, indices(seconds.length))
  let best: NonNullable<Valued> = { objective: 0, ranks: [] }
  for (const firstOf of choices(values.length, indices(firsts.length))) {
    const solutions = ofSeconds.flatMap((secondOf) =>
      ofGroups.map((groupAgentOf) => ({ firstOf, secondOf, groupAgentOf })),
    )
    for (const solution of solutions) {
      const valued = valueOf(problem, solution)
      if (valued !== null && isBetter(valued, best)) best = valued
    }
  }
  return best
}
