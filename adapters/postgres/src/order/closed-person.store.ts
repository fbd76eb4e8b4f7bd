import { sql } from 'kysely'
import { query } from '../database/db.ts'

/** A portion of the orders of a member who leaves. */
type ClosedPortion = { readonly memberId: number; readonly at: Date; readonly countMax: number }

/**
 * Copies the persons of a portion of a member's orders into the closed store, and returns the orders. What is there and
 * what was erased before is left out. The serving role may read nothing of it but which orders there are. Numbers of
 * accounts and receipts are stored as they are shown, in part. Source: decision 122.
 */
export const copyOrderPersons = ({ memberId, at, countMax }: ClosedPortion) =>
  query(async (db) => {
    const { rows } = await sql<{ order_id: number }>`
      INSERT INTO closed.order_persons (order_id, person, closed_at)
      SELECT orders.id, jsonb_build_object(
          'orderer', jsonb_build_object('name', orderer_name, 'mobile', orderer_mobile, 'email', orderer_email),
          'receiver', (
            SELECT to_jsonb(now) - 'id' - 'order_id' FROM order_addresses AS now WHERE now.order_id = orders.id),
          'formerReceivers', (
            SELECT jsonb_agg(to_jsonb(former) - 'order_id' ORDER BY former.id)
            FROM order_address_history AS former WHERE former.order_id = orders.id),
          'refundAccount', (
            SELECT jsonb_build_object(
              'bankCode', bank_code, 'holderName', holder_name, 'accountNumber', masked_account_number)
            FROM order_refund_accounts AS account WHERE account.order_id = orders.id),
          'receipts', (
            SELECT jsonb_agg(jsonb_build_object(
              'purpose', receipt_purpose, 'number', masked_receipt_number,
              'url', receipt_url, 'cashReceiptUrl', cash_receipt_url, 'depositHolderName', deposit_holder_name))
            FROM payments JOIN payment_attempts AS attempt ON attempt.payment_id = payments.id
            WHERE payments.order_id = orders.id),
          'claims', (
            SELECT jsonb_agg(jsonb_build_object(
              'claimId', id, 'reasonDetail', reason_detail, 'sellerMemo', seller_memo,
              'pickup', pickup, 'reship', reship,
              'dispute', (
                SELECT jsonb_build_object('reason', reason, 'answer', answer, 'decision', decision)
                FROM disputes WHERE disputes.claim_id = claims.id)) ORDER BY id)
            FROM claims WHERE claims.order_id = orders.id)),
        ${at}
      FROM orders
      WHERE member_id = ${memberId}
        AND NOT EXISTS (SELECT FROM closed.order_persons AS there WHERE there.order_id = orders.id)
        AND NOT EXISTS (
          SELECT FROM payments WHERE payments.order_id = orders.id AND buyer_erased_at IS NOT NULL)
      ORDER BY orders.id LIMIT ${countMax}
      RETURNING order_id`.execute(db)
    return rows.map(({ order_id: orderId }) => orderId)
  })

/** Deletes the persons of orders from the closed store. */
export const deleteClosedPersons = (orderIds: readonly number[]) =>
  query((db) => sql`DELETE FROM closed.order_persons WHERE order_id = ANY(${orderIds})`.execute(db))
