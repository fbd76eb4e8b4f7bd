import { isFixed } from './linearProgram.rules.ts'
import type { LinearProgram } from './linearProgram.rules.ts'
import type { GroupOption } from './problem.rules.ts'
import type { LpSolution } from './simplex.rules.ts'
import { pairIndex, pairAt } from './domain.rules.ts'
import type { Pair, Domain } from './domain.rules.ts'

/** A pair in the basis of a solution, with its value from 0 to 1. */
export type BasicPair = Pair & { readonly at: number; readonly value: number }

/** The value of an option in a solution, from 0 to 1. */
type OptionValue = { readonly group: number; readonly option: GroupOption; readonly value: number }
/** An agent on a task, to branch on. */
type BranchItem = {
  readonly kind: 'first' | 'second'
  readonly task: number
  readonly agent: number
}

const VALUE_LEAST = 1e-4
const INTEGRAL = 0.999

/** The pairs that a solution takes, the larger values first. */
export function basicPairs({ rows, domain }: LinearProgram, { basis }: LpSolution): BasicPair[] {
  const pairs: BasicPair[] = []
  for (const [row, id] of basis.columns.entries()) {
    const value = basis.values[row] ?? 0
    const at = id - rows
    if (at < 0 || at >= domain.pairValues.length || value < VALUE_LEAST) continue
    pairs.push({ ...pairAt(domain, at), at, value })
  }
  return pairs.toSorted((one, other) => other.value - one.value)
}

/** The values of the options of all groups that are not fixed. */
function optionValues(
  program: LinearProgram,
  domain: Domain,
  { basis }: LpSolution,
): OptionValue[] {
  const sums = new Map<GroupOption, number>()
  for (const [row, id] of basis.columns.entries()) {
    const column = program.rewardColumns[id - program.rows - domain.pairValues.length]
    if (column === undefined) continue
    sums.set(column.option, (sums.get(column.option) ?? 0) + (basis.values[row] ?? 0))
  }
  return domain.options.flatMap((options, group) =>
    isFixed(program, options)
      ? []
      : options.flatMap((option) =>
          option.agent === -1 ? [] : [{ group, option, value: sums.get(option) ?? 0 }],
        ),
  )
}

/** The first item of the largest weight, `null` when there are none. */
function argMax<Item>(items: readonly Item[], weigh: (item: Item) => number): Item | null {
  let best: Item | null = null
  let most = -Infinity
  for (const item of items) {
    const weight = weigh(item)
    if (weight > most) {
      most = weight
      best = item
    }
  }
  return best
}

function branchesOn({ options, ...rest }: Domain, { group, option }: OptionValue): Domain[] {
  const isOther = ({ agent }: GroupOption) => agent !== option.agent
  return [
    { ...rest, options: options.map((all, at) => (at === group ? [option] : all.filter(isOther))) },
    { ...rest, options: options.map((all, at) => (at === group ? all.filter(isOther) : all)) },
  ]
}

/**
 * Branches on the most fractional option of a group that is not fixed: taken there and nowhere else, or not there. `null`
 * when every group is fixed.
 */
export function branchOnOptions(
  program: LinearProgram,
  domain: Domain,
  solution: LpSolution,
): Domain[] | null {
  const candidates = optionValues(program, domain, solution)
  const fractional = argMax(
    candidates,
    ({ value }) => Math.min(value, 1 - value) + value * VALUE_LEAST,
  )
  if (fractional === null) return null
  return branchesOn(domain, fractional).filter(({ options }) =>
    options.every((all) => all.length > 0),
  )
}

/** Options without those whose agent another group is certain to take. */
function propagate(options: Domain['options']): Domain['options'] {
  const takers = new Map<number, number>()
  for (const [group, [only, ...others]] of options.entries()) {
    if (only !== undefined && others.length === 0) takers.set(only.agent, group)
  }
  const isOpen = (agent: number, group: number) =>
    agent === -1 || (takers.get(agent) ?? group) === group
  const left = options.map((all, group) => all.filter(({ agent }) => isOpen(agent, group)))
  const isSame = left.every((all, group) => all.length === options[group]?.length)
  return isSame ? options : propagate(left)
}

/**
 * Reduced cost fixing: drops the options whose reduced cost takes the bound out of reach. A group that must take one of
 * several options loses the option of no agent.
 */
