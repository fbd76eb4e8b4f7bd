import type { Client } from 'pg'
import { connectClient } from '@jangteo/postgres/database/connect'
import { hashDevice } from '@jangteo/server/session/device-hash'
import { fillReviews } from './reviewed.ts'
import { createTokens, tokenAudienceOf } from '@jangteo/server/session/tokens'

/** Something plain to buy: on sale, for everybody, without limits. */
export type SoldGoods = { readonly goodsId: number; readonly optionId: number }

/** The token of a member's browser, and the device that its session was opened in. */
export type MemberBrowser = { readonly token: string; readonly deviceId: string }

/** Accounts and goods of the loads. */
export type Shop = {
  readonly goods: readonly SoldGoods[]
  /** As many members who are logged in. */
  readonly browsers: readonly MemberBrowser[]
  /** The category with the most goods below it. */
  readonly rootId: number
  readonly goodsCount: number
  /** The products with the most reviews, the most reviewed first. */
  readonly reviewedIds: readonly number[]
}

const PLENTY = 99_999_999
const GOODS_COUNT = 100
const REVIEWED_COUNT = 50

/** As many coupons as a buyer of the bench holds, of all types and both kinds, some with a minimum. */
export const COUPON_COUNT = 20

/** Gives everybody without an order, so the bench's members, one of each coupon. */
async function giveCoupons(client: Client): Promise<void> {
  await client.query(
    `WITH coupon AS (
       INSERT INTO coupons (name, type, discount_kind, discount_value, minimum_amount, target_kind, issue_kind,
         published_from, published_until, use_period_kind, created_at)
       SELECT 'load ' || n, (ARRAY['GOODS', 'DUPLICATION', 'STORE'])[1 + n % 3],
         CASE WHEN n % 2 = 0 THEN 'PERCENT' ELSE 'FIXED' END, CASE WHEN n % 2 = 0 THEN n ELSE n * 100 END,
         (n % 4) * 5000, 'ALL', 'AUTOMATIC', current_date, current_date, 'NONE_LIMIT', now()
       FROM generate_series(1, $1::int) AS n RETURNING id
     )
     INSERT INTO coupon_issues (coupon_id, member_id, state, revision, starts_at, issued_at)
     SELECT coupon.id, members.id, 'USABLE', 1, now(), now() FROM coupon, members WHERE members.login_id LIKE 'load%'`,
    [COUPON_COUNT],
  )
}

/** As many favourites as a buyer of the bench has, a tenth of what they may have. */
export const FAVORITE_COUNT = 100

/** Gives the bench's members their favourites. */
async function giveFavorites(client: Client): Promise<void> {
  await client.query(
    `INSERT INTO favorite_goods (member_id, goods_id, added_price, added_at)
     SELECT members.id, goods.id, goods.sale_price, now() - goods.id * interval '1 hour'
     FROM members CROSS JOIN (SELECT id, sale_price FROM goods ORDER BY id LIMIT $1) AS goods
     WHERE members.login_id LIKE 'load%'`,
    [FAVORITE_COUNT],
  )
}

/** The bench is one address with as many new devices as it can: what an address may open a minute is no limit to it. */
async function letNewDevicesIn(client: Client): Promise<void> {
  await client.query(
    `INSERT INTO call_tries (key, points, expire)
     VALUES ('cart.new:127.0.0.1', -1000000000, extract(epoch FROM now() + interval '1 day') * 1000)
     ON CONFLICT (key) DO UPDATE SET points = excluded.points, expire = excluded.expire`,
  )
}

/** Signs up as many members. */
async function addMembers(client: Client, memberCount: number): Promise<void> {
  await client.query(
    `INSERT INTO members (login_id, password_hash, name, email, mobile, membership_type,
       platforms, password_changed_at, last_used_at, created_at)
     SELECT 'load' || n, '', '홍길동', 'load' || n || '@mail.example', '01012345678', 'MEMBER',
       '{}', now(), now(), now()
     FROM generate_series(1, $1::int) AS n`,
    [memberCount],
  )
}

