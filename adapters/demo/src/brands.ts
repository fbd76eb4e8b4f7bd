import type { Transaction } from 'kysely'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import { DEMO_BRANDS } from './brands.data.ts'

/** The brand of a product and the name of its model; `null` for what it has not. */
export type BrandedAs = { readonly brandId: number | null; readonly modelName: string | null }

/** Inserts the brands; the answer finds a product's by its picture. */
export async function insertBrands(trx: Transaction<DB>): Promise<(picture: string) => BrandedAs> {
  const rows = await trx
    .insertInto('brands')
    .values(
      DEMO_BRANDS.map(({ name, nameEn, aliases }) => ({
        name,
        name_en: nameEn,
        aliases: [...aliases],
      })),
    )
    .returning(['id', 'name'])
    .execute()
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  return (picture) => {
    const brand = DEMO_BRANDS.find(({ goods }) => picture in goods)
    return {
      brandId: brand === undefined ? null : (ids.get(brand.name) ?? null),
      modelName: brand?.goods[picture] ?? null,
    }
  }
}
