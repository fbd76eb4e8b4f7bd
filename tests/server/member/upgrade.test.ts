import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer, type Buyer, type RefusalBody } from '../../support/buyer.ts'
import { aCoupon, anIssue } from '../../support/coupon/aCoupon.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { verifyIdentity } from '../../support/identity.ts'
import { finish } from '../../support/leaving.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries, newMember } from '../../support/member.ts'
import { placeOrder, putInCart } from '../../support/purchase.ts'
import {
  aJoiner,
  aLoginId,
  aPerson,
  type Joined,
  outcomeOf,
  SIGN_UP_PASSWORD,
  signUp,
} from '../../support/signUp.ts'

const TEA = goodsNamed('하동 세작 녹차')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

/** An associate member as a social account makes one: without a login id, a password or a mobile number. */
const aSocialMember = () =>
  aMember(market, 'ASSOCIATE_MEMBER', {
    login_id: null,
    password_hash: null,
    mobile: null,
    email: null,
  })

const verify = (buyer: Buyer, person = aPerson()) =>
  verifyIdentity(market, buyer, { purposeEnum: 'JOIN', ...person })

function upgrade(buyer: Buyer, body: object, key?: string) {
  return buyer.call<Joined & Partial<RefusalBody>>('POST', '/accounts/upgrade', {
    body,
    ...(key === undefined ? {} : { key }),
  })
}

const rowOf = (memberId: number) =>
  market.database.db
    .selectFrom('members')
    .selectAll()
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()

/** Tables whose rows a login writes, not the upgrade. */
const OF_LOGINS = ['sessions', 'login_records']

