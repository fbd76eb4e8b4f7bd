import { pairAt } from './domain.rules.ts'
import type { Domain } from './domain.rules.ts'
import { objectiveStep, rewardOf } from './problem.rules.ts'
import type { AssignmentProblem, GroupOption } from './problem.rules.ts'

/** A breakpoint of the concave reward of an option: its reward at one load. */
export type RewardColumn = {
  readonly group: number
  readonly option: GroupOption
  readonly reward: number
  /** The linking row with the tasks that it counts, -1 when it counts none, and its coefficient in that row. */
  readonly link: number
  readonly coefficient: number
}

/**
 * The linear relaxation of a problem. A column for each pair and for each breakpoint of a reward; a row for each task,
 * agent and group, which is used at most once, and linking rows, which keep the load that a group's reward supposes above
 * the values of its tasks. Every assignment is a solution of at least its objective: rewards are not rounded here. The
 * columns are a slack for each row, the pairs, the reward columns; the rows are tasks, first agents, second agents,
 * groups, group agents, links, each with the right-hand side 1. Source: decision 025.
 */
export type LinearProgram = {
  readonly problem: AssignmentProblem
  readonly domain: Domain
  /** A divisor of every objective. */
  readonly step: number
  readonly rows: number
  /** The rows before those of the first and second agents: agent 1 has the next row. */
  readonly firstRow: number
  readonly secondRow: number
  readonly groupRow: number
  readonly groupAgentRow: number
  readonly rewardColumns: readonly RewardColumn[]
  /** The options whose reward does not depend on the load. */
  readonly constants: ReadonlySet<GroupOption>
  /** The divisor of each linking row: the largest load of its tasks. */
  readonly linkScales: readonly number[]
  /** The linking rows of each task. */
  readonly linksOf: readonly (readonly number[])[]
}

/** A sparse column. */
export type Column = { readonly rows: number[]; readonly values: number[] }

const HUNDRED = 100

/** The reward of an option at a load, without rounding. */
function concaveReward({ base, percent, cap }: GroupOption, load: number): number {
  return Math.min((percent * (base - load)) / HUNDRED, cap)
}

/** The load from which on the reward of an option falls below its cap; not above 0 when it is always below. */
export function breakpointOf({ base, percent, cap }: GroupOption): number {
  return base - (HUNDRED * cap) / percent
}

/** The largest load that the tasks of an option can have in a domain. */
export function maxLoadOf(domain: Domain, { counts }: GroupOption): number {
  const size = domain.firsts * domain.seconds
  let sum = 0
  for (let task = 0; task < domain.tasks; task += 1) {
    if (counts[task] !== true) continue
    let most = 0
    for (let at = task * size; at < (task + 1) * size; at += 1) {
      most = Math.max(most, domain.pairValues[at] ?? 0)
    }
    sum += most
  }
  return sum
}

type Links = {
  readonly rewardColumns: RewardColumn[]
  readonly constants: Set<GroupOption>
  readonly linkScales: number[]
  readonly linksOf: number[][]
  rows: number
}

/** The linking row of an option; options of a group that count the same tasks share one. */
function linkRowOf(links: Links, option: GroupOption, known: Map<string, number>): number {
  const key = option.counts.map(Number).join('')
  const present = known.get(key)
  if (present !== undefined) return present
  const row = links.rows
  links.rows += 1
  known.set(key, row)
  for (const [task, isCounted] of option.counts.entries()) {
    if (isCounted) links.linksOf[task]?.push(row)
  }
  return row
}

function addRewardColumns(links: Links, domain: Domain, group: number): void {
  const known = new Map<string, number>()
  for (const option of domain.options[group] ?? []) {
    const most = maxLoadOf(domain, option)
    if (rewardOf(option, most) === rewardOf(option, 0)) links.constants.add(option)
    if (option.agent === -1) continue
    const link = most === 0 ? -1 : linkRowOf(links, option, known)
    if (link !== -1) links.linkScales[link] = most
    for (const load of new Set([0, most, breakpointOf(option)])) {
      if (load < 0 || load > most) continue
      const coefficient = most === 0 ? 0 : (most - load) / most
      links.rewardColumns.push({
        group,
        option,
        reward: concaveReward(option, load),
        link,
        coefficient,
      })
    }
  }
}

/** Formulates the relaxation of a problem over its whole domain. */
export function toLinearProgram(problem: AssignmentProblem, domain: Domain): LinearProgram {
  const firstRow = domain.tasks - 1
  const secondRow = firstRow + domain.firsts - 1
  const groupRow = secondRow + domain.seconds
  const groupAgentRow = groupRow + problem.options.length
  const links: Links = {
    rewardColumns: [],
    constants: new Set(),
    linkScales: [],
    linksOf: problem.groupOf.map(() => []),
    rows: groupAgentRow + problem.groupAgents.length,
  }
  for (const group of problem.options.keys()) addRewardColumns(links, domain, group)
  const step = objectiveStep(problem)
  return { problem, domain, step, firstRow, secondRow, groupRow, groupAgentRow, ...links }
}

/** The column of an id. */
export function readColumn(program: LinearProgram, id: number): Column {
  const { domain, rows, firstRow, secondRow, groupRow, groupAgentRow, rewardColumns } = program
  if (id < rows) return { rows: [id], values: [1] }
  const column: Column = { rows: [], values: [] }
  const put = (row: number, value: number) => {
    column.rows.push(row)
    column.values.push(value)
  }
  const rewardColumn = rewardColumns[id - rows - domain.pairValues.length]
  if (rewardColumn !== undefined) {
    const { group, option, link, coefficient } = rewardColumn
    put(groupRow + group, 1)
    put(groupAgentRow + option.agent, 1)
    if (link !== -1) put(link, coefficient)
    return column
  }
  const { task, first, second } = pairAt(domain, id - rows)
  put(task, 1)
  if (first > 0) put(firstRow + first, 1)
  if (second > 0) put(secondRow + second, 1)
  const pairValue = domain.pairValues[id - rows] ?? 0
  for (const row of program.linksOf[task] ?? [])
    put(row, pairValue / (program.linkScales[row] ?? 1))
  return column
}

/** A group needs no branching when it has one option, or when the reward of none depends on the load. */
export function isFixed({ constants }: LinearProgram, options: readonly GroupOption[]): boolean {
  return options.length === 1 || options.every((option) => constants.has(option))
}
