import { type Kysely, sql } from 'kysely'
import { query } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'
import type { Portion } from '../job/retention.store.ts'

/** Device id of an order without a device. */
const NO_DEVICE = '00000000-0000-0000-0000-000000000000'
const NO_ZONECODE = '00000'
/** Address of a claim without its person. */
const NOWHERE = JSON.stringify({
  receiverName: '',
  receiverMobile: '',
  zonecode: NO_ZONECODE,
  roadAddress: '',
  detailAddress: '',
  request: '',
})

/**
 * Locks orders that were never paid and whose time to pay ended before. Money that came in too late makes it a trade,
 * which is left out.
 */
export const lockUnpaidOrders = ({ before, countMax }: Portion) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select('orders.id')
      .where('payments.status', 'in', ['EXPIRED', 'DEPOSIT_CANCEL'])
      .where('payments.additional_payment_id', 'is', null)
      .where('payments.buyer_erased_at', 'is', null)
      .where('payments.completed_at', 'is', null)
      .where('payments.expires_at', '<', before)
      .where('orders.created_at', '<', before)
      .where(
        sql<boolean>`NOT EXISTS (SELECT FROM payment_refunds AS late WHERE late.payment_id = payments.id)`,
      )
      .orderBy('payments.expires_at')
      .limit(countMax)
      .forUpdate(['orders', 'payments'])
      .skipLocked()
      .execute()
    return rows.map(({ id }) => id)
  })

/**
 * Locks orders whose payment, items, claims and refunds all took their last step before; an order that still waits for
 * something is left out.
 */
export const lockPastTrades = ({ before, countMax }: Portion) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select('orders.id')
      .where('payments.additional_payment_id', 'is', null)
      .where('payments.buyer_erased_at', 'is', null)
      .where(sql<Date>`coalesce(payments.completed_at, payments.expires_at)`, '<', before)
      .where('orders.created_at', '<', before)
      .where(
        sql<boolean>`NOT EXISTS (SELECT FROM order_items AS later
          WHERE later.order_id = orders.id AND later.status_changed_at >= ${before})`,
      )
      .where(
        sql<boolean>`NOT EXISTS (SELECT FROM claims AS later
          WHERE later.order_id = orders.id AND later.state_changed_at >= ${before})`,
      )
      .where(
        sql<boolean>`NOT EXISTS (SELECT FROM payment_refunds AS later
          JOIN payments AS paid ON paid.id = later.payment_id
          WHERE paid.order_id = orders.id AND (later.status <> 'DONE' OR later.settled_at >= ${before}))`,
      )
      .orderBy('payments.id')
      .limit(countMax)
      .forUpdate(['orders', 'payments'])
      .skipLocked()
      .execute()
    return rows.map(({ id }) => id)
  })

/** Erases the buyer from orders and their addresses. */
export const eraseOrders = (ids: readonly number[]) =>
  query(async (db) => {
    await db
      .updateTable('orders')
      .set({
        device_id: NO_DEVICE,
        orderer_name: '',
        orderer_mobile: '',
        orderer_email: '',
        guest_password_hash: sql`CASE WHEN guest_password_hash IS NULL THEN NULL ELSE '' END`,
      })
      .where('id', 'in', ids)
      .execute()
    await db
      .updateTable('order_addresses')
      .set({
        receiver_name: '',
        receiver_mobile: '',
        zonecode: NO_ZONECODE,
        road_address: '',
        detail_address: '',
        delivery_request: '',
      })
      .where('order_id', 'in', ids)
      .execute()
    await db.deleteFrom('order_address_history').where('order_id', 'in', ids).execute()
    await db.deleteFrom('order_refund_accounts').where('order_id', 'in', ids).execute()
    await db.deleteFrom('session_orders').where('order_id', 'in', ids).execute()
  })

const attemptsOf = (db: Kysely<DB>, ids: readonly number[]) =>
  db
    .updateTable('payment_attempts')
    .where('payment_id', 'in', (own) =>
      own.selectFrom('payments').select('id').where('order_id', 'in', ids),
    )

/** Erases receipts, and the names on accounts, from payments of orders, additional ones included. */
export const eraseReceipts = (ids: readonly number[]) =>
  query(async (db) => {
    await attemptsOf(db, ids)
      .set({ receipt_url: null, cash_receipt_url: null, deposit_holder_name: null })
      .execute()
    await db
      .updateTable('payments')
      .set({
        receipt_purpose: null,
        receipt_number_kind: null,
        sealed_receipt_number: null,
        masked_receipt_number: null,
      })
      .where('order_id', 'in', ids)
      .execute()
  })

/** Erases by what gateways know payments of orders; nothing can be paid or go back any more. */
export const erasePayments = (ids: readonly number[], at: Date) =>
  query(async (db) => {
    await attemptsOf(db, ids)
      .set({ payment_key: null, deposit_account_number: null, deposit_secret: null })
      .execute()
    await db
      .updateTable('payments')
      .set({ buyer_erased_at: at })
      .where('order_id', 'in', ids)
      .execute()
  })

/** Erases places and words from claims of orders, and from the disputes over them. */
export const eraseClaims = (ids: readonly number[]) =>
  query(async (db) => {
    await sql`UPDATE claims SET
        reason_detail = '', seller_memo = '',
        pickup = pickup || ${NOWHERE}::jsonb || '{"invoiceNumber": null}',
        reship = reship || ${NOWHERE}::jsonb
      WHERE order_id = ANY(${ids})`.execute(db)
    await sql`UPDATE claim_history SET memo = ''
      WHERE claim_id IN (SELECT id FROM claims WHERE order_id = ANY(${ids}))`.execute(db)
    await sql`UPDATE disputes SET reason = '', answer = CASE WHEN answer IS NOT NULL THEN '' END,
        decision = CASE WHEN decision IS NOT NULL THEN '' END
      WHERE claim_id IN (SELECT id FROM claims WHERE order_id = ANY(${ids}))`.execute(db)
  })

/** Takes the pictures from claims of orders; their files have no owner then, and are removed. */
export const freeClaimFiles = (ids: readonly number[]) =>
  query((db) =>
    sql`WITH freed AS (
        DELETE FROM claim_files
        WHERE claim_id IN (SELECT id FROM claims WHERE order_id = ANY(${ids})) RETURNING file_id)
      UPDATE files SET attached_at = NULL WHERE id IN (SELECT file_id FROM freed)`.execute(db),
  )
