import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { VERIFICATION_MINUTES } from '@jangteo/core/member/verification.rules'
import type { Buyer } from '../../support/buyer.ts'
import { A_PERSON, passWindow, verifyIdentity } from '../../support/identity.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMemberInApp, aMember, forgetTries } from '../../support/member.ts'
import { PIN, setPin } from '../../support/pin.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const NEW_PIN = '907461'
const PURPOSE = { purposeEnum: 'PIN' } as const
let personCount = 0

/** A member with the pay platform and a PIN, and the person that they are. */
async function aMemberWithPin() {
  personCount += 1
  const name = `김${String.fromCodePoint(0xac00 + personCount)}`
  const { birthday, mobile } = A_PERSON
  const member = await aMember(market, 'MEMBER', { platforms: ['PAY'], name, birthday, mobile })
  const pinTicket = await setPin(member.buyer)
  return { ...member, pinTicket, person: { ...A_PERSON, name } }
}

type Body = { readonly code?: string; readonly pinTicket?: string }

async function reset(buyer: Buyer, verificationId: string, pin = NEW_PIN) {
  const body = { pin, purposeEnum: 'PAYMENT', verificationId }
  const answer = await buyer.call<Body>('PUT', '/accounts/pin', { body })
  return answer.body.code ?? answer.status
}

async function tryPin(buyer: Buyer, pin: string) {
  const body = { pin, purposeEnum: 'PAYMENT' }
  const answer = await buyer.call<Body>('POST', '/accounts/pin/verify', { body })
  return answer.body.code ?? answer.status
}

test('잠긴 비밀번호는 본인인증하고 다시 설정하면 풀리고, 앞의 번호와 표는 끝난다', async () => {
  const { buyer, person, memberId, sessionId } = await aMemberWithPin()
  for (const pin of Array.from({ length: 5 }, () => '180753')) await tryPin(buyer, pin)
  const locked = await tryPin(buyer, PIN)
  const id = await verifyIdentity(market, buyer, { ...PURPOSE, ...person })
  const tickets = () =>
    market.database.db
      .selectFrom('pin_tickets')
      .select('ticket_hash')
      .where('session_id', '=', sessionId)
      .execute()
  const before = await tickets()
  const outcome = await reset(buyer, id)
  const after = await tickets()
  expect([
    locked,
    outcome,
    before.length,
    after.length,
    before[0]?.ticket_hash === after[0]?.ticket_hash,
    await tryPin(buyer, PIN),
    await tryPin(buyer, NEW_PIN),
    memberId > 0,
  ]).toEqual(['PIN_LOCKED', 200, 1, 1, false, 'PIN_MISMATCH', 200, true])
})

test('본인인증은 한 번 쓰고, 쉬운 번호로 거절되면 남아 있다', async () => {
  const { buyer, person } = await aMemberWithPin()
  const id = await verifyIdentity(market, buyer, { ...PURPOSE, ...person })
  expect([
    await reset(buyer, id, '111111'),
    await reset(buyer, id),
    await reset(buyer, id, '614907'),
    await tryPin(buyer, NEW_PIN),
  ]).toEqual(['PIN_WEAK', 200, 'IDENTITY_UNVERIFIED', 200])
})

test('같은 본인인증으로 한꺼번에 둘이 설정하면 하나만 남는다', async () => {
  const { buyer, person } = await aMemberWithPin()
  const id = await verifyIdentity(market, buyer, { ...PURPOSE, ...person })
  const outcomes = await Promise.all([reset(buyer, id), reset(buyer, id, '614907')])
  expect(outcomes.map(String).toSorted()).toEqual(['200', 'IDENTITY_UNVERIFIED'])
})

test('다른 사람의 인증, 다른 일에 한 인증, 확인하지 않은 인증으로는 바꾸지 못한다', async () => {
  const { buyer, person } = await aMemberWithPin()
  const stranger = await verifyIdentity(market, buyer, { ...PURPOSE, ...person, name: '이가람' })
  const forJoining = await passWindow(market, buyer, { purposeEnum: 'ADULT', ...person })
  const unconfirmed = await passWindow(market, buyer, { ...PURPOSE, ...person })
  expect([
    await reset(buyer, stranger),
    await reset(buyer, forJoining),
    await reset(buyer, unconfirmed),
    await tryPin(buyer, PIN),
  ]).toEqual(['IDENTITY_DIFFERENT', 'IDENTITY_UNVERIFIED', 'IDENTITY_UNVERIFIED', 200])
})

test('다른 기기에서 한 인증과 10분이 지난 인증으로는 바꾸지 못한다', async () => {
  const { buyer, person } = await aMemberWithPin()
  const { buyer: elsewhere } = await aMemberInApp(market)
  const foreign = await verifyIdentity(market, elsewhere, { ...PURPOSE, ...person })
  const own = await verifyIdentity(market, buyer, { ...PURPOSE, ...person })
  const outcome = await reset(buyer, foreign)
  market.advance(VERIFICATION_MINUTES * MINUTE_MS)
  expect([outcome, await reset(buyer, own)]).toEqual(['IDENTITY_UNVERIFIED', 'IDENTITY_UNVERIFIED'])
})

test('만든 적 없는 비밀번호는 다시 설정하지 못한다', async () => {
  const { buyer } = await aMember(market, 'MEMBER', {
    platforms: ['PAY'],
    name: '최나래',
    birthday: A_PERSON.birthday,
  })
  const id = await verifyIdentity(market, buyer, { ...PURPOSE, ...A_PERSON, name: '최나래' })
  expect(await reset(buyer, id)).toEqual('PIN_NOT_SET')
})
