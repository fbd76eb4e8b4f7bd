import { PERCENT_DISCOUNT_STEP_WON } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { PARTS, slopeAt } from './bestLeaf.rules.ts'
import type { Leaf, LeafStore } from './bestLeaf.rules.ts'
import { mostCounted } from './bestProgram.rules.ts'
import { readCell } from './bestTable.rules.ts'
import type { CouponTable } from './bestTable.rules.ts'

/** A pair of coupons on a line: what it loses against the bound, in parts of a won, and takes off, in won. */
export type Move = {
  readonly goods: number
  readonly duplication: number
  readonly loss: number
  readonly taken: Won
}

/** The pairs by line that lose at most the budget, the smaller losses first. */
export function movesOf(leaf: Leaf, budget: number): Move[][] {
  const { table, linePrices, goodsPrices, duplicationPrices } = leaf
  const size = table.goods * table.duplications
  return linePrices.map((linePrice, line) => {
    const slope = slopeAt(leaf, line)
    const moves: Move[] = []
    for (let at = line * size; at < (line + 1) * size; at += 1) {
      const taken = table.worth[at] ?? 0
      if (taken < 0) continue
      const { goods, duplication } = readCell(table, at)
      const paid = (goodsPrices[goods] ?? 0) + (duplicationPrices[duplication] ?? 0)
      const loss = linePrice + paid - slope * taken
      if (loss <= budget) moves.push({ goods, duplication, loss, taken })
    }
    return moves.toSorted((one, other) => one.loss - other.loss)
  })
}

/** The coupons of a move, counted through; 0 stands for none of either kind. */
export function couponsOf({ goods }: CouponTable, move: Move): readonly [number, number] {
  return [move.goods, move.duplication === 0 ? 0 : goods - 1 + move.duplication]
}

type Waiting = {
  readonly wants: readonly ReadonlySet<number>[]
  /** How many lines that still wait want each coupon. */
  readonly left: Map<number, number>
  readonly open: Set<number>
}

/** How many coupons more are undecided after a line than before. */
function openedBy({ wants, left, open }: Waiting, line: number): number {
  let opened = 0
  for (const coupon of wants[line] ?? []) {
    if (left.get(coupon) === 1) opened -= open.has(coupon) ? 1 : 0
    else if (!open.has(coupon)) opened += 1
  }
  return opened
}

function takeLine({ wants, left, open }: Waiting, line: number): void {
  for (const coupon of wants[line] ?? []) {
    const others = (left.get(coupon) ?? 0) - 1
    left.set(coupon, others)
    if (others === 0) open.delete(coupon)
    else open.add(coupon)
  }
}

function isBent({ slope, flat, bend }: LeafStore): boolean {
  return Number.isFinite(bend) && slope > flat && slope < PARTS
}

/**
 * The lines in the order in which they are looked at: store by store, those first whose discount bends where they
 * stand, and so that few coupons are undecided at a time.
 */
export function orderLines(leaf: Leaf, moves: readonly (readonly Move[])[]): number[] {
  const { table, storeOf, stores } = leaf
  const wants = moves.map(
    (ofLine) => new Set(ofLine.flatMap((move) => couponsOf(table, move)).filter((id) => id > 0)),
  )
  const waiting: Waiting = { wants, left: new Map(), open: new Set() }
  for (const id of wants.flatMap((ids) => [...ids])) {
    waiting.left.set(id, (waiting.left.get(id) ?? 0) + 1)
  }
  const rankOf = (store: LeafStore | undefined) => (store !== undefined && isBent(store) ? 0 : 1)
  const storeOrder = [...stores.keys()].toSorted(
    (one, other) => rankOf(stores[one]) - rankOf(stores[other]),
  )
  return storeOrder.flatMap((store) => {
    const rest = moves.flatMap((_, line) => (storeOf[line] === store ? [line] : []))
    const order: number[] = []
    while (rest.length > 0) {
      const opened = rest.map((line) => openedBy(waiting, line))
      const [line = 0] = rest.splice(opened.indexOf(Math.min(...opened)), 1)
      takeLine(waiting, line)
      order.push(line)
    }
    return order
  })
}

const ALL_DIGITS = (1 << PERCENT_DISCOUNT_STEP_WON) - 1

function digitOf(amount: Won): number {
  return 1 << (amount % PERCENT_DISCOUNT_STEP_WON)
}

function addDigits(some: number, others: number): number {
  let sums = 0
  for (let digit = 0; digit < PERCENT_DISCOUNT_STEP_WON; digit += 1) {
    if (((others >> digit) & 1) === 0) continue
    sums |= (some << digit) | (some >> (PERCENT_DISCOUNT_STEP_WON - digit))
  }
  return sums & ALL_DIGITS
}

function digitsOfStore(table: CouponTable, { offer }: LeafStore): number {
  const { coupon, discount, base } = offer
  if (coupon === -1) return digitOf(0)
  if (discount.kind === 'PERCENT') return digitOf(0) | digitOf(discount.maxDiscount)
  return discount.amount <= base - mostCounted(table, offer) ? digitOf(discount.amount) : ALL_DIGITS
}

/**
 * The last digits that the total of a choice can have which loses at most the budget, as bits: most discounts move in
 * steps of ten won, so there are few.
 */
export function lastDigits(leaf: Leaf, budget: number): number {
  let digits = digitOf(leaf.steadyTotal)
  for (const moves of movesOf(leaf, budget)) {
    let ofLine = 0
    for (const { taken } of moves) ofLine |= digitOf(taken)
    digits = addDigits(digits, ofLine)
  }
  for (const store of leaf.stores) digits = addDigits(digits, digitsOfStore(leaf.table, store))
  return digits
}