/** Logs the members in, each in a browser of their own. */
async function letMembersIn(
  client: Client,
  { memberCount, secret }: ShopRequest,
): Promise<MemberBrowser[]> {
  const deviceIds = Array.from({ length: memberCount }, () => crypto.randomUUID())
  const members = await client.query<{ id: number; sid: string; place: number }>(
    `WITH numbered AS (
       SELECT id, row_number() OVER (ORDER BY id) AS place FROM members WHERE login_id LIKE 'load%'
       ORDER BY id LIMIT $1
     )
     INSERT INTO sessions (id, member_id, is_in_app, device_hash, created_at, last_seen_at)
     SELECT gen_random_uuid(), id, false, ($2::text[])[place], now(), now() FROM numbered
     RETURNING id AS sid, member_id AS id, array_position($2::text[], device_hash) - 1 AS place`,
    [memberCount, deviceIds.map(hashDevice)],
  )
  const { sign } = createTokens({
    secrets: { current: secret, former: null },
    audience: tokenAudienceOf(null),
  })
  return Promise.all(
    members.rows.map(async ({ id, sid, place }) => ({
      token: await sign({ sid, memberShipType: 'MEMBER', userSeq: id, platforms: [] }),
      deviceId: deviceIds[place] ?? '',
    })),
  )
}

type ShopRequest = {
  readonly url: string
  readonly memberCount: number
  /** Signs the tokens of the members, as the market does. */
  readonly secret: string
}

/** Finds plain goods to buy. */
async function findGoods(client: Client): Promise<SoldGoods[]> {
  const { rows } = await client.query<SoldGoods>(
    `SELECT goods.id AS "goodsId", min(goods_options.id) AS "optionId"
     FROM goods JOIN goods_options ON goods_options.goods_id = goods.id
       AND goods_options.kind = 'OPTION' AND goods_options.sale_status = 'SALE'
     WHERE goods.kind = 'NORMAL' AND goods.sale_status = 'SALE' AND NOT goods.is_adult_only
       AND goods.sale_starts_at IS NULL AND goods.sale_ends_at IS NULL AND goods.quantity_min = 1
       AND coalesce(goods.order_quantity_max, goods.account_quantity_max, goods.guest_quantity_max) IS NULL
       AND NOT EXISTS (SELECT FROM deals WHERE deals.goods_id = goods.id)
     GROUP BY goods.id ORDER BY goods.id LIMIT $1`,
    [GOODS_COUNT],
  )
  return rows
}

type FillRequest = {
  readonly url: string
  readonly memberCount: number
  /** Reviews besides those of the demo. */
  readonly reviews: number
}

/** Fills a market that was started once: its stock, members who do nothing but buy, what they have, and reviews. */
export async function fillShop({ url, memberCount, reviews }: FillRequest): Promise<void> {
  const client = await connectClient(url)
  try {
    const goods = await findGoods(client)
    await client.query('UPDATE goods_options SET stock = $1 WHERE id = ANY($2)', [
      PLENTY,
      goods.map(({ optionId }) => optionId),
    ])
    await addMembers(client, memberCount)
    await giveCoupons(client)
    await giveFavorites(client)
    await fillReviews(url, reviews)
    await client.query('VACUUM (ANALYZE)')
  } finally {
    await client.end()
  }
}

/** Opens a market that was filled: logs its members in, and finds what there is to buy and to read. */
export async function openFilledShop(request: ShopRequest): Promise<Shop> {
  const client = await connectClient(request.url)
  try {
    const goods = await findGoods(client)
    const largest = await client.query<{ id: number; count: number }>(
      `SELECT category_root_id AS id, sum(count(*)) OVER ()::int AS count
       FROM goods GROUP BY category_root_id ORDER BY count(*) DESC, id LIMIT 1`,
    )
    const browsers = await letMembersIn(client, request)
    await letNewDevicesIn(client)
    const reviewed = await client.query<{ id: number }>(
      'SELECT id FROM goods ORDER BY review_count DESC, id LIMIT $1',
      [REVIEWED_COUNT],
    )
    const { id: rootId = Number.NaN, count: goodsCount = 0 } = largest.rows[0] ?? {}
    const reviewedIds = reviewed.rows.map(({ id }) => id)
    return { goods, browsers, rootId, goodsCount, reviewedIds }
  } finally {
    await client.end()
  }
}
