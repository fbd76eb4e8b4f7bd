import type { Transaction } from 'kysely'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import type { CategorySlug } from './categories.ts'
import { CATEGORY_LEVELS } from './categories.ts'

/** The ids of a leaf and of the two categories above it. */
export type CategoryPath = {
  readonly rootId: number
  readonly middleId: number
  readonly leafId: number
}

/** Roots whose products are reviewed first: food, cosmetics, electric ones. Source: market-rules §9.3. */
const REVIEWED_ROOTS: ReadonlySet<string> = new Set(['food', 'drink', 'beauty', 'digital'])

type Places = ReadonlyMap<string, { readonly id: number; readonly parent: string | null }>

/** Loads the tree level by level; the answer says the path of each leaf. */
export async function insertCategories(
  trx: Transaction<DB>,
): Promise<(leaf: CategorySlug) => CategoryPath> {
  const places = new Map<string, { id: number; parent: string | null }>()
  for (const level of CATEGORY_LEVELS) {
    const rows = level.map(({ parent, ...entry }) => ({
      ...entry,
      is_reviewed: parent === null && REVIEWED_ROOTS.has(entry.slug),
      parent_id: parent === null ? null : placeOf(places, parent).id,
    }))
    const inserted = await trx
      .insertInto('categories')
      .values(rows)
      .returning(['id', 'slug'])
      .execute()
    for (const [index, { id, slug }] of inserted.entries()) {
      places.set(slug, { id, parent: level[index]?.parent ?? null })
    }
  }
  return (slug) => pathOf(places, slug)
}

function pathOf(places: Places, slug: CategorySlug): CategoryPath {
  const leaf = placeOf(places, slug)
  const middle = placeOf(places, leaf.parent)
  return { rootId: placeOf(places, middle.parent).id, middleId: middle.id, leafId: leaf.id }
}

function placeOf(places: Places, slug: string | null) {
  const place = slug === null ? undefined : places.get(slug)
  if (place === undefined) throw new RangeError(`The demo has no category ${slug}`)
  return place
}
