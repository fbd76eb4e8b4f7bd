import {
  HOLD_REASONS,
  STATEMENT_STATE_LABELS,
  STATEMENT_STATES,
} from '@jangteo/core/settlement/settlement.codes'
import type { StatementState } from '@jangteo/core/settlement/settlement.codes'
import { statementChart } from '@jangteo/core/settlement/statement.chart'
import type { StatementFacts } from '@jangteo/core/settlement/statement.chart'
import { holdReasonOf, statementFacts } from '@jangteo/core/settlement/statement.rules'
import type { KnownStatement } from '@jangteo/core/settlement/statement.rules'
import { STATEMENT_TABLE } from '@jangteo/core/settlement/statement.table.gen'
import type { StatementEventType } from '@jangteo/core/settlement/statement.table.gen'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverTable } from '../../support/chart/chartCoverage.ts'
import { livesOf } from '../../support/chart/chartLives.ts'
import { stepOutcome } from '../../support/chart/stepOutcome.ts'

const coverage = coverTable(statementChart, STATEMENT_TABLE)
const ALL_TRUE: StatementFacts = {
  isNothingDue: true,
  isClosable: true,
  isDue: true,
  isPayable: true,
  isSendable: true,
}

function outcome(
  state: StatementState,
  event: StatementEventType,
  facts: Partial<StatementFacts> = {},
): string {
  return stepOutcome(coverage.decide({ state, event, facts: { ...ALL_TRUE, ...facts } }))
}

test('상태와 그 이름은 저장하는 코드와 화면의 이름이다', () => {
  const labels = STATEMENT_STATES.map((state) => [
    state,
    statementChart.root.states[state]?.meta?.label,
  ])
  expect([Object.keys(STATEMENT_TABLE.steps).toSorted(), Object.fromEntries(labels)]).toEqual([
    STATEMENT_STATES.toSorted(),
    STATEMENT_STATE_LABELS,
  ])
})

test('정산일이 되면 마감하고, 줄 돈이 없으면 넘기고, 줄 수 없으면 보류한다', () => {
  const none = { isNothingDue: false, isClosable: false }
  expect([
    outcome('OPEN', 'system.close', { isNothingDue: false }),
    outcome('OPEN', 'system.close'),
    outcome('OPEN', 'system.close', none),
    outcome('OPEN', 'system.close', { ...none, isDue: false }),
    outcome('CLOSED', 'system.close'),
  ]).toEqual(['CLOSED', 'PAID carryRest', 'HELD', 'STATEMENT_NOT_DUE', 'STATEMENT_STATE_CHANGED'])
})

test('승인하고, 다른 사람이 이체를 요청하고, 은행의 답으로 끝난다', () => {
  expect([
    outcome('CLOSED', 'system.approve'),
    outcome('CLOSED', 'system.approve', { isPayable: false }),
    outcome('CLOSED', 'system.approve', { isPayable: 'STATEMENT_STORE_SUSPENDED' }),
    outcome('CLOSED', 'system.send'),
    outcome('APPROVED', 'system.send'),
    outcome('APPROVED', 'system.send', { isSendable: 'APPROVAL_SELF' }),
    outcome('APPROVED', 'system.send', { isSendable: 'STATEMENT_ACCOUNT_RESTS' }),
    outcome('APPROVED', 'system.send', { isSendable: false }),
    outcome('PAYING', 'transfer.paid'),
    outcome('PAYING', 'transfer.failed'),
    outcome('PAID', 'transfer.paid'),
    outcome('FAILED', 'system.approve'),
    outcome('FAILED', 'system.approve', { isPayable: false }),
  ]).toEqual([
    'APPROVED',
    'STATEMENT_ACCOUNT_MISSING',
    'STATEMENT_STORE_SUSPENDED',
    'STATEMENT_STATE_CHANGED',
    'PAYING',
    'APPROVAL_SELF',
    'STATEMENT_ACCOUNT_RESTS',
    'STATEMENT_ACCOUNT_MISSING',
    'PAID',
    'FAILED',
    'STATEMENT_STATE_CHANGED',
    'APPROVED',
    'STATEMENT_ACCOUNT_MISSING',
  ])
})

