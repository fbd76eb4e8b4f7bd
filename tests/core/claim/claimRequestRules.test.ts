import { describe, expect, test } from 'vitest'
import {
  canGoOn,
  claimedTogether,
  isBoundToMain,
  onlyClaimable,
  replacesGoods,
  requestSteps,
  resumeStep,
  returnsGoods,
} from '@jangteo/core/claim/request/claimRequest.rules'
import type { ClaimDraft } from '@jangteo/core/claim/request/claimRequest.rules'
import { aPickup, STATED } from '../../support/claim/claimDraft.ts'

const MAIN = { id: 'main', mainId: null, isClaimable: true }
const ADDON = { id: 'addon', mainId: 'main', isClaimable: true }
const OTHER = { id: 'other', mainId: null, isClaimable: true }
const MISSING = { id: 'missing', mainId: 'main', isClaimable: false }
const GROUP = [MAIN, ADDON, MISSING, OTHER]

describe('상품 고르기', () => {
  test.each([
    [['main'], ['main', 'addon']],
    [['addon'], ['addon']],
    [
      ['other', 'main'],
      ['main', 'addon', 'other'],
    ],
    [['missing'], []],
    [['nothing'], []],
    [[], []],
  ])('%j을 고르면 %j이 함께 신청된다', (chosen, expected) => {
    expect(claimedTogether(chosen, GROUP)).toEqual(expected)
  })

  test('추가상품은 본상품을 고른 동안만 묶여 있다', () => {
    expect([
      isBoundToMain(ADDON, ['main', 'addon']),
      isBoundToMain(ADDON, ['addon']),
      isBoundToMain(MISSING, ['main']),
      isBoundToMain(MAIN, ['main']),
    ]).toEqual([true, false, false, false])
  })
})

describe('단계', () => {
  const items = [{ orderItemId: 'main', optionId: null }]
  const empty: ClaimDraft = {
    type: 'RETURN',
    isOnlyChoice: false,
    items: [],
    stated: null,
    fileIds: [],
    places: null,
  }
  const full: ClaimDraft = {
    ...empty,
    items,
    stated: STATED,
    places: { pickup: aPickup(), reship: null },
  }

  test('취소는 세 단계이고 고를 것이 없으면 두 단계, 교환과 반품은 네 단계다', () => {
    const steps = (
      [
        ['CANCEL', false],
        ['CANCEL', true],
        ['EXCHANGE', false],
        ['RETURN', true],
      ] as const
    ).map(([type, isOnlyChoice]) => requestSteps({ type, isOnlyChoice }))
    expect(steps).toEqual([
      ['ITEMS', 'REASON', 'REFUND'],
      ['REASON', 'REFUND'],
      ['ITEMS', 'REASON', 'PICKUP', 'REFUND'],
      ['ITEMS', 'REASON', 'PICKUP', 'REFUND'],
    ])
  })

  test('고를 것이 없는 것은 신청할 수 있는 상품이 하나일 때뿐이다', () => {
    expect([
      onlyClaimable([MAIN, MISSING]),
      onlyClaimable([MAIN, ADDON]),
      onlyClaimable([MISSING]),
    ]).toEqual(['main', null, null])
  })

  test.each([
    [empty, 'REFUND', 'ITEMS'],
    [{ ...empty, items }, 'REFUND', 'REASON'],
    [{ ...full, places: null }, 'REFUND', 'PICKUP'],
    [{ ...full, type: 'CANCEL', places: null }, 'REFUND', 'REFUND'],
    [{ ...full, type: 'EXCHANGE' }, 'REFUND', 'ITEMS'],
    [full, 'REFUND', 'REFUND'],
    [full, 'REASON', 'REASON'],
    [{ ...full, type: 'CANCEL' }, 'PICKUP', 'ITEMS'],
    [{ ...empty, type: 'CANCEL', isOnlyChoice: true, items }, 'REFUND', 'REASON'],
    [{ ...full, type: 'CANCEL', isOnlyChoice: true }, 'REFUND', 'REFUND'],
  ] as const)('앞 단계를 마친 곳까지만 이어서 연다', (draft, wanted, expected) => {
    expect(resumeStep(draft, wanted)).toEqual(expected)
  })

  test.each([
    [empty, []],
    [{ ...empty, items }, ['ITEMS']],
    [{ ...full, places: null }, ['ITEMS', 'REASON']],
    [full, ['ITEMS', 'REASON', 'PICKUP']],
    [{ ...full, type: 'CANCEL' }, ['ITEMS', 'REASON']],
    [{ ...full, type: 'CANCEL', isOnlyChoice: true }, ['REASON']],
  ] as const)('마친 단계에서만 앞으로 간다 %#', (draft, expected) => {
    expect(requestSteps(draft).filter((step) => canGoOn(draft, step))).toEqual(expected)
  })
})

test('취소는 상품을 돌려받지 않고, 교환만 다른 상품을 보낸다', () => {
  const types = ['CANCEL', 'EXCHANGE', 'RETURN'] as const
  expect(types.map(returnsGoods)).toEqual([false, true, true])
  expect(types.map(replacesGoods)).toEqual([false, true, false])
})
