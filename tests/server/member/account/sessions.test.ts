import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { connectClient } from '@jangteo/postgres/database/connect'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { untilWaiting } from '../../../support/atOnce.ts'
import { aBuyer, type Buyer, DEMO_PASSWORD } from '../../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../../support/market.ts'
import { aMember, forgetTries, newMember } from '../../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

type Listed = {
  readonly sessionIdEncrypt: string
  readonly device: string | null
  readonly appYn: 'Y' | 'N'
  readonly currentYn: 'Y' | 'N'
}

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const APP = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 JangteoApp/2.8.0'

async function sessionsOf(buyer: Buyer): Promise<readonly Listed[]> {
  const { content } = await buyer.ask<{ content: readonly Listed[] }>('GET', '/accounts/sessions')
  return content
}

async function idOfOwn(buyer: Buyer): Promise<string> {
  const own = (await sessionsOf(buyer)).find(({ currentYn }) => currentYn === 'Y')
  return own?.sessionIdEncrypt ?? ''
}

async function kindOf(buyer: Buyer): Promise<string> {
  const me = await buyer.ask<{ memberShipType: string }>('GET', '/accounts/me')
  return me.memberShipType
}

const logOut = (buyer: Buyer, id: string) =>
  buyer.call<object>('DELETE', `/accounts/sessions/${id}`)

async function logInWith(loginId: string, agent: string): Promise<Buyer> {
  const buyer = aBuyer(market)
  const body = { loginId, password: DEMO_PASSWORD }
  await buyer.ask('POST', '/accounts/login', { body, headers: { 'user-agent': agent } })
  return buyer
}

/** A browser of the same member in another tab: the same cookies. */
function anotherTab({ cookies }: Buyer): Buyer {
  const tab = aBuyer(market)
  for (const [name, value] of cookies) tab.cookies.set(name, value)
  return tab
}

const NOT_FOUND = {
  status: 404,
  body: {
    code: 'SESSION_NOT_FOUND',
    message: '이미 로그아웃된 기기예요.',
    status: 404,
    data: null,
  },
}
const EXPIRED = {
  status: 401,
  body: {
    code: 'SESSION_EXPIRED',
    message: '로그인 시간이 만료됐어요. 다시 로그인해 주세요.',
    status: 401,
    data: null,
  },
}
const DONE = { status: 200, body: { done: true } }

test('로그인한 기기를 이 기기부터 보이고, 쉬어서 끝난 기기와 남의 기기는 보이지 않는다', async () => {
  const { loginId } = await newMember(market)
  await logInWith(loginId, CHROME)
  market.advance(29 * MINUTE_MS)
  const phone = await logInWith(loginId, APP)
  market.advance(MINUTE_MS)
  const laptop = await logInWith(loginId, CHROME)
  await aMember(market)
  const shown = (await sessionsOf(laptop)).map(({ sessionIdEncrypt, ...session }) => ({
    ...session,
    isSealed: sessionIdEncrypt.length === 22,
  }))
  const at = new Date(market.now())
  const before = new Date(market.now() - MINUTE_MS)
  expect([shown, await kindOf(phone)]).toEqual([
    [
      {
        device: 'Chrome · Windows',
        appYn: 'N',
        openedAt: at.toISOString(),
        lastSeenAt: at.toISOString(),
        currentYn: 'Y',
        isSealed: true,
      },
      {
        device: '장터 앱 · iPhone',
        appYn: 'Y',
        openedAt: before.toISOString(),
        lastSeenAt: before.toISOString(),
        currentYn: 'N',
        isSealed: true,
      },
    ],
    'MEMBER',
  ])
})

test('한 기기만 로그아웃하고, 거듭해도 같다', async () => {
  const { loginId } = await newMember(market)
  const [phone, laptop] = [await logInWith(loginId, APP), await logInWith(loginId, CHROME)]
  const id = await idOfOwn(phone)
  const answers = [await logOut(laptop, id), await logOut(laptop, id)]
  expect([answers, await kindOf(phone), await kindOf(laptop)]).toEqual([
    [DONE, DONE],
    'GUEST',
    'MEMBER',
  ])
})

test('남의 기기는 로그아웃하지 못한다', async () => {
  const [mine, other] = [await aMember(market), await aMember(market)]
  const answer = await logOut(mine.buyer, await idOfOwn(other.buyer))
  expect([answer, await kindOf(other.buyer)]).toEqual([NOT_FOUND, 'MEMBER'])
})

test('이 기기를 로그아웃하면 토큰도 사라지고, 다른 탭의 다음 일은 로그인 만료로 거절한다', async () => {
  const { buyer } = await aMember(market)
  const tab = anotherTab(buyer)
  const answer = await logOut(buyer, await idOfOwn(buyer))
  const late = await tab.call('GET', '/accounts/sessions')
  expect([answer, buyer.cookies.has('auth_token'), late, await kindOf(tab)]).toEqual([
    DONE,
    false,
    EXPIRED,
    'GUEST',
  ])
})

test('다른 기기를 모두 로그아웃해도 이 기기와 남의 기기는 남는다', async () => {
  const { loginId } = await newMember(market)
  const other = await aMember(market)
  const [phone, tablet] = [await logInWith(loginId, APP), await logInWith(loginId, APP)]
  const laptop = await logInWith(loginId, CHROME)
  const endOthers = () => laptop.ask('DELETE', '/accounts/sessions')
  expect([
    await endOthers(),
    await endOthers(),
    await Promise.all([phone, tablet, laptop, other.buyer].map(kindOf)),
  ]).toEqual([{ endedCount: 2 }, { endedCount: 0 }, ['GUEST', 'GUEST', 'MEMBER', 'MEMBER']])
})

test('모두 로그아웃하는 사이에 로그인하던 기기도 로그아웃되고, 그 뒤의 로그인은 남는다', async () => {
  const { loginId } = await newMember(market)
  const laptop = await logInWith(loginId, CHROME)
  const phone = aBuyer(market)
  const client = await connectClient(market.database.url)
  // The login stops where it joins the carts: its session is written and not committed yet.
  await client.query('BEGIN; LOCK TABLE cart_lines IN ACCESS EXCLUSIVE MODE')
  const loggingIn = phone.logIn(loginId)
  await untilWaiting(market, 1)
  const ending = laptop.ask('DELETE', '/accounts/sessions')
  await untilWaiting(market, 2)
  await client.query('ROLLBACK')
  await client.end()
  await loggingIn
  const ended = await ending
  const tablet = await logInWith(loginId, APP)
  expect([ended, await kindOf(phone), await kindOf(laptop), await kindOf(tablet)]).toEqual([
    { endedCount: 1 },
    'GUEST',
    'MEMBER',
    'MEMBER',
  ])
})
