import { storedJson } from '../database/storedJson.ts'
import { type RawBuilder, sql } from 'kysely'
import { send } from '../database/db.ts'

/**
 * Recipient of a notification, a member or a store, or by what it is about: the buyer or the stores of an order, the buyer or
 * the store of a claim, the store of a product or of a statement, the writer of a question, the operators.
 */
export type Recipient =
  | { readonly memberId: number }
  | { readonly storeId: number }
  | { readonly storeOfGoods: number }
  | { readonly storeOfStatement: number }
  | { readonly writerOfQuestion: number }
  | { readonly buyerOfOrder: number }
  | { readonly storesOfOrder: number }
  | { readonly buyerOfClaim: number }
  | { readonly storeOfClaim: number }
  | { readonly operatorsOfOrder: number }
  | { readonly operatorsOfClaim: number }
  | 'operators'

export type NewNotification = {
  readonly to: Recipient
  /** Its kind, and what the order or the claim does not say by itself. */
  readonly content: { readonly kind: string }
  /** A second notification of the same inbox with the same key is not written. */
  readonly key: string
  readonly at: Date
  /** Job that mails it, in the same transaction; `null` for none. */
  readonly mailTask: string | null
}

const MAIL_TRIES_MAX = 25

/** A guest's order has no inbox: its notification is mailed. A member who left is notified no more. */
const BUYER = sql`'BUYER', orders.member_id,
  CASE WHEN orders.member_id IS NULL THEN orders.id END, NULL::bigint`
const REACHABLE = sql`LEFT JOIN members ON members.id = orders.member_id
  WHERE (orders.member_id IS NULL OR members.status = 'ACTIVE')`
const OPERATORS = sql`'OPERATOR', NULL::bigint, NULL::bigint, NULL::bigint`

function sellerOf(storeId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`'SELLER', NULL::bigint, NULL::bigint, ${storeId}`
}

const ORDER_ALONE = sql`jsonb_build_object('orderId', orders.id,
  'orderedAtMs', floor(extract(epoch FROM orders.created_at) * 1000)::bigint)`
const CLAIM = sql`jsonb_build_object('claimId', claims.id, 'claimType', claims.type, 'goodsName', (
  SELECT order_items.goods_name FROM claim_items
  JOIN order_items ON order_items.id = claim_items.order_item_id
  WHERE claim_items.claim_id = claims.id ORDER BY order_items.id LIMIT 1))`

/** Selects inbox, member, guest's order, store and the facts of what a notification is about. */
function selectRecipients(to: Recipient): RawBuilder<unknown> {
  if (to === 'operators') return sql`SELECT ${OPERATORS}, '{}'::jsonb`
  if ('memberId' in to) {
    return sql`SELECT 'BUYER', members.id, NULL::bigint, NULL::bigint, '{}'::jsonb FROM members
      WHERE members.id = ${to.memberId} AND members.status = 'ACTIVE'`
  }
  if ('storeId' in to) return sql`SELECT ${sellerOf(sql`${to.storeId}::bigint`)}, '{}'::jsonb`
  if ('storeOfGoods' in to) {
    return sql`SELECT ${sellerOf(sql`goods.store_id`)},
        jsonb_build_object('goodsId', goods.id, 'goodsName', goods.name)
      FROM goods WHERE goods.id = ${to.storeOfGoods}`
  }
  if ('storeOfStatement' in to) {
    return sql`SELECT ${sellerOf(sql`statements.store_id`)}, jsonb_build_object(
        'statementId', statements.id, 'day', statements.day::text, 'amount', statements.amount)
      FROM statements WHERE statements.id = ${to.storeOfStatement}`
  }
  if ('writerOfQuestion' in to) {
    return sql`SELECT 'BUYER', members.id, NULL::bigint, NULL::bigint,
        jsonb_build_object('goodsId', goods.id, 'goodsName', goods.name)
      FROM goods_questions
      JOIN goods ON goods.id = goods_questions.goods_id
      JOIN members ON members.id = goods_questions.member_id AND members.status = 'ACTIVE'
      WHERE goods_questions.id = ${to.writerOfQuestion}`
  }
  if ('buyerOfOrder' in to) {
    const facts = sql`jsonb_build_object('orderId', orders.id, 'orderName', orders.order_name)`
    return sql`SELECT ${BUYER}, ${facts} FROM orders ${REACHABLE} AND orders.id = ${to.buyerOfOrder}`
  }
  if ('storesOfOrder' in to) {
    return sql`SELECT ${sellerOf(sql`items.store_id`)}, ${ORDER_ALONE}
        || jsonb_build_object('goodsName', (array_agg(items.goods_name ORDER BY items.id))[1],
          'itemCount', count(*))
      FROM orders
      JOIN order_items AS items ON items.order_id = orders.id
      WHERE orders.id = ${to.storesOfOrder} GROUP BY orders.id, items.store_id`
  }
  if ('operatorsOfOrder' in to) {
    return sql`SELECT ${OPERATORS}, ${ORDER_ALONE} FROM orders WHERE orders.id = ${to.operatorsOfOrder}`
  }
  if ('operatorsOfClaim' in to) {
    return sql`SELECT ${OPERATORS}, ${CLAIM} FROM claims WHERE claims.id = ${to.operatorsOfClaim}`
  }
  if ('buyerOfClaim' in to) {
    return sql`SELECT ${BUYER}, ${CLAIM} FROM claims JOIN orders ON orders.id = claims.order_id
      ${REACHABLE} AND claims.id = ${to.buyerOfClaim}`
  }
  return sql`SELECT ${sellerOf(sql`claims.store_id`)}, ${CLAIM} FROM claims
    WHERE claims.id = ${to.storeOfClaim}`
}

/**
 * Writes a notification for each recipient and the job of its mail, in one statement of the running transaction. One
 * whose key is there already is left as it is, without another mail.
 */
export const insertNotification = ({ to, content, key, at, mailTask }: NewNotification) =>
  send((db) =>
    sql`WITH recipient (inbox, member_id, guest_order_id, store_id, facts) AS (${selectRecipients(to)}),
      written AS (
        INSERT INTO notifications
          (inbox, member_id, guest_order_id, store_id, kind, content, dedupe_key, created_at)
        SELECT inbox, member_id, guest_order_id, store_id, ${content.kind},
          facts || ${storedJson(content)}::jsonb,
          concat_ws(':', inbox, store_id, ${key}::text), ${at}::timestamptz
        FROM recipient
        ON CONFLICT (dedupe_key) DO NOTHING
        RETURNING id
      )
      SELECT graphile_worker.add_job(
        ${mailTask}::text,
        payload => json_build_object('notificationId', id),
        run_at => ${at}::timestamptz,
        max_attempts => ${MAIL_TRIES_MAX}::int,
        job_key => ${mailTask}::text || ':' || id
      ) FROM written WHERE ${mailTask}::text IS NOT NULL`.compile(db),
  )
