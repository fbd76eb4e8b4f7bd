import {
  AMOUNT_DISPLAY_MAX_WON,
  BADGE_COUNT_MAX,
  ORDER_QUANTITY_LIMIT_MAX,
  POINT_AMOUNT_MAX_WON,
  QUANTITY_MAX,
} from '@jangteo/core/money/limits.rules'
import { PASSWORD_REUSE_COUNT } from '@jangteo/core/member/password.rules'
import { expect, test } from 'vitest'

test('한도는 명세에 적힌 수 그대로다', () => {
  expect({
    amounts: [POINT_AMOUNT_MAX_WON, AMOUNT_DISPLAY_MAX_WON],
    quantities: [ORDER_QUANTITY_LIMIT_MAX, QUANTITY_MAX],
    badge: BADGE_COUNT_MAX,
    passwords: PASSWORD_REUSE_COUNT,
  }).toEqual({
    amounts: [1_000_000, 999_999],
    quantities: [10_000, 9_999],
    badge: 999,
    passwords: 3,
  })
})
