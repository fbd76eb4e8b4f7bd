import { isDay } from '@jangteo/core/calendar/day.rules'
import type { Day } from '@jangteo/core/calendar/day.rules'
import { PERIOD_PRESET_DEFAULT, PERIOD_PRESETS } from '@jangteo/core/calendar/period.codes'
import type { PeriodCode, PeriodPreset } from '@jangteo/core/calendar/period.codes'
import { decidePeriod, periodOf } from '@jangteo/core/calendar/period.rules'
import type { Period } from '@jangteo/core/calendar/period.rules'
import type { Decision } from '@jangteo/core/decision/decision.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Query } from '@jangteo/core/navigation/query.rules'
import { ORDER_ITEM_FILTERS } from '@jangteo/core/order/orderItem.codes'
import type { OrderItemFilter } from '@jangteo/core/order/orderItem.codes'

/** The longest goods name that may be searched for, in characters. */
export const GOODS_NAME_LENGTH_MAX = 50

/** Filters of a list: an offered period, or days of the buyer's own. */
export type Lookup = {
  readonly period: PeriodPreset | Period
  /** Empty for all. */
  readonly goodsName: string
}

/** State of the order list, as its URL says it. */
export type OrderFilter = Lookup & { readonly status: OrderItemFilter }

const [ALL] = ORDER_ITEM_FILTERS

export const EVERYTHING: OrderFilter = {
  status: ALL,
  period: PERIOD_PRESET_DEFAULT,
  goodsName: '',
}

/** The value that a text of the URL names; `null` when it names none. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | null {
  return values.find((value) => value === text) ?? null
}

function readPeriod(query: URLSearchParams): Lookup['period'] {
  const start = query.get('startDate') ?? ''
  const end = query.get('endDate') ?? ''
  if (isDay(start) && isDay(end)) return { start, end }
  return oneOf(PERIOD_PRESETS, query.get('period')) ?? PERIOD_PRESET_DEFAULT
}

/** Reads what a list's URL says of period and name; what it does not say, or says wrong, is as at first. */
export function readLookup(query: URLSearchParams): Lookup {
  return {
    period: readPeriod(query),
    goodsName: (query.get('goodsName') ?? '').trim().slice(0, GOODS_NAME_LENGTH_MAX),
  }
}

/** Reads the list's URL; what it does not say, or says wrong, is as at first. */
export function readOrderFilter(query: URLSearchParams): OrderFilter {
  return {
    status: oneOf(ORDER_ITEM_FILTERS, query.get('status')) ?? ALL,
    ...readLookup(query),
  }
}

function periodQuery(period: Lookup['period']) {
  if (typeof period === 'object') return { startDate: period.start, endDate: period.end }
  return { period: period === PERIOD_PRESET_DEFAULT ? null : period }
}

/** Period and name as a list's URL says them; what is as at first is left out. */
export function lookupQuery({ period, goodsName }: Lookup): Query {
  return { ...periodQuery(period), goodsName: goodsName === '' ? null : goodsName }
}

/** The list's URL; what is as at first is left out. */
export function orderFilterUrl({ status, ...lookup }: OrderFilter): string {
  return routes.orderList({
    status: status === ALL ? null : status,
    ...lookupQuery(lookup),
  })
}

export const ORDER_FILTER_URL = { read: readOrderFilter, write: orderFilterUrl } as const

/** The days that a filter asks for, or why they can't be looked up. */
export function filterPeriod({ period }: Lookup, today: Day): Decision<PeriodCode, Period> {
  return decidePeriod(typeof period === 'object' ? period : periodOf(period, today), today)
}
