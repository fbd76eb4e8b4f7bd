import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import {
  fillOrder,
  firstOption,
  type PlacedOrder,
  placeOrder,
  putInCart,
  SEOUL,
} from '../../support/purchase.ts'

/** 논산 설향 딸기: no options, 4,000 won shipping, not to islands. */
const STRAWBERRIES = 2

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

async function stockOf(optionId: number): Promise<number> {
  const { stock } = await market.database.db
    .selectFrom('goods_options')
    .select('stock')
    .where('id', '=', optionId)
    .executeTakeFirstOrThrow()
  return stock
}

async function countOrders(): Promise<number> {
  const { count } = await market.database.db
    .selectFrom('orders')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

test('주문하면 재고가 주문한 만큼 줄고 상품은 결제대기가 된다', async () => {
  const buyer = aBuyer(market)
  const { optionId, stock } = await firstOption(buyer, STRAWBERRIES)
  const order = await placeOrder(buyer, [await putInCart(buyer, STRAWBERRIES, 2)])
  const items = await market.database.db
    .selectFrom('order_items')
    .select(['quantity', 'status', 'paid_amount'])
    .where('option_id', '=', optionId)
    .execute()
  expect({ items, stock: await stockOf(optionId), payable: order.payableAmount }).toEqual({
    items: [{ quantity: 2, status: 'PW', paid_amount: 43_800 }],
    stock: stock - 2,
    payable: 47_800,
  })
})

test('같은 번호로 두 번 보낸 주문은 하나이고 같은 답을 받는다', async () => {
  const buyer = aBuyer(market)
  const body = await fillOrder(buyer, [await putInCart(buyer, STRAWBERRIES)])
  const before = await countOrders()
  const [first, second] = await Promise.all([
    buyer.ask<PlacedOrder>('POST', '/shops/orders', { body, key: 'twice' }),
    buyer.ask<PlacedOrder>('POST', '/shops/orders', { body, key: 'twice' }),
  ])
  const third = await buyer.ask<PlacedOrder>('POST', '/shops/orders', { body, key: 'twice' })
  expect({ second, third, made: (await countOrders()) - before }).toEqual({
    second: first,
    third: first,
    made: 1,
  })
})

test('같은 번호로 다른 주문을 보내면 거절한다', async () => {
  const buyer = aBuyer(market)
  const body = await fillOrder(buyer, [await putInCart(buyer, STRAWBERRIES)])
  await buyer.ask('POST', '/shops/orders', { body, key: 'other' })
  const changed = { ...body, orderer: { ...body.orderer, name: '김철수' } }
  const { status, body: refusal } = await buyer.call('POST', '/shops/orders', {
    body: changed,
    key: 'other',
  })
  expect([status, refusal.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
})

test('본 것과 가격이 다르면 바뀐 상품과 새 금액을 알려 주고 아무것도 쓰지 않는다', async () => {
  const buyer = aBuyer(market)
  const cartId = await putInCart(buyer, STRAWBERRIES)
  const body = await fillOrder(buyer, [cartId])
  const before = await countOrders()
  const prices = market.database.db.updateTable('goods').where('id', '=', STRAWBERRIES)
  await prices.set({ sale_price: 20_900 }).execute()
  const { status, body: refusal } = await buyer.call('POST', '/shops/orders', { body })
  await prices.set({ sale_price: 21_900 }).execute()
  expect({ status, refusal, made: (await countOrders()) - before }).toEqual({
    status: 409,
    made: 0,
    refusal: {
      code: 'ORDER_CHANGED',
      message: '주문 내용이 변경됐어요. 바뀐 내용을 확인해 주세요.',
      status: 409,
      data: {
        payableAmount: 24_900,
        differences: [
          {
            cartId,
            goodsName: '논산 설향 딸기 500g 2팩',
            kind: 'ORDER_PRICE_CHANGED',
            before: 21_900,
            after: 20_900,
            message: '상품의 가격이 변경됐어요. 장바구니에서 다시 확인해 주세요.',
          },
        ],
      },
    },
  })
})

test('구매자가 보낸 금액은 믿지 않는다', async () => {
  const buyer = aBuyer(market)
  const body = await fillOrder(buyer, [await putInCart(buyer, STRAWBERRIES)])
  const { status, body: refusal } = await buyer.call('POST', '/shops/orders', {
    body: { ...body, payableAmount: 100 },
  })
  expect([status, refusal.code, refusal.data]).toEqual([
    409,
    'ORDER_CHANGED',
    { differences: [], payableAmount: 25_900 },
  ])
})

test('빠진 내용은 하나도 빠짐없이 까닭을 알려 준다', async () => {
  const buyer = aBuyer(market)
  const body = await fillOrder(buyer, [await putInCart(buyer, STRAWBERRIES)])
  const { status, body: refusal } = await buyer.call('POST', '/shops/orders', {
    body: {
      ...body,
      orderer: { name: '', mobile: '0101234', email: 'x' },
      receiver: { ...SEOUL, zonecode: '63122' },
      paymentMethodEnum: null,
      guestPassword: { password: 'order123!', confirmation: 'order124!' },
      agreedTermsList: [],
    },
  })
  expect([status, refusal]).toEqual([
    422,
    {
      code: 'CHECKOUT_INCOMPLETE',
      message: '주문에 필요한 내용을 다시 확인해 주세요.',
      status: 422,
      data: {
        reasons: [
          {
            section: 'orderer',
            code: 'ORDERER_NAME_REQUIRED',
            message: '주문자 이름을 입력해 주세요.',
          },
          {
            section: 'orderer',
            code: 'ORDERER_MOBILE_INVALID',
            message: '휴대폰 번호를 다시 확인해 주세요.',
          },
          {
            section: 'orderer',
            code: 'ORDERER_EMAIL_INVALID',
            message: '이메일을 다시 확인해 주세요.',
          },
          {
            section: 'destination',
            code: 'DESTINATION_NOT_DELIVERABLE',
            message: '이 지역으로는 배송할 수 없는 상품이에요.',
          },
          {
            section: 'guestPassword',
            code: 'PASSWORD_MISMATCH',
            message: '비밀번호가 서로 일치하지 않아요.',
          },
          {
            section: 'payment',
            code: 'PAYMENT_METHOD_REQUIRED',
            message: '결제수단을 선택해 주세요.',
          },
          { section: 'terms', code: 'TERMS_REQUIRED', message: '필수 약관에 동의해 주세요.' },
        ],
      },
    },
  ])
})

test('남의 장바구니로는 주문할 수 없다', async () => {
  const owner = aBuyer(market)
  const body = await fillOrder(owner, [await putInCart(owner, STRAWBERRIES)])
  const { status, body: refusal } = await aBuyer(market).call('POST', '/shops/orders', { body })
  expect([status, refusal.code]).toEqual([404, 'CART_LINE_NOT_FOUND'])
})
