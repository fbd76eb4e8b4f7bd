import { rewardOf } from './problem.rules.ts'
import type { AssignmentProblem, GroupOption } from './problem.rules.ts'
import { pairIndex } from './domain.rules.ts'
import type { Domain } from './domain.rules.ts'
import { maxWeightMatching } from './matching.rules.ts'

/** The first and second agent of each task; 0 is none. */
export type TaskAgents = {
  readonly firstOf: readonly number[]
  readonly secondOf: readonly number[]
}

/** A feasible solution: the agents of the tasks and the option of each group, with its objective. */
export type Assignment = TaskAgents & {
  readonly total: number
  readonly optionOf: readonly GroupOption[]
}

/** The amount that a unit of a task's value adds to the objective, less what it costs in the reward of its group. */
export type Slope = (task: number) => number

/** The value of a pair; 0 where it is not allowed. */
function valueAt(domain: Domain, task: number, pair: readonly [number, number]): number {
  const at = pairIndex(domain, { task, first: pair[0], second: pair[1] })
  return Math.max(0, domain.pairValues[at] ?? 0)
}

function matchBeside(
  count: number,
  tasks: number,
  gainOf: (task: number, agent: number) => number,
): number[] {
  const gains = Array.from({ length: count - 1 }, (_, index) =>
    Array.from({ length: tasks }, (_none, task) => gainOf(task, index + 1)),
  )
  const at = Array.from({ length: tasks }, () => 0)
  const { columnOf } = maxWeightMatching(gains, tasks)
  for (const [index, task] of columnOf.entries()) if (task >= 0) at[task] = index + 1
  return at
}

/** Local search: matches each kind of agent to the tasks optimally, the other kind being fixed. */
export function reassign(domain: Domain, from: TaskAgents, slope: Slope): TaskAgents {
  const { tasks } = domain
  const weigh = (task: number, pair: readonly [number, number]) =>
    Math.round(slope(task) * valueAt(domain, task, pair))
  const secondOf = matchBeside(domain.seconds, tasks, (task, agent) => {
    const first = from.firstOf[task] ?? 0
    return weigh(task, [first, agent]) - weigh(task, [first, 0])
  })
  const firstOf = matchBeside(domain.firsts, tasks, (task, agent) => {
    const second = secondOf[task] ?? 0
    return weigh(task, [agent, second]) - weigh(task, [0, second])
  })
  return { firstOf, secondOf }
}

/** Completes the agents of the tasks with an optimal matching of group agents to groups. */
export function completeAssignment(
  { groupAgents, options }: AssignmentProblem,
  domain: Domain,
  { firstOf, secondOf }: TaskAgents,
): Assignment {
  const values = firstOf.map((first, task) => valueAt(domain, task, [first, secondOf[task] ?? 0]))
  const rewardIn = (option: GroupOption) => {
    let load = 0
    for (let task = 0; task < values.length; task += 1) {
      if (option.counts[task] === true) load += values[task] ?? 0
    }
    return rewardOf(option, load)
  }
  const gains = groupAgents.map(() => domain.options.map(() => 0))
  for (const [group, all] of domain.options.entries()) {
    for (const option of all) {
      const ofAgent = gains[option.agent]
      if (ofAgent !== undefined) ofAgent[group] = rewardIn(option)
    }
  }
  const { columnOf, total } = maxWeightMatching(gains, domain.options.length)
  const optionOf = options.flatMap(([none]) => none ?? [])
  for (const [agent, group] of columnOf.entries()) {
    const option = domain.options[group]?.find((one) => one.agent === agent)
    if (option !== undefined) optionOf[group] = option
  }
  return { firstOf, secondOf, optionOf, total: values.reduce((sum, value) => sum + value, total) }
}
