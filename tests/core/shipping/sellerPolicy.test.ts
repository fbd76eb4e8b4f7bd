import {
  decidePolicy,
  decidePolicyAdded,
  POLICY_COUNT_MAX,
  type SellerPolicy,
} from '@jangteo/core/shipping/sellerPolicy.rules'
import type { FeeTerms } from '@jangteo/core/shipping/shippingPolicy.rules'
import { expect, test } from 'vitest'

const AREA = { areaKind: 'NONE', deliversToRemote: true, bundles: true } as const

function outcome(terms: FeeTerms, policy: Partial<SellerPolicy> = {}): string {
  const decision = decidePolicy({
    name: '기본',
    terms: { ...terms, ...AREA },
    returnFee: 3000,
    exchangeFee: 6000,
    cutoffMinute: null,
    ...policy,
  })
  return decision.ok ? 'ok' : decision.reason
}

test('여섯 종류의 배송비를 저장한다', () => {
  const terms: readonly FeeTerms[] = [
    { kind: 'FREE' },
    { kind: 'PAY', baseFee: 3000 },
    { kind: 'CONDITION', baseFee: 3000, freeThreshold: 50_000 },
    { kind: 'QUANTITY', baseFee: 3000, repeatQuantity: 5 },
    { kind: 'SECTION2', baseFee: 3000, secondQuantity: 3, secondExtra: 2000 },
    {
      kind: 'SECTION3',
      baseFee: 3000,
      secondQuantity: 3,
      secondExtra: 2000,
      thirdQuantity: 6,
      thirdExtra: 4000,
    },
  ]
  expect(terms.map((one) => outcome(one))).toEqual(terms.map(() => 'ok'))
})

test('이름, 배송비, 구간, 추가배송비가 맞지 않으면 거절한다', () => {
  const paid = { kind: 'PAY', baseFee: 3000 } as const
  const far = { ...paid, ...AREA, areaKind: 'SECTION2', areaSecondExtra: 200_001 } as const
  expect([
    outcome(paid, { name: '' }),
    outcome({ kind: 'PAY', baseFee: 100_001 }),
    outcome(paid, { returnFee: 1_000_001 }),
    outcome({
      kind: 'SECTION3',
      baseFee: 0,
      secondQuantity: 3,
      secondExtra: 1,
      thirdQuantity: 3,
      thirdExtra: 2,
    }),
    outcome({ kind: 'QUANTITY', baseFee: 0, repeatQuantity: 0 }),
    outcome(paid, { terms: far }),
  ]).toEqual([
    'POLICY_NAME_INVALID',
    'POLICY_FEE_INVALID',
    'POLICY_FEE_INVALID',
    'POLICY_SECTIONS_INVALID',
    'POLICY_SECTIONS_INVALID',
    'POLICY_AREA_INVALID',
  ])
})

test('한 스토어의 배송 정책은 50개까지다', () => {
  const outcomes = [decidePolicyAdded(POLICY_COUNT_MAX - 1), decidePolicyAdded(POLICY_COUNT_MAX)]
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, false])
})
