import { startOfDayMs } from '@jangteo/core/calendar/day.rules'
import type { AdditionalPaymentState } from '@jangteo/core/claim/additional/additionalPayment.codes'
import type { ClaimState } from '@jangteo/core/claim/claim.codes'
import { decideReopening } from '@jangteo/core/claim/request/claimCheck.rules'
import type { CheckedItem, ReopenedClaim } from '@jangteo/core/claim/request/claimCheck.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import {
  claimEventOfFault,
  type DecidedClaim,
  decideDisputeOpening,
  decideDisputeOutcome,
  decideDisputeText,
  type DisputedClaim,
  disputeAnswerDueMs,
  disputeFacts,
} from '@jangteo/core/dispute/dispute.rules'
import { describe, expect, test } from 'vitest'

const HOLIDAYS = new Set(['2026-09-24', '2026-09-25', '2026-09-26'])
const at = (text: string) => Date.parse(`${text}+09:00`)
const reasonOf = (decision: { readonly ok: boolean; readonly reason?: string }) =>
  decision.ok ? 'OK' : decision.reason

describe('답변 기한', () => {
  test('접수한 다음 날부터 3영업일째의 끝이다', () => {
    expect(disputeAnswerDueMs(at('2026-09-21T10:00:00'), new Set())).toBe(
      startOfDayMs('2026-09-25') - 1,
    )
  })

  test('쉬는 날은 세지 않는다', () => {
    expect(disputeAnswerDueMs(at('2026-09-22T10:00:00'), HOLIDAYS)).toBe(
      startOfDayMs('2026-09-30') - 1,
    )
  })
})

describe('분쟁을 신청할 수 있는 신청', () => {
  const REFUSED: DisputedClaim = {
    type: 'RETURN',
    status: 'RR',
    stateChangedAtMs: at('2026-09-01T10:00:00'),
    isAddPaymentWaiting: false,
    hasDispute: false,
    isReopenable: true,
  }
  const open = (claim: Partial<DisputedClaim>, now: string) =>
    reasonOf(decideDisputeOpening({ ...REFUSED, ...claim }, { holidays: HOLIDAYS, nowMs: at(now) }))

  test('거부된 것은 30일 동안, 다시 진행할 수 있을 때만이다', () => {
    expect([
      open({}, '2026-09-01T10:00:01'),
      open({}, '2026-10-01T23:59:59'),
      open({}, '2026-10-02T00:00:00'),
      open({ isReopenable: false }, '2026-09-02T10:00:00'),
      open({ hasDispute: true }, '2026-09-02T10:00:00'),
    ]).toEqual(['OK', 'OK', 'DISPUTE_TOO_LATE', 'DISPUTE_NOT_OPENABLE', 'DISPUTE_EXISTS'])
  })

  test('진행 중인 것은 판매자가 3영업일 동안 그대로 둔 뒤부터다', () => {
    const idle = { status: 'RA' as const, isReopenable: false }
    expect([
      open(idle, '2026-09-04T23:59:59'),
      open(idle, '2026-09-05T00:00:00'),
      open({ ...idle, isAddPaymentWaiting: true }, '2026-09-05T00:00:00'),
    ]).toEqual(['DISPUTE_TOO_EARLY', 'OK', 'DISPUTE_NOT_OPENABLE'])
  })

  test.each([
    { status: 'RC' },
    { status: null },
    { type: 'REJECT', status: 'CC' },
    { type: 'DELAY', status: null },
    { type: 'DEPOSIT_CANCEL', status: 'CB' },
  ] as const)('끝났거나 구매자의 것이 아니면 안 된다: %o', (claim) => {
    expect(open(claim, '2026-09-20T10:00:00')).toBe('DISPUTE_NOT_OPENABLE')
  })
})

test('내용은 공백을 다듬고 5자부터 500자까지다', () => {
  expect([
    decideDisputeText('  네 글자 '),
    decideDisputeText(' 다섯 글자 '),
    decideDisputeText('가'.repeat(500)).ok,
    decideDisputeText('가'.repeat(501)).ok,
    decideDisputeText('').ok,
  ]).toEqual([refuse('DISPUTE_TEXT_REQUIRED'), allow('다섯 글자'), true, false, false])
})

