import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { expirePayment } from '@jangteo/server/payment/expire-payment'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { addToCart } from '../../support/cart/inCart.ts'
import { aCoupon, changeCoupon, getCoupon, type Terms } from '../../support/coupon/aCoupon.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, aMemberInApp } from '../../support/member.ts'
import { itemsOf } from '../../support/order/paidOrder.ts'
import { agreeInWindow, approve, fillOrder, showOrder } from '../../support/purchase.ts'
import {
  fillWith,
  type Pick,
  pickFor,
  place,
  stateOf,
  storeUrlOf,
  summarise,
} from '../../support/coupon/orderWithCoupons.ts'
import { aProduct } from '../../support/stock.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const TEA = goodsNamed('하동 세작 녹차')

const teaAt = (price: number) =>
  aProduct(market, TEA, { list_price: price, sale_price: price, order_quantity_max: null })

/** Two lines of tea with the five coupons of the worked example. Source: domain-rules §3.3. */
async function stacked() {
  const { buyer, memberId } = await aMember(market)
  const [dear, cheap] = [await teaAt(29_900), await teaAt(13_333)]
  const { cartIdList } = await addToCart(
    market,
    buyer,
    { goodsId: dear, quantity: 2 },
    { goodsId: cheap },
  )
  const [first = 0, second = 0] = cartIdList
  const percent = (discount_value: number, rest: Terms = {}): Terms => ({
    discount_kind: 'PERCENT',
    discount_value,
    ...rest,
  })
  const store = await getCoupon(
    buyer,
    await aCoupon(market, { type: 'STORE', discount_value: 3_000, minimum_amount: 60_000 }),
  )
  const { couponIssueIdEncrypt } = store
  const couponList: Pick[] = [
    await pickFor(market, { buyer, cartId: first }, percent(10, { discount_max: 5_000 })),
    await pickFor(market, { buyer, cartId: first }, percent(5, { type: 'DUPLICATION' })),
    await pickFor(market, { buyer, cartId: second }, percent(7)),
    { couponIssueIdEncrypt, storeUrl: await storeUrlOf(market, dear) },
  ]
  return { buyer, memberId, cartIdList, couponList, first }
}

describe('쿠폰을 쓴 주문', () => {
  test('상품, 중복, 스토어 쿠폰이 차례로 깎고, 본 금액과 주문한 금액과 저장된 몫이 같다', async () => {
    const { buyer, cartIdList, couponList } = await stacked()
    const { body } = await summarise(buyer, cartIdList, couponList)
    expect(body.totals).toEqual({
      listAmount: 73_133,
      discountAmount: 0,
      goodsAmount: 73_133,
      couponAmount: 11_670,
      shippingAmount: 0,
      areaAmount: 0,
      payableAmount: 61_463,
      currencyCode: 'KRW',
    })
    const placed = await place(buyer, await fillWith(buyer, cartIdList, couponList))
    expect([placed.status, placed.body.payableAmount]).toEqual([200, 61_463])
    const order = await showOrder(buyer, placed.body)
    const shares = itemsOf(order).map((item) => [
      item.goodsCouponAmount,
      item.dupCouponAmount,
      item.storeCouponAmount,
      item.paidAmount,
    ])
    expect([order.couponAmount, ...shares]).toEqual([
      11_670,
      [5_000, 2_740, 2_423, 49_637],
      [930, 0, 577, 11_826],
    ])
    const states = await Promise.all(couponList.map((pick) => stateOf(pick, buyer)))
    expect(states).toEqual(['USED', 'USED', 'USED', 'USED'])
  })

  test('쓴 주문이 스토어 쿠폰의 조건과 나눈 상품을 기억한다', async () => {
    const { buyer, cartIdList, couponList } = await stacked()
    await place(buyer, await fillWith(buyer, cartIdList, couponList))
    const { db } = market.database
    const retained = await db
      .selectFrom('order_store_coupons')
      .select(['order_id', 'order_item_ids', 'discount_amount', 'minimum_amount'])
      .orderBy('order_id', 'desc')
      .executeTakeFirstOrThrow()
    const items = await db
      .selectFrom('order_items')
      .select('id')
      .where('order_id', '=', retained.order_id)
      .orderBy('id')
      .execute()
    expect(retained).toEqual({
      order_id: retained.order_id,
      order_item_ids: items.map(({ id }) => id),
      discount_amount: 3_000,
      minimum_amount: 60_000,
    })
  })

  test('쿠폰으로 0원이 된 주문은 결제사 없이 결제된다', async () => {
    const { buyer } = await aMember(market)
    const { cartIdList } = await addToCart(market, buyer, { goodsId: await teaAt(50_000) })
    const [cartId = 0] = cartIdList
    const pick = await pickFor(market, { buyer, cartId: cartId }, { discount_value: 60_000 })
    const body = await fillWith(buyer, cartIdList, [pick])
    const placed = await place(buyer, { ...body, paymentMethodEnum: 'FREE' })
    const { paymentGatewayIdEncrypt } = placed.body
    const path = `/systems/payments/${paymentGatewayIdEncrypt}/approve-data/zero`
    expect([placed.body.payableAmount, await buyer.ask('POST', path, { body: {} })]).toEqual([
      0,
      {
        ordersIdEncrypt: placed.body.ordersIdEncrypt,
        orderClaimIdEncrypt: null,
        paymentStatusEnum: 'DEPOSIT_COMPLETE',
      },
    ])
  })
})

