import type { BankCode } from '@jangteo/core/payment/bank.codes'
import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { orderNumberToId } from '@jangteo/core/order/orderNumber.rules'
import { closeStatements } from '@jangteo/server/settlement/close-statements'
import { Seals } from '@jangteo/server/wire/seals'
import { WireIds } from '@jangteo/server/wire/wire-ids'
import * as Effect from 'effect/Effect'
import type { Buyer } from '../buyer.ts'
import { getCoupon, aCoupon, type Terms } from '../coupon/aCoupon.ts'
import { fillWith, type Pick, storeUrlOf } from '../coupon/orderWithCoupons.ts'
import { addToCart } from '../cart/inCart.ts'
import type { TestMarket } from '../market.ts'
import { confirm, happen, itemsOf, type OrderItem, WAY_TO } from '../order/paidOrder.ts'
import {
  agreeInWindow,
  approve,
  type OrderDetail,
  type PlacedOrder,
  showOrder,
} from '../purchase.ts'

/** A seller's coupon, or the market's, on the first line of an order or on its store. */
export type OnOrder = { readonly place: 'LINE' | 'STORE'; readonly terms: Terms }

async function picked(
  market: TestMarket,
  buyer: Buyer,
  {
    place,
    terms,
    cartId,
    storeUrl,
  }: OnOrder & { readonly cartId: number; readonly storeUrl: string },
): Promise<Pick> {
  const type = place === 'STORE' ? ('STORE' as const) : ('GOODS' as const)
  const { couponIssueIdEncrypt } = await getCoupon(buyer, await aCoupon(market, { type, ...terms }))
  return place === 'STORE' ? { couponIssueIdEncrypt, storeUrl } : { couponIssueIdEncrypt, cartId }
}

/** Buys goods of one store with coupons, from the cart to the paid order. */
export async function buyWith(
  market: TestMarket,
  buyer: Buyer,
  {
    goods,
    coupons = [],
  }: { readonly goods: readonly number[]; readonly coupons?: readonly OnOrder[] },
): Promise<OrderDetail> {
  const storeUrl = await storeUrlOf(market, goods[0] ?? 0)
  const { cartIdList } = await addToCart(market, buyer, ...goods.map((goodsId) => ({ goodsId })))
  const picks: Pick[] = []
  for (const coupon of coupons) {
    picks.push(await picked(market, buyer, { ...coupon, cartId: cartIdList[0] ?? 0, storeUrl }))
  }
  const body = await fillWith(buyer, cartIdList, picks)
  const placed = await buyer.ask<PlacedOrder>('POST', '/shops/orders', { body })
  await approve(buyer, placed, await agreeInWindow(market, { buyer, order: placed }))
  return showOrder(buyer, placed)
}

const REST: Readonly<Partial<Record<OrderItem['orderItemStatusEnum'], readonly string[]>>> = {
  DC: WAY_TO.SC,
  SR: WAY_TO.SC.slice(1),
  SC: [],
  E: [],
}

/** Delivers and confirms everything that is left of an order. */
export async function confirmRest(
  market: TestMarket,
  buyer: Buyer,
  order: OrderDetail,
): Promise<void> {
  const items = itemsOf(await showOrder(buyer, order))
  for (const item of items) {
    const way = REST[item.orderItemStatusEnum]
    if (way === undefined) continue
    await happen(market, item, ...(way as (typeof WAY_TO.SC)[number][]))
    const { status } = await confirm(buyer, item)
    if (status !== 200) throw new Error(`the purchase was not confirmed: ${status}`)
  }
}

/** Entries of an order by what they are of, as their amounts. */
export async function entriesOfOrder(market: TestMarket, { orderNumber }: OrderDetail) {
  return market.database.db
    .selectFrom('settlement_entries')
    .select([
      'kind',
      'gross',
      'seller_discount',
      'market_discount',
      'fee_rate_bp',
      'fee',
      'fee_vat',
      'payable',
    ])
    .where('order_id', '=', orderNumberToId(orderNumber))
    .orderBy('id')
    .execute()
}

/** Closes the statements whose day has begun. */
export const close = (market: TestMarket): Promise<void> =>
  market.runtime.runPromise(closeStatements)

/** Lets time pass until one o'clock of a Korean day, and closes its statements. */
export async function closeOn(market: TestMarket, day: string): Promise<void> {
  market.advance(Date.parse(`${day}T01:00:00+09:00`) - market.now())
  await close(market)
}

type Account = { readonly bankCode?: BankCode; readonly payableFrom?: string }

/** A verified account of a store, however it came there. */
export async function anAccount(
  market: TestMarket,
  storeId: number,
  { bankCode = '04', payableFrom = kstDayOf(market.now()) }: Account = {},
): Promise<void> {
  const { seal } = await market.runtime.runPromise(Effect.map(Seals, (seals) => seals))
  const at = new Date(market.now())
  await market.database.db
    .insertInto('store_bank_accounts')
    .values({
      store_id: storeId,
      bank_code: bankCode,
      sealed_account_number: seal('01234567890123'),
      masked_account_number: '012-***-********',
      holder_name: '아침밭',
      changed_at: at,
      checked_at: at,
      payable_from: payableFrom,
    })
    .execute()
}

/** The id of a statement as pages name it. */
export async function sealedStatement(market: TestMarket, id: number): Promise<string> {
  return (await market.runtime.runPromise(WireIds)).seal('statement', id)
}

/** An entry of a store, however it came there, and the statement that it waits for. */
export async function anEntry(
  market: TestMarket,
  entry: { readonly storeId: number; readonly payable: number; readonly payableOn: string },
): Promise<void> {
  const { storeId, payable, payableOn } = entry
  const at = new Date(market.now())
  const { db } = market.database
  await db
    .insertInto('settlement_entries')
    .values({
      store_id: storeId,
      kind: 'ADJUSTMENT',
      source: `test:${crypto.randomUUID()}`,
      gross: payable,
      fee_rate_bp: 0,
      fee: 0,
      fee_vat: 0,
      payable,
      occurred_at: at,
      payable_on: payableOn,
    })
    .execute()
  await db
    .insertInto('statements')
    .values({ store_id: storeId, day: payableOn, state: 'OPEN', state_changed_at: at })
    .onConflict((conflict) => conflict.columns(['store_id', 'day']).doNothing())
    .execute()
}

/** Statements of a store, the earliest day first. */
export async function statementsOf(market: TestMarket, storeId: number) {
  return market.database.db
    .selectFrom('statements')
    .select(['id', 'day', 'state', 'amount', 'hold_reason', 'below_since'])
    .where('store_id', '=', storeId)
    .orderBy('day')
    .execute()
}

/** A store of a test alone, with an account unless it is to have none. */
export async function aStore(
  market: TestMarket,
  { hasAccount = true }: { readonly hasAccount?: boolean } = {},
): Promise<{ readonly id: number; readonly url: string }> {
  const url = `s${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`
  const digits = String(Math.floor(Math.random() * 1e10)).padStart(10, '0')
  const { db } = market.database
  const like = await db.selectFrom('stores').selectAll().limit(1).executeTakeFirstOrThrow()
  const { id: _, ...columns } = like
  const { id } = await db
    .insertInto('stores')
    .values({ ...columns, url, name: url, business_number: digits })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (hasAccount) await anAccount(market, id)
  return { id, url }
}
