import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { loginSeller } from '../../support/staff.ts'

type PolicyAnswer = {
  readonly shippingPolicyId: number
  readonly name: string
  readonly goodsCount: number
  readonly code: string
}

let market: TestMarket
let seller: Buyer
let storeId: number
beforeAll(async () => {
  market = await openMarket()
  const login = await loginSeller(market)
  seller = login.browser
  storeId = login.storeId
})
afterAll(() => market.close())

const POLICY = {
  name: '제주 제외',
  policy: {
    kind: 'CONDITION',
    areaKind: 'NONE',
    baseFee: 3_000,
    freeThreshold: 50_000,
    repeatQuantity: null,
    secondQuantity: null,
    secondExtra: null,
    thirdQuantity: null,
    thirdExtra: null,
    areaSecondExtra: null,
    areaThirdExtra: null,
    deliversToRemote: false,
    bundles: true,
  },
  returnFee: 3_000,
  exchangeFee: 6_000,
  cutoffMinute: 840,
}

const create = (change: object = {}) =>
  seller.call<PolicyAnswer>('POST', '/sellers/shipping-policies', {
    body: { ...POLICY, ...change },
    key: crypto.randomUUID(),
  })

test('저장한 배송 정책을 고치고, 쓰는 상품이 없으면 지운다', async () => {
  const { body: created } = await create()
  const { body: edited } = await seller.call<PolicyAnswer>(
    'PUT',
    `/sellers/shipping-policies/${created.shippingPolicyId}`,
    { body: { ...POLICY, name: '새 이름' } },
  )
  await seller.ask('DELETE', `/sellers/shipping-policies/${created.shippingPolicyId}`)
  const { policyList } = await seller.ask<{ policyList: readonly PolicyAnswer[] }>(
    'GET',
    '/sellers/shipping-policies',
  )
  expect([created.name, edited.name, policyList.map(({ name }) => name)]).toEqual([
    '제주 제외',
    '새 이름',
    expect.not.arrayContaining(['새 이름']),
  ])
})

test('상품이 쓰는 정책, 잘못된 정책, 다른 스토어의 정책은 거절한다', async () => {
  const { policyList } = await seller.ask<{ policyList: readonly PolicyAnswer[] }>(
    'GET',
    '/sellers/shipping-policies',
  )
  const used = policyList.find(({ goodsCount }) => goodsCount > 0)
  const other = await market.database.db
    .selectFrom('shipping_policies')
    .innerJoin('stores', 'stores.id', 'shipping_policies.store_id')
    .select('stores.url')
    .where('shipping_policies.store_id', '<>', storeId)
    .executeTakeFirstOrThrow()
  const stranger = (await loginSeller(market, other.url)).browser
  const own = used?.shippingPolicyId ?? 0
  const tries = [
    await seller.call('DELETE', `/sellers/shipping-policies/${own}`),
    await create({ returnFee: 1_000_001 }),
    await create({ name: ' ' }),
    await stranger.call('DELETE', `/sellers/shipping-policies/${own}`),
    await stranger.call('PUT', `/sellers/shipping-policies/${own}`, { body: POLICY }),
  ]
  expect(tries.map(({ body }) => body.code)).toEqual([
    'POLICY_IN_USE',
    'POLICY_FEE_INVALID',
    'POLICY_NAME_INVALID',
    'POLICY_NOT_FOUND',
    'POLICY_NOT_FOUND',
  ])
})

test.each([
  ['0개마다', { kind: 'QUANTITY', freeThreshold: null, repeatQuantity: 0 }],
  ['만 개를 넘는 수량마다', { kind: 'QUANTITY', freeThreshold: null, repeatQuantity: 10_001 }],
  [
    '정수를 넘는 구간',
    { kind: 'SECTION2', freeThreshold: null, secondQuantity: 2_147_483_648, secondExtra: 0 },
  ],
])('%s 받는 배송비는 거절한다', async (_, change) => {
  const { body } = await create({ policy: { ...POLICY.policy, ...change } })
  expect(body.code).toBe('POLICY_SECTIONS_INVALID')
})

test('자정을 마감으로 하는 당일 발송은 거절한다', async () => {
  const codes = [
    (await create({ cutoffMinute: 0 })).body.code,
    (await create({ cutoffMinute: 1 })).body.code,
  ]
  expect(codes).toEqual(['POLICY_CUTOFF_INVALID', undefined])
})
