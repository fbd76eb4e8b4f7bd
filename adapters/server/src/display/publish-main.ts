import { decidePublish, surplusRevisions } from '@jangteo/core/display/revision.rules'
import { transaction } from '@jangteo/postgres/database/db'
import {
  deleteMainRevisions,
  findMainRevision,
  listRevisionIds,
  lockMainPage,
  publishRevision,
} from '@jangteo/postgres/display/main-revision.store'
import { insertAudit } from '@jangteo/postgres/tracking/audit.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'

/** Name of the publisher in the audit log while operators have no console of their own. */
const DESK = 'desk'

/**
 * Makes a draft what its page shows, the whole of it in one transaction. The page's lock decides between two that are
 * published at once: the second finds another revision shown than it was begun from, and is refused. Twenty published
 * revisions stay. Refusals: MAIN_REVISION_NOT_FOUND, MAIN_REVISION_NOT_DRAFT, MAIN_REVISION_OUTDATED.
 */
export const publishMain = ({ id }: { readonly id: number }) =>
  transaction(
    Effect.gen(function* () {
      const known = yield* findMainRevision(id)
      if (known === undefined) return yield* refused('MAIN_REVISION_NOT_FOUND')
      const { page } = known
      const publishedId = yield* lockMainPage(page)
      const draft = yield* findMainRevision(id)
      if (draft === undefined) return yield* refused('MAIN_REVISION_NOT_FOUND')
      const decision = decidePublish(
        {
          revisionId: id,
          parentId: draft.parent_id,
          publishedAtMs: draft.published_at?.getTime() ?? null,
        },
        publishedId,
      )
      if (!decision.ok) return yield* refused(decision.reason)
      const at = new Date(yield* Clock.currentTimeMillis)
      yield* publishRevision(page, id, at)
      yield* insertAudit({
        at,
        who: DESK,
        call: 'main.publish',
        target: `main page ${page}`,
        before: { revisionId: publishedId },
        after: { revisionId: id },
        reason: null,
      })
      const surplus = surplusRevisions(yield* listRevisionIds(page, 'PUBLISHED'), id)
      if (surplus.length > 0) yield* deleteMainRevisions(surplus)
      return { revisionId: id }
    }),
  )
