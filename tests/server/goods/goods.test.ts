import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { DEMO_GOODS } from '@jangteo/demo/catalogue'
import { noticeRows } from '@jangteo/demo/notice'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aProduct, changeGoods, optionsOf } from '../../support/stock.ts'

const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')
const CAKE = goodsNamed('생화 레터링 생크림 케이크')
const WINE = goodsNamed('달빛 약주 13도 500ml')
const GREEN_TEA = goodsNamed('하동 세작 녹차')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const NOT_FOUND = {
  status: 404,
  body: { code: 'GOODS_NOT_FOUND', message: '상품을 찾을 수 없어요.', status: 404, data: null },
}

type Shown = {
  readonly displaySaleStatusEnum: string
  readonly markEnum: string | null
  readonly adultYn: string
  readonly goodsTypeEnum: string
  readonly limits: object
}

const show = (goodsId: number): Promise<Shown> => aBuyer(market).ask('GET', `/goods/${goodsId}`)

test('상품의 모든 것을 알려 준다', async () => {
  const seed = DEMO_GOODS[STRAWBERRIES - 1]
  if (seed === undefined) throw new Error('the demo sells strawberries')
  expect(await show(STRAWBERRIES)).toEqual({
    goodsId: STRAWBERRIES,
    goodsName: '논산 설향 딸기 500g 2팩',
    brandName: null,
    modelName: null,
    picture: 'nonsan-strawberry',
    pictures: ['nonsan-strawberry', 'nonsan-strawberry-2'],
    storeName: '아침밭상회',
    storeUrl: 'achimbat',
    listPrice: 29_800,
    salePrice: 21_900,
    currencyCode: 'KRW',
    discountRate: 26,
    isFreeShipping: false,
    promiseList: [
      {
        areaZoneEnum: 'MAINLAND',
        arrivesOn: '2026-08-25',
        orderUntil: '2026-08-24T03:00:00.000Z',
      },
      {
        areaZoneEnum: 'MAINLAND',
        arrivesOn: '2026-08-26',
        orderUntil: '2026-08-25T03:00:00.000Z',
      },
    ],
    ratingAverage: 0,
    reviewCount: 0,
    displaySaleStatusEnum: 'SALE',
    markEnum: null,
    adultYn: 'N',
    goodsTypeEnum: 'NORMAL_DEAL',
    categoryId: expect.any(Number) as number,
    summary: '새벽에 따서 그날 보내는 특품',
    description: seed.goods.description.join('\n\n'),
    saleStartsAt: '2026-08-20T17:00:00.000Z',
    saleEndsAt: '2026-08-27T17:00:00.000Z',
    specialSale: null,
    deal: {
      dealId: expect.any(Number) as number,
      dealPrice: 21_900,
      startsAt: '2026-08-20T17:00:00.000Z',
      endsAt: '2026-08-27T17:00:00.000Z',
      soldPercent: null,
      stateEnum: 'RUNNING',
      afterEndEnum: 'FINISH',
    },
    limits: {
      quantityMin: 1,
      orderQuantityMax: 10,
      accountQuantityMax: null,
      guestQuantityMax: null,
    },
    shipWithinDays: 3,
    soldCount: seed.goods.soldCount,
    questionCount: expect.any(Number) as number,
    storeLogo: 'store-logo-achimbat',
    shippingPolicy: {
      kind: 'PAY',
      baseFee: 4_000,
      freeThreshold: null,
      repeatQuantity: null,
      secondQuantity: null,
      secondExtra: null,
      thirdQuantity: null,
      thirdExtra: null,
      areaKind: 'NONE',
      areaSecondExtra: null,
      areaThirdExtra: null,
      deliversToRemote: false,
      bundles: false,
    },
    noticeRows: [...noticeRows(seed.goods, seed.store)],
  })
})

test('성인 상품, 회원만 사는 상품, 주문 제작 상품을 가려 알려 준다', async () => {
  const wine = await show(WINE)
  const cake = await show(CAKE)
  const limits = { quantityMin: 1, orderQuantityMax: null }
  expect([wine.adultYn, wine.limits, cake.adultYn, cake.goodsTypeEnum]).toEqual([
    'Y',
    { ...limits, accountQuantityMax: 12, guestQuantityMax: 0 },
    'N',
    'CUSTOM_MADE',
  ])
})

test.each([
  ['SALE', {}],
  ['STOP', { sale_status: 'STOP' }],
  ['OUT_OF_STOCK', { sale_status: 'OUT_OF_STOCK' }],
  ['OUT_OF_STOCK', { stock: 0 }],
] as const)('판매 상태: %s (%j)', async (status, change) => {
  const goodsId = await aProduct(market, GREEN_TEA, change)
  expect((await show(goodsId)).displaySaleStatusEnum).toBe(status)
})

test.each([
  ['LOW_STOCK', { stock: 1 }],
  ['FRESH', { stock: 99 }],
  [null, { stock: 99, created_at: new Date(0) }],
  [null, { stock: 1, sale_status: 'OUT_OF_STOCK' }],
  [null, { stock: 0 }],
] as const)('사진의 표시: %s (%j)', async (mark, change) => {
  const goodsId = await aProduct(market, GREEN_TEA, {
    created_at: new Date(market.now()),
    ...change,
  })
  expect((await show(goodsId)).markEnum).toBe(mark)
})

