import type { Day } from '@jangteo/core/calendar/day.rules'
import type { CouponRestricter, CouponState } from '@jangteo/core/coupon/couponTerms.codes'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { Coupons } from '../database/schema.gen.ts'
import type { CouponRow } from './coupon.store.ts'

/** Columns of a coupon that its issuer writes. */
export type TermsColumns = Omit<
  Insertable<Coupons>,
  | 'store_id'
  | 'revision'
  | 'restricted_at'
  | 'restricted_by'
  | 'deleted_at'
  | 'issued_count'
  | 'issued_day'
  | 'issued_day_count'
  | 'created_at'
>

/** A list of coupons: of one store, or of the market and all stores; in one state, or in all. */
export type TermsList = {
  readonly storeId: number | null
  readonly state: CouponState | null
  /** Part of the name; `null` is any. */
  readonly name: string | null
  readonly day: Day
}

const isOver = sql<boolean>`coupons.total_max IS NOT NULL AND coupons.issued_count >= coupons.total_max`

/** The conditions of `couponStateOf`, for lists of one state. */
const IN_STATE: Readonly<Record<CouponState, (day: Day) => RawBuilder<boolean>>> = {
  RESTRICTED: () => sql`coupons.restricted_at IS NOT NULL`,
  ENDED: (day) => sql`coupons.restricted_at IS NULL AND coupons.published_until < ${day}`,
  COMING: (day) => sql`coupons.restricted_at IS NULL AND coupons.published_from > ${day}`,
  SOLD_OUT: (day) => sql`coupons.restricted_at IS NULL
    AND ${day} BETWEEN coupons.published_from AND coupons.published_until AND ${isOver}`,
  ISSUING: (day) => sql`coupons.restricted_at IS NULL
    AND ${day} BETWEEN coupons.published_from AND coupons.published_until AND NOT (${isOver})`,
}

const isIn = ({ storeId, state, name, day }: TermsList) => sql<boolean>`coupons.deleted_at IS NULL
  AND (${storeId}::bigint IS NULL OR coupons.store_id = ${storeId})
  AND (${name}::text IS NULL OR strpos(coupons.name, ${name}) > 0)
  AND ${state === null ? sql`true` : IN_STATE[state](day)}`

/** Lists a page of coupons, the newest first. */
export const listTerms = (
  list: TermsList,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  query((db): Promise<CouponRow[]> =>
    db
      .selectFrom('coupons')
      .leftJoin('stores', 'stores.id', 'coupons.store_id')
      .select(COLUMNS.coupons)
      .select('stores.name as store_name')
      .where(isIn(list))
      .orderBy('coupons.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Counts the coupons of a list. */
export const countTerms = (list: TermsList) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('coupons')
      .select(sql<number>`count(*)::int`.as('count'))
      .where(isIn(list))
      .executeTakeFirstOrThrow()
    return count
  })

/** Lists the market's own coupons that are issued on this day, by whatever way; used up and restricted ones are left out. */
export const listGrantableCoupons = (day: Day) =>
  query((db) =>
    db
      .selectFrom('coupons')
      .select(['id', 'name'])
      .where('store_id', 'is', null)
      .where(isIn({ storeId: null, state: 'ISSUING', name: null, day }))
      .orderBy('id')
      .execute(),
  )

/** Finds a coupon that is not deleted, of one store or of anybody. */
export const findTerms = (couponId: number, storeId: number | null) =>
  query((db): Promise<CouponRow | undefined> =>
    db
      .selectFrom('coupons')
      .leftJoin('stores', 'stores.id', 'coupons.store_id')
      .select(COLUMNS.coupons)
      .select('stores.name as store_name')
      .where('coupons.id', '=', couponId)
      .where('coupons.deleted_at', 'is', null)
      .where(sql<boolean>`(${storeId}::bigint IS NULL OR coupons.store_id = ${storeId})`)
      .executeTakeFirst(),
  )

/** Inserts a coupon and returns its id; `null` when another coupon has its word. */
export const insertTerms = (
  coupon: TermsColumns & { readonly store_id: number | null; readonly created_at: Date },
) =>
  query(async (db) => {
    const row = await db
      .insertInto('coupons')
      .values(coupon)
      .onConflict((conflict) => conflict.column('word').doNothing())
      .returning('id')
      .executeTakeFirst()
    return row?.id ?? null
  })

/** Finds the coupon that has a word; a deleted one has it still. */
export const findWordOwner = (word: string) =>
  query(async (db) => {
    const row = await db
      .selectFrom('coupons')
      .select('id')
      .where('word', '=', word)
      .executeTakeFirst()
    return row?.id ?? null
  })

/** Writes the terms of a locked coupon. */
export const updateTerms = (
  couponId: number,
  coupon: TermsColumns & { readonly revision: number },
) => query((db) => db.updateTable('coupons').set(coupon).where('id', '=', couponId).execute())

/** Sets or releases the restriction of a locked coupon; `null` releases it. */
export const updateRestriction = (
  couponId: number,
  restriction: { readonly at: Date; readonly by: CouponRestricter } | null,
) =>
  query((db) =>
    db
      .updateTable('coupons')
      .set({ restricted_at: restriction?.at ?? null, restricted_by: restriction?.by ?? null })
      .where('id', '=', couponId)
      .execute(),
  )

/** Deletes a locked coupon for lists and downloads; whoever holds it keeps it. */
export const markDeleted = (couponId: number, at: Date) =>
  query((db) =>
    db.updateTable('coupons').set({ deleted_at: at }).where('id', '=', couponId).execute(),
  )
