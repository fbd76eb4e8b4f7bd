import type { DB } from '@jangteo/postgres/database/schema.gen'
import { sql, type Transaction } from 'kysely'

const DAY_MS = 86_400_000
/** Members with favourites: the first of the demo. */
const MEMBER_COUNT = 2
/** Every so many products one is liked, each member beginning at another one. */
const STRIDE = 23
/** Every so many favourites one was dearer when it was liked. */
const DROP_STRIDE = 3
const DROP_SHARE = 1.12
/** Favourites began so long ago, one a day; none within the week that home's block counts. */
const FIRST_DAYS_AGO = 40
const LAST_DAYS_AGO = 9
/** Names of the groups, each with every second or third favourite. */
const GROUPS = [
  { name: '선물 후보', stride: 2 },
  { name: '우리 집', stride: 3 },
] as const

/** Loads favourites of the first members, some of them cheaper now or over, and the groups that they are in. */
export async function insertFavorites(trx: Transaction<DB>, nowMs: number): Promise<void> {
  const at = (days: number) => new Date(nowMs - days * DAY_MS)
  await sql`
    INSERT INTO favorite_goods (member_id, goods_id, added_price, added_at)
    SELECT members.id, goods.id,
      CASE WHEN goods.id % ${sql.lit(DROP_STRIDE)} = 0
        THEN round(goods.sale_price * ${sql.lit(DROP_SHARE)}, -2) ELSE goods.sale_price END,
      ${at(FIRST_DAYS_AGO)}::timestamptz + interval '1 day' * (row_number() OVER (PARTITION BY members.id ORDER BY goods.id)
        % ${sql.lit(FIRST_DAYS_AGO - LAST_DAYS_AGO)})
    FROM members JOIN goods ON goods.id % ${sql.lit(STRIDE)} = members.id
    WHERE members.id <= ${sql.lit(MEMBER_COUNT)} AND goods.listing = 'LISTED'
    ORDER BY members.id, goods.id`.execute(trx)
  for (const { name, stride } of GROUPS) {
    await sql`
      WITH made AS (
        INSERT INTO favorite_groups (member_id, name, created_at)
        SELECT id, ${name}, ${at(LAST_DAYS_AGO)}::timestamptz FROM members WHERE id <= ${sql.lit(MEMBER_COUNT)}
        RETURNING id, member_id
      )
      INSERT INTO favorite_group_goods (group_id, favorite_id, member_id, added_at)
      SELECT made.id, favorite_goods.id, made.member_id, ${at(LAST_DAYS_AGO)}::timestamptz
      FROM made JOIN favorite_goods USING (member_id)
      WHERE favorite_goods.id % ${sql.lit(stride)} = 0`.execute(trx)
  }
}
