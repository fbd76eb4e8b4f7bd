import type { CategoryDepth } from '@jangteo/core/category/category.codes'
import { query } from '../database/db.ts'

/** A category with its own fee of a sale in basis points; `null` for that of the one above. */
export type CategoryFeeRow = {
  readonly id: number
  readonly parent_id: number | null
  readonly depth: CategoryDepth
  readonly name: string
  readonly fee_rate_bp: number | null
}

/** Lists every category with its own fee, parents before their children, in display order. */
export const listCategoryFees = () =>
  query((db): Promise<CategoryFeeRow[]> =>
    db
      .selectFrom('categories')
      .select(['id', 'parent_id', 'depth', 'name', 'fee_rate_bp'])
      .orderBy('depth')
      .orderBy('position')
      .orderBy('id')
      .$narrowType<{ depth: CategoryDepth }>()
      .execute(),
  )

/** Locks a category for a change of its fee; `undefined` for none. Orders of its products go on meanwhile. */
export const lockCategoryFee = (id: number) =>
  query((db) =>
    db
      .selectFrom('categories')
      .select(['id', 'name', 'fee_rate_bp'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  )

/** Writes the own fee of a category; `null` takes it away. */
export const updateCategoryFee = (id: number, feeRateBp: number | null) =>
  query((db) =>
    db.updateTable('categories').set({ fee_rate_bp: feeRateBp }).where('id', '=', id).execute(),
  )
