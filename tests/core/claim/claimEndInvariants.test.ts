import { NO_ADDITIONAL_PAYMENT_FACTS } from '@jangteo/core/claim/additional/additionalPayment.rules'
import { allowedSteps, decideStep } from '@jangteo/core/chart/table.rules'
import {
  ADDITIONAL_PAYMENT_STATES,
  type AdditionalPaymentState,
} from '@jangteo/core/claim/additional/additionalPayment.codes'
import {
  ADDITIONAL_PAYMENT_TABLE,
  type AdditionalPaymentEventType,
} from '@jangteo/core/claim/additionalPayment.table.gen'
import type { ClaimState } from '@jangteo/core/claim/claim.codes'
import {
  cancelClaimFacts,
  exchangeClaimFacts,
  returnClaimFacts,
} from '@jangteo/core/claim/claimFacts.rules'
import {
  CLAIM_TABLE,
  type ClaimEffect,
  type ClaimEventType,
  NO_CLAIM_FACTS,
} from '@jangteo/core/claim/claimStep.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

/** The event of the additional payment that an effect of a claim sends. */
const NOTIFIED: Partial<Record<ClaimEffect, AdditionalPaymentEventType>> = {
  openReturn: 'claim.requoted',
  requoteClaim: 'claim.requoted',
  notifyAdditionalPaymentRefused: 'claim.refused',
  notifyAdditionalPaymentWithdrawn: 'claim.withdrawn',
}

const known = fc.record({
  withdrawCounts: fc.array(fc.nat({ max: 4 }), { maxLength: 2 }),
  hasDependentClaim: fc.boolean(),
  additionalPayment: fc.constantFrom(null, ...ADDITIONAL_PAYMENT_STATES),
  isUpheld: fc.constant(false),
  itemStatuses: fc.constantFrom(['DC'] as const, ['SR'] as const, ['DR'] as const),
  isAwaitingDeposit: fc.boolean(),
  requestedAtMs: fc.constant(0),
  holidays: fc.constant<ReadonlySet<string>>(new Set()),
  isLostExchange: fc.boolean(),
  isAccepted: fc.boolean(),
  isInStock: fc.boolean(),
  isHeld: fc.boolean(),
  reshippedAtMs: fc.constantFrom(null, 0),
  isTracked: fc.boolean(),
  nowMs: fc.constantFrom(0, 2e9),
})
type Drawn = typeof known extends fc.Arbitrary<infer Value> ? Value : never

function factsOf(state: ClaimState, drawn: Drawn) {
  const own = {
    C: cancelClaimFacts(drawn),
    E: exchangeClaimFacts({ ...drawn, state }),
    R: returnClaimFacts(drawn),
    W: {},
  }
  return { ...NO_CLAIM_FACTS, ...own[state.charAt(0) as keyof typeof own] }
}

/** Nothing is left of it to end, or it ends so. */
function takes(state: AdditionalPaymentState | null, event: AdditionalPaymentEventType): boolean {
  if (state === null || ADDITIONAL_PAYMENT_TABLE.tags[state].includes('ended')) return true
  const facts = NO_ADDITIONAL_PAYMENT_FACTS
  return decideStep(ADDITIONAL_PAYMENT_TABLE, { state, event, facts }).ok
}

const states = Object.keys(CLAIM_TABLE.steps) as ClaimState[]

test('신청의 버튼은 추가결제가 받아들이지 않을 일을 보여 주지 않는다', () => {
  const seen = new Set<string>()
  const notified = new Set<ClaimEventType>()
  fc.assert(
    fc.property(fc.constantFrom(...states), known, (state, drawn) => {
      const steps = allowedSteps(CLAIM_TABLE, state, factsOf(state, drawn))
      const refused = steps.flatMap(({ event, effects }) => {
        const events = effects.flatMap((effect) => NOTIFIED[effect] ?? [])
        if (events.length > 0) notified.add(event)
        // A dispute's own chart asks the payment before it sends what was decided.
        const isFromIt = event === 'additionalPayment.unpaid' || event.startsWith('dispute.')
        return isFromIt || events.every((own) => takes(drawn.additionalPayment, own)) ? [] : [event]
      })
      seen.add(state)
      expect(refused).toEqual([])
    }),
    { numRuns: 3_000 },
  )
  expect([seen.size, [...notified].toSorted()]).toEqual([
    states.length,
    [
      'additionalPayment.unpaid',
      'buyer.withdraw',
      'dispute.rejected',
      'payment.reversed',
      'seller.changeFault',
      'seller.convertToReturn',
      'seller.refuse',
    ],
  ])
})

test('추가결제를 확인하거나 돌려주는 동안의 신청은 수거하지 않는다', () => {
  fc.assert(
    fc.property(fc.constantFrom<ClaimState>('EA', 'RA'), known, (state, drawn) => {
      const facts = factsOf(state, drawn)
      const { ok } = decideStep(CLAIM_TABLE, { state, event: 'seller.collect', facts })
      expect(ok).toBe(takes(drawn.additionalPayment, 'claim.refused'))
    }),
  )
})
