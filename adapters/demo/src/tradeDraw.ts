import { HOUR_MS } from '@jangteo/core/calendar/day.rules'
import { DEMO_GOODS } from './catalogue.ts'
import { createDice } from './snapshots/dice.ts'

const DAYS = 60
const DAY_HOURS = 24
/** Above 1: more of what happened is recent. */
const RECENCY = 1.3
const TWO_PIECES_CHANCE = 0.18
const VISITOR_BYTES = 16

/** An order of one product: places from 0 of product and buyer, and its moment. */
export type DrawnOrder = {
  readonly goods: number
  readonly buyer: number
  readonly quantity: number
  readonly atMs: number
}

/** A view of one product. */
export type DrawnView = {
  readonly goods: number
  readonly visitor: Buffer
  readonly atMs: number
}

/** Places of products that can have been sold before now, and the running sums of how well each sells. */
function demandOf() {
  const places = DEMO_GOODS.flatMap(({ goods }, place) => {
    const hasBegun = (goods.salePeriod?.startsInHours ?? -1) < 0
    return goods.saleStatus === 'STOP' || !hasBegun ? [] : [place]
  })
  let sum = 0
  const sums = places.map((place) => (sum += DEMO_GOODS[place]?.goods.soldCount ?? 0))
  return { places, sums, total: sum }
}

/** First place whose running sum exceeds a figure. */
function placeAt(sums: readonly number[], figure: number): number {
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) > figure) high = middle
    else low = middle + 1
  }
  return low
}

function createDraw(seed: number, nowMs: number) {
  const roll = createDice(seed)
  const { places, sums, total } = demandOf()
  const drawGoods = () => places[placeAt(sums, roll() * total)] ?? 0
  /** Within the last days, and since the product's sale began. */
  const drawAt = (goods: number) => {
    const startsInHours = DEMO_GOODS[goods]?.goods.salePeriod?.startsInHours
    const hours = Math.min(DAYS * DAY_HOURS, -(startsInHours ?? -DAYS * DAY_HOURS))
    return Math.floor(nowMs - hours * HOUR_MS * roll() ** RECENCY)
  }
  return { roll, drawGoods, drawAt }
}

type DrawRequest = { readonly count: number; readonly nowMs: number }

/** Draws orders in the proportions of `soldCount`, oldest first. */
export function drawOrders(
  buyerCount: number,
  { count, nowMs }: DrawRequest,
): readonly DrawnOrder[] {
  const { roll, drawGoods, drawAt } = createDraw(1, nowMs)
  return Array.from({ length: count }, () => {
    const goods = drawGoods()
    return {
      goods,
      buyer: Math.floor(roll() * buyerCount),
      quantity: roll() < TWO_PIECES_CHANCE ? 2 : 1,
      atMs: drawAt(goods),
    }
  }).toSorted((a, b) => a.atMs - b.atMs)
}

/** Draws views in the same proportions, each by a visitor of its own. */
export function drawViews({ count, nowMs }: DrawRequest): readonly DrawnView[] {
  const { roll, drawGoods, drawAt } = createDraw(2, nowMs)
  return Array.from({ length: count }, () => {
    const goods = drawGoods()
    const visitor = Buffer.from(
      Array.from({ length: VISITOR_BYTES }, () => Math.floor(roll() * 256)),
    )
    return { goods, visitor, atMs: drawAt(goods) }
  })
}
