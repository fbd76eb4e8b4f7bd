import { aCoupon, getCoupon } from '../coupon/aCoupon.ts'
import { fillWith, type Pick, storeUrlOf } from '../coupon/orderWithCoupons.ts'
import { addToCart } from '../cart/inCart.ts'
import type { Buyer } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import {
  agreeInWindow,
  approve,
  type OrderDetail,
  type PlacedOrder,
  showOrder,
} from '../purchase.ts'

/** Buys goods of one store with a store coupon: 5,000 won off from 50,000 won on. Answers the order and the coupon. */
export async function anOrderWithStoreCoupon(
  market: TestMarket,
  buyer: Buyer,
  goods: readonly number[],
): Promise<{ readonly order: OrderDetail; readonly coupon: Pick }> {
  const couponId = await aCoupon(market, {
    name: '스토어 5천 원 쿠폰',
    type: 'STORE',
    discount_value: 5_000,
    minimum_amount: 50_000,
  })
  const { couponIssueIdEncrypt } = await getCoupon(buyer, couponId)
  const storeUrl = await storeUrlOf(market, goods[0] ?? 0)
  const coupon: Pick = { couponIssueIdEncrypt, storeUrl }
  const { cartIdList } = await addToCart(market, buyer, ...goods.map((goodsId) => ({ goodsId })))
  const body = await fillWith(buyer, cartIdList, [coupon])
  const placed = await buyer.ask<PlacedOrder>('POST', '/shops/orders', { body })
  await approve(buyer, placed, await agreeInWindow(market, { buyer, order: placed }))
  return { order: await showOrder(buyer, placed), coupon }
}
