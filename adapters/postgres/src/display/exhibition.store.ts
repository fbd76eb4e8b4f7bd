import type { Day } from '@jangteo/core/calendar/day.rules'
import { type InferResult, type Kysely, sql } from 'kysely'
import { isLeftOn } from '../coupon/coupon.store.ts'
import { beginOnce } from '../database/beginOnce.ts'
import { query } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'
import { isListedAt } from '../goods/card.columns.ts'

const couponCount = (day: Day) => sql<number>`(
  SELECT count(*)::int FROM exhibition_coupons JOIN coupons ON coupons.id = exhibition_coupons.coupon_id
  WHERE exhibition_coupons.exhibition_id = exhibitions.id AND ${isLeftOn(day)}
)`

const selectShown = beginOnce((db) =>
  db
    .selectFrom('exhibitions')
    .select(['id', 'name', 'subtitle', 'picture', 'starts_at', 'ends_at'])
    .where('is_hidden', '=', false),
)

/** Order of exhibitions: those that run, those to come, those that are over. */
const placeAt = (at: Date) =>
  sql`CASE WHEN ends_at <= ${at} THEN 2 WHEN starts_at > ${at} THEN 1 ELSE 0 END`

/** Order within these, the nearest in time first. */
const awayFrom = (at: Date) => sql`CASE WHEN ends_at <= ${at} THEN ${at} - ends_at
  WHEN starts_at > ${at} THEN starts_at - ${at} ELSE ${at} - starts_at END`

/** Lists a page of the exhibitions that are not hidden. */
export const listExhibitions = (
  { at, day }: { readonly at: Date; readonly day: Day },
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  query((db) =>
    selectShown(db)
      .select(couponCount(day).as('coupon_count'))
      .orderBy(placeAt(at))
      .orderBy(awayFrom(at))
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Finds those of some exhibitions that are not hidden, in no order. */
export const listExhibitionsByIds = (ids: readonly number[], day: Day) =>
  query((db) =>
    selectShown(db).select(couponCount(day).as('coupon_count')).where('id', 'in', ids).execute(),
  )

/** Counts the exhibitions that are not hidden. */
export const countExhibitions = () =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('exhibitions')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('is_hidden', '=', false)
      .executeTakeFirstOrThrow()
    return count
  })

const selectDetail = (db: Kysely<DB>, day: Day) =>
  selectShown(db).select(['description', couponCount(day).as('coupon_count')])

export type ExhibitionDetailRow = InferResult<ReturnType<typeof selectDetail>>[number]

/** Finds an exhibition that is not hidden. */
export const findExhibition = (id: number, day: Day) =>
  query((db): Promise<ExhibitionDetailRow | undefined> =>
    selectDetail(db, day).where('id', '=', id).executeTakeFirst(),
  )

/** Lists the groups of an exhibition in their order, with the number of products that each lists at `at`. */
export const listExhibitionGroups = (exhibitionId: number, at: Date) =>
  query((db) =>
    db
      .selectFrom('exhibition_groups')
      .leftJoin('exhibition_goods', 'exhibition_goods.exhibition_group_id', 'exhibition_groups.id')
      .leftJoin('goods', (join) =>
        join.onRef('goods.id', '=', 'exhibition_goods.goods_id').on(isListedAt(at)),
      )
      .select(['exhibition_groups.id', 'exhibition_groups.name'])
      .select(sql<number>`count(goods.id)::int`.as('goods_count'))
      .where('exhibition_groups.exhibition_id', '=', exhibitionId)
      .groupBy(['exhibition_groups.id', 'exhibition_groups.name', 'exhibition_groups.position'])
      .orderBy('exhibition_groups.position')
      .execute(),
  )
