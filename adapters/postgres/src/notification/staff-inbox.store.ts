import type { NotificationKind } from '@jangteo/core/notification/notification.codes'
import type { OperatorPermission, SellerPermission } from '@jangteo/core/staff/staff.codes'
import { type Kysely, sql } from 'kysely'
import { query, send } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'
import { type NotificationRow, readNotification } from './inbox.store.ts'

/** Lists the addresses of a store's active users who have a permission, the owner among them. */
export const listSellerAddresses = (storeId: number, permission: SellerPermission) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('seller_users')
      .select('email')
      .where('store_id', '=', storeId)
      .where('status', '=', 'ACTIVE')
      .where(sql<boolean>`(is_owner OR ${permission} = ANY (permissions))`)
      .orderBy('id')
      .execute()
    return rows.map(({ email }) => email)
  })

/** Lists the addresses of active operators who have a permission, admins among them. */
export const listOperatorAddresses = (permission: OperatorPermission) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('operators')
      .select('email')
      .where('status', '=', 'ACTIVE')
      .where(sql<boolean>`(is_admin OR ${permission} = ANY (permissions))`)
      .orderBy('id')
      .execute()
    return rows.map(({ email }) => email)
  })

/** A user of a store or an operator, with the kinds of notifications that they may see. */
export type InboxReader = { readonly kinds: readonly NotificationKind[] } & (
  | { readonly sellerUserId: number; readonly storeId: number }
  | { readonly operatorId: number }
)

type StaffInbox = { readonly reader: InboxReader; readonly since: Date }

/** The notifications of an inbox that a reader may see, each with the reader's own mark. */
const selectInbox = (db: Kysely<DB>, { reader, since }: StaffInbox) => {
  const isOfReader =
    'storeId' in reader
      ? sql<boolean>`notifications.store_id = ${reader.storeId}`
      : sql<boolean>`notifications.inbox = 'OPERATOR'`
  return db
    .selectFrom('notifications')
    .leftJoin('notification_reads', (join) =>
      join
        .onRef('notification_reads.notification_id', '=', 'notifications.id')
        .on(
          'storeId' in reader
            ? sql<boolean>`notification_reads.seller_user_id = ${reader.sellerUserId}`
            : sql<boolean>`notification_reads.operator_id = ${reader.operatorId}`,
        ),
    )
    .where(isOfReader)
    .where(sql<boolean>`notifications.kind = ANY (${[...reader.kinds]}::text[])`)
    .where('notifications.created_at', '>=', since)
}

type StaffPage = StaffInbox & { readonly offset: number; readonly limit: number }

/** Lists a page of what a reader may see, the newest first. */
export const listStaffNotifications = ({ offset, limit, ...inbox }: StaffPage) =>
  query(async (db): Promise<NotificationRow[]> => {
    const rows = await selectInbox(db, inbox)
      .select([
        'notifications.id',
        'notifications.content',
        'notifications.created_at',
        'notification_reads.read_at',
      ])
      .orderBy('notifications.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute()
    return rows.map(readNotification)
  })

/** Counts what a reader may see, and of it what the reader has not read. */
export const countStaffNotifications = (inbox: StaffInbox) =>
  query((db) =>
    selectInbox(db, inbox)
      .select((select) => [
        select.fn.countAll<number>().as('count'),
        sql<number>`count(*) FILTER (WHERE notification_reads.read_at IS NULL)`.as('unread_count'),
      ])
      .executeTakeFirstOrThrow(),
  )

/** Marks what a reader may see as read; `ids` picks some, others' are left as they are, `null` is all of it. */
export const markStaffRead = (inbox: StaffInbox, ids: readonly number[] | null, at: Date) =>
  send((db) => {
    const unread = selectInbox(db, inbox).where('notification_reads.id', 'is', null)
    const picked = ids === null ? unread : unread.where('notifications.id', 'in', ids)
    const { reader } = inbox
    const [sellerUserId, operatorId] =
      'storeId' in reader ? [reader.sellerUserId, null] : [null, reader.operatorId]
    return db
      .insertInto('notification_reads')
      .columns(['notification_id', 'seller_user_id', 'operator_id', 'read_at'])
      .expression(
        picked.select([
          'notifications.id',
          sql<number | null>`${sellerUserId}::bigint`.as('seller_user_id'),
          sql<number | null>`${operatorId}::bigint`.as('operator_id'),
          sql<Date>`${at}::timestamptz`.as('read_at'),
        ]),
      )
      .onConflict((conflict) => conflict.doNothing())
      .compile()
  })
