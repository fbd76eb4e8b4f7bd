import { randomBytes } from 'node:crypto'
import { HOUR_MS } from '@jangteo/core/calendar/day.rules'
import type { TestMarket } from '../market.ts'

/** A visitor that nobody else is. */
export function aVisitor(): Buffer {
  return randomBytes(16)
}

type Searched = {
  readonly visitor?: Buffer
  readonly atMs: number
  readonly hasResults?: boolean
}

/** Writes that a visitor searched for a keyword. */
export async function aSearch(
  { database }: Pick<TestMarket, 'database'>,
  keyword: string,
  { visitor = aVisitor(), atMs, hasResults = true }: Searched,
): Promise<void> {
  const hour = new Date(Math.floor(atMs / HOUR_MS) * HOUR_MS)
  await database.db
    .insertInto('search_log')
    .values({ visitor, keyword, hour, searched_at: new Date(atMs), has_results: hasResults })
    .execute()
}

/** Writes that so many visitors searched for a keyword; answers them. */
export async function searchesOf(
  market: Pick<TestMarket, 'database'>,
  keyword: string,
  { count, atMs }: { readonly count: number; readonly atMs: number },
): Promise<readonly Buffer[]> {
  const visitors = Array.from({ length: count }, aVisitor)
  for (const visitor of visitors) await aSearch(market, keyword, { visitor, atMs })
  return visitors
}
