const PAGE = /^\d{1,4}$/

/** Reads the number of a page, from 0, out of a URL; what is no number is the first page. */
export function pageOf(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return PAGE.test(text) ? Number(text) : 0
}
