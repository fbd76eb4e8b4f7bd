import type { Won } from '@jangteo/core/money/money.rules'
import { unchargedAmounts } from '@jangteo/core/settlement/settlement.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { findStoreByUrl } from '@jangteo/postgres/store/store-desk.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { refused } from '../call/refused.ts'
import { type ApprovalAction, askApproval, readPayload } from '../staff/approvals.ts'
import { writeEntry } from './write-entries.ts'

type AdjustInput = {
  readonly storeUrl: string
  readonly amount: Won
  readonly reason: string
}

const adjustment = z.object({ storeId: z.int(), amount: z.int() })

/**
 * Asks another operator to approve an adjustment of what a store is paid; one of a store is pending at a time. Refusals:
 * STORE_NOT_FOUND, APPROVAL_PENDING. Source: market-rules §9.2.
 */
export const askAdjustment = Effect.fnUntraced(function* ({
  storeUrl,
  amount,
  reason,
}: AdjustInput) {
  const store = yield* findStoreByUrl(storeUrl)
  if (store === undefined) return yield* refused('STORE_NOT_FOUND')
  const { id: storeId } = store
  const target = `store:${storeId}`
  yield* askApproval({ kind: 'ADJUSTMENT', target, payload: { storeId, amount }, reason })
  return { done: true } as const
}, transaction)

/** Writes the entry of an approved adjustment; the seller reads the reason that it was asked with. */
export const writeAdjustment: ApprovalAction = Effect.fnUntraced(function* (request) {
  const { storeId, amount } = readPayload(adjustment, request)
  yield* writeEntry({
    storeId,
    kind: 'ADJUSTMENT',
    source: `approval:${request.id}`,
    amounts: unchargedAmounts(amount),
    memo: request.reason,
    atMs: yield* Clock.currentTimeMillis,
  })
})
