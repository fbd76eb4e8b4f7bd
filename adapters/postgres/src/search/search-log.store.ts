import type { DailyVisits, HourlyVisits } from '@jangteo/core/search/popular.rules'
import type { SharedVisits } from '@jangteo/core/search/related.rules'
import { sql } from 'kysely'
import { query, send } from '../database/db.ts'

export type NewSearch = {
  readonly visitor: Buffer
  readonly keyword: string
  readonly hour: Date
  readonly at: Date
  readonly hasResults: boolean
}

/** Writes a visitor's search once an hour; a keyword that found something once has results. */
export const insertSearch = ({ visitor, keyword, hour, at, hasResults }: NewSearch) =>
  send((db) =>
    sql`
      INSERT INTO search_log (visitor, keyword, hour, searched_at, has_results)
      VALUES (${visitor}, ${keyword}, ${hour}, ${at}, ${hasResults})
      ON CONFLICT (hour, keyword, visitor) DO UPDATE SET has_results = true
      WHERE excluded.has_results AND NOT search_log.has_results
    `.compile(db),
  )

type Hours = {
  /** The beginning of the hour that counts first; the last one that counts is the hour before it. */
  readonly until: Date
  readonly hourCount: number
  readonly visitorCountMin: number
}

/**
 * Counts the visitors of each keyword with results by the number of hours since they searched for it last; keywords of
 * fewer visitors are left out.
 */
export const countHourlyVisits = ({ until, hourCount, visitorCountMin }: Hours) =>
  query(async (db): Promise<HourlyVisits[]> => {
    const { rows } = await sql<{ keyword: string; hours: number[] }>`
      WITH last AS (
        SELECT replace(keyword, ' ', '') AS compact, visitor, max(hour) AS hour, max(keyword) AS keyword
        FROM search_log
        WHERE hour < ${until} AND hour >= ${until}::timestamptz - ${hourCount} * interval '1 hour' AND has_results
        GROUP BY compact, visitor
      )
      SELECT mode() WITHIN GROUP (ORDER BY keyword) AS keyword,
        array_agg((extract(epoch FROM ${until}::timestamptz - hour) / 3600)::int - 1) AS hours
      FROM last GROUP BY compact HAVING count(*) >= ${visitorCountMin}
    `.execute(db)
    return rows.map(({ keyword, hours }) => ({
      keyword,
      visitorsByHour: Array.from(
        { length: hourCount },
        (_, hour) => hours.filter((h) => h === hour).length,
      ),
    }))
  })

/** Counts the visitors of each keyword with results on the last day and in all the days before `until`. */
export const countDailyVisits = ({
  until,
  dayCount,
  visitorCountMin,
}: Omit<Hours, 'hourCount'> & { readonly dayCount: number }) =>
  query(async (db): Promise<DailyVisits[]> => {
    const { rows } = await sql<DailyVisits>`
      WITH searches AS (
        SELECT replace(keyword, ' ', '') AS compact, keyword, visitor,
          hour >= ${until}::timestamptz - interval '1 day' AS is_last
        FROM search_log
        WHERE hour < ${until} AND hour >= ${until}::timestamptz - ${dayCount} * interval '1 day' AND has_results
      )
      SELECT mode() WITHIN GROUP (ORDER BY keyword) AS keyword,
        (count(DISTINCT visitor) FILTER (WHERE is_last))::int AS "dayVisitorCount",
        count(DISTINCT visitor)::int AS "weekVisitorCount"
      FROM searches GROUP BY compact HAVING count(DISTINCT visitor) FILTER (WHERE is_last) >= ${visitorCountMin}
    `.execute(db)
    return rows
  })

type Together = {
  readonly since: Date
  readonly minutesMax: number
  readonly visitorCountMin: number
}

/** Counts the visitors who searched for two keywords with results within minutes, both ways round; those of few are left out. */
export const countSharedVisits = ({ since, minutesMax, visitorCountMin }: Together) =>
  query(async (db): Promise<SharedVisits[]> => {
    const { rows } = await sql<SharedVisits>`
      WITH searches AS (
        SELECT visitor, keyword, replace(keyword, ' ', '') AS compact, searched_at
        FROM search_log WHERE hour >= ${since} AND has_results
      ), keywords AS (
        SELECT compact, mode() WITHIN GROUP (ORDER BY keyword) AS keyword, count(DISTINCT visitor)::int AS visitors
        FROM searches GROUP BY compact HAVING count(DISTINCT visitor) >= ${visitorCountMin}
      ), pairs AS (
        SELECT one.compact AS one, other.compact AS other, count(DISTINCT one.visitor)::int AS visitors
        FROM searches AS one JOIN searches AS other ON other.visitor = one.visitor
          AND other.searched_at BETWEEN one.searched_at - ${minutesMax} * interval '1 minute'
            AND one.searched_at + ${minutesMax} * interval '1 minute'
          AND other.compact <> one.compact
        GROUP BY one.compact, other.compact HAVING count(DISTINCT one.visitor) >= ${visitorCountMin}
      )
      SELECT one.compact AS keyword, other.keyword AS related, pairs.visitors AS "visitorCount",
        one.visitors AS "keywordVisitorCount", other.visitors AS "relatedVisitorCount",
        (SELECT count(DISTINCT visitor)::int FROM searches) AS "allVisitorCount"
      FROM pairs JOIN keywords AS one ON one.compact = pairs.one JOIN keywords AS other ON other.compact = pairs.other
    `.execute(db)
    return rows
  })
