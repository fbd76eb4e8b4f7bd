import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { aCoupon, download, refusal } from '../../support/coupon/aCoupon.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { loginOperator } from '../../support/staff.ts'

const REASON = '구매자 신고가 접수됐어요.'

let market: TestMarket
let operator: Buyer
let stores: readonly { readonly id: number; readonly url: string; readonly name: string }[]
beforeAll(async () => {
  market = await openMarket()
  operator = (await loginOperator(market, ['SELLERS'])).browser
  stores = await market.database.db
    .selectFrom('stores')
    .select(['id', 'url', 'name'])
    .where('state', '=', 'OPEN')
    .orderBy('id')
    .limit(2)
    .execute()
})
afterAll(() => market.close())

function store(place: 0 | 1) {
  const found = stores[place]
  if (found === undefined) throw new Error(`store ${place} missing in the demo`)
  return found
}

type Outcome = { readonly code?: string; readonly storeUrl?: string }

async function rename(url: string, storeUrl: string, storeName: string) {
  const { body } = await operator.call<Outcome>('PUT', `/operators/stores/${url}/name`, {
    body: { storeName, storeUrl, reason: REASON },
  })
  return body.code ?? body.storeUrl
}

async function deny(deniedFeatureList: readonly string[]) {
  const { body } = await operator.call<{ code?: string; deniedFeatureList?: string[] }>(
    'PUT',
    `/operators/stores/${store(0).url}/features`,
    { body: { deniedFeatureList, reason: REASON } },
  )
  return body.code ?? body.deniedFeatureList
}

async function lastAudit(call: string) {
  return market.database.db
    .selectFrom('audit_log')
    .select(['target', 'before', 'after', 'reason'])
    .where('call', '=', call)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

test('쿠폰 받기를 제한한 스토어의 쿠폰은 받을 수 없고, 화면에도 그 까닭이 나온다', async () => {
  const { id } = store(0)
  const couponId = await aCoupon(market, {
    type: 'STORE',
    store_id: id,
    target_kind: 'STORES',
    target_ids: [id],
    market_share: 0,
  })
  const { buyer } = await aMember(market)
  expect(await deny(['RESTOCK_ALERT', 'COUPON'])).toEqual(['COUPON', 'RESTOCK_ALERT'])
  const refused = await download(buyer, couponId)
  const { coupons } = await buyer.ask<{
    coupons: readonly { couponId: number; reason: object | null }[]
  }>('GET', `/promotions/coupons/companyStore/${id}`)
  const audit = await lastAudit('operatorStore.setFeatures')
  await deny([])
  const again = await download(buyer, couponId)
  const message = '이 스토어에서는 이용할 수 없는 기능이에요. 고객센터로 문의해 주세요.'
  expect(refused).toEqual(refusal('STORE_FEATURE_DENIED', 403, message))
  expect(coupons.find((coupon) => coupon.couponId === couponId)?.reason).toEqual({
    validationEnum: 'NOT_USE',
    code: 'STORE_FEATURE_DENIED',
    message,
  })
  expect(audit).toEqual({
    target: `store:${id}`,
    before: { denied: [] },
    after: { denied: ['COUPON', 'RESTOCK_ALERT'] },
    reason: REASON,
  })
  expect(again.status).toEqual(200)
})

test('스토어 주소를 바꾸면 예전 주소로도 그 스토어가 열리고, 아무도 그 주소를 쓸 수 없다', async () => {
  const [one, other] = [store(0), store(1)]
  expect(await rename(one.url, 'moved-store', '옮긴 스토어')).toEqual('moved-store')
  const buyer = aBuyer(market)
  const page = (url: string) =>
    buyer.ask<{ storeUrl: string; storeName: string }>('GET', `/stores/mains/${url}`)
  const shown = await Promise.all([page(one.url), page('moved-store')])
  const seller = await buyer.ask<{ storeUrl: string }>('GET', `/stores/seller-info/${one.url}`)
  const taken = await rename(other.url, one.url, other.name)
  const check = await buyer.ask<{ duplicated: boolean }>(
    'GET',
    `/customers/sellers/store-url-duplication-check?storeUrl=${one.url}`,
  )
  const audit = await lastAudit('operatorStore.rename')
  const back = await rename(one.url, one.url, one.name)
  expect(shown.map(({ storeUrl, storeName }) => [storeUrl, storeName])).toEqual([
    ['moved-store', '옮긴 스토어'],
    ['moved-store', '옮긴 스토어'],
  ])
  expect([seller.storeUrl, taken, check.duplicated, back]).toEqual([
    'moved-store',
    'STORE_URL_TAKEN',
    true,
    one.url,
  ])
  expect(audit).toEqual({
    target: `store:${one.id}`,
    before: { storeName: one.name, storeUrl: one.url },
    after: { storeName: '옮긴 스토어', storeUrl: 'moved-store' },
    reason: REASON,
  })
})

test('다른 스토어의 이름과 장터가 쓰는 주소는 쓸 수 없고, 사유 없이는 바꾸지 않는다', async () => {
  const [one, other] = [store(0), store(1)]
  const unreasoned = await operator.call<Outcome>('PUT', `/operators/stores/${one.url}/name`, {
    body: { storeName: '새 이름', storeUrl: one.url, reason: ' ' },
  })
  expect([
    await rename(one.url, one.url, other.name),
    await rename(one.url, 'admin', one.name),
    await rename(one.url, other.url, one.name),
    unreasoned.body.code,
  ]).toEqual(['STORE_NAME_TAKEN', 'STORE_URL_TAKEN', 'STORE_URL_TAKEN', 'SELLER_REASON_REQUIRED'])
})

test('두 스토어가 동시에 같은 주소로 바꾸면 하나만 바뀐다', async () => {
  const [one, other] = [store(0), store(1)]
  const outcomes = await Promise.all([
    rename(one.url, 'same-place', one.name),
    rename(other.url, 'same-place', other.name),
  ])
  await Promise.all([rename(one.url, one.url, one.name), rename(other.url, other.url, other.name)])
  expect(outcomes.map(String).toSorted()).toEqual(['STORE_URL_TAKEN', 'same-place'])
})
