import { SCALE, slopeAt } from './pricedDomain.rules.ts'
import type { PricedDomain, PricedGroup } from './pricedDomain.rules.ts'
import { breakpointOf, maxLoadOf } from './linearProgram.rules.ts'
import { pairAt } from './domain.rules.ts'
import type { Domain } from './domain.rules.ts'

/** A pair of agents on a task, its value, and its scaled loss against the bound. */
export type PricedPair = {
  readonly first: number
  readonly second: number
  readonly loss: number
  readonly value: number
}

/** By task the pairs whose loss is within the gap, the smaller losses first. */
export function pricedPairsOf(priced: PricedDomain, gap: number): PricedPair[][] {
  const { domain, taskDuals, firstDuals, secondDuals } = priced
  const size = domain.firsts * domain.seconds
  return taskDuals.map((taskDual, task) => {
    const slope = slopeAt(priced, task)
    const pairs: PricedPair[] = []
    for (let at = task * size; at < (task + 1) * size; at += 1) {
      const value = domain.pairValues[at] ?? 0
      if (value < 0) continue
      const { first, second } = pairAt(domain, at)
      const paid = (firstDuals[first] ?? 0) + (secondDuals[second] ?? 0)
      const loss = taskDual + paid - slope * value
      if (loss <= gap) pairs.push({ first, second, loss, value })
    }
    return pairs.toSorted((one, other) => one.loss - other.loss)
  })
}

/** The agents of a pair as one numbering of both kinds; 0 is none. */
export function agentsOf({ firsts }: Domain, pair: PricedPair): readonly [number, number] {
  return [pair.first, pair.second === 0 ? 0 : firsts - 1 + pair.second]
}

/** Tasks that are not yet ordered, and the agents that are open between those and the others. */
type Waiting = {
  readonly candidates: readonly ReadonlySet<number>[]
  /** By agent the number of tasks not yet ordered that can use it. */
  readonly left: Map<number, number>
  readonly open: Set<number>
}

/** The number of open agents after a task less that before it. */
function openedBy({ candidates, left, open }: Waiting, task: number): number {
  let opened = 0
  for (const agent of candidates[task] ?? []) {
    if (left.get(agent) === 1) opened -= open.has(agent) ? 1 : 0
    else if (!open.has(agent)) opened += 1
  }
  return opened
}

function takeTask({ candidates, left, open }: Waiting, task: number): void {
  for (const agent of candidates[task] ?? []) {
    const others = (left.get(agent) ?? 0) - 1
    left.set(agent, others)
    if (others === 0) open.delete(agent)
    else open.add(agent)
  }
}

function isPiecewise({ slope, slopeAfter, breakpoint }: PricedGroup): boolean {
  return Number.isFinite(breakpoint) && slope > slopeAfter && slope < SCALE
}

/**
 * The order of the stages: group by group, those with a piecewise slope first, and greedily so that few agents are open at
 * a time.
 */
export function orderTasks(
  priced: PricedDomain,
  pairs: readonly (readonly PricedPair[])[],
): number[] {
  const { domain, groupOf, groups } = priced
  const candidates = pairs.map(
    (ofTask) => new Set(ofTask.flatMap((pair) => agentsOf(domain, pair)).filter((id) => id > 0)),
  )
  const waiting: Waiting = { candidates, left: new Map(), open: new Set() }
  for (const id of candidates.flatMap((ids) => [...ids])) {
    waiting.left.set(id, (waiting.left.get(id) ?? 0) + 1)
  }
  const rankOf = (group: PricedGroup | undefined) =>
    group !== undefined && isPiecewise(group) ? 0 : 1
  const groupOrder = [...groups.keys()].toSorted(
    (one, other) => rankOf(groups[one]) - rankOf(groups[other]),
  )
  return groupOrder.flatMap((group) => {
    const rest = pairs.flatMap((_, task) => (groupOf[task] === group ? [task] : []))
    const order: number[] = []
    while (rest.length > 0) {
      const opened = rest.map((task) => openedBy(waiting, task))
      const [task = 0] = rest.splice(opened.indexOf(Math.min(...opened)), 1)
      takeTask(waiting, task)
      order.push(task)
    }
    return order
  })
}

function residueOf(amount: number, unit: number): number {
  return 1 << (amount % unit)
}

/** The residues of all sums of two sets of residues modulo the unit, as bits. */
function addResidues(some: number, others: number, unit: number): number {
  let sums = 0
  for (let residue = 0; residue < unit; residue += 1) {
    if (((others >> residue) & 1) === 0) continue
    sums |= (some << residue) | (some >> (unit - residue))
  }
  return sums & ((1 << unit) - 1)
}

function residuesOfGroup({ domain, unit }: PricedDomain, { option }: PricedGroup): number {
  const { agent, rounding, cap } = option
  if (agent === -1) return residueOf(0, unit)
  if (rounding === unit) return residueOf(0, unit) | (cap === Infinity ? 0 : residueOf(cap, unit))
  const isCapped = breakpointOf(option) >= maxLoadOf(domain, option)
  return isCapped ? residueOf(cap, unit) : (1 << unit) - 1
}

/** The residues modulo the unit that objectives within the gap can have, as bits: where most rewards are rounded, few. */
export function residuesOf(priced: PricedDomain, gap: number): number {
  const { unit } = priced
  let residues = residueOf(priced.constantTotal, unit)
  for (const pairs of pricedPairsOf(priced, gap)) {
    let ofTask = 0
    for (const { value } of pairs) ofTask |= residueOf(value, unit)
    residues = addResidues(residues, ofTask, unit)
  }
  for (const group of priced.groups)
    residues = addResidues(residues, residuesOfGroup(priced, group), unit)
  return residues
}
