import { DAY_MS, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { loginOperator } from '../../support/staff.ts'

type Terms = { readonly version: number; readonly body: string; readonly versionInForce: number }

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const dayIn = (days: number) => kstDayOf(market.now() + days * DAY_MS)

const publish = async (termsKindEnum: string, days: number) => {
  const { browser: operator } = await loginOperator(market, ['SYSTEM'])
  const body = { termsKindEnum, body: '새 약관', effectiveOn: dayIn(days), worseYn: 'N' }
  const answer = await operator.call<{ readonly code?: string; readonly version?: number }>(
    'POST',
    '/operators/terms',
    { body },
  )
  return answer.body.code ?? answer.body.version
}

const shown = async (kind: string, version = '') => {
  const { version: number, versionInForce } = await aBuyer(market).ask<Terms>(
    'GET',
    `/accounts/terms?termsKindEnum=${kind}${version}`,
  )
  return [number, versionInForce]
}

test('공지한 약관은 시행일부터 시행되고, 지난 판도 볼 수 있다', async () => {
  const published = [await publish('SERVICE', 3), await publish('SERVICE', 7)]
  const second = await publish('SERVICE', 30)
  const before = [await shown('SERVICE'), await shown('SERVICE', '&version=2')]
  market.advance(7 * DAY_MS)
  const after = [await shown('SERVICE'), await shown('SERVICE', '&version=1')]
  const missing = await aBuyer(market).call(
    'GET',
    '/accounts/terms?termsKindEnum=SERVICE&version=9',
  )
  expect([published, second, before, after, missing.body.code]).toEqual([
    ['TERMS_NOTICE_SHORT', 2],
    'TERMS_ANNOUNCED',
    [
      [1, 1],
      [2, 1],
    ],
    [
      [2, 2],
      [1, 2],
    ],
    'TERMS_NOT_FOUND',
  ])
})

test('동의는 그때 시행 중인 판으로 남는다', async () => {
  await publish('MARKETING_EMAIL', 7)
  const agree = async () => {
    const { buyer, memberId } = await aMember(market)
    const body = { termsKind: 'MARKETING_EMAIL', agreeYn: 'Y' }
    await buyer.ask('PUT', '/accounts/consents', { body })
    const row = await market.database.db
      .selectFrom('member_consents')
      .select('version')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    return row.version
  }
  const before = await agree()
  market.advance(7 * DAY_MS)
  expect([before, await agree()]).toEqual([1, 2])
})

test('한꺼번에 공지하면 하나만 된다', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => publish('FINANCE', 10)))
  const texts = answers.map(String)
  expect(texts.toSorted()).toEqual(['2', 'TERMS_ANNOUNCED', 'TERMS_ANNOUNCED'])
})
