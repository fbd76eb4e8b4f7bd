import { sql } from 'kysely'
import { type Places, prepareOnce } from '../database/compileOnce.ts'
import { query, send } from '../database/db.ts'

export type NewJob = {
  readonly task: string
  readonly payload: Readonly<Record<string, number>>
  readonly dueAt: Date
  /** A second job with the same key takes the place of the first. */
  readonly key: string
  /** Jobs of one queue run one after the other; without one they run as they come. */
  readonly queue?: string
}

/** Tries of a job, the last of them four days after the first. */
export const JOB_TRIES_MAX = 25

type JobValues = Pick<NewJob, 'dueAt' | 'key' | 'task'> & {
  readonly json: string
  readonly queue: string | null
}

const add = prepareOnce(
  (_, { task, json, queue, dueAt, key }: Places<JobValues>) =>
    sql`SELECT graphile_worker.add_job(
      ${task},
      payload => ${json}::json,
      queue_name => ${queue},
      run_at => ${dueAt},
      max_attempts => ${JOB_TRIES_MAX},
      job_key => ${key}
    )`,
)

/** Adds a job in the running transaction, so that it exists exactly when the transaction commits. */
export const addJob = ({ payload, queue, ...job }: NewJob) =>
  send(() => add({ ...job, json: JSON.stringify(payload), queue: queue ?? null }))

const remove = prepareOnce(
  (_, { keys }: Places<{ keys: readonly string[] }>) =>
    sql`SELECT graphile_worker.remove_job(key) FROM unnest(${keys}::text[]) AS key`,
)

/** Takes jobs back that are not needed any more. */
export const removeJobs = (keys: readonly string[]) => send(() => remove({ keys }))

/** Releases jobs that were locked for longer, in milliseconds; those of the same server, too. */
export const releaseStaleLocks = (heldMs: number) =>
  query((db) =>
    sql`SELECT graphile_worker.force_unlock_workers(ARRAY(
      SELECT locked_by FROM graphile_worker.jobs
      WHERE locked_at < now() - ${heldMs} * interval '1 millisecond'
    ))`.execute(db),
  )

/** Deletes answers and tries that nobody can ask for again. */
export const sweepExpired = (before: Date) =>
  query(async (db) => {
    await db.deleteFrom('idempotent_answers').where('created_at', '<', before).execute()
    await db.deleteFrom('call_tries').where('expire', '<', before.getTime()).execute()
  })
