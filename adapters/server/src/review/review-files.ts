import { refuse } from '@jangteo/core/decision/decision.rules'
import { REVIEW_FILE_LIMITS } from '@jangteo/core/review/review.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { listFileKinds } from '@jangteo/postgres/review/review-media.store'
import * as Effect from 'effect/Effect'
import type { Caller } from '../call/caller.ts'
import { refused, type Refused } from '../call/refused.ts'
import { attachFiles } from '../upload/attach-files.ts'
import { refusedFiles } from '../upload/refused-files.ts'
import { WireIds } from '../wire/wire-ids.ts'

/** Files of a review in their order, with the number of each kind. */
export type ReviewFiles = {
  readonly ids: readonly number[]
  readonly imageCount: number
  readonly videoCount: number
}

type FileRefusal =
  | Refused<'FILE_NOT_FOUND'>
  | Refused<
      'FILE_COUNT_EXCEEDED' | 'FILE_FORMAT_UNSUPPORTED' | 'FILE_TOO_LARGE' | 'FILES_TOO_LARGE'
    >

/**
 * Takes the files that a review is sent with: those that it has already stay, the others are attached, in the order that
 * they were sent. Refusals: FILE_NOT_FOUND for another's, one that belongs elsewhere and one that is named twice, those of
 * `decideFiles`.
 */
export const takeReviewFiles = Effect.fnUntraced(function* (
  sealedIds: readonly string[],
  owned: readonly number[],
): Effect.fn.Return<ReviewFiles, FileRefusal, Caller | WireIds | Db> {
  const wireIds = yield* WireIds
  const unique = [...new Set(sealedIds)]
  const { countMax: max } = REVIEW_FILE_LIMITS
  if (sealedIds.length > max) return yield* refusedFiles(refuse('FILE_COUNT_EXCEEDED', { max }))
  if (unique.length < sealedIds.length) return yield* refused('FILE_NOT_FOUND')
  const former = new Map(owned.map((id) => [wireIds.seal('file', id), id]))
  const added = sealedIds.filter((sealed) => !former.has(sealed))
  const addedIds = yield* attachFiles({ sealedIds: added, limits: REVIEW_FILE_LIMITS })
  const all = new Map([
    ...former,
    ...added.map((sealed, place) => [sealed, addedIds[place]] as const),
  ])
  const ids = unique.flatMap((sealed) => all.get(sealed) ?? [])
  const kinds = ids.length === 0 ? [] : yield* listFileKinds(ids)
  const count = (kind: 'IMAGE' | 'VIDEO') => kinds.filter((file) => file.kind === kind).length
  return { ids, imageCount: count('IMAGE'), videoCount: count('VIDEO') }
})
