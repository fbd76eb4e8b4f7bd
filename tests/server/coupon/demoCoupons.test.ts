import { isSerial, tidySerial } from '@jangteo/core/coupon/couponSerial.rules'
import { DEMO_COUPONS } from '@jangteo/demo/coupons.data'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { type CouponIssue, download } from '../../support/coupon/aCoupon.ts'
import { enter } from '../../support/coupon/aSerial.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const SERIALS = DEMO_COUPONS.flatMap(({ code }) =>
  code !== undefined && 'serials' in code ? code.serials : [],
)

/** Counts the coupons of a demo member, tab by tab. */
async function tabsOf(loginId: string) {
  const buyer = aBuyer(market)
  await buyer.logIn(loginId)
  const lines: string[] = []
  for (const state of ['USABLE', 'USED', 'EXPIRED']) {
    const path = `/promotions/coupons/me?couponIssueStateEnum=${state}`
    const { content } = await buyer.ask<{ content: readonly CouponIssue[] }>('GET', path)
    lines.push(...content.map(({ name, reason }) => `${state} ${name} ${reason?.code ?? '-'}`))
  }
  return lines
}

test('데모 회원은 사용할 수 있는 쿠폰과 못 쓰는 까닭이 있는 쿠폰, 끝난 쿠폰을 갖고 있다', async () => {
  expect({ minjikim: await tabsOf('minjikim'), jihopark: await tabsOf('jihopark') }).toEqual({
    minjikim: [
      'USABLE 갓 구운 10% -',
      'USABLE 아침밭 단골 5,000원 -',
      'USABLE 느린누룩 시음 7% COUPON_POLICY_CHANGED',
      'USABLE 초록숨 새싹 1,500원 COUPON_ADMIN_RESTRICTED',
      'USABLE 차 한 잔 2,000원 -',
      'EXPIRED 지난 계절의 10% COUPON_USE_PERIOD_OVER',
    ],
    jihopark: [
      'USABLE 준회원에게 드리는 2,000원 -',
      'USABLE 느린누룩 시음 7% COUPON_POLICY_CHANGED',
      'USABLE 또렷상점 덧쿠폰 5% -',
      'EXPIRED 지난 계절의 10% COUPON_USE_PERIOD_OVER',
    ],
  })
})

test('데모 쿠폰을 받으면 저마다 다른 답을 만난다', async () => {
  const rows = await market.database.db
    .selectFrom('coupons')
    .select(['id', 'name'])
    .orderBy('id')
    .execute()
  const { buyer } = await aMember(market)
  const answers: string[] = []
  for (const { id, name } of rows) {
    const { status, body } = await download(buyer, id)
    answers.push(`${name}: ${status === 200 ? '받음' : body.code}`)
  }
  expect(answers).toEqual([
    '장터 첫걸음 3,000원: 받음',
    '가입을 반기는 10%: COUPON_NOT_EXIST',
    '오늘의 장보기 7%: 받음',
    '준회원에게 드리는 2,000원: COUPON_CONDITION_UNMET',
    '아침밭 단골 5,000원: 받음',
    '제철 과일 15%: 받음',
    '갓 구운 10%: 받음',
    '느린누룩 시음 7%: 받음',
    '차 한 잔 2,000원: 받음',
    '환절기 옷장 12%: 받음',
    '앱에서만 10,000원: COUPON_CONDITION_UNMET',
    '선착순 100명 20,000원: COUPON_SOLD_OUT',
    '하루 30장 20%: 받음',
    '또렷상점 덧쿠폰 5%: 받음',
    '초록숨 새싹 1,500원: COUPON_ADMIN_RESTRICTED',
    '지난 계절의 10%: COUPON_ISSUE_PERIOD_OVER',
    '캠핑 초대장 15,000원: COUPON_NOT_EXIST',
    '첫 구매 5,000원: 받음',
    '새 회원 3,000원: 받음',
  ])
})

test('낱말과 번호를 등록할 수 있고, 번호는 데이터베이스에 적혀 있지 않다', async () => {
  const { buyer } = await aMember(market)
  const names = []
  for (const code of ['welcome2026', ...SERIALS]) names.push((await enter(buyer, code)).body.name)
  const hashes = await market.database.db
    .selectFrom('coupon_serials')
    .select('serial_hash')
    .where('serial_hash', 'in', SERIALS)
    .execute()
  const forms = SERIALS.map((serial) => [
    isSerial(serial) && tidySerial(serial) === serial,
    serial.length,
  ])
  expect([names, hashes, forms]).toEqual([
    ['가입을 반기는 10%', ...SERIALS.map(() => '캠핑 초대장 15,000원')],
    [],
    SERIALS.map(() => [true, 16]),
  ])
})
