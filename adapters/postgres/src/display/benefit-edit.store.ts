import { type Insertable, type Selectable, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import { lockNames } from '../database/lockNames.ts'
import type { Benefits } from '../database/schema.gen.ts'

export type AnyBenefitRow = Selectable<Benefits>

type BenefitColumns = Omit<Insertable<Benefits>, 'id' | 'position'>

/** Locks the order of all benefits until the transaction ends. */
export const lockBenefitOrder = lockNames(['benefits'])

/** Lists all benefits in their order, hidden ones too. */
export const listAllBenefits = () =>
  query((db): Promise<AnyBenefitRow[]> =>
    db.selectFrom('benefits').select(COLUMNS.benefits).orderBy('position').orderBy('id').execute(),
  )

/** Finds a benefit, hidden or not. */
export const findAnyBenefit = (id: number) =>
  query((db): Promise<AnyBenefitRow | undefined> =>
    db.selectFrom('benefits').select(COLUMNS.benefits).where('id', '=', id).executeTakeFirst(),
  )

/** Finds and locks a benefit, hidden or not. */
export const lockBenefit = (id: number) =>
  query((db): Promise<AnyBenefitRow | undefined> =>
    db
      .selectFrom('benefits')
      .select(COLUMNS.benefits)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )

/** Inserts a benefit after all others and returns its id. */
export const insertBenefit = (columns: BenefitColumns) =>
  query(async (db) => {
    const { id } = await db
      .insertInto('benefits')
      .values({
        ...columns,
        position: sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM benefits)`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** Writes a benefit; its place stays. */
export const updateBenefit = (id: number, columns: BenefitColumns) =>
  query((db) => db.updateTable('benefits').set(columns).where('id', '=', id).execute())

/** Places the benefits in the order of their ids. */
export const placeBenefits = (ids: readonly number[]) =>
  query((db) =>
    sql`UPDATE benefits SET position = placed.position
      FROM unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS placed (id, position)
      WHERE benefits.id = placed.id`.execute(db),
  )

/** Lists the coupons of a benefit. */
export const listBenefitCouponIds = (benefitId: number) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('benefit_coupons')
      .select('coupon_id')
      .where('benefit_id', '=', benefitId)
      .orderBy('coupon_id')
      .execute()
    return rows.map(({ coupon_id: couponId }) => couponId)
  })

/** Replaces the coupons of a locked benefit. */
export const replaceBenefitCoupons = (benefitId: number, couponIds: readonly number[]) =>
  query(async (db) => {
    await db.deleteFrom('benefit_coupons').where('benefit_id', '=', benefitId).execute()
    const rows = couponIds.map((couponId) => ({ benefit_id: benefitId, coupon_id: couponId }))
    if (rows.length > 0) await db.insertInto('benefit_coupons').values(rows).execute()
  })
