import { sql } from 'kysely'
import { query } from '../database/db.ts'

/** Lists leaf categories by their whole path, and brands that were not merged into another. */
export const listGoodsChoices = () =>
  query(async (db) => {
    const categories = await db
      .selectFrom('categories as leaf')
      .innerJoin('categories as middle', 'middle.id', 'leaf.parent_id')
      .innerJoin('categories as root', 'root.id', 'middle.parent_id')
      .select([
        'leaf.id',
        sql<string>`root.name || ' > ' || middle.name || ' > ' || leaf.name`.as('name'),
        sql<boolean>`leaf.is_reviewed OR middle.is_reviewed OR root.is_reviewed`.as('is_reviewed'),
      ])
      .orderBy('root.position')
      .orderBy('middle.position')
      .orderBy('leaf.position')
      .execute()
    const brands = await db
      .selectFrom('brands')
      .select(['id', 'name'])
      .where('merged_into', 'is', null)
      .orderBy('name')
      .execute()
    return { categories, brands }
  })
