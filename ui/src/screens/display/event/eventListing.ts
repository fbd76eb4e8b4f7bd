import { EVENT_FILTER_LABELS, EVENT_FILTERS } from '@jangteo/core/display/display.codes'
import type { EventFilter } from '@jangteo/core/display/display.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { FilterUrl } from '../../../lib/useUrlFilter.ts'

const [FIRST] = EVENT_FILTERS

/** Tab and category of the list of events; `null` is every category. */
export type EventListing = { readonly filter: EventFilter; readonly categoryId: number | null }

/** The tabs of the list. */
export const EVENT_TABS = EVENT_FILTERS.map((key) => ({ key, label: EVENT_FILTER_LABELS[key] }))

/** Reads the list's URL; what it does not say, or says wrong, is as at first. */
function readEventListing(query: URLSearchParams): EventListing {
  const categoryId = Number(query.get('categoryId'))
  return {
    filter: EVENT_FILTERS.find((filter) => filter === query.get('status')) ?? FIRST,
    categoryId: Number.isSafeInteger(categoryId) && categoryId > 0 ? categoryId : null,
  }
}

/** The list's URL. */
function eventListUrl({ filter, categoryId }: EventListing): string {
  return routes.eventList({ status: filter === FIRST ? null : filter, categoryId })
}

/** Tab and category by the list's URL. */
export const EVENT_LIST_URL: FilterUrl<EventListing> = {
  read: readEventListing,
  write: eventListUrl,
}
