import { query } from '../database/db.ts'

type NewNotice = {
  readonly gateway: string
  readonly gatewayOrderId: string
  /** 200 characters at most. */
  readonly noticeKey: string
  readonly at: Date
}

/** Stores a notice, or counts it on the unhandled row of its attempt. */
export const storeNotice = ({ gateway, gatewayOrderId, noticeKey, at }: NewNotice) =>
  query((db) =>
    db
      .insertInto('gateway_notices')
      .values({
        gateway,
        gateway_order_id: gatewayOrderId,
        notice_key: noticeKey,
        received_at: at,
      })
      .onConflict((conflict) =>
        conflict
          .column('gateway_order_id')
          .where('handled_at', 'is', null)
          .doUpdateSet((set) => ({
            notice_key: noticeKey,
            received_at: at,
            post_count: set('gateway_notices.post_count', '+', 1),
          })),
      )
      .execute(),
  )

/** The unhandled notice of an attempt. */
export const findWaitingNotice = (gatewayOrderId: string) =>
  query((db) =>
    db
      .selectFrom('gateway_notices')
      .select(['id', 'post_count'])
      .where('gateway_order_id', '=', gatewayOrderId)
      .where('handled_at', 'is', null)
      .executeTakeFirst(),
  )

type Handled = {
  readonly id: number
  /** As read before the query to the gateway: later posts are not covered by that query. */
  readonly post_count: number
}

/** Records the outcome of a notice, unless more was posted since it was read. */
export const markHandled = ({ id, post_count: count }: Handled, outcome: string, at: Date) =>
  query((db) =>
    db
      .updateTable('gateway_notices')
      .set({ handled_at: at, outcome })
      .where('id', '=', id)
      .where('post_count', '=', count)
      .where('handled_at', 'is', null)
      .execute(),
  )
