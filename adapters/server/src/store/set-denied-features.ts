import { decideReviewReason } from '@jangteo/core/seller/reviewReason.rules'
import { STORE_FEATURES, type StoreFeature } from '@jangteo/core/session/permission.codes'
import { transaction } from '@jangteo/postgres/database/db'
import { lockStore, updateDeniedFeatures } from '@jangteo/postgres/store/store-desk.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { findStore } from './operator-store.ts'

type Input = {
  /** URL of the store. */
  readonly id: string
  readonly deniedFeatureList: readonly StoreFeature[]
  readonly reason: string
}

const writeDenied = Effect.fnUntraced(function* (
  id: number,
  denied: readonly StoreFeature[],
  reason: string,
) {
  const before = yield* lockStore(id)
  yield* updateDeniedFeatures(id, denied)
  yield* recordAudit({
    call: 'operatorStore.setFeatures',
    target: `store:${id}`,
    before: { denied: before.denied_features },
    after: { denied },
    reason,
  })
}, transaction)

/**
 * Sets which features the store's buyers are denied; what they wrote or received before stays. Of two operators at once the
 * second sets the whole list again, and the audit log has both. Refusals: SELLER_REASON_REQUIRED, STORE_NOT_FOUND. Source:
 * market-rules §6, decision 147.
 */
export const setDeniedFeatures = Effect.fnUntraced(function* (input: Input) {
  const reason = decideReviewReason(input.reason)
  if (!reason.ok) return yield* refused(reason.reason)
  const { id } = yield* findStore(input.id)
  const denied = STORE_FEATURES.filter((feature) => input.deniedFeatureList.includes(feature))
  yield* writeDenied(id, denied, reason.value)
  return { deniedFeatureList: denied }
})
