import { suggestFix } from '@jangteo/core/cart/cartLineFix.rules'
import type { CartLineFix, FixableLine } from '@jangteo/core/cart/cartLineFix.rules'
import type { BuyReason } from '@jangteo/core/cart/buyViolation.rules'
import { describe, expect, test } from 'vitest'

const SINGLE: FixableLine = { quantity: 5, hasOptions: false }
const OPTIONED: FixableLine = { quantity: 5, hasOptions: true }

type Case = readonly [
  reported: string,
  reason: BuyReason,
  line: FixableLine,
  fix: CartLineFix | null,
]

const CASES: readonly Case[] = [
  [
    '남은 재고만큼 줄인다',
    { code: 'SALE_STOCK_LACKING', params: { stock: 3, quantity: 5 } },
    SINGLE,
    { kind: 'QUANTITY', quantity: 3 },
  ],
  [
    '같은 옵션이 다른 줄에도 있으면 넘친 만큼만 줄인다',
    { code: 'SALE_STOCK_LACKING', params: { stock: 7, quantity: 9 } },
    SINGLE,
    { kind: 'QUANTITY', quantity: 3 },
  ],
  [
    '이 줄을 다 빼도 모자라면 다른 옵션을 고른다',
    { code: 'SALE_STOCK_LACKING', params: { stock: 1, quantity: 9 } },
    OPTIONED,
    { kind: 'OPTION' },
  ],
  [
    '품절이면 다른 옵션을 고른다',
    { code: 'SALE_STOCK_LACKING', params: { stock: 0, quantity: 5 } },
    OPTIONED,
    { kind: 'OPTION' },
  ],
  [
    '품절이고 옵션이 없으면 할 수 있는 것이 없다',
    { code: 'SALE_STOCK_LACKING', params: { stock: 0, quantity: 5 } },
    SINGLE,
    null,
  ],
  [
    '추가상품도 남은 재고만큼 줄인다',
    { code: 'ADD_ITEM_STOCK_LACKING', params: { stock: 2, quantity: 5 } },
    SINGLE,
    { kind: 'QUANTITY', quantity: 2 },
  ],
  [
    '옵션이 없어졌으면 다시 고른다',
    { code: 'OPTION_REQUIRED', params: {} },
    OPTIONED,
    { kind: 'OPTION' },
  ],
  [
    '1인당 한도는 전에 산 것까지 센다',
    { code: 'BUY_MAX_COUNT_EXCEEDED', params: { max: 6, quantity: 5, bought: 2 } },
    SINGLE,
    { kind: 'QUANTITY', quantity: 4 },
  ],
  [
    '1인당 한도를 다 썼으면 할 수 있는 것이 없다',
    { code: 'BUY_MAX_COUNT_EXCEEDED', params: { max: 2, quantity: 5, bought: 2 } },
    SINGLE,
    null,
  ],
  [
    '한 번에 구매할 수 있는 만큼 줄인다',
    { code: 'MAX_COUNT_EXCEEDED', params: { max: 4, quantity: 5 } },
    SINGLE,
    { kind: 'QUANTITY', quantity: 4 },
  ],
  [
    '한 번에 구매할 수 있는 수량도 다른 줄까지 세어 넘친 만큼 줄인다',
    { code: 'MAX_COUNT_EXCEEDED', params: { max: 6, quantity: 8 } },
    SINGLE,
    { kind: 'QUANTITY', quantity: 3 },
  ],
  [
    '1인당 한도도 다른 줄까지 세어 넘친 만큼 줄인다',
    { code: 'BUY_MAX_COUNT_EXCEEDED', params: { max: 9, quantity: 8, bought: 3 } },
    SINGLE,
    { kind: 'QUANTITY', quantity: 3 },
  ],
  [
    '최소 수량도 다른 줄까지 세어 모자란 만큼 늘린다',
    { code: 'MIN_COUNT_EXCEEDED', params: { min: 10, quantity: 8 } },
    SINGLE,
    { kind: 'QUANTITY', quantity: 7 },
  ],
  [
    '최소 수량까지 늘린다',
    { code: 'MIN_COUNT_EXCEEDED', params: { min: 8, quantity: 5 } },
    SINGLE,
    { kind: 'QUANTITY', quantity: 8 },
  ],
  ['판매하지 않으면 뺄 수밖에 없다', { code: 'GOODS_NOT_ON_SALE', params: {} }, OPTIONED, null],
  [
    '본상품이 없는 추가상품은 뺄 수밖에 없다',
    { code: 'ADD_ITEM_MAIN_REQUIRED', params: {} },
    SINGLE,
    null,
  ],
]

test.each(CASES)('%s', (...[, reason, line, fix]) => {
  expect(suggestFix(reason, line, 'MEMBER')).toEqual(fix)
})

describe('구매하는 사람이 스스로 푸는 것', () => {
  const CALLERS = ['GUEST', 'GUEST_ORDER', 'ASSOCIATE_MEMBER', 'MEMBER'] as const
  const suggested = (reason: BuyReason) =>
    CALLERS.map((caller) => suggestFix(reason, SINGLE, caller)?.kind ?? null)

  test('회원만 사는 상품이면 비회원에게 로그인을 권한다', () => {
    const reason: BuyReason = {
      code: 'GUEST_MAX_COUNT_CONDITIONS',
      params: { max: 0, quantity: 5 },
    }
    expect(suggested(reason)).toEqual(['LOGIN', 'LOGIN', null, null])
  })

  test('19세 상품이면 비회원에게 로그인을, 로그인한 사람에게 성인인증을 권한다', () => {
    expect(suggested({ code: 'ADULT_CERTIFICATION_REQUIRED', params: {} })).toEqual([
      'LOGIN',
      'LOGIN',
      'ADULT_CERTIFICATION',
      'ADULT_CERTIFICATION',
    ])
  })
})
