import { storedJson } from '../database/storedJson.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Placed, type Places, prepareEach } from '../database/compileOnce.ts'
import { send } from '../database/db.ts'
import { JOB_TRIES_MAX } from '../job/job.store.ts'

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

type Selecting = (id: Placed<number>) => RawBuilder<unknown>

/** Selects inbox, member, guest's order, store and the facts of what a notification is about, by what names its recipient. */
const RECIPIENTS = {
  operators: () => sql`SELECT ${OPERATORS}, '{}'::jsonb`,
  memberId: (
    id,
  ) => sql`SELECT 'BUYER', members.id, NULL::bigint, NULL::bigint, '{}'::jsonb FROM members
    WHERE members.id = ${id} AND members.status = 'ACTIVE'`,
  storeId: (id) => sql`SELECT ${sellerOf(sql`${id}::bigint`)}, '{}'::jsonb`,
  storeOfGoods: (id) => sql`SELECT ${sellerOf(sql`goods.store_id`)},
      jsonb_build_object('goodsId', goods.id, 'goodsName', goods.name)
    FROM goods WHERE goods.id = ${id}`,
  storeOfStatement: (id) => sql`SELECT ${sellerOf(sql`statements.store_id`)}, jsonb_build_object(
      'statementId', statements.id, 'day', statements.day::text, 'amount', statements.amount)
    FROM statements WHERE statements.id = ${id}`,
  writerOfQuestion: (id) => sql`SELECT 'BUYER', members.id, NULL::bigint, NULL::bigint,
      jsonb_build_object('goodsId', goods.id, 'goodsName', goods.name)
    FROM goods_questions
    JOIN goods ON goods.id = goods_questions.goods_id
    JOIN members ON members.id = goods_questions.member_id AND members.status = 'ACTIVE'
    WHERE goods_questions.id = ${id}`,
  buyerOfOrder: (id) => sql`SELECT ${BUYER},
      jsonb_build_object('orderId', orders.id, 'orderName', orders.order_name)
    FROM orders ${REACHABLE} AND orders.id = ${id}`,
  storesOfOrder: (id) => sql`SELECT ${sellerOf(sql`items.store_id`)}, ${ORDER_ALONE}
      || jsonb_build_object('goodsName', (array_agg(items.goods_name ORDER BY items.id))[1],
        'itemCount', count(*))
    FROM orders
    JOIN order_items AS items ON items.order_id = orders.id
    WHERE orders.id = ${id} GROUP BY orders.id, items.store_id`,
  operatorsOfOrder: (id) =>
    sql`SELECT ${OPERATORS}, ${ORDER_ALONE} FROM orders WHERE orders.id = ${id}`,
  operatorsOfClaim: (id) => sql`SELECT ${OPERATORS}, ${CLAIM} FROM claims WHERE claims.id = ${id}`,
  buyerOfClaim: (id) => sql`SELECT ${BUYER}, ${CLAIM} FROM claims
    JOIN orders ON orders.id = claims.order_id ${REACHABLE} AND claims.id = ${id}`,
  storeOfClaim: (id) => sql`SELECT ${sellerOf(sql`claims.store_id`)}, ${CLAIM} FROM claims
    WHERE claims.id = ${id}`,
} as const satisfies Readonly<Record<string, Selecting>>

type RecipientKind = keyof typeof RECIPIENTS
/** Kinds of recipients that an id names. */
type NamedKind = Exclude<RecipientKind, 'operators'>

/**
 * Recipient of a notification, a member or a store, or by what it is about: the buyer or the stores of an order, the buyer or
 * the store of a claim, the store of a product or of a statement, the writer of a question, the operators.
 */
export type Recipient =
  | 'operators'
  | { [Kind in NamedKind]: Readonly<Record<Kind, number>> }[NamedKind]

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

const KINDS = Object.keys(RECIPIENTS) as RecipientKind[]

/** Splits a recipient into its name and its id, which is 0 for all operators. */
function named(to: Recipient): { readonly kind: RecipientKind; readonly id: number } {
  if (to === 'operators') return { kind: to, id: 0 }
  const kind = KINDS.find((each) => each in to)
  const [id] = Object.values(to)
  if (kind === undefined || id === undefined) throw new Error('recipient without a name')
  return { kind, id }
}

type WrittenValues = Omit<NewNotification, 'content' | 'mailTask' | 'to'> & {
  readonly id: number
  readonly kind: string
  readonly json: string
  readonly mailTask: string | null
}

type WrittenShape = { readonly recipient: RecipientKind; readonly isMailed: boolean }

/**
 * The job of a new notification has a key that no other had, so that nothing is looked for that it could take the place of
 * (`unsafe_dedupe`): two statements of the library instead of five.
 */
const write = prepareEach(
  (_, places: Places<WrittenValues>, { recipient, isMailed }: WrittenShape) => {
    const { kind, json, key, at, mailTask } = places
    const written = sql`INSERT INTO notifications
        (inbox, member_id, guest_order_id, store_id, kind, content, dedupe_key, created_at)
      SELECT inbox, member_id, guest_order_id, store_id, ${kind}, facts || ${json}::jsonb,
        concat_ws(':', inbox, store_id, ${key}::text), ${at}::timestamptz
      FROM recipient
      ON CONFLICT (dedupe_key) DO NOTHING`
    const recipients = sql`WITH recipient (inbox, member_id, guest_order_id, store_id, facts)
      AS (${RECIPIENTS[recipient](places.id)})`
    if (!isMailed) return sql`${recipients} ${written}`
    return sql`${recipients}, written AS (${written} RETURNING id)
      SELECT graphile_worker.add_job(
        ${mailTask}::text,
        payload => json_build_object('notificationId', id),
        run_at => ${at}::timestamptz,
        max_attempts => ${sql.lit(JOB_TRIES_MAX)},
        job_key => ${mailTask}::text || ':' || id,
        job_key_mode => 'unsafe_dedupe'
      ) FROM written`
  },
)

/**
 * Writes a notification for each recipient and the job of its mail, in one statement of the running transaction. One
 * whose key is there already is left as it is, without another mail.
 */
export const insertNotification = ({ to, content, mailTask, ...rest }: NewNotification) => {
  const { kind: recipient, id } = named(to)
  const values = { ...rest, id, mailTask, kind: content.kind, json: storedJson(content) }
  return send(() => write(values, { recipient, isMailed: mailTask !== null }))
}
