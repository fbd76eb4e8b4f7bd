import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CONTRACT_CALLS } from '../../support/call/contractCalls.ts'
import { oddRequest } from '../../support/call/oddInput.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aGuestWithSession, aMember, forgetTries } from '../../support/member.ts'

/** Requests of each call. */
const REQUEST_COUNT = 25

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

/** Answers that no input may bring about. */
const FAULTS = new Set(['SYSTEM_ERROR', 'TIMED_OUT'])

test.each(CONTRACT_CALLS)(
  '$name: 무엇을 보내도 고장 나지 않고, 계약에 적힌 대로만 거절한다',
  async (call) => {
    const buyers = {
      GUEST_ORDER: await aGuestWithSession(market),
      MEMBER: (await aMember(market)).buyer,
    }
    const kind = fc.constantFrom('GUEST_ORDER' as const, 'MEMBER' as const)
    const requests = fc.record({ sent: oddRequest(call), kind })
    await fc.assert(
      fc.asyncProperty(requests, async ({ sent: { path, body }, kind: who }) => {
        const { status, body: answer } = await buyers[who].call(call.method, path, { body })
        if (status === 200) return
        expect([status, answer.code, FAULTS.has(answer.code)]).toEqual([
          answer.status,
          call.refusals.find((code) => code === answer.code),
          false,
        ])
      }),
      { numRuns: REQUEST_COUNT },
    )
  },
)
