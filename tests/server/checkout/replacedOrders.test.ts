import { WireIds } from '@jangteo/server/wire/wire-ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer, type Buyer, type RefusalBody } from '../../support/buyer.ts'
import { fillWith, pickFor } from '../../support/coupon/orderWithCoupons.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import {
  agreeInWindow,
  approve,
  fillOrder,
  firstOption,
  type PlacedOrder,
  putInCart,
} from '../../support/purchase.ts'
import { aProduct, optionOf } from '../../support/stock.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const aTea = (stock: number) =>
  aProduct(market, goodsNamed('하동 세작 녹차'), { stock, sale_ends_at: null })

/** The payments of the orders of a product, oldest first, and what is left of it. */
async function stateOf(goodsId: number) {
  const payments = await market.database.db
    .selectFrom('order_items')
    .innerJoin('payments', 'payments.order_id', 'order_items.order_id')
    .select(['payments.status as payment', 'order_items.status as item'])
    .where('order_items.goods_id', '=', goodsId)
    .orderBy('order_items.id')
    .execute()
  return { payments, stock: (await optionOf(market, goodsId)).stock }
}

const WAITS = { payment: 'PAYMENT_WAIT', item: 'PW' }
const REPLACED = { payment: 'REPLACED', item: 'C' }

function place(buyer: Buyer, body: object): Promise<PlacedOrder> {
  return buyer.ask('POST', '/shops/orders', { body, key: crypto.randomUUID() })
}

type Progress = { readonly paymentProgressEnum: string; readonly paymentStatusEnum: string }

function progressOf(buyer: Buyer, { paymentGatewayIdEncrypt: id }: PlacedOrder): Promise<Progress> {
  return buyer.ask('GET', `/systems/pages/payment?paymentGatewayIdEncrypt=${id}`)
}

test('장바구니의 같은 상품을 다시 주문하면 마지막 한 개라도 앞의 주문이 끝나고 새 주문이 받는다', async () => {
  const goodsId = await aTea(1)
  const buyer = aBuyer(market)
  const cartId = await putInCart(buyer, goodsId)
  const body = await fillOrder(buyer, [cartId])
  const first = await place(buyer, body)
  const second = await place(buyer, await fillOrder(buyer, [cartId]))
  const { paymentProgressEnum, paymentStatusEnum } = await progressOf(buyer, first)
  expect({
    numbers: first.orderNumber === second.orderNumber,
    state: await stateOf(goodsId),
    first: [paymentProgressEnum, paymentStatusEnum],
  }).toEqual({
    numbers: false,
    state: { payments: [REPLACED, WAITS], stock: 0 },
    first: ['REPLACED', 'DEPOSIT_CANCEL'],
  })
})

test('앞의 주문은 결제창에서 돌아와도 결제되지 않고 까닭을 알려 준다', async () => {
  const buyer = aBuyer(market)
  const cartId = await putInCart(buyer, await aTea(5))
  const body = await fillOrder(buyer, [cartId])
  const first = await place(buyer, body)
  const returned = await agreeInWindow(market, { buyer, order: first })
  const second = await place(buyer, body)
  const late = await approve(buyer, first, returned)
  const { status } = await approve<object>(
    buyer,
    second,
    await agreeInWindow(market, { buyer, order: second }),
  )
  expect({ late, status }).toEqual({
    late: {
      status: 409,
      body: {
        code: 'PAYMENT_REPLACED',
        message: '새로 주문해 이 주문은 취소됐어요. 새 주문에서 결제해 주세요.',
        status: 409,
        data: null,
      },
    },
    status: 200,
  })
})

test('앞의 주문을 승인하는 중이면 새 주문을 받지 않는다', async () => {
  const goodsId = await aTea(5)
  const buyer = aBuyer(market)
  const body = await fillOrder(buyer, [await putInCart(buyer, goodsId)])
  const first = await place(buyer, body)
  const form = { answer: 'silent' }
  await approve(buyer, first, await agreeInWindow(market, { buyer, order: first, form }))
  const { status, body: refusal } = await buyer.call('POST', '/shops/orders', { body })
  expect([status, refusal.code, await stateOf(goodsId)]).toEqual([
    503,
    'PAYMENT_UNCONFIRMED',
    { payments: [{ payment: 'APPROVING', item: 'PW' }], stock: 4 },
  ])
})

