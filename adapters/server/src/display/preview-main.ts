import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { previewEndsAtMs } from '@jangteo/core/display/revision.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { findMainRevision, savePreview } from '@jangteo/postgres/display/main-revision.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { randomUUID } from 'node:crypto'
import { refused } from '../call/refused.ts'
import { recordAudit } from '../tracking/record-audit.ts'

/**
 * Makes a link that shows a draft for half an hour; a former link of it ends. Refusals: MAIN_REVISION_NOT_FOUND,
 * MAIN_REVISION_NOT_DRAFT.
 */
export const previewMain = Effect.fnUntraced(function* ({ id }: { readonly id: number }) {
  const draft = yield* findMainRevision(id)
  if (draft === undefined) return yield* refused('MAIN_REVISION_NOT_FOUND')
  if (draft.published_at !== null) return yield* refused('MAIN_REVISION_NOT_DRAFT')
  const endsAt = new Date(previewEndsAtMs(yield* Clock.currentTimeMillis))
  const token = randomUUID()
  yield* savePreview(id, token, endsAt)
  yield* recordAudit({
    call: 'operatorMain.preview',
    target: `main page ${draft.page}`,
    before: null,
    after: { revisionId: id, endsAt },
    reason: null,
  })
  return { previewUrl: routes.mainPreview(token), endsAt: endsAt.toISOString() }
}, transaction)
