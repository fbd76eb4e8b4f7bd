import { isDay } from '@jangteo/core/calendar/day.rules'
import type { Day } from '@jangteo/core/calendar/day.rules'
import { PERIOD_PRESET_DEFAULT, PERIOD_PRESETS } from '@jangteo/core/calendar/period.codes'
import type { PeriodCode, PeriodPreset } from '@jangteo/core/calendar/period.codes'
import { decidePeriod, periodOf } from '@jangteo/core/calendar/period.rules'
import type { Period } from '@jangteo/core/calendar/period.rules'
import type { Decision } from '@jangteo/core/decision/decision.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ORDER_ITEM_FILTERS } from '@jangteo/core/order/orderItem.codes'
import type { OrderItemFilter } from '@jangteo/core/order/orderItem.codes'

/** The longest goods name that may be searched for, in characters. */
export const GOODS_NAME_LENGTH_MAX = 50

/** What the order list shows, as its URL says it: a chip's period, or days of the buyer's own. */
export type OrderFilter = {
  readonly status: OrderItemFilter
  readonly period: PeriodPreset | Period
  /** Empty for all. */
  readonly goodsName: string
}

const [ALL] = ORDER_ITEM_FILTERS

export const EVERYTHING: OrderFilter = {
  status: ALL,
  period: PERIOD_PRESET_DEFAULT,
  goodsName: '',
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null
}

function readPeriod(query: URLSearchParams): OrderFilter['period'] {
  const start = query.get('startDate') ?? ''
  const end = query.get('endDate') ?? ''
  if (isDay(start) && isDay(end)) return { start, end }
  return oneOf(PERIOD_PRESETS, query.get('period')) ?? PERIOD_PRESET_DEFAULT
}

/** Reads the list's URL; what it does not say, or says wrong, is as at first. */
export function readOrderFilter(query: URLSearchParams): OrderFilter {
  return {
    status: oneOf(ORDER_ITEM_FILTERS, query.get('status')) ?? ALL,
    period: readPeriod(query),
    goodsName: (query.get('goodsName') ?? '').trim().slice(0, GOODS_NAME_LENGTH_MAX),
  }
}

function periodQuery(period: OrderFilter['period']) {
  if (typeof period === 'object') return { startDate: period.start, endDate: period.end }
  return { period: period === PERIOD_PRESET_DEFAULT ? null : period }
}

/** The list's URL; what is as at first is left out. */
export function orderFilterUrl({ status, period, goodsName }: OrderFilter): string {
  return routes.orderList({
    status: status === ALL ? null : status,
    ...periodQuery(period),
    goodsName: goodsName === '' ? null : goodsName,
  })
}

/** The days that a filter asks for, or why they can't be looked up. */
export function filterPeriod(filter: OrderFilter, today: Day): Decision<PeriodCode, Period> {
  const { period } = filter
  return decidePeriod(typeof period === 'object' ? period : periodOf(period, today), today)
}