/** Every row that names a member, by its table. */
async function rowsOf(memberId: number): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const { db } = market.database
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE column_name = 'member_id' AND table_schema = 'public' ORDER BY table_name
  `.execute(db)
  const found: Record<string, readonly unknown[]> = {}
  for (const { name } of tables.filter((table) => !OF_LOGINS.includes(table.name))) {
    const { rows } = await sql<{ row: unknown }>`
      SELECT to_jsonb(owned) AS row FROM ${sql.table(name)} AS owned WHERE member_id = ${memberId} ORDER BY 1
    `.execute(db)
    if (rows.length > 0) found[name] = rows.map(({ row }) => row)
  }
  return found
}

describe('정회원 되기', () => {
  test('본인인증을 하면 같은 번호의 정회원이 되고, 장바구니·쿠폰·주문·동의가 그대로다', async () => {
    const { buyer, memberId } = await aSocialMember()
    await putInCart(buyer, TEA)
    await placeOrder(buyer, [await putInCart(buyer, goodsNamed('논산 설향 딸기 500g 2팩'))])
    await anIssue(market, { coupon_id: await aCoupon(market, {}), member_id: memberId })
    await buyer.ask('POST', '/favorites/recent-goods', { body: { goodsIdList: [TEA] } })
    await buyer.ask('PUT', '/accounts/consents', {
      body: { termsKind: 'MARKETING_EMAIL', agreeYn: 'Y' },
    })
    const before = await rowsOf(memberId)
    const person = aPerson({ birthday: '1988-12-31', mobile: '01033334444' })
    const { body: me } = await upgrade(buyer, { verificationId: await verify(buyer, person) })
    const { name, birthday, gender, mobile, membership_type: type } = await rowOf(memberId)
    expect([me.userSeq, me.memberShipType, me.name]).toEqual([memberId, 'MEMBER', person.name])
    expect({ name, birthday, gender, mobile, type }).toEqual({ ...person, type: 'MEMBER' })
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['cart_lines', 'coupon_issues', 'member_consents', 'orders']),
    )
    expect(await rowsOf(memberId)).toEqual(before)
  })

  test('전환하면 세션이 바뀌어, 전에 받은 토큰으로는 들어오지 못한다', async () => {
    const { buyer, memberId } = await aSocialMember()
    const former = buyer.cookies.get('auth_token') ?? ''
    await upgrade(buyer, { verificationId: await verify(buyer) })
    const me = await buyer.ask<Joined>('GET', '/accounts/me')
    buyer.cookies.set('auth_token', former)
    const late = await buyer.ask<Joined>('GET', '/accounts/me')
    expect([me.userSeq, me.memberShipType, late.memberShipType]).toEqual([
      memberId,
      'MEMBER',
      'GUEST',
    ])
  })

  test('아이디와 비밀번호를 함께 만들면 그것으로도 로그인한다', async () => {
    const { buyer, memberId } = await aSocialMember()
    const loginId = aLoginId()
    const verificationId = await verify(buyer)
    const password = SIGN_UP_PASSWORD
    const { body: me } = await upgrade(buyer, {
      verificationId,
      loginId: loginId.toUpperCase(),
      password,
    })
    const login = await aBuyer(market).call<Joined>('POST', '/accounts/login', {
      body: { loginId, password },
    })
    expect([me.hasPassword, login.status, login.body.userSeq]).toEqual([true, 200, memberId])
  })

  test('아이디 없이 정회원이 된 사람은 같은 사람으로 인증하고 나중에 만든다', async () => {
    const { buyer } = await aSocialMember()
    const person = aPerson()
    await upgrade(buyer, { verificationId: await verify(buyer, person) })
    const verificationId = await verify(buyer, person)
    const { body: me } = await upgrade(buyer, {
      verificationId,
      loginId: aLoginId(),
      password: SIGN_UP_PASSWORD,
    })
    expect([me.memberShipType, me.hasPassword]).toEqual(['MEMBER', true])
  })

  test('같은 열쇠로 다시 보내면 같은 답이다', async () => {
    const { buyer, memberId } = await aSocialMember()
    const body = { verificationId: await verify(buyer) }
    const key = crypto.randomUUID()
    await upgrade(buyer, body, key)
    const { status, body: again } = await upgrade(buyer, body, key)
    expect([status, again.userSeq, again.memberShipType]).toEqual([200, memberId, 'MEMBER'])
  })
})

describe('거절', () => {
  test('다른 계정이 있는 사람, 만 14세 미만, 탈퇴한 지 30일이 안 된 사람은 되지 않는다', async () => {
    const person = aPerson()
    const member = await aJoiner(market, { person })
    const { buyer } = await aSocialMember()
    const taken = await verify(buyer, person)
    const { body: me } = await signUp(member.buyer, member.body)
    const first = outcomeOf(await upgrade(buyer, { verificationId: taken }))
    await expect(verify(buyer, person)).rejects.toThrow('IDENTITY_TAKEN')
    await expect(verify(buyer, aPerson({ birthday: '2020-01-01' }))).rejects.toThrow(
      'AGE_TOO_YOUNG',
    )
    await member.buyer.ask('POST', '/accounts/withdrawal', {
      body: { leaveReason: 'RARELY_USED', password: SIGN_UP_PASSWORD },
    })
    await finish(market, me.userSeq)
    const left = outcomeOf(await upgrade(buyer, { verificationId: await verify(buyer, person) }))
    expect([first, left]).toEqual(['IDENTITY_TAKEN', 'REJOIN_WAIT'])
  })

  test('인증한 계정은 다른 사람의 것이 되지 않는다', async () => {
    const { buyer } = await aSocialMember()
    await upgrade(buyer, { verificationId: await verify(buyer) })
    const { status, body } = await upgrade(buyer, { verificationId: await verify(buyer) })
    expect([status, body.code, body.message]).toEqual([
      409,
      'IDENTITY_DIFFERENT',
      '회원님 본인의 명의로 인증해 주세요.',
    ])
  })

  test('거절되면 인증은 그대로 남아, 고쳐서 다시 보낸다', async () => {
    const { loginId: taken } = await newMember(market)
    const { buyer } = await aSocialMember()
    const verificationId = await verify(buyer)
    const password = SIGN_UP_PASSWORD
    const loginId = aLoginId()
    expect([
      outcomeOf(await upgrade(buyer, { verificationId, loginId: taken, password })),
      outcomeOf(await upgrade(buyer, { verificationId, loginId: 'short', password })),
      outcomeOf(await upgrade(buyer, { verificationId, loginId, password: 'short-1' })),
      outcomeOf(await upgrade(buyer, { verificationId, loginId })),
      outcomeOf(await upgrade(buyer, { verificationId, loginId, password })),
    ]).toEqual(['LOGIN_ID_TAKEN', 'LOGIN_ID_INVALID', 'PASSWORD_LENGTH', 'BAD_INPUT', 'joined'])
  })

  test('아이디가 있는 계정에 다른 아이디를 만들지 않는다', async () => {
    const { buyer, memberId } = await aMember(market, 'ASSOCIATE_MEMBER')
    const before = await rowOf(memberId)
    const verificationId = await verify(buyer)
    const credentials = { loginId: aLoginId(), password: SIGN_UP_PASSWORD }
    const refused = outcomeOf(await upgrade(buyer, { verificationId, ...credentials }))
    expect([refused, await rowOf(memberId)]).toEqual(['CREDENTIALS_SET', before])
  })
})

describe('동시에', () => {
  test('한 사람이 두 계정을 전환하면 하나만 된다', async () => {
    const person = aPerson()
    const anUpgrade = async () => {
      const { buyer } = await aSocialMember()
      const body = { verificationId: await verify(buyer, person) }
      return async () => outcomeOf(await upgrade(buyer, body))
    }
    const outcomes = await atOnce(market, 'members', [await anUpgrade(), await anUpgrade()])
    expect(outcomes.toSorted()).toEqual(['IDENTITY_TAKEN', 'joined'])
  })

  test('가입과 전환이 같은 아이디를 고르면 한쪽만 갖는다', async () => {
    const loginId = aLoginId()
    const joiner = await aJoiner(market, { loginId })
    const { buyer } = await aSocialMember()
    const verificationId = await verify(buyer)
    const credentials = { loginId, password: SIGN_UP_PASSWORD }
    const outcomes = await atOnce(market, 'members', [
      async () => outcomeOf(await signUp(joiner.buyer, joiner.body)),
      async () => outcomeOf(await upgrade(buyer, { verificationId, ...credentials })),
    ])
    expect(outcomes.toSorted()).toEqual(['LOGIN_ID_TAKEN', 'joined'])
  })
})
