import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aProduct, changeGoods, optionOf, optionsOf } from '../../support/stock.ts'

const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')
const TANGERINES = goodsNamed('서귀포 노지 감귤')
const FIRE_PIT = goodsNamed('접어 다니는 스테인리스 화로대')
const NO_OPTION = 99_999_999

type Comparison = {
  readonly optionList: readonly ({ readonly goodsId: number; readonly salePrice: number } | null)[]
  readonly rowList: readonly {
    readonly label: string
    readonly valueList: readonly (string | null)[]
  }[]
}

let market: TestMarket
let strawberries: number
let tangerines: number
beforeAll(async () => {
  market = await openMarket()
  strawberries = (await optionOf(market, STRAWBERRIES)).id
  tangerines = (await optionOf(market, TANGERINES)).id
})
afterAll(() => market.close())

const path = (ids: readonly number[]) => `/goods/vs-pick?optionIdList=[${ids.join()}]`
const compare = (ids: readonly number[]) => aBuyer(market).ask<Comparison>('GET', path(ids))
const refusalOf = async (ids: readonly number[]) => {
  const { status, body } = await aBuyer(market).call<{ readonly code: string }>('GET', path(ids))
  return [status, body.code]
}

test('고른 차례대로 견주고, 값은 옵션의 추가 금액까지 말한다', async () => {
  const [, larger] = await optionsOf(market, TANGERINES)
  if (larger === undefined) throw new Error('tangerines come in two sizes')
  const { optionList, rowList } = await compare([larger.id, strawberries])
  const goods = await market.database.db
    .selectFrom('goods')
    .select('sale_price')
    .where('id', '=', TANGERINES)
    .executeTakeFirstOrThrow()
  expect(optionList.map((option) => option?.goodsId)).toEqual([TANGERINES, STRAWBERRIES])
  expect(optionList[0]?.salePrice).toEqual(goods.sale_price + larger.extra_price)
  const labels = rowList.map(({ label }) => label)
  expect(labels.slice(0, 3)).toEqual(['판매가', '배송비', '리뷰 수'])
  expect(rowList.every(({ valueList }) => valueList.length === 2)).toEqual(true)
})

test('리뷰에서 자주 나온 말을 견주고, 그런 말이 없는 상품은 비워 둔다', async () => {
  const { db } = market.database
  await db
    .insertInto('goods_keyword_runs')
    .values({ goods_id: STRAWBERRIES, computed_at: new Date(market.now()) })
    .execute()
  const counted = { goods_id: STRAWBERRIES, vote_count: 9, quoted_ids: [] }
  await db
    .insertInto('goods_keywords')
    .values([
      { ...counted, position: 1, aspect: 'PACKAGING', positive_percent: 75 },
      { ...counted, position: 0, aspect: 'TASTE', positive_percent: 92 },
    ])
    .execute()
  const { rowList } = await compare([strawberries, tangerines])
  expect(rowList.find(({ label }) => label === '리뷰에서 자주 나온 말')?.valueList).toEqual([
    '맛 긍정 92%, 포장 긍정 75%',
    null,
  ])
})

test('없거나 숨긴 상품의 옵션과 추가상품은 빈자리로 둔다', async () => {
  const hidden = await aProduct(market, STRAWBERRIES, { name: '숨긴 딸기' })
  const { id } = await optionOf(market, hidden)
  await changeGoods(market, hidden, {
    listing: 'DELETED',
    sale_status: 'STOP',
    sale_status_when_listed: 'SALE',
  })
  const addon = await market.database.db
    .selectFrom('goods_options')
    .select('id')
    .where('kind', '=', 'ADDON')
    .executeTakeFirstOrThrow()
  const { optionList } = await compare([strawberries, id, NO_OPTION, addon.id])
  expect(optionList.map((option) => option?.goodsId ?? null)).toEqual([
    STRAWBERRIES,
    null,
    null,
    null,
  ])
})

test('종류가 다르거나 같은 옵션이 두 번이면 거절한다', async () => {
  const firePit = (await optionOf(market, FIRE_PIT)).id
  expect(await refusalOf([strawberries, firePit])).toEqual([409, 'VS_PICK_MIXED'])
  expect(await refusalOf([strawberries, strawberries])).toEqual([409, 'VS_PICK_DUPLICATE'])
})

test('둘보다 적거나 넷보다 많으면 읽지 않는다', async () => {
  expect(await refusalOf([strawberries])).toEqual([400, 'BAD_INPUT'])
  expect(await refusalOf([strawberries, tangerines, 1, 2, 3])).toEqual([400, 'BAD_INPUT'])
})
