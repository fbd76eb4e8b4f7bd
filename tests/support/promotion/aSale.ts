import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import type { PublishedSaleDraw } from '@jangteo/core/promotion/saleDraw.rules'
import { advanceSales } from '@jangteo/server/promotion/advance-sales'
import { sql } from 'kysely'
import { aBuyer, type Answer, type Buyer, type RefusalBody } from '../buyer.ts'
import { goodsNamed } from '../demoGoods.ts'
import { aComposer } from '../display/publishMain.ts'
import type { TestMarket } from '../market.ts'
import { agreeInWindow, approve, placeOrder, type PlacedOrder } from '../purchase.ts'
import { aProduct, optionOf, type Stock } from '../stock.ts'

const PATH = '/rr/promotion/special-sale'

export const AGREED = ['EVENT_PRIVACY']
export const SALE_PRICE = 5_000

/** A product in few pieces with one option. */
export async function aPromotion(market: Stock, stock = 10): Promise<number> {
  const goodsId = await aProduct(market, goodsNamed('하동 세작 녹차'), {
    list_price: 12_000,
    sale_price: 10_000,
    stock,
  })
  const { id } = await optionOf(market, goodsId)
  await market.database.db
    .deleteFrom('goods_options')
    .where('goods_id', '=', goodsId)
    .where('id', '<>', id)
    .execute()
  return goodsId
}

type SaleGoods = {
  readonly goodsId: number
  readonly quantityTotal?: number
  readonly personMax?: number
}

/**
 * A special sale as an operator writes it: entries in ten minutes, or so many days later, for a day, an hour to the draw,
 * another to buy.
 */
export function writtenSale(
  market: Pick<TestMarket, 'now'>,
  goods: readonly SaleGoods[],
  days = 0,
) {
  const opens = market.now() + 10 * MINUTE_MS + days * DAY_MS
  const at = (afterMs: number) => new Date(opens + afterMs).toISOString()
  return {
    title: '한정 찻잔',
    body: '모두에게 시간이 있어요.',
    entryOpensAt: at(0),
    entryClosesAt: at(DAY_MS),
    drawAt: at(DAY_MS + HOUR_MS),
    buyOpensAt: at(DAY_MS + 2 * HOUR_MS),
    goodsList: goods.map((one) => ({
      salePrice: SALE_PRICE,
      quantityTotal: 2,
      personMax: 1,
      ...one,
    })),
  }
}

/** A special sale of one product that nobody entered yet. */
export type Sale = {
  readonly saleId: number
  readonly saleGoodsId: number
  readonly goodsId: number
  readonly optionId: number
}

/** Moves special sales on as the job of every minute does. */
export const moveSales = (market: TestMarket) => market.runtime.runPromise(advanceSales)

/** Ends all special sales: those that were drawn are over, the others are cancelled. */
export async function endSales({ database: { db } }: Pick<TestMarket, 'database'>): Promise<void> {
  await sql`UPDATE special_sales SET state = CASE WHEN seed IS NULL THEN 'CANCELLED' ELSE 'ENDED' END
    WHERE state NOT IN ('CANCELLED', 'ENDED')`.execute(db)
  await db.updateTable('special_sale_goods').set({ is_live: false, held: 0 }).execute()
}

/** Plans a special sale of one product, as an operator does; those before it are over. */
export async function aPlannedSale(
  market: TestMarket,
  { stock = 10, ...goods }: Omit<SaleGoods, 'goodsId'> & { readonly stock?: number } = {},
): Promise<Sale> {
  await endSales(market)
  const goodsId = await aPromotion(market, stock)
  const operator = await aComposer(market)
  const { specialSaleId: saleId } = await operator.ask<{ specialSaleId: number }>(
    'POST',
    '/operators/special-sales',
    { body: writtenSale(market, [{ goodsId, ...goods }]) },
  )
  const { id: saleGoodsId, option_id: optionId } = await market.database.db
    .selectFrom('special_sale_goods')
    .select(['id', 'option_id'])
    .where('special_sale_id', '=', saleId)
    .executeTakeFirstOrThrow()
  return { saleId, saleGoodsId, goodsId, optionId }
}

/** The same, while people enter. */
export async function anOpenSale(
  market: TestMarket,
  goods: Parameters<typeof aPlannedSale>[1] = {},
): Promise<Sale> {
  const sale = await aPlannedSale(market, goods)
  market.advance(10 * MINUTE_MS)
  await moveSales(market)
  return sale
}

type NewEntry = { readonly entryNo: number; readonly entryHash: string }

