import type { Db } from '@jangteo/postgres/database/db'
import { deleteOpenEntries } from '@jangteo/postgres/display/event-entry.store'
import { deleteAccountRows, eraseMember } from '@jangteo/postgres/member/account-erasure.store'
import { eraseReportWords } from '@jangteo/postgres/report/report.store'
import { closeFiles } from '@jangteo/postgres/upload/file.store'
import { detachReviewMedia } from '../../review/detach-review-media.ts'
import * as Effect from 'effect/Effect'

/**
 * Erases an account: the rows that belong to it alone, entries of events that are not drawn, the own words of reports, and
 * the person in the member's row; files are served no more, those of reviews too. Repeating it erases what was written
 * meanwhile. Source: decision 121.
 */
export const eraseAccount = Effect.fnUntraced(function* (
  memberId: number,
  at: Date,
): Effect.fn.Return<void, never, Db> {
  yield* deleteAccountRows(memberId)
  yield* deleteOpenEntries(memberId)
  yield* eraseReportWords(memberId)
  yield* detachReviewMedia(memberId)
  yield* closeFiles(memberId, at)
  yield* eraseMember(memberId)
})
