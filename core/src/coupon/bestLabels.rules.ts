import { PERCENT_DISCOUNT_STEP_WON } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { LineCoupons } from './bestChoice.rules.ts'
import { couponDiscountOf } from './couponDiscount.rules.ts'
import { PARTS } from './bestLeaf.rules.ts'
import type { Leaf } from './bestLeaf.rules.ts'
import type { Effort } from './bestEffort.rules.ts'
import { layStages } from './bestStages.rules.ts'
import type { Pending, Stage, StageMove } from './bestStages.rules.ts'

/**
 * What lines so far have: which undecided coupons, how much is lost against the bound, in parts of a won, and how much
 * is taken off what the present store's offer counts, in won.
 */
type Label = {
  readonly mask: number
  readonly loss: number
  readonly taken: Won
  readonly from: Label | null
  readonly move: StageMove | null
  next: Label | null
  isCovered: boolean
}

type Limits = {
  /** How much may be lost against the bound, in parts of a won. */
  readonly budget: number
  /** How many labels may be kept in all. */
  readonly labelsMax: number
  readonly effort: Effort
}

/** What keeping a label costs in steps of the effort; looking at a move costs one. */
const PLACE_STEPS = 2

const STEP = PERCENT_DISCOUNT_STEP_WON * PARTS

/** What coupons lose that are not among those of the mask. */
function lossOf(coupons: readonly Pending[], mask: number): number {
  let lost = 0
  for (const { bit, loss } of coupons) if ((mask & bit) === 0) lost += loss
  return lost
}

/** What coupons lose at least that later lines want, when those of the mask are used. */
function laterLoss(stage: Stage, mask: number): number {
  return Math.max(
    stage.goodsLaterLoss + lossOf(stage.goodsLater, mask),
    stage.duplicationsLaterLoss + lossOf(stage.duplicationsLater, mask),
  )
}

/** What a store loses against the most that it can bring, in the end. */
function storeLoss({ store: { offer, slope, extra } }: Stage, taken: Won): number {
  if (offer.coupon === -1) return 0
  const discount = couponDiscountOf(offer.discount, offer.base - taken)
  return extra - PARTS * discount - (PARTS - slope) * taken
}

/**
 * Whether a label can be put in the place of another of the same mask: whatever later lines take off, it brings at
 * least as much. What is taken off counts whole up to the bend of the store's discount, and less behind it; where both
 * move in the same steps of ten won, the one that is not behind before rounding isn't behind after it either.
 */
function covers({ store, rest, isEnd }: Stage, one: Label, other: Label): boolean {
  const apart = one.taken - other.taken
  if (apart === 0 || isEnd || store.offer.coupon === -1) return one.loss <= other.loss
  const lead = other.loss - one.loss - store.slope * apart
  const isEven = store.isSmooth || (store.isInStep && (lead + PARTS * apart) % STEP === 0)
  const slack = isEven ? 0 : STEP
  if (apart > 0) {
    const isBefore = one.taken + rest <= store.bend
    return lead + (isBefore ? PARTS : store.flat) * apart >= slack
  }
  const isBehind = one.taken >= store.bend
  return lead + PARTS * apart >= 0 || lead + (isBehind ? store.flat : PARTS) * apart >= slack
}

/** Takes a label among those of its mask, unless one of them covers it; those that it covers are out. */
function place(stage: Stage, known: Map<number, Label>, label: Label): boolean {
  const head = known.get(label.mask) ?? null
  for (let other = head; other !== null; other = other.next) {
    if (covers(stage, other, label)) return false
  }
  let kept: Label | null = null
  let other = head
  while (other !== null) {
    const { next } = other
    if (covers(stage, label, other)) {
      other.isCovered = true
    } else {
      other.next = kept
      kept = other
    }
    other = next
  }
  label.next = kept
  known.set(label.mask, label)
  return true
}

function advance(stage: Stage, labels: readonly Label[], limits: Limits): Label[] {
  const { budget, effort } = limits
  const known = new Map<number, Label>()
  const made: Label[] = []
  for (const from of labels) {
    for (const move of stage.moves) {
      if (from.loss + move.loss > budget) break
      effort.left -= 1
      if ((from.mask & move.bits) !== 0) continue
      const used = from.mask | move.bits
      const taken = stage.isCounted ? from.taken + move.taken : from.taken
      const atEnd = stage.isEnd ? storeLoss(stage, taken) : 0
      const loss = from.loss + move.loss + atEnd + lossOf(stage.closing, used)
      if (loss + laterLoss(stage, used) > budget) continue
      const label: Label = {
        mask: used & ~stage.closingBits,
        loss,
        taken: stage.isEnd ? 0 : taken,
        from,
        move,
        next: null,
        isCovered: false,
      }
      effort.left -= PLACE_STEPS
      if (place(stage, known, label)) made.push(label)
    }
  }
  return made.filter(({ isCovered }) => !isCovered)
}

function readLabel(leaf: Leaf, stages: readonly Stage[], label: Label): LineCoupons {
  const goodsAt = leaf.linePrices.map(() => 0)
  const duplicationAt = leaf.linePrices.map(() => 0)
  let at: Label | null = label
  for (const { line } of stages.toReversed()) {
    goodsAt[line] = at?.move?.goods ?? 0
    duplicationAt[line] = at?.move?.duplication ?? 0
    at = at?.from ?? null
  }
  return { goodsAt, duplicationAt }
}

/**
 * The coupons of the lines that lose least in a leaf, `null` when all lose more than the budget; `TOO_MANY` when it
 * would take too long to tell. Line by line it keeps what can be had so far, one label for each set of undecided coupons, or some
 * where it isn't sure yet which is better.
 */
export function searchLeaf(leaf: Leaf, limits: Limits): LineCoupons | 'TOO_MANY' | null {
  const laid = layStages(leaf, limits.budget)
  if (laid === null) return 'TOO_MANY'
  const { stages, startLoss } = laid
  const start = { mask: 0, loss: startLoss, taken: 0, from: null, move: null }
  let labels: Label[] = [{ ...start, next: null, isCovered: false }]
  if (startLoss > limits.budget) return null
  let count = 0
  for (const stage of stages) {
    labels = advance(stage, labels, limits)
    count += labels.length
    if (count > limits.labelsMax || limits.effort.left <= 0) return 'TOO_MANY'
  }
  const [best] = labels.toSorted((one, other) => one.loss - other.loss)
  return best === undefined ? null : readLabel(leaf, stages, best)
}
