import type { Won } from '@jangteo/core/money/money.rules'
import {
  findAdditionalPaymentOfClaim,
  findPaymentOfAdditional,
} from '@jangteo/postgres/claim/additional-payment.store'
import type { Db } from '@jangteo/postgres/database/db'
import { listRefunds } from '@jangteo/postgres/payment/refund.store'
import * as Effect from 'effect/Effect'
import { sumOfCounted } from '../../payment/counted-refunds.ts'

/** Finds what of a paid additional payment is neither back nor on its way back, in won; 0 for one that was not paid. */
export const findAdditionalRest = Effect.fnUntraced(function* (
  additionalPaymentId: number,
): Effect.fn.Return<Won, never, Db> {
  const payment = yield* findPaymentOfAdditional(additionalPaymentId)
  if (payment.completed_at === null) return 0
  return payment.amount - sumOfCounted(yield* listRefunds(payment.id))
})

/** Finds the same of the newest additional payment of a claim; 0 without one. */
export const findRestOfClaim = Effect.fnUntraced(function* (
  claimId: number,
): Effect.fn.Return<Won, never, Db> {
  const additional = yield* findAdditionalPaymentOfClaim(claimId)
  return additional === undefined ? 0 : yield* findAdditionalRest(additional.id)
})
