import { query } from '../database/db.ts'

/** Lists the root categories in display order, with their fee of a sale; `null` for the market's. */
export const listRootFees = () =>
  query((db) =>
    db
      .selectFrom('categories')
      .select(['id', 'name', 'fee_rate_bp'])
      .where('depth', '=', 1)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  )

/** Lists the ids of the root categories. */
export const sellerRootIds = () =>
  query(async (db) => {
    const rows = await db.selectFrom('categories').select('id').where('depth', '=', 1).execute()
    return rows.map(({ id }) => id)
  })
