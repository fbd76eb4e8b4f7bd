import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { addToCart, cartOf, showCart, tryToAdd } from '../../support/cart/inCart.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aProduct, optionOf, optionsOf } from '../../support/stock.ts'

/** Three options (소 46, 중 24, 대 6 pieces) and two add-ons (받침 95, 비료 140), no limits. */
const POT = goodsNamed('올리브나무 토분 화분')
const [SMALL, MEDIUM, LARGE] = ['소 (높이 35cm)', '중 (높이 60cm)', '대 (높이 100cm)']
const [SAUCER, FERTILISER] = ['토분 받침', '알갱이 비료 200g']
const ADULT_WINE = goodsNamed('달빛 약주 13도 500ml')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

/** A product of its own like the pot, so that a test may change it. */
const aPot = (change: Parameters<typeof aProduct>[2] = {}) =>
  aProduct(market, POT, { name: '화분', ...change })

async function aCount(buyer: Buyer): Promise<number> {
  return (await buyer.ask<{ cartCount: number }>('GET', '/accounts/me')).cartCount
}

const NOT_FOUND = {
  status: 404,
  body: { code: 'GOODS_NOT_FOUND', message: '상품을 찾을 수 없어요.', status: 404, data: null },
}
const FULL = {
  status: 409,
  body: {
    code: 'CART_FULL',
    message: '장바구니에는 최대 100개까지 담을 수 있어요.',
    status: 409,
    data: null,
  },
}

const ANY_LINE = {
  cartId: expect.any(Number) as number,
  goodsName: expect.any(String) as string,
  optionName: expect.any(String) as string,
}

function notBuyable(violation: {
  readonly code: string
  readonly params: object
  readonly message: string
}) {
  return {
    status: 409,
    body: {
      code: 'CART_NOT_BUYABLE',
      message: '구매할 수 없는 상품이 있어요. 장바구니에서 다시 확인해 주세요.',
      status: 409,
      data: { violations: [{ ...ANY_LINE, ...violation }] },
    },
  }
}

test('같은 옵션을 또 담으면 수량이 늘고, 다른 옵션은 다른 줄이 된다', async () => {
  const buyer = aBuyer(market)
  const first = await addToCart(market, buyer, { goodsId: POT, quantity: 2 })
  const again = await addToCart(market, buyer, { goodsId: POT, quantity: 3 })
  await addToCart(market, buyer, { goodsId: POT, option: 1 })
  expect([again, new Set(await cartOf(buyer)), await aCount(buyer)]).toEqual([
    first,
    new Set([`올리브나무 토분 화분 ${SMALL} × 5`, `올리브나무 토분 화분 ${MEDIUM} × 1`]),
    2,
  ])
})

test('같은 요청 번호로 되풀이하면 한 번만 담고 처음의 답을 준다', async () => {
  const buyer = aBuyer(market)
  const { id: optionId } = await optionOf(market, POT)
  const put = (key: string, quantity = 2) =>
    buyer.call('POST', '/shops/carts', {
      body: { goodsList: [{ goodsId: POT, optionId, quantity }] },
      key,
    })
  await buyer.ask('GET', '/shops/carts')
  const [first, second] = await Promise.all([put('a'), put('a')])
  const third = await put('a')
  const changed = await put('a', 3)
  const other = await put('b')
  expect({
    statuses: [first.status, changed.status, other.status],
    repeated: [second, third],
    code: changed.body.code,
    cart: await cartOf(buyer),
  }).toEqual({
    statuses: [200, 422, 200],
    repeated: [first, first],
    code: 'IDEMPOTENCY_KEY_REUSED',
    cart: [`올리브나무 토분 화분 ${SMALL} × 4`],
  })
})

test('한 번에 여러 상품을 담고, 같은 옵션이 두 번 오면 한 줄로 담는다', async () => {
  const buyer = aBuyer(market)
  const pot = await aPot()
  await addToCart(
    market,
    buyer,
    { goodsId: pot, quantity: 1, addons: { 0: 1 } },
    { goodsId: pot, option: 2 },
    { goodsId: pot, quantity: 2, addons: { 0: 2, 1: 1 } },
  )
  expect(await cartOf(buyer)).toEqual([
    `화분 ${SMALL} × 3`,
    `화분 + ${SAUCER} × 3`,
    `화분 + ${FERTILISER} × 1`,
    `화분 ${LARGE} × 1`,
  ])
})

