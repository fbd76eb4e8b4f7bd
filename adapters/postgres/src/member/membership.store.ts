import type { MemberStatus } from '@jangteo/core/member/membership.codes'
import { ADDITIONAL_PAYMENT_STATES_WITH } from '@jangteo/core/claim/additionalPayment.table.gen'
import { OPEN_CLAIM_STATUSES } from '@jangteo/core/claim/claim.codes'
import { OPEN_DISPUTE_STATES } from '@jangteo/core/dispute/dispute.codes'
import { RUNNING_ITEM_STATUSES } from '@jangteo/core/order/runningOrder.rules'
import { PAYMENT_STATES_WITH } from '@jangteo/core/payment/payment.table.gen'
import { UNPAID_PAYMENT_STATES } from '@jangteo/core/payment/payment.rules'
import { type Insertable, sql } from 'kysely'
import { query } from '../database/db.ts'
import type { MembershipHistory } from '../database/schema.gen.ts'

type StatusChange = {
  readonly memberId: number
  readonly from: MemberStatus
  readonly to: MemberStatus
}

/** Compares and sets: changes the status only while it is still `from`; `false` when it is not. */
export const updateMemberStatus = ({ memberId, from, to }: StatusChange) =>
  query(async (db) => {
    const result = await db
      .updateTable('members')
      .set({ status: to })
      .where('id', '=', memberId)
      .where('status', '=', from)
      .executeTakeFirst()
    return result.numUpdatedRows === 1n
  })

export const insertMembershipHistory = (row: Insertable<MembershipHistory>) =>
  query((db) => db.insertInto('membership_history').values(row).execute())

/** True while the member of an order may pay for it: a guest's order has none. */
export const isMemberActive = (memberId: number | null) =>
  query(async (db) => {
    if (memberId === null) return true
    const row = await db
      .selectFrom('members')
      .select('status')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    return row.status === 'ACTIVE'
  })

/** Locks the payments that a member's orders wait for, in the order of the orders; their states stay as they are. */
export const lockUnpaidPayments = (memberId: number) =>
  query((db) =>
    db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select('payments.id')
      .where('orders.member_id', '=', memberId)
      .where('payments.status', 'in', UNPAID_PAYMENT_STATES)
      .orderBy('orders.id')
      .forUpdate(['orders', 'payments'])
      .execute(),
  )

/**
 * Finds the newest order of a member that is still running: an item on its way, an open claim or dispute, money that is
 * being approved or goes back, an additional payment. `null` without one.
 */
export const findRunningOrder = (memberId: number) =>
  query(async (db) => {
    const { rows } = await sql<{ id: number }>`
      SELECT orders.id FROM orders WHERE member_id = ${memberId} AND (
        EXISTS (SELECT FROM order_items AS item
          WHERE item.order_id = orders.id AND item.status = ANY(${[...RUNNING_ITEM_STATUSES]}))
        OR EXISTS (SELECT FROM claims AS claim
          WHERE claim.order_id = orders.id AND claim.state = ANY(${[...OPEN_CLAIM_STATUSES]}))
        OR EXISTS (SELECT FROM claims AS claim JOIN disputes AS dispute ON dispute.claim_id = claim.id
          WHERE claim.order_id = orders.id AND dispute.state = ANY(${[...OPEN_DISPUTE_STATES]}))
        OR EXISTS (SELECT FROM claims AS claim JOIN additional_payments AS additional ON additional.claim_id = claim.id
          WHERE claim.order_id = orders.id AND additional.state = ANY(${[
            ...ADDITIONAL_PAYMENT_STATES_WITH.waiting,
            ...ADDITIONAL_PAYMENT_STATES_WITH.comingBack,
          ]}))
        OR EXISTS (SELECT FROM payments AS payment
          WHERE payment.order_id = orders.id AND payment.status = ANY(${[...PAYMENT_STATES_WITH.busy]}))
        OR EXISTS (SELECT FROM payments AS payment JOIN payment_refunds AS refund ON refund.payment_id = payment.id
          WHERE payment.order_id = orders.id AND refund.status <> 'DONE'))
      ORDER BY orders.id DESC LIMIT 1`.execute(db)
    return rows[0]?.id ?? null
  })

/**
 * Finds the name of a store that is not closed and whose owner proved the e-mail address of the member; `null` without
 * one. Members and sellers have no other column in common.
 */
export const findStoreOfMember = (memberId: number) =>
  query(async (db) => {
    const row = await db
      .selectFrom('members')
      .innerJoin('seller_users', 'seller_users.email', 'members.email')
      .innerJoin('stores', 'stores.id', 'seller_users.store_id')
      .select('stores.name')
      .where('members.id', '=', memberId)
      .where('seller_users.status', '=', 'ACTIVE')
      .where('seller_users.is_owner', '=', true)
      .where('stores.state', '<>', 'CLOSED')
      .executeTakeFirst()
    return row?.name ?? null
  })

/** True while an order of the member waits for its money. */
export const hasUnpaidOrder = (memberId: number) =>
  query(async (db) => {
    const row = await db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select('orders.id')
      .where('orders.member_id', '=', memberId)
      .where('payments.status', 'in', UNPAID_PAYMENT_STATES)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  })
