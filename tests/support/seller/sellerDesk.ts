import type {
  claimPlaces,
  sellerClaim,
  sellerClaimDetail,
} from '@jangteo/contract/claim/sellerClaim.schemas'
import type {
  buyerData,
  itemResults,
  sellerOrderDetail,
  sellerOrderItem,
} from '@jangteo/contract/order/sellerOrder.schemas'
import type { ClaimCommand } from '@jangteo/core/claim/claimCommand.codes'
import type { Page } from '@jangteo/core/navigation/paging.rules'
import type { z } from 'zod'
import { aBuyer, type Answer, type Buyer, type RefusalBody } from '../buyer.ts'
import { goodsAt } from '../claim/claimShop.ts'
import type { TestMarket } from '../market.ts'
import { buyPicked } from '../order/paidOrder.ts'
import type { OrderDetail } from '../purchase.ts'
import { loginSeller } from '../staff.ts'
import { sendTable, type SentTable } from '../upload/table.ts'

export type SellerItem = z.output<typeof sellerOrderItem>
export type SellerOrder = z.output<typeof sellerOrderDetail>
export type BuyerAnswer = z.output<typeof buyerData>
export type SellerClaim = z.output<typeof sellerClaim>
export type SellerClaimDetail = z.output<typeof sellerClaimDetail>
export type ClaimPlacesAnswer = z.output<typeof claimPlaces>
type Results = z.output<typeof itemResults>['resultList']
type Named = { readonly orderItemIdEncrypt: string }

/** The store of the demo whose products the tests of claims are, and another one. */
export async function storesOf(market: TestMarket): Promise<{ own: string; other: string }> {
  const [goodsId = 0] = await goodsAt(market, [20_000])
  const { url: own } = await market.database.db
    .selectFrom('goods')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .select('stores.url')
    .where('goods.id', '=', goodsId)
    .executeTakeFirstOrThrow()
  return { own, other: own === 'achimbat' ? 'warmkitchen' : 'achimbat' }
}

/** A paid order of one product of the store of `goodsAt`. */
export async function aSale(
  market: TestMarket,
  { buyer = aBuyer(market), price = 20_000 }: { buyer?: Buyer; price?: number } = {},
): Promise<OrderDetail> {
  const [goodsId = 0] = await goodsAt(market, [price])
  return buyPicked(market, buyer, { goodsId })
}

/** A seller's browser of the store of `goodsAt`, and of another store. */
export async function bothSellers(market: TestMarket) {
  const { own, other } = await storesOf(market)
  return {
    seller: (await loginSeller(market, own)).browser,
    stranger: (await loginSeller(market, other)).browser,
  }
}

/** The items of a seller's table. */
export async function sellerItems(seller: Buyer, query = ''): Promise<readonly SellerItem[]> {
  const { content } = await seller.ask<Page<SellerItem>>('GET', `/sellers/orders?size=100&${query}`)
  return content
}

/** The item of an order in the seller's table. */
export async function sellerItemOf(
  seller: Buyer,
  { orderNumber }: OrderDetail,
): Promise<SellerItem> {
  const [item] = await sellerItems(seller, `keyword=${orderNumber}`)
  if (item === undefined) throw new Error(`${orderNumber} is not in the table`)
  return item
}

/** Has a seller act on items, and answers the results without their ids. */
export async function act(
  seller: Buyer,
  path: string,
  { items, ...details }: { readonly items: readonly Named[]; readonly [detail: string]: unknown },
): Promise<readonly Omit<Results[number], 'orderItemIdEncrypt'>[]> {
  const orderItemIdList = items.map(({ orderItemIdEncrypt }) => orderItemIdEncrypt)
  const body = { orderItemIdList, ...details }
  const { resultList } = await seller.ask<{ resultList: Results }>('POST', path, { body })
  return resultList.map(({ orderItemIdEncrypt: _id, ...result }) => result)
}

/** Has a seller send a claim an event, whatever comes of it. */
export function command(
  seller: Buyer,
  {
    id,
    name,
    ...details
  }: { readonly id: string; readonly name: ClaimCommand; readonly [detail: string]: unknown },
): Promise<Answer<SellerClaimDetail & RefusalBody>> {
  return seller.call('POST', `/sellers/claims/${id}/${name}`, { body: details })
}

/** Sends a text as a ship-file, whatever comes of it. */
export function sendShipFile(
  market: TestMarket,
  seller: Buyer,
  file: Omit<SentTable, 'path'>,
): Promise<
  Answer<RefusalBody & { readonly shipFileIdEncrypt: string; readonly rowCount: number }>
> {
  return sendTable(market, seller, { path: '/sellers/orders/ship-file', ...file })
}