test('보내기 전에는 보류할 수 있고, 까닭이 사라져야 풀린다', () => {
  expect([
    outcome('CLOSED', 'system.hold'),
    outcome('APPROVED', 'system.hold'),
    outcome('FAILED', 'system.hold'),
    outcome('PAYING', 'system.hold'),
    outcome('HELD', 'system.release'),
    outcome('HELD', 'system.release', { isPayable: false }),
    outcome('HELD', 'system.release', { isPayable: 'STATEMENT_DISPUTED' }),
    outcome('HELD', 'system.hold'),
    outcome('HELD', 'system.approve'),
  ]).toEqual([
    'HELD',
    'HELD',
    'HELD',
    'STATEMENT_STATE_CHANGED',
    'CLOSED',
    'STATEMENT_ACCOUNT_MISSING',
    'STATEMENT_DISPUTED',
    'HELD',
    'STATEMENT_STATE_CHANGED',
  ])
})

test('어떤 순서로도 승인 없이 보내지 않고, 한 번 지급한 것은 다시 지급하지 않는다', () => {
  const lives = livesOf({ table: STATEMENT_TABLE, start: 'OPEN', stepsMax: 14 })
  const breach = fc.check(
    fc.property(lives, (steps) => {
      const events = steps.map(({ event }) => event)
      const sent = events.indexOf('system.send')
      const isApproved = sent === -1 || events.slice(0, sent).includes('system.approve')
      const payments = steps.filter(({ event }) => event === 'transfer.paid')
      return isApproved && payments.length <= 1
    }),
    { numRuns: 2_000 },
  ).counterexample
  expect(breach).toEqual(null)
})

const KNOWN: KnownStatement = {
  day: '2026-09-23',
  today: '2026-09-23',
  total: 10_000,
  store: { hasAccount: true, accountFrom: '2026-09-01', isSuspended: false },
  isDisputed: false,
  approvedBy: 1,
  operatorId: 2,
}

test('사실은 날, 합계, 계좌, 사람에서 나온다', () => {
  const factsWith = (known: Partial<KnownStatement>) => statementFacts({ ...KNOWN, ...known })
  const lacking = { ...KNOWN.store, hasAccount: false, accountFrom: null }
  expect([
    statementFacts(KNOWN),
    factsWith({ today: '2026-09-22' }).isDue,
    factsWith({ total: 0 }).isNothingDue,
    factsWith({ total: -1, today: '2026-09-22' }).isNothingDue,
    factsWith({ store: lacking }),
    factsWith({ store: { ...KNOWN.store, isSuspended: true } }).isSendable,
    factsWith({ store: { ...KNOWN.store, accountFrom: '2026-09-24' } }).isSendable,
    factsWith({ operatorId: 1 }).isSendable,
    factsWith({ operatorId: null }).isSendable,
  ]).toEqual([
    { isDue: true, isNothingDue: false, isClosable: true, isPayable: true, isSendable: true },
    false,
    true,
    false,
    {
      isDue: true,
      isNothingDue: false,
      isClosable: false,
      isPayable: false,
      isSendable: false,
    },
    'STATEMENT_STORE_SUSPENDED',
    'STATEMENT_ACCOUNT_RESTS',
    'APPROVAL_SELF',
    'APPROVAL_SELF',
  ])
})

test('보류의 까닭은 정지, 분쟁, 계좌의 차례다', () => {
  const NONE = { hasAccount: false, accountFrom: null, isSuspended: false }
  expect([
    holdReasonOf({ store: { ...NONE, isSuspended: true }, isDisputed: true }),
    holdReasonOf({ store: NONE, isDisputed: true }),
    holdReasonOf({ store: NONE, isDisputed: false }),
    holdReasonOf(KNOWN),
    HOLD_REASONS,
  ]).toEqual([
    'STORE_SUSPENDED',
    'DISPUTE',
    'ACCOUNT_MISSING',
    null,
    ['ACCOUNT_MISSING', 'STORE_SUSPENDED', 'DISPUTE'],
  ])
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
