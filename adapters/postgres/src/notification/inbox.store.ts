import {
  type NotificationContent,
  notificationContent,
} from '@jangteo/core/notification/notification.schemas'
import type { Kysely } from 'kysely'
import { query, send } from '../database/db.ts'
import { readStored } from '../database/readStored.ts'
import type { DB } from '../database/schema.gen.ts'

/** A notification as its inbox lists it. */
export type NotificationRow = {
  readonly id: number
  readonly content: NotificationContent
  readonly created_at: Date
  readonly is_read: boolean
}

/** Reads the stored content of a notification. */
export function readContent(content: unknown, id: number): NotificationContent {
  return readStored(notificationContent, content, { table: 'notifications', column: 'content', id })
}

/** A notification as it is stored; `read_at` is its reader's. */
type StoredNotification = {
  readonly id: number
  readonly content: unknown
  readonly created_at: Date
  readonly read_at: Date | null
}

/** Reads a notification as its inbox lists it. */
export function readNotification({
  id,
  content,
  created_at,
  read_at: readAt,
}: StoredNotification): NotificationRow {
  return { id, content: readContent(content, id), created_at, is_read: readAt !== null }
}

type InboxPage = { readonly since: Date; readonly offset: number; readonly limit: number }

const ofMember = (db: Kysely<DB>, memberId: number, since: Date) =>
  db.selectFrom('notifications').where('member_id', '=', memberId).where('created_at', '>=', since)

/** Lists a page of a member's notifications, the newest first. */
export const listMemberNotifications = (memberId: number, { since, offset, limit }: InboxPage) =>
  query(async (db): Promise<NotificationRow[]> => {
    const rows = await ofMember(db, memberId, since)
      .select(['id', 'content', 'created_at', 'read_at'])
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute()
    return rows.map(readNotification)
  })

/** Counts a member's notifications since a moment. */
export const countMemberNotifications = (memberId: number, since: Date) =>
  query(async (db) => {
    const { count } = await ofMember(db, memberId, since)
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  })

/** Counts a member's unread notifications since a moment. */
export const countMemberUnread = (memberId: number, since: Date) =>
  query(async (db) => {
    const { count } = await ofMember(db, memberId, since)
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('read_at', 'is', null)
      .executeTakeFirstOrThrow()
    return count
  })

/** Marks a member's notifications as read; `ids` picks some, others' are left as they are, `null` is all of them. */
export const markMemberRead = (memberId: number, ids: readonly number[] | null, at: Date) =>
  send((db) => {
    const unread = db
      .updateTable('notifications')
      .set({ read_at: at })
      .where('member_id', '=', memberId)
      .where('read_at', 'is', null)
    return (ids === null ? unread : unread.where('id', 'in', ids)).compile()
  })

/** Deletes a member's notification; `false` where there is none of that member. */
export const deleteMemberNotification = (memberId: number, id: number) =>
  query(async (db) => {
    const result = await db
      .deleteFrom('notifications')
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return result.numDeletedRows === 1n
  })

/** A notification that is to be mailed, and its buyer's address. */
export type MailedNotification = {
  readonly content: NotificationContent
  readonly store_id: number | null
  readonly is_guest: boolean
  /** Address of the buyer; `null` where there is none, and for other inboxes. */
  readonly email: string | null
}

/** Finds a notification to mail; `null` once it was deleted. */
export const findMailedNotification = (id: number) =>
  query(async (db): Promise<MailedNotification | null> => {
    const row = await db
      .selectFrom('notifications')
      .leftJoin('members', 'members.id', 'notifications.member_id')
      .leftJoin('orders', 'orders.id', 'notifications.guest_order_id')
      .select([
        'notifications.content',
        'notifications.store_id',
        'notifications.guest_order_id',
        'members.email as member_email',
        'orders.orderer_email as guest_email',
      ])
      .where('notifications.id', '=', id)
      .executeTakeFirst()
    if (row === undefined) return null
    const { content, store_id, guest_order_id: guestOrderId } = row
    const email = row.member_email ?? row.guest_email
    return {
      content: readContent(content, id),
      store_id,
      is_guest: guestOrderId !== null,
      email: email === '' ? null : email,
    }
  })
