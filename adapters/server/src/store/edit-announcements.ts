import type { writtenAnnouncement } from '@jangteo/contract/store/storeNotice.schemas'
import { decideAnnouncement } from '@jangteo/core/store/storeNotice.rules'
import { tidyText } from '@jangteo/core/member/member.rules'
import {
  type AnnouncementRow,
  deleteAnnouncement,
  insertAnnouncement,
  listOwnAnnouncements as listRows,
  lockAnnouncement,
  updateAnnouncement,
} from '@jangteo/postgres/store/store-page.store'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import type { Caller } from '../call/caller.ts'
import { onceByKey } from '../call/once.ts'
import { refused, type Refused } from '../call/refused.ts'
import { callingSeller } from '../call/staff-caller.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { openId } from '../wire/open-id.ts'
import { WireIds } from '../wire/wire-ids.ts'

type WrittenAnnouncement = z.output<typeof writtenAnnouncement>

const created = z.object({ announcementIdEncrypt: z.string() })
const NOT_FOUND = refused('ANNOUNCEMENT_NOT_FOUND')

/** All announcements of the calling seller's store, those that begin last first. */
export const listOwnAnnouncements = Effect.fnUntraced(function* () {
  const { storeId } = yield* callingSeller
  const wireIds = yield* WireIds
  const rows = yield* listRows(storeId)
  return {
    announcementList: rows.map((row) => ({
      announcementIdEncrypt: wireIds.seal('storeAnnouncement', row.id),
      title: row.title,
      body: row.body,
      goodsNoticeDisplayEnum: row.display,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at?.toISOString() ?? null,
    })),
  }
})

const accepted = Effect.fnUntraced(function* (written: WrittenAnnouncement) {
  const [title, body] = [tidyText(written.title), tidyText(written.body)]
  const startsAt = new Date(written.startsAt)
  const endsAt = written.endsAt === null ? null : new Date(written.endsAt)
  const decision = decideAnnouncement({
    title,
    body,
    startsAtMs: startsAt.getTime(),
    endsAtMs: endsAt?.getTime() ?? null,
  })
  if (!decision.ok) return yield* refused(decision.reason)
  return {
    title,
    body,
    display: written.goodsNoticeDisplayEnum,
    starts_at: startsAt,
    ends_at: endsAt,
  }
})

/** Publishes an announcement on the product pages of the calling seller's store. Refusal: ANNOUNCEMENT_INVALID. */
export const createAnnouncement = Effect.fnUntraced(
  function* (input: WrittenAnnouncement) {
    const { storeId } = yield* callingSeller
    const announcement = yield* accepted(input)
    const id = yield* insertAnnouncement({ ...announcement, store_id: storeId })
    yield* recordAudit({
      call: 'sellerStorePage.createAnnouncement',
      target: `store announcement ${id}`,
      before: null,
      after: announcement,
      reason: null,
    })
    return { announcementIdEncrypt: (yield* WireIds).seal('storeAnnouncement', id) }
  },
  onceByKey('sellerStorePage.createAnnouncement', created),
)

/** Finds and locks an announcement of the calling seller's store. Refusal: ANNOUNCEMENT_NOT_FOUND. */
const ownAnnouncement = Effect.fnUntraced(function* (
  sealed: string,
): Effect.fn.Return<AnnouncementRow, Refused<'ANNOUNCEMENT_NOT_FOUND'>, Caller | Db | WireIds> {
  const { storeId } = yield* callingSeller
  const id = yield* openId('storeAnnouncement', sealed, NOT_FOUND)
  return (yield* lockAnnouncement({ id, storeId })) ?? (yield* NOT_FOUND)
})

type ChangedAnnouncement = WrittenAnnouncement & { readonly id: string }

/**
 * Changes an announcement of the calling seller's store; of two at once the second stays. Refusals:
 * ANNOUNCEMENT_NOT_FOUND, ANNOUNCEMENT_INVALID.
 */
export const changeAnnouncement = Effect.fnUntraced(function* ({
  id: sealed,
  ...written
}: ChangedAnnouncement) {
  const before = yield* ownAnnouncement(sealed)
  const after = yield* accepted(written)
  yield* updateAnnouncement(before.id, after)
  yield* recordAudit({
    call: 'sellerStorePage.changeAnnouncement',
    target: `store announcement ${before.id}`,
    before,
    after,
    reason: null,
  })
  return { done: true as const }
}, transaction)

/** Deletes an announcement of the calling seller's store. Refusal: ANNOUNCEMENT_NOT_FOUND, also the second time. */
export const removeAnnouncement = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const before = yield* ownAnnouncement(input.id)
  yield* deleteAnnouncement(before.id)
  yield* recordAudit({
    call: 'sellerStorePage.removeAnnouncement',
    target: `store announcement ${before.id}`,
    before,
    after: null,
    reason: null,
  })
  return { done: true as const }
}, transaction)
