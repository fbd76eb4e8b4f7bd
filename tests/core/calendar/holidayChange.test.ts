import { decideHolidayAdded } from '@jangteo/core/calendar/holidayChange.rules'
import { expect, test } from 'vitest'

test('오늘부터의 날만, 아직 모르는 날만 공휴일로 추가한다', () => {
  const known = { today: '2026-08-22', holidays: new Set(['2026-10-09']) }
  const answers = ['2026-08-21', '2026-08-22', '2026-10-09', '2026-10-10'].map((day) => {
    const decision = decideHolidayAdded(day, known)
    return decision.ok ? 'added' : decision.reason
  })
  expect(answers).toEqual(['HOLIDAY_PAST', 'added', 'HOLIDAY_KNOWN', 'added'])
})
