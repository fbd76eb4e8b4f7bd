import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { updateSoldCounts } from '@jangteo/postgres/display/soldCounts'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { buyerRows } from './tradeBuyers.ts'
import { drawOrders, drawViews } from './tradeDraw.ts'

type Trx = Transaction<DB>

const BUYER_COUNT = 1_500
const ORDER_COUNT = 10_000
const VIEW_COUNT = 30_000
/** Buyers of so many days like what they bought, or put it into their carts again. */
const WISH_DAYS = 21
/** Hours in which they do: the week that home's blocks count, but its first day. */
const WISH_HOURS = 144
/** The device that all of these orders were placed on. */
const DEVICE = '00000000-0000-4000-8000-000000000000'

/** After what time since its payment an item takes each of its steps. */
const STEP_DELAYS = sql`ARRAY[interval '0', interval '3 hours', interval '1 day', interval '2 days', interval '3 days']`

export type TradeFacts = {
  /** The ids of products in the order of the data. */
  readonly goodsIds: readonly number[]
  /** Hash of a password that nobody has. */
  readonly passwordHash: string
  readonly nowMs: number
}

/**
 * Loads what was bought and viewed in the last 60 days: members, orders of one product with their payments and the steps
 * that they have taken by now, views, and what was liked and put into carts within the week. Nothing of it takes stock. What every product sold is counted from these rows.
 */
export async function insertTrade(trx: Trx, facts: TradeFacts): Promise<void> {
  await insertDrawn(trx, facts, await insertBuyers(trx, facts))
  for (const insert of [ORDERS, ADDRESSES, GROUPS, ITEMS, PAYMENTS, ITEM_STEPS, PAYMENT_STEPS]) {
    await insert.execute(trx)
  }
  for (const table of ['orders', 'order_shipping_groups', 'order_items', 'payments']) {
    const next = sql.lit(ORDER_COUNT + 1)
    await sql`ALTER TABLE ${sql.table(table)} ALTER COLUMN id RESTART WITH ${next}`.execute(trx)
  }
  await insertViews(trx, facts)
  await insertWishes(trx, facts)
  await updateSoldCounts(null).execute(trx)
  await sql`ANALYZE orders, order_items, payments, goods_views, members`.execute(trx)
}

async function insertBuyers(trx: Trx, facts: TradeFacts): Promise<readonly number[]> {
  const rows = buyerRows({ ...facts, count: BUYER_COUNT })
  const members = await trx.insertInto('members').values(rows).returning('id').execute()
  await sql`INSERT INTO member_consents (member_id, kind, is_agreed, at, way)
    SELECT id, 'PRIVACY_OPTIONAL', true, privacy_optional_agreed_at, 'SIGN_UP' FROM members
    WHERE privacy_optional_agreed_at IS NOT NULL ORDER BY id`.execute(trx)
  return members.map(({ id }) => id)
}

/** The drawn orders with all that their rows need: option, price, fee and policy of the product. */
async function insertDrawn(
  trx: Trx,
  { goodsIds, nowMs }: TradeFacts,
  memberIds: readonly number[],
): Promise<void> {
  const orders = drawOrders(memberIds.length, { count: ORDER_COUNT, nowMs })
  const idsOf = (ids: readonly number[], places: readonly number[]) =>
    places.map((place) => ids[place] ?? null)
  await sql`
    CREATE TEMP TABLE trade ON COMMIT DROP AS
    SELECT drawn.n, drawn.member_id, drawn.quantity, drawn.at,
      (SELECT count(*)::int FROM unnest(${STEP_DELAYS}) AS delay
        WHERE drawn.at + delay <= ${new Date(nowMs)}::timestamptz) AS stage,
      goods.id AS goods_id, goods.store_id, goods.name, goods.picture, goods.kind, goods.list_price,
      goods.ship_within_days, options.id AS option_id, options.option_values,
      goods.sale_price + options.extra_price AS price,
      (goods.sale_price + options.extra_price) * drawn.quantity AS amount,
      CASE WHEN policies.kind = 'FREE' OR (goods.sale_price + options.extra_price) * drawn.quantity >= policies.free_threshold
        THEN 0 ELSE policies.base_fee END AS fee,
      policies.return_fee, policies.exchange_fee, ${POLICY} AS policy
    FROM unnest(
      ${orders.map((_, place) => place + 1)}::bigint[], ${idsOf(
        goodsIds,
        orders.map(({ goods }) => goods),
      )}::bigint[],
      ${idsOf(
        memberIds,
        orders.map(({ buyer }) => buyer),
      )}::bigint[], ${orders.map(({ quantity }) => quantity)}::int[],
      ${orders.map(({ atMs }) => new Date(atMs))}::timestamptz[]
    ) AS drawn (n, goods_id, member_id, quantity, at)
    JOIN goods ON goods.id = drawn.goods_id
    JOIN shipping_policies AS policies ON policies.id = goods.shipping_policy_id
    JOIN (
      SELECT goods_id, id, extra_price, option_values,
        row_number() OVER (PARTITION BY goods_id ORDER BY position) - 1 AS place, count(*) OVER (PARTITION BY goods_id) AS count
      FROM goods_options WHERE kind = 'OPTION'
    ) AS options ON options.goods_id = goods.id AND options.place = drawn.n % options.count
  `.execute(trx)
}

