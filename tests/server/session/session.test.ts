import { DAY_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { createTokens } from '@jangteo/server/session/tokens'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { aBuyer, type Buyer, DEMO_PASSWORD } from '../../support/buyer.ts'
import { JSON_TYPE, send } from '../../support/call/send.ts'
import { AUDIENCE, openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, aMemberInApp, forgetTries, newMember } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const IDLE_MS = 30 * MINUTE_MS
const EXPIRED = {
  status: 401,
  body: {
    code: 'SESSION_EXPIRED',
    message: '로그인 시간이 만료됐어요. 다시 로그인해 주세요.',
    status: 401,
    data: null,
  },
}
const IDLE = {
  status: 401,
  body: {
    code: 'SESSION_IDLE',
    message: '오랫동안 사용하지 않아 자동으로 로그아웃됐어요.',
    status: 401,
    data: null,
  },
}
const EMPTY = { status: 200, body: { count: 0, maxCount: 20 } }
const IN_APP = { 'x-app-platform': 'ios' }

/** A call that only members make. */
const countAddresses = (buyer: Buyer, headers: Readonly<Record<string, string>> = {}) =>
  buyer.call<object>('GET', '/buyers/addresses/me-address-count', { headers })

async function kindOf(buyer: Buyer): Promise<string> {
  const me = await buyer.ask<{ memberShipType: string }>('GET', '/accounts/me')
  return me.memberShipType
}

/** Another token in the browser of somebody. */
function withToken({ cookies }: Buyer, token: string): Buyer {
  const buyer = aBuyer(market)
  buyer.cookies.set('device_id', cookies.get('device_id') ?? '')
  buyer.cookies.set('auth_token', token)
  return buyer
}

test('30분 동안 쓰지 않으면 로그아웃되고, 그 전에는 아니다', async () => {
  const early = await aMember(market)
  const late = await aMember(market)
  market.advance(IDLE_MS - 1)
  const inTime = await countAddresses(early.buyer)
  market.advance(1)
  const overdue = await countAddresses(late.buyer)
  expect([inTime, overdue, await kindOf(late.buyer)]).toEqual([EMPTY, IDLE, 'GUEST'])
})

test('쉬어서 로그아웃된 기기에만 그 까닭을 알리고, 다시 로그인하면 사라진다', async () => {
  const { loginId } = await newMember(market)
  const buyer = aBuyer(market)
  const guest = aBuyer(market)
  const thief = aBuyer(market)
  const endOf = async (browser: Buyer) =>
    (await browser.ask<{ sessionEndEnum: string | null }>('GET', '/accounts/me')).sessionEndEnum
  await buyer.logIn(loginId)
  const before = await endOf(buyer)
  market.advance(IDLE_MS)
  await endOf(thief)
  thief.cookies.set('auth_token', buyer.cookies.get('auth_token') ?? '')
  const after = [await endOf(buyer), await endOf(guest), await endOf(thief)]
  await buyer.logIn(loginId)
  expect([before, after, await endOf(buyer)]).toEqual([
    null,
    ['SESSION_IDLE', null, 'SESSION_EXPIRED'],
    null,
  ])
})

/** Seconds that an answer says are left of the session; `null` where it says nothing. */
async function secondsLeft({ cookies }: Buyer): Promise<string | null> {
  const token = cookies.get('auth_token')
  const { headers } = await send(market, 'GET /accounts/me', {
    headers: {
      cookie: `device_id=${cookies.get('device_id') ?? ''}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  })
  return headers.get('x-session-idle-seconds')
}

test('답마다 쉬면 언제 끝나는지 말하고, 비회원과 앱에는 말하지 않는다', async () => {
  const { buyer } = await aMember(market)
  const guest = aBuyer(market)
  const { buyer: inApp } = await aMemberInApp(market)
  const atOnce = await secondsLeft(buyer)
  market.advance(59_000)
  const unwritten = await secondsLeft(buyer)
  market.advance(1_000)
  const written = await secondsLeft(buyer)
  market.advance(IDLE_MS)
  const ended = await secondsLeft(buyer)
  const others = [await secondsLeft(guest), await secondsLeft(inApp)]
  expect([atOnce, unwritten, written, ended, others]).toEqual([
    '1800',
    '1741',
    '1800',
    null,
    [null, null],
  ])
})

test('쓰는 동안에는 로그아웃되지 않는다', async () => {
  const { buyer } = await aMember(market)
  for (let round = 0; round < 4; round += 1) {
    market.advance(IDLE_MS - MINUTE_MS)
    await countAddresses(buyer)
  }
  expect(await countAddresses(buyer)).toEqual(EMPTY)
})

test('웹에서는 아무리 쓰고 있어도 로그인한 지 12시간이면 로그아웃된다', async () => {
  const { buyer } = await aMember(market)
  for (let round = 0; round < 48; round += 1) {
    market.advance(15 * MINUTE_MS - (round === 0 ? 1 : 0))
    if (round < 47) await countAddresses(buyer)
  }
  const inTime = await countAddresses(buyer)
  market.advance(1)
  expect([inTime, await countAddresses(buyer)]).toEqual([EMPTY, EXPIRED])
})

test('앱에서 로그인했으면 오래 쉬어도 로그아웃되지 않고, 30일이면 로그아웃된다', async () => {
  const { loginId } = await newMember(market)
  const buyer = aBuyer(market)
  const body = { loginId, password: DEMO_PASSWORD }
  await buyer.ask('POST', '/accounts/login', { body, headers: IN_APP })
  market.advance(30 * DAY_MS - 1)
  const inTime = await countAddresses(buyer, IN_APP)
  market.advance(1)
  expect([inTime, await countAddresses(buyer, IN_APP)]).toEqual([EMPTY, EXPIRED])
})

test('토큰만 다른 기기로 가져가면 아무도 아니고, 그 기기에서는 그대로이다', async () => {
  const { buyer } = await aMember(market)
  const thief = aBuyer(market)
  await thief.ask('GET', '/accounts/me')
  thief.cookies.set('auth_token', buyer.cookies.get('auth_token') ?? '')
  const withoutDevice = aBuyer(market)
  withoutDevice.cookies.set('auth_token', buyer.cookies.get('auth_token') ?? '')
  expect([
    await countAddresses(thief),
    await countAddresses(withoutDevice),
    await kindOf(thief),
    await countAddresses(buyer),
  ]).toEqual([EXPIRED, EXPIRED, 'GUEST', EMPTY])
})

test('같은 기기에서 다시 로그인하면 먼저 한 로그인은 끝나고, 다른 기기의 로그인은 남는다', async () => {
  const { loginId } = await newMember(market)
  const other = await newMember(market)
  const [phone, laptop] = [aBuyer(market), aBuyer(market)]
  await phone.logIn(loginId)
  await laptop.logIn(loginId)
  const first = phone.cookies.get('auth_token') ?? ''
  phone.cookies.delete('auth_token')
  await phone.logIn(loginId)
  const second = phone.cookies.get('auth_token') ?? ''
  const afterFirst = await countAddresses(withToken(phone, first))
  await phone.logIn(other.loginId)
  expect([
    afterFirst,
    await countAddresses(withToken(phone, second)),
    await countAddresses(phone),
    await countAddresses(laptop),
  ]).toEqual([EXPIRED, EXPIRED, EMPTY, EMPTY])
})

test('웹에서 로그인한 뒤 앱인 척해도 로그아웃된다', async () => {
  const { buyer } = await aMember(market)
  market.advance(IDLE_MS)
  expect(await countAddresses(buyer, IN_APP)).toEqual(IDLE)
})

test('로그아웃하면 그 토큰은 끝나고 쿠키와 캐시가 지워지며, 다른 기기의 로그인은 남는다', async () => {
  const { loginId } = await newMember(market)
  const login = { body: { loginId, password: DEMO_PASSWORD } }
  const phone = aBuyer(market)
  const laptop = aBuyer(market)
  await phone.ask('POST', '/accounts/login', login)
  await laptop.ask('POST', '/accounts/login', login)
  const token = phone.cookies.get('auth_token') ?? ''
  const { headers, body } = await send(market, 'POST /accounts/logout', {
    headers: {
      ...JSON_TYPE,
      authorization: `Bearer ${token}`,
      cookie: `device_id=${phone.cookies.get('device_id')}`,
    },
    body: '{}',
  })
  const cookie = headers.getSetCookie().find((set) => set.startsWith('auth_token'))
  expect({
    body,
    cookie: cookie?.split('; ').toSorted(),
    cleared: headers.get('clear-site-data'),
    old: await countAddresses(withToken(phone, token)),
    other: await countAddresses(laptop),
  }).toEqual({
    body: { done: true },
    cookie: ['Max-Age=0', 'Path=/', 'SameSite=Strict', 'auth_token='],
    cleared: '"cache"',
    old: EXPIRED,
    other: EMPTY,
  })
})

test('로그인하지 않고, 또 거듭 로그아웃해도 된다', async () => {
  const { buyer } = await aMember(market)
  const logOut = (from: Buyer) => from.ask('POST', '/accounts/logout', { body: {} })
  expect([await logOut(buyer), await logOut(buyer), await logOut(aBuyer(market))]).toEqual([
    { done: true },
    { done: true },
    { done: true },
  ])
})

function rewrite(token: string, change: object): string {
  const [head = '', payload = '', signature = ''] = token.split('.')
  const claims = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  const changed = Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url')
  return [head, changed, signature].join('.')
}

test('고친 토큰, 남이 만든 토큰, 서명 없는 토큰으로는 아무도 되지 못한다', async () => {
  const { buyer, memberId, sessionId } = await aMember(market)
  const token = buyer.cookies.get('auth_token') ?? ''
  const [, payload = '', signature = ''] = token.split('.')
  const foreign = await createTokens({
    secrets: { current: 'a secret of somebody else', former: null },
    audience: AUDIENCE,
  }).sign({
    memberShipType: 'MEMBER',
    userSeq: memberId,
    platforms: [],
    sid: sessionId,
  })
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  const forged = [
    rewrite(token, { userSeq: 1 }),
    rewrite(token, { sid: crypto.randomUUID() }),
    token.replace(signature, signature.toUpperCase()),
    foreign,
    `${unsigned}.${payload}.`,
    'not-a-token',
  ]
  const answers = await Promise.all(forged.map((text) => countAddresses(withToken(buyer, text))))
  expect([...answers, await countAddresses(buyer)]).toEqual([...forged.map(() => EXPIRED), EMPTY])
})

test('쿠키는 아무것도 증명하지 않고, 머리글의 토큰만 증명한다', async () => {
  const { buyer } = await aMember(market)
  const token = buyer.cookies.get('auth_token') ?? ''
  const headers = { cookie: `auth_token=${token}` }
  const { body } = await send(market, 'GET /buyers/addresses/me-address-count', { headers })
  expect(body).toEqual({
    code: 'SESSION_REQUIRED',
    message: '로그인이 필요해요. 로그인해 주세요.',
    status: 401,
    data: null,
  })
})

test.each(['Basic Z3Vlc3Q6', 'Bearer', 'Bearer ', 'bearer x', ''])(
  '로그인 토큰이 아닌 증명은 비회원이다: %j',
  async (authorization) => {
    const { body } = await send(market, 'GET /buyers/addresses/me', { headers: { authorization } })
    expect(body).toEqual({
      code: 'SESSION_REQUIRED',
      message: '로그인이 필요해요. 로그인해 주세요.',
      status: 401,
      data: null,
    })
  },
)
