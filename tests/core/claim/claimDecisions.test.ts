import { CLAIM_STATUS_LABELS, CONVERTED_CLAIM_LABEL } from '@jangteo/core/claim/claim.codes'
import { claimStateLabel } from '@jangteo/core/claim/claim.view'
import {
  changedFault,
  isReasonRequired,
  isSellableByFault,
} from '@jangteo/core/claim/inspection.rules'
import { CLAIM_CHECK_REFUSALS } from '@jangteo/core/claim/request/claimCheck.codes'
import type { PickupMethod } from '@jangteo/core/claim/request/claimPickup.codes'
import { CLAIM_REASONS } from '@jangteo/core/claim/request/claimReason.codes'
import { decideReason, needsDetail } from '@jangteo/core/claim/request/claimReason.rules'
import {
  claimAreas,
  type ClaimPlaces,
  isClaimConflict,
  isDoneAtOnce,
  movesMoney,
} from '@jangteo/core/claim/request/claimRequest.rules'
import { refundsView } from '@jangteo/core/payment/refund.view'
import { expect, test } from 'vitest'
import { aPickup } from '../../support/claim/claimDraft.ts'

function places(method: PickupMethod, isExchange: boolean): ClaimPlaces {
  const { destination } = aPickup()
  const pickup = { ...aPickup(), method, destination: { ...destination, zonecode: '63000' } }
  const request = { preset: null, typed: '' }
  const reship = { destination: { ...destination, zonecode: '40200' }, request }
  return { pickup, reship: isExchange ? reship : null }
}

test('수거할 곳과 교환 상품 배송지만 갈 수 있는지 본다', () => {
  const collected = { zonecode: '63000', refusal: 'CLAIM_AREA_NOT_COLLECTED' }
  const reshipped = { zonecode: '40200', refusal: 'ORDER_AREA_NOT_DELIVERABLE' }
  expect([
    claimAreas({ places: null }),
    claimAreas({ places: places('COLLECT', false) }),
    claimAreas({ places: places('COLLECT', true) }),
    claimAreas({ places: places('SEND', true) }),
  ]).toEqual([[], [collected], [collected, reshipped], [reshipped]])
})

test('진행 중인 신청이 막는 까닭은 넷이다', () => {
  expect([CLAIM_CHECK_REFUSALS.filter(isClaimConflict), isClaimConflict(null)]).toEqual([
    [
      'ORDER_ITEM_CLAIM_IN_PROGRESS',
      'ORDER_ITEM_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY',
      'SHIPPING_GROUP_CLAIM_IN_PROGRESS',
      'SHIPPING_GROUP_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY',
    ],
    false,
  ])
})

test('돌려주거나 더 받을 것이 있어야 돈이 움직인다', () => {
  expect([
    movesMoney({ refundAmount: 0, additionalPayAmount: 0 }),
    movesMoney({ refundAmount: 1, additionalPayAmount: 0 }),
    movesMoney({ refundAmount: 0, additionalPayAmount: 1 }),
  ]).toEqual([false, true, true])
})

test('바로 취소되는 상품만 고른, 더 낼 것 없는 취소만 바로 끝난다', () => {
  const free = { additionalPayAmount: 0 }
  expect([
    isDoneAtOnce('CANCEL', free, [['CANCEL'], ['CANCEL', 'CHANGE_ADDRESS']]),
    isDoneAtOnce('CANCEL', free, [['CANCEL'], ['REQUEST_CANCEL']]),
    isDoneAtOnce('CANCEL', { additionalPayAmount: 1 }, [['CANCEL']]),
    isDoneAtOnce('RETURN', free, [['CANCEL']]),
  ]).toEqual([true, false, false, false])
})

test('말이 필요한 사유만 짧은 말로는 받지 않는다', () => {
  const refused = CLAIM_REASONS.filter((reason) =>
    (['CANCEL', 'EXCHANGE', 'RETURN'] as const).some((type) => {
      const decided = decideReason(type, { reason, detail: '' })
      return !decided.ok && decided.reason === 'CLAIM_REASON_DETAIL_REQUIRED'
    }),
  )
  const faults = ['DAMAGE_DEFECT', 'DELIVERY_MISTAKE', 'MISSING_DELIVERY']
  const worded = CLAIM_REASONS.filter((reason) => faults.includes(reason))
  expect([refused, CLAIM_REASONS.filter(needsDetail)]).toEqual([worded, worded])
})

test('검수에서 바뀐 귀책은 다른 쪽이고, 구매자 탓일 때만 저절로 다시 판다', () => {
  const faults = ['BUYER', 'SELLER', null] as const
  expect([faults.map(changedFault), faults.map(isSellableByFault)]).toEqual([
    ['SELLER', 'BUYER', 'BUYER'],
    [true, false, false],
  ])
})

test('구매자가 읽을 사유는 비울 수 없고, 귀책과 함께 묻는 메모는 비울 수 있다', () => {
  expect([
    isReasonRequired(['MEMO']),
    isReasonRequired(['FAULT', 'MEMO']),
    isReasonRequired(['SELLABLE']),
  ]).toEqual([true, false, false])
})

test('거부된 교환이 반품이 됐으면 그렇게, 철회는 철회라고 부른다', () => {
  expect([
    claimStateLabel('ER', true),
    claimStateLabel('ER', false),
    claimStateLabel('RC', true),
    claimStateLabel('WITHDRAWN', false),
  ]).toEqual([CONVERTED_CLAIM_LABEL, CLAIM_STATUS_LABELS.ER, CLAIM_STATUS_LABELS.RC, '철회'])
})

test('환불은 모두 끝나야 끝났고, 하나라도 막히면 담당자가 본다', () => {
  const done = { state: 'DONE', way: 'GATEWAY' } as const
  expect([
    refundsView([]),
    refundsView([done, done]),
    refundsView([done, { state: 'REQUESTED', way: 'ACCOUNT' }]),
    refundsView([done, { state: 'REFUSED', way: 'GATEWAY' }]),
  ]).toEqual([
    { isSettled: false, isHeld: false, hasAccount: false },
    { isSettled: true, isHeld: false, hasAccount: false },
    { isSettled: false, isHeld: false, hasAccount: true },
    { isSettled: false, isHeld: true, hasAccount: false },
  ])
})
