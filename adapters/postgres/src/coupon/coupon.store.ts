import type { Day } from '@jangteo/core/calendar/day.rules'
import type { NewcomerKind } from '@jangteo/core/coupon/coupon.codes'
import type { StoreFeature } from '@jangteo/core/session/permission.codes'
import { type Kysely, type Selectable, sql } from 'kysely'
import { beginOnce } from '../database/beginOnce.ts'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { Coupons, DB } from '../database/schema.gen.ts'
import { isPublic } from '../goods/card.columns.ts'

/** A coupon with the features that its store's buyers are denied; the market's own have no store. */
export type IssuableRow = Selectable<Coupons> & {
  readonly denied_features: readonly StoreFeature[] | null
}

/** A coupon with the name of its store; the market's own have none. */
export type CouponRow = Selectable<Coupons> & { readonly store_name: string | null }

/** A coupon on offer. */
export type OfferedRow = CouponRow & IssuableRow

/** Target to match coupons with: a product, and everything that it belongs to. */
export type CouponAim = {
  readonly goodsId: number
  readonly storeId: number
  readonly categoryIds: readonly number[]
}

/** Columns of a product that its coupons are matched by; `undefined` when there is no such listed product. */
export const findCouponAim = (goodsId: number) =>
  query(async (db): Promise<CouponAim | undefined> => {
    const row = await db
      .selectFrom('goods')
      .select(['id', 'store_id', 'category_root_id', 'category_middle_id', 'category_id'])
      .where('id', '=', goodsId)
      .where(isPublic)
      .executeTakeFirst()
    if (row === undefined) return undefined
    const categories = [row.category_root_id, row.category_middle_id, row.category_id]
    const categoryIds = categories.filter((id) => id !== null)
    return { goodsId: row.id, storeId: row.store_id, categoryIds }
  })

const selectOffered = beginOnce((db) =>
  db
    .selectFrom('coupons')
    .leftJoin('stores', 'stores.id', 'coupons.store_id')
    .select(COLUMNS.coupons)
    .select(['stores.name as store_name', 'stores.denied_features'])
    .where('coupons.issue_kind', '=', 'DOWNLOAD')
    .where('coupons.deleted_at', 'is', null)
    .orderBy('coupons.id'),
)

/** Those that newcomers alone are given are offered on pages of their own. */
const isForEverybody = sql<boolean>`coupons.newcomer_kind IS NULL`

const selectOpen = (db: Kysely<DB>, day: Day) =>
  selectOffered(db)
    .where('coupons.published_from', '<=', day)
    .where('coupons.published_until', '>=', day)

/**
 * Lists the coupons that anybody may download on this day for a product: its own, its categories', its store's, the
 * market's.
 */
export const listCouponsForGoods = (aim: CouponAim, day: Day) =>
  query((db) =>
    selectOpen(db, day)
      .where(isForEverybody)
      .where((where) => {
        const aimsAt = (kind: CouponRow['target_kind'], ids: readonly number[]) =>
          where.and([
            where('coupons.target_kind', '=', kind),
            sql<boolean>`coupons.target_ids && ${sql.val([...ids])}::bigint[]`,
          ])
        return where.or([
          where('coupons.target_kind', '=', 'ALL'),
          aimsAt('GOODS', [aim.goodsId]),
          aimsAt('STORES', [aim.storeId]),
          aimsAt('CATEGORIES', aim.categoryIds),
        ])
      })
      .execute(),
  )

/** Lists the coupons of a store that anybody may download on this day. */
export const listCouponsOfStore = (storeId: number, day: Day) =>
  query((db) =>
    selectOpen(db, day).where(isForEverybody).where('coupons.store_id', '=', storeId).execute(),
  )

/** Lists the coupons that anybody may download on this day: the market's first, then those of stores. */
export const listOpenCoupons = (day: Day, countMax: number) =>
  query((db) =>
    selectOpen(db, day)
      .where(isForEverybody)
      .clearOrderBy()
      .orderBy('coupons.store_id', (order) => order.asc().nullsFirst())
      .orderBy('coupons.id')
      .limit(countMax)
      .execute(),
  )

/** Lists the coupons that newcomers of a kind may download on this day. */
export const listNewcomerCoupons = (kind: NewcomerKind, day: Day) =>
  query((db) => selectOpen(db, day).where('coupons.newcomer_kind', '=', kind).execute())

/** Lists the coupons of an event that are downloaded on this day. */
export const listCouponsOfEvent = (eventId: number, day: Day) =>
  query((db) =>
    selectOpen(db, day)
      .innerJoin('event_coupons', 'event_coupons.coupon_id', 'coupons.id')
      .where('event_coupons.event_id', '=', eventId)
      .execute(),
  )

/** Lists the coupons of a benefit that are downloaded on this day. */
export const listCouponsOfBenefit = (benefitId: number, day: Day) =>
  query((db) =>
    selectOpen(db, day)
      .innerJoin('benefit_coupons', 'benefit_coupons.coupon_id', 'coupons.id')
      .where('benefit_coupons.benefit_id', '=', benefitId)
      .execute(),
  )

/** Lists the coupons of an exhibition that anybody may download on this day. */
export const listCouponsOfExhibition = (exhibitionId: number, day: Day) =>
  query((db) =>
    selectOpen(db, day)
      .innerJoin('exhibition_coupons', 'exhibition_coupons.coupon_id', 'coupons.id')
      .where('exhibition_coupons.exhibition_id', '=', exhibitionId)
      .execute(),
  )

/** Condition for a coupon to be counted: available on this day, and not used up. */
export const isLeftOn = (day: Day) =>
  sql<boolean>`coupons.issue_kind = 'DOWNLOAD' AND coupons.deleted_at IS NULL
    AND coupons.restricted_at IS NULL AND ${day} BETWEEN coupons.published_from AND coupons.published_until
    AND (coupons.total_max IS NULL OR coupons.issued_count < coupons.total_max)
    AND (coupons.day_max IS NULL OR coupons.issued_day IS DISTINCT FROM ${day}
      OR coupons.issued_day_count < coupons.day_max)`

/** Locks a coupon, so that its issues are counted one by one. */
export const lockCoupon = (couponId: number) =>
  query((db): Promise<IssuableRow | undefined> =>
    db
      .selectFrom('coupons')
      .select(COLUMNS.coupons)
      .select((coupon) =>
        coupon
          .selectFrom('stores')
          .select('stores.denied_features')
          .whereRef('stores.id', '=', 'coupons.store_id')
          .as('denied_features'),
      )
      .where('id', '=', couponId)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  )

/** Finds the coupon that everybody gets by a word; a deleted one's word still finds it. */
export const findCouponOfWord = (word: string) =>
  query((db) => db.selectFrom('coupons').select('id').where('word', '=', word).executeTakeFirst())

/** Counts one more issue of a locked coupon, on that day. */
export const countIssue = (couponId: number, day: Day) =>
  query((db) =>
    db
      .updateTable('coupons')
      .set({
        issued_count: sql<number>`issued_count + 1`,
        issued_day: day,
        issued_day_count: sql<number>`CASE WHEN issued_day = ${day} THEN issued_day_count ELSE 0 END + 1`,
      })
      .where('id', '=', couponId)
      .execute(),
  )