describe('결정과 신청', () => {
  const claim = (state: ClaimState, more: Partial<DecidedClaim> = {}): DecidedClaim => ({
    state,
    additionalPayment: null,
    additionalRest: 0,
    isInspected: false,
    reopening: allow(),
    quote: allow(),
    ...more,
  })
  const decide = (fault: 'BUYER' | 'SELLER', state: ClaimState, more?: Partial<DecidedClaim>) =>
    reasonOf(decideDisputeOutcome(claim(state, more), fault))

  test('판매자 책임이면 진행하고 구매자 책임이면 거부한다', () => {
    expect([claimEventOfFault('SELLER'), claimEventOfFault('BUYER')]).toEqual([
      'dispute.upheld',
      'dispute.rejected',
    ])
  })

  test('거부된 것은 다시 진행할 수 있어야 판매자 책임이 된다', () => {
    const moved = { reopening: refuse('NOT_CHANGE_STATUS') }
    expect([
      decide('SELLER', 'RR'),
      decide('SELLER', 'CR', moved),
      decide('SELLER', 'ER', { quote: refuse('CLAIM_REFUND_EXCEEDS_PAYMENT') }),
      decide('BUYER', 'CR', moved),
    ]).toEqual(['OK', 'NOT_CHANGE_STATUS', 'CLAIM_REFUND_EXCEEDS_PAYMENT', 'OK'])
  })

  test('거부하며 일부만 돌려준 추가결제는, 그 일부가 돌아간 뒤에 나머지까지 돌려줄 수 있다', () => {
    const rest = (additionalPayment: AdditionalPaymentState, additionalRest = 6_000) =>
      decide('SELLER', 'RR', { additionalPayment, additionalRest })
    expect([
      rest('PARTLY_REFUNDED'),
      rest('REFUNDING'),
      rest('REFUND_FAILED'),
      rest('REFUNDING', 0),
      decide('BUYER', 'RR', { additionalPayment: 'REFUNDING', additionalRest: 6_000 }),
    ]).toEqual(['OK', 'NOT_CHANGE_ADDITIONAL_PAYMENT', 'ADD_PAYMENT_REFUND_ERROR', 'OK', 'OK'])
  })

  test('진행 중인 것은 추가결제가 끝날 수 있어야 하고, 검수를 지난 것은 거부하지 않는다', () => {
    expect([
      decide('SELLER', 'RA'),
      decide('BUYER', 'EI'),
      decide('SELLER', 'RA', { additionalPayment: 'APPROVING' }),
      decide('BUYER', 'RI', { isInspected: true }),
      decide('SELLER', 'RI', { isInspected: true }),
      decide('BUYER', 'EY'),
      decide('SELLER', 'EY'),
      decide('SELLER', 'RC'),
      decide('BUYER', 'WITHDRAWN'),
    ]).toEqual([
      'OK',
      'OK',
      'NOT_CHANGE_ADDITIONAL_PAYMENT',
      'CLAIM_ALREADY_INSPECTED',
      'OK',
      'NOT_CHANGE_STATUS',
      'OK',
      'NOT_CHANGE_STATUS',
      'NOT_CHANGE_STATUS',
    ])
  })
})

describe('거부된 신청을 다시 진행하기', () => {
  const item = (orderItemId: number, more: Partial<CheckedItem> = {}): CheckedItem => ({
    orderItemId,
    mainOrderItemId: null,
    status: 'SC',
    claimStatus: 'RR',
    isDisputed: false,
    isAddPaymentWaiting: false,
    ...more,
  })
  const reopen = (more: Partial<ReopenedClaim>) =>
    reasonOf(
      decideReopening({
        type: 'RETURN',
        orderItemIds: [1],
        group: [item(1)],
        itemsSharingStoreCoupon: [],
        isNewest: true,
        ...more,
      }),
    )

  test('상품이 그 자리에 있고, 반품은 구매확정 뒤에도 된다', () => {
    expect([
      reopen({}),
      reopen({ group: [item(1, { status: 'BF' })] }),
      reopen({ type: 'EXCHANGE', group: [item(1, { status: 'BF', claimStatus: 'ER' })] }),
      reopen({ type: 'CANCEL', group: [item(1, { status: 'SR', claimStatus: 'CR' })] }),
      reopen({ type: 'CANCEL', group: [item(1, { status: 'SS', claimStatus: 'CR' })] }),
    ]).toEqual(['OK', 'OK', 'NOT_CHANGE_STATUS', 'OK', 'NOT_CHANGE_STATUS'])
  })

  test('뒤에 한 신청이나 묶음의 다른 신청이 먼저다', () => {
    expect([
      reopen({ isNewest: false }),
      reopen({ group: [item(1), item(2, { claimStatus: 'RA' })] }),
    ]).toEqual(['NOT_CHANGE_STATUS', 'SHIPPING_GROUP_CLAIM_IN_PROGRESS'])
  })
})

test('결정은 판매자의 답이나 기한을 기다린다', () => {
  const known = { answerDueAtMs: 100, outcome: allow() } as const
  expect([
    disputeFacts({ ...known, state: 'ANSWERING', nowMs: 100 }),
    disputeFacts({ ...known, state: 'ANSWERING', nowMs: 101 }),
    disputeFacts({ ...known, state: 'DECIDING', nowMs: 50 }).isDecidable,
    disputeFacts({ ...known, state: 'DECIDING', nowMs: 50, outcome: null }).isDecidable,
    disputeFacts({
      ...known,
      state: 'DECIDING',
      nowMs: 50,
      outcome: refuse('NOT_CHANGE_STATUS'),
    }).isDecidable,
  ]).toEqual([
    { isAnswerOpen: true, isAnswerDue: false, isDecidable: 'DISPUTE_ANSWER_AWAITED' },
    { isAnswerOpen: false, isAnswerDue: true, isDecidable: true },
    true,
    'DISPUTE_ANSWER_AWAITED',
    'NOT_CHANGE_STATUS',
  ])
})
