import type { Answer, Buyer } from '../buyer.ts'
import { aBuyer } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import { loginOperator, loginSeller } from '../staff.ts'
import {
  aProduct,
  aStorePicture,
  type GoodsDetail,
  type GoodsWire,
  type ListingAnswer,
  thingsOf,
  trustStore,
} from './sellerDesk.ts'

type Stepped = Promise<Answer<ListingAnswer & { readonly code: string; readonly data: unknown }>>

/** A seller with a store that is not reviewed, a seller of another one, and an operator who reviews. */
export async function openGoodsDesk(market: TestMarket) {
  const { browser: seller, storeId } = await loginSeller(market)
  const { browser: operator } = await loginOperator(market, ['SELLERS'])
  const things = await thingsOf(market, storeId)
  const other = await market.database.db
    .selectFrom('stores')
    .select('url')
    .where('id', '<>', storeId)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { browser: stranger } = await loginSeller(market, other.url)
  await trustStore(market, storeId)

  const aPicture = () => aStorePicture(market, storeId)
  const show = (id: number): Promise<GoodsDetail> => seller.ask('GET', `/sellers/goods/${id}`)
  const step = (id: number, name: string, by: Buyer = seller): Stepped =>
    by.call('POST', `/sellers/goods/${id}/${name}`)
  const create = async (change: Partial<GoodsWire> = {}): Promise<ListingAnswer> => {
    const body = aProduct(things, { pictureList: [await aPicture()], ...change })
    return seller.ask('POST', '/sellers/goods', { body, key: crypto.randomUUID() })
  }
  const edit = async (id: number, change: Partial<GoodsWire>): Stepped => {
    const { content, version } = await show(id)
    const body = { ...content, ...change, version }
    return seller.call('PUT', `/sellers/goods/${id}`, { body })
  }
  /** A product that is listed, and that buyers see. */
  const aListed = async (change: Partial<GoodsWire> = {}): Promise<number> => {
    const { goodsId } = await create(change)
    const { body } = await step(goodsId, 'submit')
    if (body.listingEnum !== 'LISTED') throw new Error(JSON.stringify(body))
    return goodsId
  }
  const review = (id: number, name: string, body: object): Stepped =>
    operator.call('POST', `/operators/goods/${id}/${name}`, { body })
  /** Name of a product as a stranger sees it; `null` when it is not found. */
  const seenName = async (id: number): Promise<string | null> => {
    const { body } = await aBuyer(market).call<{ goodsName?: string }>('GET', `/goods/${id}`)
    return body.goodsName ?? null
  }
  return {
    seller,
    stranger,
    operator,
    storeId,
    things,
    aPicture,
    show,
    step,
    create,
    edit,
    aListed,
    review,
    seenName,
  }
}

export type GoodsDesk = Awaited<ReturnType<typeof openGoodsDesk>>
