import { DAY_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../../support/atOnce.ts'
import { aBuyer } from '../../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../../support/market.ts'
import { aMember, forgetTries } from '../../../support/member.ts'
import {
  comeBack,
  decide,
  finishVisit,
  linkInRows,
  logInWith,
  startVisit,
  visitProvider,
} from '../../../support/social.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())
beforeEach(() => forgetTries(market))

async function countTrusted(): Promise<number> {
  const rows = await market.database.db.selectFrom('trusted_devices').selectAll().execute()
  return rows.length
}

describe('소셜 로그인', () => {
  test('연결된 계정이면 그 회원으로 로그인한다', async () => {
    const { memberId } = await aMember(market)
    await linkInRows(market, memberId, { userId: 'sandbox-linked' })
    const buyer = aBuyer(market)
    const visit = { account: 'linked', returnUrl: '/order/cart' }
    const { status, body } = await logInWith(market, buyer, visit)
    const { kindEnum, me, noticeEnum, returnUrl } = body
    expect({ status, kindEnum, userSeq: me?.userSeq, noticeEnum, returnUrl }).toEqual({
      status: 200,
      kindEnum: 'LOGIN',
      userSeq: memberId,
      noticeEnum: null,
      returnUrl: '/order/cart',
    })
    const who = await buyer.ask<{ userSeq: number }>('GET', '/accounts/me')
    expect(who.userSeq).toEqual(memberId)
  })

  test('처음 온 사람에게는 가입할 표를 주고 로그인시키지 않는다', async () => {
    const buyer = aBuyer(market)
    const visit = { account: 'new', name: '김하늘', email: 'new@kakao.example' }
    const { status, body } = await logInWith(market, buyer, visit)
    const { ticket = '', ...rest } = body
    expect([status, ticket.length]).toEqual([200, 43])
    expect(rest).toEqual({
      kindEnum: 'SIGN_UP',
      name: '김하늘',
      email: 'new@kakao.example',
      returnUrl: null,
    })
    expect(buyer.cookies.has('auth_token')).toEqual(false)
  })

  test('한 번 쓴 응답을 다시 쓸 수 없고, 동시에 써도 하나만 된다', async () => {
    const buyer = aBuyer(market)
    const answer = await visitProvider(market, buyer, { account: 'twice' })
    const tries = Array.from({ length: 10 }, () => () => finishVisit(buyer, answer))
    const outcomes = await atOnce(market, 'social_attempts', tries)
    const kinds = outcomes.map(({ body }) => body.kindEnum ?? body.code)
    const refusals = Array.from({ length: 9 }, () => 'SOCIAL_UNKNOWN')
    expect(kinds.toSorted()).toEqual(['SIGN_UP', ...refusals])
  })

  test('다른 기기에서는 같은 응답으로 로그인하지 못하고, 그 응답은 주인에게 남는다', async () => {
    const owner = aBuyer(market)
    const answer = await visitProvider(market, owner, { account: 'device' })
    const thief = aBuyer(market)
    await thief.ask('GET', '/accounts/me')
    const stolen = await finishVisit(thief, answer)
    const own = await finishVisit(owner, answer)
    expect([stolen.body.code, own.body.kindEnum]).toEqual(['SOCIAL_UNKNOWN', 'SIGN_UP'])
  })

  test('다른 제공자의 응답이라고 하면 받지 않는다', async () => {
    const buyer = aBuyer(market)
    const answer = await visitProvider(market, buyer, { account: 'mixed' })
    const { body } = await finishVisit(buyer, answer, 'naver')
    expect(body.code).toEqual('SOCIAL_UNKNOWN')
  })

  test('다른 방문에서 받은 코드는 통하지 않는다', async () => {
    const buyer = aBuyer(market)
    const first = await visitProvider(market, buyer, { account: 'mine' })
    const second = await visitProvider(market, buyer, { account: 'theirs' })
    const { body } = await finishVisit(buyer, { ...first, code: second.code })
    expect(body.code).toEqual('SOCIAL_UNKNOWN')
  })

  test('10분이 지난 응답은 받지 않는다', async () => {
    const buyer = aBuyer(market)
    const url = await startVisit(buyer)
    market.advance(10 * MINUTE_MS)
    const answer = await comeBack(market, await decide(market, url, { account: 'old' }))
    expect((await finishVisit(buyer, answer)).body.code).toEqual('SOCIAL_UNKNOWN')
  })

  test.each([
    ['unknown', 'SOCIAL_UNKNOWN', 422],
    ['unavailable', 'SOCIAL_UNAVAILABLE', 409],
    ['late', 'SOCIAL_UNKNOWN', 422],
  ] as const)('제공자의 응답이 %s이면 %s', async (outcome, code, status) => {
    const answer = await logInWith(market, aBuyer(market), { account: 'any', outcome })
    expect([answer.body.code, answer.status]).toEqual([code, status])
  })

  test('상태값은 적힌 곳이 없고, 해시만 남는다', async () => {
    const buyer = aBuyer(market)
    const { state } = await visitProvider(market, buyer, { account: 'hashed' })
    const rows = await market.database.db.selectFrom('social_attempts').selectAll().execute()
    expect(JSON.stringify(rows).includes(String(state))).toEqual(false)
  })
})

describe('연결된 회원의 상태', () => {
  const YEAR_AGO_MS = 366 * DAY_MS
  const aLinked = async (account: string, change: Parameters<typeof aMember>[2]) => {
    const { memberId } = await aMember(market, 'MEMBER', change)
    await linkInRows(market, memberId, { userId: `sandbox-${account}` })
    return memberId
  }
  const ago = (ms: number) => new Date(market.now() - ms)

  test('휴면 회원은 비밀번호를 새로 정해야 하고, 시도가 기록에 남는다', async () => {
    const memberId = await aLinked('dormant', { last_used_at: ago(YEAR_AGO_MS) })
    const { body } = await logInWith(market, aBuyer(market), { account: 'dormant' })
    const records = await market.database.db
      .selectFrom('login_records')
      .select(['way', 'result'])
      .where('member_id', '=', memberId)
      .execute()
    expect([body.code, body.message, records]).toEqual([
      'SOCIAL_DORMANT',
      '휴면 계정이에요.',
      [{ way: 'KAKAO', result: 'DORMANT' }],
    ])
  })

  test('비밀번호가 없는 휴면 회원은 로그인하면 휴면이 풀린다', async () => {
    const change = { last_used_at: ago(YEAR_AGO_MS), login_id: null, password_hash: null }
    const memberId = await aLinked('dormant-social', change)
    const { body } = await logInWith(market, aBuyer(market), { account: 'dormant-social' })
    const { last_used_at: usedAt } = await market.database.db
      .selectFrom('members')
      .select('last_used_at')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    expect([body.kindEnum, usedAt.getTime()]).toEqual(['LOGIN', market.now()])
  })

  test.each(['LEAVING', 'LEFT'] as const)(
    '탈퇴 중이거나 탈퇴한 회원은 로그인하지 못한다: %s',
    async (status) => {
      await aLinked(`status-${status}`, { status })
      const { body } = await logInWith(market, aBuyer(market), { account: `status-${status}` })
      expect([body.code, body.message]).toEqual([
        'SOCIAL_UNAVAILABLE',
        '지금은 이용할 수 없는 계정이에요.',
      ])
    },
  )

  test('비밀번호가 90일보다 오래됐으면 로그인하면서 알린다', async () => {
    await aLinked('old-password', { password_changed_at: ago(90 * DAY_MS) })
    const { body } = await logInWith(market, aBuyer(market), { account: 'old-password' })
    expect([body.kindEnum, body.noticeEnum]).toEqual(['LOGIN', 'SOCIAL_PASSWORD_OLD'])
  })

  test('소셜로 로그인해도 비밀번호를 맞힌 기기로 치지 않는다', async () => {
    await aLinked('untrusted', {})
    const before = await countTrusted()
    await logInWith(market, aBuyer(market), { account: 'untrusted' })
    expect(await countTrusted()).toEqual(before)
  })
})

describe('이메일', () => {
  test('같은 이메일로는 로그인도 가입도 하지 않는다', async () => {
    const { memberId } = await aMember(market)
    const { email } = await market.database.db
      .selectFrom('members')
      .select('email')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const buyer = aBuyer(market)
    const visit = { account: 'equal', email: String(email) }
    const { body } = await logInWith(market, buyer, visit)
    expect([body.code, body.message, buyer.cookies.has('auth_token')]).toEqual([
      'SOCIAL_EMAIL_TAKEN',
      '이미 가입한 이메일이에요. 로그인한 뒤 연결해 주세요.',
      false,
    ])
  })
})
