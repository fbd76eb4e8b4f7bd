import { nextHeadOf } from '@jangteo/core/promotion/saleDraw.rules'
import { momentsOf, saleWinnersMax } from '@jangteo/core/promotion/specialSale.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import {
  countEntryStates,
  listHeadlessEntries,
  listHeldEntryIds,
  lockSaleEntries,
} from '@jangteo/postgres/promotion/sale-entry.store'
import {
  findLastHead,
  findSaleGoods,
  insertHead,
  listSaleGoods,
  lockSaleOptions,
  type SaleGoodsRow,
} from '@jangteo/postgres/promotion/sale-goods.store'
import {
  listMovingSaleIds,
  lockSale,
  type SaleRow,
  updateSale,
} from '@jangteo/postgres/promotion/special-sale.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { newDrawKeys, openDrawKeys } from '../display/event/draw-keys.ts'
import type { Receivers } from '../entity/entity-queue.ts'
import { Seals } from '../wire/seals.ts'
import { advanceSaleEntries } from './advance-sale-entry.ts'
import {
  advanceSpecialSale,
  type RightsLeft,
  scheduleSales,
  toListedEntry,
} from './advance-special-sale.ts'

/** Entries of a cancelled special sale that one transaction ends. */
const PORTION_COUNT = 500

type Moving = Db | Receivers | Seals

/** Locks a special sale with the options of its products first, which orders lock first too. */
const lockWhole = Effect.fnUntraced(function* (
  id: number,
): Effect.fn.Return<SaleRow | undefined, never, Db> {
  yield* lockSaleOptions(id)
  return yield* lockSale(id)
})

/** Publishes the number and the head of the entries that came since the last time. */
const publishHead = Effect.fnUntraced(function* (
  { id: saleGoodsId }: SaleGoodsRow,
  at: Date,
): Effect.fn.Return<void, never, Db> {
  const entries = yield* listHeadlessEntries(saleGoodsId)
  if (entries.length === 0) return
  const last = yield* findLastHead(saleGoodsId)
  const head = {
    sale_goods_id: saleGoodsId,
    head_no: (last?.head_no ?? 0) + 1,
    at,
    entry_count: (last?.entry_count ?? 0) + entries.length,
    head: nextHeadOf(last?.head ?? null, entries.map(toListedEntry)),
  }
  yield* insertHead(
    head,
    entries.map(({ id }) => id),
  )
})

/** Ends the rights of a wave that is over, and counts the rights that entries may still get. */
const lapseWinners = Effect.fnUntraced(function* (
  goods: SaleGoodsRow,
  atMs: number,
): Effect.fn.Return<number, never, Db | Receivers> {
  const sold = yield* findSaleGoods(goods.id)
  if (sold === undefined) return 0
  const winners = yield* lockSaleEntries(goods.id, { state: 'WON', countMax: null })
  const heldIds = yield* listHeldEntryIds(winners.map(({ id }) => id))
  yield* advanceSaleEntries(winners, ({ id }) => {
    const hasOpenOrder = heldIds.has(id)
    return { event: 'system.waveOver', atMs, goods: sold, hasOpenOrder }
  })
  const counts = yield* countEntryStates(goods.id)
  const winnersMax = saleWinnersMax({ pieces: goods.pieces ?? 0, personMax: goods.person_max })
  const left = winnersMax - (counts.get('WON') ?? 0) - (counts.get('BOUGHT') ?? 0)
  return Math.max(0, Math.min(left, counts.get('WAITING') ?? 0))
})

/** Counts the rights of every product that the next wave may give, after the wave that is over. */
const rightsAfterWave = Effect.fnUntraced(function* (
  { id, state, buy_closes_at: closesAt }: SaleRow,
  atMs: number,
): Effect.fn.Return<RightsLeft, never, Db | Receivers> {
  const isWaveOver = momentsOf(state).includes('system.nextWave') && closesAt.getTime() <= atMs
  const rights = new Map<number, number>()
  if (!isWaveOver) return rights
  for (const goods of yield* listSaleGoods(id)) {
    const count = yield* lapseWinners(goods, atMs)
    if (count > 0) rights.set(goods.id, count)
  }
  return rights
})

/** Takes the next step of a special sale that is due; false when there is none. */
const takeStep = Effect.fnUntraced(function* (
  id: number,
  atMs: number,
): Effect.fn.Return<boolean, never, Moving> {
  const sale = yield* lockWhole(id)
  if (sale === undefined) return false
  const rightsLeft = yield* rightsAfterWave(sale, atMs)
  const keys = sale.sealed_keys === null ? null : openDrawKeys(yield* Seals, sale.sealed_keys)
  for (const event of momentsOf(sale.state)) {
    if (event === 'system.drawn' && keys === null) return false
    const seed = keys === null ? {} : { seed: keys.seed }
    const decision = yield* advanceSpecialSale(sale, { event, atMs, rightsLeft, ...seed })
    if (decision.ok) return true
  }
  return false
}, transaction)

/** Commits to the seed of a special sale whose keys were lost, or publishes its entries while people enter. */
const prepare = Effect.fnUntraced(function* (
  id: number,
  at: Date,
): Effect.fn.Return<void, never, Moving> {
  const sale = yield* lockWhole(id)
  if (sale === undefined || sale.seed !== null || sale.state === 'CANCELLED') return
  if (sale.sealed_keys === null) {
    const { commitment, sealedKeys } = yield* newDrawKeys
    yield* updateSale(id, { commitment, sealed_keys: sealedKeys })
  }
  for (const goods of yield* listSaleGoods(id)) yield* publishHead(goods, at)
}, transaction)

/** Cancels a portion of the entries of a cancelled special sale, and has the rest follow. */
const cancelEntries = Effect.fnUntraced(function* (
  id: number,
  atMs: number,
): Effect.fn.Return<void, never, Db | Receivers> {
  const sale = yield* lockSale(id)
  if (sale?.state !== 'CANCELLED') return
  let left = PORTION_COUNT
  for (const { id: saleGoodsId } of yield* listSaleGoods(id)) {
    const goods = yield* findSaleGoods(saleGoodsId)
    const entries = yield* lockSaleEntries(saleGoodsId, { state: 'ENTERED', countMax: left })
    if (goods === undefined) continue
    yield* advanceSaleEntries(entries, () => ({ event: 'system.cancelled', atMs, goods }))
    left -= entries.length
  }
  if (left > 0) return
  yield* scheduleSales(atMs)
}, transaction)

const moveSale = Effect.fnUntraced(function* (
  id: number,
  atMs: number,
): Effect.fn.Return<void, never, Moving> {
  yield* prepare(id, new Date(atMs))
  let isMoving = true
  while (isMoving) isMoving = yield* takeStep(id, atMs)
  yield* cancelEntries(id, atMs)
})

/**
 * Moves every special sale on that is due, publishes the entries of those that people enter, and ends the entries of
 * cancelled ones; one that fails delays no other. May run any number of times at once: each step locks its sale and asks
 * the chart again. Source: market-rules §8.1.
 */
export const advanceSales: Effect.Effect<void, never, Moving> = Effect.gen(function* () {
  const atMs = yield* Clock.currentTimeMillis
  const ids = yield* listMovingSaleIds()
  const exits = yield* Effect.forEach(ids, (id) => Effect.exit(moveSale(id, atMs)))
  for (const exit of exits) yield* exit
})
