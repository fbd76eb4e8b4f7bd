import type { OperatorPermission } from '@jangteo/core/staff/staff.codes'
import { WireIds } from '@jangteo/server/wire/wire-ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditOf } from '../../../support/auditLog.ts'
import { aBuyer, type Buyer, DEMO_PASSWORD } from '../../../support/buyer.ts'
import { anOrderOf } from '../../../support/claim/claimCalls.ts'
import { aCoupon } from '../../../support/coupon/aCoupon.ts'
import { openMarket, type TestMarket } from '../../../support/market.ts'
import { aMember, forgetTries, newMember } from '../../../support/member.ts'
import { notificationsOf } from '../../../support/notification/inboxes.ts'
import { STRAWBERRIES } from '../../../support/payment/deposit.ts'
import { loginOperator } from '../../../support/staff.ts'

type Found = { readonly memberList: readonly { readonly buyerIdEncrypt: string }[] }

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())
beforeEach(() => forgetTries(market))

const REASON = '고객센터 문의 확인'

const anOperator = async (...permissions: readonly OperatorPermission[]) =>
  (await loginOperator(market, permissions.length === 0 ? ['MEMBERS'] : permissions)).browser

const find = (operator: Buyer, fieldEnum: string, text: string) =>
  operator.ask<Found>(
    'GET',
    `/operators/members?fieldEnum=${fieldEnum}&text=${encodeURIComponent(text)}`,
  )

async function idOf(operator: Buyer, loginId: string): Promise<string> {
  const { memberList } = await find(operator, 'LOGIN_ID', loginId)
  return memberList[0]?.buyerIdEncrypt ?? ''
}

async function linesOf(memberId: number) {
  const rows = await auditOf(market, `member:${memberId}`, ['call', 'reason'])
  return rows.map(({ call, reason }) => `${call}: ${reason}`)
}

/** Puts a person into the closed store, as the leaving of a member does. */
async function closePerson(orderId: number): Promise<void> {
  const person = {
    orderer: { name: '홍길동', mobile: '01012345678', email: null },
    receiver: null,
    formerReceivers: null,
    refundAccount: null,
    receipts: null,
    claims: null,
  }
  await sql`INSERT INTO closed.order_persons (order_id, person, closed_at)
    VALUES (${orderId}, ${JSON.stringify(person)}::jsonb, ${new Date(market.now())})`.execute(
    market.database.db,
  )
}

const logIn = async (loginId: string) => {
  const body = { loginId, password: DEMO_PASSWORD }
  const answer = await aBuyer(market).call('POST', '/accounts/login', { body })
  return answer.status === 200 ? 'in' : answer.body.code
}

test('아이디, 이메일, 휴대폰 번호를 모두 맞게 입력해야 찾고, 이름은 가려 보인다', async () => {
  const operator = await anOperator()
  const mobile = '01098761234'
  const { loginId } = await newMember(market, { mobile })
  const counts = await Promise.all(
    [
      ['LOGIN_ID', loginId.toUpperCase()],
      ['EMAIL', `${loginId}@MAIL.example`],
      ['MOBILE', '010-9876-1234'],
      ['LOGIN_ID', loginId.slice(0, -1)],
      ['EMAIL', `${loginId.slice(1)}@mail.example`],
    ].map(async ([field = '', text = '']) => (await find(operator, field, text)).memberList.length),
  )
  const { memberList } = await find(operator, 'LOGIN_ID', loginId)
  const text = JSON.stringify(memberList)
  expect([counts, text.includes('홍길동'), text.includes(loginId), text.includes(mobile)]).toEqual([
    [1, 1, 1, 0, 0],
    false,
    false,
    false,
  ])
})

test('회원의 값일 수 없는 값은 찾지 않는다', async () => {
  const operator = await anOperator()
  const answer = await operator.call('GET', '/operators/members?fieldEnum=MOBILE&text=0212')
  expect(answer.body.code).toEqual('MEMBER_SEARCH_INVALID')
})

