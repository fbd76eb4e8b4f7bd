import type { BrandUse, WrittenBrand } from '@jangteo/core/search/brand.rules'
import { sql } from 'kysely'
import { query } from '../database/db.ts'
import { likeText } from '../database/likeText.ts'
import { lockNames } from '../database/lockNames.ts'

/** A brand as operators see it. */
export type ManagedBrandRow = {
  readonly id: number
  readonly name: string
  readonly name_en: string | null
  readonly aliases: string[]
  readonly merged_into: number | null
  readonly merged_name: string | null
  readonly goods_count: number
}

/** Locks all brands until the transaction ends: they change seldom, and merging concerns more than one. */
export const lockBrands = lockNames(['brands'])

const isNamed = (keyword: string) => {
  const pattern = likeText(keyword)
  return sql<boolean>`(${keyword} = '' OR brands.name ILIKE ${pattern} OR brands.name_en ILIKE ${pattern}
    OR EXISTS (SELECT FROM unnest(brands.aliases) AS alias WHERE alias ILIKE ${pattern}))`
}

/** Lists the brands with a keyword in one of their names, by name. */
export const listManagedBrands = (
  keyword: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  query((db): Promise<ManagedBrandRow[]> =>
    db
      .selectFrom('brands')
      .leftJoin('brands as whole', 'whole.id', 'brands.merged_into')
      .select([
        'brands.id',
        'brands.name',
        'brands.name_en',
        'brands.aliases',
        'brands.merged_into',
      ])
      .select('whole.name as merged_name')
      .select(
        sql<number>`(SELECT count(*)::int FROM goods WHERE goods.brand_id = brands.id)`.as(
          'goods_count',
        ),
      )
      .where(isNamed(keyword))
      .orderBy('brands.name')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Counts the brands with a keyword in one of their names. */
export const countManagedBrands = (keyword: string) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('brands')
      .select(sql<number>`count(*)::int`.as('count'))
      .where(isNamed(keyword))
      .executeTakeFirstOrThrow()
    return count
  })

/** Locks a brand; products that would name it wait until the transaction ends. */
export const lockBrand = (id: number) =>
  query((db) =>
    db
      .selectFrom('brands')
      .select(['id', 'name', 'name_en', 'aliases', 'merged_into'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )

/** Holds the brand that a product is to name, so that nobody deletes it meanwhile; `false` when there is none. */
export const holdBrand = (id: number | null) =>
  query(async (db) => {
    if (id === null) return true
    const row = await db
      .selectFrom('brands')
      .select('id')
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst()
    return row !== undefined
  })

/** True when another brand has a name; letters count alike, large or small. */
export const isBrandNameTaken = (name: string, exceptId: number | null) =>
  query(async (db) => {
    const row = await db
      .selectFrom('brands')
      .select('id')
      .where(sql<boolean>`lower(name) = lower(${name}) AND id IS DISTINCT FROM ${exceptId}::bigint`)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  })

const columnsOf = ({ name, nameEn, aliases }: WrittenBrand) => ({
  name,
  name_en: nameEn,
  aliases: [...aliases],
})

/** Inserts a brand and returns its id. */
export const insertBrand = (brand: WrittenBrand) =>
  query(async (db) => {
    const { id } = await db
      .insertInto('brands')
      .values(columnsOf(brand))
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** Writes the names of a brand. */
export const updateBrand = (id: number, brand: WrittenBrand) =>
  query((db) => db.updateTable('brands').set(columnsOf(brand)).where('id', '=', id).execute())

/** Merges a brand, and those that were merged into it, into another. */
export const mergeBrand = (id: number, into: number) =>
  query((db) =>
    db
      .updateTable('brands')
      .set({ merged_into: into })
      .where((where) => where.or([where('id', '=', id), where('merged_into', '=', id)]))
      .execute(),
  )

/** Counts what uses a brand. */
export const countBrandUse = (id: number) =>
  query(async (db): Promise<BrandUse> => {
    const { rows } = await sql<BrandUse>`SELECT
      (SELECT count(*)::int FROM goods WHERE brand_id = ${id})
        + (SELECT count(*)::int FROM goods_revisions WHERE texts->>'brandId' = ${String(id)}) AS "goodsCount",
      (SELECT count(*)::int FROM brands WHERE merged_into = ${id}) AS "mergedCount"`.execute(db)
    const [use] = rows
    if (use === undefined) throw new Error('row missing in a selection of counts')
    return use
  })

/** Deletes a brand that nothing uses. */
export const deleteBrand = (id: number) =>
  query((db) => db.deleteFrom('brands').where('id', '=', id).execute())

/** Has the index of the products of a brand, and of those merged into it, written again. */
export const noteBrandChange = (id: number) =>
  query((db) =>
    sql`INSERT INTO search_changes (goods_id) SELECT goods.id FROM goods JOIN brands ON brands.id = goods.brand_id
      WHERE brands.id = ${id} OR brands.merged_into = ${id}`.execute(db),
  )
