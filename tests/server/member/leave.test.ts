import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import type { IdentityPurpose } from '@jangteo/core/member/identity.codes'
import { transaction } from '@jangteo/postgres/database/db'
import { isRejoinBlocked } from '@jangteo/server/member/withdrawal/rejoin-block'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { requested } from '../../support/claim/claimCalls.ts'
import { aHolder, statesOf } from '../../support/coupon/aHolder.ts'
import { aConfirmedOrder, finish, leave, membershipOf, statusOf } from '../../support/leaving.ts'
import { A_PERSON, verifyIdentity } from '../../support/identity.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries } from '../../support/member.ts'
import { buyPicked, confirm, happen, itemOf, WAY_TO } from '../../support/order/paidOrder.ts'
import { cancelDeposit, issueAccount } from '../../support/payment/deposit.ts'
import { placeOrder, putInCart } from '../../support/purchase.ts'

const TEA = goodsNamed('하동 세작 녹차')
/** Part of the page of leaving where nothing else is lost and nothing keeps the member. */
const NOTHING_LEFT = {
  favoriteCount: 0,
  reviewCount: 0,
  openOrdersIdEncrypt: null,
  ownStoreName: null,
}
const DONE = { status: 200, body: { done: true } }

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const open = (buyer: Buyer) => buyer.ask('GET', '/accounts/withdrawal')

const codeOf = async (answer: Promise<{ readonly body: { readonly code?: string } }>) =>
  (await answer).body.code

