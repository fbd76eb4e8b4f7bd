import { type CommitCount, CommitUnknownError, isTimeOut } from '@jangteo/postgres/database/db'
import { isAway } from '@jangteo/postgres/database/outage'

type FailureCode = 'OUTCOME_UNKNOWN' | 'SERVICE_UNAVAILABLE' | 'TIMED_OUT'

/** Code of a call whose time ran out: one that sent a commit may have been carried out. */
export function lateCodeOf({ sent }: Pick<CommitCount, 'sent'>): FailureCode {
  return sent > 0 ? 'OUTCOME_UNKNOWN' : 'TIMED_OUT'
}

/**
 * Maps a failure of the database to its refusal; `null` for every other failure. Only a program that committed nothing
 * (the default) may report that nothing was written.
 */
export function failureCodeOf(
  failure: unknown,
  { done }: Pick<CommitCount, 'done'> = { done: 0 },
): FailureCode | null {
  if (failure instanceof CommitUnknownError) return 'OUTCOME_UNKNOWN'
  if (!isTimeOut(failure) && !isAway(failure)) return null
  if (done > 0) return 'OUTCOME_UNKNOWN'
  return isTimeOut(failure) ? 'TIMED_OUT' : 'SERVICE_UNAVAILABLE'
}