test('판매 기간이 되기 전에는 판매예정, 끝난 순간부터 판매종료다', async () => {
  const goodsId = await aProduct(market, GREEN_TEA)
  const startsAt = market.now() + DAY_MS
  const endsAt = startsAt + DAY_MS
  await changeGoods(market, goodsId, {
    sale_starts_at: new Date(startsAt),
    sale_ends_at: new Date(endsAt),
  })
  const statusAt = async (ms: number) => {
    market.advance(ms - market.now())
    return (await show(goodsId)).displaySaleStatusEnum
  }
  expect([
    await statusAt(startsAt - 1),
    await statusAt(startsAt),
    await statusAt(endsAt - 1),
    await statusAt(endsAt),
  ]).toEqual(['WAIT', 'SALE', 'SALE', 'FINISHED'])
})

test('추가상품만 남았으면 품절이다', async () => {
  const goodsId = await aProduct(market, CAKE)
  await market.database.db
    .updateTable('goods_options')
    .set({ stock: 0 })
    .where('goods_id', '=', goodsId)
    .where('kind', '=', 'OPTION')
    .execute()
  expect((await show(goodsId)).displaySaleStatusEnum).toBe('OUT_OF_STOCK')
})

test('옵션과 추가상품을 품절까지 차례대로, 재고는 9,999개까지만 알려 준다', async () => {
  const goodsId = await aProduct(market, CAKE)
  const { db } = market.database
  const [first] = await optionsOf(market, goodsId)
  await db
    .updateTable('goods_options')
    .set({ stock: 12_345 })
    .where('id', '=', first?.id ?? 0)
    .execute()
  const ids = async (kind: 'OPTION' | 'ADDON') =>
    (await optionsOf(market, goodsId, kind)).map(({ id }) => id)
  const [lunchBox, one, two] = await ids('OPTION')
  const [candles, topper, plates] = await ids('ADDON')
  const onSale = { saleStatusEnum: 'SALE' }
  expect(await aBuyer(market).ask('GET', `/goods/${goodsId}/options`)).toEqual({
    optionNames: ['크기'],
    options: [
      {
        optionId: lunchBox,
        optionValues: ['도시락 (1~2인)'],
        extraPrice: 0,
        stock: 9_999,
        ...onSale,
      },
      { optionId: one, optionValues: ['1호 (3~4인)'], extraPrice: 9_000, stock: 30, ...onSale },
      { optionId: two, optionValues: ['2호 (5~7인)'], extraPrice: 21_000, stock: 12, ...onSale },
    ],
    addItems: [
      {
        optionId: candles,
        optionValues: ['긴 초 10개'],
        extraPrice: 1_500,
        stock: 400,
        ...onSale,
      },
      {
        optionId: topper,
        optionValues: ['메시지 토퍼'],
        extraPrice: 4_000,
        stock: 85,
        ...onSale,
      },
      {
        optionId: plates,
        optionValues: ['케이크 칼과 접시 4인'],
        extraPrice: 2_500,
        stock: 0,
        saleStatusEnum: 'OUT_OF_STOCK',
      },
    ],
  })
})

test('옵션이 없는 상품에는 이름 없는 옵션이 하나 있다', async () => {
  const [only] = await optionsOf(market, STRAWBERRIES)
  expect(await aBuyer(market).ask('GET', `/goods/${STRAWBERRIES}/options`)).toEqual({
    optionNames: [],
    options: [
      { optionId: only?.id, optionValues: [], extraPrice: 0, stock: 180, saleStatusEnum: 'SALE' },
    ],
    addItems: [],
  })
})

test('값만 물으면 값만 알려 주고, 할인이 1%가 안 되면 할인율이 없다', async () => {
  const price = (goodsId: number) => aBuyer(market).ask('GET', `/goods/${goodsId}/price`)
  const barely = await aProduct(market, GREEN_TEA, { list_price: 10_000, sale_price: 9_901 })
  expect([await price(STRAWBERRIES), await price(CAKE), await price(barely)]).toEqual([
    { listPrice: 29_800, salePrice: 21_900, discountRate: 26, currencyCode: 'KRW' },
    { listPrice: 46_000, salePrice: 46_000, discountRate: null, currencyCode: 'KRW' },
    { listPrice: 10_000, salePrice: 9_901, discountRate: null, currencyCode: 'KRW' },
  ])
})

test.each(['', '/options', '/price'])('없는 상품은 없다고 한다 (/goods/{id}%s)', async (part) => {
  const ids = ['9999', String(Number.MAX_SAFE_INTEGER)]
  const answers = await Promise.all(
    ids.map((id) => aBuyer(market).call('GET', `/goods/${id}${part}`)),
  )
  expect(answers).toEqual([NOT_FOUND, NOT_FOUND])
})

test('누가 보든 상품은 같다', async () => {
  const member = aBuyer(market)
  await member.logIn('minjikim')
  expect(await member.ask('GET', `/goods/${WINE}`)).toEqual(await show(WINE))
})
