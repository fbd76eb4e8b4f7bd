import { REFUSALS, type RefusalCode } from '@jangteo/contract/refusal/refusal.catalogue'
import { OPERATOR_PERMISSIONS } from '@jangteo/core/staff/staff.codes'
import { DEMO_OPERATOR } from '@jangteo/demo/staff.data'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { queuedMails } from '../../support/mail.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { loginOperator } from '../../support/staff.ts'

let market: TestMarket
beforeEach(async () => {
  market = await openMarket()
})
afterEach(() => market.close())

function refusedAs(code: RefusalCode) {
  const { status, message } = REFUSALS[code]
  return { status, body: { code, message, status, data: null } }
}

const DONE = { status: 200, body: { done: true } }
const ASKED = { status: 200, body: { approvalYn: 'Y' } }

type Operator = {
  readonly operatorIdEncrypt: string
  readonly loginId: string
  readonly adminYn: string
  readonly permissionList: string[]
  readonly statusEnum: string
}

type Approval = {
  readonly approvalId: number
  readonly approvalKindEnum: string
  readonly target: string
  readonly stateEnum: string
  readonly mineYn: string
}

async function rolesOf(admin: Buyer): Promise<readonly Operator[]> {
  return (await admin.ask<{ content: Operator[] }>('GET', '/operators/roles')).content
}

async function idOf(admin: Buyer, loginId: string): Promise<string> {
  const role = (await rolesOf(admin)).find((one) => one.loginId === loginId)
  if (role === undefined) throw new Error(`${loginId} is no operator`)
  return role.operatorIdEncrypt
}

async function pendingOf(browser: Buyer): Promise<readonly Approval[]> {
  const path = '/operators/approvals?stateEnum=PENDING'
  return (await browser.ask<{ content: Approval[] }>('GET', path)).content
}

const INVITATION = {
  loginId: 'newoperator',
  email: 'new@staff.example',
  name: '새운영',
  adminYn: 'N',
  permissionList: ['CLAIMS'],
  reason: '클레임 담당',
}

const inviteBy = (admin: Buyer, change: object = {}) =>
  admin.call<object>('POST', '/operators/roles', { body: { ...INVITATION, ...change } })

const decide = (browser: Buyer, id: number, verb: 'approve' | 'withdraw') =>
  browser.call<object>('POST', `/operators/approvals/${id}/${verb}`, { body: {} })

const reject = (browser: Buyer, id: number, reason: string) =>
  browser.call<object>('POST', `/operators/approvals/${id}/reject`, { body: { reason } })

