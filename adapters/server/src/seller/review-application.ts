import type { BusinessState } from '@jangteo/core/seller/business.codes'
import { decideReviewReason } from '@jangteo/core/seller/reviewReason.rules'
import { takenViolations } from '@jangteo/core/seller/sellerApplication.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { lockApplication } from '@jangteo/postgres/seller/application.store'
import { lockStoreNames } from '@jangteo/postgres/store/store-name.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { openId } from '../wire/open-id.ts'
import { advanceApplication, takenOf } from './advance-application.ts'
import { askRegistry, findReviewed } from './show-application.ts'

type OfApplication = { readonly id: string }
type Reasoned = OfApplication & { readonly reason: string }

/**
 * Approves an application. The registry is asked before the transaction; then the row is locked, and the five values are
 * compared once more: of two applications that are approved at once, one finds the other's store. Refusals:
 * SELLER_APPLICATION_NOT_FOUND, SELLER_APPLICATION_ENDED, SELLER_SUPPLEMENT_AWAITED, SELLER_APPLICATION_TAKEN,
 * SELLER_APPLICATION_INCOMPLETE, SELLER_BUSINESS_INACTIVE, BUSINESS_REGISTRY_SILENT. Source: market-rules §9.1.
 */
export const approveApplication = Effect.fnUntraced(function* (input: OfApplication) {
  const { id, business_number: businessNumber } = yield* findReviewed(input)
  const businessState = yield* askRegistry(businessNumber)
  return yield* transaction(approve(id, businessState))
})

const approve = Effect.fnUntraced(function* (id: number, businessState: BusinessState) {
  yield* lockStoreNames
  const row = yield* lockApplication(id)
  if (row === undefined) return yield* refused('SELLER_APPLICATION_NOT_FOUND')
  const atMs = yield* Clock.currentTimeMillis
  const moved = yield* advanceApplication(row, { event: 'system.approve', atMs, businessState })
  if (!moved.ok) {
    if (moved.reason === 'SELLER_APPLICATION_TAKEN') {
      const violationList = takenViolations(yield* takenOf(row))
      return yield* refused('SELLER_APPLICATION_TAKEN', { violationList })
    }
    if (moved.reason === 'SELLER_SUPPLEMENT_UNASKED') {
      return yield* Effect.die(new Error('an approval was refused as a supplement'))
    }
    return yield* refused(moved.reason)
  }
  yield* recordAudit({
    call: 'operatorApplication.approve',
    target: `sellerApplication:${id}`,
    before: { state: row.state },
    after: { state: moved.value.target, businessState },
    reason: null,
  })
  return { stateEnum: moved.value.target }
})

/** A decision that has a reason, with the name of its call. */
type ReasonedStep = {
  readonly call: 'operatorApplication.reject' | 'operatorApplication.askSupplement'
  readonly event: 'system.reject' | 'system.askSupplement'
}

const moveApplication = Effect.fnUntraced(function* (
  id: number,
  { call, event }: ReasonedStep,
  memo: string,
) {
  const row = yield* lockApplication(id)
  if (row === undefined) return yield* refused('SELLER_APPLICATION_NOT_FOUND')
  const atMs = yield* Clock.currentTimeMillis
  const moved = yield* advanceApplication(row, { event, atMs, memo })
  if (!moved.ok) {
    const isAwaited = row.state === 'SUPPLEMENT'
    return yield* refused(isAwaited ? 'SELLER_SUPPLEMENT_AWAITED' : 'SELLER_APPLICATION_ENDED')
  }
  yield* recordAudit({
    call,
    target: `sellerApplication:${id}`,
    before: { state: row.state },
    after: { state: moved.value.target },
    reason: memo,
  })
  return { stateEnum: moved.value.target }
}, transaction)

/** Carries out a decision that has a reason, under the lock of the application. */
const decide = (step: ReasonedStep) =>
  Effect.fnUntraced(function* (input: Reasoned) {
    const reason = decideReviewReason(input.reason)
    if (!reason.ok) return yield* refused(reason.reason)
    const notFound = refused('SELLER_APPLICATION_NOT_FOUND')
    const id = yield* openId('sellerApplication', input.id, notFound)
    return yield* moveApplication(id, step, reason.value)
  })

/** Rejects an application for a reason. Refusals: SELLER_REASON_REQUIRED and those of its state. */
export const rejectApplication = decide({
  call: 'operatorApplication.reject',
  event: 'system.reject',
})

/** Asks for a supplement for a reason. Refusals: SELLER_REASON_REQUIRED and those of its state. */
export const askSupplement = decide({
  call: 'operatorApplication.askSupplement',
  event: 'system.askSupplement',
})
