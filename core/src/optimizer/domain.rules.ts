import type { AssignmentProblem, GroupOption } from './problem.rules.ts'

/**
 * A node's domain: by task the values of the pairs of agents that are allowed, -1 for the others, and
 * by group the options that are allowed. A group that is fixed has one option.
 */
export type Domain = {
  readonly tasks: number
  /** The numbers of first and second agents, none being one of them. */
  readonly firsts: number
  readonly seconds: number
  /** By task, first agent, second agent, in one array. */
  readonly pairValues: Float64Array
  readonly options: readonly (readonly GroupOption[])[]
}

/** A first and a second agent on a task; 0 is none. */
export type Pair = { readonly task: number; readonly first: number; readonly second: number }

/** The index of a pair in `pairValues`. */
export function pairIndex({ firsts, seconds }: Domain, pair: Pair): number {
  return (pair.task * firsts + pair.first) * seconds + pair.second
}

/** The pair at an index of `pairValues`. */
export function pairAt({ firsts, seconds }: Domain, at: number): Pair {
  const second = at % seconds
  const row = (at - second) / seconds
  return { task: Math.floor(row / firsts), first: row % firsts, second }
}

/** The domain of a problem without some agents, by their ranks. */
export function domainOf(problem: AssignmentProblem, without: ReadonlySet<number>): Domain {
  const { values, groupAgents, options } = problem
  const isAllowed = (rank: number | undefined) => rank === undefined || !without.has(rank)
  const firsts = [true, ...problem.firsts.map(isAllowed)]
  const seconds = [true, ...problem.seconds.map(isAllowed)]
  const pairValues = new Float64Array(values.length * firsts.length * seconds.length)
  let at = 0
  for (const ofTask of values) {
    for (let first = 0; first < firsts.length; first += 1) {
      const ofFirst = ofTask[first]
      for (let second = 0; second < seconds.length; second += 1) {
        const isOpen = firsts[first] === true && seconds[second] === true
        pairValues[at] = isOpen ? (ofFirst?.[second] ?? -1) : -1
        at += 1
      }
    }
  }
  return {
    tasks: values.length,
    firsts: firsts.length,
    seconds: seconds.length,
    pairValues,
    options: options.map((all) => all.filter(({ agent }) => isAllowed(groupAgents[agent]))),
  }
}

/** Intersects two domains of a problem; `null` when a group is left without any option. */
export function intersect(one: Domain, other: Domain): Domain | null {
  const pairValues = one.pairValues.map((value, at) =>
    (other.pairValues[at] ?? -1) < 0 ? -1 : value,
  )
  const options = one.options.map((all, group) => {
    const agents = new Set(other.options[group]?.map(({ agent }) => agent))
    return all.filter(({ agent }) => agents.has(agent))
  })
  return options.some((all) => all.length === 0) ? null : { ...one, pairValues, options }
}
