import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { loadLedger } from '@jangteo/server/claim/refund/load-ledger'
import { WireIds, type WireIdCodec } from '@jangteo/server/wire/wire-ids'
import { aBuyer, type Buyer } from '../buyer.ts'
import { addToCart } from '../cart/inCart.ts'
import { goodsAt } from '../claim/claimShop.ts'
import { aCoupon, getCoupon, type Terms } from '../coupon/aCoupon.ts'
import { fillWith, type Pick, storeUrlOf } from '../coupon/orderWithCoupons.ts'
import type { TestMarket } from '../market.ts'
import { aMemberInApp, forgetTries } from '../member.ts'
import type { OrderItem } from '../order/paidOrder.ts'
import { agreeToAccount, atBank, read } from '../payment/deposit.ts'
import {
  agreeInWindow,
  approve,
  fillOrder,
  GUEST_PASSWORD,
  type OrderDetail,
  type PlacedOrder,
  showOrder,
} from '../purchase.ts'
import { optionsOf } from '../stock.ts'
import type { Model, ModelItem } from './model.ts'

/** The way an order came to be. */
export type Beginning = {
  readonly method: Extract<PaymentMethod, 'CARD' | 'VIRTUAL_ACCOUNT' | 'PHONE'>
  readonly buyer: 'MEMBER' | 'GUEST' | 'WITH_COUPONS'
}

/** An order of two shipping groups of one store that was paid, and who has to do with it. */
export type Reality = {
  readonly isGuest: boolean
  readonly market: TestMarket
  readonly wireIds: WireIdCodec
  readonly buyer: Buyer
  readonly order: OrderDetail
  readonly orderId: number
  readonly placed: PlacedOrder
}

/** Together they are delivered free, and bear a store coupon; the cheapest alone owes the delivery of the others. */
const NEAR = [40_000, 4_000, 2_000]
const FAR = [20_000]
/** Pieces of each option. */
const SUPPLIED = 20
const ANYWHERE: Terms = { minimum_amount: 0 }

async function couponsFor(
  { market, buyer }: { readonly market: TestMarket; readonly buyer: Buyer },
  goodsId: number,
  [first = 0, second = 0]: readonly number[],
): Promise<Pick[]> {
  const get = async (terms: Terms) =>
    (await getCoupon(buyer, await aCoupon(market, terms))).couponIssueIdEncrypt
  const store = { name: '스토어 5천 원 쿠폰', type: 'STORE', discount_value: 5_000 } as const
  return [
    { couponIssueIdEncrypt: await get(ANYWHERE), cartId: first },
    { couponIssueIdEncrypt: await get({ ...ANYWHERE, type: 'DUPLICATION' }), cartId: second },
    {
      couponIssueIdEncrypt: await get({ ...store, minimum_amount: 50_000 }),
      storeUrl: await storeUrlOf(market, goodsId),
    },
  ]
}

async function buy(market: TestMarket, buyer: Buyer, { method, buyer: who }: Beginning) {
  const goods = [...(await goodsAt(market, NEAR)), ...(await goodsAt(market, FAR))]
  const { db } = market.database
  await db.updateTable('goods').set({ sale_ends_at: null }).where('id', 'in', goods).execute()
  const picks = goods.map((goodsId, index) => ({ goodsId, quantity: index === 1 ? 2 : 1 }))
  const { cartIdList } = await addToCart(market, buyer, ...picks)
  const filled =
    who === 'WITH_COUPONS'
      ? await fillWith(
          buyer,
          cartIdList,
          await couponsFor({ market, buyer }, goods[0] ?? 0, cartIdList),
        )
      : await fillOrder(buyer, cartIdList)
  const body = { ...filled, paymentMethodEnum: method }
  const placed = await buyer.ask<PlacedOrder>('POST', '/shops/orders', { body })
  if (method === 'VIRTUAL_ACCOUNT') {
    const issued = await agreeToAccount(market, { buyer, order: placed })
    await atBank(market, issued, { action: 'deposit' })
    await read(market, issued)
  } else {
    await approve(buyer, placed, await agreeInWindow(market, { buyer, order: placed }))
  }
  return { placed, goods }
}

export async function enterReality(market: TestMarket, begun: Beginning): Promise<Reality> {
  const isGuest = begun.buyer === 'GUEST'
  const buyer = isGuest ? aBuyer(market) : (await aMemberInApp(market)).buyer
  const { placed } = await buy(market, buyer, begun)
  const wireIds = await market.runtime.runPromise(WireIds)
  const orderId = wireIds.open('order', placed.ordersIdEncrypt)
  if (orderId === null) throw new Error('the market gave no order')
  const order = await showOrder(buyer, placed)
  return { isGuest, market, wireIds, buyer, placed, orderId, order }
}

/** A guest whose session rested too long names their order again. */
export async function comeBack({ isGuest, market, buyer, order }: Reality): Promise<void> {
  if (!isGuest) return
  await forgetTries(market)
  const { orderNumber } = order
  buyer.cookies.clear()
  await buyer.ask('POST', '/accounts/guest-order', {
    body: { orderNumber, password: GUEST_PASSWORD },
  })
}

async function learnItem({ market, wireIds }: Reality, group: string, item: OrderItem) {
  const options = await optionsOf(market, item.goodsId)
  const known: ModelItem = {
    id: wireIds.open('orderItem', item.orderItemIdEncrypt) ?? 0,
    groupId: wireIds.open('orderShippingPrice', group) ?? 0,
    quantity: item.quantity,
    options: options.map(({ id }) => id),
    optionId: item.optionId,
    status: 'DC',
    shippedAtMs: null,
    deliveredAtMs: null,
    shipsOn: null,
    history: [],
  }
  return { known, stock: options.map(({ id, stock }) => [id, stock] as const) }
}

/** Reads the facts of an order at its beginning; from then on nothing is read. */
export async function learnModel(reality: Reality, { method }: Beginning): Promise<Model> {
  const { market, order, orderId, placed } = reality
  const items = []
  for (const group of order.groups) {
    for (const item of group.items) {
      items.push(await learnItem(reality, group.orderShippingPriceIdEncrypt, item))
    }
  }
  const { payments, ...ledger } = await market.runtime.runPromise(loadLedger(orderId))
  const lines = ledger.groups.flatMap((group) => group.lines)
  const spent = [...lines.flatMap((line) => line.coupons), ...ledger.storeCoupons]
  return {
    nowMs: market.now(),
    items: items.map(({ known }) => known),
    claims: [],
    payment: {
      amount: placed.payableAmount,
      method,
      paidAtMs: market.now(),
      isPartlyRefundable: payments[0]?.isPartlyRefundable ?? true,
      refunds: [],
    },
    ledger,
    stock: new Map(items.flatMap(({ stock }) => stock)),
    supplied: SUPPLIED,
    unfit: new Map(),
    couponLines: ledger.storeCoupons.map(({ orderItemIds }) => orderItemIds),
    coupons: new Map(spent.map(({ couponIssueId }) => [couponIssueId, 'USED'])),
    hasRefundAccount: false,
    opened: 0,
    asked: new Set(),
  }
}