async function loginIdOf(memberId: number): Promise<string> {
  const { login_id: loginId } = await market.database.db
    .selectFrom('members')
    .select('login_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return loginId ?? ''
}

function logIn(loginId: string, password = 'Jangteo!2025', buyer = aBuyer(market)) {
  return buyer.call<{ readonly code?: string }>('POST', '/accounts/login', {
    body: { loginId, password },
  })
}

describe('탈퇴', () => {
  test('비밀번호로 확인하면 탈퇴하고, 다시 해도 같은 답이다', async () => {
    const { buyer, memberId } = await aMember(market)
    const token = buyer.cookies.get('auth_token') ?? ''
    const first = await leave(buyer)
    const hasToken = buyer.cookies.has('auth_token')
    buyer.cookies.set('auth_token', token)
    expect([first, hasToken, await codeOf(leave(buyer))]).toEqual([DONE, false, 'SESSION_EXPIRED'])
    expect(await membershipOf(market, memberId)).toEqual([
      'buyer buyer.leave ACTIVE>LEAVING RARELY_USED',
    ])
  })

  test('모든 기기에서 로그아웃된다', async () => {
    const { buyer, memberId } = await aMember(market)
    const phone = aBuyer(market)
    await logIn(await loginIdOf(memberId), undefined, phone)
    await leave(buyer)
    expect(await codeOf(phone.call('GET', '/buyers/addresses/me'))).toEqual('SESSION_EXPIRED')
  })

  test('떠난 아이디로 로그인하면 없는 아이디와 똑같이 답하고, 다섯 번 뒤에는 똑같이 막는다', async () => {
    const { buyer, memberId } = await aMember(market)
    const loginId = await loginIdOf(memberId)
    await logIn(loginId, undefined, buyer)
    await leave(buyer)
    const answers = []
    for (let tries = 0; tries < 6; tries += 1) {
      answers.push([
        (await logIn(loginId, undefined, buyer)).body,
        (await logIn(`x${loginId}`, undefined, buyer)).body,
      ])
    }
    expect(answers.map(([left]) => left)).toEqual(answers.map(([, unknown]) => unknown))
    expect(answers.map(([left]) => left?.code)).toEqual([
      ...Array.from({ length: 5 }, () => 'LOGIN_MISMATCH'),
      'LOGIN_BLOCKED',
    ])
  })

  test('쓰지 않은 쿠폰은 사라진다', async () => {
    const { buyer, hold } = await aHolder(market)
    const { issueId } = await hold('남은 쿠폰')
    const shown = await open(buyer)
    await leave(buyer)
    expect([shown, await statesOf(market, issueId)]).toEqual([
      { proofEnumList: ['PASSWORD'], couponCount: 1, ...NOTHING_LEFT },
      [
        {
          state: 'WITHDRAWN',
          actor: 'buyer',
          event: 'buyer.delete',
          from_state: 'USABLE',
          to_state: 'WITHDRAWN',
          order_id: null,
        },
      ],
    ])
  })

  test('1분 뒤에 마치고, 마친 뒤에는 아무것도 하지 않는다', async () => {
    const { buyer, memberId } = await aMember(market)
    await finish(market, memberId)
    const untouched = await statusOf(market, memberId)
    await leave(buyer)
    await finish(market, memberId)
    await finish(market, memberId)
    expect([untouched, await membershipOf(market, memberId)]).toEqual([
      'ACTIVE',
      [
        'buyer buyer.leave ACTIVE>LEAVING RARELY_USED',
        'system system.leavingDue LEAVING>LEFT null',
      ],
    ])
  })
})

describe('거절', () => {
  test.each([
    [{ leaveReason: null }, 'LEAVE_REASON_REQUIRED'],
    [{ password: undefined }, 'LEAVE_PROOF_REQUIRED'],
    [{ password: 'wrong' }, 'PASSWORD_PRESENT_MISMATCH'],
    [{ password: undefined, phrase: '탈퇴합니다' }, 'LEAVE_PROOF_REQUIRED'],
  ])('%j → %s, 아무것도 쓰지 않는다', async (change, code) => {
    const { buyer, memberId } = await aMember(market)
    expect([await codeOf(leave(buyer, change)), await membershipOf(market, memberId)]).toEqual([
      code,
      [],
    ])
    expect((await buyer.call('GET', '/buyers/addresses/me')).status).toEqual(200)
  })

  test('틀린 비밀번호는 로그인과 함께 세어, 다섯 번 틀리면 둘 다 5분 동안 막힌다', async () => {
    const { buyer, memberId } = await aMember(market)
    const loginId = await loginIdOf(memberId)
    const codes = []
    for (let tries = 0; tries < 5; tries += 1) {
      codes.push(await codeOf(leave(buyer, { password: 'wrong' })))
    }
    codes.push(await codeOf(leave(buyer)), await codeOf(logIn(loginId)))
    expect(codes).toEqual([
      ...Array.from({ length: 5 }, () => 'PASSWORD_PRESENT_MISMATCH'),
      'PASSWORD_BLOCKED',
      'LOGIN_BLOCKED',
    ])
    market.advance(5 * 60 * 1000)
    expect(await leave(buyer)).toEqual(DONE)
  })

  test('비밀번호도 본인인증도 없는 준회원은 문구를 그대로 적어야 한다', async () => {
    const { buyer } = await aMember(market, 'ASSOCIATE_MEMBER', {
      login_id: null,
      password_hash: null,
    })
    expect([
      await open(buyer),
      await codeOf(leave(buyer)),
      await codeOf(leave(buyer, { phrase: '탈퇴' })),
      await leave(buyer, { phrase: '탈퇴합니다' }),
    ]).toEqual([
      { proofEnumList: ['PHRASE'], couponCount: 0, ...NOTHING_LEFT },
      'LEAVE_PHRASE_MISMATCH',
      'LEAVE_PHRASE_MISMATCH',
      DONE,
    ])
  })
})

describe('진행 중인 주문', () => {
  /** Answers of page and call about the order that keeps a member. */
  async function triedBy(buyer: Buyer) {
    const { openOrdersIdEncrypt } = await buyer.ask<{ openOrdersIdEncrypt: string | null }>(
      'GET',
      '/accounts/withdrawal',
    )
    const { status, body } = await leave(buyer)
    return [openOrdersIdEncrypt, status, body.code, body.data]
  }

  const refusedFor = ({ ordersIdEncrypt }: { readonly ordersIdEncrypt: string }) => [
    ordersIdEncrypt,
    409,
    'MEMBER_HAS_OPEN_ORDER',
    { ordersIdEncrypt },
  ]

  test('구매확정할 때까지 탈퇴할 수 없고, 그 주문으로 안내한다', async () => {
    const { buyer, memberId } = await aMember(market)
    await aConfirmedOrder(market, buyer, { goodsId: TEA })
    const order = await buyPicked(market, buyer, { goodsId: TEA })
    expect(await triedBy(buyer)).toEqual(refusedFor(order))
    await happen(market, itemOf(order), ...WAY_TO.SC)
    expect(await triedBy(buyer)).toEqual(refusedFor(order))
    await confirm(buyer, itemOf(order))
    expect([await leave(buyer), await statusOf(market, memberId)]).toEqual([DONE, 'LEAVING'])
  })

  test('진행 중인 반품이 있으면 탈퇴할 수 없다', async () => {
    const { buyer } = await aMember(market)
    const order = await buyPicked(market, buyer, { goodsId: TEA })
    await happen(market, itemOf(order), ...WAY_TO.SC)
    await requested({ buyer, order, type: 'RETURN', reason: 'ORDER_MISTAKE', items: [0] })
    expect(await triedBy(buyer)).toEqual(refusedFor(order))
  })

  test('입금을 기다리는 주문은 취소해야 한다', async () => {
    const { buyer } = await aMember(market)
    const waiting = await issueAccount(market, {}, buyer)
    expect(await triedBy(buyer)).toEqual(refusedFor(waiting.order))
    await cancelDeposit(waiting)
    expect(await leave(buyer)).toEqual(DONE)
  })

  test('결제하지 않은 주문은 탈퇴를 막지 않고, 스스로 끝난 뒤에 탈퇴를 마친다', async () => {
    const { buyer, memberId } = await aMember(market)
    await placeOrder(buyer, [await putInCart(buyer, TEA)])
    expect(await leave(buyer)).toEqual(DONE)
    await finish(market, memberId)
    const waiting = await statusOf(market, memberId)
    await market.database.db
      .updateTable('payments')
      .set({ status: 'EXPIRED' })
      .where('order_id', 'in', (own) =>
        own.selectFrom('orders').select('id').where('member_id', '=', memberId),
      )
      .execute()
    market.advance(DAY_MS)
    await finish(market, memberId)
    expect([waiting, await statusOf(market, memberId)]).toEqual(['LEAVING', 'LEFT'])
  })
})

describe('본인인증한 회원', () => {
  const ME = { ...A_PERSON, name: '류별난' }
  const verify = (
    buyer: Buyer,
    person: typeof A_PERSON,
    purposeEnum: IdentityPurpose = 'WITHDRAW',
  ) => verifyIdentity(market, buyer, { purposeEnum, ...person })
  const leaveBy = (buyer: Buyer, verificationId?: string) =>
    leave(buyer, { password: undefined, verificationId })

  test('비밀번호가 없으면 본인인증으로 탈퇴하고, 30일 동안 다시 가입하지 못한다', async () => {
    const nameless = { login_id: null, password_hash: null }
    const { buyer, memberId } = await aMember(market, 'MEMBER', nameless)
    await verify(buyer, ME, 'ADULT')
    const { identity_hash: hash } = await market.database.db
      .selectFrom('members')
      .select('identity_hash')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const isBlocked = () => market.runtime.runPromise(transaction(isRejoinBlocked(hash ?? 'none')))
    const before = await isBlocked()
    const stranger = await verify(buyer, { ...A_PERSON, name: '남다른' })
    const own = await verify(buyer, ME)
    expect([
      await open(buyer),
      await codeOf(leaveBy(buyer)),
      await codeOf(leaveBy(buyer, stranger)),
      await leaveBy(buyer, own),
    ]).toEqual([
      { proofEnumList: ['VERIFICATION'], couponCount: 0, ...NOTHING_LEFT },
      'LEAVE_PROOF_REQUIRED',
      'IDENTITY_DIFFERENT',
      DONE,
    ])
    const after = await isBlocked()
    market.advance(30 * DAY_MS)
    expect([before, after, await isBlocked()]).toEqual([false, true, false])
  })

  test('비밀번호가 있어도 본인인증으로 탈퇴할 수 있고, 다른 일로 한 본인인증은 통하지 않는다', async () => {
    const { buyer } = await aMember(market)
    const person = { ...A_PERSON, name: '하나뿐' }
    await verify(buyer, person, 'ADULT')
    const forFinding = await verify(buyer, person, 'FIND_ACCOUNT')
    const own = await verify(buyer, person)
    expect([await codeOf(leaveBy(buyer, forFinding)), await leaveBy(buyer, own)]).toEqual([
      'IDENTITY_UNVERIFIED',
      DONE,
    ])
  })
})