describe('두 관리자', () => {
  test('권한은 다른 관리자가 승인해야 바뀐다', async () => {
    const one = await loginOperator(market)
    const other = await loginOperator(market)
    expect(await inviteBy(one.browser)).toEqual(ASKED)
    expect(await inviteBy(one.browser)).toEqual(refusedAs('APPROVAL_PENDING'))
    const [request] = await pendingOf(one.browser)
    const id = request?.approvalId ?? 0
    expect(await decide(one.browser, id, 'approve')).toEqual(refusedAs('APPROVAL_SELF'))
    const before = (await rolesOf(one.browser)).map(({ loginId }) => loginId)
    expect(await decide(other.browser, id, 'approve')).toEqual(DONE)
    expect(await decide(other.browser, id, 'approve')).toEqual(refusedAs('APPROVAL_DECIDED'))
    const invited = (await rolesOf(one.browser)).find(({ loginId }) => loginId === 'newoperator')
    const mails = await queuedMails(market)
    expect([before.includes('newoperator'), invited?.statusEnum, mails.at(-1)?.to]).toEqual([
      false,
      'INVITED',
      'new@staff.example',
    ])
  })

  test('두 사람이 동시에 승인해도 한 번만 처리된다', async () => {
    const one = await loginOperator(market)
    const [other, third] = [await loginOperator(market), await loginOperator(market)]
    await inviteBy(one.browser)
    const id = (await pendingOf(one.browser))[0]?.approvalId ?? 0
    const answers = await Promise.all([
      decide(other.browser, id, 'approve'),
      decide(third.browser, id, 'approve'),
    ])
    const invited = (await rolesOf(one.browser)).filter(({ loginId }) => loginId === 'newoperator')
    expect([new Set(answers.map(({ status }) => status)), invited.length]).toEqual([
      new Set([200, 409]),
      1,
    ])
  })

  test('반려에는 사유가 필요하고, 요청한 사람은 철회할 수 있다', async () => {
    const one = await loginOperator(market)
    const other = await loginOperator(market)
    await inviteBy(one.browser)
    const id = (await pendingOf(one.browser))[0]?.approvalId ?? 0
    const empty = await reject(other.browser, id, ' ')
    const foreign = await decide(other.browser, id, 'withdraw')
    const rejected = await reject(other.browser, id, '이미 있어요')
    await inviteBy(one.browser)
    const next = (await pendingOf(one.browser))[0]?.approvalId ?? 0
    const withdrawn = await decide(one.browser, next, 'withdraw')
    const again = await decide(other.browser, next, 'approve')
    expect([empty.status, foreign, rejected, withdrawn, again]).toEqual([
      400,
      refusedAs('APPROVAL_NOT_FOUND'),
      DONE,
      DONE,
      refusedAs('APPROVAL_DECIDED'),
    ])
  })

  test('그사이 맞지 않게 된 요청은 승인되지 않고 남는다', async () => {
    const one = await loginOperator(market)
    const other = await loginOperator(market)
    const target = await loginOperator(market, ['CLAIMS'])
    const id = await idOf(one.browser, target.loginId)
    const body = { reason: '퇴사' }
    expect(await one.browser.call('DELETE', `/operators/roles/${id}`, { body })).toEqual(ASKED)
    await market.database.db
      .updateTable('operators')
      .set({ status: 'REMOVED' })
      .where('id', '=', target.operatorId)
      .execute()
    const request = (await pendingOf(other.browser))[0]
    const outdated = await decide(other.browser, request?.approvalId ?? 0, 'approve')
    const left = (await pendingOf(other.browser))[0]
    expect([outdated, left?.stateEnum]).toEqual([refusedAs('APPROVAL_OUTDATED'), 'PENDING'])
  })

  test('승인된 변경과 인증 앱 초기화, 삭제는 그 사람에게 바로 미친다', async () => {
    const one = await loginOperator(market)
    const other = await loginOperator(market)
    const target = await loginOperator(market, ['CLAIMS'])
    const id = await idOf(one.browser, target.loginId)
    const approveNewest = async () => {
      const request = (await pendingOf(other.browser))[0]
      expect(await decide(other.browser, request?.approvalId ?? 0, 'approve')).toEqual(DONE)
    }
    const rights = { name: '장담당', adminYn: 'N', permissionList: ['MONEY'], reason: '이동' }
    await one.browser.ask('PUT', `/operators/roles/${id}`, { body: rights })
    await approveNewest()
    const me = await target.browser.ask<{ permissionList: string[] }>('GET', '/operators/me')
    await one.browser.ask('POST', `/operators/roles/${id}/reset-authenticator`, {
      body: { reason: '휴대폰 분실' },
    })
    await approveNewest()
    const out = await target.browser.call('GET', '/operators/me')
    expect([me.permissionList, out]).toEqual([['MONEY'], refusedAs('SESSION_EXPIRED')])
  })

  test('내 권한은 스스로 바꾸자고 하지도 못한다', async () => {
    const { browser, loginId } = await loginOperator(market)
    const id = await idOf(browser, loginId)
    const answer = await browser.call('DELETE', `/operators/roles/${id}`, {
      body: { reason: '실수' },
    })
    expect(answer).toEqual(refusedAs('STAFF_SELF'))
  })
})

