import type { placedOrder } from '@jangteo/contract/checkout/checkout.schemas'
import type { z } from 'zod'
import type { Answer, Buyer, RefusalBody } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import { fillOrder } from '../purchase.ts'
import { aCoupon, getCoupon, type Terms } from './aCoupon.ts'

/** A coupon in the place where the buyer wants it. */
export type Pick = { readonly couponIssueIdEncrypt: string } & (
  | { readonly cartId: number }
  | { readonly storeUrl: string }
)
type Summary = {
  readonly totals: {
    readonly goodsAmount: number
    readonly couponAmount: number
    readonly payableAmount: number
  }
}

/** Downloads a coupon of its own and wants it on a line. */
export async function pickFor(
  market: TestMarket,
  { buyer, cartId }: { readonly buyer: Buyer; readonly cartId: number },
  terms: Terms = {},
): Promise<Pick> {
  const { couponIssueIdEncrypt } = await getCoupon(buyer, await aCoupon(market, terms))
  return { couponIssueIdEncrypt, cartId }
}

/** The address of the store that sells a product. */
export async function storeUrlOf(market: TestMarket, goodsId: number): Promise<string> {
  const { url } = await market.database.db
    .selectFrom('goods')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .select('stores.url')
    .where('goods.id', '=', goodsId)
    .executeTakeFirstOrThrow()
  return url
}

/** Cost of an order with coupons in Seoul. */
export const summarise = (
  buyer: Buyer,
  cartIdList: readonly number[],
  couponList: readonly Pick[],
) =>
  buyer.call<Summary & RefusalBody>('POST', '/shops/orders/summary', {
    body: { cartIdList, zonecode: '06236', couponList },
  })

/** Fills the payment page with coupons, at the amount that it showed. */
export async function fillWith(
  buyer: Buyer,
  cartIdList: readonly number[],
  couponList: readonly Pick[],
) {
  const { body } = await summarise(buyer, cartIdList, couponList)
  const filled = await fillOrder(buyer, cartIdList)
  return { ...filled, couponList, payableAmount: body.totals.payableAmount }
}

/** Orders, whatever comes of it. */
export const place = (
  buyer: Buyer,
  body: object,
): Promise<Answer<z.output<typeof placedOrder> & RefusalBody>> =>
  buyer.call('POST', '/shops/orders', { body })

/** State of a coupon, as its holder sees it. */
export async function stateOf({ couponIssueIdEncrypt }: Pick, buyer: Buyer): Promise<string> {
  const path = `/promotions/coupons/issues/${couponIssueIdEncrypt}`
  const issue = await buyer.ask<{ couponIssueStateEnum: string }>('GET', path)
  return issue.couponIssueStateEnum
}
