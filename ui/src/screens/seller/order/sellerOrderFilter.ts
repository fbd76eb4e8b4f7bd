import type { Day } from '@jangteo/core/calendar/day.rules'
import type { PeriodCode } from '@jangteo/core/calendar/period.codes'
import type { Decision } from '@jangteo/core/decision/decision.rules'
import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { SELLER_ORDER_TABS } from '@jangteo/core/order/sellerOrder.codes'
import type { SellerOrderTab } from '@jangteo/core/order/sellerOrder.codes'
import type { StaffInputs } from '@jangteo/http/staff/staffCalls'
import { filterPeriod, lookupQuery, oneOf, readLookup } from '../../order/list/orderFilter.ts'
import type { Lookup } from '../../order/list/orderFilter.ts'
import { readPage } from '../../staff/readPage.ts'

/** State of a seller's table of orders, as its URL says it. */
export type SellerOrderFilter = {
  readonly tab: SellerOrderTab
  readonly period: Lookup['period']
  readonly keyword: string
  readonly page: number
}

const [FIRST_TAB] = SELLER_ORDER_TABS
const KEYWORD_LENGTH_MAX = 50
const PAGE_SIZE = 20

/** Reads the field of a search from a URL. */
export function readKeyword(query: URLSearchParams): string {
  return (query.get('keyword') ?? '').trim().slice(0, KEYWORD_LENGTH_MAX)
}

function read(query: URLSearchParams): SellerOrderFilter {
  return {
    tab: oneOf(SELLER_ORDER_TABS, query.get('tab')) ?? FIRST_TAB,
    period: readLookup(query).period,
    keyword: readKeyword(query),
    page: readPage(query),
  }
}

/** The table's URL; what is as at first is left out. */
export function sellerOrdersUrl({ tab, period, keyword, page }: SellerOrderFilter): string {
  return sellerRoutes.orders({
    tab: tab === FIRST_TAB ? null : tab,
    ...lookupQuery({ period, goodsName: '' }),
    keyword: keyword === '' ? null : keyword,
    page: page === 0 ? null : page,
  })
}

export const SELLER_ORDER_URL = { read, write: sellerOrdersUrl } as const

type ListInput = StaffInputs['sellerOrder']['list']

/** The query of a filter, or why its days can't be looked up. */
export function toListInput(
  { tab, period, keyword, page }: SellerOrderFilter,
  today: Day,
): Decision<PeriodCode, ListInput> {
  const days = filterPeriod({ period, goodsName: '' }, today)
  if (!days.ok) return days
  const { start: startDate, end: endDate } = days.value
  const value = { sellerOrderTabEnum: tab, startDate, endDate, keyword, page, size: PAGE_SIZE }
  return { ok: true, value }
}
