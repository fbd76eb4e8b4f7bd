import { formatWeekdayTime } from '@jangteo/core/calendar/dateText.rules'
import { claimDueMs } from '@jangteo/core/claim/claimDue.rules'
import { expect, test } from 'vitest'

const NO_HOLIDAYS = new Set<string>()
/** A Saturday. */
const REQUESTED_AT_MS = Date.parse('2026-08-22T14:05:00+09:00')

test('취소는 신청한 다음 2영업일까지 답한다', () => {
  const claim = { state: 'CA', requestedAtMs: REQUESTED_AT_MS, collectedAtMs: null } as const
  expect(formatWeekdayTime(claimDueMs(claim, NO_HOLIDAYS) ?? 0)).toEqual('8/25(화) 23:59')
})

test('돌아온 상품은 3영업일까지 환불하고, 돌아오지 않은 상품에는 기한이 없다', () => {
  const claim = { state: 'RI', requestedAtMs: 0 } as const
  const back = claimDueMs({ ...claim, collectedAtMs: REQUESTED_AT_MS }, NO_HOLIDAYS)
  expect([
    formatWeekdayTime(back ?? 0),
    claimDueMs({ ...claim, collectedAtMs: null }, NO_HOLIDAYS),
  ]).toEqual(['8/26(수) 23:59', null])
})
