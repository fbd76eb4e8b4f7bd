import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer, DEMO_PASSWORD } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries, newMember } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const BLOCKED = {
  status: 429,
  body: {
    code: 'LOGIN_BLOCKED',
    message: '로그인을 여러 번 실패해 5분 동안 로그인할 수 없어요.',
    status: 429,
    data: null,
  },
}

function logIn(loginId: string, password = DEMO_PASSWORD) {
  return aBuyer(market).call<{ code?: string }>('POST', '/accounts/login', {
    body: { loginId, password },
  })
}

async function codesOf(loginId: string, passwords: readonly string[]) {
  const codes: (string | number)[] = []
  for (const password of passwords) {
    const { status, body } = await logIn(loginId, password)
    codes.push(body.code ?? status)
  }
  return codes
}

function recordOf(id: number) {
  return market.database.db
    .selectFrom('members')
    .select(['login_failed_count', 'login_blocked_until'])
    .where('id', '=', id)
    .executeTakeFirst()
}

const wrong = (count: number): string[] => Array.from({ length: count }, () => 'wrong')
const mismatches = (count: number): string[] =>
  Array.from({ length: count }, () => 'LOGIN_MISMATCH')

test('다섯 번 내리 틀리면 5분 동안 맞는 비밀번호도 막고, 5분이 지나면 푼다', async () => {
  const { id, loginId } = await newMember(market)
  const guesses = await codesOf(loginId, wrong(5))
  const blocked = await logIn(loginId)
  market.advance(5 * MINUTE_MS - 1)
  const lastMoment = await logIn(loginId)
  market.advance(1)
  const released = await logIn(loginId)
  expect({
    guesses,
    blocked,
    lastMoment,
    released: released.status,
    record: await recordOf(id),
  }).toEqual({
    guesses: mismatches(5),
    blocked: BLOCKED,
    lastMoment: BLOCKED,
    released: 200,
    record: { login_failed_count: 0, login_blocked_until: null },
  })
})

test('한꺼번에 여덟 번 짐작해도 다섯 번만 세고 나머지는 막는다', async () => {
  const { id, loginId } = await newMember(market)
  const answers = await Promise.all(wrong(8).map((password) => logIn(loginId, password)))
  const codes = answers.map(({ body }) => String(body.code))
  expect({ codes: codes.toSorted(), record: await recordOf(id) }).toEqual({
    codes: ['LOGIN_BLOCKED', 'LOGIN_BLOCKED', 'LOGIN_BLOCKED', ...mismatches(5)],
    record: {
      login_failed_count: 5,
      login_blocked_until: new Date(market.now() + 5 * MINUTE_MS),
    },
  })
})

test('막힌 동안 또 틀려도 막힌 시간이 늘지 않는다', async () => {
  const { loginId } = await newMember(market)
  await codesOf(loginId, wrong(5))
  market.advance(4 * MINUTE_MS)
  const during = await codesOf(loginId, wrong(2))
  market.advance(MINUTE_MS)
  expect([during, (await logIn(loginId)).status]).toEqual([['LOGIN_BLOCKED', 'LOGIN_BLOCKED'], 200])
})

test('맞히면 틀린 횟수를 처음부터 다시 센다', async () => {
  const { loginId } = await newMember(market)
  const tries = [...wrong(4), DEMO_PASSWORD, ...wrong(4), DEMO_PASSWORD]
  expect(await codesOf(loginId, tries)).toEqual([...mismatches(4), 200, ...mismatches(4), 200])
})

test('풀린 뒤에는 다시 다섯 번을 틀려야 막힌다', async () => {
  const { loginId } = await newMember(market)
  await codesOf(loginId, wrong(5))
  market.advance(5 * MINUTE_MS)
  expect(await codesOf(loginId, [...wrong(4), DEMO_PASSWORD])).toEqual([...mismatches(4), 200])
})

test('한 사람이 막혀도 다른 사람은 로그인한다', async () => {
  const { loginId } = await newMember(market)
  const other = await newMember(market)
  await codesOf(loginId, wrong(5))
  expect((await logIn(other.loginId)).status).toBe(200)
})
