import { ADDITIONAL_PAYMENT_TABLE } from '@jangteo/core/claim/additionalPayment.table.gen'
import { additionalPaymentChart } from '@jangteo/core/claim/additionalPayment.chart'
import {
  ADDITIONAL_PAYMENT_STATE_LABELS,
  ADDITIONAL_PAYMENT_STATES,
  type AdditionalPaymentState,
} from '@jangteo/core/claim/additional/additionalPayment.codes'
import { decideStep } from '@jangteo/core/chart/table.rules'
import { exchangeClaimFacts } from '@jangteo/core/claim/claimFacts.rules'
import { CANCEL_CLAIM_TABLE } from '@jangteo/core/claim/cancelClaim.table.gen'
import {
  CLAIM_STATUS_LABELS,
  OPEN_CLAIM_STATUSES,
  WITHDRAWABLE_CLAIM_STATUSES,
} from '@jangteo/core/claim/claim.codes'
import {
  EXCHANGE_CLAIM_TABLE,
  type ExchangeClaimEventType,
  type ExchangeClaimState,
} from '@jangteo/core/claim/exchangeClaim.table.gen'
import { RETURN_CLAIM_TABLE } from '@jangteo/core/claim/returnClaim.table.gen'
import { cancelClaimChart } from '@jangteo/core/claim/cancelClaim.chart'
import { exchangeClaimChart } from '@jangteo/core/claim/exchangeClaim.chart'
import { returnClaimChart } from '@jangteo/core/claim/returnClaim.chart'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, transition } from 'xstate'
import { z } from 'zod'
import { describeChart } from '@jangteo/generators/chart/describeChart'
import { livesOf, tableSteps } from '../../support/chart/chartLives.ts'

const TABLES = [CANCEL_CLAIM_TABLE, EXCHANGE_CLAIM_TABLE, RETURN_CLAIM_TABLE]
const RUNS = { numRuns: 2_000 }

function tagged(tag: string): string[] {
  return TABLES.flatMap(({ tags }) =>
    Object.entries<readonly string[]>(tags).flatMap(([state, own]) =>
      own.includes(tag) ? state : [],
    ),
  )
}

const stateMeta = z.object({ label: z.string() })

function labelsOf(chart: AnyStateMachine): [string, string][] {
  return describeChart(chart)
    .filter(({ state }) => state !== '')
    .map(({ state, meta }) => [state, stateMeta.parse(meta).label])
}

const EXCHANGE_EVENTS = [...new Set(tableSteps(EXCHANGE_CLAIM_TABLE).map(({ event }) => event))]
const WAY_TO_EY = ['seller.collect', 'seller.accept', 'stock.reserved'] as const

type Walk = { state: ExchangeClaimState; isAccepted: boolean; isSent: boolean; isLawful: boolean }
type WalkStep = {
  readonly event: ExchangeClaimEventType
  readonly additionalPayment: AdditionalPaymentState | null
}

/** Sends an event to the table and to the chart, with the facts of what happened so far. */
function walkOn(walk: Walk, { event, additionalPayment }: WalkStep): void {
  const { state } = walk
  const facts = exchangeClaimFacts({
    withdrawCounts: [0],
    hasDependentClaim: false,
    state,
    isInStock: true,
    isHeld: false,
    additionalPayment,
    isUpheld: false,
    isAccepted: walk.isAccepted,
    reshippedAtMs: 0,
    isTracked: false,
    nowMs: 0,
  })
  const decided = decideStep(EXCHANGE_CLAIM_TABLE, { state, event, facts })
  const [next] = transition(
    exchangeClaimChart,
    exchangeClaimChart.resolveState({ value: state, context: facts }),
    { type: event },
  )
  walk.state = decided.ok ? decided.value.target : state
  if (decided.ok && event === 'seller.accept') walk.isAccepted = true
  if (walk.state === 'EY') walk.isSent = true
  const isPaid = additionalPayment === null || additionalPayment === 'PAID'
  const isSentUnready = state !== 'EY' && walk.state === 'EY' && !(isPaid && walk.isAccepted)
  if (isSentUnready || next.value !== walk.state) walk.isLawful = false
}

