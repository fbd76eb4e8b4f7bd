import { CLAIM_CHECK_RESULTS } from '@jangteo/core/claim/request/claimCheck.codes'
import { CLAIM_STATUSES, REQUESTABLE_CLAIM_TYPES } from '@jangteo/core/claim/claim.codes'
import { isOpenClaim } from '@jangteo/core/claim/claim.rules'
import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import { checkClaim, isClaimable, withAddons } from '@jangteo/core/claim/request/claimCheck.rules'
import type { CheckedClaim, CheckedItem } from '@jangteo/core/claim/request/claimCheck.rules'
import { ORDER_ITEM_STATUSES } from '@jangteo/core/order/orderItem.codes'
import { decideWithdrawal } from '@jangteo/core/claim/withdrawal/withdrawal.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

function anItem(orderItemId: number, changes: Partial<CheckedItem> = {}): CheckedItem {
  return {
    orderItemId,
    mainOrderItemId: null,
    status: 'SC',
    claimStatus: null,
    isDisputed: false,
    isAddPaymentWaiting: false,
    ...changes,
  }
}

function resultOf(changes: Partial<CheckedClaim>): string {
  const claim: CheckedClaim = {
    type: 'RETURN',
    orderItemIds: [1],
    group: [anItem(1), anItem(2)],
    itemsSharingStoreCoupon: [],
    isReshipStocked: true,
    ...changes,
  }
  const decided = checkClaim(claim)
  return decided.ok ? decided.value : decided.reason
}

const RUNNING = { claimStatus: 'RA' } as const
const UNPAID = { claimStatus: 'EI', isAddPaymentWaiting: true } as const

test.each([
  ['받은 상품의 반품', {}, 'SUCCESS_CHANGE_APPLY'],
  ['보내지 않은 상품의 반품', { group: [anItem(1, { status: 'SR' })] }, 'NOT_CHANGE_STATUS'],
  ['묶음에 없는 상품', { orderItemIds: [9] }, 'NOT_CHANGE_STATUS'],
  ['아무것도 고르지 않음', { orderItemIds: [] }, 'NOT_CHANGE_STATUS'],
  [
    '이미 반품 중인 상품',
    { group: [anItem(1, RUNNING), anItem(2)] },
    'ORDER_ITEM_CLAIM_IN_PROGRESS',
  ],
  [
    '추가결제를 기다리는 상품',
    { group: [anItem(1, UNPAID), anItem(2)] },
    'ORDER_ITEM_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY',
  ],
  [
    '묶음의 다른 상품이 반품 중',
    { group: [anItem(1), anItem(2, RUNNING)] },
    'SHIPPING_GROUP_CLAIM_IN_PROGRESS',
  ],
  [
    '묶음의 다른 상품이 추가결제를 기다림',
    { group: [anItem(1), anItem(2, UNPAID)] },
    'SHIPPING_GROUP_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY',
  ],
  [
    '끝난 반품은 막지 않음',
    { group: [anItem(1), anItem(2, { status: 'R', claimStatus: 'RC' })] },
    'SUCCESS_CHANGE_APPLY',
  ],
  [
    '본상품만 고르고 추가상품은 두기',
    { group: [anItem(1), anItem(2, { mainOrderItemId: 1 })] },
    'NOT_PART_CLAIM_ADD_GOODS',
  ],
  [
    '추가상품만',
    { orderItemIds: [2], group: [anItem(1), anItem(2, { mainOrderItemId: 1 })] },
    'SUCCESS_CHANGE_APPLY',
  ],
  [
    '이미 나간 추가상품은 함께하지 않아도 됨',
    { group: [anItem(1), anItem(2, { mainOrderItemId: 1, status: 'R' })] },
    'SUCCESS_CHANGE_APPLY',
  ],
  [
    '구매확정한 추가상품은 본상품을 붙들지 않음',
    { group: [anItem(1), anItem(2, { mainOrderItemId: 1, status: 'BF' })] },
    'SUCCESS_CHANGE_APPLY',
  ],
  [
    '교환한 추가상품은 함께해야 함',
    { group: [anItem(1), anItem(2, { mainOrderItemId: 1, status: 'E', claimStatus: 'EC' })] },
    'NOT_PART_CLAIM_ADD_GOODS',
  ],
  [
    '교환할 옵션의 품절',
    { type: 'EXCHANGE', isReshipStocked: false },
    'EXCHANGE_RESHIPPING_OUT_OF_STOCK',
  ],
  [
    '스토어 쿠폰을 나눈 다른 묶음의 취소',
    { itemsSharingStoreCoupon: [anItem(9, { claimStatus: 'CA' })] },
    'SHIPPING_GROUP_CLAIM_IN_PROGRESS',
  ],
  [
    '스토어 쿠폰을 나눈 다른 묶음이 추가결제를 기다림',
    { itemsSharingStoreCoupon: [anItem(9, { claimStatus: 'RI', isAddPaymentWaiting: true })] },
    'SHIPPING_GROUP_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY',
  ],
  [
    '스토어 쿠폰을 나눈 다른 묶음의 교환은 막지 않음',
    { itemsSharingStoreCoupon: [anItem(9, { claimStatus: 'EI' })] },
    'SUCCESS_CHANGE_APPLY',
  ],
  [
    '쿠폰을 건드리지 않는 교환은 다른 묶음의 취소에 막히지 않음',
    { type: 'EXCHANGE', itemsSharingStoreCoupon: [anItem(9, { claimStatus: 'CA' })] },
    'SUCCESS_CHANGE_APPLY',
  ],
  ['구매확정한 상품', { group: [anItem(1, { status: 'BF' })] }, 'NOT_CHANGE_STATUS'],
] as const)('%s: %s', (_title, changes, expected) => {
  expect(resultOf(changes)).toEqual(expected)
})

