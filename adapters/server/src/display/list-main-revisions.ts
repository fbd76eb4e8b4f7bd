import type { MainPage } from '@jangteo/core/display/mainGroup.codes'
import { revisionStateOf } from '@jangteo/core/display/revision.rules'
import {
  findPublishedId,
  listMainRevisions as listRows,
} from '@jangteo/postgres/display/main-revision.store'
import * as Effect from 'effect/Effect'

/** The revisions of a composed page, the newest first. */
export const listMainRevisions = Effect.fnUntraced(function* (input: { readonly page: MainPage }) {
  const [publishedId, rows] = yield* Effect.all(
    [findPublishedId(input.page), listRows(input.page)],
    {
      concurrency: 'unbounded',
    },
  )
  return {
    publishedRevisionId: publishedId,
    revisionList: rows.map((row) => ({
      revisionId: row.id,
      title: row.title,
      stateEnum: revisionStateOf(
        { revisionId: row.id, publishedAtMs: row.published_at?.getTime() ?? null },
        publishedId,
      ),
      groupCount: row.group_count,
      createdAt: row.created_at.toISOString(),
      publishedAt: row.published_at?.toISOString() ?? null,
    })),
  }
})
