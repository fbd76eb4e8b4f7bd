import { saleWinnersMax } from '@jangteo/core/promotion/specialSale.rules'
import { saleEntryFacts } from '@jangteo/core/promotion/saleEntry.rules'
import {
  SALE_ENTRY_TABLE,
  type SaleEntryEventType,
} from '@jangteo/core/promotion/saleEntry.table.gen'
import type { Db } from '@jangteo/postgres/database/db'
import {
  insertSaleEntryHistory,
  type SaleEntryRow,
  setSaleEntryState,
} from '@jangteo/postgres/promotion/sale-entry.store'
import {
  type SoldSpeciallyRow,
  takeBackSalePieces,
} from '@jangteo/postgres/promotion/sale-goods.store'
import { toSaleClock } from '@jangteo/postgres/promotion/sale.columns'
import * as Effect from 'effect/Effect'
import { createEntity, type EffectHandler, recordIfSet } from '../entity/create-entity.ts'
import type { Receivers } from '../entity/entity-queue.ts'
import { notify } from '../notification/notify.ts'

/** An event of an entry, with its product and special sale as they are now. */
export type SaleEntryStep = {
  readonly event: SaleEntryEventType
  readonly atMs: number
  readonly goods: SoldSpeciallyRow
  /** An unpaid order holds its right to buy. */
  readonly hasOpenOrder?: boolean
  /** Pieces of the order that the event is of. */
  readonly quantity?: number
}

type Handler = EffectHandler<SaleEntryRow, SaleEntryStep>

const notifyWinner: Handler = (
  { id: key, member_id: memberId },
  { goods: { goods_id: goodsId, goods_name: goodsName, sale }, atMs },
) => {
  const buyFromMs = Math.max(sale.buy_opens_at.getTime(), atMs)
  const buyUntilMs = sale.buy_closes_at.getTime()
  const content = { kind: 'SALE_WON', goodsId, goodsName, buyFromMs, buyUntilMs } as const
  return notify({ to: { memberId }, content, key, atMs })
}

const notifyCancelled: Handler = (
  { id: key, member_id: memberId },
  { goods: { goods_id: goodsId, goods_name: goodsName }, atMs },
) => {
  const content = { kind: 'SALE_CANCELLED', goodsId, goodsName } as const
  return notify({ to: { memberId }, content, key, atMs })
}

/** The pieces of a cancelled order are in the stock already; until the end of the sale they are for its next winner. */
const holdPieces: Handler = (
  _,
  { goods: { id: saleGoodsId, is_live: isLive }, quantity = 0 },
): Effect.Effect<void, never, Db> =>
  isLive ? takeBackSalePieces(saleGoodsId, quantity) : Effect.void

/** Moves an entry on, the only place in the server that does. Safe only with the entry locked. */
export const advanceSaleEntry = createEntity({
  name: 'special sale entry',
  table: SALE_ENTRY_TABLE,
  stateOf: ({ state }: SaleEntryRow) => state,
  factsOf: ({ rank }, { goods, atMs, hasOpenOrder = false }: SaleEntryStep) => {
    const winnersMax = saleWinnersMax({ pieces: goods.pieces ?? 0, personMax: goods.person_max })
    const entry = { rank: rank === null ? null : { rank, winnersMax }, hasOpenOrder }
    return Effect.succeed(saleEntryFacts(toSaleClock(goods.sale), entry, atMs))
  },
  write: ({ id }, { from, step: { target, meta }, at }, { event }) =>
    recordIfSet(
      `special sale entry ${id}`,
      setSaleEntryState({ id, from, to: { state: target, state_changed_at: at } }),
      insertSaleEntryHistory({
        entry_id: id,
        actor: meta.actor,
        event,
        from_state: from,
        to_state: target,
        at,
      }),
    ),
  effects: { notifyWinner, notifyCancelled, holdPieces },
})

/** Entries whose statements are on their way at once. */
const AT_ONCE_MAX = 100

/** Moves entries of one product on, many at a time over the transaction's connection. Safe only with them locked. */
export const advanceSaleEntries = (
  entries: readonly SaleEntryRow[],
  stepOf: (entry: SaleEntryRow) => SaleEntryStep,
): Effect.Effect<void, never, Db | Receivers> =>
  Effect.forEach(entries, (entry) => advanceSaleEntry(entry, stepOf(entry)), {
    concurrency: AT_ONCE_MAX,
    discard: true,
  })
