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
