import { HOUR_MS } from '@jangteo/core/calendar/day.rules'
import type { Deals } from '@jangteo/postgres/database/schema.gen'
import type { Insertable, Selectable } from 'kysely'
import type { TestMarket } from '../market.ts'
import type { Stock } from '../stock.ts'

/** Puts a product on a deal at 15,000 won, without bounds, from an hour ago for a day. */
export async function aDeal(
  market: Stock & Pick<TestMarket, 'now'>,
  goodsId: number,
  change: Partial<Insertable<Deals>> = {},
): Promise<number> {
  const { id } = await market.database.db
    .insertInto('deals')
    .values({
      goods_id: goodsId,
      deal_price: 15_000,
      starts_at: new Date(market.now() - HOUR_MS),
      ends_at: new Date(market.now() + 24 * HOUR_MS),
      after_end: 'RETURN',
      ...change,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A deal as its row is. */
export function dealRow(market: Stock, dealId: number): Promise<Selectable<Deals>> {
  return market.database.db
    .selectFrom('deals')
    .selectAll()
    .where('id', '=', dealId)
    .executeTakeFirstOrThrow()
}

/** Pieces that a deal counts, and those that the live items of the deal are. */
export async function countedAndLive(market: Stock, dealId: number): Promise<[number, number]> {
  const items = await market.database.db
    .selectFrom('order_items')
    .select('quantity')
    .where('deal_id', '=', dealId)
    .where('status', 'not in', ['C', 'R'])
    .execute()
  const { taken } = await dealRow(market, dealId)
  return [taken, items.reduce((sum, { quantity }) => sum + quantity, 0)]
}
