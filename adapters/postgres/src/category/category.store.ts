import type { CategoryDepth } from '@jangteo/core/category/category.codes'
import { sql } from 'kysely'
import { query } from '../database/db.ts'
import { isListedAt } from '../goods/card.columns.ts'

/** Lists every category, parents before their children, in display order. */
export const listCategories = () =>
  query((db) =>
    db
      .selectFrom('categories')
      .select(['id', 'parent_id', 'depth', 'name', 'picture'])
      .orderBy('depth')
      .orderBy('position')
      .orderBy('id')
      .$narrowType<{ depth: CategoryDepth }>()
      .execute(),
  )

/** Counts the products that each leaf lists at `at`; leaves without any are left out. */
export const countGoodsOfLeaves = (at: Date) =>
  query((db) =>
    db
      .selectFrom('goods')
      .select(['category_id', sql<number>`count(*)::int`.as('goods_count')])
      .where(isListedAt(at))
      .where('category_id', 'is not', null)
      .groupBy('category_id')
      .$narrowType<{ category_id: number }>()
      .execute(),
  )
