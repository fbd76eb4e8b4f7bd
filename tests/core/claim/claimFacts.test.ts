import { NO_ADDITIONAL_PAYMENT_FACTS } from '@jangteo/core/claim/additional/additionalPayment.rules'
import {
  ADDITIONAL_PAYMENT_DAYS,
  additionalPaymentDueMs,
  cancelAnswerDueMs,
} from '@jangteo/core/calendar/deadline.rules'
import { ADDITIONAL_PAYMENT_STATES } from '@jangteo/core/claim/additional/additionalPayment.codes'
import { CLAIM_STATUSES } from '@jangteo/core/claim/claim.codes'
import {
  additionalPaymentFacts,
  cancelClaimFacts,
  exchangeClaimFacts,
  returnClaimFacts,
} from '@jangteo/core/claim/claimFacts.rules'
import type { KnownCancel, KnownExchange } from '@jangteo/core/claim/claimFacts.rules'
import { ORDER_ITEM_STATUSES } from '@jangteo/core/order/orderItem.codes'
import { deliveryAssumedDueMs } from '@jangteo/core/order/orderItem.rules'
import { describe, expect, test } from 'vitest'

const ASKED_AT_MS = Date.parse('2026-08-21T10:00:00+09:00')
const ANSWER_DUE_MS = cancelAnswerDueMs(ASKED_AT_MS, new Set())

const CANCEL: KnownCancel = {
  itemStatuses: ['DC', 'DC'],
  isAwaitingDeposit: false,
  hasDependentClaim: false,
  additionalPayment: null,
  isUpheld: false,
  requestedAtMs: ASKED_AT_MS,
  holidays: new Set(),
  nowMs: ASKED_AT_MS,
}

const EXCHANGE: KnownExchange = {
  withdrawCounts: [0],
  hasDependentClaim: false,
  additionalPayment: null,
  isUpheld: false,
  isAccepted: true,
  state: 'EY',
  isInStock: true,
  isHeld: false,
  reshippedAtMs: ASKED_AT_MS,
  isTracked: false,
  nowMs: ASKED_AT_MS,
}

describe('취소', () => {
  test('발주한 상품이 하나도 없어야 바로 끝난다', () => {
    const atOnce = ORDER_ITEM_STATUSES.filter(
      (status) => cancelClaimFacts({ ...CANCEL, itemStatuses: ['DC', status] }).isCompletedAtOnce,
    )
    expect(atOnce).toEqual(['DC'])
  })

  test('둘째 영업일이 다 지나야 답이 없던 것이 된다', () => {
    const dues = [ANSWER_DUE_MS, ANSWER_DUE_MS + 1].map(
      (nowMs) => cancelClaimFacts({ ...CANCEL, nowMs }).isAnswerDue,
    )
    const holidays = new Set(['2026-08-24'])
    const later = cancelClaimFacts({ ...CANCEL, holidays, nowMs: ANSWER_DUE_MS + 1 })
    expect([...dues, later.isAnswerDue]).toEqual([false, true, false])
  })

  test('추가결제를 내기 전에는 어떻게도 끝나지 않는다', () => {
    const ended = ADDITIONAL_PAYMENT_STATES.filter((additionalPayment) => {
      const facts = cancelClaimFacts({ ...CANCEL, additionalPayment, nowMs: ANSWER_DUE_MS + 1 })
      return facts.isSettled || facts.isCompletedAtOnce || facts.isAnswerDue
    })
    expect(ended).toEqual(['PAID'])
  })
})

test('교환과 반품은 따로 세 번까지 철회할 수 있고, 추가결제를 내야 검수를 통과한다', () => {
  const own = { hasDependentClaim: false, isLostExchange: false }
  const paid = {
    ...own,
    isUpheld: false,
    additionalPayment: 'PAID',
    withdrawCounts: [2, 1],
  } as const
  const waiting = {
    ...own,
    isUpheld: false,
    additionalPayment: 'WAITING',
    withdrawCounts: [3, 0],
  } as const
  const isWithdrawable = 'CLAIM_WITHDRAW_COUNT_EXCEEDED'
  const open = { isPaymentEndable: true, isInspectionOpen: true }
  expect([paid, waiting].map(returnClaimFacts)).toEqual([
    { isSettled: true, isWithdrawable: true, ...open },
    { isSettled: false, isWithdrawable, ...open },
  ])
  const exchanged = [paid, waiting].map((known) => exchangeClaimFacts({ ...EXCHANGE, ...known }))
  expect(exchanged.map((facts) => [facts.isSettled, facts.isWithdrawable])).toEqual([
    [true, true],
    [false, isWithdrawable],
  ])
})

test('분실된 교환에서 바뀐 반품은 검수할 것이 남지 않았다', () => {
  const known = { ...EXCHANGE, isLostExchange: true }
  expect(returnClaimFacts(known).isInspectionOpen).toBe('CLAIM_ALREADY_INSPECTED')
})

test('교환은 검수를 통과하고 추가결제도 낸 뒤에만 다시 보낸다', () => {
  const known = [true, false].flatMap((isAccepted) =>
    [null, ...ADDITIONAL_PAYMENT_STATES].map((additionalPayment) => ({
      isAccepted,
      additionalPayment,
    })),
  )
  const reshippable = known.filter(
    (change) => exchangeClaimFacts({ ...EXCHANGE, ...change }).isReshippable,
  )
  expect(reshippable).toEqual([
    { isAccepted: true, additionalPayment: null },
    { isAccepted: true, additionalPayment: 'PAID' },
  ])
})

test('다시 보낸 상품은 조회되지 않을 때만 이레 뒤 도착한 것으로 본다', () => {
  const nowMs = deliveryAssumedDueMs(ASKED_AT_MS) + 1
  const known: readonly Partial<KnownExchange>[] = [
    { nowMs },
    { nowMs: nowMs - 1 },
    { nowMs, isTracked: true },
    { nowMs, reshippedAtMs: null },
  ]
  const facts = known.map((change) => exchangeClaimFacts({ ...EXCHANGE, ...change }))
  expect(
    facts.map(({ isReshipped, isDeliveryAssumable }) => [isReshipped, isDeliveryAssumable]),
  ).toEqual([
    [true, true],
    [true, false],
    [true, false],
    [false, false],
  ])
})

describe('추가결제', () => {
  const dueAtMs = additionalPaymentDueMs(ASKED_AT_MS)

  test('기한은 이레다', () => {
    expect([ADDITIONAL_PAYMENT_DAYS, new Date(dueAtMs).toISOString()]).toEqual([
      7,
      '2026-08-28T14:59:59.999Z',
    ])
  })

  test('기한이 지나면 수거하기 전의 신청만 함께 끝난다', () => {
    const ending = CLAIM_STATUSES.filter(
      (claimStatus) =>
        additionalPaymentFacts({ dueAtMs, claimStatus, nowMs: dueAtMs + 1 }).isEndingClaim,
    )
    const inTime = additionalPaymentFacts({ dueAtMs, claimStatus: 'RA', nowMs: dueAtMs })
    const collected = additionalPaymentFacts({ dueAtMs, claimStatus: 'RI', nowMs: dueAtMs + 1 })
    expect([ending, inTime, collected]).toEqual([
      ['CA', 'EA', 'RA'],
      NO_ADDITIONAL_PAYMENT_FACTS,
      { ...NO_ADDITIONAL_PAYMENT_FACTS, isOverdue: true },
    ])
  })
})