test('상태와 이름은 명세의 코드와 화면의 이름이고, 철회만 코드가 없다', () => {
  const labels = [cancelClaimChart, exchangeClaimChart, returnClaimChart].flatMap(labelsOf)
  expect({ ...Object.fromEntries(labels), CB: CLAIM_STATUS_LABELS.CB }).toEqual({
    ...CLAIM_STATUS_LABELS,
    WITHDRAWN: '철회',
  })
})

test('추가결제의 상태와 이름은 저장하는 코드와 화면의 이름이다', () => {
  expect(Object.fromEntries(labelsOf(additionalPaymentChart))).toEqual(
    ADDITIONAL_PAYMENT_STATE_LABELS,
  )
})

test('진행 중인 상태와 철회할 수 있는 상태는 코드의 목록과 같다', () => {
  expect([tagged('open'), tagged('withdrawable')]).toEqual([
    [...OPEN_CLAIM_STATUSES],
    [...WITHDRAWABLE_CLAIM_STATUSES],
  ])
})

describe('어떤 일이 어떤 순서로 와도', () => {
  const returns = livesOf({ table: RETURN_CLAIM_TABLE, start: 'RA', stepsMax: 12 })
  const exchanges = livesOf({ table: EXCHANGE_CLAIM_TABLE, start: 'EA', stepsMax: 16 })
  const additional = livesOf({ table: ADDITIONAL_PAYMENT_TABLE, start: 'WAITING', stepsMax: 16 })

  test('결제할 것이 남은 반품과 교환은 검수를 통과하지 못한다', () => {
    const holds = fc.property(fc.oneof(returns, exchanges), (steps) =>
      steps.every(({ event, facts }) => event !== 'seller.accept' || facts.isSettled),
    )
    expect(fc.check(holds, RUNS).counterexample).toEqual(null)
  })

  test('결제할 것이 남았거나 검수하지 않은 교환은 표와 도표 어느 쪽에서도 재배송준비가 되지 않는다', () => {
    const walks = fc.array(
      fc.record({
        event: fc.oneof(fc.constantFrom(...WAY_TO_EY), fc.constantFrom(...EXCHANGE_EVENTS)),
        additionalPayment: fc.constantFrom(null, ...ADDITIONAL_PAYMENT_STATES),
      }),
      { maxLength: 20, size: 'max' },
    )
    let reached = 0
    const holds = fc.property(walks, (steps) => {
      const walk: Walk = { state: 'EA', isAccepted: false, isSent: false, isLawful: true }
      for (const step of steps) walkOn(walk, step)
      if (walk.isSent) reached += 1
      return walk.isLawful
    })
    expect(fc.check(holds, RUNS).counterexample).toEqual(null)
    expect(reached).toBeGreaterThan(0)
  })

  test('수거한 뒤에는 철회되지 않는다', () => {
    const holds = fc.property(fc.oneof(returns, exchanges), (steps) =>
      steps.every(({ from, to }) => to !== 'WITHDRAWN' || from === 'RA' || from === 'EA'),
    )
    expect(fc.check(holds, RUNS).counterexample).toEqual(null)
  })

  test('끝난 클레임은 환불과 알림을 한 번만 부른다', () => {
    const holds = fc.property(returns, (steps) => {
      const effects = steps.flatMap((step) => step.effects)
      return effects.filter((effect) => effect === 'refund').length <= 1
    })
    expect(fc.check(holds, RUNS).counterexample).toEqual(null)
  })

  test('추가결제는 받은 뒤에 한 번, 일부만 돌아온 뒤에 나머지를 돌려주고, 다 돌아오면 더 돌려주지 않는다', () => {
    const holds = fc.property(additional, (steps) => {
      const ways = steps
        .filter(({ from, to }) => from !== to)
        .map(({ from, to }) => `${from}>${to}`)
      const refunds = steps.filter(({ effects }) => effects.includes('refundPayment'))
      return (
        refunds.every(({ from }) => from === 'PAID' || from === 'PARTLY_REFUNDED') &&
        refunds.filter(({ from }) => from === 'PAID').length <= 1 &&
        ways.every((way) => !way.startsWith('REFUNDED>'))
      )
    })
    expect(fc.check(holds, RUNS).counterexample).toEqual(null)
  })
})