describe('사용할 수 없는 쿠폰', () => {
  test('금액을 볼 때도 주문할 때도 어느 쿠폰이 왜 안 되는지 말하고, 아무것도 쓰지 않는다', async () => {
    const { buyer } = await aMember(market)
    const { cartIdList } = await addToCart(market, buyer, { goodsId: await teaAt(50_000) })
    const [cartId = 0] = cartIdList
    const pick = await pickFor(market, { buyer, cartId: cartId }, { minimum_amount: 50_001 })
    const refused = {
      status: 409,
      body: {
        code: 'COUPON_CHOICE_REFUSED',
        message: '50,001원 이상 구매할 때 사용할 수 있어요.',
        status: 409,
        data: {
          couponIssueIdEncrypt: pick.couponIssueIdEncrypt,
          reason: {
            validationEnum: 'VALIDATE',
            code: 'COUPON_MINIMUM_UNMET',
            message: '50,001원 이상 구매할 때 사용할 수 있어요.',
          },
        },
      },
    }
    const filled = { ...(await fillOrder(buyer, cartIdList)), couponList: [pick] }
    expect([await summarise(buyer, cartIdList, [pick]), await place(buyer, filled)]).toEqual([
      refused,
      refused,
    ])
    expect(await stateOf(pick, buyer)).toBe('USABLE')
  })

  test.each([
    ['남의 쿠폰', 'COUPON_NOT_EXIST', 'NOT_EXIST'],
    ['두 번 선택한 쿠폰', 'COUPON_APPLIED_TWICE', 'DUPLICATION'],
    ['조건이 바뀐 쿠폰', 'COUPON_POLICY_CHANGED', 'VALIDATE'],
    ['제한된 쿠폰', 'COUPON_ADMIN_RESTRICTED', 'NOT_USE'],
    ['다른 상품의 쿠폰', 'COUPON_NOT_RELATED', 'NOT_RELATION'],
    ['앱에서만 쓰는 쿠폰', 'COUPON_UNUSABLE', 'NOT_USE'],
  ])('%s은 %s', async (which, code, validationEnum) => {
    const { buyer } = await aMember(market)
    const { cartIdList } = await addToCart(market, buyer, { goodsId: await teaAt(50_000) })
    const [cartId = 0] = cartIdList
    const terms: Readonly<Record<string, Terms>> = {
      '다른 상품의 쿠폰': { target_kind: 'GOODS', target_ids: [1] },
      '앱에서만 쓰는 쿠폰': { use_platforms: ['APP'] },
    }
    const couponId = await aCoupon(market, terms[which])
    const owner = which === '남의 쿠폰' ? (await aMember(market)).buyer : buyer
    const { couponIssueIdEncrypt } = await getCoupon(owner, couponId)
    if (which === '조건이 바뀐 쿠폰') await changeCoupon(market, couponId, { revision: 2 })
    if (which === '제한된 쿠폰')
      await changeCoupon(market, couponId, { restricted_at: new Date(), restricted_by: 'OPERATOR' })
    const pick = { couponIssueIdEncrypt, cartId }
    const picks = which === '두 번 선택한 쿠폰' ? [pick, pick] : [pick]
    const { body } = await summarise(buyer, cartIdList, picks)
    expect([body.code, body.data]).toEqual([
      'COUPON_CHOICE_REFUSED',
      { couponIssueIdEncrypt, reason: { validationEnum, code, message: body.message } },
    ])
  })
})

