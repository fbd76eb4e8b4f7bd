import { REFUSALS, type RefusalCode } from '@jangteo/contract/refusal/refusal.catalogue'
import { CALLER_KINDS, type CallerKind } from '@jangteo/core/session/caller.codes'
import { staffKindOfCall } from '@jangteo/core/staff/staff.rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { sampleOf, samplePath } from '../../support/call/callSamples.ts'
import { CONTRACT_CALLS, type ContractCall } from '../../support/call/contractCalls.ts'
import { lineOf } from '../../support/call/callLine.ts'
import { EXPECTED_CALLERS, expectedCallers } from '../../support/call/expectedCallers.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aLoggedOutStaff, loginOperator, loginSeller } from '../../support/staff.ts'
import { aGuestWithSession, aLoggedOut, aMember } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const COMERS: Readonly<Record<CallerKind, () => Promise<Buyer>>> = {
  GUEST: async () => aBuyer(market),
  GUEST_ORDER: () => aGuestWithSession(market),
  ASSOCIATE_MEMBER: async () => (await aMember(market, 'ASSOCIATE_MEMBER')).buyer,
  MEMBER: async () => (await aMember(market, 'MEMBER')).buyer,
  SELLER: async () => (await loginSeller(market)).browser,
  OPERATOR: async () => (await loginOperator(market)).browser,
}

/** Codes that say who may call and nothing about the call itself, and what must never be answered. */
const DOOR_CODES: ReadonlySet<string> = new Set<RefusalCode>([
  'BAD_INPUT',
  'CALLER_NOT_ALLOWED',
  'SESSION_EXPIRED',
  'SESSION_REQUIRED',
  'SYSTEM_ERROR',
  'TIMED_OUT',
  'TOO_MANY_REQUESTS',
])

type Outcome = 'let in' | { readonly status: number; readonly body: unknown }

function refusedAs(code: RefusalCode): Outcome {
  const { status, message } = REFUSALS[code]
  return { status, body: { code, message, status, data: null } }
}

async function outcomeOf(call: ContractCall, buyer: Buyer): Promise<Outcome> {
  const { body: sent } = sampleOf(call.name)
  const { status, body } = await buyer.call<object>(call.method, samplePath(call), { body: sent })
  const isDoor = 'code' in body && DOOR_CODES.has(String(body.code))
  return isDoor ? { status, body } : 'let in'
}

/** A browser whose session was ended, of those who make a call. */
async function aLoggedOutOf({ path }: ContractCall): Promise<Buyer> {
  const kind = staffKindOfCall(`/api${path}`)
  return kind === null ? aLoggedOut(market) : aLoggedOutStaff(market, kind)
}

test('계약의 모든 호출에 부를 사람이 적혀 있고, 적힌 것마다 호출이 있다', () => {
  expect(Object.keys(EXPECTED_CALLERS).toSorted()).toEqual(CONTRACT_CALLS.map(lineOf).toSorted())
})

describe.each(CONTRACT_CALLS)('$name ($method $path)', (call) => {
  test.each(CALLER_KINDS)('%s: 부를 수 있는 사람만 들어온다', async (kind) => {
    const expected = expectedCallers(call)[kind]
    expect(await outcomeOf(call, await COMERS[kind]())).toEqual(
      expected === 'let in' ? expected : refusedAs(expected),
    )
  })

  test('끝난 로그인으로 부르면, 비회원이 못 부르는 호출은 로그인이 만료됐다고 한다', async () => {
    const { GUEST: asGuest } = expectedCallers(call)
    expect(await outcomeOf(call, await aLoggedOutOf(call))).toEqual(
      asGuest === 'let in' ? asGuest : refusedAs('SESSION_EXPIRED'),
    )
  })
})

test('부를 수 없는 사람에게는 보낸 내용을 읽기 전에 거절한다', async () => {
  const { status, body } = await aBuyer(market).call('POST', '/buyers/addresses', { body: [] })
  expect({ status, body }).toEqual(refusedAs('SESSION_REQUIRED'))
})