test('취소는 보내기 전에, 교환과 반품은 보낸 뒤에만 할 수 있다', () => {
  const claimable = (type: 'CANCEL' | 'EXCHANGE' | 'RETURN') =>
    ORDER_ITEM_STATUSES.filter((status) => isClaimable(type, status))
  expect([claimable('CANCEL'), claimable('EXCHANGE'), claimable('RETURN')]).toEqual([
    ['DC', 'SR', 'SD'],
    ['SI', 'SC', 'E'],
    ['SI', 'SC', 'E'],
  ])
})

test('본상품을 고르면 남아 있는 추가상품이 따라온다', () => {
  const group = [
    anItem(1),
    anItem(2, { mainOrderItemId: 1 }),
    anItem(3, { mainOrderItemId: 1, status: 'C' }),
    anItem(5, { mainOrderItemId: 1, status: 'BF' }),
    anItem(4),
  ]
  expect([withAddons([1], group), withAddons([2], group), withAddons([4], group)]).toEqual([
    [1, 2],
    [2],
    [4],
  ])
})

const WITHDRAWN = {
  type: 'RETURN',
  status: 'RA',
  withdrawCounts: [2, 1],
  hasDependentClaim: false,
  additionalPayment: null,
} as const

test('검사의 모든 결과는 글이 있고, 신청과 철회에서 하나씩 나온다', () => {
  const withdrawn = (['APPROVING', 'REFUND_FAILED'] as const).map((additionalPayment) => {
    const decided = decideWithdrawal({ ...WITHDRAWN, additionalPayment })
    return decided.ok ? 'ok' : decided.reason
  })
  const seen = [
    ...withdrawn,
    resultOf({}),
    resultOf({ orderItemIds: [] }),
    resultOf({ group: [anItem(1, RUNNING)] }),
    resultOf({ group: [anItem(1, UNPAID)] }),
    resultOf({ group: [anItem(1), anItem(2, RUNNING)] }),
    resultOf({ group: [anItem(1), anItem(2, UNPAID)] }),
    resultOf({ group: [anItem(1), anItem(2, { mainOrderItemId: 1 })] }),
    resultOf({ type: 'EXCHANGE', isReshipStocked: false }),
  ]
  const untold = CLAIM_CHECK_RESULTS.filter((result) => CLAIM_MESSAGES[result]() === '')
  expect([seen.toSorted(), untold]).toEqual([CLAIM_CHECK_RESULTS.toSorted(), []])
})

const groups = fc
  .array(
    fc.record({
      mainOrderItemId: fc.constantFrom(null, 1, 2),
      status: fc.constantFrom(...ORDER_ITEM_STATUSES),
      isDisputed: fc.boolean(),
      claimStatus: fc.option(fc.constantFrom(...CLAIM_STATUSES), { freq: 4 }),
      isAddPaymentWaiting: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((items) =>
    items.map((item, index) =>
      anItem(index + 1, { ...item, mainOrderItemId: index < 2 ? null : item.mainOrderItemId }),
    ),
  )

function keepsCoupon({ claimStatus }: CheckedItem): boolean {
  return claimStatus !== 'CA' && claimStatus !== 'RA' && claimStatus !== 'RI'
}

test('받아들인 신청은 진행 중인 것이 없는 묶음에서, 할 수 있는 상품을 추가상품까지 모두 고른 것이다', () => {
  const claims = fc.record({
    type: fc.constantFrom(...REQUESTABLE_CLAIM_TYPES),
    orderItemIds: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
    group: groups,
    itemsSharingStoreCoupon: groups,
    isReshipStocked: fc.boolean(),
  })
  fc.assert(
    fc.property(claims, (claim) => {
      const { type, orderItemIds, group, itemsSharingStoreCoupon, isReshipStocked } = claim
      const chosen = group.filter(({ orderItemId }) => orderItemIds.includes(orderItemId))
      const holds =
        orderItemIds.length > 0 &&
        chosen.length === orderItemIds.length &&
        group.every(({ claimStatus, isDisputed }) => !isOpenClaim(claimStatus) && !isDisputed) &&
        (type === 'EXCHANGE' || itemsSharingStoreCoupon.every(keepsCoupon)) &&
        chosen.every(({ status }) => isClaimable(type, status)) &&
        withAddons(orderItemIds, group).every((id) => orderItemIds.includes(id)) &&
        (type !== 'EXCHANGE' || isReshipStocked)
      expect(checkClaim(claim).ok).toEqual(holds)
    }),
    { numRuns: 1_000 },
  )
})
