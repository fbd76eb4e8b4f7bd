import { sql } from 'kysely'
import { query } from '../database/db.ts'

/** Lists the brands that are not merged into another one, with all names that they are found by. */
export const listBrands = () =>
  query((db) =>
    db
      .selectFrom('brands')
      .select(['id', 'name', 'name_en'])
      .select(
        sql<string[]>`aliases || ARRAY(
          SELECT unnest(array_remove(ARRAY[former.name, former.name_en], NULL) || former.aliases)
          FROM brands AS former WHERE former.merged_into = brands.id
        )`.as('aliases'),
      )
      .where('merged_into', 'is', null)
      .orderBy('id')
      .execute(),
  )
