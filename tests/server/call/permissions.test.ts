import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { OPERATOR_PERMISSIONS, SELLER_PERMISSIONS } from '@jangteo/core/staff/staff.codes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { sampleOf, samplePath } from '../../support/call/callSamples.ts'
import { CONTRACT_CALLS, type ContractCall } from '../../support/call/contractCalls.ts'
import { lineOf } from '../../support/call/callLine.ts'
import { EXPECTED_PERMISSIONS, expectedPermission } from '../../support/call/expectedPermissions.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { loginOperator, loginSeller } from '../../support/staff.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const CHIEF = 'CHIEF'

/** Calls that staff of one kind make. */
const callsOf = (kind: 'SELLER' | 'OPERATOR') =>
  CONTRACT_CALLS.filter(({ meta: { callers } }) => callers.length === 1 && callers[0] === kind)

/** True when the door refuses the caller, whatever the call would say of the input. */
async function isRefused(call: ContractCall, browser: Buyer): Promise<boolean> {
  const { body: sent } = sampleOf(call.name)
  const { body } = await browser.call<object>(call.method, samplePath(call), { body: sent })
  return 'code' in body && body.code === 'CALLER_NOT_ALLOWED' && 'status' in body
    ? body.status === REFUSALS.CALLER_NOT_ALLOWED.status
    : false
}

test('직원의 모든 호출에 필요한 권한이 적혀 있고, 적힌 것마다 호출이 있다', () => {
  const calls = [...callsOf('SELLER'), ...callsOf('OPERATOR')]
  expect(Object.keys(EXPECTED_PERMISSIONS).toSorted()).toEqual(calls.map(lineOf).toSorted())
  expect(calls.map(({ meta: { permission } }) => permission)).toEqual(calls.map(expectedPermission))
})

/** Expected doors of a call for each permission alone, and for a chief: true is refused. */
function expectedDoors(call: ContractCall, permissions: readonly string[]) {
  const need = expectedPermission(call)
  const doors = permissions.map((one) => [one, need !== null && one !== need] as const)
  return Object.fromEntries([...doors, [CHIEF, false] as const])
}

describe.each(callsOf('SELLER'))('$name ($method $path)', (call) => {
  test('그 권한이 있는 담당자와 대표만 들어온다', async () => {
    const doors = await Promise.all(
      SELLER_PERMISSIONS.map(async (one) => {
        const { browser } = await loginSeller(market, undefined, { permissions: [one] })
        return [one, await isRefused(call, browser)] as const
      }),
    )
    const chief = await isRefused(call, (await loginSeller(market)).browser)
    expect(Object.fromEntries([...doors, [CHIEF, chief] as const])).toEqual(
      expectedDoors(call, SELLER_PERMISSIONS),
    )
  })
})

describe.each(callsOf('OPERATOR'))('$name ($method $path)', (call) => {
  test('그 권한이 있는 운영자와 관리자만 들어온다', async () => {
    const doors = await Promise.all(
      OPERATOR_PERMISSIONS.map(async (one) => {
        const { browser } = await loginOperator(market, [one])
        return [one, await isRefused(call, browser)] as const
      }),
    )
    const chief = await isRefused(call, (await loginOperator(market)).browser)
    expect(Object.fromEntries([...doors, [CHIEF, chief] as const])).toEqual(
      expectedDoors(call, OPERATOR_PERMISSIONS),
    )
  })
})
