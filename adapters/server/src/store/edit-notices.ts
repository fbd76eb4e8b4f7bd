import type { writtenNotice } from '@jangteo/contract/store/storeNotice.schemas'
import { decideStoreNotice } from '@jangteo/core/store/storeNotice.rules'
import { tidyText } from '@jangteo/core/member/member.rules'
import {
  insertStoreNotice,
  lockStorePinned,
  updateStoreNotice,
} from '@jangteo/postgres/store/store-notice.store'
import { transaction } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { onceByKey } from '../call/once.ts'
import { refused } from '../call/refused.ts'
import { callingSeller } from '../call/staff-caller.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { openId } from '../wire/open-id.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { loadNotices, toNoticeLine } from './store-notices.ts'

type WrittenNotice = z.output<typeof writtenNotice>

const created = z.object({ noticeIdEncrypt: z.string() })
const NOT_FOUND = refused('NOTICE_NOT_FOUND')

/** A page of the notices of the calling seller's store, with their texts. */
export const listOwnNotices = Effect.fnUntraced(function* (input: {
  readonly page: number
  readonly size: number
}) {
  const { storeId } = yield* callingSeller
  const wireIds = yield* WireIds
  const { content, ...page } = yield* loadNotices(storeId, input)
  return {
    ...page,
    content: content.map((row) => ({ ...toNoticeLine(row, wireIds), body: row.body })),
  }
})

/** Judges a notice under the store's lock, so that of several at once no more than three are pinned. */
const accepted = Effect.fnUntraced(function* (
  { title, body, pinnedYn }: WrittenNotice,
  { storeId, besideId }: { readonly storeId: number; readonly besideId: number | null },
) {
  const notice = { title: tidyText(title), body: tidyText(body), isPinned: pinnedYn === 'Y' }
  const decision = decideStoreNotice(notice, yield* lockStorePinned(storeId, besideId))
  if (!decision.ok) return yield* refused(decision.reason)
  return { title: notice.title, body: notice.body, is_pinned: notice.isPinned }
})

/** Publishes a notice of the calling seller's store. Refusals: NOTICE_INVALID, NOTICE_PINNED_TOO_MANY. */
export const createNotice = Effect.fnUntraced(
  function* (input: WrittenNotice) {
    const { storeId } = yield* callingSeller
    const notice = yield* accepted(input, { storeId, besideId: null })
    const at = new Date(yield* Clock.currentTimeMillis)
    const id = yield* insertStoreNotice({ ...notice, store_id: storeId, written_at: at })
    yield* recordAudit({
      call: 'sellerStorePage.createNotice',
      target: `store notice ${id}`,
      before: null,
      after: { title: notice.title, isPinned: notice.is_pinned },
      reason: null,
    })
    return { noticeIdEncrypt: (yield* WireIds).seal('storeNotice', id) }
  },
  onceByKey('sellerStorePage.createNotice', created),
)

/**
 * Changes a notice of the calling seller's store; of two at once the second stays. Refusals: NOTICE_NOT_FOUND,
 * NOTICE_INVALID, NOTICE_PINNED_TOO_MANY.
 */
export const changeNotice = Effect.fnUntraced(function* ({
  id: sealed,
  ...written
}: WrittenNotice & { readonly id: string }) {
  const { storeId } = yield* callingSeller
  const id = yield* openId('storeNotice', sealed, NOT_FOUND)
  const notice = yield* accepted(written, { storeId, besideId: id })
  if (!(yield* updateStoreNotice({ id, storeId }, notice))) return yield* NOT_FOUND
  yield* recordAudit({
    call: 'sellerStorePage.changeNotice',
    target: `store notice ${id}`,
    before: null,
    after: { title: notice.title, isPinned: notice.is_pinned },
    reason: null,
  })
  return { done: true as const }
}, transaction)

/** Deletes a notice of the calling seller's store. Refusal: NOTICE_NOT_FOUND, also the second time. */
export const removeNotice = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const { storeId } = yield* callingSeller
  const id = yield* openId('storeNotice', input.id, NOT_FOUND)
  const at = new Date(yield* Clock.currentTimeMillis)
  if (!(yield* updateStoreNotice({ id, storeId }, { deleted_at: at }))) return yield* NOT_FOUND
  yield* recordAudit({
    call: 'sellerStorePage.removeNotice',
    target: `store notice ${id}`,
    before: null,
    after: null,
    reason: null,
  })
  return { done: true as const }
}, transaction)
