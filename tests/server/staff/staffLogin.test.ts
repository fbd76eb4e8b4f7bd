import { REFUSALS, type RefusalCode } from '@jangteo/contract/refusal/refusal.catalogue'
import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { STAFF_COOKIES } from '@jangteo/core/staff/staff.rules'
import { Seals } from '@jangteo/server/wire/seals'
import * as Effect from 'effect/Effect'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer, DEMO_PASSWORD } from '../../support/buyer.ts'
import { codeMailedTo } from '../../support/mail.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries } from '../../support/member.ts'
import { loginOperator, newOperator, newSeller } from '../../support/staff.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

function refusedAs(code: RefusalCode) {
  const { status, message } = REFUSALS[code]
  return { status, body: { code, message, status, data: null } }
}

type Step = {
  readonly stepEnum: string
  readonly ticket: string | null
  readonly authenticatorSecret: string | null
  readonly authenticatorUri: string | null
}

const DONE = { status: 200, body: { done: true } }

type Side = 'sellers' | 'operators'

const tryPassword = (
  browser: Buyer,
  loginId: string,
  { typed = DEMO_PASSWORD }: { readonly typed?: string } = {},
) => browser.call<object>('POST', '/sellers/session', { body: { loginId, password: typed } })

const password = (browser: Buyer, side: Side, loginId: string) =>
  browser.ask<Step>('POST', `/${side}/session`, { body: { loginId, password: DEMO_PASSWORD } })

type Code = { readonly ticket: string | null; readonly code: string }

const tryCode = (browser: Buyer, side: Side, body: Code) =>
  browser.call<object>('POST', `/${side}/session/code`, { body })

/** A code that is not the right one. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** The code of an authenticator at this moment. */
const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(market.now() / 1000) })

async function isLoggedIn(browser: Buyer, side: string): Promise<boolean> {
  return (await browser.call('GET', `/${side}/me`)).status === 200
}