test('개인정보는 사유를 남겨야 보이고, 볼 때마다 기록이 남는다', async () => {
  const operator = await anOperator()
  const { id, loginId } = await newMember(market)
  const path = `/operators/members/${await idOf(operator, loginId)}`
  const hidden = await operator.ask<object>('GET', path)
  const short = await operator.call('POST', `${path}/reveal`, { body: { reason: '확인' } })
  const revealed = await operator.ask('POST', `${path}/reveal`, { body: { reason: REASON } })
  expect([JSON.stringify(hidden).includes('홍길동'), short.body.code, revealed]).toEqual([
    false,
    'BAD_INPUT',
    {
      loginId,
      name: '홍길동',
      email: `${loginId}@mail.example`,
      mobile: '01012345678',
      birthday: null,
    },
  ])
  expect(await linesOf(id)).toEqual([`operatorMember.reveal: ${REASON}`])
})

test('정지된 회원은 로그아웃되고, 비밀번호가 맞아도 로그인하지 못하고, 해제하면 다시 한다', async () => {
  const operator = await anOperator()
  const { buyer, memberId } = await aMember(market)
  const { login_id: loginId } = await market.database.db
    .selectFrom('members')
    .select('login_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const path = `/operators/members/${await idOf(operator, loginId ?? '')}`
  const act = (name: string) =>
    operator.call<{ readonly code?: string }>('POST', `${path}/${name}`, {
      body: { reason: REASON },
    })
  const first = await act('suspend')
  const second = await act('suspend')
  const session = await buyer.call('GET', '/life/notifications')
  const suspended = await logIn(loginId ?? '')
  const released = await act('release')
  const again = await act('release')
  expect([
    first.status,
    second.body.code,
    session.body.code,
    suspended,
    released.status,
    again.body.code,
    await logIn(loginId ?? ''),
  ]).toEqual([
    200,
    'MEMBER_SUSPENDED',
    'SESSION_EXPIRED',
    'LOGIN_SUSPENDED',
    200,
    'MEMBER_NOT_SUSPENDED',
    'in',
  ])
  expect(await linesOf(memberId)).toEqual([
    `operatorMember.suspend: ${REASON}`,
    `operatorMember.release: ${REASON}`,
  ])
})

test('비밀번호를 다섯 번 틀려 잠긴 로그인은 풀면 바로 된다', async () => {
  const operator = await anOperator()
  const { loginId } = await newMember(market)
  const wrong = { body: { loginId, password: 'wrong-password-1' } }
  for (let tries = 0; tries < 5; tries += 1) {
    await aBuyer(market).call('POST', '/accounts/login', wrong)
  }
  const locked = await logIn(loginId)
  const path = `/operators/members/${await idOf(operator, loginId)}/unlock`
  await operator.ask('POST', path, { body: { reason: REASON } })
  expect([locked, await logIn(loginId)]).toEqual(['LOGIN_BLOCKED', 'in'])
})

test('모두 로그아웃하면 열린 세션이 모두 끝난다', async () => {
  const operator = await anOperator()
  const { buyer, memberId } = await aMember(market)
  const { login_id: loginId } = await market.database.db
    .selectFrom('members')
    .select('login_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const path = `/operators/members/${await idOf(operator, loginId ?? '')}/end-sessions`
  const ended = await operator.ask('POST', path, { body: { reason: REASON } })
  const after = await buyer.call('GET', '/life/notifications')
  expect([ended, after.body.code]).toEqual([{ endedCount: 1 }, 'SESSION_EXPIRED'])
})

test('운영자가 회원을 바꾸는 일은 그 회원의 주문이나 쿠폰이 쓰이는 것과 서로 기다리지 않는다', async () => {
  const operator = await anOperator()
  const { memberId } = await aMember(market)
  const { login_id: loginId } = await market.database.db
    .selectFrom('members')
    .select('login_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const path = `/operators/members/${await idOf(operator, loginId ?? '')}/suspend`
  const { status } = await market.database.db.transaction().execute(async (writing) => {
    // The lock that a row takes which names the member.
    await writing
      .selectFrom('members')
      .select('id')
      .where('id', '=', memberId)
      .forKeyShare()
      .executeTakeFirstOrThrow()
    return operator.call('POST', path, { body: { reason: REASON } })
  })
  expect(status).toEqual(200)
})

test('쿠폰은 같은 열쇠로 한 번만 지급되고, 회원에게 알린다', async () => {
  const operator = await anOperator()
  const { id: memberId, loginId } = await newMember(market)
  const couponId = await aCoupon(market, { name: '사과 쿠폰', total_max: 2 })
  const path = `/operators/members/${await idOf(operator, loginId)}/coupons`
  const grant = (key: string) =>
    operator.call<{ readonly code?: string }>('POST', path, {
      key,
      body: { couponId, reason: REASON },
    })
  const answers = [await grant('one'), await grant('one'), await grant('two'), await grant('three')]
  const contents = await notificationsOf(market, 'BUYER', { memberId })
  expect([answers.map(({ status, body }) => body.code ?? status), contents.length]).toEqual([
    [200, 200, 200, 'COUPON_SOLD_OUT'],
    2,
  ])
  const issues = await market.database.db
    .selectFrom('coupon_issues')
    .select('id')
    .where('member_id', '=', memberId)
    .execute()
  expect(issues.length).toEqual(2)
})

test('지급할 수 있는 쿠폰에는 오늘 발급 중인 장터의 쿠폰만 있다', async () => {
  const operator = await anOperator()
  const ids = [await aCoupon(market), await aCoupon(market, { total_max: 1, issued_count: 1 })]
  const { couponList } = await operator.ask<{
    readonly couponList: readonly { readonly couponId: number }[]
  }>('GET', '/operators/member-coupons')
  const listed = new Set(couponList.map(({ couponId }) => couponId))
  expect(ids.map((id) => listed.has(id))).toEqual([true, false])
})

test('없는 회원은 없다고 답한다', async () => {
  const operator = await anOperator()
  const { id } = await newMember(market)
  const wireIds = await market.runtime.runPromise(WireIds)
  const sealed = wireIds.seal('buyer', id + 1_000_000)
  const answer = await operator.call('GET', `/operators/members/${sealed}`)
  expect(answer.body.code).toEqual('MEMBER_NOT_FOUND')
})

test('분리 보관된 주문은 권한이 있는 운영자가 사유를 남겨야 보이고, 기록이 남는다', async () => {
  const { db } = market.database
  await anOrderOf(market, aBuyer(market), { goods: [STRAWBERRIES] })
  const { id: orderId } = await db
    .selectFrom('orders')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await closePerson(orderId)
  const orderNumber = `20260822${String(orderId).padStart(8, '0')}`
  const privacy = await anOperator('PRIVACY')
  const open = (browser: Buyer, number: string) =>
    browser.call<{ readonly code?: string; readonly orderer?: object }>(
      'POST',
      '/operators/closed-orders/open',
      { body: { orderNumber: number, reason: REASON } },
    )
  const other = await open(await anOperator('MEMBERS'), orderNumber)
  const opened = await open(privacy, orderNumber)
  const missing = await open(privacy, '2026082299999999')
  const lines = await auditOf(market, `order:${orderId}`, ['call', 'reason'])
  expect([other.body.code, opened.body.orderer, missing.body.code, lines]).toEqual([
    'CALLER_NOT_ALLOWED',
    { name: '홍길동', mobile: '01012345678', email: null },
    'CLOSED_ORDER_NOT_FOUND',
    [{ call: 'operatorMember.openClosedOrder', reason: REASON }],
  ])
})
