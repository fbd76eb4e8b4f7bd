/**
 * Rows that a list's statement reads at most, one more than pages have: a plan without a count, or with a place that is not
 * known, is one for a tenth of all rows, and PostgreSQL would make another for every run. Source: decision 180.
 */
const ROW_COUNTS = [21, 41, 101] as const
export type RowCount = (typeof ROW_COUNTS)[number]

/** Fewest of those counts that a page of `limit` fits in. Throws for a longer page. */
export function rowCountFor(limit: number): RowCount {
  const rowCount = ROW_COUNTS.find((count) => count >= limit)
  if (rowCount === undefined) throw new RangeError(`a list is read by pages of 100, not ${limit}`)
  return rowCount
}
