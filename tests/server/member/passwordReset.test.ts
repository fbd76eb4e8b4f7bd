import { DAY_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer, type Buyer, DEMO_PASSWORD, type RefusalBody } from '../../support/buyer.ts'
import { proveEmail } from '../../support/emailProof.ts'
import { queuedMails } from '../../support/mail.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries, newMember } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const addressOf = ({ loginId }: { readonly loginId: string }) => `${loginId}@mail.example`

type Reset = {
  readonly loginId: string
  readonly emailProof: string
  readonly password?: string
  readonly confirmation?: string
}

function reset(from: Buyer, { loginId, emailProof, password = 'Spring#2026', ...rest }: Reset) {
  const body = { loginId, proof: { emailProof }, password, confirmation: password, ...rest }
  return from.call<Partial<RefusalBody>>('POST', '/accounts/password-resets', { body })
}

const proofOf = (buyer: Buyer, email: string) =>
  proveEmail(market, buyer, { email, purposeEnum: 'CHANGE' })

async function logIn(loginId: string, password: string) {
  const body = { loginId, password }
  const { status, body: answer } = await aBuyer(market).call<Partial<RefusalBody>>(
    'POST',
    '/accounts/login',
    { body },
  )
  return answer.code ?? status
}

const codeOf = ({ status, body }: { status: number; body: Partial<RefusalBody> }) =>
  body.code ?? status

test('인증한 주소의 계정은 새 비밀번호로 로그인한다', async () => {
  const buyer = aBuyer(market)
  const member = await newMember(market)
  const emailProof = await proofOf(buyer, addressOf(member))
  const outcome = codeOf(await reset(buyer, { loginId: member.loginId.toUpperCase(), emailProof }))
  expect([
    outcome,
    await logIn(member.loginId, DEMO_PASSWORD),
    await logIn(member.loginId, 'Spring#2026'),
  ]).toEqual([200, 'LOGIN_MISMATCH', 200])
})

