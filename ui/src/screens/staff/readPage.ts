/** The page of a table that the URL names, from 0; the first one for anything else. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 0)
  return Number.isInteger(page) && page > 0 ? page : 0
}
