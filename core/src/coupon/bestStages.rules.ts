import type { Won } from '../money/money.rules.ts'
import type { Leaf, LeafStore } from './bestLeaf.rules.ts'
import { couponsOf, movesOf, orderLines } from './bestMoves.rules.ts'
import type { Move } from './bestMoves.rules.ts'

/** A move with the bits of its coupons among those that are undecided at its stage. */
export type StageMove = Move & { readonly bits: number }

/** A coupon's bit with what is lost when it stays out. */
export type Pending = { readonly bit: number; readonly loss: number }

/** One line of a leaf, when its turn comes. */
export type Stage = {
  readonly line: number
  readonly store: LeafStore
  readonly isCounted: boolean
  /** The last line of its store. */
  readonly isEnd: boolean
  readonly moves: readonly StageMove[]
  /** The most that later lines of the store can still take off what its offer counts, in won. */
  readonly rest: Won
  /** Coupons that no later line wants, with what each costs when it is left; and their bits. */
  readonly closing: readonly Pending[]
  readonly closingBits: number
  /** What coupons that later lines want lose at least, by kind: those that have a bit, and all others together. */
  readonly goodsLater: readonly Pending[]
  readonly goodsLaterLoss: number
  readonly duplicationsLater: readonly Pending[]
  readonly duplicationsLaterLoss: number
}

/** The stages of a leaf, and what coupons cost that no line wants. */
export type Stages = { readonly stages: readonly Stage[]; readonly startLoss: number }

const BITS_MAX = 30

type Layout = {
  readonly leaf: Leaf
  readonly moves: readonly (readonly Move[])[]
  readonly order: readonly number[]
  /** By coupon: the first and last stage that want it, -1 for none; its bit; what it costs when it is left. */
  readonly first: readonly number[]
  readonly last: readonly number[]
  readonly bits: readonly number[]
  readonly costs: readonly number[]
  /** By stage and coupon: what the coupon loses at least from that stage on. */
  readonly least: readonly (readonly number[])[]
}

function costsOf({ goodsPrices, duplicationPrices }: Leaf): number[] {
  return [...goodsPrices, ...duplicationPrices.slice(1)]
}

/** Bits for coupons from their first to their last stage; `null` when more are needed than there are. */
function dealBits(
  first: readonly number[],
  last: readonly number[],
  stages: number,
): number[] | null {
  const bits = first.map(() => 0)
  let free = 2 ** BITS_MAX - 1
  for (let at = 0; at < stages; at += 1) {
    for (const coupon of bits.keys()) {
      if (first[coupon] !== at) continue
      if (free === 0) return null
      bits[coupon] = free & -free
      free ^= bits[coupon] ?? 0
    }
    for (const coupon of bits.keys()) if (last[coupon] === at) free |= bits[coupon] ?? 0
  }
  return bits
}

function leastLosses(
  { table }: Leaf,
  ordered: readonly (readonly Move[])[],
  costs: readonly number[],
): number[][] {
  const least = [costs.slice()]
  for (const moves of ordered.toReversed()) {
    const now = (least.at(-1) ?? []).slice()
    for (const move of moves) {
      for (const coupon of couponsOf(table, move)) {
        now[coupon] = Math.min(now[coupon] ?? 0, move.loss)
      }
    }
    least.push(now)
  }
  return least.toReversed()
}

function restOf({ leaf, moves, order }: Layout, at: number): Won {
  const store = leaf.storeOf[order[at] ?? 0] ?? 0
  const counts = leaf.stores[store]?.offer.counts
  let rest = 0
  for (const line of order.slice(at + 1)) {
    if (leaf.storeOf[line] !== store) break
    if (counts?.[line] !== true) continue
    rest += (moves[line] ?? []).reduce((most, { taken }) => Math.max(most, taken), 0)
  }
  return rest
}

function laterOf({ first, last, bits, least, leaf }: Layout, at: number) {
  const goods: Pending[] = []
  const duplications: Pending[] = []
  let goodsLaterLoss = 0
  let duplicationsLaterLoss = 0
  for (const [coupon, loss = 0] of (least[at + 1] ?? []).entries()) {
    if (loss === 0 || (last[coupon] ?? -1) <= at) continue
    const isOpen = (first[coupon] ?? -1) <= at
    const isGoods = coupon < leaf.table.goods
    if (isOpen) (isGoods ? goods : duplications).push({ bit: bits[coupon] ?? 0, loss })
    else if (isGoods) goodsLaterLoss += loss
    else duplicationsLaterLoss += loss
  }
  return {
    goodsLater: goods,
    goodsLaterLoss,
    duplicationsLater: duplications,
    duplicationsLaterLoss,
  }
}

function stageAt(layout: Layout, at: number, line: number): Stage | [] {
  const { leaf, moves, order, last, bits, costs } = layout
  const store = leaf.stores[leaf.storeOf[line] ?? 0]
  if (store === undefined) return []
  const closing = last.flatMap((stage, coupon) =>
    stage === at ? [{ bit: bits[coupon] ?? 0, loss: costs[coupon] ?? 0 }] : [],
  )
  return {
    line,
    store,
    isCounted: store.offer.counts[line] === true,
    isEnd: leaf.storeOf[order[at + 1] ?? -1] !== leaf.storeOf[line],
    moves: (moves[line] ?? []).map((move) => {
      const [goods, duplication] = couponsOf(leaf.table, move)
      return { ...move, bits: (bits[goods] ?? 0) | (bits[duplication] ?? 0) }
    }),
    rest: restOf(layout, at),
    closing,
    closingBits: closing.reduce((all, { bit }) => all | bit, 0),
    ...laterOf(layout, at),
  }
}

/** Lays out the stages for a budget; `null` when too many coupons are undecided at a time. */
export function layStages(leaf: Leaf, budget: number): Stages | null {
  const moves = movesOf(leaf, budget)
  const order = orderLines(leaf, moves)
  const ordered = order.map((line) => moves[line] ?? [])
  const costs = costsOf(leaf)
  const first = costs.map(() => -1)
  const last = costs.map(() => -1)
  for (const [at, ofLine] of ordered.entries()) {
    for (const coupon of ofLine.flatMap((move) => couponsOf(leaf.table, move))) {
      if (coupon === 0) continue
      if (first[coupon] === -1) first[coupon] = at
      last[coupon] = at
    }
  }
  const bits = dealBits(first, last, order.length)
  if (bits === null) return null
  const least = leastLosses(leaf, ordered, costs)
  const layout = { leaf, moves, order, first, last, bits, costs, least }
  return {
    stages: order.flatMap((line, at) => stageAt(layout, at, line)),
    startLoss: costs.reduce((sum, cost, coupon) => (last[coupon] === -1 ? sum + cost : sum), 0),
  }
}
