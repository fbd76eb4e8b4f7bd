import { shippingPolicy } from '@jangteo/contract/shipping/shippingPolicy.schemas'
import { SHIPPING_POLICY_KINDS } from '@jangteo/core/shipping/shipping.codes'
import type { ShippingPolicy } from '@jangteo/core/shipping/shippingPolicy.rules'
import { shippingPolicySchema } from '@jangteo/core/shipping/shippingPolicy.schemas'
import { toShippingPolicy } from '@jangteo/postgres/shipping/policy.columns'
import { toPolicyAnswer } from '@jangteo/server/shipping/policy-answer'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aShippingPolicy } from '../../support/shipping/aShippingPolicy.ts'
import { policiesWithAreas } from '../../support/shipping/policies.arbitrary.ts'

const FIELDS = [
  'areaKind',
  'areaSecondExtra',
  'areaThirdExtra',
  'baseFee',
  'bundles',
  'deliversToRemote',
  'freeThreshold',
  'kind',
  'repeatQuantity',
  'secondExtra',
  'secondQuantity',
  'thirdExtra',
  'thirdQuantity',
]

function toRow(policy: ShippingPolicy) {
  const answer = toPolicyAnswer(policy)
  return {
    policy_id: 7,
    policy_kind: answer.kind,
    base_fee: answer.baseFee,
    free_threshold: answer.freeThreshold,
    repeat_quantity: answer.repeatQuantity,
    second_quantity: answer.secondQuantity,
    second_extra: answer.secondExtra,
    third_quantity: answer.thirdQuantity,
    third_extra: answer.thirdExtra,
    area_kind: answer.areaKind,
    area_second_extra: answer.areaSecondExtra,
    area_third_extra: answer.areaThirdExtra,
    delivers_to_remote: answer.deliversToRemote,
    bundles: answer.bundles,
  }
}

test('어떤 배송 정책이든 모든 칸이 답에 있고, 계약이 그대로 읽고, 다시 그 정책이 된다', () => {
  fc.assert(
    fc.property(policiesWithAreas, (policy) => {
      const answer = toPolicyAnswer(policy)
      expect(Object.keys(answer).toSorted()).toEqual(FIELDS)
      expect(shippingPolicy.parse(answer)).toEqual(answer)
      expect(shippingPolicySchema.parse(answer)).toEqual(policy)
      expect(toShippingPolicy(toRow(policy))).toEqual(policy)
    }),
  )
})

test('기준 금액이 없는 조건부 배송비는 답이 될 수 없다', () => {
  const broken = {
    ...toPolicyAnswer(aShippingPolicy().freeFrom(50_000, 3_000)),
    freeThreshold: null,
  }
  const { error } = shippingPolicy.safeParse(broken)
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['freeThreshold'])
})

test('칸이 빈 정책의 행은 표와 행을 밝히는 오류다', () => {
  const free = toRow(aShippingPolicy().free())
  const errors = SHIPPING_POLICY_KINDS.map((policy_kind) => {
    try {
      return toShippingPolicy({ ...free, policy_kind }).kind
    } catch (error) {
      return String(error)
    }
  })
  const named = 'StoredValueError: shipping_policies of row 7 is not what it is read as'
  expect(errors).toEqual(['FREE', 'PAY', named, named, named, named])
})
