import { HOUR_MS, addDays, endOfDayMs, kstDayOf } from '@jangteo/core/calendar/day.rules'
import type { EndedClaim } from '@jangteo/core/calendar/deadline.rules'
import { decideStep } from '@jangteo/core/chart/table.rules'
import { REQUESTABLE_CLAIM_TYPES } from '@jangteo/core/claim/claim.codes'
import type { ClaimStatus, RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { CLAIM_TABLE, NO_CLAIM_FACTS } from '@jangteo/core/claim/claimStep.rules'
import type { ClaimEventType } from '@jangteo/core/claim/claimStep.rules'
import { isOpenClaim } from '@jangteo/core/claim/claim.rules'
import { checkClaim } from '@jangteo/core/claim/request/claimCheck.rules'
import { withdrawalsLeft } from '@jangteo/core/claim/withdrawal/withdrawal.rules'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import { orderItemFacts } from '@jangteo/core/order/orderItem.rules'
import { ORDER_ITEM_TABLE } from '@jangteo/core/order/orderItem.table.gen'
import type { OrderItemEventType } from '@jangteo/core/order/orderItem.table.gen'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { tableSteps } from '../../support/chart/chartLives.ts'

/** An item and the claim on it, with what happened to them. */
type Life = {
  readonly status: OrderItemStatus
  readonly claim: { readonly type: RequestableClaimType; readonly status: ClaimStatus } | null
  readonly withdrawn: Readonly<Record<RequestableClaimType, number>>
  readonly isPaid: boolean
  /** The way the last claim ended; `null` while none has. */
  readonly end: string | null
  readonly nowMs: number
  readonly deliveredAtMs: number | null
  readonly requestedAtMs: number
  readonly endedClaims: readonly EndedClaim[]
}

type Turn =
  | { readonly kind: 'item'; readonly pick: number; readonly isBlind: boolean }
  | { readonly kind: 'request'; readonly type: RequestableClaimType }
  | { readonly kind: 'claim'; readonly pick: number; readonly isSettled: boolean }
  | { readonly kind: 'wait'; readonly hours: number }

const BEGIN_MS = Date.parse('2026-08-20T10:00:00+09:00')
const START: Life = {
  status: 'PW',
  claim: null,
  withdrawn: { CANCEL: 0, EXCHANGE: 0, RETURN: 0 },
  isPaid: false,
  end: null,
  nowMs: BEGIN_MS,
  deliveredAtMs: null,
  requestedAtMs: BEGIN_MS,
  endedClaims: [],
}
const COMPLETES: Partial<Record<ClaimStatus, OrderItemEventType>> = {
  CC: 'claim.cancelled',
  EC: 'claim.exchanged',
  RC: 'claim.returned',
}
const STARTS = { CANCEL: 'CA', EXCHANGE: 'EA', RETURN: 'RA' } as const
const CLAIM_EVENTS = [...new Set(tableSteps(CLAIM_TABLE).map(({ event }) => event))]

const itemEvents = [...new Set(tableSteps(ORDER_ITEM_TABLE).map(({ event }) => event))].filter(
  (event) => !event.startsWith('claim.'),
)
const itemTurns = fc.record({
  kind: fc.constant('item' as const),
  pick: fc.nat(),
  isBlind: fc.boolean(),
})
const requestTurns = fc.record({
  kind: fc.constant('request' as const),
  type: fc.constantFrom(...REQUESTABLE_CLAIM_TYPES),
})
const claimTurns = fc.record({
  kind: fc.constant('claim' as const),
  pick: fc.nat(),
  isSettled: fc.boolean(),
})
const waits = fc.record({
  kind: fc.constant('wait' as const),
  hours: fc.integer({ min: 1, max: 24 * 9 }),
})
const turns = fc.array(fc.oneof(itemTurns, requestTurns, claimTurns, waits), {
  maxLength: 60,
  size: 'max',
})
/** Claims of a delivered item that their buyer thinks over again and again. */
function regretsOf(type: RequestableClaimType) {
  const requests = fc.record({ kind: fc.constant('request' as const), type: fc.constant(type) })
  return fc.array(fc.oneof(requests, claimTurns), { maxLength: 60, size: 'max' })
}

function decideItem(life: Life, event: OrderItemEventType) {
  const facts = orderItemFacts({
    ...life,
    claimStatus: life.claim?.status ?? null,
    isDisputed: false,
    shippedAtMs: null,
    isTracked: false,
    scanCount: 0,
  })
  return decideStep(ORDER_ITEM_TABLE, { state: life.status, event, facts })
}

function moveItem(life: Life, event: OrderItemEventType): Life {
  const decided = decideItem(life, event)
  if (!decided.ok) return life
  const isReversed = event === 'payment.awaitsDeposit'
  const isPaid = !isReversed && (life.isPaid || event === 'payment.completed')
  const { target } = decided.value
  const isDelivered = target === 'SC' || target === 'E'
  const deliveredAtMs = isDelivered ? life.nowMs : life.deliveredAtMs
  return { ...life, status: target, isPaid, deliveredAtMs }
}

function request(life: Life, type: RequestableClaimType): Life {
  const alone = { orderItemId: 1, mainOrderItemId: null }
  const item = { ...alone, isDisputed: false, isAddPaymentWaiting: false }
  const group = [{ ...item, status: life.status, claimStatus: life.claim?.status ?? null }]
  const checked = checkClaim({
    type,
    orderItemIds: [1],
    group,
    itemsSharingStoreCoupon: [],
    isReshipStocked: true,
  })
  return checked.ok
    ? { ...life, claim: { type, status: STARTS[type] }, requestedAtMs: life.nowMs }
    : life
}

/** Returns the state that an event leads a claim to; `null` when it is refused. */
function claimAfter(life: Life, event: ClaimEventType, isSettled: boolean): string | null {
  if (life.claim === null) return null
  const { type, status } = life.claim
  const left = withdrawalsLeft(type, [life.withdrawn[type]])
  const facts = {
    ...NO_CLAIM_FACTS,
    isSettled,
    isReshippable: isSettled,
    isWithdrawable: left === null || left > 0,
    isPaymentEndable: true,
    isConvertible: true,
    isResendable: true,
    isDepositReversed: true,
    isCompletedAtOnce: life.status === 'DC' && isSettled,
    isAnswerDue: isSettled,
    isReshipped: true,
    isInspectionOpen: true,
  }
  const decided = decideStep(CLAIM_TABLE, { state: status, event, facts })
  return decided.ok ? decided.value.target : null
}

function moveClaim(life: Life, event: ClaimEventType, isSettled: boolean): Life {
  const target = claimAfter(life, event, isSettled)
  if (target === null || life.claim === null) return life
  const { type } = life.claim
  const status = target as ClaimStatus
  if (isOpenClaim(status)) return { ...life, claim: { type, status } }
  const isCounted = event === 'buyer.withdraw'
  const withdrawn = { ...life.withdrawn, [type]: life.withdrawn[type] + (isCounted ? 1 : 0) }
  const { requestedAtMs, nowMs: endedAtMs } = life
  const endedClaims = [...life.endedClaims, { requestedAtMs, endedAtMs }]
  const ended = { ...life, claim: null, withdrawn, end: target, endedClaims }
  const completes = COMPLETES[status]
  return completes === undefined ? ended : moveItem(ended, completes)
}

/**
 * Half of what is tried is refused, so that refusals are seen to leave no trace; the rest is picked among the allowed.
 */
function moveOn(life: Life, turn: Turn): Life {
  if (turn.kind === 'wait') return { ...life, nowMs: life.nowMs + turn.hours * HOUR_MS }
  if (turn.kind === 'request') return request(life, turn.type)
  if (turn.kind === 'item') {
    const open = itemEvents.filter((event) => turn.isBlind || decideItem(life, event).ok)
    const event = open[turn.pick % open.length]
    return event === undefined ? life : moveItem(life, event)
  }
  const open = CLAIM_EVENTS.filter((event) => claimAfter(life, event, turn.isSettled) !== null)
  const event = open[turn.pick % open.length]
  return event === undefined ? life : moveClaim(life, event, turn.isSettled)
}

function livesOf(drawn: readonly Turn[], start = START): Life[] {
  const lives = [start]
  for (const turn of drawn) lives.push(moveOn(lives.at(-1) ?? start, turn))
  return lives
}

function isCompleted(end: string | null): boolean {
  return end !== null && end in COMPLETES
}

/** A life that breaks the invariant between two moments; `null` when none does. */
function breachOf(invariant: (before: Life, now: Life) => boolean): unknown {
  const holds = fc.property(turns, (drawn) => {
    const lives = livesOf(drawn)
    return lives.slice(1).every((now, index) => invariant(lives[index] ?? START, now))
  })
  return fc.check(holds, { numRuns: 5_000 }).counterexample
}

test('구매를 확정한 상품은 다시 움직이지 않고 클레임도 받지 않는다', () => {
  expect(
    breachOf(
      (before, now) => before.status !== 'BF' || (now.status === 'BF' && now.claim === null),
    ),
  ).toEqual(null)
})

test('클레임이 진행되는 동안에는 구매가 확정되지 않는다', () => {
  expect(breachOf((before, now) => before.claim === null || now.status !== 'BF')).toEqual(null)
})

/** A delivered item whose claims last for days, and which nobody confirms by hand. */
function pausedLives(drawn: readonly Turn[]): Life[] {
  const delivered: Life = { ...START, status: 'SC', isPaid: true, deliveredAtMs: BEGIN_MS }
  const lives = [delivered]
  for (const turn of drawn) {
    const life = moveOn(lives.at(-1) ?? delivered, turn)
    lives.push(moveItem(life, 'system.autoConfirmDue'))
  }
  return lives
}

const pauses = fc.array(
  fc.oneof(
    requestTurns,
    claimTurns,
    fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }),
  ),
  { maxLength: 30, size: 'max' },
)

