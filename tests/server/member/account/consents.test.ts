import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { recordSignUpConsents } from '@jangteo/server/member/account/record-consents'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atOnce } from '../../../support/atOnce.ts'
import type { Buyer } from '../../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../../support/market.ts'
import { aMember, forgetTries } from '../../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

type Consent = {
  readonly termsKind: string
  readonly agreeYn: 'Y' | 'N'
  readonly renewalDueYn: 'Y' | 'N'
  readonly text: string | null
}
type Consents = { readonly content: readonly Consent[] }

const change = (buyer: Buyer, termsKind: string, agreeYn: 'Y' | 'N') =>
  buyer.call<Consents>('PUT', '/accounts/consents', { body: { termsKind, agreeYn } })

const statusOf = async (buyer: Buyer, kind: string) => {
  const { content } = await buyer.ask<Consents>('GET', '/accounts/consents')
  return content.find(({ termsKind }) => termsKind === kind)
}

/** The history of a member as it is stored. */
const historyOf = (memberId: number) =>
  market.database.db
    .selectFrom('member_consents')
    .select(['kind', 'is_agreed', 'way'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()

const refusedWith = (code: string, message: string) => ({
  status: 409,
  body: { code, message, status: 409, data: null },
})

test('가입할 때 고른 것을 적고, 필수인 것과 날짜를 함께 보인다', async () => {
  const { buyer, memberId } = await aMember(market)
  const atMs = Date.parse('2026-08-22T14:05:00+09:00')
  const ticked = [
    'SERVICE',
    'FINANCE',
    'PRIVACY_REQUIRED',
    'MARKETING_SMS',
    'PRIVACY_OPTIONAL',
  ] as const
  await market.runtime.runPromise(recordSignUpConsents(memberId, { ticked, atMs }))
  const given = {
    agreeYn: 'Y',
    agreedAt: '2026-08-22T05:05:00.000Z',
    withdrawnAt: null,
    renewalDueYn: 'N',
  }
  const none = { agreeYn: 'N', agreedAt: null, withdrawnAt: null, renewalDueYn: 'N', text: null }
  const { privacy_optional_agreed_at: usableSince } = await market.database.db
    .selectFrom('members')
    .select('privacy_optional_agreed_at')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  expect([await buyer.ask('GET', '/accounts/consents'), usableSince?.getTime()]).toEqual([
    {
      content: [
        { termsKind: 'SERVICE', requiredYn: 'Y', ...given, text: '2026.08.22 동의했어요.' },
        { termsKind: 'FINANCE', requiredYn: 'Y', ...given, text: '2026.08.22 동의했어요.' },
        {
          termsKind: 'PRIVACY_REQUIRED',
          requiredYn: 'Y',
          ...given,
          text: '2026.08.22 동의했어요.',
        },
        {
          termsKind: 'PRIVACY_OPTIONAL',
          requiredYn: 'N',
          ...given,
          text: '2026.08.22 동의했어요.',
        },
        { termsKind: 'MARKETING_APP', requiredYn: 'N', ...none },
        {
          termsKind: 'MARKETING_SMS',
          requiredYn: 'N',
          ...given,
          text: '2026.08.22 광고성 정보 수신에 동의했어요.',
        },
        { termsKind: 'MARKETING_EMAIL', requiredYn: 'N', ...none },
        { termsKind: 'MARKETING_NIGHT', requiredYn: 'N', ...none },
      ],
    },
    atMs,
  ])
})

test('동의하고 철회한 것은 모두 남고, 어디서 했는지도 남는다', async () => {
  const { buyer, memberId } = await aMember(market)
  await change(buyer, 'MARKETING_EMAIL', 'Y')
  await change(buyer, 'MARKETING_EMAIL', 'Y')
  await buyer.call('PUT', '/accounts/consents', {
    body: { termsKind: 'MARKETING_EMAIL', agreeYn: 'N' },
    headers: { 'x-app-platform': 'ios' },
  })
  expect([await historyOf(memberId), (await statusOf(buyer, 'MARKETING_EMAIL'))?.agreeYn]).toEqual([
    [
      { kind: 'MARKETING_EMAIL', is_agreed: true, way: 'WEB' },
      { kind: 'MARKETING_EMAIL', is_agreed: false, way: 'APP' },
    ],
    'N',
  ])
})

test('밤은 길이 없으면 거절하고, 마지막 길을 끊으면 함께 철회한다', async () => {
  const { buyer, memberId } = await aMember(market)
  const early = await change(buyer, 'MARKETING_NIGHT', 'Y')
  await change(buyer, 'MARKETING_APP', 'Y')
  await change(buyer, 'MARKETING_NIGHT', 'Y')
  await change(buyer, 'MARKETING_APP', 'N')
  const history = (await historyOf(memberId)).map(({ kind, is_agreed: isAgreed }) => ({
    kind,
    isAgreed,
  }))
  expect([early, history]).toEqual([
    refusedWith('CONSENT_NIGHT_ALONE', '앱 알림이나 문자 수신에 먼저 동의해 주세요.'),
    [
      { kind: 'MARKETING_APP', isAgreed: true },
      { kind: 'MARKETING_NIGHT', isAgreed: true },
      { kind: 'MARKETING_APP', isAgreed: false },
      { kind: 'MARKETING_NIGHT', isAgreed: false },
    ],
  ])
})

test('필수 약관의 철회는 거절하고 아무것도 적지 않는다', async () => {
  const { buyer, memberId } = await aMember(market)
  const answer = await change(buyer, 'SERVICE', 'N')
  expect([answer, await historyOf(memberId)]).toEqual([
    refusedWith('TERMS_NOT_WITHDRAWABLE', '필수 약관은 철회할 수 없어요. 탈퇴하면 철회돼요.'),
    [],
  ])
})

test('2년이 지나면 다시 묻고, 다시 동의하면 그날부터 센다', async () => {
  const { buyer, memberId } = await aMember(market)
  const atMs = market.now() - 732 * DAY_MS
  const ticked = ['MARKETING_SMS'] as const
  await market.runtime.runPromise(recordSignUpConsents(memberId, { ticked, atMs }))
  const before = await statusOf(buyer, 'MARKETING_SMS')
  await change(buyer, 'MARKETING_SMS', 'Y')
  const after = await statusOf(buyer, 'MARKETING_SMS')
  const shown = [before, after].map((status) => [status?.agreeYn, status?.renewalDueYn])
  expect([shown, (await historyOf(memberId)).length]).toEqual([
    [
      ['Y', 'Y'],
      ['Y', 'N'],
    ],
    2,
  ])
})

test('맞춤 혜택의 동의를 철회하면 더는 쓰지 않는다', async () => {
  const { buyer, memberId } = await aMember(market)
  const usableSince = async () => {
    const row = await market.database.db
      .selectFrom('members')
      .select('privacy_optional_agreed_at')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    return row.privacy_optional_agreed_at?.getTime() ?? null
  }
  await change(buyer, 'PRIVACY_OPTIONAL', 'Y')
  const given = await usableSince()
  await change(buyer, 'PRIVACY_OPTIONAL', 'N')
  expect([given, await usableSince()]).toEqual([market.now(), null])
})

test('같은 동의가 한꺼번에 와도 한 번만 적는다', async () => {
  const { buyer, memberId } = await aMember(market)
  const tries = Array.from({ length: 5 }, () => () => change(buyer, 'MARKETING_APP', 'Y'))
  const answers = await atOnce(market, 'member_consents', tries)
  expect([answers.map(({ status }) => status), (await historyOf(memberId)).length]).toEqual([
    [200, 200, 200, 200, 200],
    1,
  ])
})

test('적힌 동의는 고칠 수 없다', async () => {
  const { buyer, memberId } = await aMember(market)
  await change(buyer, 'MARKETING_APP', 'Y')
  const rewriting = market.database.db
    .updateTable('member_consents')
    .set({ is_agreed: false })
    .where('member_id', '=', memberId)
    .execute()
  await expect(rewriting).rejects.toThrow('consents are appended, never changed')
})