/** A shipping policy as an order stores it. */
const POLICY = sql`jsonb_strip_nulls(jsonb_build_object(
  'kind', policies.kind, 'baseFee', CASE WHEN policies.kind <> 'FREE' THEN policies.base_fee END,
  'freeThreshold', policies.free_threshold, 'repeatQuantity', policies.repeat_quantity,
  'secondQuantity', policies.second_quantity, 'secondExtra', policies.second_extra,
  'thirdQuantity', policies.third_quantity, 'thirdExtra', policies.third_extra,
  'areaKind', policies.area_kind, 'areaSecondExtra', policies.area_second_extra,
  'areaThirdExtra', policies.area_third_extra,
  'deliversToRemote', policies.delivers_to_remote, 'bundles', policies.bundles))`

const ORDERS = sql`
  INSERT INTO orders (id, member_id, device_id, orderer_name, orderer_mobile, orderer_email, order_name, goods_amount,
    shipping_amount, area_amount, payable_amount, cart_line_ids, is_listed, created_at) OVERRIDING SYSTEM VALUE
  SELECT n, member_id, ${sql.lit(DEVICE)}::uuid, members.name, members.mobile, members.email, trade.name, amount,
    fee, 0, amount + fee, '{}', true, at - interval '2 minutes'
  FROM trade JOIN members ON members.id = trade.member_id ORDER BY n`

const ADDRESSES = sql`
  INSERT INTO order_addresses (order_id, receiver_name, receiver_mobile, zonecode, zone, road_address,
    detail_address, delivery_request)
  SELECT n, members.name, members.mobile, '04524', 'MAINLAND', '서울특별시 중구 세종대로 110', n % 20 + 1 || '층', ''
  FROM trade JOIN members ON members.id = trade.member_id ORDER BY n`

const GROUPS = sql`
  INSERT INTO order_shipping_groups (id, order_id, store_id, policy, fee, area_fee, charged_fee, charged_area_fee,
    return_fee, exchange_fee) OVERRIDING SYSTEM VALUE
  SELECT n, n, store_id, policy, fee, 0, fee, 0, return_fee, exchange_fee FROM trade ORDER BY n`

const ITEMS = sql`
  INSERT INTO order_items (id, order_id, shipping_group_id, store_id, ordered_at, goods_id, option_id, goods_name, goods_kind, option_name,
    picture, list_price, sale_price, quantity, paid_amount, status, status_changed_at, shipped_at, delivered_at,
    ship_within_days) OVERRIDING SYSTEM VALUE
  SELECT n, n, n, store_id, at - interval '2 minutes', goods_id, option_id, name, kind, array_to_string(option_values, ' / '),
    picture, greatest(list_price, price), price, quantity, amount,
    (ARRAY['DC', 'SR', 'SS', 'SC', 'BF'])[stage], at + (${STEP_DELAYS})[stage],
    CASE WHEN stage >= 3 THEN at + (${STEP_DELAYS})[3] END,
    CASE WHEN stage >= 4 THEN at + (${STEP_DELAYS})[4] END, ship_within_days
  FROM trade ORDER BY n`