describe('한 쿠폰은 한 주문에', () => {
  test('한 쿠폰으로 두 주문을 동시에 내면 하나만 되고, 다른 하나는 이미 쓴 쿠폰이라고 한다', async () => {
    const { buyer } = await aMember(market)
    const [one, other] = [await teaAt(50_000), await teaAt(50_000)]
    const { cartIdList } = await addToCart(market, buyer, { goodsId: one }, { goodsId: other })
    const couponId = await aCoupon(market)
    const { couponIssueIdEncrypt } = await getCoupon(buyer, couponId)
    const bodies = await Promise.all(
      cartIdList.map((cartId) => fillWith(buyer, [cartId], [{ couponIssueIdEncrypt, cartId }])),
    )
    const answers = await atOnce(
      market,
      'coupon_issues',
      bodies.map((body) => () => place(buyer, body)),
    )
    expect(answers.map(({ status, body }) => `${status} ${body.message}`).toSorted()).toEqual([
      '200 undefined',
      '409 이미 사용한 쿠폰이에요.',
    ])
    const used = await market.database.db
      .selectFrom('order_items')
      .innerJoin('coupon_issues', 'coupon_issues.id', 'order_items.goods_coupon_issue_id')
      .select('coupon_issues.state')
      .where('coupon_issues.coupon_id', '=', couponId)
      .execute()
    expect(used).toEqual([{ state: 'USED' }])
  })
})

async function orderWithCoupon(paymentMethodEnum: 'CARD' | 'VIRTUAL_ACCOUNT') {
  const { buyer } = await aMemberInApp(market)
  const { cartIdList } = await addToCart(market, buyer, { goodsId: await teaAt(50_000) })
  const [cartId = 0] = cartIdList
  const pick = await pickFor(market, { buyer, cartId: cartId }, {})
  const body = { ...(await fillWith(buyer, cartIdList, [pick])), paymentMethodEnum }
  const { body: order } = await place(buyer, body)
  return { buyer, order, pick }
}

describe('결제되지 않은 주문의 쿠폰', () => {
  test('결제 시간이 지나면 돌아와 다시 사용할 수 있고, 무슨 일이 있었는지 남는다', async () => {
    const { buyer, order, pick } = await orderWithCoupon('CARD')
    const { id } = await market.database.db
      .selectFrom('payments')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    market.advance(31 * MINUTE_MS)
    await market.runtime.runPromise(expirePayment(id))
    const history = await market.database.db
      .selectFrom('coupon_issue_history')
      .select(['actor', 'event', 'from_state', 'to_state'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect([await stateOf(pick, buyer), (await showOrder(buyer, order)).couponAmount]).toEqual([
      'USABLE',
      1_000,
    ])
    expect(history).toEqual([
      { actor: 'system', event: 'order.unpaid', from_state: 'USED', to_state: 'USABLE' },
      { actor: 'buyer', event: 'order.placed', from_state: 'USABLE', to_state: 'USED' },
    ])
  })

  test('입금 전에 취소하면 돌아온다', async () => {
    const { buyer, order, pick } = await orderWithCoupon('VIRTUAL_ACCOUNT')
    const returned = await agreeInWindow(market, { buyer, order, form: { bank: '88' } })
    await approve(buyer, order, returned)
    const path = '/orders/manages/change-status/deposit-cancel'
    const { ordersIdEncrypt } = order
    const { status } = await buyer.call('PATCH', path, { body: { ordersIdEncrypt } })
    expect([status, await stateOf(pick, buyer)]).toEqual([200, 'USABLE'])
  })
})
