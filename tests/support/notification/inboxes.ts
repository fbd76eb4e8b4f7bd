import type { NotificationInbox } from '@jangteo/core/notification/notification.codes'
import type { NotificationContent } from '@jangteo/core/notification/notification.schemas'
import { readContent } from '@jangteo/postgres/notification/inbox.store'
import type { Stock } from '../stock.ts'

/** Contents of the notifications of an inbox, the oldest first; of all members, guests or stores unless one is named. */
export async function notificationsOf(
  { database: { db } }: Stock,
  inbox: NotificationInbox,
  owner: {
    readonly memberId?: number
    readonly storeId?: number
    readonly guestOrderId?: number
  } = {},
): Promise<NotificationContent[]> {
  const { memberId, storeId, guestOrderId } = owner
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'content'])
    .where('inbox', '=', inbox)
    .$if(memberId !== undefined, (own) => own.where('member_id', '=', memberId ?? 0))
    .$if(storeId !== undefined, (own) => own.where('store_id', '=', storeId ?? 0))
    .$if(guestOrderId !== undefined, (own) => own.where('guest_order_id', '=', guestOrderId ?? 0))
    .orderBy('id')
    .execute()
  return rows.map(({ id, content }) => readContent(content, id))
}
