import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { proveEmail } from '../../support/emailProof.ts'
import { verifyIdentity } from '../../support/identity.ts'
import { finish } from '../../support/leaving.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries, newMember } from '../../support/member.ts'
import { putInCart } from '../../support/purchase.ts'
import {
  aJoiner,
  aLoginId,
  aPerson,
  countMembers,
  outcomeOf,
  REQUIRED_TERMS,
  SIGN_UP_PASSWORD,
  signUp,
} from '../../support/signUp.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const rowOf = (memberId: number) =>
  market.database.db
    .selectFrom('members')
    .selectAll()
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()

describe('가입', () => {
  test('인증한 사람이 회원이 되고 바로 로그인하며, 이름·생년월일·휴대폰은 인증한 것이다', async () => {
    const person = aPerson({ birthday: '1994-02-28', gender: 'FEMALE', mobile: '01077778888' })
    const loginId = aLoginId()
    const { buyer, body } = await aJoiner(market, {
      person,
      loginId: loginId.toUpperCase(),
      email: `${loginId.toUpperCase()}@Mail.Example`,
    })
    const typed = { name: '남의이름', birthday: '1980-01-01', mobile: '01099999999' }
    const { body: me } = await signUp(buyer, { ...body, ...typed })
    const { password_hash: hash, identity_hash: identity, ...row } = await rowOf(me.userSeq)
    expect([me.memberShipType, me.name, me.hasPassword]).toEqual(['MEMBER', person.name, true])
    expect([row.name, row.birthday, row.gender, row.mobile]).toEqual([
      person.name,
      '1994-02-28',
      'FEMALE',
      '01077778888',
    ])
    expect([row.login_id, row.email, row.status, row.platforms]).toEqual([
      loginId,
      `${loginId}@mail.example`,
      'ACTIVE',
      ['COMMERCE'],
    ])
    expect([hash?.startsWith('$argon2id$'), identity?.length]).toEqual([true, 43])
    expect(await buyer.ask('GET', '/accounts/me')).toEqual(me)
  })

  test('가입한 아이디와 비밀번호로 다른 기기에서 로그인한다', async () => {
    const { buyer, body } = await aJoiner(market)
    await signUp(buyer, body)
    const { loginId, password } = body
    const answer = await aBuyer(market).call('POST', '/accounts/login', {
      body: { loginId: loginId.toUpperCase(), password },
    })
    expect(answer.status).toEqual(200)
  })

  test('기기의 장바구니가 따라오고, 로그인 기록에 가입으로 남는다', async () => {
    const buyer = aBuyer(market)
    const cartId = await putInCart(buyer, goodsNamed('하동 세작 녹차'))
    const { body } = await aJoiner(market, { buyer })
    const { body: me } = await signUp(buyer, body)
    const { member_id: owner } = await market.database.db
      .selectFrom('cart_lines')
      .select('member_id')
      .where('id', '=', cartId)
      .executeTakeFirstOrThrow()
    const logins = await market.database.db
      .selectFrom('login_records')
      .select(['way', 'result'])
      .where('member_id', '=', me.userSeq)
      .execute()
    expect([owner, logins]).toEqual([me.userSeq, [{ way: 'SIGN_UP', result: 'SUCCESS' }]])
  })

  test('고른 동의만 날짜와 함께 남고, 밤은 쓸 수 있는 수단이 있을 때만 남는다', async () => {
    const consentsWith = async (kinds: readonly string[]) => {
      const { buyer, body } = await aJoiner(market)
      const agreedTermsList = [...REQUIRED_TERMS, ...kinds]
      const { body: me } = await signUp(buyer, { ...body, agreedTermsList })
      const rows = await market.database.db
        .selectFrom('member_consents')
        .select(['kind', 'way', 'is_agreed'])
        .where('member_id', '=', me.userSeq)
        .orderBy('id')
        .execute()
      return rows.map((row) => `${row.kind} ${row.way} ${row.is_agreed}`)
    }
    const required = REQUIRED_TERMS.map((kind) => `${kind} SIGN_UP true`)
    expect([
      await consentsWith([]),
      await consentsWith(['MARKETING_EMAIL', 'MARKETING_NIGHT']),
      await consentsWith(['MARKETING_NIGHT', 'MARKETING_SMS']),
    ]).toEqual([
      required,
      [...required, 'MARKETING_EMAIL SIGN_UP true'],
      [...required, 'MARKETING_SMS SIGN_UP true', 'MARKETING_NIGHT SIGN_UP true'],
    ])
  })
})