test('추가상품은 본상품의 줄에 붙어 늘고, 답에는 본상품의 줄만 있다', async () => {
  const buyer = aBuyer(market)
  const pot = await aPot()
  const first = await addToCart(market, buyer, { goodsId: pot, addons: { 0: 1 } })
  const again = await addToCart(market, buyer, { goodsId: pot, addons: { 0: 2, 1: 4 } })
  expect([again, await cartOf(buyer)]).toEqual([
    first,
    [`화분 ${SMALL} × 2`, `화분 + ${SAUCER} × 3`, `화분 + ${FERTILISER} × 4`],
  ])
})

test('한꺼번에 담아도 한 줄에 모두 더해진다', async () => {
  const buyer = aBuyer(market)
  await buyer.ask('GET', '/accounts/me')
  const pot = await aPot()
  const add = () => addToCart(market, buyer, { goodsId: pot, addons: { 0: 1 } })
  await atOnce(
    market,
    'cart_lines',
    Array.from({ length: 6 }, () => add),
  )
  expect(await cartOf(buyer)).toEqual([`화분 ${SMALL} × 6`, `화분 + ${SAUCER} × 6`])
})

test.for([
  [{ stock: 3 }, { quantity: 4 }, 'SALE_STOCK_LACKING', { stock: 3, quantity: 4 }],
  [{ stock: 0 }, { quantity: 1 }, 'SALE_STOCK_LACKING', { stock: 0, quantity: 1 }],
  [{ stock: 3 }, { addons: { 0: 5 } }, 'ADD_ITEM_STOCK_LACKING', { stock: 3, quantity: 5 }],
  [{ order_quantity_max: 2 }, { quantity: 3 }, 'MAX_COUNT_EXCEEDED', { max: 2, quantity: 3 }],
  [{ quantity_min: 2 }, { quantity: 1 }, 'MIN_COUNT_EXCEEDED', { min: 2, quantity: 1 }],
  [{ sale_status: 'STOP' }, {}, 'GOODS_NOT_ON_SALE', {}],
] as const)('구매할 수 없으면 담지 않는다: %j 에 %j', async ([change, pick, code, params]) => {
  const buyer = aBuyer(market)
  const goodsId = await aPot(change)
  const picks = [{ goodsId: POT }, { goodsId, ...pick }]
  const answer = await tryToAdd(market, buyer, { picks })
  const violation = { code, params, message: expect.any(String) as string }
  expect([answer, await cartOf(buyer)]).toEqual([notBuyable(violation), []])
})

test('남은 재고는 이미 담은 것과 함께 센다', async () => {
  const buyer = aBuyer(market)
  const goodsId = await aPot({ stock: 5 })
  await addToCart(market, buyer, { goodsId, quantity: 3 })
  const answer = await tryToAdd(market, buyer, { picks: [{ goodsId, quantity: 3 }] })
  expect([answer, await cartOf(buyer)]).toEqual([
    notBuyable({
      code: 'SALE_STOCK_LACKING',
      params: { stock: 5, quantity: 6 },
      message: '재고가 부족해요. 5개 남았어요.',
    }),
    [`화분 ${SMALL} × 3`],
  ])
})

test('수량 제한은 담긴 모든 옵션을 함께 센다', async () => {
  const buyer = aBuyer(market)
  const goodsId = await aPot({ quantity_min: 2, order_quantity_max: 4 })
  await addToCart(market, buyer, { goodsId, quantity: 3 })
  await addToCart(market, buyer, { goodsId, option: 1, quantity: 1 })
  const answer = await tryToAdd(market, buyer, { picks: [{ goodsId, option: 2, quantity: 1 }] })
  expect([answer, new Set(await cartOf(buyer))]).toEqual([
    notBuyable({
      code: 'MAX_COUNT_EXCEEDED',
      params: { max: 4, quantity: 5 },
      message: '한 번에 최대 4개까지 주문할 수 있어요.',
    }),
    new Set([`화분 ${SMALL} × 3`, `화분 ${MEDIUM} × 1`]),
  ])
})

