import {
  OPERATOR_NOTIFICATION_PERMISSIONS,
  SELLER_NOTIFICATION_PERMISSIONS,
} from '@jangteo/core/notification/notification.codes'
import { readableKinds } from '@jangteo/core/notification/notification.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import { AT_ONCE, type Db, together } from '@jangteo/postgres/database/db'
import {
  countStaffNotifications,
  type InboxReader,
  listStaffNotifications,
  markStaffRead,
} from '@jangteo/postgres/notification/staff-inbox.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { Caller } from '../call/caller.ts'
import { callingOperator, callingSeller } from '../call/staff-caller.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { listedSince } from './listed-since.ts'
import { toNotificationAnswer } from './notification-answer.ts'

type Reader = Effect.Effect<InboxReader, never, Caller>

/** The calling user of a store, with what the permissions show of its inbox. */
const sellerReader: Reader = Effect.map(
  callingSeller,
  ({ sellerUserId, storeId, isOwner: isChief, permissions }) => ({
    sellerUserId,
    storeId,
    kinds: readableKinds(SELLER_NOTIFICATION_PERMISSIONS, { isChief, permissions }),
  }),
)

/** The calling operator, with what the permissions show of the operators' inbox. */
const operatorReader: Reader = Effect.map(
  callingOperator,
  ({ operatorId, isAdmin: isChief, permissions }) => ({
    operatorId,
    kinds: readableKinds(OPERATOR_NOTIFICATION_PERMISSIONS, { isChief, permissions }),
  }),
)

type Page = { readonly page: number; readonly size: number }
type Picked = { readonly notificationIdEncryptList?: readonly string[] | undefined }

const listFor = (reading: Reader) =>
  Effect.fnUntraced(function* ({ page: number, size }: Page) {
    const wireIds = yield* WireIds
    const inbox = { reader: yield* reading, since: yield* listedSince }
    const reads = [
      listStaffNotifications({ ...inbox, offset: number * size, limit: size }),
      countStaffNotifications(inbox),
    ] as const
    const [rows, { count: totalElements }] = yield* together(Effect.all(reads, AT_ONCE))
    const content = rows.map((row) => toNotificationAnswer(row, wireIds))
    return { ...toPage(content, { number, size, totalElements }), content }
  })

const countUnreadFor = (reading: Reader) =>
  Effect.fnUntraced(function* (): Effect.fn.Return<{ unreadCount: number }, never, Caller | Db> {
    const inbox = { reader: yield* reading, since: yield* listedSince }
    return { unreadCount: (yield* countStaffNotifications(inbox)).unread_count }
  })

const markReadFor = (reading: Reader) =>
  Effect.fnUntraced(function* ({ notificationIdEncryptList: sealed }: Picked) {
    const wireIds = yield* WireIds
    const inbox = { reader: yield* reading, since: yield* listedSince }
    const ids = sealed?.flatMap((each) => wireIds.open('notification', each) ?? []) ?? null
    const at = new Date(yield* Clock.currentTimeMillis)
    if (ids === null || ids.length > 0) yield* markStaffRead(inbox, ids, at)
    return { done: true as const }
  })

/** The use cases of an inbox that several people read, each with marks of their own. */
const inboxOf = (reading: Reader) => ({
  list: listFor(reading),
  countUnread: countUnreadFor(reading),
  markRead: markReadFor(reading),
})

/** The inbox of the calling user's store. A second mark changes nothing. */
export const sellerInbox = inboxOf(sellerReader)

/** The inbox of the operators. A second mark changes nothing. */
export const operatorInbox = inboxOf(operatorReader)
