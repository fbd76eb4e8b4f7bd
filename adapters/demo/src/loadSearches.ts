import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { startOfHourMs } from '@jangteo/core/search/popular.rules'
import type { DB, SearchLog } from '@jangteo/postgres/database/schema.gen'
import { type Insertable, sql, type Transaction } from 'kysely'
import { createHash } from 'node:crypto'
import { DEMO_PROMOTIONS, DEMO_SEARCHES, type SearchSeed } from './searches.data.ts'

const VISITOR_BYTES = 16
const KEYWORDS_PER_VISITOR = 3
const MINUTES_BETWEEN = 6
/** Parts of an hour and of the days that visitors are spread over: prime, so that neighbours differ. */
const MINUTE_STRIDE = 13
const SHARE_STRIDE = 37
const SHARE_COUNT = 101

/** Part of its days that a visitor's search lies back, from 0 to 1: most of them a few hours. */
function ageShare(visitor: number): number {
  return (((visitor * SHARE_STRIDE) % SHARE_COUNT) / SHARE_COUNT) ** 3
}

function searchesOf(
  { keywords, visitorCount, dayCount }: SearchSeed,
  place: number,
  nowMs: number,
): Insertable<SearchLog>[] {
  return Array.from({ length: visitorCount }, (_, number) => {
    const visitor = createHash('sha256').update(`${place} ${number}`).digest()
    const ageMs = ageShare(number) * (dayCount * DAY_MS - HOUR_MS) + HOUR_MS
    const beganMs = startOfHourMs(nowMs - ageMs) + ((number * MINUTE_STRIDE) % 40) * MINUTE_MS
    return Array.from({ length: KEYWORDS_PER_VISITOR }, (__, step) => {
      const atMs = beganMs + step * MINUTES_BETWEEN * MINUTE_MS
      const keyword = keywords[(number + step * (1 + (number % 2))) % keywords.length] ?? ''
      return {
        visitor: visitor.subarray(0, VISITOR_BYTES),
        keyword,
        hour: new Date(startOfHourMs(atMs)),
        searched_at: new Date(atMs),
        has_results: true,
      }
    })
  }).flat()
}

/** Loads what visitors searched for, and the operator's keywords. */
export async function insertSearches(trx: Transaction<DB>, nowMs: number): Promise<void> {
  const rows = DEMO_SEARCHES.flatMap((seed, place) => searchesOf(seed, place, nowMs))
  await sql`
    INSERT INTO search_log (visitor, keyword, hour, searched_at, has_results)
    SELECT * FROM unnest(
      ${rows.map(({ visitor }) => visitor)}::bytea[], ${rows.map(({ keyword }) => keyword)}::text[],
      ${rows.map(({ hour }) => hour)}::timestamptz[], ${rows.map(({ searched_at: at }) => at)}::timestamptz[],
      ${rows.map(({ has_results: has }) => has)}::boolean[])
    ON CONFLICT DO NOTHING
  `.execute(trx)
  await trx
    .insertInto('promoted_keywords')
    .values(
      DEMO_PROMOTIONS.map(({ place, keyword, subText }, index) => ({
        place,
        keyword,
        sub_text: subText,
        position: index + 1,
      })),
    )
    .execute()
}
