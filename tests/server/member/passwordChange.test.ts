import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer, type Buyer, DEMO_PASSWORD, type RefusalBody } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries, newMember } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

async function change(from: Buyer, present: string, password: string) {
  const body = { present, password, confirmation: password }
  const answer = await from.call<Partial<RefusalBody>>('PUT', '/accounts/password', { body })
  return answer.body.code ?? answer.status
}

const isDue = async (buyer: Buyer) =>
  (await buyer.ask<{ isPasswordChangeDue: boolean }>('GET', '/accounts/me')).isPasswordChangeDue

test('비밀번호를 바꾸면 이 기기만 로그인해 있다', async () => {
  const { loginId } = await newMember(market)
  const [here, there] = [aBuyer(market), aBuyer(market)]
  await here.logIn(loginId)
  await there.logIn(loginId)
  const outcome = await change(here, DEMO_PASSWORD, 'Spring#2026')
  const typeOf = async (buyer: Buyer) =>
    (await buyer.ask<{ memberShipType: string }>('GET', '/accounts/me')).memberShipType
  expect([outcome, await typeOf(here), await typeOf(there)]).toEqual([200, 'MEMBER', 'GUEST'])
})

test('지금까지의 비밀번호 세 개는 다시 사용할 수 없고, 네 번째 전 것은 사용할 수 있다', async () => {
  const { buyer } = await aMember(market)
  const steps: readonly [present: string, next: string][] = [
    [DEMO_PASSWORD, 'Spring#2026'],
    ['Spring#2026', 'Summer#2026'],
    ['Summer#2026', DEMO_PASSWORD],
    ['Summer#2026', 'Spring#2026'],
    ['Summer#2026', 'Summer#2026'],
    ['Summer#2026', 'Autumn#2026'],
    ['Autumn#2026', DEMO_PASSWORD],
  ]
  const outcomes = []
  for (const [present, next] of steps) outcomes.push(await change(buyer, present, next))
  expect(outcomes).toEqual([
    200,
    200,
    'PASSWORD_REUSED',
    'PASSWORD_REUSED',
    'PASSWORD_SAME',
    200,
    200,
  ])
})

test('현재 비밀번호를 한꺼번에 쉰 번 짐작해도 다섯 번만 세고, 로그인도 함께 막힌다', async () => {
  const { buyer, memberId } = await aMember(market)
  const { login_id } = await market.database.db
    .selectFrom('members')
    .select('login_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const outcomes: (string | number)[] = []
  for (let part = 0; part < 2; part += 1) {
    const tries = Array.from({ length: 25 }, () => change(buyer, 'wrong', 'Spring#2026'))
    outcomes.push(...(await Promise.all(tries)))
    await forgetTries(market)
  }
  const login = await aBuyer(market).call('POST', '/accounts/login', {
    body: { loginId: login_id, password: DEMO_PASSWORD },
  })
  expect([outcomes.map(String).toSorted(), login.body.code]).toEqual([
    [
      ...Array.from({ length: 45 }, () => 'PASSWORD_BLOCKED'),
      ...Array.from({ length: 5 }, () => 'PASSWORD_PRESENT_MISMATCH'),
    ],
    'LOGIN_BLOCKED',
  ])
})

test('비밀번호 없이 가입한 회원에게는 바꿀 비밀번호가 없다고 한다', async () => {
  const { buyer } = await aMember(market, 'ASSOCIATE_MEMBER', {
    login_id: null,
    password_hash: null,
  })
  expect(await change(buyer, 'anything', 'Spring#2026')).toBe('PASSWORD_NONE')
})

test('90일 뒤로 미루면 90일 동안 묻지 않고, 다시 묻는다', async () => {
  const { buyer } = await aMember(market, 'MEMBER', {
    password_changed_at: new Date(market.now() - 90 * DAY_MS),
  })
  const asked = [await isDue(buyer)]
  await buyer.ask('POST', '/accounts/password/later')
  asked.push(await isDue(buyer))
  const { rows } = await market.database.pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM members WHERE password_put_off_at = $1',
    [new Date(market.now())],
  )
  expect([asked, rows[0]?.count]).toEqual([[true, false], 1])
})

test('미루기는 물을 때가 된 회원만 한다', async () => {
  const { buyer, memberId } = await aMember(market)
  await buyer.ask('POST', '/accounts/password/later')
  const { password_put_off_at } = await market.database.db
    .selectFrom('members')
    .select('password_put_off_at')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  expect(password_put_off_at).toBeNull()
})
