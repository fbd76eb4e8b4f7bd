import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer } from '../../support/buyer.ts'
import { proveEmail } from '../../support/emailProof.ts'
import { verifyIdentity } from '../../support/identity.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries } from '../../support/member.ts'
import {
  aJoiner,
  aLoginId,
  aPerson,
  countMembers,
  outcomeOf,
  type SignUpBody,
  signUp,
} from '../../support/signUp.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

type Sent = Parameters<typeof signUp>

/** Sends sign-ups that wait for each other in a table, and answers what became of them and how many joined. */
async function race(table: string, sent: readonly Sent[]) {
  const before = await countMembers(market)
  const answers = await atOnce(
    market,
    table,
    sent.map((one) => () => signUp(...one)),
  )
  const joined = (await countMembers(market)) - before
  return { outcomes: answers.map(outcomeOf).toSorted(), joined }
}

const sentOf = ({ buyer, body }: { buyer: Sent[0]; body: SignUpBody }): Sent => [buyer, body]

test('한 사람이 두 기기에서 동시에 가입해도 한 번만 가입한다', async () => {
  const person = aPerson()
  const joiners = [await aJoiner(market, { person }), await aJoiner(market, { person })]
  expect(await race('members', joiners.map(sentOf))).toEqual({
    outcomes: ['IDENTITY_TAKEN', 'joined'],
    joined: 1,
  })
})

test('같은 아이디로 두 사람이 동시에 가입하면 한 사람만 갖는다', async () => {
  const loginId = aLoginId()
  const joiners = [
    await aJoiner(market, { loginId, email: `a-${loginId}@mail.example` }),
    await aJoiner(market, { loginId, email: `b-${loginId}@mail.example` }),
  ]
  expect(await race('members', joiners.map(sentOf))).toEqual({
    outcomes: ['LOGIN_ID_TAKEN', 'joined'],
    joined: 1,
  })
})

test('같은 이메일로 두 사람이 동시에 가입하면 한 사람만 갖는다', async () => {
  const email = `${aLoginId()}@mail.example`
  const first = await aJoiner(market, { email })
  const other = aBuyer(market)
  market.advance(60_000)
  const second = await aJoiner(market, { buyer: other, email: email.toUpperCase() })
  expect(await race('members', [first, second].map(sentOf))).toEqual({
    outcomes: ['EMAIL_TAKEN', 'joined'],
    joined: 1,
  })
})

test('본인인증 하나로 동시에 두 번 가입할 수 없다', async () => {
  const { buyer, body } = await aJoiner(market)
  const loginId = aLoginId()
  const email = `${loginId}@mail.example`
  const emailProof = await proveEmail(market, buyer, { email, purposeEnum: 'JOIN' })
  const other = { ...body, loginId, email, emailProof }
  const sent: Sent[] = [
    [buyer, body],
    [buyer, other],
  ]
  expect(await race('identity_verifications', sent)).toEqual({
    outcomes: ['IDENTITY_UNVERIFIED', 'joined'],
    joined: 1,
  })
})

test('이메일 인증 하나로 동시에 두 번 가입할 수 없다', async () => {
  const { buyer, body } = await aJoiner(market)
  const verificationId = await verifyIdentity(market, buyer, { purposeEnum: 'JOIN', ...aPerson() })
  const other = { ...body, loginId: aLoginId(), verificationId }
  const sent: Sent[] = [
    [buyer, body],
    [buyer, other],
  ]
  expect(await race('email_codes', sent)).toEqual({
    outcomes: ['EMAIL_PROOF_INVALID', 'joined'],
    joined: 1,
  })
})

test('같은 가입을 같은 열쇠로 동시에 보내면 한 번 가입하고 모두 로그인한다', async () => {
  const { buyer, body } = await aJoiner(market)
  const key = crypto.randomUUID()
  const sent: Sent[] = Array.from({ length: 4 }, () => [buyer, body, key])
  expect(await race('members', sent)).toEqual({
    outcomes: ['joined', 'joined', 'joined', 'joined'],
    joined: 1,
  })
})
