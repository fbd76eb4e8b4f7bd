import {
  cancelClaimFacts,
  exchangeClaimFacts,
  returnClaimFacts,
} from '@jangteo/core/claim/claimFacts.rules'
import { NO_CLAIM_FACTS } from '@jangteo/core/claim/claimStep.rules'
import { HOLIDAYS } from '@jangteo/server/calendar/holidays'
import { type Model, type ModelClaim, owedOf } from './model.ts'
import { isHeldByCoupon, withdrawalFacts } from './requestRules.ts'

/** The pieces that an exchange wishes for. */
export function wishesOf(claim: ModelClaim) {
  return claim.items.map(({ id, quantity }) => ({
    optionId: claim.wished.get(id) ?? 0,
    quantity,
  }))
}

/** True when the pieces that an exchange wishes for are in the stock. */
export function isReshipThere({ stock }: Model, claim: ModelClaim): boolean {
  return wishesOf(claim).every(({ optionId, quantity }) => (stock.get(optionId) ?? 0) >= quantity)
}

function exchangeFacts(model: Model, claim: ModelClaim) {
  const { reshippedAtMs, state } = claim
  return exchangeClaimFacts({
    ...knownOf(model, claim, 'EXCHANGE'),
    state,
    isAccepted: claim.history.some((row) => / seller\.accept /.test(row)),
    isInStock: isReshipThere(model, claim),
    isHeld: isHeldByCoupon(model, claim),
    reshippedAtMs,
    isTracked: false,
    nowMs: model.nowMs,
  })
}

function knownOf(model: Model, claim: ModelClaim, type: 'CANCEL' | 'EXCHANGE' | 'RETURN') {
  const additionalPayment = owedOf(claim)?.state ?? null
  return { ...withdrawalFacts(model, claim, type), additionalPayment, isUpheld: false }
}

/** Returns the facts of a claim's chart. */
export function claimFactsOf(model: Model, claim: ModelClaim) {
  if (claim.type === 'EXCHANGE') return { ...NO_CLAIM_FACTS, ...exchangeFacts(model, claim) }
  if (claim.type === 'RETURN') {
    const known = knownOf(model, claim, 'RETURN')
    return {
      ...NO_CLAIM_FACTS,
      ...returnClaimFacts({ ...known, isLostExchange: claim.isTakenBack }),
    }
  }
  const { requestedAtMs, items } = claim
  const facts = cancelClaimFacts({
    ...knownOf(model, claim, 'CANCEL'),
    itemStatuses: items.map(({ status }) => status),
    isAwaitingDeposit: false,
    requestedAtMs,
    holidays: HOLIDAYS,
    nowMs: model.nowMs,
  })
  return { ...NO_CLAIM_FACTS, ...facts }
}
