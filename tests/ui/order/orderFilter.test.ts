import {
  filterPeriod,
  orderFilterUrl,
  readOrderFilter,
} from '@jangteo/ui/screens/order/list/orderFilter'
import type { OrderFilter } from '@jangteo/ui/screens/order/list/orderFilter'
import { PERIOD_PRESETS } from '@jangteo/core/calendar/period.codes'
import { refuse } from '@jangteo/core/decision/decision.rules'
import { ORDER_ITEM_FILTERS } from '@jangteo/core/order/orderItem.codes'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const TODAY = '2026-11-21'

function read(url: string): OrderFilter {
  return readOrderFilter(new URL(url, 'https://jangteo.test').searchParams)
}

const filters: fc.Arbitrary<OrderFilter> = fc.record({
  status: fc.constantFrom(...ORDER_ITEM_FILTERS),
  period: fc.oneof(
    fc.constantFrom(...PERIOD_PRESETS),
    fc.constant({ start: '2026-01-31', end: '2026-02-28' }),
  ),
  goodsName: fc.string({ unit: 'grapheme-ascii', maxLength: 50 }).map((text) => text.trim()),
})

describe('주문내역의 조건', () => {
  test('주소가 조건을 모두 담는다', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(read(orderFilterUrl(filter))).toEqual(filter)
      }),
    )
  })

  test('처음 조건은 주소에 남기지 않는다', () => {
    expect(orderFilterUrl(read('/order/list'))).toEqual('/order/list')
  })

  test('주소가 틀리면 처음 조건으로 본다', () => {
    const wrong = '/order/list?status=NONE&period=DECADE&startDate=2026-02-30&endDate=2026-03-01'
    expect(read(wrong)).toEqual({ status: 'ALL_ORDER', period: 'THREE_MONTHS', goodsName: '' })
  })

  test('1년이 넘는 기간은 조회하지 않는다', () => {
    const filter = read('/order/list?startDate=2025-01-01&endDate=2026-01-02')
    expect(filterPeriod(filter, TODAY)).toEqual(refuse('PERIOD_TOO_LONG'))
  })

  test('기간을 고르지 않으면 세 달을 조회한다', () => {
    expect(filterPeriod(read('/order/list'), TODAY)).toEqual({
      ok: true,
      value: { start: '2026-08-21', end: TODAY },
    })
  })
})
