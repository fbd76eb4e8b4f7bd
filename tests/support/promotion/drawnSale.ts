import { DAY_MS, HOUR_MS } from '@jangteo/core/calendar/day.rules'
import { commitmentOf, rankDraw } from '@jangteo/core/display/draw.rules'
import { drawKeyOf, nextHeadOf, saleEntryHashOf } from '@jangteo/core/promotion/saleDraw.rules'
import { firstBuyCloseMs } from '@jangteo/core/promotion/specialSale.rules'
import { optionOf, type Stock } from '../stock.ts'
import { aPromotion, SALE_PRICE } from './aSale.ts'

const SEED = 'cd'.repeat(32)

type Winners = { readonly title: string; readonly memberIds: readonly number[] }

async function aSaleRow({ database: { db } }: Stock, { title, memberIds }: Winners) {
  const nowMs = Date.now()
  const buyOpensAtMs = nowMs - HOUR_MS
  const at = new Date(nowMs)
  const { id: saleId } = await db
    .insertInto('special_sales')
    .values({
      title,
      body: '당첨된 분은 구매해 주세요.',
      state: 'BUYING',
      state_changed_at: at,
      entry_opens_at: new Date(nowMs - 10 * DAY_MS),
      entry_closes_at: new Date(nowMs - DAY_MS),
      draw_at: new Date(buyOpensAtMs),
      buy_opens_at: new Date(buyOpensAtMs),
      buy_closes_at: new Date(firstBuyCloseMs(buyOpensAtMs)),
      commitment: commitmentOf(SEED),
      seed: SEED,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { saleId, at, pieces: memberIds.length }
}

type SaleRow = Awaited<ReturnType<typeof aSaleRow>>

async function aProductRow(stock: Stock, { saleId, pieces }: SaleRow): Promise<number> {
  const { db } = stock.database
  const goodsId = await aPromotion(stock)
  const { id: optionId } = await optionOf(stock, goodsId)
  await db.updateTable('goods').set({ kind: 'PROMOTION' }).where('id', '=', goodsId).execute()
  const { id } = await db
    .insertInto('special_sale_goods')
    .values({
      special_sale_id: saleId,
      goods_id: goodsId,
      option_id: optionId,
      position: 1,
      sale_price: SALE_PRICE,
      quantity_total: pieces,
      person_max: 1,
      pieces,
      held: pieces,
      own_kind: 'NORMAL',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Entering = { readonly saleGoodsId: number; readonly at: Date }

async function anEntryRow({ database: { db } }: Stock, memberId: number, sale: Entering) {
  const { saleGoodsId, at } = sale
  const { id: entryNo } = await db
    .insertInto('special_sale_entries')
    .values({
      sale_goods_id: saleGoodsId,
      member_id: memberId,
      entry_hash: 'ab'.repeat(32),
      entered_at: at,
      state: 'WON',
      state_changed_at: at,
      head_no: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const person = 'ef'.repeat(32)
  return { entryNo, entryHash: saleEntryHashOf({ saleGoodsId, entryNo, person, nonce: '' }) }
}

/**
 * A special sale of one product that winners buy in, as rows; everybody who entered wins. Its entries opened ten days ago, so
 * that it is the one that everybody sees.
 */
export async function aBuyingSale(stock: Stock, winners: Winners) {
  const { db } = stock.database
  const row = await aSaleRow(stock, winners)
  const { saleId, at, pieces } = row
  const saleGoodsId = await aProductRow(stock, row)
  const listed = []
  for (const memberId of winners.memberIds) {
    listed.push(await anEntryRow(stock, memberId, { saleGoodsId, at }))
  }
  const { listHash, ranked } = rankDraw(drawKeyOf({ saleGoodsId, seed: SEED, beacon: '' }), listed)
  for (const [index, { entryNo, entryHash }] of ranked.entries()) {
    await db
      .updateTable('special_sale_entries')
      .set({ rank: index + 1, entry_hash: entryHash })
      .where('id', '=', entryNo)
      .execute()
  }
  await db
    .updateTable('special_sale_goods')
    .set({ list_hash: listHash })
    .where('id', '=', saleGoodsId)
    .execute()
  const head = { sale_goods_id: saleGoodsId, head_no: 1, at, entry_count: pieces }
  await db
    .insertInto('special_sale_heads')
    .values({ ...head, head: nextHeadOf(null, listed) })
    .execute()
  const end = () =>
    db.updateTable('special_sales').set({ state: 'ENDED' }).where('id', '=', saleId).execute()
  return { saleGoodsId, end }
}
