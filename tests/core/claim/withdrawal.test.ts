import { withdrawalsLeftText } from '@jangteo/core/claim/withdrawal/claimWithdrawal.view'
import { CLAIM_STATUSES } from '@jangteo/core/claim/claim.codes'
import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import {
  decideWithdrawal,
  dependsOn,
  withdrawalsLeft,
} from '@jangteo/core/claim/withdrawal/withdrawal.rules'
import type {
  ClaimSnapshot,
  WithdrawalFacts,
} from '@jangteo/core/claim/withdrawal/withdrawal.rules'
import { describe, expect, test } from 'vitest'

function withdrawal(changes: Partial<WithdrawalFacts> = {}): string {
  const decided = decideWithdrawal({
    type: 'RETURN',
    status: 'RA',
    withdrawCounts: [0],
    hasDependentClaim: false,
    additionalPayment: null,
    ...changes,
  })
  return decided.ok ? decided.value.additionalPayment : decided.reason
}

test('수거하기 전에만 철회할 수 있다', () => {
  const open = CLAIM_STATUSES.filter((status) => withdrawal({ status }) === 'NOTHING')
  expect([open, withdrawal({ status: null })]).toEqual([['CA', 'EA', 'RA'], 'NOT_CHANGE_STATUS'])
})

test('교환과 반품은 상품마다 세 번까지, 취소는 끝없이 철회할 수 있다', () => {
  expect([
    withdrawal({ withdrawCounts: [2, 0] }),
    withdrawal({ withdrawCounts: [0, 3] }),
    withdrawal({ type: 'EXCHANGE', status: 'EA', withdrawCounts: [3] }),
    withdrawal({ type: 'CANCEL', status: 'CA', withdrawCounts: [30] }),
    withdrawalsLeft('RETURN', [1, 2]),
    withdrawalsLeft('EXCHANGE', []),
    withdrawalsLeft('CANCEL', [7]),
  ]).toEqual([
    'NOTHING',
    'CLAIM_WITHDRAW_COUNT_EXCEEDED',
    'CLAIM_WITHDRAW_COUNT_EXCEEDED',
    'NOTHING',
    1,
    3,
    null,
  ])
})

test('한도를 넘긴 철회는 무엇의 철회인지 말해 준다', () => {
  expect(CLAIM_MESSAGES.CLAIM_WITHDRAW_COUNT_EXCEEDED({ type: 'EXCHANGE' })).toEqual(
    '철회할 수 있는 횟수(3회)를 모두 사용했어요. 교환 철회가 어려우니 고객센터로 문의해 주세요.',
  )
})

test('몇 번 더 철회할 수 있는지, 모두 사용했는지 말한다', () => {
  expect([0, 2, 3, 4].map((count) => withdrawalsLeftText({ count, limit: 3 }))).toEqual([
    '3번까지 철회할 수 있어요.',
    '1번까지 철회할 수 있어요.',
    '철회할 수 있는 횟수(3회)를 모두 사용했어요.',
    '철회할 수 있는 횟수(3회)를 모두 사용했어요.',
  ])
  expect(withdrawalsLeftText({ count: 5, limit: null })).toEqual(null)
})

test('추가결제는 기다리면 거두고, 냈으면 돌려주고, 그 밖에는 철회를 막는다', () => {
  expect([
    withdrawal({ additionalPayment: 'WAITING' }),
    withdrawal({ additionalPayment: 'PAID' }),
    withdrawal({ additionalPayment: 'APPROVING' }),
    withdrawal({ additionalPayment: 'REFUNDING' }),
    withdrawal({ additionalPayment: 'REFUND_FAILED' }),
  ]).toEqual([
    'CANCEL',
    'REFUND',
    'NOT_CHANGE_ADDITIONAL_PAYMENT',
    'NOT_CHANGE_ADDITIONAL_PAYMENT',
    'ADD_PAYMENT_REFUND_ERROR',
  ])
})

test('뒤의 신청이 이 신청의 금액에서 계산됐으면 철회할 수 없다', () => {
  expect(withdrawal({ hasDependentClaim: true })).toEqual('NOT_CHANGE_STATUS')
})

describe('뒤의 신청이 이 신청에서 계산됐는지', () => {
  const first: ClaimSnapshot = {
    type: 'CANCEL',
    orderItemIds: [1],
    status: 'CA',
    requestedAtMs: 1_000,
  }
  const later = (change: Partial<ClaimSnapshot> = {}): ClaimSnapshot => ({
    ...first,
    orderItemIds: [3],
    requestedAtMs: 2_000,
    ...change,
  })
  const shared = [[1, 2, 3]]

  test('한 스토어쿠폰을 나누어 쓴 상품의 뒤 신청이 있을 때만 그렇다', () => {
    expect([
      dependsOn(first, [later()], shared),
      dependsOn(first, [later({ status: 'CC' })], shared),
      dependsOn(first, [later()], [[1, 2], [3]]),
      dependsOn(first, [later()], []),
      dependsOn(later(), [first], shared),
      dependsOn(first, [later({ requestedAtMs: 1_000 })], shared),
      dependsOn(first, [later({ requestedAtMs: 1_001 })], shared),
    ]).toEqual([true, true, false, false, false, false, true])
  })

  test('교환과 거절·철회된 신청은 금액을 움직이지 않는다', () => {
    const still = [
      later({ type: 'EXCHANGE', status: 'EA' }),
      later({ status: 'CR' }),
      later({ type: 'RETURN', status: 'RR' }),
      later({ status: null }),
    ]
    expect(still.map((other) => dependsOn(first, [other], shared))).toEqual(still.map(() => false))
    expect(dependsOn({ ...first, type: 'EXCHANGE', status: 'EA' }, [later()], shared)).toEqual(
      false,
    )
  })
})
