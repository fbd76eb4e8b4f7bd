import { CLAIM_REASONS, CLAIM_REASONS_OF } from '@jangteo/core/claim/claimReason.codes'
import {
  asksForEvidence,
  decideReason,
  faultOfReason,
  offeredReasons,
} from '@jangteo/core/claim/claimReason.rules'
import type { ClaimReason } from '@jangteo/core/claim/claimReason.codes'
import { expect, test } from 'vitest'

const NOTHING_KNOWN = { isSoldOut: false, isLate: false }
const ALL_TRUE = { isSoldOut: true, isLate: true }

test('까닭마다 배송비를 내는 쪽이 정해져 있다', () => {
  const faults = CLAIM_REASONS.map((reason) => [reason, faultOfReason(reason, ALL_TRUE)])
  expect(Object.fromEntries(faults)).toEqual({
    SIMPLE_CHANGE_OF_MIND: 'BUYER',
    ORDER_MISTAKE: 'BUYER',
    DELIVERY_DELAY: 'SELLER',
    GOODS_SOLD: 'SELLER',
    CHANGE_OPTION: 'BUYER',
    DAMAGE_DEFECT: 'SELLER',
    DELIVERY_MISTAKE: 'SELLER',
    MISSING_DELIVERY: 'SELLER',
  })
})

test('품절과 지연은 사실일 때만 고를 수 있고, 아니면 변심과 같다', () => {
  expect([
    offeredReasons('CANCEL', NOTHING_KNOWN),
    offeredReasons('CANCEL', ALL_TRUE),
    faultOfReason('GOODS_SOLD', NOTHING_KNOWN),
    faultOfReason('DELIVERY_DELAY', NOTHING_KNOWN),
    offeredReasons('RETURN', NOTHING_KNOWN),
  ]).toEqual([
    ['SIMPLE_CHANGE_OF_MIND', 'ORDER_MISTAKE', 'CHANGE_OPTION'],
    CLAIM_REASONS_OF.CANCEL,
    'BUYER',
    'BUYER',
    CLAIM_REASONS_OF.RETURN,
  ])
})

function reasonOutcome(reason: ClaimReason | null, detail: string) {
  const decided = decideReason('RETURN', { reason, detail })
  return decided.ok ? decided.value : decided.reason
}

test('변심이 아니면 상세 사유를 5자에서 500자까지 받는다', () => {
  expect([
    reasonOutcome(null, '상자가 찌그러졌어요'),
    reasonOutcome('CHANGE_OPTION', '교환에만 있는 사유'),
    reasonOutcome('DAMAGE_DEFECT', '  깨졌어  '),
    reasonOutcome('DAMAGE_DEFECT', '가'.repeat(501)),
    reasonOutcome('DAMAGE_DEFECT', ' 깨졌어요요 '),
    reasonOutcome('DAMAGE_DEFECT', '😢'.repeat(500)),
    reasonOutcome('DAMAGE_DEFECT', '😢'.repeat(4)),
    reasonOutcome('SIMPLE_CHANGE_OF_MIND', ''),
  ]).toEqual([
    'CLAIM_REASON_REQUIRED',
    'CLAIM_REASON_REQUIRED',
    'CLAIM_REASON_DETAIL_REQUIRED',
    'CLAIM_REASON_DETAIL_TOO_LONG',
    { reason: 'DAMAGE_DEFECT', detail: '깨졌어요요' },
    { reason: 'DAMAGE_DEFECT', detail: '😢'.repeat(500) },
    'CLAIM_REASON_DETAIL_REQUIRED',
    { reason: 'SIMPLE_CHANGE_OF_MIND', detail: '' },
  ])
})

test('파손·불량과 오배송은 사진을 청한다', () => {
  expect(CLAIM_REASONS.filter(asksForEvidence)).toEqual(['DAMAGE_DEFECT', 'DELIVERY_MISTAKE'])
})
