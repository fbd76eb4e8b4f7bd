import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { aCoupon } from '../../support/coupon/aCoupon.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { loginOperator } from '../../support/staff.ts'

let market: TestMarket
let operator: Buyer
beforeAll(async () => {
  market = await openMarket()
  operator = (await loginOperator(market, ['DISPLAY'])).browser
})
afterAll(() => market.close())

const HOUR_MS = 3_600_000
const at = (hours: number) => new Date(market.now() + hours * HOUR_MS).toISOString()

function written(change: object = {}) {
  return {
    title: '뛟봄 혜택',
    subtitle: '봄에 받는 쿠폰',
    body: '**쿠폰**을 받으세요.',
    picture: 'exhibition-gift',
    startsAt: at(-1),
    endsAt: null,
    hiddenYn: 'N',
    couponIdList: [],
    ...change,
  }
}

const create = (change: object = {}) =>
  operator.call<{ benefitId: number; code?: string; data: unknown }>(
    'POST',
    '/operators/benefits',
    { body: written(change), key: crypto.randomUUID() },
  )
async function aBenefit(change: object = {}): Promise<number> {
  return (await create(change)).body.benefitId
}
async function listed(): Promise<readonly number[]> {
  const { benefitList } = await operator.ask<{ benefitList: readonly { benefitId: number }[] }>(
    'GET',
    '/operators/benefits',
  )
  return benefitList.map(({ benefitId }) => benefitId)
}
const shown = (id: number) =>
  aBuyer(market).call<{ title?: string; code?: string; couponList?: readonly object[] }>(
    'GET',
    `/displays/benefits/${id}`,
  )
const reorder = (benefitIdList: readonly number[]) =>
  operator.call<{ code?: string }>('PUT', '/operators/benefit-order', { body: { benefitIdList } })

test('만든 혜택이 기간 안에서 쿠폰과 함께 보이고, 고치고 숨길 수 있다', async () => {
  const couponId = await aCoupon(market, { name: '뛟봄 쿠폰' })
  const id = await aBenefit({ couponIdList: [couponId] })
  const before = await shown(id)
  const detail = await operator.ask<object>('GET', `/operators/benefits/${id}`)
  await operator.ask('PUT', `/operators/benefits/${id}`, {
    body: written({ title: '뛟여름 혜택' }),
  })
  const after = await shown(id)
  await operator.ask('PUT', `/operators/benefits/${id}`, { body: written({ hiddenYn: 'Y' }) })
  const hidden = await shown(id)
  const log = await market.database.db
    .selectFrom('audit_log')
    .select('call')
    .where('target', '=', `benefit:${id}`)
    .orderBy('id')
    .execute()
  expect([before.body.title, before.body.couponList?.length]).toEqual(['뛟봄 혜택', 1])
  expect(detail).toEqual({
    ...written({ couponIdList: [couponId] }),
    benefitId: id,
    couponList: [{ targetId: couponId, name: '뛟봄 쿠폰' }],
  })
  expect([after.body.title, after.body.couponList]).toEqual(['뛟여름 혜택', []])
  expect(hidden.body.code).toEqual('BENEFIT_NOT_FOUND')
  expect(log.map(({ call }) => call)).toEqual([
    'operatorBenefit.create',
    'operatorBenefit.change',
    'operatorBenefit.change',
  ])
})

test('아직 시작하지 않은 혜택은 없고, 끝난 혜택은 그 화면만 남는다', async () => {
  const coming = await aBenefit({ startsAt: at(1), endsAt: at(2) })
  const over = await aBenefit({ startsAt: at(-2), endsAt: at(-1) })
  const codes = [await shown(coming), await shown(over)].map(({ body }) => body.code ?? 'shown')
  expect(codes).toEqual(['BENEFIT_NOT_FOUND', 'shown'])
  expect(await listed()).toEqual(expect.arrayContaining([coming, over]))
})

test('빠진 것이 있으면 어디인지 알리고, 같은 키로 두 번 만들지 않는다', async () => {
  const wrong = await create({ title: ' ', endsAt: at(-3), couponIdList: [999_999] })
  const key = crypto.randomUUID()
  const sent = { body: written({ title: '뛟한 번' }), key }
  const [one, again] = [
    await operator.ask<object>('POST', '/operators/benefits', sent),
    await operator.ask<object>('POST', '/operators/benefits', sent),
  ]
  const coupon = await create({ couponIdList: [999_999] })
  const violationsOf = (data: unknown) =>
    (data as { violations: readonly { violationEnum: string }[] }).violations.map(
      ({ violationEnum }) => violationEnum,
    )
  expect(one).toEqual(again)
  expect([wrong.body.code, violationsOf(wrong.body.data), violationsOf(coupon.body.data)]).toEqual([
    'SHOWING_INVALID',
    ['NAME', 'PERIOD'],
    ['COUPON'],
  ])
})

test('순서를 바꾸면 구매자 화면의 순서도 바뀌고, 그사이 생긴 혜택이 있으면 거절한다', async () => {
  const before = await listed()
  const moved = [...before.slice(1), ...before.slice(0, 1)]
  const done = await reorder(moved)
  const after = await listed()
  const [created, outdated] = await Promise.all([aBenefit(), reorder([...moved, 999_999])])
  const late = await reorder(moved)
  expect([done.status, after]).toEqual([200, moved])
  expect([outdated.body.code, late.body.code]).toEqual([
    'BENEFIT_LIST_CHANGED',
    'BENEFIT_LIST_CHANGED',
  ])
  expect((await listed()).at(-1)).toEqual(created)
  const rows = await market.database.db
    .selectFrom('benefits')
    .select('id')
    .orderBy('position')
    .orderBy('id')
    .execute()
  expect(rows.map(({ id }) => id)).toEqual([...moved, created])
})
