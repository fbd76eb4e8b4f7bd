import { REFUSALS, type RefusalCode } from '@jangteo/contract/refusal/refusal.catalogue'
import { HOUR_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer, DEMO_PASSWORD } from '../../support/buyer.ts'
import { codeMailedTo, queuedMails } from '../../support/mail.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries } from '../../support/member.ts'
import { loginSeller, newSeller } from '../../support/staff.ts'

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

const DONE = { status: 200, body: { done: true } }
const NEW_PASSWORD = 'Sunrise!77'

type User = {
  readonly sellerUserIdEncrypt: string
  readonly loginId: string
  readonly ownerYn: string
  readonly permissionList: string[]
  readonly statusEnum: string
  readonly meYn: string
}

async function usersOf(owner: Buyer): Promise<readonly User[]> {
  return (await owner.ask<{ content: User[] }>('GET', '/sellers/users')).content
}

async function userOf(owner: Buyer, loginId: string): Promise<User> {
  const user = (await usersOf(owner)).find((one) => one.loginId === loginId)
  if (user === undefined) throw new Error(`${loginId} is no user`)
  return user
}

function anInvitation(change: object = {}) {
  const loginId = `u${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`
  const email = `${loginId}@staff.example`
  const rights = { name: '김담당', ownerYn: 'N', permissionList: ['ORDERS'] }
  return { loginId, email, ...rights, ...change }
}

const invite = (owner: Buyer, body: object) =>
  owner.call<object>('POST', '/sellers/users', { body })

/** The token of the newest link that was mailed to an address. */
async function tokenMailedTo(email: string): Promise<string> {
  const mail = (await queuedMails(market)).findLast(({ to }) => to === email)
  const token = /\/seller\/password#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1]
  if (token === undefined) throw new Error(`no link was mailed to ${email}`)
  return token
}

const accept = (token: string, password = NEW_PASSWORD) =>
  aBuyer(market).call<object>('POST', '/sellers/password-links/accept', {
    body: { token, password, confirmation: password },
  })

const show = (token: string) =>
  aBuyer(market).call<object>('POST', '/sellers/password-links/show', { body: { token } })

const logIn = (loginId: string, password: string) =>
  aBuyer(market).call<{ stepEnum?: string; code?: string }>('POST', '/sellers/session', {
    body: { loginId, password },
  })

