import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer, type Buyer, type RefusalBody } from '../../support/buyer.ts'
import { proveEmail } from '../../support/emailProof.ts'
import { verifyIdentity } from '../../support/identity.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries, newMember } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

async function find(email: string) {
  const buyer = aBuyer(market)
  const emailProof = await proveEmail(market, buyer, { email, purposeEnum: 'FIND' })
  const call = () =>
    buyer.call<Partial<RefusalBody>>('POST', '/accounts/find-id', { body: { emailProof } })
  return { first: await call(), second: await call() }
}

test('이메일로 찾으면 아이디를 앞 세 글자만 보여 준다', async () => {
  const joinedAt = new Date(market.now() - 30 * DAY_MS)
  const { loginId } = await newMember(market, { created_at: joinedAt })
  const { first } = await find(`${loginId}@MAIL.example`)
  expect(first).toEqual({
    status: 200,
    body: {
      loginId: `${loginId.slice(0, 3)}***`,
      joinedAt: joinedAt.toISOString(),
      socialList: [],
    },
  })
})

test('소셜로만 가입한 계정에는 아이디가 없고, 무엇으로 로그인하는지 알려 준다', async () => {
  const email = `${crypto.randomUUID()}@mail.example`
  const { id } = await newMember(market, { login_id: null, password_hash: null, email })
  await market.database.db
    .insertInto('social_links')
    .values({
      member_id: id,
      provider: 'KAKAO',
      provider_user_id: crypto.randomUUID(),
      linked_at: new Date(market.now()),
    })
    .execute()
  const { first } = await find(email)
  expect(first.body).toEqual({
    loginId: null,
    joinedAt: new Date(market.now()).toISOString(),
    socialList: ['KAKAO'],
  })
})

test('없는 주소도 탈퇴한 회원의 주소도 계정이 없다고 하고, 어느 쪽이든 인증은 다시 쓸 수 없다', async () => {
  const email = `${crypto.randomUUID()}@mail.example`
  await newMember(market, { email, status: 'LEAVING' })
  const outcomes = [await find(`${crypto.randomUUID()}@mail.example`), await find(email)]
  expect(outcomes.map(({ first, second }) => [first.body.code, second.body.code])).toEqual([
    ['ACCOUNT_NOT_FOUND', 'EMAIL_PROOF_INVALID'],
    ['ACCOUNT_NOT_FOUND', 'EMAIL_PROOF_INVALID'],
  ])
})

/** A member whose person the market knows, since they were certified as an adult. */
async function aVerifiedMember(person: { readonly name: string; readonly mobile: string }) {
  const { loginId } = await newMember(market)
  const buyer = aBuyer(market)
  await buyer.logIn(loginId)
  await verifyIdentity(market, buyer, { purposeEnum: 'ADULT', ...person })
  return { loginId }
}

async function findAs(person: { readonly name: string; readonly mobile: string }) {
  const buyer = aBuyer(market)
  const verificationId = await verifyIdentity(market, buyer, {
    purposeEnum: 'FIND_ACCOUNT',
    ...person,
  })
  const call = (from: Buyer) =>
    from.call<Partial<RefusalBody>>('POST', '/accounts/find-id', { body: { verificationId } })
  return {
    elsewhere: await call(aBuyer(market)),
    first: await call(buyer),
    second: await call(buyer),
  }
}

test('본인인증으로 찾으면 아이디를 모두 보여 주고, 인증은 그 기기에서 한 번만 사용한다', async () => {
  const person = { name: '김찾기', mobile: '01099990001' }
  const { loginId } = await aVerifiedMember(person)
  const { elsewhere, first, second } = await findAs(person)
  expect([elsewhere.body.code, first.body, second.body.code]).toEqual([
    'IDENTITY_UNVERIFIED',
    { loginId, joinedAt: new Date(market.now()).toISOString(), socialList: [] },
    'IDENTITY_UNVERIFIED',
  ])
})

test('가입하지 않은 사람에게는 계정이 없다고 한다', async () => {
  const { first } = await findAs({ name: '나그네', mobile: '01099990002' })
  expect([first.status, first.body.code]).toEqual([404, 'ACCOUNT_NOT_FOUND'])
})

test('본인인증으로도 자기 계정의 비밀번호만 재설정한다', async () => {
  const person = { name: '김잊음', mobile: '01099990003' }
  const { loginId } = await aVerifiedMember(person)
  const other = await newMember(market)
  const buyer = aBuyer(market)
  const verificationId = await verifyIdentity(market, buyer, {
    purposeEnum: 'FIND_ACCOUNT',
    ...person,
  })
  const reset = async (id: string) => {
    const { status, body } = await buyer.call<Partial<RefusalBody>>(
      'POST',
      '/accounts/password-resets',
      {
        body: {
          loginId: id,
          proof: { verificationId },
          password: 'Spring#2026',
          confirmation: 'Spring#2026',
        },
      },
    )
    return body.code ?? status
  }
  expect([
    await reset(other.loginId),
    await reset('nobodythere'),
    await reset(loginId),
    await reset(loginId),
  ]).toEqual(['PASSWORD_RESET_MISMATCH', 'PASSWORD_RESET_MISMATCH', 200, 'IDENTITY_UNVERIFIED'])
})
