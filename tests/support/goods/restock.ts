import type { restockAlert, restockAlerts } from '@jangteo/contract/goods/restock.schemas'
import { notifyRestocks } from '@jangteo/server/goods/restock/notify-restocks'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Answer, Buyer, RefusalBody } from '../buyer.ts'
import type { TestMarket } from '../market.ts'

export type RestockAlert = z.output<typeof restockAlert>
type Alerts = z.output<typeof restockAlerts>

/** A product of the demo with several options of its own for a test, none of which has any stock. */
export async function soldOutGoods(market: TestMarket, place = 0) {
  const { db } = market.database
  const rows = await db
    .selectFrom('goods_options')
    .innerJoin('goods', 'goods.id', 'goods_options.goods_id')
    .select(['goods.id as goodsId', 'goods.name as goodsName', 'goods_options.id as optionId'])
    .where('goods.listing', '=', 'LISTED')
    .where('goods.sale_status', '=', 'SALE')
    .where('goods.sale_starts_at', 'is', null)
    .where('goods.sale_ends_at', 'is', null)
    .where('goods_options.kind', '=', 'OPTION')
    .where('goods_options.sale_status', '=', 'SALE')
    .orderBy('goods.id')
    .orderBy('goods_options.id')
    .execute()
  const byGoods = Map.groupBy(rows, ({ goodsId }) => goodsId)
  const options = [...byGoods.values()].filter(({ length }) => length >= 3)[place] ?? []
  const [first] = options
  if (first === undefined) throw new Error('no product with three options')
  const optionIds = options.map(({ optionId }) => optionId)
  await setStock(market, optionIds, 0)
  return { goodsId: first.goodsId, goodsName: first.goodsName, optionIds }
}

/** Sets the stock of options, as a seller or a returned order does. */
export async function setStock(
  market: TestMarket,
  optionIds: readonly number[],
  stock: number,
): Promise<void> {
  await market.database.db
    .updateTable('goods_options')
    .set({ stock })
    .where('id', 'in', [...optionIds])
    .execute()
}

/** Requests alerts, whatever comes of it. */
export function requestAlerts(
  buyer: Buyer,
  goodsId: number,
  optionIdList: readonly number[],
): Promise<Answer<Alerts & RefusalBody>> {
  return buyer.call('POST', `/goods/${goodsId}/restock-alerts`, { body: { optionIdList } })
}

/** A member's list of alerts. */
export async function alertsOf(buyer: Buyer): Promise<readonly RestockAlert[]> {
  const path = '/goods/restock-alerts/reqs?size=100'
  return (await buyer.ask<{ readonly content: readonly RestockAlert[] }>('GET', path)).content
}

/** Runs the job that notifies those who wait. */
export function notifyWaiting(market: TestMarket): Promise<void> {
  return market.runtime.runPromise(notifyRestocks)
}

/** Products that a member was notified of, the oldest notification first. */
export async function restockedOf(market: TestMarket, memberId: number) {
  const rows = await market.database.db
    .selectFrom('notifications')
    .select(sql<string>`content ->> 'goodsName'`.as('goods_name'))
    .where('member_id', '=', memberId)
    .where('kind', '=', 'RESTOCKED')
    .orderBy('id')
    .execute()
  return rows.map(({ goods_name: name }) => name)
}