/** Enters a special sale, whatever comes of it. */
export function enterSale(
  buyer: Buyer,
  { saleGoodsId }: Pick<Sale, 'saleGoodsId'>,
  change: object = {},
): Promise<Answer<NewEntry & Partial<RefusalBody>>> {
  return buyer.call('POST', `${PATH}/entry`, {
    body: { saleGoodsId, agreedTermsList: AGREED, ...change },
  })
}

/** Withdraws an entry, whatever comes of it. */
export function withdrawEntry(buyer: Buyer, { saleGoodsId }: Sale): Promise<Answer<RefusalBody>> {
  return buyer.call('DELETE', `${PATH}/entry`, { body: { saleGoodsId } })
}

/** Draws a special sale that people could enter until now, and opens it to buyers. */
export async function openToBuyers(market: TestMarket): Promise<void> {
  market.advance(DAY_MS + 2 * HOUR_MS)
  await moveSales(market)
}

/** State and rank of a member's entry. */
export async function placeIn(
  { database: { db } }: TestMarket,
  { saleGoodsId }: Sale,
  memberId: number,
) {
  const { state, rank } = await db
    .selectFrom('special_sale_entries')
    .select(['state', 'rank'])
    .where('sale_goods_id', '=', saleGoodsId)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { state, rank }
}

/** Pieces of a special sale: those in the stock of its option, and those that it holds. */
export async function piecesIn({ database: { db } }: TestMarket, { saleGoodsId }: Sale) {
  const { stock, held } = await db
    .selectFrom('special_sale_goods')
    .innerJoin('goods_options', 'goods_options.id', 'special_sale_goods.option_id')
    .select(['goods_options.stock', 'special_sale_goods.held'])
    .where('special_sale_goods.id', '=', saleGoodsId)
    .executeTakeFirstOrThrow()
  return { stock, held }
}

type Added = { readonly cartIdList: readonly number[] }

/** Sends a product of a special sale on its way to an order, or puts it in the cart. */
export function choose(
  buyer: Buyer,
  { goodsId, optionId }: Sale,
  { quantity = 1, buyNowYn = 'Y' }: { readonly quantity?: number; readonly buyNowYn?: string } = {},
): Promise<Answer<Added & Partial<RefusalBody>>> {
  return buyer.call('POST', '/shops/carts', {
    body: { buyNowYn, goodsList: [{ goodsId, optionId, quantity }] },
  })
}

/** Orders a product of a special sale without paying. */
export async function orderSale(buyer: Buyer, sale: Sale, quantity = 1): Promise<PlacedOrder> {
  const { body } = await choose(buyer, sale, { quantity })
  return placeOrder(buyer, body.cartIdList)
}

/** Buys a product of a special sale. */
export async function buySale(market: TestMarket, buyer: Buyer, sale: Sale): Promise<PlacedOrder> {
  const order = await orderSale(buyer, sale)
  const { status } = await approve(buyer, order, await agreeInWindow(market, { buyer, order }))
  if (status !== 200) throw new Error(`payment was refused: ${status}`)
  return order
}

export type BuyCheck = {
  readonly availableYn: 'N' | 'Y'
  readonly code: string | null
  readonly quantityMax: number
  readonly buyUntil: string | null
}

/** The right of a member to buy. */
export function buyCheck(buyer: Buyer, { saleGoodsId }: Sale): Promise<BuyCheck> {
  return buyer.ask('GET', `${PATH}/buy-available-check?saleGoodsId=${saleGoodsId}`)
}

type DrawPage = {
  readonly content: readonly {
    entryNo: number
    entryHash: string
    headNo: number
    withdrawnYn: string
    rank: number | null
  }[]
  readonly last: boolean
  readonly commitment: string
  readonly seed: string
  readonly listHash: string
  readonly headList: readonly { headNo: number; count: number; head: string }[]
}

/** The draw of a product as everybody sees it, all pages of it. */
export async function publishedDraw(
  market: Pick<TestMarket, 'url'>,
  { saleGoodsId }: Sale,
): Promise<PublishedSaleDraw> {
  const visitor = aBuyer(market)
  const ask = (page: number) =>
    visitor.ask<DrawPage>('GET', `${PATH}/draw?saleGoodsId=${saleGoodsId}&size=100&page=${page}`)
  const first = await ask(0)
  const pages = [first]
  while (pages.at(-1)?.last === false) pages.push(await ask(pages.length))
  const rows = pages.flatMap(({ content }) => content)
  const { commitment, seed, listHash, headList: heads } = first
  return {
    saleGoodsId,
    commitment,
    seed,
    beacon: '',
    listHash,
    entries: rows.map(({ withdrawnYn, ...entry }) => ({
      ...entry,
      isWithdrawn: withdrawnYn === 'Y',
    })),
    heads,
    ranking: rows
      .filter(({ rank }) => rank !== null)
      .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
      .map(({ entryNo }) => entryNo),
  }
}
