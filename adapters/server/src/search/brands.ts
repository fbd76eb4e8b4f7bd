import { brandTexts } from '@jangteo/core/search/searchText.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { listBrands } from '@jangteo/postgres/search/brand.store'
import * as Effect from 'effect/Effect'
import { cached, type FigureCache } from '../call/cached.ts'

/** All brands by their ids: how they are called, and the names that a search compares. */
export type Brands = {
  readonly names: ReadonlyMap<number, string>
  readonly searchNames: ReadonlyMap<number, readonly string[]>
}

/** The brands, up to half a minute old. */
export const brands: Effect.Effect<Brands, never, Db | FigureCache> = cached(
  'brands',
  Effect.map(listBrands(), (rows) => ({
    names: new Map(rows.map(({ id, name }) => [id, name])),
    searchNames: new Map(
      rows.map(({ id, name, name_en: nameEn, aliases }) => [
        id,
        brandTexts({ name, nameEn, aliases }),
      ]),
    ),
  })),
)
