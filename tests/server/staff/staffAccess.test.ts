import { REFUSALS, type RefusalCode } from '@jangteo/contract/refusal/refusal.catalogue'
import { HOUR_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { OPERATOR_PERMISSIONS, SELLER_PERMISSIONS } from '@jangteo/core/staff/staff.codes'
import { STAFF_COOKIES } from '@jangteo/core/staff/staff.rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { loginOperator, loginSeller } from '../../support/staff.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

function refusedAs(code: RefusalCode) {
  const { status, message } = REFUSALS[code]
  return { status, body: { code, message, status, data: null } }
}

/** Moves every cookie of one browser to another one. */
function copyCookies(from: Buyer, to: Buyer): void {
  for (const [name, value] of from.cookies) to.cookies.set(name, value)
}

describe('직원의 로그인', () => {
  test('스토어 사용자는 자기 스토어와 권한을 본다', async () => {
    const { browser } = await loginSeller(market, 'achimbat', { permissions: ['ORDERS', 'CS'] })
    const { name, storeUrl, ownerYn, permissionList } = await browser.ask<{
      name: string
      storeUrl: string
      ownerYn: string
      permissionList: string[]
    }>('GET', '/sellers/me')
    expect({ name, storeUrl, ownerYn, permissionList }).toEqual({
      name: '장담당',
      storeUrl: 'achimbat',
      ownerYn: 'N',
      permissionList: ['ORDERS', 'CS'],
    })
  })

  test('대표와 관리자는 모든 권한을 본다', async () => {
    const owner = await loginSeller(market)
    const admin = await loginOperator(market)
    type Me = { permissionList: string[] }
    const [seller, operator] = [
      await owner.browser.ask<Me>('GET', '/sellers/me'),
      await admin.browser.ask<Me>('GET', '/operators/me'),
    ]
    expect(seller.permissionList).toEqual([...SELLER_PERMISSIONS])
    expect(operator.permissionList).toEqual([...OPERATOR_PERMISSIONS])
  })

  test('한쪽의 토큰은 다른 쪽에서 아무것도 아니다', async () => {
    const { browser: seller } = await loginSeller(market)
    const { browser: operator } = await loginOperator(market)
    const { buyer } = await aMember(market)
    const tokens = [
      seller.cookies.get(STAFF_COOKIES.SELLER),
      operator.cookies.get(STAFF_COOKIES.OPERATOR),
      buyer.cookies.get('auth_token'),
    ]
    const tried = [
      { path: '/sellers/me', cookie: STAFF_COOKIES.SELLER, own: seller },
      { path: '/operators/me', cookie: STAFF_COOKIES.OPERATOR, own: operator },
      { path: '/buyers/addresses/me', cookie: 'auth_token', own: buyer },
    ]
    for (const [place, { path, cookie, own }] of tried.entries()) {
      for (const [from, token = ''] of tokens.entries()) {
        const browser = aBuyer(market)
        copyCookies(own, browser)
        browser.cookies.set(cookie, token)
        const { status, body } = await browser.call<object>('GET', path)
        const expected = from === place ? 200 : refusedAs('SESSION_EXPIRED')
        expect(from === place ? status : { status, body }).toEqual(expected)
      }
    }
  })

  test('다른 기기로 옮긴 토큰은 만료된 로그인이다', async () => {
    const { browser } = await loginSeller(market)
    const other = aBuyer(market)
    other.cookies.set(STAFF_COOKIES.SELLER, browser.cookies.get(STAFF_COOKIES.SELLER) ?? '')
    const { status, body } = await other.call('GET', '/sellers/me')
    expect({ status, body }).toEqual(refusedAs('SESSION_EXPIRED'))
  })

  test('삭제된 사용자의 로그인은 바로 끝난다', async () => {
    const { browser, operatorId } = await loginOperator(market)
    const { db } = market.database
    await db
      .updateTable('operators')
      .set({ status: 'REMOVED' })
      .where('id', '=', operatorId)
      .execute()
    const { status, body } = await browser.call('GET', '/operators/me')
    expect({ status, body }).toEqual(refusedAs('SESSION_EXPIRED'))
  })

  test('권한은 로그인한 때가 아니라 지금의 것이다', async () => {
    const { browser, sellerUserId } = await loginSeller(market, 'achimbat', { permissions: [] })
    const { db } = market.database
    await db
      .updateTable('seller_users')
      .set({ permissions: ['MONEY'] })
      .where('id', '=', sellerUserId)
      .execute()
    const { permissionList } = await browser.ask<{ permissionList: string[] }>('GET', '/sellers/me')
    expect(permissionList).toEqual(['MONEY'])
  })

  test('30분을 쉬거나 12시간이 지나면 끝난다', async () => {
    const { browser: idle } = await loginSeller(market)
    const { browser: busy } = await loginSeller(market)
    market.advance(29 * MINUTE_MS)
    await busy.ask('GET', '/sellers/me')
    market.advance(MINUTE_MS)
    const { status, body } = await idle.call('GET', '/sellers/me')
    expect({ status, body }).toEqual(refusedAs('SESSION_IDLE'))
    for (let minutes = 30; minutes < 12 * 60 - 20; minutes += 20) {
      await busy.ask('GET', '/sellers/me')
      market.advance(20 * MINUTE_MS)
    }
    market.advance(HOUR_MS / 3)
    const late = await busy.call('GET', '/sellers/me')
    expect(late).toEqual(refusedAs('SESSION_EXPIRED'))
  })
})

describe('다른 사이트가 시킨 요청', () => {
  test.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])(
    '브라우저가 %o라고 하면 읽지도 못한다',
    async (headers) => {
      const { browser } = await loginOperator(market)
      const answer = await browser.call('GET', '/operators/me', { headers })
      expect(answer).toEqual(refusedAs('CALLER_NOT_ALLOWED'))
    },
  )
})
