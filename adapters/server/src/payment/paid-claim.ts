import { CLAIM_TYPE_LABELS } from '@jangteo/core/claim/claim.codes'
import { findAdditionalPayment } from '@jangteo/postgres/claim/additional-payment.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { WireIds } from '../wire/wire-ids.ts'

type Paying = { readonly additional_payment_id: number | null }

const findPaid = ({ additional_payment_id: additionalId }: Paying) =>
  additionalId === null ? Effect.succeed(undefined) : findAdditionalPayment(additionalId)

/** The claim that asks for a payment, as the wire names it; `null` for an order's own. */
export const findClaimPaidBy = Effect.fnUntraced(function* (
  payment: Paying,
): Effect.fn.Return<string | null, never, WireIds | Db> {
  const wireIds = yield* WireIds
  const additional = yield* findPaid(payment)
  return additional === undefined ? null : wireIds.seal('claim', additional.claim_id)
})

/** Claim that a payment is for, where it is not for the order itself: that is `null`. */
export const findClaimTitle = Effect.fnUntraced(function* (
  payment: Paying,
): Effect.fn.Return<string | null, never, Db> {
  const additional = yield* findPaid(payment)
  return additional === undefined ? null : `${CLAIM_TYPE_LABELS[additional.claim_type]} 추가결제`
})
