import { FIRST_PAGE_NUMBER, nextPageNumber } from '@jangteo/core/navigation/paging.rules'

/** Options of an infinite query over the pages of a list. */
export const PAGED = {
  initialPageParam: FIRST_PAGE_NUMBER,
  getNextPageParam: nextPageNumber,
} as const

/** The next page of a list and how loading it goes. */
export type More = {
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly load: () => void
}

type InfinitePages = {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<unknown>
}

/** The next page of a list that the query cache owns; `null` after the last one. A second call joins the first. */
export function moreOf(list: InfinitePages): More | null {
  if (!list.hasNextPage) return null
  return {
    isLoading: list.isFetchingNextPage,
    hasFailed: list.isFetchNextPageError,
    load: () => void list.fetchNextPage({ cancelRefetch: false }),
  }
}

/** The entries of all pages; one that moved to the next page while that was fetched is listed once. */
export function uniqBy<Entry>(
  pages: readonly { readonly content: readonly Entry[] }[],
  keyOf: (entry: Entry) => string | number,
): Entry[] {
  const entries = pages.flatMap(({ content }) => content)
  return [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()]
}