test('관리자가 한 사람뿐이면 바로 처리되어 두 번째 사람이 생긴다', async () => {
  const { browser, operatorId } = await loginOperator(market)
  const { db } = market.database
  await db
    .updateTable('operators')
    .set({ status: 'REMOVED' })
    .where('id', '!=', operatorId)
    .execute()
  expect(await inviteBy(browser, { adminYn: 'Y' })).toEqual({
    status: 200,
    body: { approvalYn: 'N' },
  })
  expect((await rolesOf(browser)).map(({ loginId }) => loginId)).toContain('newoperator')
})

describe('권한마다', () => {
  test('ADMIN이 아니면 운영자와 감사 기록을 보지 못하고, 남의 승인 요청도 모른다', async () => {
    const admin = await loginOperator(market)
    await inviteBy(admin.browser)
    const { browser } = await loginOperator(market, [...OPERATOR_PERMISSIONS])
    const id = (await pendingOf(admin.browser))[0]?.approvalId ?? 0
    const answers = [
      await browser.call<object>('GET', '/operators/roles'),
      await browser.call<object>('GET', '/operators/audit'),
      await inviteBy(browser),
      await decide(browser, id, 'approve'),
    ]
    expect(answers).toEqual([
      refusedAs('CALLER_NOT_ALLOWED'),
      refusedAs('CALLER_NOT_ALLOWED'),
      refusedAs('CALLER_NOT_ALLOWED'),
      refusedAs('APPROVAL_NOT_FOUND'),
    ])
    expect(await pendingOf(browser)).toEqual([])
  })
})

describe('감사 기록', () => {
  type Line = {
    readonly who: string
    readonly whoName: string | null
    readonly call: string
    readonly target: string
    readonly reason: string | null
  }

  test('누가 무엇을 왜 했는지 남고, 찾을 수 있다', async () => {
    const one = await loginOperator(market)
    const other = await loginOperator(market)
    await inviteBy(one.browser)
    const id = (await pendingOf(one.browser))[0]?.approvalId ?? 0
    await decide(other.browser, id, 'approve')
    const path = `/operators/audit?target=approval:${id}`
    const { content } = await one.browser.ask<{ content: Line[] }>('GET', path)
    const lines = content.map(({ who, whoName, call, reason }) => [who, whoName, call, reason])
    expect(lines).toEqual([
      [`operator:${other.operatorId}`, `장담당 (${other.loginId})`, 'approval.approve', null],
      [`operator:${one.operatorId}`, `장담당 (${one.loginId})`, 'approval.ask', '클레임 담당'],
    ])
    const none = await one.browser.ask<{ content: Line[] }>('GET', '/operators/audit?who=%25')
    expect(none.content).toEqual([])
  })

  test('짝이 없는 대리 문자도 기록을 막지 않는다', async () => {
    const { browser } = await loginOperator(market)
    expect(await inviteBy(browser, { loginId: 'surrogate', reason: '\ud800 담당' })).toEqual(ASKED)
    const path = '/operators/audit?call=approval.ask'
    const { content } = await browser.ask<{ content: Line[] }>('GET', path)
    expect(content[0]?.reason).toBe('\ufffd 담당')
    const named = await inviteBy(browser, {
      loginId: 'another',
      email: 'b@staff.example',
      name: '\ud800',
    })
    expect(named).toEqual(ASKED)
  })

  test.each(['UPDATE audit_log SET who = $1', 'DELETE FROM audit_log WHERE who <> $1'])(
    '고치거나 지울 수 없다: %s',
    async (statement) => {
      const { browser } = await loginOperator(market)
      await inviteBy(browser)
      const changing = sql.raw(statement.replace('$1', "'x'")).execute(market.database.db)
      await expect(changing).rejects.toThrow('the audit log is appended, never changed')
    },
  )
})

test('데모의 운영자는 관리자다', async () => {
  const { browser } = await loginOperator(market)
  const demo = (await rolesOf(browser)).find(({ loginId }) => loginId === DEMO_OPERATOR.loginId)
  expect([demo?.adminYn, demo?.statusEnum]).toEqual(['Y', 'ACTIVE'])
})
