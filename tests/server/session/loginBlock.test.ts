import { DAY_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { JOB_PROGRAMS } from '@jangteo/server/job/job-programs'
import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Seals } from '@jangteo/server/wire/seals'
import { aBuyer, type Buyer, DEMO_PASSWORD } from '../../support/buyer.ts'
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

/** A login, from a browser of its own by default. */
function logIn(loginId: string, password = DEMO_PASSWORD, from: Buyer = aBuyer(market)) {
  return from.call<{ code?: string }>('POST', '/accounts/login', { body: { loginId, password } })
}

async function codesOf(loginId: string, passwords: readonly string[]) {
  const codes: (string | number)[] = []
  for (const password of passwords) {
    const { status, body } = await logIn(loginId, password)
    codes.push(body.code ?? status)
  }
  return codes
}

/** The count of a login id for devices that are not trusted; `undefined` after a right password. */
async function recordOf(loginId: string) {
  const { digest } = await market.runtime.runPromise(Seals)
  return market.database.db
    .selectFrom('password_lockouts')
    .select(['failed_count', 'blocked_until'])
    .where('subject', '=', digest(`login:${loginId}`))
    .executeTakeFirst()
}

const wrong = (count: number): string[] => Array.from({ length: count }, () => 'wrong')
const mismatches = (count: number): string[] =>
  Array.from({ length: count }, () => 'LOGIN_MISMATCH')

test('다섯 번 내리 틀리면 5분 동안 맞는 비밀번호도 막고, 5분이 지나면 푼다', async () => {
  const { loginId } = await newMember(market)
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
    record: await recordOf(loginId),
  }).toEqual({
    guesses: mismatches(5),
    blocked: BLOCKED,
    lastMoment: BLOCKED,
    released: 200,
    record: undefined,
  })
})

test('한꺼번에 여덟 번 짐작해도 다섯 번만 세고 나머지는 막는다', async () => {
  const { loginId } = await newMember(market)
  const answers = await Promise.all(wrong(8).map((password) => logIn(loginId, password)))
  const codes = answers.map(({ body }) => String(body.code))
  expect({ codes: codes.toSorted(), record: await recordOf(loginId) }).toEqual({
    codes: ['LOGIN_BLOCKED', 'LOGIN_BLOCKED', 'LOGIN_BLOCKED', ...mismatches(5)],
    record: {
      failed_count: 5,
      blocked_until: new Date(market.now() + 5 * MINUTE_MS),
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

/** A browser in which the member logged in, and out again. */
async function aKnownBrowser(loginId: string): Promise<Buyer> {
  const buyer = aBuyer(market)
  await buyer.logIn(loginId)
  await buyer.ask('POST', '/accounts/logout', { body: {} })
  return buyer
}

test('남이 아무리 틀려도 전에 로그인한 기기는 막히지 않고, 처음 보는 기기만 막힌다', async () => {
  const { loginId } = await newMember(market)
  const own = await aKnownBrowser(loginId)
  await codesOf(loginId, wrong(5))
  const stranger = await logIn(loginId)
  const first = await logIn(loginId, DEMO_PASSWORD, own)
  const strangerAgain = await logIn(loginId)
  expect([stranger, first.status, strangerAgain]).toEqual([BLOCKED, 200, BLOCKED])
})

test('전에 로그인한 기기에서 다섯 번 틀리면 그 기기만 막힌다', async () => {
  const { loginId } = await newMember(market)
  const [own, other] = [await aKnownBrowser(loginId), await aKnownBrowser(loginId)]
  for (const password of wrong(5)) await logIn(loginId, password, own)
  await forgetTries(market)
  expect([
    await logIn(loginId, DEMO_PASSWORD, own),
    (await logIn(loginId, DEMO_PASSWORD, other)).status,
    (await logIn(loginId)).status,
  ]).toEqual([BLOCKED, 200, 200])
})

test('없는 아이디도 있는 아이디와 똑같이 틀렸다고 하고, 똑같이 막았다가 푼다', async () => {
  const { loginId } = await newMember(market)
  const livesOf = async (id: string) => {
    await forgetTries(market)
    const answers = []
    for (const password of wrong(7)) answers.push(await logIn(id, password))
    return answers
  }
  const [known, unknown] = [await livesOf(loginId), await livesOf('nobody-at-all')]
  const atOnce = await Promise.all(wrong(8).map((password) => logIn('nobody-either', password)))
  market.advance(5 * MINUTE_MS)
  await forgetTries(market)
  expect({
    isAlike: unknown,
    codes: unknown.map(({ body }) => body.code),
    atOnce: atOnce.map(({ body }) => String(body.code)).toSorted(),
    released: [(await logIn('nobody-at-all')).body.code, (await logIn(loginId)).status],
  }).toEqual({
    isAlike: known,
    codes: [...mismatches(5), 'LOGIN_BLOCKED', 'LOGIN_BLOCKED'],
    atOnce: ['LOGIN_BLOCKED', 'LOGIN_BLOCKED', 'LOGIN_BLOCKED', ...mismatches(5)],
    released: ['LOGIN_MISMATCH', 200],
  })
})

test('오래 아무도 틀리지 않은 횟수는 하루 뒤에 지워진다', async () => {
  const { loginId } = await newMember(market)
  await codesOf(loginId, wrong(4))
  const sweep = () => market.runtime.runPromise(JOB_PROGRAMS['sweep']?.({}) ?? Effect.void)
  market.advance(DAY_MS)
  await sweep()
  const stored = (await recordOf(loginId))?.failed_count
  market.advance(1)
  await sweep()
  expect([stored, await recordOf(loginId)]).toEqual([4, undefined])
})