const PAYMENTS = sql`
  INSERT INTO payments (id, order_id, method, amount, status, expires_at, completed_at) OVERRIDING SYSTEM VALUE
  SELECT n, n, 'CARD', amount + fee, 'DEPOSIT_COMPLETE', at + interval '28 minutes', at FROM trade ORDER BY n`

type Step = readonly [from: string, event: string, to: string]

function steps(list: readonly Step[]): RawBuilder<unknown> {
  return sql.join(
    list.map(([from, event, to], place) => {
      const actor = event.split('.')[0] === 'payment' ? 'gateway' : event.split('.')[0]
      const values = [actor, event, from, to].map((text) => sql.lit(text))
      return sql`(${sql.join(values)}, ${sql.lit(place + 1)})`
    }),
  )
}

const ITEM_STEPS = sql`
  INSERT INTO order_item_history (order_item_id, actor, event, from_status, to_status, at)
  SELECT n, actor, event, from_status, to_status, at + (${STEP_DELAYS})[place]
  FROM trade CROSS JOIN (VALUES ${steps([
    ['PW', 'payment.completed', 'DC'],
    ['DC', 'seller.acknowledge', 'SR'],
    ['SR', 'seller.ship', 'SS'],
    ['SS', 'carrier.delivered', 'SC'],
    ['SC', 'buyer.confirm', 'BF'],
  ])}) AS step (actor, event, from_status, to_status, place)
  WHERE place <= stage ORDER BY n, place`

const PAYMENT_STEPS = sql`
  INSERT INTO payment_history (payment_id, actor, event, from_status, to_status, at)
  SELECT n, actor, event, from_status, to_status, at
  FROM trade CROSS JOIN (VALUES ${steps([
    ['PAYMENT_WAIT', 'buyer.request', 'REQUESTED'],
    ['REQUESTED', 'buyer.return', 'APPROVING'],
    ['APPROVING', 'gateway.approved', 'DEPOSIT_COMPLETE'],
  ])}) AS step (actor, event, from_status, to_status, place)
  ORDER BY n, place`

async function insertViews(trx: Trx, { goodsIds, nowMs }: TradeFacts): Promise<void> {
  const views = drawViews({ count: VIEW_COUNT, nowMs })
  await sql`
    INSERT INTO goods_views (day, goods_id, visitor, seen_at)
    SELECT * FROM unnest(
      ${views.map(({ atMs }) => kstDayOf(atMs))}::date[], ${views.map(({ goods }) => goodsIds[goods] ?? null)}::bigint[],
      ${views.map(({ visitor }) => visitor)}::bytea[], ${views.map(({ atMs }) => new Date(atMs))}::timestamptz[]
    ) ON CONFLICT DO NOTHING`.execute(trx)
}

/**
 * Loads what buyers of the last weeks liked and put into their carts within the week: every second product is liked, the
 * others lie in carts, so that the two lists show different ones.
 */
async function insertWishes(trx: Trx, { nowMs }: TradeFacts): Promise<void> {
  const now = sql`${new Date(nowMs)}::timestamptz`
  const bought = (parity: number) => sql`
    SELECT DISTINCT ON (member_id, goods_id) member_id, goods_id, option_id, price,
      ${now} - n % ${sql.lit(WISH_HOURS)} * interval '1 hour' AS at
    FROM trade WHERE at >= ${now} - ${sql.lit(WISH_DAYS)} * interval '1 day' AND goods_id % 2 = ${sql.lit(parity)}
    ORDER BY member_id, goods_id, n`
  await sql`INSERT INTO favorite_goods (member_id, goods_id, added_price, added_at)
    SELECT member_id, goods_id, price, at FROM (${bought(0)}) AS liked`.execute(trx)
  await sql`INSERT INTO cart_lines (member_id, goods_id, option_id, quantity, created_at)
    SELECT member_id, goods_id, option_id, 1, at FROM (${bought(1)}) AS carted`.execute(trx)
}
