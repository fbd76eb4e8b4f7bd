import { decideStep } from '@jangteo/core/chart/table.rules'
import { ATTEMPT_STATUSES, gatewayNewsOf } from '@jangteo/core/payment/gatewayNews.rules'
import type { GatewayStatus, KnownAttempt } from '@jangteo/core/payment/gatewayNews.rules'
import { PAYMENT_STATES } from '@jangteo/core/payment/payment.codes'
import { PAYMENT_TABLE } from '@jangteo/core/payment/payment.table.gen'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const ISSUED: KnownAttempt = {
  payment: 'DEPOSIT_READY',
  attempt: 'APPROVED',
  hasAccount: true,
  isReversed: false,
  isReturned: false,
}

describe('가상계좌', () => {
  test.each([
    ['입금을 기다릴 때 입금되면 입금', [{}, 'approved'], 'gateway.deposited'],
    ['아직 입금 전이면 새 소식이 없다', [{}, 'accountIssued'], null],
    ['결제사가 모르면 새 소식이 없다', [{}, 'unknown'], null],
    ['입금된 뒤 같은 알림', [{ payment: 'DEPOSIT_COMPLETE' }, 'approved'], null],
    [
      '입금이 되돌아가면',
      [{ payment: 'DEPOSIT_COMPLETE' }, 'accountIssued'],
      'gateway.depositReversed',
    ],
    [
      '되돌아간 것을 이미 알면',
      [{ payment: 'DEPOSIT_COMPLETE', isReversed: true }, 'accountIssued'],
      null,
    ],
    [
      '기한이 지나 계좌가 닫힌 뒤에 입금이 되돌아가면',
      [{ payment: 'DEPOSIT_COMPLETE' }, 'declined'],
      'gateway.depositReversed',
    ],
    ['환불로 비워진 계좌', [{ payment: 'DEPOSIT_COMPLETE', isReturned: true }, 'declined'], null],
    ['닫힌 계좌에 늦게 들어온 돈', [{ payment: 'DEPOSIT_CANCEL' }, 'approved'], 'gateway.paidLate'],
    ['이미 돌려주고 있는 돈', [{ payment: 'DEPOSIT_CANCEL', isReturned: true }, 'approved'], null],
    ['닫힌 계좌', [{ payment: 'DEPOSIT_CANCEL' }, 'declined'], null],
  ] as const)('%s', (_name, [change, status], news) => {
    expect(gatewayNewsOf({ ...ISSUED, ...change }, status)).toEqual(news)
  })
})

describe('바로 결제하는 수단', () => {
  const card = { ...ISSUED, hasAccount: false, payment: 'DEPOSIT_COMPLETE' } as const

  test.each([
    ['승인된 시도의 알림은 새 소식이 아니다', [card, 'approved'], null],
    ['승인을 묻는 시도는 따로 마무리한다', [{ ...card, attempt: 'APPROVING' }, 'approved'], null],
    [
      '끝난 시도의 승인은 돌려줄 돈이다',
      [{ ...card, attempt: 'FAILED' }, 'approved'],
      'gateway.paidLate',
    ],
    ['한 번 돌려준 돈', [{ ...card, attempt: 'FAILED', isReturned: true }, 'approved'], null],
    ['끝난 시도의 거절', [{ ...card, attempt: 'FAILED' }, 'declined'], null],
  ] as const)('%s', (_name, [known, status], news) => {
    expect(gatewayNewsOf(known, status)).toEqual(news)
  })
})

const standings = fc.constantFrom<GatewayStatus>(
  'approved',
  'accountIssued',
  'declined',
  'waiting',
  'absent',
  'unknown',
)
const knownAttempts = fc.record<KnownAttempt>({
  payment: fc.constantFrom(...PAYMENT_STATES),
  attempt: fc.constantFrom(...ATTEMPT_STATUSES),
  hasAccount: fc.boolean(),
  isReversed: fc.boolean(),
  isReturned: fc.boolean(),
})

const NO_FACTS = {
  isFree: false,
  isAmountEqual: true,
  isOverdue: false,
  isUnprepared: false,
  isRefundable: false,
  isRefundWhole: false,
}

function breachOf(invariant: (known: KnownAttempt, status: GatewayStatus) => boolean) {
  return fc.check(fc.property(knownAttempts, standings, invariant)).counterexample
}

test('모든 소식은 그 결제의 차트에 있는 걸음이다', () => {
  const breach = breachOf((known, status) => {
    const event = gatewayNewsOf(known, status)
    if (event === null) return true
    return decideStep(PAYMENT_TABLE, { state: known.payment, event, facts: NO_FACTS }).ok
  })
  expect(breach).toEqual(null)
})

test('돌려주고 있는 돈은 다시 돌려주지 않는다', () => {
  const breach = breachOf(
    (known, status) => gatewayNewsOf({ ...known, isReturned: true }, status) !== 'gateway.paidLate',
  )
  expect(breach).toEqual(null)
})

/** A gateway and a bank that do what they like; the market asks whenever a notice comes, in any order, any number of times. */
type World = { state: KnownAttempt['payment']; isReversed: boolean; returns: number }

function report(world: World, status: GatewayStatus): void {
  const known = { ...ISSUED, payment: world.state, isReversed: world.isReversed }
  const news = gatewayNewsOf({ ...known, isReturned: world.returns > 0 }, status)
  if (news === null) return
  const facts = { ...NO_FACTS, isUnprepared: true }
  const decided = decideStep(PAYMENT_TABLE, { state: world.state, event: news, facts })
  if (!decided.ok) return
  world.state = decided.value.target
  world.isReversed = news === 'gateway.depositReversed'
  world.returns += decided.value.effects.filter((effect) => effect === 'returnMoney').length
}

test('알림이 겹치고 뒤바뀌어도 마지막에 물어본 대로이고, 늦은 돈은 한 번만 돌려준다', () => {
  const action = fc.constantFrom('deposit', 'reverse', 'reverseAfterDue', 'notice', 'cancel')
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      const world: World = { state: 'DEPOSIT_READY', isReversed: false, returns: 0 }
      let status: GatewayStatus = 'accountIssued'
      for (const each of actions) {
        if (each === 'deposit') status = 'approved'
        if (each === 'reverse') status = 'accountIssued'
        if (each === 'reverseAfterDue' && status === 'approved') status = 'declined'
        if (each === 'notice') report(world, status)
        if (each === 'cancel' && world.state === 'DEPOSIT_READY') world.state = 'DEPOSIT_CANCEL'
      }
      report(world, status)
      const before = { ...world }
      report(world, status)
      expect(world).toEqual(before)
      expect(world.returns).toBeLessThanOrEqual(1)
      const reported = status === 'approved' ? 'DEPOSIT_COMPLETE' : 'DEPOSIT_READY'
      expect(['DEPOSIT_CANCEL', reported]).toContain(world.state)
    }),
    { numRuns: 2000 },
  )
})
