import { breakpointOf, maxLoadOf } from './linearProgram.rules.ts'
import type { LinearProgram } from './linearProgram.rules.ts'
import { NO_OPTION, rewardOf } from './problem.rules.ts'
import type { GroupOption } from './problem.rules.ts'
import { maxWeightMatching } from './matching.rules.ts'
import type { LpSolution } from './simplex.rules.ts'
import type { Domain } from './domain.rules.ts'

/** Scales duals and losses to whole numbers, so that the proof is free of rounding errors. */
export const SCALE = 10_000

const HUNDRED = 100

/** A group with a fixed option. Slopes and rewards are scaled, the breakpoint is not. */
export type PricedGroup = {
  readonly option: GroupOption
  /** The amount that a unit of load adds to the objective at the duals, and beyond the breakpoint of the reward. */
  readonly slope: number
  readonly slopeAfter: number
  /** The load at which the reward begins to fall. */
  readonly breakpoint: number
  /** The largest sum of the reward and of the load at the rest of its slope. */
  readonly rewardMax: number
  /** The reward is not rounded, or its cap is a multiple of what it is rounded to. */
  readonly isSmooth: boolean
  readonly isInStep: boolean
}

/**
 * The Lagrangian relaxation of a domain whose groups are fixed, with scaled whole duals of tasks and agents. `bound` limits
 * every objective in the domain; what an assignment loses against it is the sum of the losses of its pairs, of the agents
 * that it leaves out and of its groups.
 */
export type PricedDomain = {
  readonly domain: Domain
  readonly unit: number
  readonly groupOf: readonly number[]
  readonly bound: number
  readonly taskDuals: readonly number[]
  readonly firstDuals: readonly number[]
  readonly secondDuals: readonly number[]
  readonly groups: readonly PricedGroup[]
  /** The optimal sum of the rewards that depend on no load, unscaled. */
  readonly constantTotal: number
}

function scaledReward({ base, percent, cap }: GroupOption, load: number): number {
  return Math.min((SCALE / HUNDRED) * percent * (base - load), SCALE * cap)
}

function slopeAfterOf({ agent, percent }: GroupOption): number {
  return agent === -1 ? SCALE : SCALE - (SCALE / HUNDRED) * percent
}

function slopeIn(
  { rewardColumns, linkScales }: LinearProgram,
  { duals }: LpSolution,
  option: GroupOption,
): number {
  const link = rewardColumns.find((column) => column.option === option)?.link ?? -1
  if (link === -1) return SCALE
  const paid = (SCALE * Math.max(0, duals[link] ?? 0)) / (linkScales[link] ?? 1)
  return SCALE - Math.round(paid)
}

/** The maximum of a piecewise linear function: at no load, at the largest, or beside the breakpoint. */
function rewardMaxOf(domain: Domain, option: GroupOption, slope: number): number {
  if (option.agent === -1) return 0
  const most = maxLoadOf(domain, option)
  const breakpoint = Math.min(most, Math.max(0, breakpointOf(option)))
  const at = (load: number) => (SCALE - slope) * load + scaledReward(option, load)
  return Math.max(
    at(0),
    at(most),
    at(Math.floor(breakpoint)),
    at(Math.min(most, Math.ceil(breakpoint))),
  )
}

function pricedGroup(
  program: LinearProgram,
  solution: LpSolution,
  option: GroupOption,
): Omit<PricedGroup, 'rewardMax'> {
  const { rounding, cap } = option
  return {
    option,
    slope: slopeIn(program, solution, option),
    slopeAfter: slopeAfterOf(option),
    breakpoint: option.agent === -1 ? Infinity : breakpointOf(option),
    isSmooth: rounding === 1 && option.percent === HUNDRED,
    isInStep: cap === Infinity || cap % rounding === 0,
  }
}

function constantTotalOf({ problem }: LinearProgram, { options }: Domain): number {
  const gains = problem.groupAgents.map((_, agent) =>
    options.map((all) => {
      const option = all.length > 1 ? all.find((one) => one.agent === agent) : undefined
      return option === undefined ? 0 : rewardOf(option, 0)
    }),
  )
  return maxWeightMatching(gains, options.length).total
}

/** The value of the best pair of a task above the duals of its agents, which is the task's own dual. */
function taskDual(priced: Omit<PricedDomain, 'taskDuals' | 'bound'>, task: number): number {
  const { domain, firstDuals, secondDuals } = priced
  const slope = slopeAt(priced, task)
  let most = 0
  let at = task * domain.firsts * domain.seconds
  for (let first = 0; first < domain.firsts; first += 1) {
    for (let other = 0; other < domain.seconds; other += 1) {
      const value = domain.pairValues[at] ?? 0
      const paid = (firstDuals[first] ?? 0) + (secondDuals[other] ?? 0)
      if (value > 0) most = Math.max(most, slope * value - paid)
      at += 1
    }
  }
  return most
}

/** The amount that a unit of a task's value adds to the objective, scaled. */
export function slopeAt(
  { groups, groupOf }: Pick<PricedDomain, 'groups' | 'groupOf'>,
  task: number,
): number {
  const group = groups[groupOf[task] ?? 0]
  return group?.option.counts[task] === true ? group.slope : SCALE
}

/** Relaxes a domain whose groups are fixed with the duals of its linear relaxation. */
export function priceDomain(
  program: LinearProgram,
  domain: Domain,
  solution: LpSolution,
): PricedDomain {
  const { problem, firstRow, secondRow } = program
  const scaledDualsOf = (count: number, row: number) =>
    Array.from({ length: count }, (_, agent) =>
      agent === 0 ? 0 : Math.max(0, Math.round(SCALE * (solution.duals[row + agent] ?? 0))),
    )
  const groups = domain.options.map((options) => {
    const [only = NO_OPTION] = options
    const option = options.length === 1 ? only : NO_OPTION
    const group = pricedGroup(program, solution, option)
    return { ...group, rewardMax: rewardMaxOf(domain, option, group.slope) }
  })
  const firstDuals = scaledDualsOf(domain.firsts, firstRow)
  const secondDuals = scaledDualsOf(domain.seconds, secondRow)
  const constantTotal = constantTotalOf(program, domain)
  const priced = {
    domain,
    unit: problem.unit,
    groupOf: problem.groupOf,
    constantTotal,
    firstDuals,
    secondDuals,
    groups,
  }
  const taskDuals = problem.groupOf.map((_, task) => taskDual(priced, task))
  const rewardMaxima = groups.map(({ rewardMax }) => rewardMax)
  const bound = [...firstDuals, ...secondDuals, ...taskDuals, ...rewardMaxima].reduce(
    (sum, one) => sum + one,
    SCALE * constantTotal,
  )
  return { ...priced, taskDuals, bound }
}
