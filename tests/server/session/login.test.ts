import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { aBuyer, DEMO_PASSWORD } from '../../support/buyer.ts'
import { JSON_TYPE, send } from '../../support/call/send.ts'
import { keyIdOf } from '@jangteo/server/wire/secrets'
import { AUDIENCE, openMarket, SECRETS, type TestMarket } from '../../support/market.ts'
import { aGuestWithSession, aMember, forgetTries, newMember } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const GUEST = {
  memberShipType: 'GUEST',
  userSeq: -1,
  platforms: [],
  name: null,
  cartCount: 0,
  unreadCount: 0,
  isPasswordChangeDue: false,
  hasPassword: false,
  isAdultCertified: false,
  sessionEndEnum: null,
  guestOrderIdEncrypt: null,
}
const MINJI = {
  memberShipType: 'MEMBER',
  userSeq: 1,
  platforms: [{ cd: 'COMMERCE' }, { cd: 'PAY' }],
  name: '김민지',
  cartCount: 0,
  unreadCount: 0,
  isPasswordChangeDue: false,
  hasPassword: true,
  isAdultCertified: true,
  sessionEndEnum: null,
  guestOrderIdEncrypt: null,
}
const JIHO = {
  memberShipType: 'ASSOCIATE_MEMBER',
  userSeq: 2,
  platforms: [{ cd: 'COMMERCE' }],
  name: '박지호',
  cartCount: 0,
  unreadCount: 0,
  isPasswordChangeDue: false,
  hasPassword: true,
  isAdultCertified: false,
  sessionEndEnum: null,
  guestOrderIdEncrypt: null,
}
const MISMATCH = {
  status: 422,
  body: {
    code: 'LOGIN_MISMATCH',
    message: '아이디 또는 비밀번호가 일치하지 않아요.',
    status: 422,
    data: null,
  },
}

function logIn(loginId: string, password = DEMO_PASSWORD) {
  return aBuyer(market).call<object>('POST', '/accounts/login', { body: { loginId, password } })
}

test.each([
  ['minjikim', MINJI],
  ['MinjiKim', MINJI],
  ['jihopark', JIHO],
])('%s 로 로그인하면 누구인지 알려 주고, 다시 물어도 같다', async (loginId, me) => {
  const buyer = aBuyer(market)
  const body = { loginId, password: DEMO_PASSWORD }
  const login = await buyer.ask('POST', '/accounts/login', { body })
  expect([login, await buyer.ask('GET', '/accounts/me')]).toEqual([me, me])
})

test('비회원은 로그인하지 않았든 주문을 열었든 비회원이다', async () => {
  const opener = await aGuestWithSession(market)
  expect([
    await aBuyer(market).ask('GET', '/accounts/me'),
    await opener.ask('GET', '/accounts/me'),
  ]).toEqual([GUEST, GUEST])
})

test.each([
  ['틀린 비밀번호', 'minjikim', 'Jangteo!2026'],
  ['대소문자가 다른 비밀번호', 'minjikim', 'jangteo!2025'],
  ['없는 아이디', 'nobody', DEMO_PASSWORD],
  ['빈칸이 붙은 아이디', ' minjikim', DEMO_PASSWORD],
])('%s는 똑같이 일치하지 않는다고 한다', async (_, loginId, password) => {
  expect(await logIn(loginId, password)).toEqual(MISMATCH)
})

const tokenClaims = z.looseObject({ sid: z.string(), iat: z.int(), exp: z.int() })

test('토큰은 한 해 가는 쿠키로 오고, 누구인지와 어느 로그인인지 말한다', async () => {
  const body = JSON.stringify({ loginId: 'minjikim', password: DEMO_PASSWORD })
  const { headers } = await send(market, 'POST /accounts/login', { headers: JSON_TYPE, body })
  const cookies = headers.getSetCookie().map((cookie) => cookie.split('; '))
  const [device = [], auth = []] = cookies
  const [head = '', payload = ''] = (auth[0] ?? '').slice('auth_token='.length).split('.')
  const claims = tokenClaims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  const { sid, iat, exp, ...who } = claims
  const session = await market.database.db
    .selectFrom('sessions')
    .select(['member_id', 'is_in_app', 'ended_at'])
    .where('id', '=', sid)
    .executeTakeFirst()
  const [deviceId, ...deviceRules] = device
  expect({
    count: cookies.length,
    device: deviceRules.toSorted(),
    isDevice: /^device_id=[0-9a-f-]{36}$/.test(deviceId ?? ''),
    auth: auth.slice(1).toSorted(),
    who,
    head: JSON.parse(Buffer.from(head, 'base64url').toString()) as unknown,
    lifeSeconds: exp - iat,
    session,
  }).toEqual({
    count: 2,
    device: ['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Lax'],
    isDevice: true,
    auth: ['Max-Age=31536000', 'Path=/', 'SameSite=Strict'],
    who: {
      memberShipType: 'MEMBER',
      userSeq: 1,
      platforms: MINJI.platforms,
      iss: 'jangteo',
      aud: AUDIENCE,
    },
    head: { alg: 'HS256', typ: 'session+jwt', kid: keyIdOf(SECRETS.current) },
    lifeSeconds: 31_536_000,
    session: { member_id: 1, is_in_app: false, ended_at: null },
  })
})

