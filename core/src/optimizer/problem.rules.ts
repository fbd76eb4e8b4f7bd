/**
 * A reward that a group pays for one of its agents: `percent` of what `base` is above the group's load, rounded down to
 * a multiple of `rounding` and then limited to `cap`. The load is the sum of the values of the group's tasks that
 * `counts` names, which never exceeds `base`; so the reward is a concave function of it, but for the rounding.
 */
export type GroupOption = {
  /** The agent's index in `groupAgents`; -1 for no agent, which is always the first option of a group. */
  readonly agent: number
  readonly base: number
  readonly percent: number
  /** 1, or the `unit` of the problem. */
  readonly rounding: number
  /** `Infinity` for no limit. */
  readonly cap: number
  readonly counts: readonly boolean[]
}

/**
 * An assignment problem with two kinds of agents for tasks and one kind for groups of tasks. Every agent is used at most
 * once, every task takes at most one agent of each kind, every group at most one option. The objective is the sum of the
 * values of the tasks and of the rewards of the groups; all values are whole numbers. Agents are given by their rank:
 * of equal sums the one with fewer agents is the optimum, then the one whose sorted ranks come first.
 */
export type AssignmentProblem = {
  /** Ranks, ascending; no rank twice. In indices of agents of tasks 0 stands for none, so the first agent is 1. */
  readonly firsts: readonly number[]
  readonly seconds: readonly number[]
  readonly groupAgents: readonly number[]
  /** By task. */
  readonly groupOf: readonly number[]
  /**
   * By task, first agent, second agent: the value of the pair, -1 where it is not allowed. No agents are 0, and two agents
   * at most the sum of each alone.
   */
  readonly values: readonly (readonly (readonly number[])[])[]
  /** By group. */
  readonly options: readonly (readonly GroupOption[])[]
  /** The unit that rewards are rounded to, from 1 to 30. */
  readonly unit: number
}

/** By task the indices of its agents, 0 for none; by group the index of its agent, -1 for none. */
export type AssignmentSolution = {
  readonly firstOf: readonly number[]
  readonly secondOf: readonly number[]
  readonly groupAgentOf: readonly number[]
}

/** The solutions of problems that share no agents and no groups, and whether each is proved to be the optimum. */
export type Optimum = {
  readonly solutions: readonly AssignmentSolution[]
  readonly isProven: boolean
}

/** The port: finds the optima with one budget of work for all problems, the same answer for the same problems. */
export type Optimize = (problems: readonly AssignmentProblem[]) => Optimum

/** The option of a group without an agent. */
export const NO_OPTION: GroupOption = {
  agent: -1,
  base: 0,
  percent: 100,
  rounding: 1,
  cap: 0,
  counts: [],
}

const HUNDRED = 100

/** The reward of an option at a load. */
export function rewardOf({ base, percent, rounding, cap }: GroupOption, load: number): number {
  const hundredths = (base - load) * percent
  return Math.min(cap, (hundredths - (hundredths % (HUNDRED * rounding))) / HUNDRED)
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other)
}

/** A divisor of every sum that the objective can have. */
export function objectiveStep({ values, options }: AssignmentProblem): number {
  const maxima = values.map((ofTask) => Math.max(0, ...ofTask.flat()))
  const stepsOf = ({ base, percent, rounding, cap, counts }: GroupOption): number[] => {
    const limit = cap === Infinity ? 0 : cap
    if (rounding > 1 || percent < HUNDRED) return [rounding, limit]
    const left = maxima.reduce(
      (rest, most, task) => (counts[task] === true ? rest - most : rest),
      base,
    )
    return left < limit ? [limit, base] : [limit]
  }
  const allowed = values.flat(2).filter((value) => value > 0)
  return Math.max(1, [...allowed, ...options.flat().flatMap(stepsOf)].reduce(commonDivisor, 0))
}
