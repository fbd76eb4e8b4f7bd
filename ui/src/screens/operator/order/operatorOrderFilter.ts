import type { Day } from '@jangteo/core/calendar/day.rules'
import type { PeriodCode } from '@jangteo/core/calendar/period.codes'
import type { Decision } from '@jangteo/core/decision/decision.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import type { StaffInputs } from '@jangteo/http/staff/staffCalls'
import { filterPeriod, lookupQuery, readLookup } from '../../order/list/orderFilter.ts'
import type { Lookup } from '../../order/list/orderFilter.ts'
import { readKeyword } from '../../seller/order/sellerOrderFilter.ts'
import { readPage } from '../../staff/readPage.ts'

/** State of the operators' table of orders, as its URL says it. */
export type OperatorOrderFilter = {
  readonly period: Lookup['period']
  readonly keyword: string
  readonly page: number
}

const PAGE_SIZE = 20

function read(query: URLSearchParams): OperatorOrderFilter {
  return {
    period: readLookup(query).period,
    keyword: readKeyword(query),
    page: readPage(query),
  }
}

/** The table's URL; what is as at first is left out. */
export function operatorOrdersUrl({ period, keyword, page }: OperatorOrderFilter): string {
  return operatorRoutes.orders({
    ...lookupQuery({ period, goodsName: '' }),
    keyword: keyword === '' ? null : keyword,
    page: page === 0 ? null : page,
  })
}

export const OPERATOR_ORDER_URL = { read, write: operatorOrdersUrl } as const

type ListInput = StaffInputs['operatorOrder']['list']

/** The query of a filter, or why its days can't be looked up. */
export function toListInput(
  { period, keyword, page }: OperatorOrderFilter,
  today: Day,
): Decision<PeriodCode, ListInput> {
  const days = filterPeriod({ period, goodsName: '' }, today)
  if (!days.ok) return days
  const { start: startDate, end: endDate } = days.value
  return { ok: true, value: { startDate, endDate, keyword, page, size: PAGE_SIZE } }
}
