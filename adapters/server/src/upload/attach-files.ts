import { decideFiles, type UploadLimits } from '@jangteo/core/upload/upload.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { lockFiles, markAttached } from '@jangteo/postgres/upload/file.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import { isOwnedBy, uploadingOwner } from './file-owner.ts'
import { refusedFiles } from './refused-files.ts'
import type { Caller } from '../call/caller.ts'
import type { WireIds } from '../wire/wire-ids.ts'

type Attached = {
  /** `filesIdEncrypt` of each, in the order they are shown. */
  readonly sealedIds: readonly string[]
  /** Files that the place takes. */
  readonly limits: UploadLimits
}

/**
 * Gives uploaded files to what the running transaction writes, and answers their rows' ids in the same order; the
 * caller keeps which of its rows they belong to. Their rows are locked, so of two requests that name one file the
 * second finds it taken. Refusals: FILE_NOT_FOUND for a file that is another's, taken, removed, named twice or no
 * file, then those of `decideFiles`. Source: spec §5, decision 034.
 */
export const attachFiles = Effect.fnUntraced(function* ({
  sealedIds,
  limits,
}: Attached): Effect.fn.Return<
  number[],
  | Refused<'FILE_NOT_FOUND'>
  | Refused<
      'FILE_COUNT_EXCEEDED' | 'FILE_FORMAT_UNSUPPORTED' | 'FILE_TOO_LARGE' | 'FILES_TOO_LARGE'
    >,
  Caller | WireIds | Db
> {
  if (sealedIds.length === 0) return []
  const ids = yield* Effect.forEach(sealedIds, (id) =>
    openId('file', id, refused('FILE_NOT_FOUND')),
  )
  if (new Set(ids).size < ids.length) return yield* refused('FILE_NOT_FOUND')
  const owner = yield* uploadingOwner
  const rows = yield* lockFiles(ids)
  const free = rows.filter(
    (row) =>
      row.stored_at !== null &&
      row.attached_at === null &&
      row.removing_at === null &&
      isOwnedBy(row, owner),
  )
  if (free.length < ids.length) return yield* refused('FILE_NOT_FOUND')
  const chosen = free.map(({ name, byte_count }) => ({ name, bytes: byte_count }))
  const decided = decideFiles(chosen, limits)
  if (!decided.ok) return yield* refusedFiles(decided)
  yield* markAttached(ids, new Date(yield* Clock.currentTimeMillis))
  return ids
})
