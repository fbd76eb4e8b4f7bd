import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { addToCart, linesOf, showCart, toSentences } from '../../support/cart/inCart.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { optionOf } from '../../support/stock.ts'

const POT = goodsNamed('올리브나무 토분 화분')
const SMALL = '소 (높이 35cm)'
const SAUCER = '토분 받침'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

test('담은 상품을 배송 묶음과 값과 함께 보여 준다', async () => {
  const buyer = aBuyer(market)
  const added = await addToCart(market, buyer, { goodsId: POT, quantity: 2, addons: { 0: 1 } })
  const shown = await showCart(buyer)
  const option = await optionOf(market, POT)
  const saucer = await optionOf(market, POT, 'ADDON')
  const lines = linesOf(shown)
  const [cartId] = added.cartIdList
  const line = {
    goodsId: POT,
    goodsName: '올리브나무 토분 화분',
    picture: 'olive-tree-pot',
    optionNames: ['크기'],
    limits: {
      quantityMin: 1,
      orderQuantityMax: null,
      accountQuantityMax: null,
      guestQuantityMax: null,
    },
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
  }
  expect({ added, shown }).toEqual({
    added: { cartIdList: [cartId], cartCount: 1 },
    shown: {
      groups: [
        {
          groupKey: `store-10-goods-${POT}`,
          storeName: '초록숨',
          storeUrl: 'chorok',
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
          lines: [
            {
              ...line,
              cartId,
              mainCartId: null,
              option: {
                optionId: option.id,
                optionValues: [SMALL],
                extraPrice: 0,
                stock: 46,
                saleStatusEnum: 'SALE',
              },
              listPrice: 42_000,
              salePrice: 35_700,
              quantity: 2,
            },
            {
              ...line,
              cartId: lines[1]?.cartId,
              mainCartId: cartId,
              option: {
                optionId: saucer.id,
                optionValues: [SAUCER],
                extraPrice: 4_000,
                stock: 95,
                saleStatusEnum: 'SALE',
              },
              listPrice: 4_000,
              salePrice: 4_000,
              quantity: 1,
            },
          ],
        },
      ],
      violations: [],
      currencyCode: 'KRW',
    },
  })
})

test('빈 장바구니는 비어 있다', async () => {
  expect(await showCart(aBuyer(market))).toEqual({
    groups: [],
    violations: [],
    currencyCode: 'KRW',
  })
})

test('스토어와 배송 묶음끼리 모으고, 늦게 담은 것부터 보여 준다', async () => {
  const buyer = aBuyer(market)
  const tea = goodsNamed('하동 세작 녹차')
  const honey = goodsNamed('지리산 아카시아꿀 500g')
  const tulips = goodsNamed('튤립 생화 한 단 10송이')
  for (const goodsId of [tea, POT, honey, tulips]) {
    await addToCart(market, buyer, { goodsId })
    market.advance(1)
  }
  const { groups } = await showCart(buyer)
  expect(
    groups.map((group) => [
      group.storeName,
      toSentences({ groups: [group] }).map((line) => line.split(' ')[0]),
    ]),
  ).toEqual([
    ['초록숨', ['튤립']],
    ['초록숨', ['올리브나무']],
    ['다담다실', ['지리산', '하동']],
  ])
})
