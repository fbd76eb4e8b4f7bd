import { startOfDayMs } from '@jangteo/core/calendar/day.rules'
import { checkDefectClaim } from '@jangteo/core/claim/request/claimCheck.rules'
import type { CheckedItem } from '@jangteo/core/claim/request/claimCheck.rules'
import { decideDefectPeriod } from '@jangteo/core/claim/request/defectClaim.rules'
import { describe, expect, test } from 'vitest'

const ALLOWED = { ok: true, value: undefined }
const refused = (reason: string) => ({ ok: false, reason, params: {} })

describe('하자 기간', () => {
  const on = (delivered: string, noticedOn: string, today: string) =>
    decideDefectPeriod({
      deliveredAtMs: startOfDayMs(delivered),
      noticedOn,
      nowMs: startOfDayMs(today),
    })

  test.each([
    ['받은 날 알고 그날 접수한다', '2026-08-01', '2026-08-01', '2026-08-01', ALLOWED],
    ['안 날부터 30일째까지', '2026-08-01', '2026-08-10', '2026-09-09', ALLOWED],
    ['31일째는 늦다', '2026-08-01', '2026-08-10', '2026-09-10', refused('DEFECT_PERIOD_OVER')],
    ['받은 날부터 석 달째까지', '2026-08-01', '2026-10-30', '2026-11-01', ALLOWED],
    [
      '석 달이 지나면 방금 알았어도 늦다',
      '2026-08-01',
      '2026-11-02',
      '2026-11-02',
      refused('DEFECT_PERIOD_OVER'),
    ],
    [
      '받기 전에 알 수 없다',
      '2026-08-01',
      '2026-07-31',
      '2026-08-05',
      refused('DEFECT_DAY_INVALID'),
    ],
    ['내일 알 수 없다', '2026-08-01', '2026-08-06', '2026-08-05', refused('DEFECT_DAY_INVALID')],
    ['없는 날이다', '2026-08-01', '2026-02-30', '2026-08-05', refused('DEFECT_DAY_INVALID')],
  ] as const)('%s', (...row) => {
    const [, delivered, noticedOn, today, decided] = row
    expect(on(delivered, noticedOn, today)).toEqual(decided)
  })
})

describe('하자 반품을 접수할 수 있는 상품', () => {
  const item = (orderItemId: number, more: Partial<CheckedItem> = {}): CheckedItem => ({
    orderItemId,
    mainOrderItemId: null,
    status: 'BF',
    claimStatus: null,
    isDisputed: false,
    isAddPaymentWaiting: false,
    ...more,
  })
  const check = (orderItemIds: readonly number[], group: readonly CheckedItem[]) =>
    checkDefectClaim({ orderItemIds, group, itemsSharingStoreCoupon: [] })

  test('구매확정한 상품은 추가상품 없이 하나만도 된다', () => {
    expect(check([1], [item(1), item(2, { mainOrderItemId: 1 })])).toEqual(ALLOWED)
  })

  test.each(['SI', 'SC', 'E', 'C', 'R'] as const)('%s 상품은 안 된다', (status) => {
    expect(check([1, 2], [item(1), item(2, { status })])).toEqual(
      refused('DEFECT_ITEM_NOT_CONFIRMED'),
    )
  })

  test('묶음에 없는 상품과 빈 목록은 안 된다', () => {
    expect([check([1, 9], [item(1)]), check([], [item(1)])]).toEqual([
      refused('DEFECT_ITEM_NOT_CONFIRMED'),
      refused('DEFECT_ITEM_NOT_CONFIRMED'),
    ])
  })

  test('진행 중인 신청이 있으면 그것이 먼저다', () => {
    expect([
      check([1], [item(1, { claimStatus: 'RA' })]),
      check([1], [item(1), item(2, { claimStatus: 'RI' })]),
    ]).toEqual([
      refused('ORDER_ITEM_CLAIM_IN_PROGRESS'),
      refused('SHIPPING_GROUP_CLAIM_IN_PROGRESS'),
    ])
  })
})