test('여러 본상품에 붙은 추가상품의 재고는 함께 센다', async () => {
  const buyer = aBuyer(market)
  const goodsId = await aPot({ stock: 5 })
  await addToCart(market, buyer, { goodsId, addons: { 0: 3 } })
  const answer = await tryToAdd(market, buyer, {
    picks: [{ goodsId, option: 1, addons: { 0: 3 } }],
  })
  expect(answer).toEqual(
    notBuyable({
      code: 'ADD_ITEM_STOCK_LACKING',
      params: { stock: 5, quantity: 6 },
      message: '추가상품의 재고가 부족해요. 5개 남았어요.',
    }),
  )
})

test('로그인이나 인증으로 풀리는 것은 담기고, 왜 아직 못 사는지 보인다', async () => {
  const buyer = aBuyer(market)
  await addToCart(market, buyer, { goodsId: ADULT_WINE })
  const { violations } = await showCart(buyer)
  expect(violations.map(({ code }) => code)).toEqual([
    'ADULT_CERTIFICATION_REQUIRED',
    'GUEST_MAX_COUNT_CONDITIONS',
  ])
})

test('먼저 담은 상품이 못 사게 되었어도 다른 상품은 담긴다', async () => {
  const buyer = aBuyer(market)
  const missing = await aPot({ name: '사라질 화분' })
  await addToCart(market, buyer, { goodsId: missing })
  const { db } = market.database
  await db.updateTable('goods').set({ sale_status: 'STOP' }).where('id', '=', missing).execute()
  await addToCart(market, buyer, { goodsId: await aPot() })
  expect(new Set(await cartOf(buyer))).toEqual(
    new Set([`사라질 화분 ${SMALL} × 1`, `화분 ${SMALL} × 1`]),
  )
})

test('상품의 옵션이 아니거나 없는 번호는 담지 않는다', async () => {
  const buyer = aBuyer(market)
  const [small, medium] = await optionsOf(market, POT)
  const saucer = await optionOf(market, POT, 'ADDON')
  const foreign = await optionOf(market, ADULT_WINE)
  const foreignAddon = await optionOf(market, ADULT_WINE, 'ADDON')
  const add = (goods: { goodsId: number; optionId: number | undefined; addon?: number }) => {
    const { addon, ...chosen } = goods
    const addItemList = addon === undefined ? [] : [{ optionId: addon, quantity: 1 }]
    const body = { goodsList: [{ ...chosen, quantity: 1, addItemList }] }
    return buyer.call('POST', '/shops/carts', { body })
  }
  const answers = [
    await add({ goodsId: POT, optionId: foreign.id }),
    await add({ goodsId: POT, optionId: 999_999 }),
    await add({ goodsId: 999_999, optionId: small?.id }),
    await add({ goodsId: POT, optionId: small?.id, addon: foreignAddon.id }),
    await add({ goodsId: POT, optionId: small?.id, addon: 999_999 }),
    await add({ goodsId: POT, optionId: saucer.id }),
    await add({ goodsId: POT, optionId: small?.id, addon: medium?.id ?? 0 }),
  ]
  expect([answers, await cartOf(buyer)]).toEqual([answers.map(() => NOT_FOUND), []])
})

test('백 줄을 넘게 담을 수 없고, 있는 줄은 백 줄이어도 는다', async () => {
  const buyer = aBuyer(market)
  const { cartIdList } = await addToCart(market, buyer, { goodsId: POT })
  const { db } = market.database
  const others = await db
    .selectFrom('goods_options')
    .select(['id', 'goods_id'])
    .where('kind', '=', 'OPTION')
    .where('goods_id', '!=', POT)
    .limit(99)
    .execute()
  const mine = await db
    .selectFrom('cart_lines')
    .select('device_id')
    .where('id', '=', cartIdList[0] ?? 0)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('cart_lines')
    .values(
      others.map((option) => ({
        ...mine,
        option_id: option.id,
        goods_id: option.goods_id,
        quantity: 1,
        created_at: new Date(market.now()),
      })),
    )
    .execute()
  expect([
    await tryToAdd(market, buyer, { picks: [{ goodsId: POT, option: 1 }] }),
    await tryToAdd(market, buyer, { picks: [{ goodsId: POT, addons: { 0: 1 } }] }),
    await addToCart(market, buyer, { goodsId: POT }),
  ]).toEqual([FULL, FULL, { cartIdList, cartCount: 100 }])
})
