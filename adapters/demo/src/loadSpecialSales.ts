import { HOUR_MS, kstDayOf, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import { firstBuyCloseMs } from '@jangteo/core/promotion/specialSale.rules'
import { SPECIAL_SALE_TABLE } from '@jangteo/core/promotion/specialSale.table.gen'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import type { Transaction } from 'kysely'
import { DEMO_GOODS } from './catalogue.ts'
import {
  DEMO_SPECIAL_SALES,
  type SaleGoodsSeed,
  type SpecialSaleSeed,
} from './specialSales.data.ts'

type Trx = Transaction<DB>
type SaleFacts = {
  /** Ids of the goods, in the order of the data. */
  readonly goodsIds: readonly number[]
  readonly nowMs: number
}

/** Loads the special sales; the job of every minute commits to their seeds and moves them on. */
export async function insertSpecialSales(trx: Trx, { goodsIds, nowMs }: SaleFacts): Promise<void> {
  for (const seed of DEMO_SPECIAL_SALES) {
    const { id } = await trx
      .insertInto('special_sales')
      .values(saleRow(seed, nowMs))
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [index, goods] of seed.goods.entries()) {
      const options = await soldOption(trx, goods, goodsIds)
      await trx
        .insertInto('special_sale_goods')
        .values({
          special_sale_id: id,
          position: index + 1,
          sale_price: goods.salePrice,
          quantity_total: goods.quantityTotal,
          person_max: goods.personMax,
          own_kind: 'PROMOTION',
          ...options,
        })
        .execute()
    }
  }
}

function saleRow(seed: SpecialSaleSeed, nowMs: number) {
  const today = startOfDayMs(kstDayOf(nowMs))
  const atMs = (hours: number) => today + hours * HOUR_MS
  return {
    title: seed.title,
    body: seed.body,
    state: SPECIAL_SALE_TABLE.initial,
    state_changed_at: new Date(nowMs),
    entry_opens_at: new Date(atMs(seed.entryOpensInHours)),
    entry_closes_at: new Date(atMs(seed.entryClosesInHours)),
    draw_at: new Date(atMs(seed.drawInHours)),
    buy_opens_at: new Date(atMs(seed.buyOpensInHours)),
    buy_closes_at: new Date(firstBuyCloseMs(atMs(seed.buyOpensInHours))),
  }
}

async function soldOption(
  trx: Trx,
  { goodsPicture }: SaleGoodsSeed,
  goodsIds: readonly number[],
): Promise<{ readonly goods_id: number; readonly option_id: number }> {
  const goodsId = goodsIds[DEMO_GOODS.findIndex(({ goods }) => goods.picture === goodsPicture)]
  if (goodsId === undefined) throw new RangeError(`The demo has no product ${goodsPicture}`)
  const { id } = await trx
    .selectFrom('goods_options')
    .select('id')
    .where('goods_id', '=', goodsId)
    .where('kind', '=', 'OPTION')
    .executeTakeFirstOrThrow()
  return { goods_id: goodsId, option_id: id }
}