describe('초대', () => {
  test('링크로 비밀번호를 만들면 로그인할 수 있고, 링크는 한 번만 쓴다', async () => {
    const { browser } = await loginSeller(market)
    const invitation = anInvitation()
    expect(await invite(browser, invitation)).toEqual(DONE)
    const token = await tokenMailedTo(invitation.email)
    const before = await userOf(browser, invitation.loginId)
    const shown = await show(token)
    const answers = [await accept(token), await accept(token), await show(token)]
    const after = await userOf(browser, invitation.loginId)
    const { body } = await logIn(invitation.loginId, NEW_PASSWORD)
    expect({ before: before.statusEnum, shown: shown.body, answers }).toEqual({
      before: 'INVITED',
      shown: { loginId: invitation.loginId, name: '김담당', newYn: 'Y' },
      answers: [DONE, refusedAs('STAFF_LINK_INVALID'), refusedAs('STAFF_LINK_INVALID')],
    })
    expect([after.statusEnum, after.permissionList, body.stepEnum]).toEqual([
      'ACTIVE',
      ['ORDERS'],
      'EMAIL_CODE',
    ])
  })

  test('링크는 72시간이 지나면, 그리고 새 링크를 보내면 끝난다', async () => {
    const { browser } = await loginSeller(market)
    const invitation = anInvitation()
    await invite(browser, invitation)
    const first = await tokenMailedTo(invitation.email)
    const { sellerUserIdEncrypt: id } = await userOf(browser, invitation.loginId)
    expect(await browser.call('POST', `/sellers/users/${id}/link`, { body: {} })).toEqual(DONE)
    const second = await tokenMailedTo(invitation.email)
    const replaced = await show(first)
    market.advance(72 * HOUR_MS)
    expect([replaced, await show(second)]).toEqual([
      refusedAs('STAFF_LINK_INVALID'),
      refusedAs('STAFF_LINK_INVALID'),
    ])
  })

  test('링크를 동시에 두 번 쓰면 하나만 된다', async () => {
    const { browser } = await loginSeller(market)
    const invitation = anInvitation()
    await invite(browser, invitation)
    const token = await tokenMailedTo(invitation.email)
    const answers = await Promise.all([accept(token), accept(token, 'Moonrise!88')])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test.each([
    [{ loginId: '한글아이디' }, 'LOGIN_ID_INVALID'],
    [{ email: 'nowhere' }, 'EMAIL_INVALID'],
    [{ name: '  ' }, 'STAFF_NAME_REQUIRED'],
    [{ loginId: 'achimbatowner' }, 'LOGIN_ID_TAKEN'],
    [{ email: 'owner@achimbat.example' }, 'EMAIL_TAKEN'],
  ] as const)('%j는 %s로 거절한다', async (change, code) => {
    const { browser } = await loginSeller(market)
    expect(await invite(browser, anInvitation(change))).toEqual(refusedAs(code))
  })

  test('비밀번호는 규칙을 지켜야 하고, 쓰던 것으로 되돌릴 수 없다', async () => {
    const { browser } = await loginSeller(market)
    const invitation = anInvitation()
    await invite(browser, invitation)
    const token = await tokenMailedTo(invitation.email)
    const weak = [await accept(token, 'short!1'), await accept(token, `Aa!${invitation.loginId}`)]
    await accept(token)
    market.advance(MINUTE_MS)
    const body = { loginId: invitation.loginId, email: invitation.email }
    await browser.ask('POST', '/sellers/password-links', { body })
    const next = await tokenMailedTo(invitation.email)
    expect([...weak, await accept(next)]).toEqual([
      refusedAs('PASSWORD_LENGTH'),
      refusedAs('PASSWORD_CONTAINS_ID'),
      refusedAs('PASSWORD_SAME'),
    ])
  })

  test('비밀번호 링크는 1분에 한 번만 보내고, 비밀번호를 바꾸면 기기마다 다시 확인한다', async () => {
    const seller = await newSeller(market)
    const browser = aBuyer(market)
    const account = { loginId: seller.loginId, password: DEMO_PASSWORD }
    const { ticket } = await browser.ask<{ ticket: string }>('POST', '/sellers/session', {
      body: account,
    })
    const code = await codeMailedTo(market, seller.email)
    await browser.ask('POST', '/sellers/session/code', { body: { ticket, code } })
    const sent = async () =>
      (await queuedMails(market)).filter(({ to }) => to === seller.email).length
    const before = await sent()
    const body = { loginId: seller.loginId, email: seller.email }
    await browser.ask('POST', '/sellers/password-links', { body })
    await browser.ask('POST', '/sellers/password-links', { body })
    expect((await sent()) - before).toBe(1)
    await accept(await tokenMailedTo(seller.email))
    market.advance(MINUTE_MS)
    const again = await browser.ask<{ stepEnum: string }>('POST', '/sellers/session', {
      body: { loginId: seller.loginId, password: NEW_PASSWORD },
    })
    expect(again.stepEnum).toBe('EMAIL_CODE')
  })

  test('아이디와 이메일이 맞지 않아도 똑같이 답하고, 메일은 보내지 않는다', async () => {
    const { browser, loginId } = await loginSeller(market)
    const before = (await queuedMails(market)).length
    const ask = (body: object) => browser.call<object>('POST', '/sellers/password-links', { body })
    const answers = [
      await ask({ loginId, email: 'somebody@else.example' }),
      await ask({ loginId: 'nobodyhere', email: 'somebody@else.example' }),
    ]
    expect([answers, (await queuedMails(market)).length]).toEqual([[DONE, DONE], before])
  })
})

describe('권한 변경과 삭제', () => {
  test('대표가 아니면 담당자를 보지도 못한다', async () => {
    const { browser } = await loginSeller(market, 'achimbat', { permissions: ['STORE', 'MONEY'] })
    const answers = [
      await browser.call<object>('GET', '/sellers/users'),
      await invite(browser, anInvitation()),
    ]
    expect(answers).toEqual([refusedAs('CALLER_NOT_ALLOWED'), refusedAs('CALLER_NOT_ALLOWED')])
  })

  test('바꾼 권한은 다음 호출부터 맞고, 삭제하면 바로 로그아웃된다', async () => {
    const { browser } = await loginSeller(market)
    const clerk = await loginSeller(market, 'achimbat', { permissions: ['GOODS'] })
    const { sellerUserIdEncrypt: id } = await userOf(browser, clerk.loginId)
    const rights = { name: '새이름', ownerYn: 'N', permissionList: ['CLAIMS'] }
    expect(await browser.call('PUT', `/sellers/users/${id}`, { body: rights })).toEqual(DONE)
    const me = await clerk.browser.ask<{ name: string; permissionList: string[] }>(
      'GET',
      '/sellers/me',
    )
    expect([me.name, me.permissionList]).toEqual(['새이름', ['CLAIMS']])
    expect(await browser.call('DELETE', `/sellers/users/${id}`)).toEqual(DONE)
    expect(await clerk.browser.call('GET', '/sellers/me')).toEqual(refusedAs('SESSION_EXPIRED'))
    expect((await usersOf(browser)).map(({ loginId }) => loginId)).not.toContain(clerk.loginId)
  })

  test('내 계정은 바꾸지도 삭제하지도 못한다', async () => {
    const { browser, loginId } = await loginSeller(market)
    const { sellerUserIdEncrypt: id, meYn } = await userOf(browser, loginId)
    const rights = { name: '나', ownerYn: 'N', permissionList: [] }
    const answers = [
      await browser.call('PUT', `/sellers/users/${id}`, { body: rights }),
      await browser.call('DELETE', `/sellers/users/${id}`),
    ]
    expect([meYn, answers]).toEqual(['Y', [refusedAs('STAFF_SELF'), refusedAs('STAFF_SELF')]])
  })

  test('다른 스토어의 담당자는 없는 사람과 같다', async () => {
    const { browser: owner } = await loginSeller(market, 'achimbat')
    const other = await loginSeller(market, 'ovenafternoon')
    const foreign = await userOf(other.browser, other.loginId)
    const rights = { name: '남', ownerYn: 'N', permissionList: [] }
    const of = async (id: string) => [
      await owner.call('PUT', `/sellers/users/${id}`, { body: rights }),
      await owner.call('DELETE', `/sellers/users/${id}`),
      await owner.call('POST', `/sellers/users/${id}/link`, { body: {} }),
    ]
    const unknown = await of('A'.repeat(22))
    expect(await of(foreign.sellerUserIdEncrypt)).toEqual(unknown)
    expect(unknown).toEqual(unknown.map(() => refusedAs('STAFF_NOT_FOUND')))
    expect(await other.browser.call('GET', '/sellers/me')).toEqual({
      status: 200,
      body: await other.browser.ask('GET', '/sellers/me'),
    })
  })

  test('두 대표가 동시에 서로의 대표 권한을 빼앗으면 하나만 된다', async () => {
    const url = 'slowweekend'
    const { db } = market.database
    const one = await loginSeller(market, url)
    const other = await loginSeller(market, url)
    await db
      .updateTable('seller_users')
      .set({ status: 'REMOVED' })
      .where('store_id', '=', one.storeId)
      .where('id', 'not in', [one.sellerUserId, other.sellerUserId])
      .execute()
    const rights = { name: '직원', ownerYn: 'N', permissionList: [] }
    const ids = [
      (await userOf(one.browser, other.loginId)).sellerUserIdEncrypt,
      (await userOf(one.browser, one.loginId)).sellerUserIdEncrypt,
    ]
    const answers = await Promise.all([
      one.browser.call('PUT', `/sellers/users/${ids[0]}`, { body: rights }),
      other.browser.call('PUT', `/sellers/users/${ids[1]}`, { body: rights }),
    ])
    const owners = await db
      .selectFrom('seller_users')
      .select('id')
      .where('store_id', '=', one.storeId)
      .where('is_owner', '=', true)
      .where('status', '!=', 'REMOVED')
      .execute()
    expect([answers.filter(({ status }) => status === 200).length, owners.length]).toEqual([1, 1])
  })
})

test('데모의 대표는 자기 스토어에 로그인한다', async () => {
  const { body } = await logIn('achimbatowner', DEMO_PASSWORD)
  expect(body.stepEnum).toBe('EMAIL_CODE')
})
