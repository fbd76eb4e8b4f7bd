import type { PricedDomain, PricedGroup } from './pricedDomain.rules.ts'
import { agentsOf, pricedPairsOf, orderTasks } from './pricedPairs.rules.ts'
import type { PricedPair } from './pricedPairs.rules.ts'

/** A pair with the bits of its agents among those that are open at its stage. */
export type StagePair = PricedPair & { readonly bits: number }

/** An open agent: its bit, and the loss when it is left out. */
export type OpenAgent = { readonly bit: number; readonly loss: number }

/** A stage of the dynamic program: one task. */
export type Stage = {
  readonly task: number
  readonly group: PricedGroup
  readonly isCounted: boolean
  /** The last task of its group. */
  readonly isEnd: boolean
  readonly pairs: readonly StagePair[]
  /** The largest load that later tasks of the group can add. */
  readonly rest: number
  /** The agents that no later stage can use, and their bits. */
  readonly closing: readonly OpenAgent[]
  readonly closingBits: number
  /** Lower bounds of the losses of agents of later stages, by kind: the open ones, and all others together. */
  readonly firstLater: readonly OpenAgent[]
  readonly firstLaterLoss: number
  readonly secondLater: readonly OpenAgent[]
  readonly secondLaterLoss: number
}

/** The stages of a relaxed domain, and the loss of the agents that no stage can use. */
export type Stages = { readonly stages: readonly Stage[]; readonly startLoss: number }

const BITS_MAX = 30

type Layout = {
  readonly priced: PricedDomain
  readonly pairs: readonly (readonly PricedPair[])[]
  readonly order: readonly number[]
  /** By agent: the first and last stage that can use it, -1 for none; its bit; the loss when it is left out. */
  readonly first: readonly number[]
  readonly last: readonly number[]
  readonly bits: readonly number[]
  readonly costs: readonly number[]
  /** By stage and agent: a lower bound of the agent's loss from that stage on. */
  readonly least: readonly (readonly number[])[]
}

function costsOf({ firstDuals, secondDuals }: PricedDomain): number[] {
  return [...firstDuals, ...secondDuals.slice(1)]
}

/** Bits for agents from their first to their last stage; `null` when more are needed than there are. */
function dealBits(
  first: readonly number[],
  last: readonly number[],
  stages: number,
): number[] | null {
  const bits = first.map(() => 0)
  let free = 2 ** BITS_MAX - 1
  for (let at = 0; at < stages; at += 1) {
    for (const agent of bits.keys()) {
      if (first[agent] !== at) continue
      if (free === 0) return null
      bits[agent] = free & -free
      free ^= bits[agent] ?? 0
    }
    for (const agent of bits.keys()) if (last[agent] === at) free |= bits[agent] ?? 0
  }
  return bits
}

function leastLosses(
  { domain }: PricedDomain,
  ordered: readonly (readonly PricedPair[])[],
  costs: readonly number[],
): number[][] {
  const least = [costs.slice()]
  for (const pairs of ordered.toReversed()) {
    const now = (least.at(-1) ?? []).slice()
    for (const pair of pairs) {
      for (const agent of agentsOf(domain, pair)) {
        now[agent] = Math.min(now[agent] ?? 0, pair.loss)
      }
    }
    least.push(now)
  }
  return least.toReversed()
}

function restOf({ priced, pairs, order }: Layout, at: number): number {
  const group = priced.groupOf[order[at] ?? 0] ?? 0
  const counts = priced.groups[group]?.option.counts
  let rest = 0
  for (const task of order.slice(at + 1)) {
    if (priced.groupOf[task] !== group) break
    if (counts?.[task] !== true) continue
    rest += (pairs[task] ?? []).reduce((most, { value }) => Math.max(most, value), 0)
  }
  return rest
}

function laterOf({ first: firstStage, last, bits, least, priced }: Layout, at: number) {
  const first: OpenAgent[] = []
  const seconds: OpenAgent[] = []
  let firstLaterLoss = 0
  let secondLaterLoss = 0
  for (const [agent, loss = 0] of (least[at + 1] ?? []).entries()) {
    if (loss === 0 || (last[agent] ?? -1) <= at) continue
    const isOpen = (firstStage[agent] ?? -1) <= at
    const isFirst = agent < priced.domain.firsts
    if (isOpen) (isFirst ? first : seconds).push({ bit: bits[agent] ?? 0, loss })
    else if (isFirst) firstLaterLoss += loss
    else secondLaterLoss += loss
  }
  return {
    firstLater: first,
    firstLaterLoss,
    secondLater: seconds,
    secondLaterLoss,
  }
}

function stageAt(layout: Layout, at: number, task: number): Stage | [] {
  const { priced, pairs, order, last, bits, costs } = layout
  const group = priced.groups[priced.groupOf[task] ?? 0]
  if (group === undefined) return []
  const closing = last.flatMap((stage, agent) =>
    stage === at ? [{ bit: bits[agent] ?? 0, loss: costs[agent] ?? 0 }] : [],
  )
  return {
    task,
    group,
    isCounted: group.option.counts[task] === true,
    isEnd: priced.groupOf[order[at + 1] ?? -1] !== priced.groupOf[task],
    pairs: (pairs[task] ?? []).map((pair) => {
      const [first, second] = agentsOf(priced.domain, pair)
      return { ...pair, bits: (bits[first] ?? 0) | (bits[second] ?? 0) }
    }),
    rest: restOf(layout, at),
    closing,
    closingBits: closing.reduce((all, { bit }) => all | bit, 0),
    ...laterOf(layout, at),
  }
}

/** Lays out the stages for a gap; `null` when too many agents are open at a time. */
export function layStages(priced: PricedDomain, gap: number): Stages | null {
  const pairs = pricedPairsOf(priced, gap)
  const order = orderTasks(priced, pairs)
  const ordered = order.map((task) => pairs[task] ?? [])
  const costs = costsOf(priced)
  const first = costs.map(() => -1)
  const last = costs.map(() => -1)
  for (const [at, ofTask] of ordered.entries()) {
    for (const agent of ofTask.flatMap((pair) => agentsOf(priced.domain, pair))) {
      if (agent === 0) continue
      if (first[agent] === -1) first[agent] = at
      last[agent] = at
    }
  }
  const bits = dealBits(first, last, order.length)
  if (bits === null) return null
  const least = leastLosses(priced, ordered, costs)
  const layout = { priced, pairs, order, first, last, bits, costs, least }
  return {
    stages: order.flatMap((task, at) => stageAt(layout, at, task)),
    startLoss: costs.reduce((sum, cost, agent) => (last[agent] === -1 ? sum + cost : sum), 0),
  }
}
