import { query } from '../database/db.ts'
import { isListedAt, selectCards } from '../goods/card.columns.ts'

/** Lists the existing stores of these ids, by name. */
export const listTargetStores = (ids: readonly number[]) =>
  query((db) =>
    db
      .selectFrom('stores')
      .select(['id', 'url', 'name'])
      .where('id', 'in', ids)
      .orderBy('name')
      .execute(),
  )

/** Lists the existing categories of these ids, in display order. */
export const listTargetCategories = (ids: readonly number[]) =>
  query((db) =>
    db
      .selectFrom('categories')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .orderBy('depth')
      .orderBy('position')
      .orderBy('id')
      .execute(),
  )

/** Lists the products of these ids that are in lists at `at`, as a grid needs them. */
export const listTargetGoods = (ids: readonly number[], at: Date) =>
  query((db) =>
    selectCards(db, at)
      .where('goods.id', 'in', ids)
      .where(isListedAt(at))
      .orderBy('goods.sold_count', 'desc')
      .orderBy('goods.id')
      .execute(),
  )
