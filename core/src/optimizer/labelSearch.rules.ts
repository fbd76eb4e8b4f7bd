import type { TaskAgents } from './assignment.rules.ts'
import { SCALE } from './pricedDomain.rules.ts'
import type { PricedDomain } from './pricedDomain.rules.ts'
import { rewardOf } from './problem.rules.ts'
import type { Work } from './work.rules.ts'
import { layStages } from './stages.rules.ts'
import type { OpenAgent, Stage, StagePair } from './stages.rules.ts'

/**
 * A partial solution of the dynamic program: the open agents that it uses, its scaled loss against the bound, and the load
 * of the present group.
 */
type Label = {
  readonly mask: number
  readonly loss: number
  readonly load: number
  readonly from: Label | null
  readonly pair: StagePair | null
  next: Label | null
  isDominated: boolean
}

type Limits = {
  /** The largest loss against the bound, scaled. */
  readonly gap: number
  /** The largest number of labels in all. */
  readonly labelsMax: number
  readonly work: Work
}

/** The work of inserting a label; extending one by a pair is 1. */
const INSERT_WORK = 2

/** The loss of the agents that are not in the mask. */
function lossOf(agents: readonly OpenAgent[], mask: number): number {
  let lost = 0
  for (const { bit, loss } of agents) if ((mask & bit) === 0) lost += loss
  return lost
}

/** A lower bound of the loss of agents of later stages: the completion bound of a label. */
function laterLoss(stage: Stage, mask: number): number {
  return Math.max(
    stage.firstLaterLoss + lossOf(stage.firstLater, mask),
    stage.secondLaterLoss + lossOf(stage.secondLater, mask),
  )
}

/** The loss of a group at its final load. */
function groupLoss({ group: { option, slope, rewardMax } }: Stage, load: number): number {
  if (option.agent === -1) return 0
  return rewardMax - SCALE * rewardOf(option, load) - (SCALE - slope) * load
}

/**
 * Dominance between labels of one mask: whatever load the later tasks add, the one loses at most as much. A unit of load
 * counts whole up to the breakpoint of the reward, and `slopeAfter` beyond it; where both loads are rounded alike, what
 * holds before rounding holds after it, otherwise one rounding step of slack is needed.
 */
function dominates({ group, rest, isEnd }: Stage, one: Label, other: Label): boolean {
  const apart = one.load - other.load
  if (apart === 0 || isEnd || group.option.agent === -1) return one.loss <= other.loss
  const lead = other.loss - one.loss - group.slope * apart
  const rounding = group.option.rounding * SCALE
  const isEven = group.isSmooth || (group.isInStep && (lead + SCALE * apart) % rounding === 0)
  const slack = isEven ? 0 : rounding
  if (apart > 0) {
    const isBefore = one.load + rest <= group.breakpoint
    return lead + (isBefore ? SCALE : group.slopeAfter) * apart >= slack
  }
  const isBehind = one.load >= group.breakpoint
  return lead + SCALE * apart >= 0 || lead + (isBehind ? group.slopeAfter : SCALE) * apart >= slack
}

/** Inserts a label among those of its mask unless it is dominated, and marks those that it dominates. */
function insert(stage: Stage, known: Map<number, Label>, label: Label): boolean {
  const head = known.get(label.mask) ?? null
  for (let other = head; other !== null; other = other.next) {
    if (dominates(stage, other, label)) return false
  }
  let retained: Label | null = null
  let other = head
  while (other !== null) {
    const { next } = other
    if (dominates(stage, label, other)) {
      other.isDominated = true
    } else {
      other.next = retained
      retained = other
    }
    other = next
  }
  label.next = retained
  known.set(label.mask, label)
  return true
}

/** Extends all labels by one stage. */
function extend(stage: Stage, labels: readonly Label[], limits: Limits): Label[] {
  const { gap, work } = limits
  const known = new Map<number, Label>()
  const made: Label[] = []
  for (const from of labels) {
    for (const pair of stage.pairs) {
      if (from.loss + pair.loss > gap) break
      work.left -= 1
      if ((from.mask & pair.bits) !== 0) continue
      const used = from.mask | pair.bits
      const load = stage.isCounted ? from.load + pair.value : from.load
      const atEnd = stage.isEnd ? groupLoss(stage, load) : 0
      const loss = from.loss + pair.loss + atEnd + lossOf(stage.closing, used)
      if (loss + laterLoss(stage, used) > gap) continue
      const label: Label = {
        mask: used & ~stage.closingBits,
        loss,
        load: stage.isEnd ? 0 : load,
        from,
        pair,
        next: null,
        isDominated: false,
      }
      work.left -= INSERT_WORK
      if (insert(stage, known, label)) made.push(label)
    }
  }
  return made.filter(({ isDominated }) => !isDominated)
}

function readLabel(priced: PricedDomain, stages: readonly Stage[], label: Label): TaskAgents {
  const firstOf = priced.taskDuals.map(() => 0)
  const secondOf = priced.taskDuals.map(() => 0)
  let at: Label | null = label
  for (const { task } of stages.toReversed()) {
    firstOf[task] = at?.pair?.first ?? 0
    secondOf[task] = at?.pair?.second ?? 0
    at = at?.from ?? null
  }
  return { firstOf, secondOf }
}

/**
 * The assignment of least loss by dynamic programming over the stages, `null` when every loss exceeds the gap, `TOO_MANY`
 * when labels or work run out. Labels of the same open agents are retained only while none dominates the other.
 */
export function searchLabels(priced: PricedDomain, limits: Limits): TaskAgents | 'TOO_MANY' | null {
  const laid = layStages(priced, limits.gap)
  if (laid === null) return 'TOO_MANY'
  const { stages, startLoss } = laid
  const start = { mask: 0, loss: startLoss, load: 0, from: null, pair: null }
  let labels: Label[] = [{ ...start, next: null, isDominated: false }]
  if (startLoss > limits.gap) return null
  let count = 0
  for (const stage of stages) {
    labels = extend(stage, labels, limits)
    count += labels.length
    if (count > limits.labelsMax || limits.work.left <= 0) return 'TOO_MANY'
  }
  const [best] = labels.toSorted((one, other) => one.loss - other.loss)
  return best === undefined ? null : readLabel(priced, stages, best)
}
