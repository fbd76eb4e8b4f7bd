import { sql } from 'kysely'
import type { Site } from '../site/site.ts'

type JobRow = {
  readonly name: string
  readonly isNow: boolean
  readonly attempts: number
  readonly holder: string | null
  readonly error: string | null
}

/**
 * The market's own upkeep is always under way. A job without a key and tries was taken back while a dead server held
 * it.
 */
const IS_WORK = sql<boolean>`
  task_identifier NOT IN ('free-jobs', 'sweep') AND NOT (key IS NULL AND attempts = max_attempts)
`

/** Rest to do; `isNow` when it is due or somebody holds it. */
export async function listJobs(site: Site) {
  const { rows } = await sql<JobRow>`
    SELECT coalesce(key, task_identifier) AS name, attempts, locked_by AS holder,
      run_at <= now() OR locked_at IS NOT NULL AS "isNow", last_error AS error
    FROM graphile_worker.jobs WHERE ${IS_WORK} ORDER BY id
  `.execute(site.database().db)
  return rows.map(({ name, isNow, attempts, holder, error }) => ({
    isNow,
    text: `${name}, tried ${attempts} times, held by ${holder ?? 'nobody'}, ${error ?? 'no error'}`,
  }))
}
