import { DEAL_STATUS_LABELS, DEAL_STATUSES } from '@jangteo/core/display/deal.codes'
import type { DealStatus } from '@jangteo/core/display/deal.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Answers } from '@jangteo/http/call/calls'
import type { FilterUrl } from '../../../lib/useUrlFilter.ts'

/** A deal in the list, with its product. */
export type DealData = Answers['deal']['list']['content'][number]

/** Part of the deals that a page shows: a tab, and one category of it or all. */
export type DealPlace = { readonly status: DealStatus; readonly categoryId: number | null }

const [FIRST] = DEAL_STATUSES

/** The tabs of the list, in their order. */
export const DEAL_TABS = DEAL_STATUSES.map((key) => ({ key, label: DEAL_STATUS_LABELS[key] }))

/** Reads the list's URL; what it does not say, or says wrong, is as at first. */
function readDealPlace(query: URLSearchParams): DealPlace {
  const categoryId = Number(query.get('categoryId'))
  return {
    status: DEAL_STATUSES.find((status) => status === query.get('status')) ?? FIRST,
    categoryId: Number.isSafeInteger(categoryId) && categoryId > 0 ? categoryId : null,
  }
}

/** The list's URL. */
export function dealUrl({ status, categoryId }: DealPlace): string {
  return routes.deal({ status: status === FIRST ? null : status, categoryId })
}

/** Tab and category by the list's URL. */
export const DEAL_URL: FilterUrl<DealPlace> = { read: readDealPlace, write: dealUrl }

/** Input of the call for a page of the list. */
export function dealInput({ status, categoryId }: DealPlace, page: number) {
  return { dealStatusEnum: status, page, ...(categoryId === null ? {} : { categoryId }) }
}
