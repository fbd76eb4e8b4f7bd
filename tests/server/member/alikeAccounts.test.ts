import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { proveEmail } from '../../support/emailProof.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries, newMember } from '../../support/member.ts'

/** Everything that goes to the database: connections take it over when they open. */
const sent = vi.spyOn(Client.prototype, 'query')
const hashed: string[] = []

let market: TestMarket
beforeAll(async () => {
  market = await openMarket({
    hasher: {
      hash: async (password) => {
        hashed.push('hash')
        return `hash of ${password}`
      },
      verify: async () => {
        hashed.push('verify')
        return false
      },
    },
  })
})
beforeEach(() => forgetTries(market))
afterAll(async () => {
  await market.close()
  sent.mockRestore()
})

type Work = { readonly answer: unknown; readonly statements: readonly string[] }

/** The answer of a call, and what was done for it: statements without their values, and hashes. */
async function workOf(from: Buyer, path: string, body: object): Promise<Work> {
  sent.mockClear()
  hashed.splice(0)
  const answer = await from.call('POST', path, { body })
  const statements = sent.mock.calls.map(([statement]: readonly unknown[]) =>
    typeof statement === 'object' && statement !== null && 'text' in statement
      ? String(statement.text)
      : String(statement),
  )
  return { answer, statements: [...statements, ...hashed] }
}

test('회원의 주소로 인증번호를 받든 모르는 주소로 받든 똑같은 일을 한다', async () => {
  const { loginId } = await newMember(market)
  const receive = (email: string) =>
    workOf(aBuyer(market), '/accounts/email-codes', { email, purposeEnum: 'FIND' })
  const known = await receive(`${loginId}@mail.example`)
  const unknown = await receive(`${crypto.randomUUID()}@mail.example`)
  expect([unknown, known.statements.length > 2]).toEqual([known, true])
})

test('남의 아이디로 재설정하든 없는 아이디로 하든 똑같은 일을 한다', async () => {
  const buyer = aBuyer(market)
  const [member, other] = [await newMember(market), await newMember(market)]
  const email = `${member.loginId}@mail.example`
  const emailProof = await proveEmail(market, buyer, { email, purposeEnum: 'CHANGE' })
  const resetAs = (loginId: string) =>
    workOf(buyer, '/accounts/password-resets', {
      loginId,
      proof: { emailProof },
      password: 'Spring#2026',
      confirmation: 'Spring#2026',
    })
  const foreign = await resetAs(other.loginId)
  expect([await resetAs('nobodythere'), foreign.statements.length > 1]).toEqual([foreign, true])
})

test('인증 없이 재설정하면 있는 아이디인지 찾아보지도 않는다', async () => {
  const { loginId } = await newMember(market)
  const resetAs = (id: string) =>
    workOf(aBuyer(market), '/accounts/password-resets', {
      loginId: id,
      proof: { emailProof: 'A'.repeat(43) },
      password: 'Spring#2026',
      confirmation: 'Spring#2026',
    })
  const known = await resetAs(loginId)
  expect([
    await resetAs('nobodythere'),
    known.statements.filter((one) => one.includes('members')),
  ]).toEqual([known, []])
})
