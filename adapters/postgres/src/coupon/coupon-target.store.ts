import { query } from '../database/db.ts'
import { isListedAt, selectCards } from '../goods/card.columns.ts'

/** The stores of these ids that are there, by name. */
export const listTargetStores = (ids: readonly number[]) =>
  query((db) =>
    db
      .selectFrom('stores')
      .select(['id', 'url', 'name'])
      .where('id', 'in', ids)
      .orderBy('name')
      .execute(),
  )

/** The categories of these ids that are there, in the order to show them. */
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

/** The goods of these ids that stand in lists at `at`, as a grid needs them. */
export const listTargetGoods = (ids: readonly number[], at: Date) =>
  query((db) =>
    selectCards(db)
      .where('goods.id', 'in', ids)
      .where(isListedAt(at))
      .orderBy('goods.sold_count', 'desc')
      .orderBy('goods.id')
      .execute(),
  )
