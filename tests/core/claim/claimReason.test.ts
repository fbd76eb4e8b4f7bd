import { CLAIM_REASONS, CLAIM_REASONS_OF } from '@jangteo/core/claim/request/claimReason.codes'
import {
  asksForEvidence,
  combineReasonFacts,
  decideReason,
  decideReasonOpen,
  faultOfReason,
  isWithdrawalLimited,
  offeredReasons,
} from '@jangteo/core/claim/request/claimReason.rules'
import type { ClaimReason } from '@jangteo/core/claim/request/claimReason.codes'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { GOODS_TYPES } from '@jangteo/core/goods/goods.codes'
import { ORDER_ITEM_STATUSES } from '@jangteo/core/order/orderItem.codes'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const NOTHING_KNOWN = { isSoldOut: false, isLate: false, isWithdrawalLimited: false }
const ALL_TRUE = { isSoldOut: true, isLate: true, isWithdrawalLimited: false }

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

test('파손과 오배송과 누락은 상세 사유를 5자에서 500자까지 받고, 다른 사유는 적지 않아도 된다', () => {
  expect([
    reasonOutcome(null, '상자가 찌그러졌어요'),
    reasonOutcome('CHANGE_OPTION', '교환에만 있는 사유'),
    reasonOutcome('DAMAGE_DEFECT', '  깨졌어  '),
    reasonOutcome('DAMAGE_DEFECT', '가'.repeat(501)),
    reasonOutcome('DAMAGE_DEFECT', ' 깨졌어요요 '),
    reasonOutcome('DAMAGE_DEFECT', '😢'.repeat(500)),
    reasonOutcome('DAMAGE_DEFECT', '😢'.repeat(4)),
    reasonOutcome('MISSING_DELIVERY', ''),
    reasonOutcome('DELIVERY_MISTAKE', ''),
    reasonOutcome('SIMPLE_CHANGE_OF_MIND', ''),
    reasonOutcome('ORDER_MISTAKE', ' 두 번 '),
    reasonOutcome('ORDER_MISTAKE', '가'.repeat(501)),
  ]).toEqual([
    'CLAIM_REASON_REQUIRED',
    'CLAIM_REASON_REQUIRED',
    'CLAIM_REASON_DETAIL_REQUIRED',
    'CLAIM_REASON_DETAIL_TOO_LONG',
    { reason: 'DAMAGE_DEFECT', detail: '깨졌어요요' },
    { reason: 'DAMAGE_DEFECT', detail: '😢'.repeat(500) },
    'CLAIM_REASON_DETAIL_REQUIRED',
    'CLAIM_REASON_DETAIL_REQUIRED',
    'CLAIM_REASON_DETAIL_REQUIRED',
    { reason: 'SIMPLE_CHANGE_OF_MIND', detail: '' },
    { reason: 'ORDER_MISTAKE', detail: '두 번' },
    'CLAIM_REASON_DETAIL_TOO_LONG',
  ])
})

test('파손·불량과 오배송은 사진을 청한다', () => {
  expect(CLAIM_REASONS.filter(asksForEvidence)).toEqual(['DAMAGE_DEFECT', 'DELIVERY_MISTAKE'])
})

const OWN: readonly ClaimReason[] = ['SIMPLE_CHANGE_OF_MIND', 'ORDER_MISTAKE', 'CHANGE_OPTION']
const FAULTS_OF_GOODS: readonly ClaimReason[] = [
  'DAMAGE_DEFECT',
  'DELIVERY_MISTAKE',
  'MISSING_DELIVERY',
]