describe('거절', () => {
  test.each([
    ['loginId', 'short', 'LOGIN_ID_INVALID'],
    ['loginId', '장터지기님들', 'LOGIN_ID_INVALID'],
    ['password', 'Spr#26', 'PASSWORD_LENGTH'],
    ['password', '봄날의비밀번호12#', 'PASSWORD_CHARACTERS'],
    ['password', 'Springtime2026', 'PASSWORD_KINDS'],
    ['email', 'gildong', 'EMAIL_INVALID'],
    ['email', 'somebody-else@mail.example', 'EMAIL_VERIFICATION_REQUIRED'],
    ['agreedTermsList', ['SERVICE', 'FINANCE', 'MARKETING_APP'], 'TERMS_REQUIRED'],
    ['emailProof', 'x'.repeat(43), 'EMAIL_PROOF_INVALID'],
    ['verificationId', 'x'.repeat(22), 'IDENTITY_UNVERIFIED'],
  ])('%s가 %o이면 %s, 아무것도 쓰지 않아 고쳐서 다시 가입한다', async (field, value, code) => {
    const { buyer, body } = await aJoiner(market)
    const before = await countMembers(market)
    const refused = outcomeOf(await signUp(buyer, { ...body, [field]: value }))
    expect([refused, await countMembers(market)]).toEqual([code, before])
    expect(outcomeOf(await signUp(buyer, body))).toEqual('joined')
  })

  test('아이디가 든 비밀번호는 거절한다', async () => {
    const { buyer, body } = await aJoiner(market, { loginId: 'gildong77' })
    const refused = await signUp(buyer, { ...body, password: 'Gildong77#1' })
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      422,
      'PASSWORD_CONTAINS_ID',
      '비밀번호에 아이디를 넣을 수 없어요.',
    ])
  })

  test('이미 있는 아이디는 크기만 달라도 거절한다', async () => {
    const { loginId } = await newMember(market)
    const { buyer, body } = await aJoiner(market)
    const { status, body: refusal } = await signUp(buyer, {
      ...body,
      loginId: loginId.toUpperCase(),
    })
    expect([status, refusal.code, refusal.message]).toEqual([
      409,
      'LOGIN_ID_TAKEN',
      '이미 사용 중인 아이디예요.',
    ])
  })

  test('인증번호를 받은 뒤 남이 가져간 이메일은 거절한다', async () => {
    const { buyer, body } = await aJoiner(market)
    await newMember(market, { email: body.email.toUpperCase() })
    expect(outcomeOf(await signUp(buyer, body))).toEqual('EMAIL_TAKEN')
  })

  test('이미 가입한 사람은 다시 가입하지 못한다', async () => {
    const person = aPerson()
    const [first, second] = [await aJoiner(market, { person }), await aJoiner(market, { person })]
    await signUp(first.buyer, first.body)
    const { status, body } = await signUp(second.buyer, second.body)
    expect([status, body.code, body.message]).toEqual([
      409,
      'IDENTITY_TAKEN',
      '이미 가입한 계정이 있어요. 그 계정으로 로그인해 주세요.',
    ])
  })

  test('만 14세가 되는 날부터 가입한다', async () => {
    const year = new Date(market.now()).getUTCFullYear() - 14
    const birthday = (days: number) => {
      const day = new Date(market.now() + 9 * 3_600_000 + days * 86_400_000)
      return `${year}-${day.toISOString().slice(5, 10)}`
    }
    const old = await aJoiner(market, { person: aPerson({ birthday: birthday(0) }) })
    expect(outcomeOf(await signUp(old.buyer, old.body))).toEqual('joined')
    const person = aPerson({ birthday: birthday(1) })
    await expect(aJoiner(market, { person })).rejects.toThrow('AGE_TOO_YOUNG')
  })

  test('이메일 인증도 본인인증도 한 번, 그 기기에서, 시간 안에만 쓴다', async () => {
    const joiner = await aJoiner(market)
    await signUp(joiner.buyer, joiner.body)
    const other = await aJoiner(market)
    const { emailProof, email, verificationId } = joiner.body
    const used = [
      outcomeOf(await signUp(joiner.buyer, { ...other.body, emailProof, email })),
      outcomeOf(await signUp(aBuyer(market), other.body)),
      outcomeOf(await signUp(other.buyer, { ...other.body, verificationId })),
    ]
    market.advance(10 * MINUTE_MS)
    used.push(outcomeOf(await signUp(other.buyer, other.body)))
    market.advance(20 * MINUTE_MS)
    used.push(outcomeOf(await signUp(other.buyer, other.body)))
    expect(used).toEqual([
      'EMAIL_PROOF_INVALID',
      'EMAIL_PROOF_INVALID',
      'IDENTITY_UNVERIFIED',
      'IDENTITY_UNVERIFIED',
      'EMAIL_PROOF_INVALID',
    ])
  })

  test('다른 목적으로 인증한 것으로는 가입하지 못한다', async () => {
    const { buyer, body } = await aJoiner(market)
    const emailProof = await proveEmail(market, aBuyer(market), {
      email: 'find@mail.example',
      purposeEnum: 'FIND',
    })
    const verificationId = await verifyIdentity(market, buyer, {
      purposeEnum: 'FIND_ACCOUNT',
      ...aPerson(),
    })
    expect([
      outcomeOf(await signUp(buyer, { ...body, emailProof })),
      outcomeOf(await signUp(buyer, { ...body, verificationId })),
    ]).toEqual(['EMAIL_PROOF_INVALID', 'IDENTITY_UNVERIFIED'])
  })

  test('탈퇴한 사람은 30일이 지나야 다시 가입한다', async () => {
    const person = aPerson()
    const former = await aJoiner(market, { person })
    const { body: me } = await signUp(former.buyer, former.body)
    await former.buyer.ask('POST', '/accounts/withdrawal', {
      body: { leaveReason: 'RARELY_USED', password: SIGN_UP_PASSWORD },
    })
    await finish(market, me.userSeq)
    const early = await aJoiner(market, { person })
    const refused = await signUp(early.buyer, early.body)
    market.advance(30 * 24 * 60 * MINUTE_MS)
    const late = await aJoiner(market, { person })
    const { body: again } = await signUp(late.buyer, late.body)
    expect([refused.status, refused.body.message, again.userSeq > me.userSeq]).toEqual([
      409,
      '탈퇴한 지 30일이 지나면 다시 가입할 수 있어요.',
      true,
    ])
  })
})

