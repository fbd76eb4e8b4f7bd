/** The first page of every list. Source: spec §4. */
export const FIRST_PAGE_NUMBER = 0

/** Entries of a page unless another size is requested. Source: spec §9. */
export const PAGE_SIZE_DEFAULT = 10

/** A page of a list: entries, its number from 0, and how many entries and pages there are. Source: spec §3. */
export type Page<Entry> = {
  readonly content: readonly Entry[]
  readonly number: number
  readonly last: boolean
  readonly totalElements: number
  readonly totalPages: number
}

/** Number and size of the requested page, and the count of all entries. */
export type PageFacts = {
  readonly number: number
  readonly size: number
  readonly totalElements: number
}

/** Builds a page from its entries; an empty list is one last page of zero pages. Source: spec §3. */
export function toPage<Entry>(content: readonly Entry[], facts: PageFacts): Page<Entry> {
  const { number, size, totalElements } = facts
  const totalPages = Math.ceil(totalElements / size)
  return { content, number, last: number + 1 >= totalPages, totalElements, totalPages }
}

/**
 * Builds a page from its entries and one more, which says if there is a next page: `last` always agrees with the
 * entries, and a count that is some seconds old is corrected where the page itself shows otherwise. Source: spec §3.
 */
export function toPeekedPage<Entry>(peeked: readonly Entry[], facts: PageFacts): Page<Entry> {
  const { number, size } = facts
  const content = peeked.slice(0, size)
  const last = peeked.length <= size
  const seen = number * size + peeked.length
  const isPastEnd = content.length === 0 && number > 0
  const ended = isPastEnd ? Math.min(facts.totalElements, number * size) : seen
  const totalElements = last ? ended : Math.max(facts.totalElements, seen)
  return { content, number, last, totalElements, totalPages: Math.ceil(totalElements / size) }
}

/** Returns the number of the next page; `null` after the last one. Source: spec §4. */
export function nextPageNumber(page: Pick<Page<unknown>, 'number' | 'last'>): number | null {
  return page.last ? null : page.number + 1
}