test('재설정하면 로그인한 모든 기기에서 로그아웃되고, 주인에게 메일로 알린다', async () => {
  const { buyer: phone, memberId } = await aMember(market)
  const { login_id, email } = await market.database.db
    .selectFrom('members')
    .select(['login_id', 'email'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const buyer = aBuyer(market)
  const emailProof = await proofOf(buyer, email ?? '')
  await reset(buyer, { loginId: login_id ?? '', emailProof })
  const subjects = (await queuedMails(market)).filter(({ to }) => to === email)
  const me = await phone.ask<{ memberShipType: string }>('GET', '/accounts/me')
  expect([me.memberShipType, subjects.at(-1)?.subject]).toEqual([
    'GUEST',
    '[장터] 비밀번호가 변경됐어요',
  ])
})

test('휴면도 다섯 번 틀린 차단도 재설정하면 풀린다', async () => {
  const dormant = await newMember(market, { last_used_at: new Date(market.now() - 400 * DAY_MS) })
  const blocked = await newMember(market)
  const before = [await logIn(dormant.loginId, DEMO_PASSWORD)]
  for (let count = 0; count < 5; count += 1) await logIn(blocked.loginId, 'wrong')
  before.push(await logIn(blocked.loginId, DEMO_PASSWORD))
  for (const member of [dormant, blocked]) {
    const buyer = aBuyer(market)
    await reset(buyer, {
      loginId: member.loginId,
      emailProof: await proofOf(buyer, addressOf(member)),
    })
  }
  expect([
    before,
    await logIn(dormant.loginId, 'Spring#2026'),
    await logIn(blocked.loginId, 'Spring#2026'),
  ]).toEqual([['LOGIN_DORMANT', 'LOGIN_BLOCKED'], 200, 200])
})

test('없는 아이디도 남의 아이디도 똑같이 일치하지 않는다고 하고, 인증은 그대로 남는다', async () => {
  const buyer = aBuyer(market)
  const [member, other] = [await newMember(market), await newMember(market)]
  const emailProof = await proofOf(buyer, addressOf(member))
  const unknown = await reset(buyer, { loginId: 'nobodythere', emailProof })
  const foreign = await reset(buyer, { loginId: other.loginId, emailProof })
  const own = await reset(buyer, { loginId: member.loginId, emailProof })
  expect([unknown.status, unknown.body.code, unknown, own.status]).toEqual([
    409,
    'PASSWORD_RESET_MISMATCH',
    foreign,
    200,
  ])
})

test('인증은 한 번만, 그 기기에서만, 그 목적으로만, 30분 안에만 사용한다', async () => {
  const buyer = aBuyer(market)
  const { loginId } = await newMember(market)
  const email = addressOf({ loginId })
  const found = await proveEmail(market, buyer, { email, purposeEnum: 'FIND' })
  market.advance(MINUTE_MS)
  const emailProof = await proofOf(buyer, email)
  const outcomes = [
    await reset(buyer, { loginId, emailProof: found }),
    await reset(aBuyer(market), { loginId, emailProof }),
    await reset(buyer, { loginId, emailProof: 'A'.repeat(43) }),
    await reset(buyer, { loginId, emailProof }),
    await reset(buyer, { loginId, emailProof, password: 'Summer#2026' }),
  ]
  market.advance(MINUTE_MS)
  const late = await proofOf(buyer, email)
  market.advance(30 * MINUTE_MS)
  outcomes.push(await reset(buyer, { loginId, emailProof: late, password: 'Summer#2026' }))
  expect(outcomes.map(codeOf)).toEqual([
    'EMAIL_PROOF_INVALID',
    'EMAIL_PROOF_INVALID',
    'EMAIL_PROOF_INVALID',
    200,
    'EMAIL_PROOF_INVALID',
    'EMAIL_PROOF_INVALID',
  ])
})

test('한 인증으로 한꺼번에 여러 번 재설정해도 한 번만 바뀐다', async () => {
  const buyer = aBuyer(market)
  const { loginId } = await newMember(market)
  const emailProof = await proofOf(buyer, addressOf({ loginId }))
  const tries = Array.from({ length: 12 }, (_, index) =>
    reset(buyer, { loginId, emailProof, password: `Spring#20${index + 10}` }),
  )
  const outcomes = (await Promise.all(tries)).map(codeOf)
  const { rows } = await market.database.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM former_passwords JOIN members ON members.id = member_id WHERE login_id = $1`,
    [loginId],
  )
  expect([outcomes.map(String).toSorted(), rows[0]?.count]).toEqual([
    ['200', ...Array.from({ length: 11 }, () => 'EMAIL_PROOF_INVALID')],
    1,
  ])
})

test.each([
  ['Spr#26', 'PASSWORD_LENGTH'],
  ['비밀번호#2026', 'PASSWORD_CHARACTERS'],
  ['springtime26', 'PASSWORD_KINDS'],
  [DEMO_PASSWORD, 'PASSWORD_SAME'],
])('%s: %s', async (password, code) => {
  const buyer = aBuyer(market)
  const { loginId } = await newMember(market)
  const emailProof = await proofOf(buyer, addressOf({ loginId }))
  expect(codeOf(await reset(buyer, { loginId, emailProof, password }))).toBe(code)
})

test('확인이 다르거나 아이디가 들어 있으면 바꾸지 않는다', async () => {
  const buyer = aBuyer(market)
  const { loginId } = await newMember(market)
  const emailProof = await proofOf(buyer, addressOf({ loginId }))
  expect([
    codeOf(await reset(buyer, { loginId, emailProof, confirmation: 'Spring#2027' })),
    codeOf(await reset(buyer, { loginId, emailProof, password: `${loginId}#1` })),
    await logIn(loginId, DEMO_PASSWORD),
  ]).toEqual(['PASSWORD_MISMATCH', 'PASSWORD_CONTAINS_ID', 200])
})