describe('다시 보낸 가입', () => {
  test('같은 열쇠로 다시 보내면 두 번 가입하지 않고 다시 로그인한다', async () => {
    const { buyer, body } = await aJoiner(market)
    const key = crypto.randomUUID()
    const { body: first } = await signUp(buyer, body, key)
    buyer.cookies.delete('auth_token')
    const before = await countMembers(market)
    const { body: again } = await signUp(buyer, body, key)
    const me = await buyer.ask<{ userSeq: number }>('GET', '/accounts/me')
    expect([again.userSeq, me.userSeq, await countMembers(market)]).toEqual([
      first.userSeq,
      first.userSeq,
      before,
    ])
  })

  test('다른 비밀번호로 다시 보내면 로그인하지 않고, 비밀번호는 어디에도 적혀 있지 않다', async () => {
    const { buyer, body } = await aJoiner(market)
    const key = crypto.randomUUID()
    await signUp(buyer, body, key)
    buyer.cookies.delete('auth_token')
    const other = await signUp(buyer, { ...body, password: 'Autumn#2026' }, key)
    const rows = await market.database.db.selectFrom('idempotent_answers').selectAll().execute()
    expect([other.body.code, JSON.stringify(rows).includes(SIGN_UP_PASSWORD)]).toEqual([
      'IDEMPOTENCY_KEY_REUSED',
      false,
    ])
  })
})
