import { query } from '../database/db.ts'

/** Lists the names of products by their ids, in the order of the names. */
export const listGoodsNames = (ids: readonly number[]) =>
  query((db) =>
    db.selectFrom('goods').select(['id', 'name']).where('id', 'in', ids).orderBy('name').execute(),
  )