describe('판매자', () => {
  test('새 기기에서는 메일로 받은 번호를 묻고, 그 기기에서는 다시 묻지 않는다', async () => {
    const { loginId, email } = await newSeller(market)
    const browser = aBuyer(market)
    const { stepEnum, ticket } = await password(browser, 'sellers', loginId.toUpperCase())
    const before = await isLoggedIn(browser, 'sellers')
    const code = await codeMailedTo(market, email)
    expect([stepEnum, before, await tryCode(browser, 'sellers', { ticket, code })]).toEqual([
      'EMAIL_CODE',
      false,
      DONE,
    ])
    expect(await isLoggedIn(browser, 'sellers')).toBe(true)
    expect(await browser.ask('DELETE', '/sellers/session')).toEqual({ done: true })
    expect(await isLoggedIn(browser, 'sellers')).toBe(false)
    expect(await password(browser, 'sellers', loginId)).toEqual({
      stepEnum: 'DONE',
      ticket: null,
      authenticatorSecret: null,
      authenticatorUri: null,
    })
    expect(await isLoggedIn(browser, 'sellers')).toBe(true)
  })

  test('번호는 받은 기기에서 한 번만 쓸 수 있다', async () => {
    const { loginId, email } = await newSeller(market)
    const browser = aBuyer(market)
    const { ticket } = await password(browser, 'sellers', loginId)
    const code = await codeMailedTo(market, email)
    const elsewhere = await tryCode(aBuyer(market), 'sellers', { ticket, code })
    const wrongSide = await tryCode(browser, 'operators', { ticket, code })
    const first = await tryCode(browser, 'sellers', { ticket, code })
    const second = await tryCode(browser, 'sellers', { ticket, code })
    const late = refusedAs('LOGIN_CODE_TIMED_OUT')
    expect([elsewhere, wrongSide, first, second]).toEqual([late, late, DONE, late])
  })

  test('틀린 번호를 다섯 번 입력하면 새로 받은 번호도 5분 동안 막힌다', async () => {
    const { loginId, email } = await newSeller(market)
    const browser = aBuyer(market)
    const { ticket } = await password(browser, 'sellers', loginId)
    const wrong = otherThan(await codeMailedTo(market, email))
    for (let count = 0; count < 5; count += 1) {
      expect(await tryCode(browser, 'sellers', { ticket, code: wrong })).toEqual(
        refusedAs('LOGIN_CODE_MISMATCH'),
      )
    }
    market.advance(MINUTE_MS)
    const again = await password(browser, 'sellers', loginId)
    const code = await codeMailedTo(market, email)
    const blocked = await tryCode(browser, 'sellers', { ticket: again.ticket, code })
    market.advance(4 * MINUTE_MS)
    const free = await tryCode(browser, 'sellers', { ticket: again.ticket, code })
    expect([blocked, free]).toEqual([refusedAs('LOGIN_CODE_BLOCKED'), DONE])
  })

  test('10분이 지난 번호는 늦었고, 번호는 1분에 한 번만 보낸다', async () => {
    const { loginId, email } = await newSeller(market)
    const browser = aBuyer(market)
    const { ticket } = await password(browser, 'sellers', loginId)
    const code = await codeMailedTo(market, email)
    const soon = await tryPassword(browser, loginId)
    market.advance(10 * MINUTE_MS)
    const late = await tryCode(browser, 'sellers', { ticket, code })
    expect([soon, late]).toEqual([
      refusedAs('EMAIL_CODE_TOO_SOON'),
      refusedAs('LOGIN_CODE_TIMED_OUT'),
    ])
  })

  test('틀린 비밀번호는 다섯 번이면 막히고, 없는 아이디도 똑같이 막힌다', async () => {
    const { loginId } = await newSeller(market)
    for (const id of [loginId, 'nobodyhere']) {
      const browser = aBuyer(market)
      for (let count = 0; count < 5; count += 1) {
        expect(await tryPassword(browser, id, { typed: 'Wrong!2025' })).toEqual(
          refusedAs('LOGIN_MISMATCH'),
        )
      }
      expect(await tryPassword(browser, id)).toEqual(refusedAs('LOGIN_BLOCKED'))
    }
  })

  test('초대만 받은 사람과 삭제된 사람은 로그인하지 못한다', async () => {
    const invited = await newSeller(market)
    const removed = await newSeller(market)
    const { db } = market.database
    const update = (id: number, status: 'INVITED' | 'REMOVED') =>
      db.updateTable('seller_users').set({ status }).where('id', '=', id).execute()
    await update(invited.id, 'INVITED')
    await update(removed.id, 'REMOVED')
    const answers = [
      await tryPassword(aBuyer(market), invited.loginId),
      await tryPassword(aBuyer(market), removed.loginId),
    ]
    expect(answers).toEqual([refusedAs('LOGIN_MISMATCH'), refusedAs('LOGIN_MISMATCH')])
  })

  test('쿠키는 스크립트가 읽지 못하고 다른 사이트의 요청에 실리지 않는다', async () => {
    const { loginId, email } = await newSeller(market)
    const browser = aBuyer(market)
    const { ticket } = await password(browser, 'sellers', loginId)
    const code = await codeMailedTo(market, email)
    const response = await fetch(`${market.url}/api/sellers/session/code`, {
      method: 'POST',
      body: JSON.stringify({ ticket, code }),
      headers: {
        'content-type': 'application/json',
        authorization: 'Basic Z3Vlc3Q6',
        cookie: `device_id=${browser.cookies.get('device_id')}`,
      },
    })
    const [cookie = ''] = response.headers.getSetCookie()
    const [pair = '', ...attributes] = cookie.split('; ')
    expect([pair.split('=')[0], attributes.toSorted()]).toEqual([
      STAFF_COOKIES.SELLER,
      ['HttpOnly', 'Max-Age=43200', 'Path=/', 'SameSite=Strict'],
    ])
  })
})

