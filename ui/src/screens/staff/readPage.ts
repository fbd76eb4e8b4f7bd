const PAGE = /^\d{1,4}$/

/** Reads the number of a table's page, from 0, out of a URL; what names none is the first page. */
export function readPage(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return PAGE.test(text) ? Number(text) : 0
}
