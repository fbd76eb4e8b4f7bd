import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { buyWith, confirmRest, entriesOfOrder } from '../../support/settlement/settled.ts'
import { loginOperator } from '../../support/staff.ts'

let market: TestMarket
let operator: Buyer
beforeAll(async () => {
  market = await openMarket()
  operator = (await loginOperator(market, ['SELLERS'])).browser
})
afterAll(() => market.close())

type Category = {
  readonly categoryId: number
  readonly parentCategoryId: number | null
  readonly feeRateBp: number | null
  readonly appliedRateBp: number
}

const setRate = (categoryId: number, feeRateBp: number | null) =>
  operator.call<{ feeRateBp?: number | null; code?: string }>(
    'PUT',
    `/operators/category-fees/${categoryId}`,
    { body: { feeRateBp } },
  )

async function list(): Promise<readonly Category[]> {
  const { categoryList } = await operator.ask<{ categoryList: readonly Category[] }>(
    'GET',
    '/operators/category-fees',
  )
  return categoryList
}

async function categoriesOf(goodsId: number) {
  const { root, middle } = await market.database.db
    .selectFrom('goods')
    .select(['category_root_id as root', 'category_middle_id as middle'])
    .where('id', '=', goodsId)
    .executeTakeFirstOrThrow()
  if (root === null || middle === null) throw new Error(`categories missing of ${goodsId}`)
  return { root, middle }
}

test('바꾼 수수료율은 다음 주문부터 적용하고, 받은 주문은 그때의 율로 정산한다', async () => {
  const goods = await goodsAt(market, [60_000])
  const { root } = await categoriesOf(goods[0] ?? 0)
  const { buyer } = await aMember(market)
  await setRate(root, 500)
  const former = await buyWith(market, buyer, { goods })
  await setRate(root, 2_000)
  const later = await buyWith(market, buyer, { goods })
  await setRate(root, null)
  const last = await buyWith(market, buyer, { goods })
  for (const order of [former, later, last]) await confirmRest(market, buyer, order)
  const rateOf = async (order: typeof former) =>
    (await entriesOfOrder(market, order)).map(({ fee_rate_bp: rate }) => rate)
  expect([await rateOf(former), await rateOf(later), await rateOf(last)]).toEqual([
    [500],
    [2_000],
    [1_000],
  ])
})

test('입점 신청 화면의 수수료표와 아래 카테고리가 같은 율을 보여 준다', async () => {
  const goods = await goodsAt(market, [60_000])
  const { root, middle } = await categoriesOf(goods[0] ?? 0)
  await setRate(root, 750)
  const [shown, applied] = [
    await aBuyer(market).ask<{
      feeTable: readonly { categoryId: number; feeRateBp: number }[]
    }>('GET', '/customers/pages/seller-detail'),
    await list(),
  ]
  await setRate(root, null)
  const of = (id: number) => applied.find(({ categoryId }) => categoryId === id)
  expect(shown.feeTable.find(({ categoryId }) => categoryId === root)?.feeRateBp).toEqual(750)
  expect([of(root)?.feeRateBp, of(middle)?.feeRateBp, of(middle)?.appliedRateBp]).toEqual([
    750,
    null,
    750,
  ])
})

test('바꾼 사람과 앞뒤의 율이 감사 기록에 남고, 동시에 바꾸면 둘 다 남는다', async () => {
  const [category] = await list()
  if (category === undefined) throw new Error('category missing in the demo')
  const id = category.categoryId
  const outcomes = await Promise.all([setRate(id, 300), setRate(id, 400)])
  const log = await market.database.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('target', '=', `category:${id}`)
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  await setRate(id, null)
  const ratesOf = (state: unknown) => (state as { feeRateBp: number | null }).feeRateBp
  const [second, first] = log
  expect(outcomes.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set([ratesOf(first?.after), ratesOf(second?.after)])).toEqual(new Set([300, 400]))
  expect(ratesOf(second?.before)).toEqual(ratesOf(first?.after))
})

test('없는 카테고리와 30%가 넘는 율은 받지 않는다', async () => {
  const [missing, tooMuch] = [await setRate(999_999, 500), await setRate(1, 3_001)]
  expect([missing.body.code, tooMuch.body.code]).toEqual(['CATEGORY_NOT_FOUND', 'BAD_INPUT'])
})
