import { POLICY_NAME_LENGTH_MAX } from '@jangteo/core/shipping/sellerPolicy.rules'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, plainId, plainIdText, won } from '../wire/wire.schemas.ts'
import { shippingPolicy } from './shippingPolicy.schemas.ts'

const tags = ['seller']

const policy = z.object({
  name: z.string().max(POLICY_NAME_LENGTH_MAX * 2),
  policy: shippingPolicy,
  returnFee: won,
  exchangeFee: won,
  /** Minute of the day in Korea until which an order ships the same business day; `null` without one. */
  cutoffMinute: z.int().min(0).max(1_439).nullable(),
})

/** A shipping policy of a store as its seller sees it. */
export const sellerPolicyRow = policy.extend({
  shippingPolicyId: plainId,
  /** Products that ship by it, deleted ones not counted. */
  goodsCount: z.int(),
})

const invalid = refusals(
  'POLICY_NAME_INVALID',
  'POLICY_FEE_INVALID',
  'POLICY_AREA_INVALID',
  'POLICY_SECTIONS_INVALID',
  'POLICY_CUTOFF_INVALID',
)

/** Lists the store's shipping policies. */
const list = call({ who: 'seller', permission: 'GOODS' })
  .route({ method: 'GET', path: '/sellers/shipping-policies', summary: '배송 정책 목록', tags })
  .output(z.object({ policyList: z.array(sellerPolicyRow) }))

/** Adds a shipping policy. */
const create = call({ who: 'seller', permission: 'GOODS', isIdempotent: true })
  .route({ method: 'POST', path: '/sellers/shipping-policies', summary: '배송 정책 등록', tags })
  .input(policy)
  .errors({ ...invalid, ...refusals('POLICY_COUNT_EXCEEDED') })
  .output(sellerPolicyRow)

/** Changes a shipping policy for orders from now on; placed orders have the terms that they were placed with. */
const edit = call({ who: 'seller', permission: 'GOODS' })
  .route({
    method: 'PUT',
    path: '/sellers/shipping-policies/{id}',
    summary: '배송 정책 수정',
    tags,
  })
  .input(policy.extend({ id: plainIdText }))
  .errors({ ...invalid, ...refusals('POLICY_NOT_FOUND') })
  .output(sellerPolicyRow)

/** Deletes a shipping policy that no product uses. */
const remove = call({ who: 'seller', permission: 'GOODS' })
  .route({
    method: 'DELETE',
    path: '/sellers/shipping-policies/{id}',
    summary: '배송 정책 삭제',
    tags,
  })
  .input(z.object({ id: plainIdText }))
  .errors(refusals('POLICY_NOT_FOUND', 'POLICY_IN_USE'))
  .output(done)

export const sellerPolicyCalls = { list, create, edit, remove }