test('저절로 확정되기 전에는 배송완료 뒤 이레와 클레임이 끝난 뒤 이틀이 꽉 차게 지난다', () => {
  const fullDays = (atMs: number, days: number) => endOfDayMs(addDays(kstDayOf(atMs), days))
  const holds = fc.property(pauses, (drawn) => {
    const { status, nowMs, deliveredAtMs, endedClaims } = pausedLives(drawn).find(
      (life) => life.status === 'BF',
    ) ?? { ...START, status: 'SC' }
    if (status !== 'BF' || deliveredAtMs === null) return true
    const endedAtMs = endedClaims.at(-1)?.endedAtMs ?? 0
    return nowMs > fullDays(deliveredAtMs, 7) && nowMs > fullDays(endedAtMs, 2)
  })
  const ends = fc
    .sample(pauses, { numRuns: 500, seed: 3 })
    .map((drawn) => pausedLives(drawn).find(({ status }) => status === 'BF'))
  const isPaused = ends.some(
    (life) =>
      life?.status === 'BF' &&
      life.nowMs > fullDays(life.deliveredAtMs ?? 0, 8) &&
      life.end === 'RR',
  )
  expect([fc.check(holds, { numRuns: 5_000 }).counterexample, isPaused]).toEqual([null, true])
})