test('새 주문이 거절되면 앞의 주문은 그대로다', async () => {
  const goodsId = await aTea(5)
  const buyer = aBuyer(market)
  const body = await fillOrder(buyer, [await putInCart(buyer, goodsId)])
  await place(buyer, body)
  const { status } = await buyer.call('POST', '/shops/orders', {
    body: { ...body, payableAmount: 100 },
  })
  expect([status, await stateOf(goodsId)]).toEqual([409, { payments: [WAITS], stock: 4 }])
})

test('같은 상품을 여러 번호로 한꺼번에 주문해도 결제하지 않은 주문은 하나만 남는다', async () => {
  const goodsId = await aTea(9)
  const buyer = aBuyer(market)
  const body = await fillOrder(buyer, [await putInCart(buyer, goodsId)])
  const answers = await atOnce(
    market,
    'orders',
    Array.from({ length: 6 }, () => () => {
      return buyer.call<PlacedOrder | RefusalBody>('POST', '/shops/orders', {
        body,
        key: crypto.randomUUID(),
      })
    }),
  )
  const { payments, stock } = await stateOf(goodsId)
  expect({
    answers: answers.map(({ status }) => status),
    waiting: payments.filter(({ payment }) => payment === 'PAYMENT_WAIT').length,
    replaced: payments.filter(({ payment }) => payment === 'REPLACED').length,
    stock,
  }).toEqual({ answers: answers.map(() => 200), waiting: 1, replaced: 5, stock: 8 })
})

async function buyNow(buyer: Buyer, goodsId: number): Promise<PlacedOrder> {
  const { optionId } = await firstOption(buyer, goodsId)
  const goodsList = [{ goodsId, optionId, quantity: 1 }]
  const added = await buyer.ask<{ readonly cartIdList: readonly number[] }>(
    'POST',
    '/shops/carts',
    {
      body: { goodsList, buyNowYn: 'Y' },
    },
  )
  return place(buyer, await fillOrder(buyer, added.cartIdList))
}

test('바로 산 것은 그 앞에 바로 사려던 것을 대신하고, 장바구니에서 주문한 것과 남의 것은 그대로다', async () => {
  const goodsId = await aTea(20)
  const buyer = aBuyer(market)
  await buyNow(aBuyer(market), goodsId)
  await place(buyer, await fillOrder(buyer, [await putInCart(buyer, goodsId)]))
  for (let times = 0; times < 5; times += 1) await buyNow(buyer, goodsId)
  expect(await stateOf(goodsId)).toEqual({
    payments: [WAITS, WAITS, REPLACED, REPLACED, REPLACED, REPLACED, WAITS],
    stock: 17,
  })
})

test('앞의 주문에 쓴 쿠폰은 같은 상품을 다시 주문할 때 그대로 쓴다', async () => {
  const goodsId = await aTea(5)
  const { buyer, memberId } = await aMember(market)
  const cartId = await putInCart(buyer, goodsId)
  const pick = await pickFor(market, { buyer, cartId })
  const body = await fillWith(buyer, [cartId], [pick])
  const first = await place(buyer, body)
  const second = await place(buyer, body)
  const issues = await market.database.db
    .selectFrom('coupon_issues')
    .select(['state', 'order_id'])
    .where('member_id', '=', memberId)
    .execute()
  const wireIds = await market.runtime.runPromise(WireIds)
  expect({ amounts: [first.payableAmount, second.payableAmount], issues }).toEqual({
    amounts: [body.payableAmount, body.payableAmount],
    issues: [{ state: 'USED', order_id: wireIds.open('order', second.ordersIdEncrypt) }],
  })
})