test('동의하고 산 주문제작 상품은 판매자가 확인한 뒤부터 철회가 제한된다', () => {
  const limited = GOODS_TYPES.flatMap((goodsType) =>
    [true, false].flatMap((hasCustomMadeConsent) =>
      ORDER_ITEM_STATUSES.filter((status) =>
        isWithdrawalLimited({ goodsType, hasCustomMadeConsent, status }),
      ).map((status) => `${goodsType} ${hasCustomMadeConsent} ${status}`),
    ),
  )
  const statuses = ['SR', 'SD', 'SS', 'SI', 'SC', 'BF', 'C', 'E', 'R']
  expect(new Set(limited)).toEqual(
    new Set([
      ...statuses.map((status) => `CUSTOM_MADE true ${status}`),
      ...statuses.map((status) => `CUSTOM_MADE_DEAL true ${status}`),
    ]),
  )
})

const facts = fc.record({
  isSoldOut: fc.boolean(),
  isLate: fc.boolean(),
  isWithdrawalLimited: fc.boolean(),
})
const types = fc.constantFrom('CANCEL', 'EXCHANGE', 'RETURN')

test('철회가 제한되면 구매자의 사유만 빠지고, 상품과 배송의 잘못은 언제나 사유가 된다', () => {
  fc.assert(
    fc.property(types, facts, (type, known) => {
      const free = offeredReasons(type, { ...known, isWithdrawalLimited: false })
      const limited = offeredReasons(type, { ...known, isWithdrawalLimited: true })
      expect(limited).toEqual(free.filter((reason) => !OWN.includes(reason)))
      expect(CLAIM_REASONS_OF[type].filter((reason) => FAULTS_OF_GOODS.includes(reason))).toEqual(
        limited.filter((reason) => FAULTS_OF_GOODS.includes(reason)),
      )
    }),
  )
})

test('고를 수 있는 사유는 받고, 사실이 아닌 사유는 단순 변심처럼 거절한다', () => {
  fc.assert(
    fc.property(types, facts, (type, known) => {
      const isLimited = known.isWithdrawalLimited
      const offered = offeredReasons(type, known)
      const expected = CLAIM_REASONS_OF[type].map((reason) =>
        !isLimited || offered.includes(reason) ? allow() : refuse('CLAIM_WITHDRAWAL_LIMITED'),
      )
      expect(CLAIM_REASONS_OF[type].map((reason) => decideReasonOpen(reason, known))).toEqual(
        expected,
      )
    }),
  )
})

const claimed = fc.array(
  fc.record({
    itemId: fc.nat({ max: 6 }),
    mainItemId: fc.option(fc.nat({ max: 6 })),
    known: facts,
  }),
  { minLength: 1, maxLength: 5 },
)

test('함께 신청하는 상품의 사유는 하나라도 품절이거나 제한되면, 그리고 보낼 상품이 모두 늦었을 때만 그렇다', () => {
  fc.assert(
    fc.property(claimed, (rows) => {
      const items = rows.map(({ known, ...ids }) => ({ ...ids, ...known }))
      const together = combineReasonFacts(items)
      const isBundled = ({ mainItemId }: (typeof items)[number]) =>
        items.some(({ itemId }) => itemId === mainItemId)
      const prompt = items.find((item) => !isBundled(item) && !item.isLate)
      const heads = items.filter((item) => !isBundled(item))
      expect(together).toEqual({
        isSoldOut: items.findIndex(({ isSoldOut }) => isSoldOut) >= 0,
        isLate: heads.length > 0 && prompt === undefined,
        isWithdrawalLimited: items.findIndex((item) => item.isWithdrawalLimited) >= 0,
      })
      expect(combineReasonFacts(items.toReversed())).toEqual(together)
    }),
  )
})

test('본품과 함께 신청한 추가상품은 늦었는지 따로 묻지 않는다', () => {
  const main = { itemId: 1, mainItemId: null, ...NOTHING_KNOWN, isLate: true }
  const addon = { itemId: 2, mainItemId: 1, ...NOTHING_KNOWN }
  expect([[main, addon], [main], [addon]].map((items) => combineReasonFacts(items).isLate)).toEqual(
    [true, true, false],
  )
})
