import { retentionLimits } from '@jangteo/core/calendar/retention.rules'
import { expect, test } from 'vitest'

test('보관 기한은 한국의 날로 세고, 그날이 시작될 때 끝난다', () => {
  const limits = retentionLimits(Date.parse('2026-08-22T03:29:00+09:00'))
  const days = Object.entries(limits).map(([name, ms]) => [name, new Date(ms).toISOString()])
  expect(Object.fromEntries(days)).toEqual({
    deviceCartsBeforeMs: '2026-07-22T15:00:00.000Z',
    removedCartLinesBeforeMs: '2026-08-20T15:00:00.000Z',
    emailCodesBeforeMs: '2026-08-20T15:00:00.000Z',
    verificationsBeforeMs: '2026-08-20T15:00:00.000Z',
    sessionsBeforeMs: '2026-07-22T15:00:00.000Z',
    loginsBeforeMs: '2026-05-23T15:00:00.000Z',
    unpaidOrdersBeforeMs: '2026-05-23T15:00:00.000Z',
    noticesBeforeMs: '2026-05-23T15:00:00.000Z',
    notificationsBeforeMs: '2026-05-23T15:00:00.000Z',
    eventEntriesBeforeMs: '2026-05-23T15:00:00.000Z',
    saleEntriesBeforeMs: '2026-05-23T15:00:00.000Z',
    serialSeedsBeforeMs: '2026-07-21T15:00:00.000Z',
    viewsBeforeMs: '2026-07-17T15:00:00.000Z',
    recentGoodsBeforeMs: '2026-05-23T15:00:00.000Z',
    restockAlertsBeforeMs: '2026-05-23T15:00:00.000Z',
    shipFilesBeforeMs: '2026-05-23T15:00:00.000Z',
    applicationsBeforeMs: '2026-05-23T15:00:00.000Z',
    tradesBeforeMs: '2021-08-21T15:00:00.000Z',
  })
})

test('윤년의 2월 29일에도 5년 전이 있다', () => {
  const { tradesBeforeMs } = retentionLimits(Date.parse('2028-02-29T12:00:00+09:00'))
  expect(new Date(tradesBeforeMs).toISOString()).toEqual('2023-02-27T15:00:00.000Z')
})
