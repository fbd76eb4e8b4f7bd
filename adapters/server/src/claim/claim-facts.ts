import { neededFacts, type TableFacts } from '@jangteo/core/chart/table.rules'
import type { AdditionalPaymentState } from '@jangteo/core/claim/additional/additionalPayment.codes'
import type { ClaimState } from '@jangteo/core/claim/claim.codes'
import {
  cancelClaimFacts,
  exchangeClaimFacts,
  returnClaimFacts,
} from '@jangteo/core/claim/claimFacts.rules'
import {
  CLAIM_TABLE,
  type ClaimEventType,
  type ClaimFact,
  type ClaimRefusal,
  NO_CLAIM_FACTS,
} from '@jangteo/core/claim/claimStep.rules'
import { isTrackedCourier } from '@jangteo/core/delivery/courier.rules'
import { PAYMENT_TABLE } from '@jangteo/core/payment/payment.table.gen'
import {
  type ClaimRow,
  countWithdrawals,
  isClaimAccepted,
  listClaimedItems,
} from '@jangteo/postgres/claim/claim-step.store'
import { findAdditionalPaymentOfClaim } from '@jangteo/postgres/claim/additional-payment.store'
import type { Db } from '@jangteo/postgres/database/db'
import { isClaimUpheld } from '@jangteo/postgres/dispute/dispute.store'
import { findOptions, lockOptions } from '@jangteo/postgres/goods/stock.store'
import { findPaymentOfOrder } from '@jangteo/postgres/payment/payment.store'
import * as Effect from 'effect/Effect'
import { isReshipInStock } from './claim-stock.ts'
import { isHeldInOrder } from './convert-exchange.ts'
import { HOLIDAYS } from '../calendar/holidays.ts'
import { isLostExchange } from './lost-exchange.ts'
import { findDependentClaims } from './withdrawal/withdrawal-facts.ts'

type ClaimFacts = TableFacts<ClaimFact, ClaimRefusal>

/** A claim with a state of a chart. */
export type StatedClaim = ClaimRow & { readonly state: ClaimState }

/** Events that the chart of a claim is asked about. */
type Question = {
  readonly events: readonly ClaimEventType[]
  readonly nowMs: number
  /** Rows beside the order are locked for the step, or only read. */
  readonly isLocked: boolean
}

/** Basis of the facts of a claim, and the facts that its question needs. */
type ClaimBasis = {
  readonly additionalPayment: AdditionalPaymentState | null
  readonly withdrawCounts: readonly number[]
  readonly hasDependentClaim: boolean
  readonly isUpheld: boolean
  readonly needed: ReadonlySet<ClaimFact>
}

/** Returns the state of a claim's additional payment; `null` without one, or when the current quote asks for none. */
export const findOwedState = Effect.fnUntraced(function* ({
  id,
  quote,
}: ClaimRow): Effect.fn.Return<AdditionalPaymentState | null, never, Db> {
  if (quote?.additionalAmount === 0) return null
  const additional = yield* findAdditionalPaymentOfClaim(id)
  return additional?.state ?? null
})

/** Facts that a dispute decides, too. */
const UPHELD_FACTS: readonly ClaimFact[] = ['isAnswerDue', 'isInspectionOpen', 'isPaymentEndable']

const loadKnown = Effect.fnUntraced(function* (claim: StatedClaim, question: Question) {
  const needed = neededFacts(CLAIM_TABLE, claim.state, question.events)
  const isWithdrawn = needed.has('isWithdrawable')
  return {
    needed,
    additionalPayment: yield* findOwedState(claim),
    withdrawCounts: isWithdrawn ? yield* countWithdrawals(claim.id) : [],
    hasDependentClaim: isWithdrawn && (yield* findDependentClaims([claim]))(claim),
    isUpheld: UPHELD_FACTS.some((fact) => needed.has(fact)) && (yield* isClaimUpheld(claim.id)),
  } satisfies ClaimBasis
})

const findAwaitingDeposit = Effect.fnUntraced(function* ({ order_id: orderId }: ClaimRow) {
  const { status } = yield* findPaymentOfOrder(orderId)
  return PAYMENT_TABLE.tags[status].includes('awaitingDeposit')
})

const loadCancelFacts = Effect.fnUntraced(function* (
  claim: StatedClaim,
  known: ClaimBasis,
  { nowMs }: Question,
) {
  const items = yield* listClaimedItems(claim.id)
  return cancelClaimFacts({
    ...known,
    itemStatuses: items.map(({ status }) => status),
    isAwaitingDeposit: known.needed.has('isDepositReversed') && (yield* findAwaitingDeposit(claim)),
    requestedAtMs: claim.requested_at.getTime(),
    holidays: HOLIDAYS,
    nowMs,
  })
})

const loadExchangeFacts = Effect.fnUntraced(function* (
  claim: StatedClaim,
  known: ClaimBasis,
  { nowMs, isLocked }: Question,
) {
  const reshippedAtMs = claim.reshipped_at?.getTime() ?? null
  const isResent = known.needed.has('isResendable') && reshippedAtMs !== null
  const read = isLocked ? lockOptions : findOptions
  return exchangeClaimFacts({
    ...known,
    isAccepted: yield* isClaimAccepted(claim.id),
    state: claim.state,
    isInStock: isResent && (yield* isReshipInStock(claim, read)),
    isHeld: known.needed.has('isConvertible') && (yield* isHeldInOrder(claim)),
    reshippedAtMs,
    isTracked: isTrackedCourier(claim.reship_courier),
    nowMs,
  })
})

/**
 * Returns the facts of a claim's chart for these events. Facts that only other events need are not loaded. Holds as
 * long as the order is locked.
 */
export const loadClaimFacts = Effect.fnUntraced(function* (
  claim: StatedClaim,
  question: Question,
): Effect.fn.Return<ClaimFacts, never, Db> {
  const known = yield* loadKnown(claim, question)
  if (claim.type === 'CANCEL') {
    return { ...NO_CLAIM_FACTS, ...(yield* loadCancelFacts(claim, known, question)) }
  }
  if (claim.type === 'RETURN') {
    const facts = returnClaimFacts({ ...known, isLostExchange: yield* isLostExchange(claim) })
    return { ...NO_CLAIM_FACTS, ...facts }
  }
  return { ...NO_CLAIM_FACTS, ...(yield* loadExchangeFacts(claim, known, question)) }
})