describe('운영자', () => {
  /** Logs in for the first time, and returns the secret of the authenticator. */
  async function setUp(browser: Buyer, loginId: string): Promise<string> {
    const { ticket, authenticatorSecret } = await password(browser, 'operators', loginId)
    const secret = authenticatorSecret ?? ''
    expect(await tryCode(browser, 'operators', { ticket, code: codeOf(secret) })).toEqual(DONE)
    return secret
  }

  test('첫 로그인에 인증 앱을 등록하고, 그 뒤로는 같은 기기에서도 언제나 번호를 묻는다', async () => {
    const { loginId } = await newOperator(market)
    const browser = aBuyer(market)
    const first = await password(browser, 'operators', loginId)
    const secret = first.authenticatorSecret ?? ''
    expect([first.stepEnum, first.authenticatorUri]).toEqual([
      'TOTP_SETUP',
      `otpauth://totp/Jangteo:${loginId}?secret=${secret}&issuer=Jangteo`,
    ])
    expect(
      await tryCode(browser, 'operators', { ticket: first.ticket, code: codeOf(secret) }),
    ).toEqual(DONE)
    market.advance(MINUTE_MS)
    const { stepEnum, ticket, authenticatorSecret } = await password(browser, 'operators', loginId)
    expect([stepEnum, authenticatorSecret]).toEqual(['TOTP', null])
    expect(await tryCode(browser, 'operators', { ticket, code: codeOf(secret) })).toEqual(DONE)
    expect(await isLoggedIn(browser, 'operators')).toBe(true)
  })

  test('쓴 번호는 새 로그인에도 다시 쓸 수 없다', async () => {
    const { loginId } = await newOperator(market)
    const browser = aBuyer(market)
    const secret = await setUp(browser, loginId)
    const { ticket } = await password(browser, 'operators', loginId)
    const used = await tryCode(browser, 'operators', { ticket, code: codeOf(secret) })
    market.advance(30_000)
    const next = await tryCode(browser, 'operators', { ticket, code: codeOf(secret) })
    expect([used, next]).toEqual([refusedAs('LOGIN_CODE_MISMATCH'), DONE])
  })

  test('한 번호로 동시에 두 번 로그인하면 하나만 된다', async () => {
    const { loginId } = await newOperator(market)
    const [one, other] = [aBuyer(market), aBuyer(market)]
    const secret = await setUp(one, loginId)
    market.advance(MINUTE_MS)
    const tickets = [
      await password(one, 'operators', loginId),
      await password(other, 'operators', loginId),
    ]
    const code = codeOf(secret)
    const answers = await Promise.all([
      tryCode(one, 'operators', { ticket: tickets[0]?.ticket ?? null, code }),
      tryCode(other, 'operators', { ticket: tickets[1]?.ticket ?? null, code }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test('인증 앱의 키는 봉인되어 있다', async () => {
    const { loginId, id } = await newOperator(market)
    const secret = await setUp(aBuyer(market), loginId)
    const { totp_secret: stored } = await market.database.db
      .selectFrom('operators')
      .select('totp_secret')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { open } = await market.runtime.runPromise(Effect.service(Seals))
    expect([stored?.includes(secret), open(stored ?? '')]).toEqual([false, secret])
  })
})

describe('다른 사이트가 시킨 쓰기', () => {
  test.each([
    [{ authorization: 'Basic Z3Vlc3Q6', origin: 'https://evil.example' }],
    [{ authorization: 'Basic Z3Vlc3Q6', origin: 'null' }],
    [{ origin: 'http://market.test' }],
    [{ authorization: 'Basic Z3Vlc3Q6', 'sec-fetch-site': 'cross-site' }],
  ])('%o는 거절한다', async (headers: Record<string, string>) => {
    const { browser } = await loginOperator(market)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${market.url}/api/operators/session`, {
      method: 'DELETE',
      headers: { ...headers, cookie },
    })
    expect(response.status).toBe(403)
    expect(await isLoggedIn(browser, 'operators')).toBe(true)
  })

  test('자기 사이트의 쓰기는 받는다', async () => {
    const { browser } = await loginOperator(market)
    const headers = { origin: 'http://market.test', 'sec-fetch-site': 'same-origin' }
    const { status } = await browser.call('DELETE', '/operators/session', { headers })
    expect(status).toBe(200)
  })
})