test('기기 번호는 한 번만 주고, 꼴이 아닌 번호는 새로 준다', async () => {
  const deviceId = '7b1d2c7e-5a0c-4f57-9a35-0d8f4b6f1a11'
  const cookiesFor = async (cookie: string) => {
    const { headers } = await send(market, 'GET /accounts/me', { headers: { cookie } })
    return headers.getSetCookie().map((set) => set.split('=')[0])
  }
  expect([
    await cookiesFor(`device_id=${deviceId}`),
    await cookiesFor('device_id=me'),
    await cookiesFor('device_id=%E0%A4%A'),
  ]).toEqual([[], ['device_id'], ['device_id']])
})

test('비밀번호를 바꾼 지 90일이 되면 바꾸라고 권한다', async () => {
  const changedAt = (ms: number) => ({ password_changed_at: new Date(market.now() - ms) })
  const due = await aMember(market, 'MEMBER', changedAt(90 * DAY_MS))
  const notYet = await aMember(market, 'MEMBER', changedAt(90 * DAY_MS - 1))
  const isDue = async ({ buyer }: typeof due) =>
    (await buyer.ask<typeof MINJI>('GET', '/accounts/me')).isPasswordChangeDue
  expect([await isDue(due), await isDue(notYet)]).toEqual([true, false])
})

test('성인인증은 한 해 동안만 인정한다', async () => {
  const certifiedOn = (day: string) => ({ adult_certified_at: new Date(`${day}T10:00:00+09:00`) })
  const held = await aMember(market, 'MEMBER', certifiedOn('2025-08-22'))
  const over = await aMember(market, 'MEMBER', certifiedOn('2025-08-21'))
  const isCertified = async ({ buyer }: typeof held) =>
    (await buyer.ask<typeof MINJI>('GET', '/accounts/me')).isAdultCertified
  expect([await isCertified(held), await isCertified(over)]).toEqual([true, false])
})

test('한 해 동안 접속하지 않으면 휴면이고, 비밀번호를 아는 사람에게만 그렇게 말한다', async () => {
  const since = (day: string) => ({ last_used_at: new Date(`${day}T23:59:59+09:00`) })
  const dormant = await newMember(market, since('2025-08-22'))
  const awake = await newMember(market, since('2025-08-23'))
  expect([
    await logIn(dormant.loginId),
    await logIn(dormant.loginId, 'wrong'),
    (await logIn(awake.loginId)).status,
  ]).toEqual([
    {
      status: 422,
      body: {
        code: 'LOGIN_DORMANT',
        message: '1년 동안 접속하지 않아 휴면 상태예요. 비밀번호를 재설정하면 해제돼요.',
        status: 422,
        data: null,
      },
    },
    MISMATCH,
    200,
  ])
})

test('앱에서 계속 쓰고 있었으면 로그인한 지 한 해가 지나도 휴면이 아니다', async () => {
  const usedOn = new Date(market.now())
  const { id, loginId } = await newMember(market, { last_used_at: usedOn })
  const phone = aBuyer(market)
  const headers = { 'x-app-platform': 'ios' }
  await phone.ask('POST', '/accounts/login', {
    body: { loginId, password: DEMO_PASSWORD },
    headers,
  })
  market.advance(20 * DAY_MS)
  await phone.ask('GET', '/accounts/me', { headers })
  const { last_used_at } = await market.database.db
    .selectFrom('members')
    .select('last_used_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const usedMs = market.now()
  market.advance(360 * DAY_MS)
  const inTime = await logIn(loginId, 'wrong')
  const used = await logIn(loginId)
  expect([last_used_at.getTime(), inTime.status, used.status]).toEqual([usedMs, 422, 200])
})
