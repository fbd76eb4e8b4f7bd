import { CHECKOUT_TERM_VERSIONS } from '@jangteo/core/checkout/checkout.codes'
import type { CheckoutTerm } from '@jangteo/core/checkout/checkout.codes'
import { orderNumberToId } from '@jangteo/core/order/orderNumber.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { fillOrder, type PlacedOrder, placeOrder, putInCart } from '../../support/purchase.ts'
import { aProduct } from '../../support/stock.ts'

/** 논산 설향 딸기. */
const STRAWBERRIES = 2
const CAKE = goodsNamed('생화 레터링 생크림 케이크')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

async function consentsOf({ orderNumber }: PlacedOrder) {
  const orderId = orderNumberToId(orderNumber)
  const rows = await market.database.db
    .selectFrom('order_consents')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('term')
    .execute()
  return rows.map(({ term, version, agreed_at }) => [term, version, agreed_at.getTime()])
}

async function kindsSold(goodsId: number) {
  const rows = await market.database.db
    .selectFrom('order_items')
    .select('goods_kind')
    .where('goods_id', '=', goodsId)
    .execute()
  return rows.map((row) => row.goods_kind)
}

function refusalOf(buyer: Buyer, body: object) {
  return buyer.call<{ readonly code: string; readonly data: { readonly reasons: unknown } }>(
    'POST',
    '/shops/orders',
    { body },
  )
}

const consentsTo = (...terms: CheckoutTerm[]) =>
  terms.map((termsEnum) => ({ termsEnum, version: CHECKOUT_TERM_VERSIONS[termsEnum] }))

test('주문은 필요한 동의마다 어느 글에 언제 동의했는지 남긴다', async () => {
  const guest = aBuyer(market)
  const { buyer: member } = await aMember(market)
  const ofGuest = await placeOrder(guest, [await putInCart(guest, STRAWBERRIES)])
  const ofMember = await placeOrder(member, [await putInCart(member, STRAWBERRIES)])
  const atMs = market.now()
  expect([await consentsOf(ofGuest), await consentsOf(ofMember)]).toEqual([
    [
      ['GUEST_PRIVACY', 1, atMs],
      ['ORDER_CONFIRM', 1, atMs],
      ['SELLER_PROVISION', 1, atMs],
    ],
    [
      ['ORDER_CONFIRM', 1, atMs],
      ['SELLER_PROVISION', 1, atMs],
    ],
  ])
})

test('주문제작 상품은 따로 동의해야 사고, 동의와 상품의 종류가 주문에 남는다', async () => {
  const { buyer } = await aMember(market)
  const goodsId = await aProduct(market, CAKE)
  const body = await fillOrder(buyer, [await putInCart(buyer, goodsId)])
  const refusal = await refusalOf(buyer, {
    ...body,
    agreedTermsList: consentsTo('ORDER_CONFIRM', 'SELLER_PROVISION'),
  })
  const order = await buyer.ask<PlacedOrder>('POST', '/shops/orders', { body })
  await market.database.db
    .updateTable('goods')
    .set({ kind: 'NORMAL' })
    .where('id', '=', goodsId)
    .execute()
  const atMs = market.now()
  expect({
    refusal: [refusal.status, refusal.body.code, refusal.body.data.reasons],
    consents: await consentsOf(order),
    kinds: await kindsSold(goodsId),
  }).toEqual({
    refusal: [
      422,
      'CHECKOUT_INCOMPLETE',
      [
        {
          section: 'terms',
          code: 'CUSTOM_MADE_CONSENT_REQUIRED',
          message: '주문제작 상품의 취소·교환·반품 제한에 동의해 주세요.',
        },
      ],
    ],
    consents: [
      ['CUSTOM_MADE', 1, atMs],
      ['ORDER_CONFIRM', 1, atMs],
      ['SELLER_PROVISION', 1, atMs],
    ],
    kinds: ['CUSTOM_MADE'],
  })
})

test('바뀌기 전의 글에 한 동의로는 주문할 수 없고 아무것도 남지 않는다', async () => {
  const { buyer } = await aMember(market)
  const goodsId = await aProduct(market, STRAWBERRIES)
  const body = await fillOrder(buyer, [await putInCart(buyer, goodsId)])
  const refusal = await refusalOf(buyer, {
    ...body,
    agreedTermsList: consentsTo('ORDER_CONFIRM', 'SELLER_PROVISION').map((consent) => ({
      ...consent,
      version: consent.version + 1,
    })),
  })
  expect([
    refusal.status,
    refusal.body.code,
    refusal.body.data.reasons,
    await kindsSold(goodsId),
  ]).toEqual([
    422,
    'CHECKOUT_INCOMPLETE',
    [
      {
        section: 'terms',
        code: 'TERMS_OUTDATED',
        message: '약관 내용이 바뀌었어요. 페이지를 새로고침한 뒤 다시 동의해 주세요.',
      },
    ],
    [],
  ])
})