export function fixByReducedCost(
  { rewardColumns, groupRow, groupAgentRow }: LinearProgram,
  { domain, solution }: { readonly domain: Domain; readonly solution: LpSolution },
  isInReach: (bound: number) => boolean,
): Domain {
  const { duals, bound } = solution
  const retained = new Set<GroupOption>()
  for (const { group, option, reward, link, coefficient } of rewardColumns) {
    const linked = link === -1 ? 0 : coefficient * (duals[link] ?? 0)
    const paid =
      (duals[groupRow + group] ?? 0) + (duals[groupAgentRow + option.agent] ?? 0) + linked
    if (isInReach(bound - Math.max(0, paid - reward))) retained.add(option)
  }
  const isUnchanged = (option: GroupOption, group: number) =>
    option.agent === -1
      ? isInReach(bound - Math.max(0, duals[groupRow + group] ?? 0))
      : retained.has(option)
  const options = domain.options.map((all, group) =>
    all.length === 1 ? all : all.filter((option) => isUnchanged(option, group)),
  )
  return { ...domain, options: propagate(options) }
}

/** Fixes the option of the largest value; `null` when every group is fixed. */
export function fixOption(
  program: LinearProgram,
  domain: Domain,
  solution: LpSolution,
): Domain | null {
  const largest = argMax(optionValues(program, domain, solution), ({ value }) => value)
  return largest === null ? null : (branchesOn(domain, largest)[0] ?? null)
}

/** Fixes a pair: nothing else is allowed on its task or with its agents. */
export function fixPair(domain: Domain, pair: BasicPair): Domain {
  const pairValues = domain.pairValues.slice()
  for (let at = 0; at < pairValues.length; at += 1) {
    const { task, first, second } = pairAt(domain, at)
    const isTaken =
      task === pair.task ||
      (first > 0 && first === pair.first) ||
      (second > 0 && second === pair.second)
    if (isTaken && at !== pair.at) pairValues[at] = -1
  }
  return { ...domain, pairValues }
}

function agentIn(pair: Pair, kind: BranchItem['kind']): number {
  return kind === 'first' ? pair.first : pair.second
}

/** Looks for another task that an agent may still be used on. */
function isElsewhere(domain: Domain, { kind, task, agent }: BranchItem): boolean {
  for (let other = 0; other < domain.tasks; other += 1) {
    const pair = { task: other, first: 0, second: 0, [kind]: agent }
    if (other !== task && (domain.pairValues[pairIndex(domain, pair)] ?? -1) > 0) return true
  }
  return false
}

/** The agent on a task with the largest fractional value. */
function branchItemOf(
  program: LinearProgram,
  domain: Domain,
  solution: LpSolution,
): BranchItem | null {
  const sums = new Map<string, { item: BranchItem; value: number }>()
  for (const pair of basicPairs(program, solution)) {
    for (const kind of ['first', 'second'] as const) {
      const agent = agentIn(pair, kind)
      if (agent === 0) continue
      const key = `${kind} ${pair.task} ${agent}`
      const value = (sums.get(key)?.value ?? 0) + pair.value
      sums.set(key, { item: { kind, task: pair.task, agent }, value })
    }
  }
  const open = [...sums.values()].filter(
    ({ item, value }) => value < INTEGRAL || isElsewhere(domain, item),
  )
  return argMax(open, ({ value }) => (value < INTEGRAL ? value : 0))?.item ?? null
}

/** Branches on one agent on one task: there and nowhere else, or not there; `null` when there is none to branch on. */
export function branchOnTasks(
  program: LinearProgram,
  domain: Domain,
  solution: LpSolution,
): Domain[] | null {
  const item = branchItemOf(program, domain, solution)
  if (item === null) return null
  const included = domain.pairValues.slice()
  const excluded = domain.pairValues.slice()
  for (let at = 0; at < included.length; at += 1) {
    const pair = pairAt(domain, at)
    const isSame = agentIn(pair, item.kind) === item.agent
    if (pair.task === item.task) (isSame ? excluded : included)[at] = -1
    else if (isSame) included[at] = -1
  }
  return [
    { ...domain, pairValues: included },
    { ...domain, pairValues: excluded },
  ]
}
