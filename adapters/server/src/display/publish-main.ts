import type { MainPage } from '@jangteo/core/display/mainGroup.codes'
import {
  decidePublish,
  decideRestore,
  surplusRevisions,
} from '@jangteo/core/display/revision.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import {
  deleteMainRevisions,
  findMainRevision,
  insertMainGroups,
  insertMainRevision,
  listRevisionIds,
  lockMainPage,
  publishRevision,
} from '@jangteo/postgres/display/main-revision.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { Caller } from '../call/caller.ts'
import { refused } from '../call/refused.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { loadGroups } from './composed-page.ts'
import { toRows } from './main-composition.ts'

type Publishing = {
  readonly page: MainPage
  readonly id: number
  /** The revision that the page showed until now; `null` is none. */
  readonly formerId: number | null
  /** Name of the call, for the audit log. */
  readonly call: string
}

/** Makes a revision what its locked page shows; twenty published revisions stay. */
const show = Effect.fnUntraced(function* ({
  page,
  id,
  formerId,
  call,
}: Publishing): Effect.fn.Return<void, never, Caller | Db> {
  yield* publishRevision(page, id, new Date(yield* Clock.currentTimeMillis))
  yield* recordAudit({
    call,
    target: `main page ${page}`,
    before: { revisionId: formerId },
    after: { revisionId: id },
    reason: null,
  })
  const surplus = surplusRevisions(yield* listRevisionIds(page, 'PUBLISHED'), id)
  if (surplus.length > 0) yield* deleteMainRevisions(surplus)
})

/**
 * Makes a draft what its page shows, the whole of it in one transaction. The page's lock decides between two that are
 * published at once: the second finds another revision shown than it was begun from, and is refused. Twenty published
 * revisions stay. Refusals: MAIN_REVISION_NOT_FOUND, MAIN_REVISION_NOT_DRAFT, MAIN_REVISION_OUTDATED.
 */
export const publishMain = Effect.fnUntraced(function* ({ id }: { readonly id: number }) {
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
  yield* show({ page, id, formerId: publishedId, call: 'operatorMain.publish' })
  return { revisionId: id }
}, transaction)

type RestoreInput = { readonly id: number; readonly publishedRevisionId: number | null }

/**
 * Publishes a copy of what a page showed before: one step, whatever drafts there are. The page's lock decides between this
 * and what is published at the same moment. Refusals: MAIN_REVISION_NOT_FOUND, MAIN_REVISION_NOT_FORMER,
 * MAIN_REVISION_OUTDATED.
 */
export const restoreMain = Effect.fnUntraced(function* ({
  id,
  publishedRevisionId: seenId,
}: RestoreInput) {
  const known = yield* findMainRevision(id)
  if (known === undefined) return yield* refused('MAIN_REVISION_NOT_FOUND')
  const { page } = known
  const publishedId = yield* lockMainPage(page)
  const former = yield* findMainRevision(id)
  if (former === undefined) return yield* refused('MAIN_REVISION_NOT_FOUND')
  const publishedAtMs = former.published_at?.getTime() ?? null
  const decision = decideRestore({ revisionId: id, publishedAtMs }, publishedId, seenId)
  if (!decision.ok) return yield* refused(decision.reason)
  const groups = yield* loadGroups(id)
  const copyId = yield* insertMainRevision({
    page,
    title: former.title,
    parent_id: publishedId,
    created_at: new Date(yield* Clock.currentTimeMillis),
  })
  yield* insertMainGroups(copyId, groups.map(toRows))
  yield* show({ page, id: copyId, formerId: publishedId, call: 'operatorMain.restore' })
  return { revisionId: copyId }
}, transaction)