test('거절되거나 철회된 클레임은 상품을 있던 그대로 둔다', () => {
  const isClosed = (before: Life, now: Life) => before.claim !== null && now.claim === null
  expect(
    breachOf(
      (before, now) =>
        !isClosed(before, now) || isCompleted(now.end) || now.status === before.status,
    ),
  ).toEqual(null)
})

test('입금되지 않은 상품은 준비되지도 보내지지도 않는다', () => {
  const needsPayment = new Set<OrderItemStatus>([
    'DC',
    'SR',
    'SD',
    'SS',
    'SI',
    'SC',
    'BF',
    'E',
    'R',
  ])
  expect(breachOf((_before, now) => now.isPaid || !needsPayment.has(now.status))).toEqual(null)
})

test.each(['EXCHANGE', 'RETURN'] as const)(
  '%s는 세 번까지만 철회되고, 세 번까지는 철회된다',
  (type) => {
    const delivered: Life = { ...START, status: 'SC', isPaid: true }
    const regrets = regretsOf(type)
    const counts = (drawn: readonly Turn[]) =>
      livesOf(drawn, delivered).map(({ withdrawn }) => withdrawn[type])
    const holds = fc.property(regrets, (drawn) => Math.max(...counts(drawn)) <= 3)
    const most = Math.max(...fc.sample(regrets, { numRuns: 1_000, seed: 5 }).flatMap(counts))
    expect([fc.check(holds, { numRuns: 2_000 }).counterexample, most]).toEqual([null, 3])
  },
)

test('이 법칙들이 보는 삶에는 확정과 세 가지 클레임의 끝이 모두 있다', () => {
  const lives = fc.sample(turns, { numRuns: 5_000, seed: 11 }).map((drawn) => livesOf(drawn).at(-1))
  const ends = new Set(lives.map((life) => life?.status))
  expect(['BF', 'C', 'E', 'R'].filter((status) => !ends.has(status as OrderItemStatus))).toEqual([])
})
