import { PERIOD_PRESET_DEFAULT } from '@jangteo/core/calendar/period.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ORDER_ITEM_FILTER_LABELS } from '@jangteo/core/order/orderItem.codes'
import type { OrderItemFilter } from '@jangteo/core/order/orderItem.codes'
import { lookupQuery, oneOf, readLookup } from './orderFilter.ts'
import type { Lookup } from './orderFilter.ts'

const CLAIM_FILTERS = [
  'ALL_CLAIM',
  'CANCEL',
  'EXCHANGE',
  'RETURN',
] as const satisfies readonly OrderItemFilter[]
type ClaimStatusFilter = (typeof CLAIM_FILTERS)[number]

/** State of the claim list, as its URL says it. */
export type ClaimFilter = Lookup & { readonly status: ClaimStatusFilter }

export const EVERY_CLAIM: ClaimFilter = {
  status: 'ALL_CLAIM',
  period: PERIOD_PRESET_DEFAULT,
  goodsName: '',
}

/** The tabs over the claims. */
export const CLAIM_TABS = CLAIM_FILTERS.map((key) => ({
  key,
  label: key === 'ALL_CLAIM' ? '전체' : ORDER_ITEM_FILTER_LABELS[key],
}))

function readClaimFilter(query: URLSearchParams): ClaimFilter {
  return {
    status: oneOf(CLAIM_FILTERS, query.get('status')) ?? 'ALL_CLAIM',
    ...readLookup(query),
  }
}

/** The list's URL; what is as at first is left out. */
export function claimFilterUrl({ status, ...lookup }: ClaimFilter): string {
  return routes.claimList({
    status: status === 'ALL_CLAIM' ? null : status,
    ...lookupQuery(lookup),
  })
}

/** The way the list's URL says its filter; what it does not say, or says wrong, is as at first. */
export const CLAIM_FILTER_URL = { read: readClaimFilter, write: claimFilterUrl } as const
