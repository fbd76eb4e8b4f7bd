import type { shippingPolicy } from '@jangteo/contract/shipping/shippingPolicy.schemas'
import { sellerPolicyRow } from '@jangteo/contract/shipping/sellerPolicy.calls'
import {
  decidePolicy,
  decidePolicyAdded,
  type SellerPolicy,
} from '@jangteo/core/shipping/sellerPolicy.rules'
import { shippingPolicySchema } from '@jangteo/core/shipping/shippingPolicy.schemas'
import { transaction } from '@jangteo/postgres/database/db'
import { lockNames } from '@jangteo/postgres/database/lockNames'
import { toShippingPolicy } from '@jangteo/postgres/shipping/policy.columns'
import {
  deletePolicy,
  findPolicy,
  insertPolicy,
  listPolicies,
  lockPolicy,
  type SellerPolicyRow,
  updatePolicy,
} from '@jangteo/postgres/shipping/seller-policy.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { onceByKey } from '../call/once.ts'
import { refused } from '../call/refused.ts'
import { callingSeller } from '../call/staff-caller.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { toPolicyAnswer } from './policy-answer.ts'

type PolicyInput = {
  readonly name: string
  readonly policy: z.output<typeof shippingPolicy>
  readonly returnFee: number
  readonly exchangeFee: number
  readonly cutoffMinute: number | null
}

/** Reads and judges a policy. Refusals: those of `decidePolicy`; figures that no policy has are POLICY_SECTIONS_INVALID. */
const accepted = Effect.fnUntraced(function* (input: PolicyInput) {
  const terms = shippingPolicySchema.safeParse(input.policy)
  if (!terms.success) return yield* refused('POLICY_SECTIONS_INVALID')
  const policy: SellerPolicy = {
    name: input.name.trim(),
    terms: terms.data,
    returnFee: input.returnFee,
    exchangeFee: input.exchangeFee,
    cutoffMinute: input.cutoffMinute,
  }
  const decision = decidePolicy(policy)
  return decision.ok ? policy : yield* refused(decision.reason)
})

function toAnswer(row: SellerPolicyRow): z.output<typeof sellerPolicyRow> {
  return {
    shippingPolicyId: row.policy_id,
    name: row.name,
    policy: toPolicyAnswer(toShippingPolicy(row)),
    returnFee: row.return_fee,
    exchangeFee: row.exchange_fee,
    cutoffMinute: row.cutoff_minute,
    goodsCount: row.goods_count,
  }
}

/** Finds a policy of a store. Refusal: POLICY_NOT_FOUND. */
const answerOf = Effect.fnUntraced(function* (storeId: number, id: number) {
  const row = yield* findPolicy(storeId, id)
  return row === undefined ? yield* refused('POLICY_NOT_FOUND') : toAnswer(row)
})

/** Lists the shipping policies of the caller's store. */
export const listSellerPolicies = Effect.fnUntraced(function* () {
  const { storeId } = yield* callingSeller
  const rows = yield* listPolicies(storeId)
  return { policyList: rows.map(toAnswer) }
})

/**
 * Adds a shipping policy. The store's lock keeps two at once from exceeding the count. Once for an `Idempotency-Key`.
 * Refusals: those of `decidePolicy`, POLICY_COUNT_EXCEEDED, IDEMPOTENCY_KEY_REUSED.
 */
export const createSellerPolicy = Effect.fnUntraced(
  function* (input: PolicyInput) {
    const { storeId } = yield* callingSeller
    yield* lockNames([`shipping policies of ${storeId}`])
    const { length: count } = yield* listPolicies(storeId)
    const added = decidePolicyAdded(count)
    if (!added.ok) return yield* refused(added.reason)
    const policy = yield* accepted(input)
    const id = yield* insertPolicy(storeId, policy)
    yield* recordAudit({
      call: 'sellerPolicy.create',
      target: `shippingPolicy:${id}`,
      before: null,
      after: policy,
      reason: null,
    })
    return yield* Effect.orDie(answerOf(storeId, id))
  },
  onceByKey('sellerPolicy.create', sellerPolicyRow),
)

/**
 * Changes a shipping policy; its lock orders two changes at once. Orders that are placed have their own copy. Refusals:
 * POLICY_NOT_FOUND, those of `decidePolicy`.
 */
export const editSellerPolicy = Effect.fnUntraced(function* ({
  id,
  ...input
}: PolicyInput & { readonly id: number }) {
  const { storeId } = yield* callingSeller
  if (!(yield* lockPolicy(storeId, id))) return yield* refused('POLICY_NOT_FOUND')
  const before = yield* answerOf(storeId, id)
  const policy = yield* accepted(input)
  yield* updatePolicy(id, policy)
  yield* recordAudit({
    call: 'sellerPolicy.edit',
    target: `shippingPolicy:${id}`,
    before,
    after: policy,
    reason: null,
  })
  return yield* answerOf(storeId, id)
}, transaction)

/**
 * Deletes a shipping policy that no product uses. Its lock waits for those that come to it, which hold it. Refusals:
 * POLICY_NOT_FOUND, POLICY_IN_USE.
 */
export const removeSellerPolicy = Effect.fnUntraced(function* ({ id }: { readonly id: number }) {
  const { storeId } = yield* callingSeller
  if (!(yield* lockPolicy(storeId, id))) return yield* refused('POLICY_NOT_FOUND')
  const before = yield* answerOf(storeId, id)
  if (before.goodsCount > 0) return yield* refused('POLICY_IN_USE')
  yield* deletePolicy(id, new Date(yield* Clock.currentTimeMillis))
  yield* recordAudit({
    call: 'sellerPolicy.remove',
    target: `shippingPolicy:${id}`,
    before,
    after: null,
    reason: null,
  })
  return { done: true as const }
}, transaction)
