import { type ListedEntry, rankDraw } from '@jangteo/core/display/draw.rules'
import { drawKeyOf } from '@jangteo/core/promotion/saleDraw.rules'
import {
  nextBuyCloseMs,
  type SaleFacts,
  specialSaleFacts,
} from '@jangteo/core/promotion/specialSale.rules'
import {
  SPECIAL_SALE_TABLE,
  type SpecialSaleEventType,
} from '@jangteo/core/promotion/specialSale.table.gen'
import type { Db } from '@jangteo/postgres/database/db'
import { addJob } from '@jangteo/postgres/job/job.store'
import { findOptions } from '@jangteo/postgres/goods/stock.store'
import {
  lockSaleEntries,
  type SaleEntryRow,
  writeRanks,
} from '@jangteo/postgres/promotion/sale-entry.store'
import {
  endSaleGoods,
  holdSalePieces,
  listSaleGoods,
  type SaleGoodsRow,
} from '@jangteo/postgres/promotion/sale-goods.store'
import {
  insertSaleHistory,
  type SaleRow,
  setSaleState,
} from '@jangteo/postgres/promotion/special-sale.store'
import { toSaleClock } from '@jangteo/postgres/promotion/sale.columns'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { createEntity, type EffectHandler, recordIfSet } from '../entity/create-entity.ts'
import type { EntityMessage, MessageTo } from '../entity/entity-message.ts'

/** The task's name. */
export const ADVANCE_SALES = 'advance-sales'

/** Rights that a product has left for entries that wait. */
export type RightsLeft = ReadonlyMap<number, number>

const NO_RIGHTS: RightsLeft = new Map()

/** An event of a special sale with what its effects need. */
export type SaleStep = {
  readonly event: SpecialSaleEventType
  readonly atMs: number
  /** Seed of the draw, hexadecimal, for the event that draws. */
  readonly seed?: string
  /** Rights left by product, for the event that begins a wave. */
  readonly rightsLeft?: RightsLeft
}

type Handler = EffectHandler<SaleRow, SaleStep>

/** Maps a stored entry to the list of its draw. */
export function toListedEntry(row: Pick<SaleEntryRow, 'entry_hash' | 'id'>): ListedEntry {
  return { entryNo: row.id, entryHash: row.entry_hash }
}

/** Draws one product: ranks its entries, and takes the pieces of the winners out of the stock. */
const rankGoods = Effect.fnUntraced(function* (
  { id: saleGoodsId, option_id: optionId, quantity_total: total }: SaleGoodsRow,
  seed: string,
) {
  const entries = yield* lockSaleEntries(saleGoodsId, { state: 'ENTERED', countMax: null })
  const key = drawKeyOf({ saleGoodsId, seed, beacon: '' })
  const { listHash, ranked } = rankDraw(key, entries.map(toListedEntry))
  yield* writeRanks(ranked.map(({ entryNo }) => entryNo))
  const [option] = yield* findOptions([optionId])
  const pieces = Math.min(total, Math.max(0, option?.stock ?? 0))
  yield* holdSalePieces({ saleGoodsId, optionId, pieces, listHash })
})

/** Moves entries of products on with their sale. */
const toEntries = (
  rights: Iterable<readonly [number, number | null]>,
  event: MessageTo<'saleEntries'>['event'],
  atMs: number,
): readonly EntityMessage[] =>
  [...rights].map(([saleGoodsId, countMax]) => ({
    to: 'saleEntries',
    saleGoodsId,
    event,
    countMax,
    atMs,
  }))

const allOf = (goods: readonly SaleGoodsRow[]) => goods.map(({ id }) => [id, null] as const)

const rankEntries: Handler = Effect.fnUntraced(function* ({ id }: SaleRow, { seed, atMs }) {
  if (seed === undefined) return yield* Effect.die(new Error(`special sale ${id}: seed missing`))
  const goods = yield* listSaleGoods(id)
  for (const one of goods) yield* rankGoods(one, seed)
  return toEntries(allOf(goods), 'system.ranked', atMs)
})

const promoteWaiting: Handler = (_, { rightsLeft = NO_RIGHTS, atMs }) =>
  Effect.succeed(toEntries(rightsLeft, 'system.promoted', atMs))

const endEntries: Handler = Effect.fnUntraced(function* ({ id }: SaleRow, { atMs }) {
  yield* endSaleGoods(id)
  return toEntries(allOf(yield* listSaleGoods(id)), 'system.ended', atMs)
})

/** Has the job move special sales on now, beside its runs of every minute. */
export const scheduleSales = (atMs: number): Effect.Effect<void, never, Db> =>
  addJob({ task: ADVANCE_SALES, payload: {}, dueAt: new Date(atMs), key: ADVANCE_SALES })

/** Moves special sales on as soon as jobs run, not within the minute: moments passed while the market was closed. */
export const advanceSalesAfterStart: Effect.Effect<void, never, Db> = Effect.flatMap(
  Clock.currentTimeMillis,
  scheduleSales,
)

/** The entries are cancelled by a job, portion by portion, since they may be many. */
const cancelEntries: Handler = Effect.fnUntraced(function* ({ id }: SaleRow, { atMs }) {
  yield* endSaleGoods(id)
  yield* scheduleSales(atMs)
})

/** Columns that a step changes besides the state. */
function changeOf(row: SaleRow, { event, seed, atMs }: SaleStep) {
  if (event === 'system.drawn') return { seed: seed ?? null, sealed_keys: null }
  if (event !== 'system.nextWave') return {}
  return { wave: row.wave + 1, buy_closes_at: new Date(nextBuyCloseMs(atMs)) }
}

/** Moves a special sale on, the only place in the server that does. Safe only with the sale and its options locked. */
export const advanceSpecialSale = createEntity({
  name: 'special sale',
  table: SPECIAL_SALE_TABLE,
  stateOf: ({ state }: SaleRow) => state,
  factsOf: (row, { event, rightsLeft = NO_RIGHTS, atMs }: SaleStep) => {
    const facts: SaleFacts = {
      isSealed: row.sealed_keys !== null,
      wave: row.wave,
      hasPiecesLeft: rightsLeft.size > 0,
    }
    return Effect.succeed(specialSaleFacts(event, { ...toSaleClock(row), ...facts }, atMs))
  },
  write: (row, { from, step: { target, meta }, at }, step) =>
    recordIfSet(
      `special sale ${row.id}`,
      setSaleState({
        id: row.id,
        from,
        to: { state: target, state_changed_at: at, ...changeOf(row, step) },
      }),
      insertSaleHistory({
        special_sale_id: row.id,
        actor: meta.actor,
        event: step.event,
        from_state: from,
        to_state: target,
        at,
      }),
    ),
  effects: { rankEntries, promoteWaiting, endEntries, cancelEntries },
})
