import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { type GoodsDesk, openGoodsDesk } from '../../support/goods/goodsDesk.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { ORDER_AGE_MAX_MS, refreshSearch } from '../../support/search/refreshed.ts'

let market: TestMarket
let desk: GoodsDesk
let operator: Buyer
beforeAll(async () => {
  market = await openMarket()
  desk = await openGoodsDesk(market)
  operator = desk.operator
})
afterAll(() => market.close())

type Outcome = { readonly brandId?: number; readonly code?: string }

function create(name: string, aliasList: readonly string[] = []) {
  const key = crypto.randomUUID()
  const body = { name, nameEn: null, aliasList }
  return operator.call<Outcome>('POST', '/operators/brands', { body, key })
}

async function aBrand(name: string, aliasList: readonly string[] = []): Promise<number> {
  const { body } = await create(name, aliasList)
  if (body.brandId === undefined) throw new Error(`${name}: ${body.code ?? ''}`)
  return body.brandId
}

async function code(method: string, path: string, body?: object): Promise<string | undefined> {
  const sent = body === undefined ? {} : { body }
  return (await operator.call<Outcome>(method, `/operators/brands/${path}`, sent)).body.code
}

async function found(keyword: string): Promise<readonly number[]> {
  await refreshSearch(market)
  const path = `/displays/searches/result?keyword=${encodeURIComponent(keyword)}`
  const { content } = await aBuyer(market).ask<{ content: readonly { goodsId: number }[] }>(
    'GET',
    path,
  )
  return content.map(({ goodsId }) => goodsId)
}

test('브랜드를 추가하고 이름을 바꾸면 판매자가 고르고, 상품이 새 이름으로 찾힌다', async () => {
  const brandId = await aBrand('뛟노하우스', ['뛟노'])
  const goodsId = await desk.aListed({ brandId })
  const before = await found('뛟노')
  const outcome = await code('PUT', String(brandId), {
    name: '쀓래하우스',
    nameEn: 'Bwlae',
    aliasList: [],
  })
  const { brandList } = await desk.seller.ask<{ brandList: readonly object[] }>(
    'GET',
    '/sellers/goods-choices',
  )
  const { content } = await operator.ask<{ content: readonly object[] }>(
    'GET',
    `/operators/brands?keyword=bwlae`,
  )
  market.advance(ORDER_AGE_MAX_MS)
  expect([before, outcome, await found('뛟노'), await found('쀓래')]).toEqual([
    [goodsId],
    undefined,
    [],
    [goodsId],
  ])
  expect(brandList).toContainEqual({ brandId, name: '쀓래하우스' })
  expect(content).toEqual([
    {
      brandId,
      name: '쀓래하우스',
      nameEn: 'Bwlae',
      aliasList: [],
      goodsCount: 1,
      mergedInto: null,
    },
  ])
})

test('같은 이름의 브랜드는 둘이 되지 않는다, 동시에 추가해도', async () => {
  const outcomes = await Promise.all([create('뛟한이름'), create(' 뛟한이름 ')])
  const brandId = await aBrand('뛟른이름')
  const renamed = await code('PUT', String(brandId), {
    name: '뛟한이름',
    nameEn: null,
    aliasList: [],
  })
  expect(outcomes.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  expect(renamed).toEqual('BRAND_NAME_TAKEN')
})

test('쓰이는 브랜드는 삭제하지 못하고, 쓰이지 않으면 삭제하며 판매자도 더는 쓰지 못한다', async () => {
  const [used, unused] = [await aBrand('뛟쓰임'), await aBrand('뛟안씀')]
  await desk.create({ brandId: used })
  const outcomes = [await code('DELETE', String(used)), await code('DELETE', String(unused))]
  const again = await code('DELETE', String(unused))
  const { goodsId } = await desk.create()
  const { status, body } = await desk.edit(goodsId, { brandId: unused })
  const log = await market.database.db
    .selectFrom('audit_log')
    .select('call')
    .where('target', '=', `brand:${unused}`)
    .orderBy('id')
    .execute()
  expect([outcomes, again, status, body.code]).toEqual([
    ['BRAND_IN_USE', undefined],
    'BRAND_NOT_FOUND',
    404,
    'BRAND_NOT_FOUND',
  ])
  expect(log.map((row) => row.call)).toEqual(['operatorBrand.create', 'operatorBrand.remove'])
})

test('합친 브랜드의 상품은 합친 곳의 이름으로 보이고 두 이름으로 찾힌다', async () => {
  const [one, other, last] = [
    await aBrand('뛟하나브랜드'),
    await aBrand('뛟다른브랜드'),
    await aBrand('뛟마지막브랜드'),
  ]
  const goodsId = await desk.aListed({ brandId: one })
  const outcomes = [
    await code('POST', `${one}/merge`, { intoBrandId: one }),
    await code('POST', `${one}/merge`, { intoBrandId: other }),
    await code('POST', `${last}/merge`, { intoBrandId: one }),
    await code('POST', `${other}/merge`, { intoBrandId: last }),
  ]
  const { content } = await operator.ask<{ content: readonly { mergedInto: object | null }[] }>(
    'GET',
    `/operators/brands?keyword=${encodeURIComponent('뛟하나브랜드')}`,
  )
  expect(outcomes).toEqual(['BRAND_NOT_MERGEABLE', undefined, 'BRAND_NOT_MERGEABLE', undefined])
  expect(content.map(({ mergedInto }) => mergedInto)).toEqual([
    { brandId: last, name: '뛟마지막브랜드' },
  ])
  expect([await found('뛟하나브랜드'), await found('뛟마지막브랜드')]).toEqual([
    [goodsId],
    [goodsId],
  ])
  expect(await code('DELETE', String(last))).toEqual('BRAND_IN_USE')
})

test('서로에게 동시에 합치면 하나만 남는다', async () => {
  const [one, other] = [await aBrand('뛟서로하나'), await aBrand('뛟서로둘')]
  const outcomes = await Promise.all([
    code('POST', `${one}/merge`, { intoBrandId: other }),
    code('POST', `${other}/merge`, { intoBrandId: one }),
  ])
  expect(outcomes.map(String).toSorted()).toEqual(['BRAND_NOT_MERGEABLE', 'undefined'])
})
