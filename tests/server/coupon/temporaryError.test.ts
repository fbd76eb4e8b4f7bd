import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { addToCart } from '../../support/cart/inCart.ts'
import {
  fillWith,
  type Pick,
  pickFor,
  place,
  stateOf,
  summarise,
} from '../../support/coupon/orderWithCoupons.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { aProduct } from '../../support/stock.ts'

const TEA = goodsNamed('하동 세작 녹차')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket({ callTimeoutMs: 10_000 })
})
afterAll(() => market.close())

function temporary({ couponIssueIdEncrypt }: Pick) {
  const message = '잠시 후 다시 시도해 주세요.'
  const reason = { validationEnum: 'TEMPORARY_ERROR', code: 'COUPON_TEMPORARY_ERROR', message }
  return {
    status: 409,
    body: {
      code: 'COUPON_CHOICE_REFUSED',
      message,
      status: 409,
      data: { couponIssueIdEncrypt, reason },
    },
  }
}

/** A member with a coupon on a line of their cart. */
async function aPick() {
  const { buyer, memberId } = await aMember(market)
  const goodsId = await aProduct(market, TEA)
  const { cartIdList } = await addToCart(market, buyer, { goodsId })
  const [cartId = 0] = cartIdList
  return { buyer, memberId, cartIdList, pick: await pickFor(market, { buyer, cartId }) }
}

function choose(buyer: Buyer, cartIdList: readonly number[], couponList: readonly Pick[]) {
  return buyer.call<object>('POST', '/shops/pages/shopping-order-dup-and-store-coupons', {
    body: { cartIdList, couponList },
  })
}

test('쿠폰을 확인하지 못하면 잘못된 쿠폰이 아니라 잠시 후 다시 하라고 하고, 되면 그대로 쓴다', async () => {
  const { buyer, cartIdList, pick } = await aPick()
  const body = await fillWith(buyer, cartIdList, [pick])
  const holder = await market.database.db.startTransaction().execute()
  await sql`LOCK TABLE coupon_issues IN ACCESS EXCLUSIVE MODE`.execute(holder)
  const held = await Promise.all([
    summarise(buyer, cartIdList, [pick]),
    choose(buyer, cartIdList, [pick]),
    place(buyer, body),
  ])
  await holder.rollback().execute()
  expect(held).toEqual([temporary(pick), temporary(pick), temporary(pick)])
  expect([(await place(buyer, body)).status, await stateOf(pick, buyer)]).toEqual([200, 'USED'])
})

test('다른 곳에서 오래 쥐고 있는 쿠폰으로 낸 주문은 아무것도 쓰지 않고 다시 하라고 한다', async () => {
  const { buyer, memberId, cartIdList, pick } = await aPick()
  const body = await fillWith(buyer, cartIdList, [pick])
  const holder = await market.database.db.startTransaction().execute()
  await holder
    .selectFrom('coupon_issues')
    .select('id')
    .where('member_id', '=', memberId)
    .forUpdate()
    .execute()
  const held = await place(buyer, body)
  await holder.rollback().execute()
  const orders = await market.database.db
    .selectFrom('orders')
    .select('id')
    .where('member_id', '=', memberId)
    .execute()
  expect([held, orders, await stateOf(pick, buyer)]).toEqual([temporary(pick), [], 'USABLE'])
})
